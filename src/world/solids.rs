//! Solids that move: lifts and crushers, which carry what stands on them and push what is in their way.
//!
//! ```text
//!   ┌──┐             ┌──┐
//!   └──┘               ●─┘        what stands on a solid is carried by its motion,
//!  ▒▒▒▒▒▒ ●  ──▶     ▒▒▒▒▒▒●      what is in its way is pushed to its face
//! ```
//!
//! A solid moves along x, then along y, each time from its box to its next box, both exact. What lies in between is in
//! its way, so no mover is ever passed. All solids move at once, and movers ignore one another: what becomes of a mover
//! depends on no order. On one axis solids and walls keep their order along the mover's row, so it is enough to know
//! where they end.

use std::fmt;

use crate::error::GeometryError;
use crate::shape::Motion;
use crate::world::bit_set::BitSet;
use crate::world::box_id::BoxId;
use crate::world::filter::{Filter, Passing, once};
use crate::world::mover::Mover;
use crate::world::shifting::{Scene, Shifted, Shifting, step};
use crate::world::view::View;
use crate::world::wall::Wall;
use crate::world::world::World;

/// The settings of solids that move, made by [`World::solids`].
#[must_use = "nothing moves before `run`"]
pub struct Solids<'world, 'filter> {
    world: &'world mut World,
    among: Option<Filter<'filter>>,
    one_way: Option<Filter<'filter>>,
    when: Option<Box<dyn Fn(BoxId, usize) -> bool + 'filter>>,
    motions: Vec<Motion>,
}

impl World {
    /// Moves a solid, such as a lift: a box of the world that carries what stands on it and pushes what is in its way.
    /// Returns what became of each mover, and puts the movers there. See [`Solids`] for the rules.
    ///
    /// # Errors
    ///
    /// [`UnknownId`](GeometryError::UnknownId) if no box has this id.
    ///
    /// ```
    /// use graze2d::{Aabb, Motion, Mover, World, glam::dvec2};
    ///
    /// let mut world = World::default();
    /// let lift = world.insert(Aabb::new((0.0, 4.0), (4.0, 5.0))?);
    /// let rider = Mover::from_min_size((1.0, 3.0), (1.0, 1.0))?;
    /// let beside = Mover::from_min_size((6.0, 4.0), (1.0, 1.0))?;
    /// let mut movers = [rider, beside];
    /// let shifted = world.move_solid(lift, Motion::new((3.0, -0.5))?, &mut movers)?;
    /// assert_eq!(movers.map(|mover| mover.position()), [dvec2(4.0, 2.5), dvec2(7.0, 4.0)]);
    /// assert_eq!((shifted[0].carried_by(), shifted[1].pushed_by()), (Some(lift), &[lift][..]));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "moving platform")]
    #[doc(alias = "lift")]
    #[doc(alias = "crusher")]
    pub fn move_solid(
        &mut self,
        id: BoxId,
        motion: Motion,
        movers: &mut [Mover],
    ) -> Result<Vec<Shifted>, GeometryError> {
        self.solids().run([(id, motion)], movers)
    }

    /// Solids that move, with settings: several at once, one-way platforms, and which walls there are for the movers.
    pub fn solids<'filter>(&mut self) -> Solids<'_, 'filter> {
        Solids { world: self, among: None, one_way: None, when: None, motions: Vec::new() }
    }
}

