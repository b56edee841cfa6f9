//! The positions that movers are given: all doubles, or those that single precision can store. Those next to a place are
//! tried nearest first: a mover can rest at one of them if the place itself is taken.

use glam::DVec2;

use crate::exact::Sign;

/// How many ulps rounding may take in a travel: docs/contract.md §5.10 lists where.
pub(crate) const MOST_ULPS: i32 = 4;

/// Which positions the movers of a [`World`](crate::World) are given, by travels, push-outs and
/// [solids](crate::Solids) that move.
///
/// A position that is stored in `f32` rounds, and may then lie in a wall. With [`F32`](Self::F32) the position is
/// looked for among those that `f32` can store:
///
/// ```text
///      ·      ·   ▕×▓▓▓     the exact place ×, the doubles · that are also `f32`:
///      ·      ○   ▕·▓▓▓     the mover comes to rest at ○, never in the wall
/// ```
///
/// A position is that of the center of a circle, or of the min corner of a box. It is at most 4 ulp (of `f32`) from the
/// exact one on each axis, as with doubles, and outside of every wall. A mover that starts elsewhere is first put at
/// such a position; if none is free within 4 ulp, it may stay where it is.
///
/// ```
/// use graze2d::{Aabb, Circle, Motion, Positions, Response, World};
///
/// let mut world = World::new([Aabb::new((0.7, -9.0), (9.0, 9.0))?]);
/// world.set_positions(Positions::F32);
/// let ball = Circle::new((0.0, 0.0), 0.1)?;
/// let stopped = world.travel(ball, Motion::new((5.0, 0.0))?, Response::Stop).position();
/// assert_eq!(stopped.x, f64::from(0.59999996_f32), "0.6 is not a number of `f32`, and 0.6_f32 is too far");
/// assert_eq!(stopped.as_vec2().as_dvec2(), stopped);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "single precision")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Positions {
    /// All doubles.
    #[default]
    F64,
    /// Those that `f32` can store.
    F32,
}

impl Positions {
    fn is_single(self) -> bool {
        self == Self::F32
    }

    /// The largest coordinate.
    pub(crate) fn max(self) -> f64 {
        if self.is_single() { f32::MAX.into() } else { f64::MAX }
    }

    /// The coordinate nearest to a number.
    pub(crate) fn nearest(self, x: f64) -> f64 {
        if self.is_single() { (x as f32).clamp(f32::MIN, f32::MAX).into() } else { x }
    }

    /// The position nearest to a place.
    pub(crate) fn nearest_to(self, place: DVec2) -> DVec2 {
        DVec2::from(place.to_array().map(|x| self.nearest(x)))
    }

    /// The coordinate before or after a coordinate.
    pub(crate) fn beside(self, x: f64, up: bool) -> f64 {
        match (self.is_single(), up) {
            (false, true) => x.next_up(),
            (false, false) => x.next_down(),
            (true, true) => (x as f32).next_up().into(),
            (true, false) => (x as f32).next_down().into(),
        }
    }

    /// The distance between coordinates at a number ≥ 0.
    pub(crate) fn ulp(self, x: f64) -> f64 {
        let x = self.nearest(x);
        if x == self.max() { x - self.beside(x, false) } else { self.beside(x, true) - x }
    }
}

/// How many steps away from the place are tried on each axis.
const REACH: i32 = MOST_ULPS;

/// A place and the direction in which to leave it on each axis, 0 if it must not be left.
#[derive(Clone, Copy)]
pub(crate) struct Neighbors<'a> {
    pub(crate) center: DVec2,
    pub(crate) senses: [Sign; 2],
    /// On which side of the rounded place the exact one lies, on an axis.
    pub(crate) exact: &'a dyn Fn(usize) -> Sign,
    /// Which positions there are; `center` is one of them.
    pub(crate) positions: Positions,
}

