//! The positions next to a place, nearest first: where a mover can rest if the place itself is taken.

use glam::DVec2;

use crate::exact::Sign;
use crate::world::positions::{MOST_ULPS, Positions};

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
