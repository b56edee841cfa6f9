//! What solids that move do to one mover: it is carried, pushed or squeezed.

use std::ops::ControlFlow;

use glam::DVec2;

use crate::shape::{Aabb, Motion, Side};
use crate::world::bit_set::BitSet;
use crate::world::box_id::BoxId;
use crate::world::filter::Passing;
use crate::world::leg::NO_MOVE;
use crate::world::mover::Mover;
use crate::world::positions::Neighbors;
use crate::world::response::{Response, StartInside};
use crate::world::sweep::still;
use crate::world::travel_answer::{Choice, TravelHit};
use crate::world::travel_options::{TravelOptions, one_way};
use crate::world::view::View;
use crate::world::wall::{Obstacle, Wall};
use crate::world::world::World;

/// What solids that moved did to a mover, from [`World::move_solid`](crate::World::move_solid).
#[derive(Clone, Debug, PartialEq)]
pub struct Shifted {
    pub(super) mover: Mover,
    pub(super) carried_by: Option<BoxId>,
    pub(super) pushed_by: Vec<BoxId>,
    pub(super) squeezed_by: Vec<BoxId>,
    pub(super) hits: Vec<TravelHit>,
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
pub(super) struct Solid {
    id: BoxId,
    index: u32,
    from: Wall,
    to: Wall,
    /// How far it moves along the axis.
    by: f64,
    is_one_way: bool,
}

impl Solid {
    /// Whether a mover is inside of all that it passes over.
    fn passes_over(&self, mover: &Mover) -> bool {
        match (&self.from, &self.to) {
            (Wall::Box(from), Wall::Box(to)) => {
                let hull = Aabb::of(from.min().min(to.min()), from.max().max(to.max()));
                mover.is_inside(mover.position(), &Obstacle::of(hull))
            }
            (from, to) => mover.is_swept_by(&from.convex(), to.convex().position()),
        }
    }

    /// Whether a mover is in its way. A one-way solid lifts what was above it, and passes through all else.
    fn pushes(&self, mover: &Mover, axis: usize) -> bool {
        let here = mover.position();
        let may = !self.is_one_way
            || axis == 1 && self.by < 0.0 && !mover.is_inside(here, &self.from.obstacle());
        may && self.by != 0.0 && self.passes_over(mover)
    }
}

/// Moves the solids along an axis.
pub(super) fn step(
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
        let to = match from {
            Wall::Box(from) => Aabb::of(place(from.min()), place(from.max())).into(),
            Wall::Shape(from) => from.placed(place(from.position())).into(),
        };
        let is_one_way = is_one_way(world, *id);
        solids.push(Solid { id: *id, index: index as u32, from, to, by: by[axis], is_one_way });
    }
    world.move_each(solids.iter().map(|solid| (solid.id, solid.to)));
    solids
}

/// The solids where they have moved to along an axis, among all walls.
pub(super) struct Scene<'a> {
    pub(super) view: View<'a>,
    pub(super) solids: &'a [Solid],
    pub(super) axis: usize,
    pub(super) is_one_way: &'a dyn Fn(BoxId) -> bool,
}

/// A mover while solids move.
pub(super) struct Shifting {
    /// Where it was.
    start: Mover,
    shifted: Shifted,
    carrier: Option<(BoxId, Motion)>,
}

impl Shifting {
    /// A mover at its start, which is placed at `mover`: settled, and at a position of the world.
    pub(super) fn new(start: Mover, mover: Mover, carrier: Option<(BoxId, Motion)>) -> Self {
        let carried_by = carrier.map(|(id, _)| id);
        let (pushed_by, squeezed_by, hits) = Default::default();
        let shifted = Shifted { mover, carried_by, pushed_by, squeezed_by, hits };
        Self { start, shifted, carrier }
    }

    /// What became of the mover: who is squeezed, or whom nothing moved, is where it was.
    pub(super) fn ended(self) -> Shifted {
        let Self { start, mut shifted, .. } = self;
        let is_moved = shifted.carried_by.is_some() || !shifted.pushed_by.is_empty();
        if !is_moved || !shifted.squeezed_by.is_empty() {
            shifted.mover = start;
        }
        shifted
    }