impl Neighbors<'_> {
    /// The first place that is free: fewest steps first, those in the direction before those against it. A
    /// step is an ulp of the coordinate, or as long as `step` says.
    pub(crate) fn find(
        &self,
        step: Option<DVec2>,
        is_free: &mut dyn FnMut(DVec2) -> bool,
    ) -> Option<DVec2> {
        for all in 0..=2 * REACH {
            for x in (all - REACH).max(0)..=all.min(REACH) {
                for flip in [[1, 1], [-1, 1], [1, -1], [-1, -1]] {
                    let place = self.place([x, all - x], flip, step);
                    if place.is_some_and(&mut *is_free) {
                        return place;
                    }
                }
            }
        }
        None
    }

    /// The place so many steps away; `None` if it must not be tried.
    fn place(&self, steps: [i32; 2], flip: [Sign; 2], step: Option<DVec2>) -> Option<DVec2> {
        let mut place = self.center;
        for axis in 0..2 {
            let moved = self.senses[axis] * steps[axis] * flip[axis];
            let is_again = steps[axis] == 0 && flip[axis] < 0;
            let is_held = steps[axis] != 0 && self.senses[axis] == 0;
            // The last step leads no farther than so many ulps from the exact place.
            let is_far = || steps[axis] == REACH && (self.exact)(axis) * moved.signum() < 0;
            if is_again || is_held || is_far() {
                return None;
            }
            match step {
                Some(step) => {
                    let x = place[axis] + f64::from(moved) * step[axis];
                    place[axis] = self.positions.nearest(x);
                }
                None => {
                    for _ in 0..steps[axis] {
                        place[axis] = self.positions.beside(place[axis], moved > 0);
                    }
                }
            }
        }
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::dvec2;

    const F64: Positions = Positions::F64;

    /// The places that are tried, in order.
    fn places(neighbors: &Neighbors<'_>, step: Option<DVec2>) -> Vec<DVec2> {
        let mut places = Vec::new();
        neighbors.find(step, &mut |place| {
            places.push(place);
            false
        });
        places
    }

    #[test]
    fn the_place_comes_first_then_its_neighbors_in_the_sense_given() {
        let neighbors =
            Neighbors { center: dvec2(4.0, 7.0), senses: [-1, 1], exact: &|_| 0, positions: F64 };
        let places = places(&neighbors, Some(DVec2::ONE));
        let expected = [[4.0, 7.0], [4.0, 8.0], [4.0, 6.0], [3.0, 7.0], [5.0, 7.0], [4.0, 9.0]];
        assert_eq!(places[..6], expected.map(DVec2::from));
    }

    #[test]
    fn an_axis_without_a_sense_keeps_its_place() {
        let neighbors =
            Neighbors { center: dvec2(1.0, 0.0), senses: [0, -1], exact: &|_| 0, positions: F64 };
        let places = places(&neighbors, None);
        assert_eq!(places.len(), 9);
        assert!(places.iter().all(|place| place.x == 1.0));
        assert_eq!(places[1], dvec2(1.0, -f64::from_bits(1)));
    }

    #[test]
    fn the_last_step_does_not_lead_away_from_the_exact_place() {
        let neighbors =
            Neighbors { center: dvec2(1.0, 0.0), senses: [1, 0], exact: &|_| -1, positions: F64 };
        let places: Vec<f64> = places(&neighbors, Some(DVec2::ONE)).iter().map(|p| p.x).collect();
        assert_eq!(places, [1.0, 2.0, 0.0, 3.0, -1.0, 4.0, -2.0, -3.0]);
    }

    #[test]
    fn single_precision_takes_longer_steps() {
        let positions = Positions::F32;
        let neighbors = Neighbors { center: DVec2::ONE, senses: [1, 0], exact: &|_| 0, positions };
        let ulp = f64::from(f32::EPSILON);
        let steps: Vec<f64> = places(&neighbors, None).iter().map(|p| (p.x - 1.0) / ulp).collect();
        assert_eq!(steps, [0.0, 1.0, -0.5, 2.0, -1.0, 3.0, -1.5, 4.0, -2.0]);
    }
}
