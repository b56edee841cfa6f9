//! The settings of a travel: its limits, a choice for each hit, a watcher of its steps. A choice for one-way walls.

use std::fmt;

use crate::error::GeometryError;
use crate::shape::{Feature, Motion, Side};
use crate::world::mover::Mover;
use crate::world::response::{Response, StartInside};
use crate::world::travel_answer::{Choice, Travel, TravelHit, TravelStep};
use crate::world::view::View;
use crate::world::walker::Walker;

/// A bounce between two walls that touch the mover takes no time, so there must be an end to it.
pub(crate) const MOST_HITS: u32 = 65_536;

pub(super) type Choose<'a> = dyn FnMut(&TravelHit) -> Choice + 'a;

/// The settings of a travel, made by [`World::travel_options`](crate::World::travel_options).
#[must_use = "nothing travels before `run`"]
pub struct TravelOptions<'a> {
    pub(super) world: View<'a>,
    pub(crate) max_hits: u32,
    pub(super) max_listed: u32,
    pub(crate) start_inside: Option<StartInside>,
    /// Who lands on ground that it can stand on, and does not climb steeper ground.
    pub(super) walker: Option<Walker>,
    /// Whether a start that overlaps walls by no more than rounding is settled.
    pub(super) settles: bool,
    pub(super) choose: Option<Box<Choose<'a>>>,
    pub(super) watch: Option<Box<dyn FnMut(TravelStep) + 'a>>,
}

impl<'a> TravelOptions<'a> {
    pub(crate) fn new(world: View<'a>) -> Self {
        Self {
            world,
            max_hits: 16,
            max_listed: 1024,
            start_inside: None,
            walker: None,
            settles: true,
            choose: None,
            watch: None,
        }
    }

    /// The number of hits after which the mover stays where it is, 16 by default. Walls that are hit at the same
    /// time count as one hit; walls that the mover passes do not count. More than 65,536 counts as 65,536.
    ///
    /// # Errors
    ///
    /// [`NotPositive`](GeometryError::NotPositive) if it is 0.
    pub fn max_hits(self, max_hits: u32) -> Result<Self, GeometryError> {
        if max_hits == 0 {
            return Err(GeometryError::NotPositive);
        }
        Ok(Self { max_hits, ..self })
    }

    /// The maximum number of hits in the answer, 1,024 by default. If walls that are hit together would exceed it, none
    /// of them is hit, and the mover stays at its last hit.
    pub fn max_listed(self, max_listed: u32) -> Self {
        Self { max_listed, ..self }
    }

    /// What the mover does if it starts inside walls, by more than [rounding](Travel::settled): by default a slide is pushed
    /// out, every other response stays.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, Motion, Response, StartInside, World, glam::dvec2};
    ///
    /// let world = World::new([Aabb::new((-9.0, 0.0), (9.0, 4.0))?]);
    /// let (sunk, motion) = (Circle::new((0.0, -0.5), 1.0)?, Motion::new((3.0, 0.0))?);
    /// let slid = world.travel(sunk, motion, Response::slide());
    /// assert_eq!((slid.pushed_out(), slid.position()), (Some(dvec2(0.0, -1.0)), dvec2(3.0, -1.0)));
    ///
    /// let options = world.travel_options().start_inside(StartInside::Stay);
    /// let stayed = options.run(sunk, motion, Response::slide());
    /// assert!(stayed.is_stuck() && stayed.position() == sunk.center());
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn start_inside(self, start_inside: StartInside) -> Self {
        Self { start_inside: Some(start_inside), ..self }
    }