    /// Yields to all solids along an axis.
    pub(super) fn along(&mut self, scene: &Scene<'_>) {
        if !self.shifted.squeezed_by.is_empty() {
            return;
        }
        let (mover, axis) = (self.shifted.mover, scene.axis);
        let pushes = |solid: &&Solid| {
            solid.pushes(&mover, axis) && scene.view.has(scene.view.kept(solid.index))
        };
        let mut pushers: Vec<&Solid> = scene.solids.iter().filter(pushes).collect();
        let carried = self.carrier.map_or(0.0, |(_, motion)| motion.get()[axis]);
        if !pushers.is_empty() {
            if self.push(scene, &pushers, carried).is_ok() {
                return;
            }
            // A one-way solid squeezes nobody: it goes through.
            pushers.retain(|solid| !solid.is_one_way);
            if !pushers.is_empty() {
                if let Err(between) = self.push(scene, &pushers, carried) {
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

    /// Goes with the solid that the mover stands on. Up and down it comes to rest on the top again, to the bit; sideways
    /// no rounding puts it beyond the edge.
    fn carry(&mut self, scene: &Scene<'_>, by: f64) {
        let mover = self.shifted.mover;
        let carrier = scene.solids.iter().find(|solid| Some(solid.id) == self.shifted.carried_by);
        // Both go as far: only rounding lets it come to the solid on the way.
        let with: Vec<BoxId> =
            carrier.filter(|_| scene.axis == 0).map(|solid| solid.id).into_iter().collect();
        let (mut end, mut hits) = scene.go(&mover, by, &with);
        if let Some(solid) = carrier
            && scene.axis == 0
        {
            if hits.is_empty() {
                end = scene.still_on(solid, end);
            }
            if !scene.holding(&end).is_empty() {
                (end, hits) = scene.go(&mover, by, &[]);
            }
        } else if let Some(solid) = carrier
            && let Some(top) = scene.in_front(&mover, &[solid], -1.0)
        {
            // On its way a gap of some ulps stays as wide as it was where ulps were larger.
            let [from, to] = [solid.from, solid.to].map(|solid| solid.bounds().min().y.abs());
            let scale = top.y.abs().max(mover.position().y.abs()).max(from).max(to);
            let ulp = scene.view.world.positions().ulp(scale.max(mover.radius()));
            // The gap at the start, and the rounding of the end.
            let near = 2.0 * NO_MOVE * ulp;
            let rests = mover.moved_to(top);
            if (top.y - end.position().y).abs() <= near && scene.holding(&rests).is_empty() {
                end = rests;
            }
        }
        hits.retain(|hit| Some(hit.id()) != self.shifted.carried_by);
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
        // A solid that is on its way may be less than rounding beside the mover: it is not to slip off.
        let options = TravelOptions { settles: false, ..options };
        let travel = options.run(*mover, self.motion(by), Response::Stop);
        (travel.mover(), travel.hits().to_vec())
    }

    /// Where a mover rests in front of solids that have moved in its direction: it comes back to them from far ahead.
    fn in_front(&self, mover: &Mover, solids: &[&Solid], sense: f64) -> Option<DVec2> {
        let ids: Vec<BoxId> = solids.iter().map(|solid| solid.id).collect();
        let is_one = |id| ids.contains(&id);
        let alone = Passing { when: Some(&is_one), ..Passing::ALL };
        let view = View { world: self.view.world, filter: Some(alone) };
        let (bounds, axis) = (mover.bounds(), self.axis);
        let far = solids.iter().map(|solid| {
            let (to, from) = if sense > 0.0 {
                (solid.to.bounds().max()[axis], bounds.min()[axis])
            } else {
                (bounds.max()[axis], solid.to.bounds().min()[axis])
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

    /// A mover that has gone sideways with the solid that it stood on, at the nearest place at which it stands on it.
    fn still_on(&self, solid: &Solid, mover: Mover) -> Mover {
        let (positions, bounds) = (self.view.world.positions(), mover.near_bounds());
        let center = mover.position();
        let near = Neighbors { center, senses: [1, 0], exact: &|_| 0, positions };
        let mut stands = |place: DVec2| {
            let mover = mover.moved_to(place);
            let ground = self.view.ground(&mover, &BitSet::default());
            ground.iter().any(|ground| ground.id() == solid.id) && self.holding(&mover).is_empty()
        };
        let ulp = positions.ulp(bounds.min().x.abs().max(bounds.max().x.abs()));
        let place = near.find(None, &mut stands);
        let place = place.or_else(|| near.find(Some(DVec2::splat(ulp)), &mut stands));
        place.map_or(mover, |place| mover.moved_to(place))
    }

    /// The walls that hold a mover at its place: all that it is inside of, without one-way platforms.
    fn holding(&self, mover: &Mover) -> Vec<BoxId> {
        let mut holding = Vec::new();
        self.view.each_near(&still(mover), &mut |_, kept| {
            if mover.is_inside(mover.position(), &kept.obstacle()) && !(self.is_one_way)(kept.id) {
                holding.push(kept.id);
            }
            ControlFlow::Continue(())
        });
        holding
    }
}
