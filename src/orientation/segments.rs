//! Segment against segment, by four turns (Cormen et al. 2009 §33.1; O'Rourke 1998 §1.5).
//!
//! ```text
//!        q.a ●                  q.a and q.b on opposite sides of p's line, and p.a and p.b on
//!             ╲                 opposite sides of q's: the interiors cross in one point.
//!    p.a ●─────╳─────● p.b      A turn of zero puts an end on the other's line: a touch.
//!               ╲               All four zero: everything lies on one line, and only the order
//!                ● q.b          along it is left to compare.
//! ```
//!
//! A segment of no length has two turns of zero for nothing: it is a point, and no case of its own is
//! needed for it. Off the line of the other segment the other two turns agree, and the answer is
//! apart; on that line all four are zero.

use glam::DVec2;

use super::construct::Meeting;
use super::crossing::{Crossing, Shared};
use crate::exact::Sign;
use crate::hit::SegmentRelation;
use crate::integer::IntSegment;
use crate::shape::Segment;
use crate::turn::{Coordinates, Turn};

/// What each turn tells, then the relation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Which way the path over three ends turns.
    Turns {
        /// The start of one segment,
        a: DVec2,
        /// its end,
        b: DVec2,
        /// and an end of the other.
        c: DVec2,
        /// On which side of the line that end lies.
        turn: Turn,
    },
    /// All four ends lie on one line: along it, by x then by y, both segments have begun at `low`
    /// and one of them has ended at `high`.
    OnOneLine {
        /// The later of both beginnings.
        low: DVec2,
        /// The earlier of both ends.
        high: DVec2,
    },
    /// They have no point in common.
    Apart,
    /// The interiors cross in one point.
    Proper {
        /// Where.
        point: DVec2,
    },
    /// They meet in one point, which is an end of one of them.
    Touch {
        /// Where.
        point: DVec2,
    },
    /// They share a stretch.
    Overlap {
        /// Its end that is first by x, then by y.
        low: DVec2,
        /// Its other end.
        high: DVec2,
    },
}

/// How two segments meet, and where.
///
/// ```
/// use graze2d::{Segment, SegmentRelation, glam::dvec2, segment_vs_segment};
///
/// let p = Segment::new(dvec2(0.0, 0.0), dvec2(4.0, 4.0))?;
/// let q = Segment::new(dvec2(0.0, 2.0), dvec2(2.0, 0.0))?;
/// let crossing = segment_vs_segment(&p, &q);
/// assert_eq!(crossing.relation(), SegmentRelation::Proper);
/// assert_eq!(crossing.point(), Some(dvec2(1.0, 1.0)));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn segment_vs_segment(p: &Segment, q: &Segment) -> Crossing {
    Turns::new([p.a(), p.b()], [q.a(), q.b()]).crossing()
}

/// The same, and every step on the way.
///
/// ```
/// use graze2d::{Segment, SegmentVsSegmentStep as Step, glam::dvec2, trace_segment_vs_segment};
///
/// let p = Segment::new(dvec2(0.0, 0.0), dvec2(2.0, 0.0))?;
/// let q = Segment::new(dvec2(5.0, 0.0), dvec2(1.0, 0.0))?;
/// let mut last = None;
/// trace_segment_vs_segment(&p, &q, |step| last = Some(step));
/// assert_eq!(last, Some(Step::Overlap { low: dvec2(1.0, 0.0), high: dvec2(2.0, 0.0) }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
pub fn trace_segment_vs_segment(p: &Segment, q: &Segment, watch: impl FnMut(Step)) -> Crossing {
    let found = Turns::new([p.a(), p.b()], [q.a(), q.b()]);
    found.narrate(watch);
    found.crossing()
}

/// How two segments between whole points meet, and where.
///
/// ```
/// use graze2d::{IntSegment, SegmentRelation, glam::ivec2, segment_vs_segment_int};
///
/// let p = IntSegment::new(ivec2(0, 0).into(), ivec2(1, 1).into());
/// let q = IntSegment::new(ivec2(0, 1).into(), ivec2(1, 0).into());
/// assert_eq!(segment_vs_segment_int(&p, &q).relation(), SegmentRelation::Proper);
/// ```
pub fn segment_vs_segment_int(p: &IntSegment, q: &IntSegment) -> Crossing {
    Turns::new([p.a(), p.b()], [q.a(), q.b()]).crossing()
}

