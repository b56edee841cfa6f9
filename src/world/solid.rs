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

use std::ops::ControlFlow;

use glam::DVec2;

use crate::shape::{Aabb, Motion, Side};
use crate::world::bit_set::BitSet;
use crate::world::box_id::BoxId;
use crate::world::filter::Filter;
use crate::world::leg::NO_MOVE;
use crate::world::mover::Mover;
use crate::world::one_way::one_way;
use crate::world::response::Response;
use crate::world::start_inside::StartInside;
use crate::world::sweep::still;
use crate::world::travel_answer::{Choice, TravelHit};
use crate::world::travel_options::TravelOptions;
use crate::world::view::View;
use crate::world::world::World;

/// What solids that moved did to a mover, from [`World::move_solid`].
#[derive(Clone, Debug, PartialEq)]
pub struct Shifted {
    mover: Mover,
    carried_by: Option<BoxId>,
    pushed_by: Vec<BoxId>,
    squeezed_by: Vec<BoxId>,
    hits: Vec<TravelHit>,
}

impl Shifted {
    /// The mover where it is now.
    pub fn mover(&self) -> Mover {
        self.mover
    }

    /// The solid that it stood on, if that moved: of several, the one that was inserted first.
    pub fn carried_by(&self) -> Option<BoxId> {
        self.carried_by
    }

    /// The solids that it was in the way of, in the order of insertion.
    pub fn pushed_by(&self) -> &[BoxId] {
        &self.pushed_by
    }

    /// The solids and walls between which it has no room, in the order of insertion; none if it yielded. A mover that
    /// is squeezed stays where it was, so it may be inside of a solid now.
    pub fn squeezed_by(&self) -> &[BoxId] {
        &self.squeezed_by
    }

    /// The walls that it hit while it was carried or pushed.
    pub fn hits(&self) -> &[TravelHit] {
        &self.hits
    }
}

/// A solid on its way along one axis.
struct Solid {
    id: BoxId,
    index: u32,
    from: Aabb,
    to: Aabb,
    /// How far it moves along the axis.
    by: f64,
    is_one_way: bool,
}

impl Solid {
    /// All that it passes over.
    fn hull(&self) -> Aabb {
        Aabb::of(self.from.min().min(self.to.min()), self.from.max().max(self.to.max()))
    }

    /// Whether a mover is in its way. A one-way solid lifts what was above it, and passes through all else.
    fn pushes(&self, mover: &Mover, axis: usize) -> bool {
        let here = mover.position();
        let may =
            !self.is_one_way || axis == 1 && self.by < 0.0 && !mover.is_inside(here, &self.from);
        may && self.by != 0.0 && mover.is_inside(here, &self.hull())
    }
}

/// The settings of solids that move, made by [`World::solids`].
#[must_use = "nothing moves before `run`"]
#[derive(Debug)]
pub struct Solids<'world, 'filter> {
    world: &'world mut World,
    among: Option<Filter<'filter>>,
    one_way: Option<Filter<'filter>>,
}

impl World {
    /// Moves a solid, such as a lift: a box of the world that carries what stands on it and pushes what is in its way.
    /// Returns what became of each mover, and puts the movers there. See [`Solids`] for the rules.
    ///
    /// ```
    /// use graze2d::{Aabb, Motion, Mover, World, glam::dvec2};
    ///
    /// let mut world = World::default();
    /// let lift = world.insert(Aabb::new((0.0, 4.0), (4.0, 5.0))?);
    /// let rider = Mover::from_min_size((1.0, 3.0), (1.0, 1.0))?;
    /// let beside = Mover::from_min_size((6.0, 4.0), (1.0, 1.0))?;
    /// let mut movers = [rider, beside];
    /// let shifted = world.move_solid(lift, Motion::new((3.0, -0.5))?, &mut movers);
    /// assert_eq!(movers.map(|mover| mover.position()), [dvec2(4.0, 2.5), dvec2(7.0, 4.0)]);
    /// assert_eq!((shifted[0].carried_by(), shifted[1].pushed_by()), (Some(lift), &[lift][..]));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    #[doc(alias = "moving platform")]
    #[doc(alias = "lift")]
    #[doc(alias = "crusher")]
    pub fn move_solid(&mut self, id: BoxId, motion: Motion, movers: &mut [Mover]) -> Vec<Shifted> {
        self.solids().run([(id, motion)], movers)
    }

