//! One leg of a travel: the straight path from one hit to the next, in the remaining time.

use std::borrow::Borrow;
use std::ops::ControlFlow;

use glam::DVec2;

use crate::exact::{Fraction, Sign, Sum, det_sign, quotient, sign};
use crate::shape::Motion;
use crate::sweep::entry_order::{Entry, in_order};
use crate::world::contacts::WallHit;
use crate::world::kept_end::KeptEnd;
use crate::world::meeting::{Face, Strike};
use crate::world::mover::Mover;
use crate::world::positions::MOST_ULPS;
use crate::world::rest_position::{Passed, Target};
use crate::world::sweep::Swept;
use crate::world::tangent::Tangent;
use crate::world::view::View;

/// A leg that ends at a wall within this many ulps of its start ends at its start (docs/contract.md §5.12).
pub(crate) const NO_MOVE: f64 = MOST_ULPS as f64;

/// The path from `position` to `position + (1 − elapsed) × motion`. Its end is never rounded.
#[derive(Clone, Copy)]
pub(crate) struct Leg {
    /// The mover at its start.
    pub(crate) mover: Mover,
    /// The motion for a whole timestep.
    pub(crate) motion: DVec2,
    /// The part of the step that is over.
    pub(crate) elapsed: f64,
    /// Counted from 0.
    pub(crate) number: u32,
}

/// A wall that a leg would cross into.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) index: u32,
    /// When, as a part of the whole motion; rounded.
    pub(crate) t: f64,
    /// Whether the leg enters it at the same time as the one before.
    pub(crate) is_tie: bool,
}

impl Leg {
    /// When it enters a wall.
    pub(crate) fn entry(&self, world: View<'_>, index: u32) -> Entry {
        self.mover.entry(&Motion::of(self.motion), &world.kept(index).obstacle())
    }

    /// How it enters a wall.
    pub(crate) fn strike(&self, world: View<'_>, index: u32) -> Option<Strike> {
        self.mover.strike(&Motion::of(self.motion), &world.kept(index).obstacle())
    }

