//! A point against a box: the degenerate case of the walk over half-planes, without a path.
//!
//! ```text
//!        ╎ in front of Left   ╎
//!   ╌╌╌╌╌┌────────────────────┐╌╌╌╌╌   in front of one line: outside
//!    ●   │         ●          ●        on a line, in front of none: on the boundary
//!   ╌╌╌╌╌└────────────────────┘╌╌╌╌╌   behind all four: inside
//! ```
//!
//! Comparisons of inputs are exact, so there is nothing else to it (Ericson 2005 §5.3).

use crate::answer::Place;
use crate::shape::{Aabb, Point, Side};

/// What is found at one side, then the answer. Distances are rounded views.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// The point is in front of the line: outside. Ends the walk.
    InFront {
        /// Whose line.
        side: Side,
        /// How far.
        distance: f64,
    },
    /// The point is on the line.
    On {
        /// Whose line.
        side: Side,
    },
    /// The point is behind the line.
    Behind {
        /// Whose line.
        side: Side,
        /// How far, as a distance in front: below zero.
        distance: f64,
    },
    /// The answer.
    Lies {
        /// Where the point lies.
        place: Place,
    },
}

/// Where the point lies with respect to the box.
///
/// ```
/// use graze2d::{Aabb, Place, Point, glam::dvec2, point_vs_aabb};
///
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// assert_eq!(point_vs_aabb(&Point::new(dvec2(4.0, 1.0))?, &aabb), Place::Boundary);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn point_vs_aabb(point: &Point, aabb: &Aabb) -> Place {
    let p = point.get();
    if !(p.cmpge(aabb.min()) & p.cmple(aabb.max())).all() {
        Place::Outside
    } else if (p.cmpgt(aabb.min()) & p.cmplt(aabb.max())).all() {
        Place::Inside
    } else {
        Place::Boundary
    }
}

/// Like [`point_vs_aabb`], and tells `watch` every step on the way.
///
/// ```
/// use graze2d::{Aabb, Point, PointStep as Step, Side, glam::dvec2, trace_point_vs_aabb};
///
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace_point_vs_aabb(&Point::new(dvec2(-2.0, 1.0))?, &aabb, |step| steps.push(step));
/// assert_eq!(steps[0], Step::InFront { side: Side::Left, distance: 2.0 });
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_point_vs_aabb(point: &Point, aabb: &Aabb, mut watch: impl FnMut(Step)) -> Place {
    let place = point_vs_aabb(point, aabb);
    for side in Side::ALL {
        let (axis, high) = side.axis();
        let (x, line) = (point.get()[axis], aabb.side(side));
        let distance = (if high { x - line } else { line - x }).clamp(f64::MIN, f64::MAX);
        if distance > 0.0 {
            watch(Step::InFront { side, distance });
            break;
        } else if distance < 0.0 {
            watch(Step::Behind { side, distance });
        } else {
            watch(Step::On { side });
        }
    }
    watch(Step::Lies { place });
    place
}
