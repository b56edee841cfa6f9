//! The queries of a world. Each is declared once, for all of its boxes and for those that pass a filter.

use crate::shape::{Motion, Segment};
use crate::world::bit_set::BitSet;
use crate::world::box_id::BoxId;
use crate::world::filter::Filter;
use crate::world::mover::Mover;
use crate::world::response::Response;
use crate::world::sweep::{FirstStep, Found, Sweep};
use crate::world::travel_answer::{Ground, Travel};
use crate::world::travel_options::TravelOptions;
use crate::world::view::View;
use crate::world::walker::Walker;
use crate::world::wall::Wall;
use crate::world::world::World;

/// The boxes of a world that pass a filter, made by [`World::filtered`]. Every answer is that of a world of only
/// these boxes, with the same ids in the same order.
#[derive(Clone, Debug)]
pub struct Filtered<'world, 'filter> {
    world: &'world World,
    filter: Filter<'filter>,
}

impl Filtered<'_, '_> {
    /// The wall with this id, if there is one that passes.
    pub fn get(&self, id: BoxId) -> Option<Wall> {
        let kept = &self.world.kept()[self.world.index(id)?];
        self.view().has(kept).then(|| kept.wall())
    }

    /// The boxes that pass with their ids, in the order of their insertion.
    ///
    /// ```
    /// use graze2d::{Aabb, Filter, World};
    ///
    /// let mut world = World::default();
    /// let coin = world.insert_with_layers(Aabb::new((4.0, 0.0), (5.0, 1.0))?, 0b10);
    /// let wall = world.insert_with_layers(Aabb::new((0.0, 2.0), (9.0, 3.0))?, 0b01);
    /// let coins = world.filtered(Filter::default().mask(0b10));
    /// assert!(coins.iter().map(|(id, _)| id).eq([coin]));
    /// assert_eq!((coins.get(coin), coins.get(wall)), (world.get(coin), None));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (BoxId, Wall)> {
        self.view().in_order().into_iter()
    }

    fn view(&self) -> View<'_> {
        View { world: self.world, filter: Some(self.filter.passing()) }
    }
}

impl World {
    /// The boxes that pass a filter, with the same queries as the whole world.
    pub fn filtered<'filter>(&self, filter: Filter<'filter>) -> Filtered<'_, 'filter> {
        Filtered { world: self, filter }
    }

    pub(crate) fn view(&self) -> View<'_> {
        View { world: self, filter: None }
    }
}

macro_rules! queries {
    ($($queries:tt)*) => {
        impl World { $($queries)* }
        impl Filtered<'_, '_> { $($queries)* }
    };
}