    /// Solids that move, with settings: several at once, one-way platforms, and which walls there are for the movers.
    pub fn solids<'filter>(&mut self) -> Solids<'_, 'filter> {
        Solids { world: self, among: None, one_way: None }
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
///   stops its rider, it goes through, and [`Shifted::hits`] names the ceiling.
/// - All solids move at once. Their order and that of the movers changes nothing; movers ignore one another.
///
/// A mover that was outside of every wall and solid still is, unless it is squeezed.
impl<'filter> Solids<'_, 'filter> {
    /// The boxes that are there for the movers; all by default.
    pub fn among(self, among: Filter<'filter>) -> Self {
        Self { among: Some(among), ..self }
    }

    /// The boxes that are one-way platforms, whether they move or not: they hold only what is above their top. None by
    /// default.
    pub fn one_way(self, one_way: Filter<'filter>) -> Self {
        Self { one_way: Some(one_way), ..self }
    }

    /// Moves solids by their motions, and movers with them. Ids of boxes that are not there, or not there for the
    /// movers, move nobody. If an id comes twice, its last motion counts.
    pub fn run(
        self,
        solids: impl IntoIterator<Item = (BoxId, Motion)>,
        movers: &mut [Mover],
    ) -> Vec<Shifted> {
        let Self { world, among, one_way } = self;
        let mut moves: Vec<(BoxId, Motion)> = Vec::new();
        for (id, motion) in solids {
            moves.retain(|(known, _)| *known != id);
            moves.extend(world.get(id).map(|_| (id, motion)));
        }
        let is_one_way = |world: &World, id: BoxId| {
            let layers = world.layers(id).unwrap_or(0);
            one_way.as_ref().is_some_and(|filter| filter.lets(id, layers))
        };
        let mut shifting: Vec<Shifting> = movers
            .iter()
            .map(|mover| {
                let view = View { world, filter: among.as_ref() };
                let ground = view.ground(mover, &BitSet::default());
                let carrier =
                    ground.iter().find_map(|id| moves.iter().find(|(moved, _)| moved == id));
                Shifting::new(*mover, carrier.copied())
            })
            .collect();
        for axis in 0..2 {
            let solids = step(world, &moves, axis, &is_one_way);
            let view = View { world, filter: among.as_ref() };
            let ways = |id| is_one_way(world, id);
            let there: Vec<Solid> = solids
                .into_iter()
                .filter(|solid| view.has(&world.kept()[solid.index as usize]))
                .collect();
            let scene = Scene { view, solids: &there, axis, is_one_way: &ways };
            shifting.iter_mut().for_each(|each| each.along(&scene));
        }
        let order = |id: &BoxId| world.index(*id).map(|index| world.kept()[index].order);
        let shifted = shifting.into_iter().zip(movers.iter_mut()).map(|(each, mover)| {
            let mut shifted = each.shifted;
            if !shifted.squeezed_by.is_empty() {
                shifted.mover = *mover;
            }
            for list in [&mut shifted.pushed_by, &mut shifted.squeezed_by] {
                list.sort_by_key(order);
                list.dedup();
            }
            *mover = shifted.mover;
            shifted
        });
        shifted.collect()
    }
}

