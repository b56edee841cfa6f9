//! The rest position: the double, or the number of `f32`, nearest to the exact end of a leg that is in no wall and behind none.
//!
//! ```text
//!      ·    ·    ·    ·         the doubles around the exact place ×
//!                   ________
//!      ·    ·    ○ ▕×   ·       the nearest one may lie in a wall: then its neighbors are tried,
//!                  ▕            those away from the wall and back along the motion first
//!      ·    ·    ·  ▔▔▔▔▔▔▔▔
//! ```
//!
//! If all of them are taken, as in a gap that is too narrow for doubles, the mover stays at the start of
//! the leg, the last place that is known to be free.

use std::ops::ControlFlow;

use glam::DVec2;

use crate::answer::PushOut;
use crate::exact::{Sign, Sum, sign};
use crate::shape::Aabb;
use crate::world::bit_set::BitSet;
use crate::world::mover::Mover;
use crate::world::positions::{MOST_ULPS, Neighbors, Positions};
use crate::world::sweep::Swept;
use crate::world::view::View;
use crate::world::wall::Obstacle;

/// Only walls within so many ulps of the way to a place can be in the way of its neighbors. These are up to four steps away, and a
/// step is up to two ulps long, where numbers pass a power of two. Twice that leaves room for the rounding of bounds.
const AROUND: f64 = 4.0 * MOST_ULPS as f64;

/// Walls that do not hold a mover.
#[derive(Default)]
pub(crate) struct Passed {
    /// For the whole timestep.
    pub(crate) ignored: BitSet,
    /// As long as it moves out of them.
    pub(crate) escaped: Vec<u32>,
}

impl Passed {
    /// Whether it may go on through a wall.
    pub(crate) fn has(&self, index: u32) -> bool {
        self.ignored.contains(index) || self.escaped.contains(&index)
    }
}

/// The end of a leg, where a mover should come to rest.
pub(crate) struct Target<'a> {
    /// The exact place, rounded away from the sides that the mover hits.
    pub(crate) place: DVec2,
    /// Which way leads away from the walls, on each axis; 0 means back along the motion.
    pub(crate) away: [Sign; 2],
    /// The motion on which it is reached.
    pub(crate) motion: DVec2,
    /// How far from 0 the sides lie that the mover hits, each on its axis.
    pub(crate) wall: DVec2,
    /// Whether it hits a slope or a round corner of a convex shape: then the coarser axis counts on both.
    pub(crate) is_sloped: bool,
    /// On which side of `place` the exact place lies, on an axis.
    pub(crate) exact: &'a dyn Fn(usize) -> Sign,
}

impl Target<'_> {
    /// The coarsest grid among those of the place, the wall and the radius, on each axis.
    pub(crate) fn ulps(&self, mover: &Mover, positions: Positions) -> DVec2 {
        let largest = self.place.abs().max(self.wall);
        let ulps = largest.max(DVec2::splat(mover.radius())).map(|x| positions.ulp(x));
        if self.is_sloped { DVec2::splat(ulps.max_element()) } else { ulps }
    }
}

impl<'a> View<'a> {
    /// The position in which the mover ends; `None` if all are taken.
    pub(crate) fn rest_position(
        &self,
        mover: &Mover,
        target: &Target<'_>,
        passed: &Passed,
    ) -> Option<DVec2> {
        let positions = self.world.positions();
        let (here, place) = (mover.position(), positions.nearest_to(target.place));
        if place == here {
            return Some(here);
        }
        let ulps = target.ulps(mover, positions);
        let mut near = self.near(mover, place, DVec2::splat(ulps.max_element()), passed);
        let is_sloped = near.iter().any(|near| mover.grown(&near.wall).is_none());
        let mut is_free = |to: DVec2| {
            let taken = near.iter().position(|near| !near.allows(mover, to));
            // The wall that is in the way of one place is often in the way of the next.
            taken.inspect(|wall| near.swap(0, *wall)).is_none() && to.is_finite()
        };
        let senses = [0, 1].map(|axis| match target.away[axis] {
            0 => -sign(target.motion[axis]),
            away => away,
        });
        // Try first without changing a coordinate that does not move.
        let moving = [0, 1].map(|axis| if target.motion[axis] == 0.0 { 0 } else { senses[axis] });
        let exact = |axis: usize| match sign(target.place[axis] - place[axis]) {
            0 => (target.exact)(axis),
            side => side,
        };
        let [first, then] = [moving, senses].map(|senses| Neighbors {
            center: place,
            senses,
            exact: &exact,
            positions,
        });
        let found = first.find(None, &mut is_free).or_else(|| then.find(None, &mut is_free));
        let found = found.or_else(|| then.find(Some(ulps), &mut is_free));
        // Between slopes, the coarser axis counts on both.
        let coarse = DVec2::splat(ulps.max_element());
        let found =
            found.or_else(|| is_sloped.then(|| then.find(Some(coarse), &mut is_free)).flatten());
        found.map(|place| place + 0.0)
    }

