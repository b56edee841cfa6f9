//! "Ends are kept": the end of a travel is a sum of inputs, as if no wall had touched the axis.

use graze2d::Aabb;
use graze2d::glam::DVec2;

use super::exact::Exact;
use super::leg::Entry;
use super::place::ulp;
use super::region::{Grown, Line, Vector, vector};

/// Where the path seems to come from, and since when.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    origin: Vector,
    since: Exact,
    /// How far from 0 the walls lie that were met.
    walls: [f64; 2],
}

impl Kept {
    pub(crate) fn from(position: DVec2, t: f64) -> Self {
        Self { origin: vector(position), since: Exact::of(t), walls: [0.0; 2] }
    }

    /// A slide along a side replaces one coordinate, a bounce with restitution 1 mirrors one, any other deflection begins
    /// anew at the returned position (docs/contract.md §5.11).
    pub(crate) fn follow(
        &mut self,
        [before, after]: [DVec2; 2],
        position: DVec2,
        t: f64,
        mirrors: &[Option<Exact>; 2],
    ) {
        for k in 0..2 {
            if after[k] == before[k] {
                continue;
            }
            match &mirrors[k] {
                _ if after[k] == 0.0 => {
                    self.origin[k] = Exact::of(position[k]);
                }
                Some(line) if after[k] == -before[k] => {
                    self.origin[k] = &line.times_power(1) - &self.origin[k];
                }
                _ => {
                    *self = Self { walls: self.walls, ..Self::from(position, t) };
                    return;
                }
            }
        }
    }

    pub(crate) fn meet(&mut self, wall: &Aabb) {
        let corners = [wall.min(), wall.max()];
        self.walls =
            [0, 1].map(|k| corners.iter().fold(self.walls[k], |most, c| most.max(c[k].abs())));
    }

    /// The kept coordinates, each where it is within 4 ulp of the leg's own end (docs/contract.md §5.11).
    pub(crate) fn near(
        &self,
        line: &Line,
        motion: DVec2,
        rest: &Exact,
        reach: DVec2,
    ) -> [Option<f64>; 2] {
        let left = &Exact::of(1.0) - &self.since;
        [0, 1].map(|k| {
            let kept = (&self.origin[k] + &(&left * &Exact::of(motion[k]))).nearest();
            if !kept.is_finite() || kept.abs() == f64::MAX {
                return None;
            }
            let own = &line.start[k] + &(rest * &line.motion[k]);
            let start = line.start[k].rounded().abs().max(self.walls[k]);
            let four = Exact::of(ulp(kept.abs().max(start).max(reach[k]))).times_power(2);
            ((&own - &Exact::of(kept)).abs() <= four).then_some(kept)
        })
    }
}

/// The lines in which a bounce off these walls mirrors, on each axis.
pub(crate) fn mirrors(grown: &[Grown], hits: &[Entry]) -> [Option<Exact>; 2] {
    [0, 1].map(|k| {
        hits.iter().find_map(|entry| {
            let wall = &grown[entry.wall as usize];
            if wall.is_round() && entry.is_at_corner() {
                return None;
            }
            match entry.zone[k] {
                -1 => Some(&wall.low[k] - &wall.radius),
                1 => Some(&wall.high[k] + &wall.radius),
                _ => None,
            }
        })
    })
}
