//! A moving box against a moving box.

use glam::DVec2;

use crate::answer::PushOut;
use crate::exact::{Sum, rounded};
use crate::query::segment_aabb::Step as SegmentVsAabbStep;
use crate::shape::{Aabb, Motion, Side};
use crate::steps::steps;
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::movers::{MovingShape, TwoBoxes};
use crate::sweep::span::Span;

steps! {
    /// One step of a moving box against a moving box.
    pub enum Step {
        /// The motion of A as B sees it, rounded.
        Relative {
            /// Its displacement.
            motion: DVec2,
        },
        /// The Minkowski sum B ⊕ −A around the origin, rounded.
        MinkowskiSum {
            /// Its top left corner.
            min: DVec2,
            /// Its bottom right corner.
            max: DVec2,
        },
        /// The relative motion from the origin against the sum, side by side, and the verdict.
        Clip(SegmentVsAabbStep),
        /// The boxes overlap from the start.
        StartsInside {
            /// The depth of the overlap.
            depth: f64,
        },
        /// A meets B, or separates from it.
        Meets {
            /// The time, from 0 to 1.
            t: f64,
            /// Where the min corner of A is then.
            position: DVec2,
            /// Whether they meet (`true`) or separate.
            enters: bool,
        },
    }
}

/// The interval during which two moving boxes are in contact, or `None` if they never meet (*swept AABB*).
/// Features and normals are those of `b`.
///
/// Seen from B, box A runs along the difference of the motions. Shrink A to a point, and grow B by A,
/// rotated by 180° about the origin. That is the *Minkowski sum* of B and −A, also called the *Minkowski
/// difference* of B and A:
///
/// ```text
///  ┌─┐                       ╌╌╌╌╌╌╌╌╌╌╌╌╌╌
///  │A│──▶     ┌────┐         ╎   ┌────┐   ╎     B ⊕ −A = [B.min − A.max, B.max − A.min]
///  └─┘    ◀── │ B  │    o──▶ ╎   │ B  │   ╎     against the segment from the origin o
///             └────┘         ╎   └────┘   ╎     along motion of A − motion of B
///                            ╌╌╌╌╌╌╌╌╌╌╌╌╌╌
/// ```
///
/// What remains is a segment against a box, as in [`segment_vs_aabb`](crate::segment_vs_aabb): one hit if
/// the motion ends inside, two if it passes through. Another origin would shift both alike, and the points
/// in the world would be the same. The sum is never stored: its sides stay differences of inputs.
///
/// Boxes that overlap from the start have no `enter`, and a `push_out` for `a`. Boxes that slide
/// along each other touch. Only relative motion counts: two boxes that move alike are in contact all the
/// time, or never.
///
/// Ericson 2005 §5.5.8.
///
/// ```
/// use graze2d::{Aabb, Motion, aabb_vs_aabb, glam::dvec2};
///
/// let a = Aabb::new(dvec2(0.0, 0.0), dvec2(1.0, 1.0))?;
/// let b = Aabb::new(dvec2(5.0, 0.0), dvec2(6.0, 1.0))?;
/// let (right, left) = (Motion::new(dvec2(6.0, 0.0))?, Motion::new(dvec2(-2.0, 0.0))?);
/// let enter = aabb_vs_aabb(a, right, b, left).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.position()), (0.5, dvec2(3.0, 0.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "swept AABB")]
#[doc(alias = "Minkowski sum")]
#[doc(alias = "Minkowski difference")]
#[doc(alias = "continuous collision detection")]
#[doc(alias = "time of impact")]
#[doc(alias = "relative velocity")]
#[inline]
pub fn aabb_vs_aabb(a: Aabb, motion_a: Motion, b: Aabb, motion_b: Motion) -> Option<Span> {
    Span::of(TwoBoxes::new(&a, &motion_a, &b, &motion_b))
}

/// Like [`aabb_vs_aabb`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Aabb, Motion, glam::dvec2, trace::{self, AabbVsAabbStep as Step}};
///
/// let a = Aabb::new(dvec2(0.0, 0.0), dvec2(1.0, 1.0))?;
/// let b = Aabb::new(dvec2(5.0, 0.0), dvec2(6.0, 1.0))?;
/// let mut steps = Vec::new();
/// trace::aabb_vs_aabb(a, Motion::ZERO, b, Motion::ZERO, |step| steps.push(step));
/// assert!(matches!(steps[0], Step::Relative { motion, .. } if motion == dvec2(0.0, 0.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_aabb_vs_aabb(
    a: Aabb,
    motion_a: Motion,
    b: Aabb,
    motion_b: Motion,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let boxes = TwoBoxes::new(&a, &motion_a, &b, &motion_b);
    let found = BoxSigns::new(boxes.path());
    let (span, path) = (Span::of(boxes), &found.path);
    watch(Step::Relative { motion: view(path.motion) });
    let [min, max] = [false, true].map(|high| view([0, 1].map(|axis| path.side(axis, high))));
    watch(Step::MinkowskiSum { min, max });
    found.narrate(&mut |step| watch(Step::Clip(step)));
    if let Some(span) = span {
        if let Some(push_out) = span.push_out() {
            watch(Step::StartsInside { depth: push_out.depth() });
        }
        for (hit, enters) in [(span.enter(), true), (span.exit(), false)] {
            if let Some(hit) = hit {
                watch(Step::Meets { t: hit.t(), position: hit.position(), enters });
            }
        }
    }
    span
}

/// The way out of an overlap for `a` on each side of `b`, in the order of [`Side::ALL`], or `None` if the
/// interiors do not overlap. The shortest is the `push_out` of [`aabb_vs_aabb`].
#[doc(alias = "minimum translation vector")]
pub fn push_outs_aabb_vs_aabb(a: Aabb, b: Aabb) -> Option<[PushOut; 4]> {
    let boxes = TwoBoxes::new(&a, &Motion::ZERO, &b, &Motion::ZERO);
    let depths = Side::ALL.map(|side| boxes.depth(side));
    let overlap = depths.iter().all(|depth| depth.sign() > 0);
    overlap.then(|| Side::ALL.map(|side| PushOut::along(side.normal(), rounded(boxes.depth(side)))))
}

/// A rounded vector, for the steps.
fn view<const N: usize>(vector: [Sum<N>; 2]) -> DVec2 {
    DVec2::from(vector.map(rounded))
}
