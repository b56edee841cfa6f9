//! The doubles around a place, nearest first: where a mover can be put when the place itself is taken.

use glam::DVec2;

use crate::exact::Sign;

/// How many steps away from the place are tried on each axis.
const REACH: i32 = 4;

/// A place and the sense in which to leave it on each axis, 0 where it must not be left.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    pub(crate) center: DVec2,
    pub(crate) senses: [Sign; 2],
    /// On which side of the place the exact one lies that it was rounded from, on an axis.
    pub(crate) exact: &'a dyn Fn(usize) -> Sign,
}

impl<'a> Around<'a> {
    /// The place and its neighbours, each axis by its own ulp.
    pub(crate) fn places(self) -> impl Iterator<Item = DVec2> + 'a {
        self.each(move |axis, steps| {
            let mut x = self.center[axis];
            for _ in 0..steps.abs() {
                x = if steps > 0 { x.next_up() } else { x.next_down() };
            }
            x
        })
    }

    /// Its neighbours in steps of these sizes.
    pub(crate) fn places_apart(self, by: DVec2) -> impl Iterator<Item = DVec2> + 'a {
        self.each(move |axis, steps| self.center[axis] + f64::from(steps) * by[axis])
    }

    /// Fewest steps first, those in the sense before those against it.
    fn each(self, place: impl Fn(usize, i32) -> f64 + 'a) -> impl Iterator<Item = DVec2> + 'a {
        let counts = (0..=2 * REACH).flat_map(|all| {
            let x = (all - REACH).max(0)..=all.min(REACH);
            x.map(move |x| [x, all - x])
        });
        let flips = [[1, 1], [-1, 1], [1, -1], [-1, -1]];
        let steps = counts.flat_map(move |steps| flips.map(|flip| (steps, flip)));
        steps.filter_map(move |(steps, flip)| {
            let fits = |axis: usize| match steps[axis] {
                0 => flip[axis] == 1,
                _ => self.senses[axis] != 0,
            };
            let moved = [0, 1].map(|axis| self.senses[axis] * steps[axis] * flip[axis]);
            // The last step leads no further than so many ulps from the exact place.
            let is_near =
                |axis: usize| steps[axis] < REACH || (self.exact)(axis) * moved[axis].signum() >= 0;
            let is_place = fits(0) && fits(1) && is_near(0) && is_near(1);
            is_place.then(|| DVec2::new(place(0, moved[0]), place(1, moved[1])))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::dvec2;

    #[test]
    fn the_place_comes_first_then_its_neighbours_in_the_sense_given() {
        let around = Around { center: dvec2(4.0, 7.0), senses: [-1, 1], exact: &|_| 0 };
        let places: Vec<_> = around.places_apart(DVec2::ONE).take(6).collect();
        let expected = [[4.0, 7.0], [4.0, 8.0], [4.0, 6.0], [3.0, 7.0], [5.0, 7.0], [4.0, 9.0]];
        assert_eq!(places, expected.map(DVec2::from));
    }

    #[test]
    fn an_axis_without_a_sense_keeps_its_place() {
        let around = Around { center: dvec2(1.0, 0.0), senses: [0, -1], exact: &|_| 0 };
        let places: Vec<_> = around.places().collect();
        assert_eq!(places.len(), 9);
        assert!(places.iter().all(|place| place.x == 1.0));
        assert_eq!(places[1], dvec2(1.0, -f64::from_bits(1)));
    }
    #[test]
    fn the_last_step_does_not_lead_away_from_the_exact_place() {
        let around = Around { center: dvec2(1.0, 0.0), senses: [1, 0], exact: &|_| -1 };
        let places: Vec<f64> = around.places_apart(DVec2::ONE).map(|place| place.x).collect();
        assert_eq!(places, [1.0, 2.0, 0.0, 3.0, -1.0, 4.0, -2.0, -3.0]);
    }
}