/// The same, and every step on the way.
///
/// ```
/// use graze2d::{IntSegment, SegmentVsSegmentStep as Step, glam::ivec2};
///
/// let p = IntSegment::new(ivec2(0, 0).into(), ivec2(1, 0).into());
/// let q = IntSegment::new(ivec2(0, 1).into(), ivec2(1, 1).into());
/// let mut steps = Vec::new();
/// graze2d::trace_segment_vs_segment_int(&p, &q, |step| steps.push(step));
/// assert_eq!(steps.last(), Some(&Step::Apart));
/// ```
pub fn trace_segment_vs_segment_int(
    p: &IntSegment,
    q: &IntSegment,
    watch: impl FnMut(Step),
) -> Crossing {
    let found = Turns::new([p.a(), p.b()], [q.a(), q.b()]);
    found.narrate(watch);
    found.crossing()
}

/// On one line: the later beginning and the earlier end.
fn common<T: Coordinates>(p: [T; 2], q: [T; 2]) -> [T; 2] {
    [p[0].first(p[1]).last(q[0].first(q[1])), p[0].last(p[1]).first(q[0].last(q[1]))]
}

/// Everything that the turns decide.
pub(super) struct Turns<T> {
    /// p, then q.
    segments: [[T; 2]; 2],
    /// Of each segment with both ends of the other.
    turns: [[Sign; 2]; 2],
    relation: SegmentRelation,
}

impl<T: Coordinates> Turns<T> {
    /// The kernel: signs and comparisons only.
    #[inline]
    pub(super) fn new(p: [T; 2], q: [T; 2]) -> Self {
        let ends = |[a, b]: [T; 2], other: [T; 2]| other.map(|c| T::turn(a, b, c));
        let turns = [ends(p, q), ends(q, p)];
        let [of_p, of_q] = turns.map(|[c, d]| c * d);
        let relation = if turns == [[0; 2]; 2] {
            match common(p, q) {
                [low, high] if low == high => SegmentRelation::Touch,
                [low, high] if low.is_before(high) => SegmentRelation::Overlap,
                _ => SegmentRelation::Apart,
            }
        } else if of_p > 0 || of_q > 0 {
            SegmentRelation::Apart
        } else if of_p < 0 && of_q < 0 {
            SegmentRelation::Proper
        } else {
            SegmentRelation::Touch
        };
        Self { segments: [p, q], turns, relation }
    }

    pub(super) fn relation(&self) -> SegmentRelation {
        self.relation
    }

    /// Whether all four ends lie on one line.
    pub(super) fn is_on_one_line(&self) -> bool {
        self.turns == [[0; 2]; 2]
    }

    /// The path p and the line of q.
    pub(super) fn meeting(&self) -> Meeting {
        let [path, line] = self.segments.map(|segment| segment.map(T::at));
        Meeting { path, line }
    }

    pub(super) fn crossing(&self) -> Crossing {
        let [p, q] = self.segments;
        let shared = match self.relation {
            SegmentRelation::Apart => Shared::Nothing,
            SegmentRelation::Proper => Shared::Meeting(self.meeting()),
            _ if self.is_on_one_line() => Shared::Ends(common(p, q).map(T::at)),
            // The end that lies on the other's line is the point in which the lines meet.
            _ => Shared::Ends(match self.turns {
                [[0, _], _] => [q[0].at(); 2],
                [[_, 0], _] => [q[1].at(); 2],
                [_, [0, _]] => [p[0].at(); 2],
                _ => [p[1].at(); 2],
            }),
        };
        Crossing::new(self.relation, shared)
    }

    /// The walk: the ends of q, the ends of p, then the relation.
    pub(super) fn narrate(&self, mut watch: impl FnMut(Step)) {
        let others = [self.segments[1], self.segments[0]];
        for ((segment, other), turns) in self.segments.into_iter().zip(others).zip(self.turns) {
            let [a, b] = segment.map(T::at);
            for (c, sign) in other.into_iter().zip(turns) {
                watch(Step::Turns { a, b, c: c.at(), turn: Turn::of(sign) });
            }
            if turns[0] * turns[1] > 0 {
                break; // both ends on one side: nothing else is needed
            }
        }
        if self.is_on_one_line() {
            let [p, q] = self.segments;
            let [low, high] = common(p, q).map(T::at);
            watch(Step::OnOneLine { low, high });
        }
        let [low, high] = self.crossing().points().unwrap_or_default();
        watch(match self.relation {
            SegmentRelation::Apart => Step::Apart,
            SegmentRelation::Proper => Step::Proper { point: low },
            SegmentRelation::Touch => Step::Touch { point: low },
            SegmentRelation::Overlap => Step::Overlap { low, high },
        });
    }
}
