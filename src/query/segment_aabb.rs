//! A path against a box, by half-planes.

use crate::answer::Contact;
use crate::shape::{Aabb, Segment, Side};
use crate::steps::steps;
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::movers::{MovingShape, SegmentAndBox};
use crate::sweep::path::End;
use crate::sweep::span::Span;

steps! {
    /// One side, or the verdict. `da` and `db` are the signed distances of the start and the end in front of
    /// that side's line; `near` and `far` are the bounds so far.
    pub enum Step {
        /// Both ends are in front of the line or on it: the interior cannot be entered, and no other side is
        /// tested. The verdict follows: a miss if both ends are in front, otherwise a miss or a touch.
        InFront {
            /// The side of the box.
            side: Side,
            /// Distance of the start.
            da: f64,
            /// Distance of the end.
            db: f64,
        },
        /// Both ends are behind the line: this side rules nothing out.
        Behind {
            /// The side of the box.
            side: Side,
            /// Distance of the start.
            da: f64,
            /// Distance of the end.
            db: f64,
        },
        /// The path enters the half-plane at `t`.
        Enters {
            /// The side of the box.
            side: Side,
            /// Distance of the start.
            da: f64,
            /// Distance of the end.
            db: f64,
            /// The time at which the path meets the line.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the latest entry so far: exactly, even if an earlier one rounds to the same time.
            decides: bool,
        },
        /// The path leaves the half-plane at `t`.
        Leaves {
            /// The side of the box.
            side: Side,
            /// Distance of the start.
            da: f64,
            /// Distance of the end.
            db: f64,
            /// The time at which the path meets the line.
            t: f64,
            /// The latest entry so far.
            near: f64,
            /// The earliest exit so far.
            far: f64,
            /// Whether this is the earliest exit so far: exactly, even if a later one rounds to the same time.
            decides: bool,
        },
        /// near < far: the path enters the interior.
        Crosses {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The path meets the boundary but does not enter the interior.
        Touches {
            /// The first time at which the shapes meet.
            near: f64,
            /// The last time at which the shapes meet.
            far: f64,
        },
        /// The path does not meet the box.
        Misses {
            /// The latest entry.
            near: f64,
            /// The earliest exit.
            far: f64,
        },
    }
}

/// The part of the segment inside the box, or `None` if they do not meet (the *slab method*).
///
/// A box is what four half-planes have in common. Each is bounded by the line of one side and lies
/// behind it; the signed distance of a point in front of the line is positive:
///
/// ```text
///              Left            Right
///               ╎               ╎           a     da > 0 at Left: in front
///         ╌╌╌╌╌╌┌───────────────┐╌╌╌ Top     ╲    db < 0: behind, so the path enters at
///               │               │             ╲
///    a ●────────●───────────────●───────● b    t = da / (da − db)
///               │ enter         │ exit
///         ╌╌╌╌╌╌└───────────────┘╌╌╌ Bottom
/// ```
///
/// The latest entry is called near (t_min), the earliest exit far (t_max). The path crosses the interior
/// between them if near < far. A distance of zero counts as in front, so a path that runs along a side
/// never enters. But it meets the boundary: that is a touch.
///
/// **Nothing is divided before the verdict.** Which of two times is larger is the sign of
/// `X × dy − Y × dx`: on which side of the path a *corner* of the box lies. Four such signs and the
/// signs of the eight distances decide everything, and all of them are exact.
///
/// **Starts inside.** The path's own ends bound the times: near starts at 0 and far at 1, and a path
/// that starts strictly inside has no `enter`. If they started at −∞ and ∞, near would stay −∞ for
/// such a path, and the point computed from it would be infinite or NaN. A segment of zero length is a
/// point: its `enter` is at 0 and its `exit` at 1, if it has them. A box without area has no interior and
/// can only be touched.
///
/// Cyrus & Beck 1978, Liang & Barsky 1984; Ericson 2005 §5.3.
///
/// ```
/// use graze2d::{Aabb, Feature, Segment, Side, glam::dvec2, segment_vs_aabb};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let enter = segment_vs_aabb(segment, aabb).unwrap().enter().unwrap();
/// assert_eq!((enter.t(), enter.point()), (0.2, dvec2(0.0, 1.0)));
/// assert_eq!(enter.feature(), Feature::Side(Side::Left));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "raycast")]
#[doc(alias = "slab method")]
#[doc(alias = "Liang-Barsky")]
#[doc(alias = "Cyrus-Beck")]
#[doc(alias = "floating-point robustness")]
#[doc(alias = "epsilon")]
#[doc(alias = "ulp")]
#[inline]
pub fn segment_vs_aabb(segment: Segment, aabb: Aabb) -> Option<Span> {
    Span::of(SegmentAndBox::new(&segment, &aabb))
}

/// Like [`segment_vs_aabb`], and reports every step to `watch`.
///
/// ```
/// use graze2d::{Aabb, Segment, glam::dvec2, trace::{self, SegmentVsAabbStep as Step}};
///
/// let segment = Segment::new(dvec2(-2.0, 1.0), dvec2(8.0, 1.0))?;
/// let aabb = Aabb::new(dvec2(0.0, 0.0), dvec2(4.0, 3.0))?;
/// let mut last = None;
/// trace::segment_vs_aabb(segment, aabb, |step| last = Some(step));
/// assert!(matches!(last, Some(Step::Crosses { near: 0.2, far: 0.6, .. })));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_aabb(
    segment: Segment,
    aabb: Aabb,
    mut watch: impl FnMut(Step),
) -> Option<Span> {
    let both = SegmentAndBox::new(&segment, &aabb);
    let found = BoxSigns::new(both.path());
    found.narrate(&mut watch);
    Span::of(both)
}

impl BoxSigns {
    /// The walk: side by side, then the verdict.
    pub(crate) fn narrate(&self, watch: &mut dyn FnMut(Step)) {
        let (mut near, mut far) = (0.0_f64, 1.0_f64);
        // Whether a line on x was entered, and left: those on y come after it.
        let (mut entered, mut left) = (false, false);
        for side in Side::ALL {
            let (axis, high) = side.axis();
            let from_start = self.path.side(axis, high);
            let from_end = self.path.side_from_end(axis, high);
            // A point is in front of a low side if the side is ahead of it, of a high one if it is not.
            let facing = if high { -1 } else { 1 };
            let (at_start, at_end) = (facing * from_start.sign(), facing * from_end.sign());
            let distance = |view: f64| f64::from(facing) * view + 0.0;
            let (da, db) = (distance(from_start.near()), distance(from_end.near()));
            if at_start >= 0 && at_end >= 0 {
                watch(Step::InFront { side, da, db });
                break;
            } else if at_start >= 0 {
                let t = self.path.line_time(axis, high).nearest();
                near = near.max(t);
                let decides = !entered || self.y_decides(End::Enter);
                entered = true;
                watch(Step::Enters { side, da, db, t, near, far, decides });
            } else if at_end >= 0 {
                let t = self.path.line_time(axis, high).nearest();
                far = far.min(t);
                let decides = !left || self.y_decides(End::Exit);
                left = true;
                watch(Step::Leaves { side, da, db, t, near, far, decides });
            } else {
                watch(Step::Behind { side, da, db });
            }
        }
        match self.contact {
            Some(Contact::Cross) => watch(Step::Crosses { near, far }),
            Some(Contact::Touch) => {
                watch(Step::Touches { near: self.time(End::Enter), far: self.time(End::Exit) });
            }
            None => watch(Step::Misses { near, far }),
        }
    }
}