    /// How the mover hits walls that the leg enters at the same time.
    pub(crate) fn wall_hits<'a>(&self, world: View<'a>, group: &[Candidate]) -> Vec<WallHit<'a>> {
        let walls = group.iter().filter_map(|Candidate { index, .. }| {
            let Strike { hit, face } = self.strike(world, *index)?;
            Some(WallHit { index: *index, wall: world.kept(*index).obstacle(), hit, face })
        });
        walls.collect()
    }

    /// The corners without a radius that it touches when it hits a wall, of walls that it does not enter.
    pub(crate) fn grazed(
        &self,
        world: View<'_>,
        passed: &Passed,
        hit: &WallHit<'_>,
    ) -> Vec<[Tangent; 2]> {
        let entry = self.entry(world, hit.index);
        let swept = Swept::new(&self.mover, (1.0 - self.elapsed) * self.motion);
        let mut grazed = Vec::new();
        world.each_near(&swept, &mut |index, kept| {
            if !passed.has(index)
                && let Some((time, edges)) =
                    self.mover.meeting(&kept.obstacle()).grazes(self.motion)
                && time.order(&entry).is_eq()
            {
                grazed.push(edges);
            }
            ControlFlow::Continue(())
        });
        grazed
    }

    /// The time in the whole timestep at which it enters a wall, correctly rounded.
    pub(crate) fn time(&self, world: View<'_>, candidate: &Candidate) -> f64 {
        if self.elapsed == 0.0 {
            candidate.t
        } else {
            self.entry(world, candidate.index).time_after(self.elapsed)
        }
    }

    /// Where it ends if nothing is in the way: on each axis at the kept end, unless the end of its own path is farther from
    /// that than rounding.
    pub(crate) fn end(&self, world: View<'_>, kept: &KeptEnd) -> DVec2 {
        let own = self.own_end();
        if self.number == 0 {
            return own; // the kept end is its own
        }
        let mut place = kept.rounded(self.motion);
        let ulps = self.ulps_at(world, place, kept);
        for axis in 0..2 {
            if !self.is_end_near(place[axis], NO_MOVE * ulps[axis], axis) {
                place[axis] = own[axis];
            }
        }
        place
    }

    /// The ulps of the largest numbers in play at the kept end, on each axis.
    fn ulps_at(&self, world: View<'_>, place: DVec2, kept: &KeptEnd) -> DVec2 {
        let largest = kept.largest(place).max(self.mover.position().abs()).max(self.mover.extent());
        largest.map(|x| world.world.positions().ulp(x))
    }

    /// The end of its own path, rounded.
    fn own_end(&self) -> DVec2 {
        let end = self.mover.position() + self.motion;
        if self.elapsed == 0.0 && end.is_finite() {
            return end;
        }
        let left = Fraction::new(Sum([1.0, -self.elapsed]), Sum([1.0]));
        DVec2::from([0, 1].map(|axis| {
            let (position, motion) = (self.mover.position()[axis], self.motion[axis]);
            quotient(&left.reach(Sum([position]), Sum([motion])))
        }))
    }

    /// Whether its end is no farther from a coordinate than a distance.
    fn is_end_near(&self, place: f64, distance: f64, axis: usize) -> bool {
        let (low, high) = (place - distance, place + distance);
        let is_between = || self.end_against(low, axis) >= 0 && self.end_against(high, axis) <= 0;
        low.is_finite() && high.is_finite() && is_between()
    }

    /// Where its end lies seen from a coordinate.
    fn end_against(&self, place: f64, axis: usize) -> Sign {
        // position − place + (1 − elapsed) × motion
        let position = Sum([self.mover.position()[axis], -place]);
        let left = Sum([1.0, -self.elapsed]);
        det_sign(position, Sum([1.0]), left, Sum([-self.motion[axis]]))
    }

    /// The walls that it would cross into, in exact order, ties in the order of insertion. `passed` says which
    /// walls to leave out, `to_the_end` whether to count those beyond the end of the step.
    pub(crate) fn candidates(
        &self,
        world: View<'_>,
        passed: impl Fn(u32) -> bool,
        to_the_end: bool,
    ) -> Vec<Candidate> {
        let motion = Motion::of(self.motion);
        let left = 1.0 - self.elapsed;
        let swept = Swept::new(&self.mover, left * self.motion);
        let mut candidates = Vec::new();
        world.each_near(&swept, &mut |index, kept| {
            if !passed(index)
                && let Some(t) = self.mover.crosses(&motion, &kept.obstacle())
                && (to_the_end || self.is_in_time(world, index, t, left))
            {
                candidates.push((t.to_bits(), kept.order, index as usize));
            }
            ControlFlow::Continue(())
        });
        let ordered = in_order(candidates, &|index| self.entry(world, index as u32));
        let candidate = |((t, _, index), is_tie)| Candidate {
            index: index as u32,
            t: f64::from_bits(t),
            is_tie,
        };
        ordered.into_iter().map(candidate).collect()
    }

    /// Where it ends if nothing is in the way and the place is free.
    pub(crate) fn arrival(
        &self,
        world: View<'_>,
        passed: &Passed,
        kept: &KeptEnd,
    ) -> Option<DVec2> {
        let (end, place) = (self.end(world, kept), self.own_end());
        if end != place {
            let nearest = world.world.positions().nearest_to(end);
            let ulps = self.ulps_at(world, end, kept);
            if world.is_free(&self.mover, nearest, ulps, passed) {
                return Some(nearest);
            }
        }
        let exact = |axis: usize| self.end_against(place[axis], axis);
        let Self { mover, motion, .. } = *self;
        let wall = DVec2::ZERO;
        let target = Target { place, away: [0, 0], motion, wall, is_sloped: false, exact: &exact };
        world.rest_position(&mover, &target, passed)
    }

    /// Where walls that the mover hits together stop it.
    pub(crate) fn stop_position<'a, S: Borrow<WallHit<'a>>>(
        &self,
        world: View<'_>,
        passed: &Passed,
        walls: &[S],
    ) -> Option<DVec2> {
        let Self { mover, motion, .. } = self;
        let walls = || walls.iter().map(Borrow::borrow);
        let mut place = walls().next().map_or(mover.position(), |first| first.hit.position());
        for WallHit { wall, face, .. } in walls() {
            if let (Face::Side(side), Some(grown)) = (face, mover.grown(wall)) {
                place[side.axis().0] = grown.resting_coordinate(*side);
            }
        }
        // Step away from all walls. If they disagree on the direction, step back along the motion.
        let away = [0, 1].map(|axis| {
            let mut senses = walls().map(|wall| sign(wall.away()[axis])).filter(|n| *n != 0);
            let first = senses.next().unwrap_or(0);
            if senses.all(|sense| sense == first) { first } else { 0 }
        });
        let wall = walls().map(WallHit::line).fold(DVec2::ZERO, DVec2::max);
        let WallHit { index, .. } = walls().next()?;
        let exact = |axis| {
            let entry = self.entry(world, *index);
            entry.place_against(mover.position()[axis], motion[axis], place[axis])
        };
        let is_sloped = walls().any(WallHit::is_sloped);
        let target = Target { place, away, motion: *motion, wall, is_sloped, exact: &exact };
        if self.stays(world, &target, *index) {
            return Some(mover.position());
        }
        world.rest_position(mover, &target, passed)
    }

    /// Whether a wall is so close to the start of the leg that the mover does not move.
    fn stays(&self, world: View<'_>, target: &Target<'_>, index: u32) -> bool {
        let Self { mover, motion, .. } = self;
        let (here, place) = (mover.position(), target.place);
        let positions = world.world.positions();
        let mut ulps = target.ulps(mover, positions).max(here.abs().map(|x| positions.ulp(x)));
        if target.is_sloped {
            ulps = DVec2::splat(ulps.max_element());
        }
        let off = (place - here).abs();
        (0..2).all(|axis| {
            let ulp = ulps[axis];
            // Rounded, this number of ulps is off by at most one.
            off[axis] <= (NO_MOVE - 1.0) * ulp
                || off[axis] <= (NO_MOVE + 1.0) * ulp && {
                    let entry = self.entry(world, index);
                    entry.is_no_further(motion[axis].abs(), NO_MOVE * ulp)
                }
        })
    }

    /// Whether a wall is entered before the step is over. The first leg has all of it.
    fn is_in_time(&self, world: View<'_>, index: u32, t: f64, left: f64) -> bool {
        // Rounding is monotone: only times that round alike are in doubt.
        self.elapsed == 0.0
            || t < left
            || t == left && self.entry(world, index).is_before_the_end(self.elapsed)
    }
}
