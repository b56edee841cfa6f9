//! A point against a circle.

use crate::answer::Location;
use crate::shape::{Circle, Point};
use crate::steps::steps;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::path::End;

steps! {
    /// The comparison, or the answer.
    pub enum Step {
        /// How far the point is from the center, along each axis.
        Offset {
            /// To the right of the center.
            across: f64,
            /// Below the center.
            down: f64,
            /// The sum of both squares: the squared distance.
            squared: f64,
        },
        /// The distance of the point from the center against the radius. The distance and the squares are
        /// rounded: they may be equal although the exact ones differ slightly.
        Compares {
            /// The distance of the point from the center.
            distance: f64,
            /// The radius of the circle.
            radius: f64,
            /// The square of the radius.
            squared_radius: f64,
        },
        /// The distance is smaller than the radius.
        Inside,
        /// The distance is the radius.
        Boundary,
        /// The distance is larger than the radius.
        Outside,
    }
}

/// Where the point lies with respect to the circle: inside, on its boundary, or outside.
///
/// Its distance from the center is compared with the radius, without a root:
///
/// ```text
///         ╭───────╮
///        │    ● c  │     u = p − c
///        │     ╲   │     C = u·u − r²      below zero: inside
///         ╰─────╲─╯                        zero: on the boundary
///              u ● p                       above zero: outside
/// ```
///
/// With a rounded root or square, points next to the boundary would count as on it. C is a polynomial
/// in the inputs, and its sign is exact. [`segment_vs_circle`](crate::segment_vs_circle) asks for the same
/// sign at the start of a path. A circle of radius 0 has only a boundary, its center. Ericson 2005 §5.3.2.
///
/// ```
/// use graze2d::{Circle, Location, Point, glam::dvec2, point_vs_circle};
///
/// let circle = Circle::new(dvec2(5.0, 0.0), 5.0)?;
/// assert_eq!(point_vs_circle(Point::new(dvec2(8.0, 4.0))?, circle), Location::Boundary);
/// assert_eq!(point_vs_circle(Point::new(dvec2(8.0, 3.0))?, circle), Location::Inside);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "point in circle")]
pub fn point_vs_circle(point: Point, circle: Circle) -> Location {
    place(&seen(&point, &circle))
}

/// Like [`point_vs_circle`], and reports what it compares to `watch`.
///
/// ```
/// use graze2d::{Circle, Point, glam::dvec2, trace::{self, PointVsCircleStep as Step}};
///
/// let circle = Circle::new(dvec2(5.0, 0.0), 5.0)?;
/// let mut steps = Vec::new();
/// trace::point_vs_circle(Point::new(dvec2(-3.0, 6.0))?, circle, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::Offset { across: -8.0, down: 6.0, .. }));
/// assert!(matches!(steps[1], Step::Compares { distance: 10.0, radius: 5.0, .. }));
/// assert_eq!(steps[2], Step::Outside);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_point_vs_circle(
    point: Point,
    circle: Circle,
    mut watch: impl FnMut(Step),
) -> Location {
    let seen = seen(&point, &circle);
    let finite = |x: f64| x.clamp(f64::MIN, f64::MAX);
    let [across, down] = (point.get() - circle.center()).to_array().map(finite);
    watch(Step::Offset { across, down, squared: finite(across * across + down * down) });
    let (distance, radius) = (seen.distance_at_path_end(End::Enter), circle.radius());
    watch(Step::Compares { distance, radius, squared_radius: finite(radius * radius) });
    let place = place(&seen);
    watch(match place {
        Location::Inside => Step::Inside,
        Location::Boundary => Step::Boundary,
        Location::Outside => Step::Outside,
    });
    place
}

/// The point as a path of zero length.
fn seen(point: &Point, circle: &Circle) -> CirclePath {
    CirclePath::at_rest(circle.center(), circle.radius(), point.get())
}

/// The kernel: the sign of C.
fn place(seen: &CirclePath) -> Location {
    match seen.power_sign(End::Enter) {
        -1 => Location::Inside,
        0 => Location::Boundary,
        _ => Location::Outside,
    }
}