/// Moves the solids along an axis.
fn step(
    world: &mut World,
    moves: &[(BoxId, Motion)],
    axis: usize,
    is_one_way: &dyn Fn(&World, BoxId) -> bool,
) -> Vec<Solid> {
    let mut solids = Vec::new();
    for (id, motion) in moves {
        let (Some(from), Some(index)) = (world.get(*id), world.index(*id)) else { continue };
        let mut by = DVec2::ZERO;
        by[axis] = motion.get()[axis];
        let place = |corner: DVec2| (corner + by).clamp(DVec2::MIN, DVec2::MAX);
        let to = Aabb::of(place(from.min()), place(from.max()));
        let is_one_way = is_one_way(world, *id);
        solids.push(Solid { id: *id, index: index as u32, from, to, by: by[axis], is_one_way });
    }
    world.move_all(solids.iter().map(|solid| (solid.id, solid.to)));
    solids
}

/// The solids where they have moved to along an axis, among all walls.
struct Scene<'a> {
    view: View<'a>,
    solids: &'a [Solid],
    axis: usize,
    is_one_way: &'a dyn Fn(BoxId) -> bool,
}

/// A mover while solids move.
struct Shifting {
    shifted: Shifted,
    carrier: Option<(BoxId, Motion)>,
}

impl Shifting {
    fn new(mover: Mover, carrier: Option<(BoxId, Motion)>) -> Self {
        let carried_by = carrier.map(|(id, _)| id);
        let (pushed_by, squeezed_by, hits) = Default::default();
        Self { shifted: Shifted { mover, carried_by, pushed_by, squeezed_by, hits }, carrier }
    }

    /// Yields to all solids along an axis.
    fn along(&mut self, scene: &Scene<'_>) {
        if !self.shifted.squeezed_by.is_empty() {
            return;
        }
        let (mover, axis) = (self.shifted.mover, scene.axis);
        let mut pushers: Vec<&Solid> =
            scene.solids.iter().filter(|solid| solid.pushes(&mover, axis)).collect();
        let carried = self.carrier.map_or(0.0, |(_, motion)| motion.get()[axis]);
        if !pushers.is_empty() {
            let Err(between) = self.push(scene, &pushers, carried) else { return };
            // A one-way solid squeezes nobody: it goes through.
            pushers.retain(|solid| !solid.is_one_way);
            if !pushers.is_empty() {
                if self.push(scene, &pushers, carried).is_err() {
                    self.shifted.squeezed_by = between;
                }
                return;
            }
        }
        if carried != 0.0 {
            self.carry(scene, carried);
        }
    }

    /// Pushes the mover to the face of these solids, or carries it farther; else says between what it has no room.
    fn push(
        &mut self,
        scene: &Scene<'_>,
        pushers: &[&Solid],
        carried: f64,
    ) -> Result<(), Vec<BoxId>> {
        let (mover, axis) = (self.shifted.mover, scene.axis);
        let mut between: Vec<BoxId> = pushers.iter().map(|solid| solid.id).collect();
        let sense = pushers[0].by.signum();
        if pushers.iter().any(|solid| solid.by.signum() != sense) {
            return Err(between);
        }
        let face = scene.in_front(&mover, pushers, sense).ok_or_else(|| between.clone())?[axis];
        let here = mover.position()[axis];
        // What is lifted by the solid that it stands on comes to rest on it.
        let is_lifted = axis == 1 && between.iter().any(|id| Some(*id) == self.shifted.carried_by);
        let is_carried_farther = !is_lifted && sense * (here + carried - face) > 0.0;
        let (mut end, hits) =
            scene.go(&mover, if is_carried_farther { carried } else { face - here }, &between);
        if hits.is_empty() && !is_carried_farther {
            let mut place = end.position();
            place[axis] = face;
            end = mover.moved_to(place);
        }
        let inside = scene.holding(&end);
        if !inside.is_empty() || sense * (end.position()[axis] - face) < 0.0 {
            between.extend(hits.iter().map(|hit| hit.id()).chain(inside));
            return Err(between);
        }
        let carrier = self.shifted.carried_by;
        self.shifted.pushed_by.extend(between.into_iter().filter(|id| Some(*id) != carrier));
        self.shifted.mover = end;
        self.shifted.hits.extend(hits);
        Ok(())
    }

