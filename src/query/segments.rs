//! A segment against a segment.

use glam::DVec2;

use super::intersection::Intersection;
use super::line_order::common;
use crate::answer::SegmentRelation;
use crate::exact::determinant::Turn;
use crate::shape::Segment;
use crate::steps::steps;

steps! {
    /// One turn, or the relation.
    pub enum Step {
        /// Which way the path over three ends turns.
        Turns {
            /// The start of one segment.
            a: DVec2,
            /// The end of that segment.
            b: DVec2,
            /// An end of the other segment.
            c: DVec2,
            /// On which side of the line that end lies.
            turn: Turn,
        },
        /// All four ends lie on one line. In the order along it, by x then by y, both segments have started at
        /// `low`, and one of them has ended at `high`.
        OnOneLine {
            /// The later of both starts.
            low: DVec2,
            /// The earlier of both ends.
            high: DVec2,
        },
        /// They have no point in common.
        Apart,
        /// The interiors cross in one point.
        Proper {
            /// The point that both have in common.
            point: DVec2,
        },
        /// They meet in one point, which is an end of one of them.
        Touch {
            /// The point that both have in common.
            point: DVec2,
        },
        /// They share a segment.
        Overlap {
            /// Its end that is first by x, then by y.
            low: DVec2,
            /// Its other end.
            high: DVec2,
        },
    }
}

/// How two segments meet, and where: they are apart, cross in one point, touch at an end, or share a
/// part.
///
/// It follows from four turns ([`turn`](crate::turn)):
///
/// ```text
///        q.a ●                  q.a and q.b on opposite sides of p's line, and p.a and p.b on
///             ╲                 opposite sides of q's: the interiors cross in one point.
///    p.a ●─────╳─────● p.b      q.a on p's line (a turn of zero): a touch, unless p.a and p.b
///               ╲               are on the same side of q's. All four turns zero: everything
///                ● q.b          lies on one line, and only the order along it is compared.
/// ```
///
/// A segment of zero length is a point and needs no special case: two of the turns are always zero. Off the
/// line of the other segment the other two agree, and the segments are apart; on that line all four are zero.
///
/// Cormen et al. 2009 §33.1; O'Rourke 1998 §1.5.
///
/// ```
/// use graze2d::{Segment, SegmentRelation, glam::dvec2, segment_vs_segment};
///
/// let p = Segment::new(dvec2(0.0, 0.0), dvec2(4.0, 4.0))?;
/// let q = Segment::new(dvec2(0.0, 2.0), dvec2(2.0, 0.0))?;
/// let shared = segment_vs_segment(p, q);
/// assert_eq!(shared.relation(), SegmentRelation::Proper);
/// assert_eq!(shared.point(), Some(dvec2(1.0, 1.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "segment intersection")]
#[doc(alias = "line intersection")]
pub fn segment_vs_segment(p: Segment, q: Segment) -> Intersection {
    Intersection::new([p.a(), p.b()], [q.a(), q.b()])
}

/// Like [`segment_vs_segment`], and reports every turn to `watch`.
///
/// ```
/// use graze2d::{Segment, glam::dvec2, trace::{self, SegmentVsSegmentStep as Step}};
///
/// let p = Segment::new(dvec2(0.0, 0.0), dvec2(2.0, 0.0))?;
/// let q = Segment::new(dvec2(5.0, 0.0), dvec2(1.0, 0.0))?;
/// let mut last = None;
/// trace::segment_vs_segment(p, q, |step| last = Some(step));
/// let Some(Step::Overlap { low, high, .. }) = last else { panic!("they share a segment") };
/// assert_eq!((low, high), (dvec2(1.0, 0.0), dvec2(2.0, 0.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_segment(p: Segment, q: Segment, watch: impl FnMut(Step)) -> Intersection {
    let found = Intersection::new([p.a(), p.b()], [q.a(), q.b()]);
    narrate(&found, watch);
    found
}

/// The walk: the ends of q, the ends of p, then the relation.
fn narrate(found: &Intersection, mut watch: impl FnMut(Step)) {
    let [p, q] = found.segments;
    for (([a, b], other), turns) in [(p, q), (q, p)].into_iter().zip(found.turns()) {
        for (c, sign) in other.into_iter().zip(turns) {
            watch(Step::Turns { a, b, c, turn: Turn::of(sign) });
        }
        if turns[0] * turns[1] > 0 {
            break; // both ends on one side: nothing else is needed
        }
    }
    if found.is_on_one_line() {
        let [low, high] = common(p, q);
        watch(Step::OnOneLine { low, high });
    }
    let [low, high] = found.points().unwrap_or_default();
    watch(match found.relation() {
        SegmentRelation::Apart => Step::Apart,
        SegmentRelation::Proper => Step::Proper { point: low },
        SegmentRelation::Touch => Step::Touch { point: low },
        SegmentRelation::Overlap => Step::Overlap { low, high },
    });
}
