//! A moving circle against a moving circle.

use glam::DVec2;

use crate::query::segment_circle::Step as SegmentVsCircleStep;
use crate::shape::{Circle, Motion};
use crate::steps::steps;
use crate::sweep::circle_signs::PointAndCircle;
use crate::sweep::span::Span;

steps! {
    /// One step of a moving circle against a moving circle.
    pub enum Step {
        /// What B sees, rounded: A has shrunk to its center, and B has grown by the radius of A.
        Relative {
            /// Where the center of A starts, seen from the center of B.
            start: DVec2,
            /// Its displacement.
            motion: DVec2,
            /// The sum of both radii.
            radius: f64,
        },
        /// The path of the center against the grown circle, and the verdict.
        Path(SegmentVsCircleStep),
    }
}

/// The interval during which two moving circles are in contact, or `None` if they never meet. Points and normals
/// are those of `b`, positions are those of `a`.
///
/// Seen from B, the center of A runs along the difference of the motions. The circles are in contact while
/// it is no farther from the center of B than the sum of both radii:
///
/// ```text
///                                    ╭╌╌╌╌╌╌╌╌╌╌╌╮
///    ╭─╮             ╭───╮          ╎    ╭───╮    ╎      start    A.center − B.center
///    │A│──▶      ◀── │ B │      ●───●──▶ │ ● │    ╎      motion   motion of A − motion of B
///    ╰─╯             ╰───╯          ╎    ╰───╯    ╎      radius   A.radius + B.radius
///                                    ╰╌╌╌╌╌╌╌╌╌╌╌╯
/// ```
///
/// That is a segment against a circle, as in [`segment_vs_circle`](crate::segment_vs_circle). None of
/// these sums is ever stored: they stay sums of inputs, so every verdict is exact.
///
/// Circles that overlap from the start have no `enter`, and a `push_out` for `a` away from the center of
/// `b`; if both centers are equal, it leads to the left. Only relative motion counts: circles that move
/// alike are in contact all the time, from 0 to 1, or never. Two circles of radius 0 are two points and can
/// only touch. Then the normal points against the relative motion when they meet and along it when they
/// separate; without relative motion it points to the left.
///
/// Ericson 2005 §5.5.5.
///
/// ```
/// use graze2d::{Circle, Motion, circle_vs_circle, glam::dvec2};
///
/// let (a, b) = (Circle::new(dvec2(0.0, 0.0), 1.0)?, Circle::new(dvec2(8.0, 0.0), 2.0)?);
/// let (right, left) = (Motion::new(dvec2(8.0, 0.0))?, Motion::new(dvec2(-2.0, 0.0))?);
/// let enter = circle_vs_circle(a, right, b, left).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.position()), (0.5, dvec2(4.0, 0.0)));
/// assert_eq!((enter.point(), enter.normal()), (dvec2(5.0, 0.0), dvec2(-1.0, 0.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "circle-circle collision")]
#[doc(alias = "sum of the radii")]
#[inline]
pub fn circle_vs_circle(a: Circle, motion_a: Motion, b: Circle, motion_b: Motion) -> Option<Span> {
    Span::of(PointAndCircle::of_circles(&a, &motion_a, &b, &motion_b))
}

/// Like [`circle_vs_circle`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Circle, Motion, glam::dvec2, trace::{self, CircleVsCircleStep as Step}};
///
/// let (a, b) = (Circle::new(dvec2(0.0, 0.0), 1.0)?, Circle::new(dvec2(8.0, 0.0), 2.0)?);
/// let mut steps = Vec::new();
/// trace::circle_vs_circle(a, Motion::ZERO, b, Motion::ZERO, |step| steps.push(step));
/// let Step::Relative { start, motion, radius, .. } = steps[0] else { panic!("what b sees") };
/// assert_eq!((start, motion, radius), (dvec2(-8.0, 0.0), dvec2(0.0, 0.0), 3.0));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_circle_vs_circle(
    a: Circle,
    motion_a: Motion,
    b: Circle,
    motion_b: Motion,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let path = PointAndCircle::of_circles(&a, &motion_a, &b, &motion_b);
    let span = Span::of(path);
    let (start, motion, radius) = path.view();
    watch(Step::Relative { start, motion, radius });
    path.narrate(span, &mut |step| watch(Step::Path(step)));
    span
}