    /// Goes with the solid that the mover stands on. Up and down it comes to rest on the top again, to the bit.
    fn carry(&mut self, scene: &Scene<'_>, by: f64) {
        let mover = self.shifted.mover;
        let carrier = scene.solids.iter().find(|solid| Some(solid.id) == self.shifted.carried_by);
        let (mut end, hits) = scene.go(&mover, by, &[]);
        if scene.axis == 1
            && let Some(solid) = carrier
            && let Some(top) = scene.in_front(&mover, &[solid], -1.0)
        {
            let scale = top.y.abs().max(solid.to.min().y.abs()).max(mover.radius());
            let near = 2.0 * NO_MOVE * scene.view.world.positions().ulp(scale);
            let rests = mover.moved_to(top);
            if (top.y - end.position().y).abs() <= near && scene.holding(&rests).is_empty() {
                end = rests;
            }
        }
        self.shifted.mover = end;
        self.shifted.hits.extend(hits);
    }
}

impl Scene<'_> {
    /// A motion along the axis.
    fn motion(&self, by: f64) -> Motion {
        let mut motion = DVec2::ZERO;
        motion[self.axis] = by.clamp(f64::MIN, f64::MAX);
        Motion::of(motion)
    }

    /// Moves a mover along the axis until a wall stops it. These are not in the way.
    fn go(&self, mover: &Mover, by: f64, gone: &[BoxId]) -> (Mover, Vec<TravelHit>) {
        let choose = |hit: &TravelHit| {
            if gone.contains(&hit.id()) {
                Choice::Ignore
            } else if (self.is_one_way)(hit.id()) {
                one_way(Side::Top)(hit)
            } else {
                Choice::Accept
            }
        };
        let options = TravelOptions::new(self.view).choose(choose);
        let options = options.start_inside(StartInside::PushOut);
        let travel = options.run(*mover, self.motion(by), Response::Stop);
        (travel.mover(), travel.hits().to_vec())
    }

    /// Where a mover rests in front of solids that have moved in its direction: it comes back to them from far ahead.
    fn in_front(&self, mover: &Mover, solids: &[&Solid], sense: f64) -> Option<DVec2> {
        let ids: Vec<BoxId> = solids.iter().map(|solid| solid.id).collect();
        let alone = Filter::default().when(|id| ids.contains(&id));
        let view = View { world: self.view.world, filter: Some(&alone) };
        let (bounds, axis) = (mover.bounds(), self.axis);
        let far = solids.iter().map(|solid| {
            let (to, from) = if sense > 0.0 {
                (solid.to.max()[axis], bounds.min()[axis])
            } else {
                (bounds.max()[axis], solid.to.min()[axis])
            };
            (to - from).max(0.0)
        });
        // Twice as far is beyond all rounding.
        let by = solids.iter().map(|solid| solid.by.abs()).fold(0.0, f64::max);
        let far = 2.0 * far.fold(0.0, f64::max) + bounds.size()[axis] + by;
        let mut ahead = mover.position();
        ahead[axis] = self.view.world.positions().nearest(ahead[axis] + sense * far);
        let ahead = mover.moved_to(ahead);
        let back = self.motion(-2.0 * sense * far);
        let rest = TravelOptions::new(view).run(ahead, back, Response::Stop);
        (!rest.hits().is_empty() && rest.inside().is_empty()).then(|| rest.position())
    }

    /// The walls that hold a mover at its place: all that it is inside of, without one-way platforms.
    fn holding(&self, mover: &Mover) -> Vec<BoxId> {
        let mut holding = Vec::new();
        self.view.each_near(&still(mover), &mut |_, kept| {
            if mover.is_inside(mover.position(), &kept.aabb) && !(self.is_one_way)(kept.id) {
                holding.push(kept.id);
            }
            ControlFlow::Continue(())
        });
        holding
    }
}