    /// Whether a mover may be put at a place that its path leads past, within a few of these ulps.
    pub(crate) fn is_free(
        &self,
        mover: &Mover,
        place: DVec2,
        ulps: DVec2,
        passed: &Passed,
    ) -> bool {
        place == mover.position()
            || self.near(mover, place, ulps, passed).iter().all(|near| near.allows(mover, place))
    }

    /// The walls that may be in the way of a target: around it, and on the straight way there. That is not the path of the leg,
    /// and may lead through a wall that the path leads past.
    fn near(&self, mover: &Mover, place: DVec2, ulps: DVec2, passed: &Passed) -> Vec<Near<'a>> {
        let way = (place - mover.position()).clamp(DVec2::MIN, DVec2::MAX);
        let Swept { bounds, motion } = Swept::new(mover, way);
        let reach = AROUND * ulps;
        let bounds = Aabb::of(bounds.min() - reach, bounds.max() + reach);
        let swept = Swept { bounds, motion };
        let mut near = Vec::new();
        self.each_near(&swept, &mut |index, _| {
            if !passed.ignored.contains(index) {
                let wall = self.kept(index).obstacle();
                let escaped = passed.escaped.contains(&index);
                let out = if escaped { mover.push_out(&wall) } else { None };
                near.push(Near { wall, out });
            }
            ControlFlow::Continue(())
        });
        near
    }
}

/// A wall near a target, and the way out of it if the mover escapes from it.
struct Near<'a> {
    wall: Obstacle<'a>,
    out: Option<PushOut>,
}

impl Near<'_> {
    /// Whether a mover may be put at a place.
    fn allows(&self, mover: &Mover, to: DVec2) -> bool {
        let wall = &self.wall;
        match &self.out {
            // It never gets deeper than it was.
            Some(out) => mover.leads_out(Sum::offset(mover.position(), to), wall, out) >= 0,
            None => !mover.is_inside(to, wall) && !mover.passes(to, wall),
        }
    }
}

#[cfg(test)]
mod tests {
    use glam::dvec2;

    use super::*;
    use crate::exact::power_of_two;
    use crate::shape::Circle;
    use crate::world::world::World;

    //    ▓▓▓▓▓▓×▓▓▓▓○    ○ is 4 ulp from the double nearest to ×, so only 3 and a half from × if × is on its side
    #[test]
    fn a_mover_rests_at_most_four_ulps_from_the_exact_place() {
        let ulp = f64::EPSILON;
        let free = 1.0 + 4.0 * ulp;
        let world = World::new([Aabb::new((0.5, -1.0), (free, 1.0)).unwrap()]);
        let view = View { world: &world, filter: None };
        let mover = Mover::from(Circle::new((2.0, 0.0), 0.0).unwrap());
        let rests = |side: Sign| {
            let (place, motion, wall) = (dvec2(1.0, 0.0), dvec2(-1.0, 0.0), DVec2::ZERO);
            let target =
                Target { place, away: [1, 0], motion, wall, is_sloped: false, exact: &|_| side };
            view.rest_position(&mover, &target, &Passed::default())
        };
        assert_eq!(rests(1), Some(dvec2(free, 0.0)));
        assert_eq!(rests(0), Some(dvec2(free, 0.0)));
        assert_eq!(rests(-1), None);
    }

    //    ▓▓▓▓×▓▓▓▓▓▓▓▓      nobody is put into the second wall, which begins some steps away from ×
    //              ▒▒▒▒▒▒▒
    #[test]
    fn a_wall_some_steps_aside_is_in_the_way() {
        let far = power_of_two(60);
        let ulps = |count: f64| far * (1.0 + count * f64::EPSILON);
        let wall = |low: f64, high: f64| Aabb::new((low, -1.0), (high, 1.0)).unwrap();
        let world = World::new([wall(0.5 * far, ulps(4.0)), wall(ulps(3.0), ulps(5.0))]);
        let view = View { world: &world, filter: None };
        let mover = Mover::from(Circle::new((far, -9.0), 0.0).unwrap());
        let (place, motion, wall) = (dvec2(far, 0.0), dvec2(0.0, 9.0), DVec2::ZERO);
        let target = Target { place, away: [1, 0], motion, wall, is_sloped: false, exact: &|_| 0 };
        assert_eq!(view.rest_position(&mover, &target, &Passed::default()), None);
    }
}
