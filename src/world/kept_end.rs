//! Where a travel ends if nothing more is in its way, kept as a sum of inputs until it is rounded once.
//!
//! ```text
//!      ○                  origin     the end is `origin + (1 − since) × motion` on each axis
//!       ╲
//!  ▁▁▁▁▁▁╲______●         a slide along a side puts the mover's own coordinate in place of one axis;
//!  ▓▓▓▓▓▓▓╲▓▓▓▓▓          the other still ends at `start + motion`, so whole numbers stay whole
//!          ×
//! ```
//!
//! A bounce with restitution 1 mirrors the origin in the line of the side, as if the path had come straight from behind
//! the wall. Every other deflection turns the path, and then the end is kept from there (docs/contract.md §5.11).

use glam::DVec2;

use crate::exact::{Number, Ratio, Sum, quotient};
use crate::shape::Aabb;

/// The kept end of a travel.
#[derive(Clone, Debug)]
pub(crate) struct KeptEnd {
    origin: [Origin; 2],
    /// The part of the timestep that was over when the path was at its origin.
    since: f64,
    /// How far from 0 the walls lie that the mover has met, on each axis.
    walls: DVec2,
}

/// A coordinate of the place from which the path seems to come: `± start + terms`.
#[derive(Clone, Debug)]
struct Origin {
    start: f64,
    is_mirrored: bool,
    terms: Vec<f64>,
}

impl Origin {
    fn at(start: f64) -> Self {
        Self { start, is_mirrored: false, terms: Vec::new() }
    }

    /// Mirrors it in a line, which is a sum of inputs.
    fn mirror(&mut self, line: Sum<3>) {
        self.is_mirrored = !self.is_mirrored;
        self.terms.iter_mut().for_each(|term| *term = -*term);
        self.terms.extend(line.0.into_iter().chain(line.0).filter(|term| *term != 0.0));
    }
}

impl KeptEnd {
    /// The end of a path that is at a position when this part of the timestep is over.
    pub(crate) fn from(position: DVec2, since: f64) -> Self {
        Self { origin: position.to_array().map(Origin::at), since, walls: DVec2::ZERO }
    }

    /// Follows a response that has changed the motion of a mover at a position, when the part `elapsed` of the timestep
    /// is over. `mirror` is the line, on an axis, in which a bounce with restitution 1 mirrors the motion.
    pub(crate) fn deflect(
        &mut self,
        [before, after]: [DVec2; 2],
        position: DVec2,
        elapsed: f64,
        mirror: &dyn Fn(usize) -> Option<Sum<3>>,
    ) {
        for axis in 0..2 {
            if after[axis] == before[axis] {
                continue;
            }
            let origin = &mut self.origin[axis];
            if after[axis] == 0.0 {
                *origin = Origin::at(position[axis]);
            } else if let Some(line) = mirror(axis).filter(|_| after[axis] == -before[axis]) {
                origin.mirror(line);
            } else {
                *self = Self { walls: self.walls, ..Self::from(position, elapsed) };
                return;
            }
        }
    }

    /// The end of a path with this motion, correctly rounded.
    pub(crate) fn rounded(&self, motion: DVec2) -> DVec2 {
        DVec2::from([0, 1].map(|axis| {
            let (origin, motion) = (&self.origin[axis], motion[axis]);
            quotient(&Coordinate { origin, motion, since: self.since })
        }))
    }

    /// Notes a wall that the mover has met.
    pub(crate) fn meet(&mut self, wall: &Aabb) {
        self.walls = self.walls.max(wall.min().abs()).max(wall.max().abs());
    }

    /// The largest coordinate in play on each axis at a place: its own, and those of the walls that the mover has met.
    pub(crate) fn largest(&self, place: DVec2) -> DVec2 {
        self.walls.max(place.abs())
    }
}

/// `origin + (1 − since) × motion`.
struct Coordinate<'a> {
    origin: &'a Origin,
    motion: f64,
    since: f64,
}

impl Ratio for Coordinate<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let Origin { start, is_mirrored, terms } = self.origin;
        let start = T::of(if *is_mirrored { -*start } else { *start });
        let origin = terms.iter().fold(start, |sum, term| sum + T::of(*term));
        let left = Sum([1.0, -self.since]);
        (origin + left.to::<T>() * T::of(self.motion), T::of(1.0))
    }
}

#[cfg(test)]
mod tests {
    use glam::dvec2;

    use super::*;

    //   ●──▶▕▓      (0.1, 0.2) bounces off the line x = 0.3 + 0.4 and ends where the sum says, rounded once
    #[test]
    fn an_end_is_a_sum_of_inputs_rounded_once() {
        let (start, motion) = (dvec2(0.1, 0.2), dvec2(0.9, 0.7));
        let mut end = KeptEnd::from(start, 0.0);
        assert_eq!(end.rounded(motion), start + motion);
        let line = |axis: usize| (axis == 0).then_some(Sum([0.3, 0.4, 0.0]));
        let bounced = dvec2(-0.9, 0.7);
        end.deflect([motion, bounced], dvec2(0.7, 0.66), 0.66, &line);
        // 2 × (0.3 + 0.4) − 0.1 − 0.9, and the other axis as if there were no wall
        assert_eq!(end.rounded(bounced), dvec2(0.4, 0.2 + 0.7));
        end.deflect([bounced, dvec2(-0.9, 0.0)], dvec2(0.5, 0.75), 0.8, &|_| None);
        assert_eq!(end.rounded(dvec2(-0.9, 0.0)), dvec2(0.4, 0.75));
    }

    #[test]
    fn a_motion_that_turns_begins_anew() {
        let mut end = KeptEnd::from(dvec2(0.0, 0.0), 0.0);
        let turned = dvec2(0.5, 0.25);
        end.deflect([dvec2(1.0, 1.0), turned], dvec2(2.0, 3.0), 0.5, &|_| None);
        assert_eq!(end.rounded(turned), dvec2(2.25, 3.125));
    }
}
