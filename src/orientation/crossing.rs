//! What two segments share. The verdict stands; the point of a proper crossing is constructed when
//! it is asked for, since most who ask whether do not ask where.

use glam::DVec2;

use super::construct::Meeting;
use crate::hit::SegmentRelation;

/// How two segments meet, and where.
#[derive(Clone, Copy, Debug)]
pub struct Crossing {
    relation: SegmentRelation,
    shared: Shared,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Shared {
    Nothing,
    /// Copied ends, twice the same but for an overlap.
    Ends([DVec2; 2]),
    /// The point in which the lines meet.
    Meeting(Meeting),
}

impl Crossing {
    pub(super) fn new(relation: SegmentRelation, shared: Shared) -> Self {
        Self { relation, shared }
    }

    /// How they meet.
    pub fn relation(&self) -> SegmentRelation {
        self.relation
    }

    /// The ends of what they share, first by x, then by y: twice the same but for an overlap; `None`
    /// apart. The point of a proper crossing is correctly rounded, all others are copied ends.
    pub fn points(&self) -> Option<[DVec2; 2]> {
        match self.shared {
            Shared::Nothing => None,
            Shared::Ends(ends) => Some(ends),
            Shared::Meeting(meeting) => Some([meeting.point(); 2]),
        }
    }

    /// The only point that they share, if there is just one.
    pub fn point(&self) -> Option<DVec2> {
        match self.relation {
            SegmentRelation::Proper | SegmentRelation::Touch => {
                self.points().map(|[point, _]| point)
            }
            SegmentRelation::Apart | SegmentRelation::Overlap => None,
        }
    }
}

/// The same relation in the same points, whichever segments they come from.
impl PartialEq for Crossing {
    fn eq(&self, other: &Self) -> bool {
        self.relation == other.relation && self.points() == other.points()
    }
}
