//! The path of a query, what it finds in a world, and its steps.

use glam::DVec2;

use crate::answer::{Contact, Hit};
use crate::query::segment_aabb::segment_vs_aabb;
use crate::query::segment_convex::segment_vs_convex;
use crate::shape::{Aabb, Motion, Point, Segment};
use crate::steps::steps;
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::convex::pair::ConvexPair;
use crate::sweep::convex::signs::ConvexSigns;
use crate::sweep::entry_order::Entry;
use crate::sweep::movers::{MovingShape, SegmentAndBox};
use crate::sweep::span::Span;
use crate::world::box_id::BoxId;
use crate::world::mover::Mover;
use crate::world::wall::{Obstacle, Wall};

/// The path in a query of a [`World`](crate::World): a [`Segment`], or a mover and its [`Motion`], which convert into one.
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, World};
///
/// let world = World::new([Aabb::new((4.0, -1.0), (5.0, 1.0))?]);
/// let ball = Circle::new((0.0, 0.0), 1.0)?;
/// let first = world.first((ball, Motion::new((6.0, 0.0))?));
/// assert_eq!(first.map(|found| found.t()), Some(0.5));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sweep(Moves);

/// What moves along a straight path.
#[allow(clippy::large_enum_variant, reason = "a sweep is asked at once, and never kept")]
#[derive(Clone, Copy, Debug, PartialEq)]
enum Moves {
    /// The start of a segment, to its end.
    Point(Segment),
    Mover(Mover, Motion),
}

impl From<Segment> for Sweep {
    fn from(segment: Segment) -> Self {
        Self(Moves::Point(segment))
    }
}

impl<M: Into<Mover>> From<(M, Motion)> for Sweep {
    fn from((mover, motion): (M, Motion)) -> Self {
        Self(Moves::Mover(mover.into(), motion))
    }
}

impl Sweep {
    /// The part of it that is in a wall.
    pub(crate) fn meets(&self, wall: &Obstacle<'_>) -> Option<Span> {
        match (&self.0, wall.shape) {
            (Moves::Point(segment), None) => segment_vs_aabb(*segment, wall.aabb),
            (Moves::Point(segment), Some(shape)) => segment_vs_convex(*segment, *shape),
            (Moves::Mover(mover, motion), _) => mover.meets(motion, wall),
        }
    }

    /// When it first comes to a wall that it meets.
    pub(crate) fn entry(&self, wall: &Obstacle<'_>) -> Entry {
        match (&self.0, wall.shape) {
            (Moves::Point(segment), None) => {
                Entry::of(&BoxSigns::new(SegmentAndBox::new(segment, &wall.aabb).path()))
            }
            (Moves::Point(segment), Some(shape)) => {
                let start = Point::of(segment.a()).into();
                ConvexSigns::new(ConvexPair::of_segment(&start, segment, shape)).entry()
            }
            (Moves::Mover(mover, motion), _) => mover.entry(motion, wall),
        }
    }

    pub(crate) fn swept(&self) -> Swept {
        match &self.0 {
            Moves::Point(segment) => {
                let (a, b) = (segment.a(), segment.b());
                Swept { bounds: Aabb::of(a, a), motion: b - a }
            }
            Moves::Mover(mover, motion) => Swept::new(mover, motion.get()),
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
    Swept::new(mover, DVec2::ZERO)
}

/// One box that a path meets, found by [`World::first`](crate::World::first) or [`World::all`](crate::World::all).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    pub(crate) id: BoxId,
    pub(crate) t: f64,
    /// The path and the box, from which the span is made: it is larger, and many callers read only the id and the time.
    pub(crate) path: Sweep,
    pub(crate) wall: Wall,
}

impl Found {
    /// The id of the box that the path meets.
    pub fn id(&self) -> BoxId {
        self.id
    }

    /// The part of the path that is in the box.
    pub fn span(&self) -> Span {
        self.path.meets(&self.wall.obstacle()).expect("a path meets what it was found to meet")
    }

    /// Where the path enters the box; `None` if it starts strictly inside.
    pub fn enter(&self) -> Option<Hit> {
        self.span().enter()
    }

    /// Whether the path starts strictly inside the box. Then it has no [`enter`](Self::enter).
    pub fn starts_inside(&self) -> bool {
        self.enter().is_none()
    }

    /// The time at which the path meets the box: 0 if the path starts in it.
    pub fn t(&self) -> f64 {
        self.t
    }
}

steps! {
    /// One step of the broad phase, for [`World::trace_first`](crate::World::trace_first) and
    /// [`World::trace_all`](crate::World::trace_all).
    pub enum FirstStep {
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
