//! A point against a box.

use crate::answer::Location;
use crate::shape::{Aabb, Point, Side};
use crate::steps::steps;

steps! {
    /// One side, or the answer. Distances are rounded.
    pub enum Step {
        /// The point is in front of the line: outside. No other side is tested.
        InFront {
            /// The side of the box.
            side: Side,
            /// The signed distance in front of the line.
            distance: f64,
        },
        /// The point is on the line.
        On {
            /// The side of the box.
            side: Side,
        },
        /// The point is behind the line.
        Behind {
            /// The side of the box.
            side: Side,
            /// How far, as a distance in front: below zero.
            distance: f64,
        },
        /// The answer.
        Lies {
            /// Where the point lies.
            place: Location,
        },
    }
}

/// Where the point lies with respect to the box: inside, on its boundary, or outside.
///
/// It tests the same half-planes as [`segment_vs_aabb`](crate::segment_vs_aabb), but without a path:
///
/// ```text
///        ╎ in front of Left   ╎
///   ╌╌╌╌╌┌────────────────────┐╌╌╌╌╌   in front of one line: outside
///    ●   │         ●          ●        on a line, in front of none: on the boundary
///   ╌╌╌╌╌└────────────────────┘╌╌╌╌╌   behind all four: inside
/// ```
///
/// Comparisons of inputs are exact, so nothing more is needed. A box without area has only a boundary.
/// Ericson 2005 §5.3.
///
/// ```
/// use graze2d::{Aabb, Location, Point, glam::dvec2, point_vs_aabb};
///
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// assert_eq!(point_vs_aabb(Point::new(dvec2(4.0, 1.0))?, aabb), Location::Boundary);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "point in box")]
pub fn point_vs_aabb(point: Point, aabb: Aabb) -> Location {
    let p = point.get();
    if !(p.cmpge(aabb.min()) & p.cmple(aabb.max())).all() {
        Location::Outside
    } else if (p.cmpgt(aabb.min()) & p.cmplt(aabb.max())).all() {
        Location::Inside
    } else {
        Location::Boundary
    }
}

/// Like [`point_vs_aabb`], and reports what it finds at each side to `watch`.
///
/// ```
/// use graze2d::{Aabb, Point, Side, glam::dvec2, trace::{self, PointVsAabbStep as Step}};
///
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut steps = Vec::new();
/// trace::point_vs_aabb(Point::new(dvec2(-2.0, 1.0))?, aabb, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::InFront { side: Side::Left, distance: 2.0, .. }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_point_vs_aabb(point: Point, aabb: Aabb, mut watch: impl FnMut(Step)) -> Location {
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
