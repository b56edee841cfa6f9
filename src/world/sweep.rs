//! The path of a query, what it finds in a world, and its steps.

use glam::DVec2;

use crate::answer::Contact;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Motion, Segment};
use crate::steps::steps;
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::entry_order::Entry;
use crate::sweep::movers::{MovingShape, SegmentAndBox};
use crate::sweep::span::Span;
use crate::world::box_id::BoxId;
use crate::world::mover::Mover;

/// The path in a query of a [`World`](crate::World): a segment, or a mover and its motion.
///
/// A [`Segment`] converts into one, and so does a pair of [`Mover`] and [`Motion`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Sweep {
    /// A segment.
    Segment(Segment),
    /// A moving circle or box.
    Mover(Mover, Motion),
}

impl From<Segment> for Sweep {
    fn from(segment: Segment) -> Self {
        Self::Segment(segment)
    }
}

impl From<(Mover, Motion)> for Sweep {
    fn from((mover, motion): (Mover, Motion)) -> Self {
        Self::Mover(mover, motion)
    }
}

impl Sweep {
    /// The part of it that is in a box.
    pub(crate) fn meets(&self, aabb: &Aabb) -> Option<Span> {
        match self {
            Self::Segment(segment) => segment_vs_aabb(*segment, *aabb),
            Self::Mover(mover, motion) => mover.meets(motion, aabb),
        }
    }

    /// When it first comes to a box that it meets.
    pub(crate) fn entry(&self, aabb: &Aabb) -> Entry {
        match self {
            Self::Segment(segment) => {
                Entry::of(&BoxSigns::new(SegmentAndBox::new(segment, aabb).path()))
            }
            Self::Mover(mover, motion) => mover.entry(motion, aabb),
        }
    }

    pub(crate) fn swept(&self) -> Swept {
        match self {
            Self::Segment(segment) => {
                let (a, b) = (segment.a(), segment.b());
                Swept { bounds: Aabb::of(a, a), motion: b - a }
            }
            Self::Mover(mover, motion) => Swept::new(mover, motion.get()),
        }
    }
}

/// A box that moves along a path: where it is at its start, and the motion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swept {
    pub(crate) bounds: Aabb,
    pub(crate) motion: DVec2,
}

impl Swept {
    /// A box that contains a mover at its start. On a slow axis, a side that is short by a rounding would leave a wall long
    /// before the mover does.
    pub(crate) fn new(mover: &Mover, motion: DVec2) -> Self {
        let near = mover.near_bounds();
        let (min, max) = (near.min().map(f64::next_down), near.max().map(f64::next_up));
        Self { bounds: Aabb::of(min, max), motion }
    }
}

/// The path of a mover that stays.
pub(crate) fn still(mover: &Mover) -> Swept {
    Sweep::Mover(*mover, Motion::NONE).swept()
}

/// One box that a path meets, found by [`World::first`](crate::World::first) or [`World::all`](crate::World::all).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    pub(crate) id: BoxId,
    pub(crate) span: Span,
}

impl Found {
    /// The id of the box that the path meets.
    pub fn id(&self) -> BoxId {
        self.id
    }

    /// The part of the path that is in the box.
    pub fn span(&self) -> Span {
        self.span
    }

    /// The time at which the path meets the box: 0 if the path starts in it.
    pub fn t(&self) -> f64 {
        self.span.enter_time()
    }
}

steps! {
    /// One step of the broad phase, for [`World::trace_first`](crate::World::trace_first) and
    /// [`World::trace_all`](crate::World::trace_all).
    pub enum Step {
        /// A group of boxes near the path is visited.
        Group {
            /// The low corner of a box around the group.
            min: DVec2,
            /// The high corner of that box.
            max: DVec2,
            /// How many groups it is in, itself included.
            level: u32,
        },
        /// A group that the path does not reach is left out. Only `trace_all` reports these.
        Culls {
            /// The low corner of a box around the group.
            min: DVec2,
            /// The high corner of that box.
            max: DVec2,
            /// How many groups it is in, itself included.
            level: u32,
        },
        /// A box is tested, for the first and only time.
        Tests {
            /// The id of the box.
            id: BoxId,
            /// The result of the test.
            contact: Option<Contact>,
        },
        /// The search ends.
        Ends {
            /// How many boxes were tested.
            tested: u32,
            /// How many boxes needed no test: far away, or left out by a filter.
            culled: u32,
        },
    }
}
