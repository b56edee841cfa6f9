//! What two segments share. The point of a proper crossing is constructed only when it is asked for, since
//! most callers need only the verdict.

use glam::DVec2;

use super::construct::LineCrossing;
use super::four_turns::{Relation, relation, turns};
use super::line_order::common;
use crate::answer::SegmentRelation;
use crate::exact::Sign;

/// How two segments meet, and where.
#[derive(Clone, Copy, Debug)]
pub struct Intersection {
    /// p, then q.
    pub(super) segments: [[DVec2; 2]; 2],
    relation: Relation,
}

impl Intersection {
    /// The kernel: signs and comparisons only.
    #[inline]
    pub(super) fn new(p: [DVec2; 2], q: [DVec2; 2]) -> Self {
        Self { segments: [p, q], relation: relation(p, q) }
    }

    /// The turns of each segment with both ends of the other.
    pub(super) fn turns(&self) -> [[Sign; 2]; 2] {
        let [p, q] = self.segments;
        turns(p, q)
    }

    /// Whether all four ends lie on one line.
    pub(super) fn is_on_one_line(&self) -> bool {
        self.turns() == [[0; 2]; 2]
    }

    /// The path p and the line of q.
    pub(super) fn line_crossing(&self) -> LineCrossing {
        let [path, line] = self.segments;
        LineCrossing { path, line }
    }

    /// How the two segments meet.
    #[inline]
    pub fn relation(&self) -> SegmentRelation {
        self.relation.get()
    }

    /// Both ends of what the segments share, ordered by x, then by y; they are equal unless the segments overlap.
    /// `None` if they are apart. The point of a proper crossing is correctly rounded, all others are copied.
    pub fn points(&self) -> Option<[DVec2; 2]> {
        let [p, q] = self.segments;
        match self.relation() {
            SegmentRelation::Apart => None,
            SegmentRelation::Proper => Some([self.line_crossing().point(); 2]),
            SegmentRelation::Overlap => Some(common(p, q)),
            // The end that lies on the other's line is the point in which the lines meet.
            SegmentRelation::Touch => Some(match self.turns() {
                [[0, 0], [0, 0]] => common(p, q),
                [[0, _], _] => [q[0]; 2],
                [[_, 0], _] => [q[1]; 2],
                [_, [0, _]] => [p[0]; 2],
                _ => [p[1]; 2],
            }),
        }
    }

    /// The point that the segments share, if there is exactly one.
    pub fn point(&self) -> Option<DVec2> {
        match self.relation() {
            SegmentRelation::Proper | SegmentRelation::Touch => {
                self.points().map(|[point, _]| point)
            }
            SegmentRelation::Apart | SegmentRelation::Overlap => None,
        }
    }
}

/// Equal if the relation and the points are equal, whichever segments they come from.
impl PartialEq for Intersection {
    fn eq(&self, other: &Self) -> bool {
        self.relation() == other.relation() && self.points() == other.points()
    }
}