/// Moves solids, and the movers on them and in their way. The rules are those of *Celeste*:
///
/// - A solid always gets where it goes, along x and then along y. It passes no mover, at any speed. Solids pass through
///   walls and one another.
/// - A mover that stands on a solid, as [`World::stands_on`] says, is carried by its motion.
/// - A mover that is in the way is pushed exactly to the face of the solid, and no farther. To be pushed counts for more
///   than to be carried.
/// - Both are travels among the other walls: a wall stops the mover. If it is stopped so early that a solid would be
///   inside it, it is *squeezed*: it stays where it was before, and [`Shifted::squeezed_by`] says between what.
/// - A one-way solid carries what stands on it and lifts what is above it. It pushes nothing else: where a ceiling
///   stops its rider, it goes through, and [`Shifted::hits`] names the ceiling. A mover on its way up
///   ([`motions`](Self::motions)) only passes its top, and is not carried.
/// - All solids move at once. Their order and that of the movers changes nothing; movers ignore one another.
/// - Each corner of a solid is moved and rounded by itself, so its size can change in the last digits; after many
///   motions, [`World::move_to`] makes it exact again.
///
/// A mover that was outside of every wall and solid still is, unless it is squeezed.
///
/// A one-way lift, with areas that are no walls, and one of two riders who jumps:
///
/// ```
/// use graze2d::{Aabb, Filter, Motion, Mover, World};
///
/// const WALLS: u32 = 0b01;
/// let mut world = World::default();
/// let lift = world.insert_with_layers(Aabb::new((0.0, 4.0), (8.0, 5.0))?, WALLS);
/// world.insert_with_layers(Aabb::new((0.0, 0.0), (8.0, 4.0))?, 0b10);
/// let [still, jumps] = [Motion::new((0.0, 0.0))?, Motion::new((0.0, -2.0))?];
/// let mut movers = [Mover::from_min_size((1.0, 3.0), (1.0, 1.0))?, Mover::from_min_size((5.0, 3.0), (1.0, 1.0))?];
/// let shifted = world
///     .solids()
///     .among(Filter::default().mask(WALLS))
///     .one_way(Filter::default().when(|id| id == lift))
///     .motions([still, jumps])
///     .run([(lift, Motion::new((2.0, 0.0))?)], &mut movers)?;
/// assert_eq!([shifted[0].carried_by(), shifted[1].carried_by()], [Some(lift), None]);
/// assert_eq!(movers.map(|mover| mover.position().x), [3.0, 5.0]);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
impl<'filter> Solids<'_, 'filter> {
    /// The boxes that are there for the movers; all by default. A function of the filter is called at most once for each
    /// box, whatever the number of movers.
    pub fn among(self, among: Filter<'filter>) -> Self {
        Self { among: Some(among), ..self }
    }

    /// The boxes that are one-way platforms, whether they move or not: they hold only what is above their top. None by
    /// default. A function of the filter is called at most once for each box.
    pub fn one_way(self, one_way: Filter<'filter>) -> Self {
        Self { one_way: Some(one_way), ..self }
    }

    /// Asks this function, too, whether a box is there for a mover, which it gets by its number: at most once for each box
    /// and mover.
    pub fn when(self, when: impl Fn(BoxId, usize) -> bool + 'filter) -> Self {
        Self { when: Some(Box::new(when)), ..self }
    }

    /// The motion of each mover, in their order, such as its velocity: none by default.
    ///
    /// ```text
    ///      ▲
    ///     ┌┴┐            within 4 ulp of the top, it rests there for all that its position tells:
    ///    ─└─┘─  ──▶      only its motion tells that it is passing
    /// ```
    pub fn motions(self, motions: impl IntoIterator<Item = Motion>) -> Self {
        Self { motions: motions.into_iter().collect(), ..self }
    }

    /// Moves solids by their motions, and movers with them. A solid that is not there for a mover does not move it. If an
    /// id comes twice, its last motion counts. If a function or an iterator of the caller panics, nothing moves.
    ///
    /// # Errors
    ///
    /// [`UnknownId`](GeometryError::UnknownId) if no box has one of the ids; then nothing moves.
    pub fn run(
        self,
        solids: impl IntoIterator<Item = (BoxId, Motion)>,
        movers: &mut [Mover],
    ) -> Result<Vec<Shifted>, GeometryError> {
        let Self { world, among, one_way, when, motions } = self;
        let mut moves: Vec<(BoxId, Motion)> = Vec::new();
        for (id, motion) in solids {
            world.index(id).ok_or(GeometryError::UnknownId)?;
            moves.retain(|(known, _)| *known != id);
            moves.push((id, motion));
        }
        let [among, one_way] =
            [&among, &one_way].map(|filter| filter.as_ref().map(Filter::passing));
        // Each function is asked at most once for each box.
        let among_asks = among.and_then(|it| it.when).map(once);
        let one_way_asks = one_way.and_then(|it| it.when).map(once);
        let among = among.map(|it| Passing { when: among_asks.as_ref().map(|it| it as _), ..it });
        let one_way =
            one_way.map(|it| Passing { when: one_way_asks.as_ref().map(|it| it as _), ..it });
        let is_among = |id| among_asks.as_ref().is_none_or(|asks| asks(id));
        let of_movers: Vec<_> = when
            .iter()
            .flat_map(|when| (0..movers.len()).map(move |number| (when, number)))
            .map(|(when, number)| once(move |id| is_among(id) && when(id, number)))
            .collect();
        let mut moving = Moving::new(world, &moves);
        let world = &mut *moving.world;
        let filter = |number: usize| match of_movers.get(number) {
            Some(when) => Some(Passing { when: Some(when), ..among.unwrap_or(Passing::ALL) }),
            None => among,
        };
        let is_one_way = |world: &World, id: BoxId| {
            let layers = world.layers(id).unwrap_or(0);
            one_way.is_some_and(|filter| filter.passes(id, layers))
        };
        let mut shifting: Vec<Shifting> = movers
            .iter()
            .enumerate()
            .map(|(number, mover)| {
                let view = View { world, filter: filter(number) };
                let placed = view.placed(*mover);
                let ground = view.ground(&placed, &BitSet::default());
                let rises = motions.get(number).is_some_and(|motion| motion.get().y < 0.0);
                let mut holding = ground
                    .iter()
                    .map(|ground| ground.id())
                    .filter(|id| !rises || !is_one_way(world, *id));
                let carrier = holding.find_map(|id| moves.iter().find(|(moved, _)| *moved == id));
                Shifting::new(*mover, placed, carrier.copied())
            })
            .collect();
        for axis in 0..2 {
            let solids = step(world, &moves, axis, &is_one_way);
            let ways = |id| is_one_way(world, id);
            for (number, each) in shifting.iter_mut().enumerate() {
                let view = View { world, filter: filter(number) };
                each.along(&Scene { view, solids: &solids, axis, is_one_way: &ways });
            }
        }
        moving.arrive();
        let world = &*moving.world;
        let order = |id: &BoxId| world.index(*id).map(|index| world.kept()[index].order);
        let shifted = shifting.into_iter().zip(movers.iter_mut()).map(|(each, mover)| {
            let mut shifted = each.ended();
            for list in [&mut shifted.pushed_by, &mut shifted.squeezed_by] {
                list.sort_by_key(order);
                list.dedup();
            }
            *mover = shifted.mover;
            shifted
        });
        Ok(shifted.collect())
    }
}

/// A world while solids move along x and then along y. If a function of the caller panics meanwhile, they go back.
struct Moving<'a> {
    world: &'a mut World,
    before: Vec<(BoxId, Wall)>,
}

impl<'a> Moving<'a> {
    fn new(world: &'a mut World, moves: &[(BoxId, Motion)]) -> Self {
        let before = moves.iter().filter_map(|(id, _)| Some((*id, world.get(*id)?))).collect();
        Self { world, before }
    }

    /// The solids are where they go.
    fn arrive(&mut self) {
        self.before.clear();
    }
}

impl Drop for Moving<'_> {
    fn drop(&mut self) {
        self.world.move_each(self.before.drain(..));
    }
}

impl fmt::Debug for Solids<'_, '_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Solids")
            .field("among", &self.among)
            .field("one_way", &self.one_way)
            .field("motions", &self.motions)
            .finish_non_exhaustive()
    }
}