    /// Asks this function about each wall that the mover hits, once per leg: whether to respond, to go through
    /// the wall for the rest of the timestep, or to stop there.
    ///
    /// If several walls are hit at the same exact time, it is asked about those hit at a side before those hit
    /// at a corner. It is also asked about the walls that the mover starts inside.
    ///
    /// The world can be asked for more, such as the layers of the wall:
    ///
    /// ```
    /// use graze2d::{Aabb, Choice, Circle, Motion, Response, World};
    ///
    /// const GLASS: u32 = 0b10;
    /// let mut world = World::new([Aabb::new((8.0, -1.0), (9.0, 1.0))?]);
    /// world.insert_with_layers(Aabb::new((4.0, -1.0), (5.0, 1.0))?, GLASS);
    /// let is_glass = |id| world.layers(id) == Some(GLASS);
    /// let options = world.travel_options();
    /// let travel = options
    ///     .choose(|hit| if is_glass(hit.id()) { Choice::Ignore } else { Choice::Accept })
    ///     .run(Circle::new((0.0, 0.0), 1.0)?, Motion::new((20.0, 0.0))?, Response::Stop);
    /// assert_eq!(travel.position().x, 7.0);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn choose(self, choose: impl FnMut(&TravelHit) -> Choice + 'a) -> Self {
        Self { choose: Some(Box::new(choose)), ..self }
    }

    /// Reports every step to this function.
    pub fn watch(self, watch: impl FnMut(TravelStep) + 'a) -> Self {
        Self { watch: Some(Box::new(watch)), ..self }
    }

    /// Moves a mover among the boxes, with these settings.
    pub fn run(self, mover: impl Into<Mover>, motion: Motion, response: Response) -> Travel {
        self.travel(mover.into(), motion.get(), response)
    }
}

impl fmt::Debug for TravelOptions<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("TravelOptions")
            .field("max_hits", &self.max_hits)
            .field("max_listed", &self.max_listed)
            .field("start_inside", &self.start_inside)
            .finish_non_exhaustive()
    }
}

/// A choice for [`TravelOptions::choose`](crate::TravelOptions::choose) that makes walls solid on one side only.
///
/// It accepts hits on that side, and at the two corners of the side if the motion goes against its
/// normal. It ignores all other hits, and walls that the mover starts inside.
///
/// ```text
///     │          ▲
///     ▼          │
///   ──●──      ──┼──       one_way(Side::Top): it lands from above, and jumps through from below
///                │
/// ```
///
/// ```
/// use graze2d::{Aabb, Choice, Motion, Response, Side, TravelHit, World, one_way};
///
/// let mut world = World::new([Aabb::new((-9.0, 4.0), (9.0, 5.0))?]);
/// let platforms = [world.insert(Aabb::new((0.0, 0.0), (4.0, 0.5))?)];
/// let choose = |hit: &TravelHit| {
///     if platforms.contains(&hit.id()) { one_way(Side::Top)(hit) } else { Choice::Accept }
/// };
/// let end = |y: f64, motion: f64| {
///     let (player, motion) = (Aabb::new((1.0, y), (2.0, y + 1.0))?, Motion::new((0.0, motion))?);
///     let travel = world.travel_options().choose(choose).run(player, motion, Response::slide());
///     Ok::<f64, graze2d::GeometryError>(travel.position().y)
/// };
/// assert_eq!(end(-3.0, 9.0)?, -1.0, "it lands on the platform");
/// assert_eq!(end(2.0, -9.0)?, -7.0, "it jumps through from below");
/// assert_eq!(end(-0.5, 9.0)?, 3.0, "inside the platform it falls on, to the floor");
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "one-way platform")]
pub fn one_way(side: Side) -> impl Fn(&TravelHit) -> Choice + Copy {
    move |hit| {
        let (axis, high) = side.axis();
        let along = hit.motion().get()[axis];
        let goes_against = if high { along < 0.0 } else { along > 0.0 };
        let is_met = match hit.feature() {
            _ if hit.starts_inside() => false,
            Feature::Side(met) => met == side,
            Feature::Corner(corner) => corner.sides().contains(&side) && goes_against,
            _ => false,
        };
        if is_met { Choice::Accept } else { Choice::Ignore }
    }
}
