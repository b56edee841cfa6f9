//! Travels and worlds among convex shapes, by docs/contract.md §4, §5 and §8, from the definition and without rounding.
//!
//! ```text
//! sum         what a mover makes of a wall: discs, bands and a hull
//! meeting     which walls a leg enters first
//! legs        each leg of a travel, from what is returned for the last hit
//! deflection  what a response may leave of the motion
//! ground      what holds it at its end
//! start       a start inside, settled or pushed out
//! twins       the same again: in another order, a timestep later, mirrored
//! questions   what a world answers, wall by wall
//! ```

mod deflection;
mod ground;
mod legs;
mod meeting;
pub(crate) mod questions;
pub(crate) mod scene;
mod start;
pub(crate) mod sum;
mod twins;

use graze2d::glam::DVec2;

use super::convex::form::{Form, Kind};
use super::named::Travel;
use super::region::vector;
use super::scene::Act;
use super::travel::Failure;
use meeting::entries;
use scene::Scene;
use sum::Sum;

/// All that is wrong with the answer to a scene.
pub(crate) fn judge_travel(scene: &Scene) -> Vec<Failure> {
    let travel = scene.answer();
    let mut failures = judge_answer(scene, &travel);
    twins::judge_twins(scene, &travel, &mut failures);
    twins::judge_next_steps(scene, &travel, &mut failures);
    failures
}

fn judge_answer(scene: &Scene, travel: &Travel) -> Vec<Failure> {
    let sums = scene.sums();
    let free = vec![false; sums.len()];
    let is_pin = |wall: &Form| {
        let is_circle = wall.convex.radius() > 0.0 || matches!(wall.kind, Kind::Circle);
        is_circle && wall.convex.corners().len() == 1
    };
    let pins = scene.walls.iter().map(is_pin).collect();
    let mut judge = Judge { scene, travel, sums, free, pins, failures: Vec::new() };
    if let Some(start) = judge.start() {
        if scene.act == Act::Pass {
            judge.passes(start);
        } else {
            judge.never_inside();
            judge.legs(start);
            judge.ground();
        }
    }
    judge.failures
}

struct Judge<'a> {
    scene: &'a Scene,
    travel: &'a Travel,
    sums: Vec<Sum>,
    /// Walls that do not block.
    free: Vec<bool>,
    /// Walls that are circles.
    pins: Vec<bool>,
    failures: Vec<Failure>,
}

impl Judge<'_> {
    /// No returned position, in `hits` or at the end, is strictly inside a wall (docs/contract.md §5.9).
    fn never_inside(&mut self) {
        let hits = self.travel.hits().iter().map(|hit| hit.position());
        let positions: Vec<DVec2> = hits.chain([self.travel.position()]).collect();
        for place in positions {
            if let Some(wall) = self.holding(place).first() {
                self.failures.push(("never inside", format!("{place:?} is inside of wall {wall}")));
            }
        }
    }

    /// The walls that a place is strictly inside of.
    fn holding(&self, place: DVec2) -> Vec<u32> {
        let holds = |(_, sum): &(usize, &Sum)| sum.holds(place);
        self.sums.iter().enumerate().filter(holds).map(|(wall, _)| wall as u32).collect()
    }

    /// A pass meets everything on one path, in exact order, ties by index.
    fn passes(&mut self, start: DVec2) {
        use super::exact::Exact;
        use super::region::{Line, Region, minus};
        let motion = vector(self.scene.motion);
        let line = Line { start: vector(start), motion };
        let inside = self.holding(start);
        let free: Vec<bool> =
            (0..self.sums.len() as u32).map(|wall| inside.contains(&wall)).collect();
        let entries = entries(&self.sums, &free, &line, &Exact::of(1.0));
        let wanted: Vec<u32> = entries.iter().map(|entry| entry.wall as u32).collect();
        let told: Vec<u32> = self.travel.hits().iter().map(|hit| hit.index()).collect();
        if wanted != told {
            self.failures.push(("order of a pass", format!("passes {wanted:?}, told {told:?}")));
        }
        let end = [0, 1].map(|k| (&line.start[k] + &line.motion[k]).nearest());
        // It stays out of walls, and goes through none, that it would enter by rounding alone.
        let to = vector(end.into());
        let chord = Line { motion: minus(&to, &line.start), start: line.start };
        let blocks = |(wall, sum): (u32, &Sum)| {
            let is_passed = wanted.contains(&wall) || inside.contains(&wall);
            !is_passed && (sum.contains(&to) || sum.within(&chord).is_some())
        };
        let is_free = !(0..).zip(&self.sums).any(blocks);
        if is_free && self.travel.position() != end.into() {
            let what = format!("ends at {:?}, not {end:?}", self.travel.position());
            self.failures.push(("free end", what));
        }
    }
}