queries! {
    /// The earliest contact, touches included; if several have the same exact time, the one with the box
    /// that was inserted first. A box in which the path starts is met at 0.
    #[doc(alias = "raycast")]
    #[doc(alias = "broad phase")]
    pub fn first(&self, sweep: impl Into<Sweep>) -> Option<Found> {
        self.view().earliest(&sweep.into(), false, |_| ())
    }

    /// Like [`World::first`], and reports every step of the broad phase to `watch`.
    pub fn trace_first(&self, sweep: impl Into<Sweep>, watch: impl FnMut(FirstStep)) -> Option<Found> {
        self.view().earliest(&sweep.into(), false, watch)
    }

    /// The earliest crossing into an interior; touches do not count. A box without area has no
    /// interior that a segment could cross.
    pub fn first_crossing(&self, sweep: impl Into<Sweep>) -> Option<Found> {
        self.view().earliest(&sweep.into(), true, |_| ())
    }

    /// Every contact, in exact order; those at the same time in the order of insertion.
    pub fn all(&self, sweep: impl Into<Sweep>) -> Vec<Found> {
        self.view().all(&sweep.into(), None)
    }

    /// Like [`World::all`], and reports every step of the broad phase to `watch`.
    ///
    /// ```
    /// use graze2d::{Aabb, Segment, World, trace::FirstStep};
    ///
    /// let tile = |n: u32| Aabb::from_min_size((2.0 * f64::from(n), 0.0), (1.0, 1.0));
    /// let world = World::new((0..1000).map(tile).collect::<Result<Vec<_>, _>>()?);
    /// let (mut tests, path) = (0, Segment::new((0.5, 0.5), (4.5, 0.5))?);
    /// let all = world.trace_all(path, |step| tests += u32::from(matches!(step, FirstStep::Tests { .. })));
    /// assert_eq!(all, world.all(path));
    /// assert_eq!((all.len(), tests), (3, 3), "997 boxes needed no test");
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn trace_all(
        &self,
        sweep: impl Into<Sweep>,
        mut watch: impl FnMut(FirstStep),
    ) -> Vec<Found> {
        self.view().all(&sweep.into(), Some(&mut watch))
    }

    /// Whether there is any contact, touches included.
    pub fn any(&self, sweep: impl Into<Sweep>) -> bool {
        self.view().any(&sweep.into())
    }

    /// Whether a line of sight is clear: the segment, without its ends, goes through no interior of the *union* of the
    /// boxes. To touch them does not block it.
    ///
    /// ```text
    ///      ▓▓▓▓▓▓
    ///  ────────────▶     along the seam of two tiles, it goes through the wall that they make together, though it
    ///      ▓▓▓▓▓▓        crosses neither
    /// ```
    ///
    /// ```
    /// use graze2d::{Aabb, Segment, World};
    ///
    /// let tile = |y: f64| Aabb::from_min_size((4.0, y), (1.0, 1.0));
    /// let world = World::new([tile(0.0)?, tile(1.0)?]);
    /// let sight = |y: f64| Segment::new((0.0, y), (9.0, y));
    /// assert!(!world.is_clear(sight(0.5)?) && !world.is_clear(sight(1.0)?));
    /// assert!(world.is_clear(sight(2.0)?), "along the outer side");
    /// assert!(world.first_crossing(sight(1.0)?).is_none(), "each tile alone is only touched");
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "line of sight")]
    #[doc(alias = "visibility")]
    pub fn is_clear(&self, segment: Segment) -> bool {
        self.view().is_clear(segment)
    }

    /// The boxes that a mover overlaps, in the order of insertion: for triggers. A box counts if the mover would
    /// have to be pushed out of it; a mere touch does not count. A mover that is a point overlaps a box
    /// only if it lies strictly inside.
    ///
    /// ```
    /// use graze2d::{Aabb, BoxId, Circle, World};
    ///
    /// let area = |x: f64| Aabb::new((x, 0.0), (x + 4.0, 4.0));
    /// let world = World::new([area(0.0)?, area(4.0)?, area(8.0)?]);
    /// let player = Circle::new((3.5, 2.0), 1.0)?;
    /// assert_eq!(world.overlaps(player), [BoxId::from(0), BoxId::from(1)]);
    /// let beside = Circle::new((3.0, 2.0), 1.0)?;
    /// assert_eq!(world.overlaps(beside), [BoxId::from(0)], "it only touches the second");
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "trigger")]
    #[doc(alias = "sensor")]
    pub fn overlaps(&self, mover: impl Into<Mover>) -> Vec<BoxId> {
        self.view().overlaps(&mover.into())
    }

    /// The boxes that a mover stands on, in the order of insertion: their tops hold it from below. No gravity is needed
    /// for that. Beside a box, or with only a point above it, it does not stand on it; nor does a circle whose center
    /// is beside a box, and which therefore rests against its corner.
    ///
    /// A mover may rest a rounding above a box, so a gap of less than 4 ulp counts (of the
    /// [positions](World::set_positions) that there are): the same gap at which a travel says that the mover stays. It may
    /// also be a rounding inside, as after `y = top - height`, from where a travel [settles](crate::Travel::settled) it.
    ///
    /// ```
    /// use graze2d::{Aabb, BoxId, Motion, Mover, Response, World};
    ///
    /// let tile = |x: f64| Aabb::new((x, 0.7), (x + 0.3, 1.0));
    /// let world = World::new([tile(0.0)?, tile(0.3)?, tile(0.6)?]);
    /// let player = Mover::from_min_size((0.1, -5.0), (0.3, 0.6))?;
    /// assert!(world.stands_on(player).is_empty());
    /// let landed = world.travel(player, Motion::new((0.0, 9.0))?, Response::slide());
    /// assert_eq!(landed.ground(), [BoxId::from(0), BoxId::from(1)]);
    /// assert_eq!(world.stands_on(landed.mover()), landed.ground());
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "grounded")]
    #[doc(alias = "is_on_floor")]
    pub fn stands_on(&self, mover: impl Into<Mover>) -> Vec<Ground> {
        self.view().ground(&mover.into(), &BitSet::default())
    }

    /// Moves a circle or box among the boxes, and returns where it ends (*collide and slide*). It tunnels
    /// through no wall, at any speed. (A mover without width passes a wall without width: the two can only
    /// touch.) The world does not change.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, CornerSlide, Motion, Response, World, glam::dvec2};
    ///
    /// let floor = Aabb::new(dvec2(-100.0, 0.0), dvec2(100.0, 10.0))?;
    /// let world = World::new([floor]);
    /// let ball = Circle::new(dvec2(0.0, -3.0), 1.0)?;
    /// let motion = Motion::new(dvec2(8.0, 4.0))?;
    /// let slide = Response::Slide { corner: CornerSlide::Round };
    /// let travel = world.travel(ball, motion, slide);
    /// assert_eq!(travel.position(), dvec2(8.0, -1.0));
    /// assert_eq!((travel.motion().get(), travel.time_left()), (dvec2(8.0, 0.0), 0.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "collide and slide")]
    #[doc(alias = "move and slide")]
    #[doc(alias = "character controller")]
    #[doc(alias = "continuous collision detection")]
    #[doc(alias = "tunneling")]
    #[doc(alias = "ghost collision")]
    #[doc(alias = "reflection")]
    #[doc(alias = "restitution")]
    #[doc(alias = "internal edge")]
    #[doc(alias = "skin width")]
    #[doc(alias = "fixed timestep")]
    pub fn travel(&self, mover: impl Into<Mover>, motion: Motion, response: Response) -> Travel {
        self.travel_options().run(mover, motion, response)
    }

    /// Like [`travel`](World::travel), with settings: limits, a choice for each wall that is hit, a function that
    /// receives the steps.
    ///
    /// ```
    /// use graze2d::{Aabb, Choice, Circle, Motion, Response, World, glam::dvec2};
    ///
    /// let mut world = World::default();
    /// let glass = world.insert(Aabb::new((2.0, -1.0), (3.0, 1.0))?);
    /// world.insert(Aabb::new((8.0, -1.0), (9.0, 1.0))?);
    /// let (ball, motion) = (Circle::new((0.0, 0.0), 0.5)?, Motion::new((20.0, 0.0))?);
    /// let through = |id| if id == glass { Choice::Ignore } else { Choice::Accept };
    /// let travel = world
    ///     .travel_options()
    ///     .max_hits(4)?
    ///     .choose(|hit| through(hit.id()))
    ///     .run(ball, motion, Response::Stop);
    /// assert_eq!(travel.position(), dvec2(7.5, 0.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn travel_options(&self) -> TravelOptions<'_> {
        TravelOptions::new(self.view())
    }

    /// Walks a player among the walls: along ground that it can stand on at the speed of its horizontal motion, up and down,
    /// and through the air as in a slide. A motion that leads down holds it on the ground and is used up there; one that leads
    /// up is a jump. See [`Walker`].
    #[doc(alias = "character controller")]
    #[doc(alias = "platformer")]
    pub fn walk(&self, mover: impl Into<Mover>, motion: Motion, walker: Walker) -> Travel {
        self.travel_options().walk(mover, motion, walker)
    }

    /// Moves a mover out of every wall that it overlaps, the deepest overlap first. If that leads to and fro, as in a
    /// wedge, pairs of walls push together. Returns `None` if 30 pushes are not enough: it follows the ways out, and looks for no other free place. In a
    /// slit between parallel walls with too little room, each way out leads into the other wall, and there is no answer, however
    /// near the open end is. An exact test confirms that the mover is free; at `position + by`, which rounds, it may not be.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, World, glam::dvec2};
    ///
    /// let world = World::new([Aabb::new(dvec2(0.0, 0.0), dvec2(9.0, 9.0))?]);
    /// let sunk = Circle::new(dvec2(4.0, 0.5), 1.0)?;
    /// assert_eq!(world.push_out(sunk).unwrap().position(), dvec2(4.0, -1.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "depenetration")]
    #[doc(alias = "minimum translation vector")]
    pub fn push_out(&self, mover: impl Into<Mover>) -> Option<Mover> {
        self.view().push_out(mover.into())
    }
}
