//! What a world is asked: all of its boxes, unfiltered.

use crate::shape::Motion;
use crate::world::box_id::BoxId;
use crate::world::mover::Mover;
use crate::world::response::Response;
use crate::world::sweep::{Found, Step, Sweep};
use crate::world::travel_answer::{Choice, Step as TravelStep, Travel, TravelHit, TravelLimits};
use crate::world::world::World;

impl World {
    /// The earliest contact, touches included; of several at the same exact time, that with the box that
    /// was inserted first. A box that the path starts in is met at 0.
    pub fn first(&self, sweep: &Sweep) -> Option<Found> {
        self.unfiltered().first(sweep)
    }

    /// Like [`World::first`], and reports every step of the broad phase to `watch`.
    pub fn trace_first(&self, sweep: &Sweep, watch: impl FnMut(Step)) -> Option<Found> {
        self.unfiltered().trace_first(sweep, watch)
    }

    /// The earliest crossing into an interior; touches do not count. A box without area has no
    /// interior that a segment could cross.
    pub fn first_crossing(&self, sweep: &Sweep) -> Option<Found> {
        self.unfiltered().first_crossing(sweep)
    }

    /// Every contact, in exact order; those at the same time in the order of insertion.
    pub fn all(&self, sweep: &Sweep) -> Vec<Found> {
        self.unfiltered().all(sweep)
    }

    /// Whether there is any contact, touches included.
    pub fn any(&self, sweep: &Sweep) -> bool {
        self.unfiltered().any(sweep)
    }

    /// The boxes that a mover overlaps, for triggers, in the order of insertion. A box counts where the
    /// mover would have to be pushed out of it; a contact at rest does not count. A point counts where it
    /// lies strictly inside.
    ///
    /// ```
    /// use graze2d::{Aabb, BoxId, Circle, World};
    ///
    /// let area = |x: f64| Aabb::new((x, 0.0), (x + 4.0, 4.0));
    /// let world = World::new([area(0.0)?, area(4.0)?, area(8.0)?]);
    /// let player = Circle::new((3.5, 2.0), 1.0)?.into();
    /// assert_eq!(world.overlaps(&player), [BoxId::from(0), BoxId::from(1)]);
    /// let beside = Circle::new((3.0, 2.0), 1.0)?.into();
    /// assert_eq!(world.overlaps(&beside), [BoxId::from(0)], "it only touches the second");
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn overlaps(&self, mover: &Mover) -> Vec<BoxId> {
        self.unfiltered().overlaps(mover)
    }

    /// Moves a mover among the boxes. A pure function: the world stays as it is.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, CornerSlide, Motion, Response, World, glam::dvec2};
    ///
    /// let floor = Aabb::new(dvec2(-100.0, 0.0), dvec2(100.0, 10.0))?;
    /// let world = World::new([floor]);
    /// let ball = Circle::new(dvec2(0.0, -3.0), 1.0)?.into();
    /// let motion = Motion::new(dvec2(8.0, 4.0))?;
    /// let slide = Response::Slide { corner: CornerSlide::Round };
    /// let travel = world.travel(&ball, &motion, slide);
    /// assert_eq!(travel.position(), dvec2(8.0, -1.0));
    /// assert_eq!((travel.motion(), travel.time_left()), (dvec2(8.0, 0.0), 0.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn travel(&self, mover: &Mover, motion: &Motion, response: Response) -> Travel {
        self.unfiltered().travel(mover, motion, response)
    }

    /// Like [`travel`](World::travel), with limits, a choice for each wall that is hit, and every step
    /// reported to `watch`.
    ///
    /// `choose` is asked about each wall once a leg: to respond as asked, to go through it for the rest of
    /// the step, or to stop there. Walls that are hit at the same exact time are asked about together,
    /// those hit at a side before those hit at a corner.
    pub fn travel_with(
        &self,
        mover: &Mover,
        motion: &Motion,
        response: Response,
        limits: TravelLimits,
        choose: impl FnMut(&TravelHit) -> Choice,
        watch: impl FnMut(TravelStep),
    ) -> Travel {
        self.unfiltered().travel_with(mover, motion, response, limits, choose, watch)
    }

    /// The mover out of all walls that it is strictly inside of, by their push-outs in turn, deepest
    /// first; `None` where that leads nowhere in 16 goes. What is given is free by the exact
    /// predicate, which a rounded `position + by` need not be.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, World, glam::dvec2};
    ///
    /// let world = World::new([Aabb::new(dvec2(0.0, 0.0), dvec2(9.0, 9.0))?]);
    /// let sunk = Circle::new(dvec2(4.0, 0.5), 1.0)?.into();
    /// assert_eq!(world.push_out(&sunk).unwrap().position(), dvec2(4.0, -1.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn push_out(&self, mover: &Mover) -> Option<Mover> {
        self.unfiltered().push_out(mover)
    }
}
