//! A start that overlaps walls by no more than rounding is settled outside of them before anything else happens.
//!
//! ```text
//!   ┌──────┐          y = floor − height rounds, and in one place of four the mover is then in the floor by an ulp:
//!  ▔└▔▔▔▔▔▔┘▔▔▔▔      what computing a position makes is no overlap
//! ```
//!
//! An overlap of at most 4 ulp counts as rounding (docs/contract.md §5.8). An ulp is that of the largest number in play on the
//! axis of the way out: the mover's coordinate, the wall's, the radius, the size of a box. At a round corner both axes count.

use glam::DVec2;

use crate::answer::PushOut;
use crate::exact::{Sign, order, sign};
use crate::shape::{Feature, Side};
use crate::world::leg::NO_MOVE;
use crate::world::mover::Mover;
use crate::world::positions::Neighbors;
use crate::world::rest_position::{Passed, Target};
use crate::world::view::View;
use crate::world::wall::Obstacle;

/// The way out ends at a position, so it may be longer than the overlap is deep by one ulp.
const REACH: f64 = NO_MOVE + 1.0;

impl View<'_> {
    /// Where a mover is settled that overlaps these walls; `None` if it overlaps none, or one of them by more than
    /// rounding, or if no position nearby is free. `wish` is its motion.
    pub(crate) fn settled(
        &self,
        mover: &Mover,
        inside: &[(u32, PushOut)],
        wish: DVec2,
    ) -> Option<DVec2> {
        let wall = |index: u32| self.kept(index).obstacle();
        if inside.is_empty() || !inside.iter().all(|(i, out)| self.is_slight(mover, &wall(*i), out))
        {
            return None;
        }
        let first = back(mover.position(), wish).map(|sense| sense > 0);
        let freed = self.freed(*mover, first, &mut |mover, mut inside| {
            for (index, out) in &mut inside {
                *out = mirrored(mover, &wall(*index), *out, wish);
            }
            inside
        });
        let ulps = inside.iter().map(|(index, _)| self.ulps(mover, &wall(*index)));
        let mut ulps = ulps.fold(DVec2::ZERO, DVec2::max);
        let is_any = inside.iter().any(|(index, _)| mover.grown(&wall(*index)).is_none());
        if is_any {
            // Off a slope the coarser axis counts.
            ulps = DVec2::splat(ulps.max_element());
        }
        let here = mover.position();
        let is_near = |place: &DVec2| (place - here).abs().cmple(REACH * ulps).all();
        let place = freed.map(|freed| freed.position()).filter(is_near);
        place.or_else(|| is_any.then(|| self.free_beside(mover, ulps, wish)).flatten())
    }

    /// The nearest position beside a mover that is in no wall: between pins the ways out of each lead into others.
    fn free_beside(&self, mover: &Mover, ulps: DVec2, wish: DVec2) -> Option<DVec2> {
        let positions = self.world.positions();
        let here = positions.nearest_to(mover.position());
        let near = Neighbors { center: here, senses: back(here, wish), exact: &|_| 0, positions };
        let mut is_free =
            |place: DVec2| place.is_finite() && self.inside(&mover.moved_to(place)).is_empty();
        near.find(None, &mut is_free).or_else(|| near.find(Some(ulps), &mut is_free))
    }

    /// Whether an overlap is no more than rounding makes.
    pub(crate) fn is_slight(&self, mover: &Mover, wall: &Obstacle<'_>, out: &PushOut) -> bool {
        let ulps = self.ulps(mover, wall);
        let ulp = match mover.way_out(wall, out) {
            Feature::Side(side) => ulps[side.axis().0],
            _ => ulps.max_element(),
        };
        mover.is_no_deeper(wall, out, NO_MOVE * ulp)
    }

    /// A position of the world beside a mover that is at none.
    pub(crate) fn snapped(&self, mover: &Mover, wish: DVec2, passed: &Passed) -> Option<DVec2> {
        let here = mover.position();
        if self.world.positions().nearest_to(here) == here {
            return None;
        }
        let (away, wall, motion) = (back(here, wish), DVec2::ZERO, wish);
        let target = Target { place: here, away, motion, wall, is_sloped: false, exact: &|_| 0 };
        self.rest_position(mover, &target, passed)
    }

    /// A mover where a travel without a motion of its own would leave it.
    pub(crate) fn placed(&self, mover: Mover) -> Mover {
        let inside = self.inside(&mover);
        let settled = self.settled(&mover, &inside, DVec2::ZERO);
        let mover = settled.map_or(mover, |place| mover.moved_to(place));
        let mut passed = Passed::default();
        inside.iter().for_each(|(index, _)| passed.ignored.insert(*index));
        let snapped = self.snapped(&mover, DVec2::ZERO, &passed);
        snapped.map_or(mover, |place| mover.moved_to(place))
    }

    /// The ulps of the largest numbers in play at a wall, on each axis.
    fn ulps(&self, mover: &Mover, wall: &Obstacle<'_>) -> DVec2 {
        let corners = match wall.shape {
            None => wall.aabb.min().abs().max(wall.aabb.max().abs()),
            Some(shape) => shape
                .corners()
                .fold(DVec2::splat(shape.radius()), |most, corner| most.max(corner.abs())),
        };
        let largest = mover.position().abs().max(corners).max(mover.extent());
        largest.map(|x| self.world.positions().ulp(x))
    }
}

/// On each axis the way back along the motion, or else away from 0.
fn back(here: DVec2, wish: DVec2) -> [Sign; 2] {
    [0, 1].map(|axis| match sign(wish[axis]) {
        0 if here[axis] < 0.0 => -1,
        0 => 1,
        sense => -sense,
    })
}

/// The way out of a wall. Of two opposite ones that are equally long, it is the one back along the motion, or else the one
/// away from 0: in a mirrored scene it is the mirrored one.
fn mirrored(mover: &Mover, wall: &Obstacle<'_>, out: PushOut, wish: DVec2) -> PushOut {
    let Some(grown) = mover.grown(wall) else { return out };
    let Feature::Side(side) = mover.way_out(wall, &out) else { return out };
    let (axis, high) = side.axis();
    let opposite = Side::ALL[2 * axis + usize::from(!high)];
    let depth = |side| grown.depth(mover.position(), side);
    if order(depth(side), depth(opposite)) != 0 {
        return out;
    }
    // One rounding never changes the sign of a sum.
    let middle = sign(wall.aabb.min()[axis] + wall.aabb.max()[axis]);
    let sense = if wish[axis] == 0.0 { middle } else { -sign(wish[axis]) };
    let way = if sense > 0 { Side::ALL[2 * axis + 1] } else { Side::ALL[2 * axis] };
    PushOut::along(way.normal(), out.depth())
}
