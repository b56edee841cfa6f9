//! What a travel must be, by docs/contract.md §5, from the definition and without rounding.
//!
//! A leg starts at the position, with the motion and at the time that are returned for the last hit: a
//! travel of fewer turns tells them. From there the judge looks itself which walls the exact path
//! enters first, and what the response may make of it.
//!
//! ```text
//!   state 0 ──── leg 0 ────▶ walls met, position ──▶ state 1 ──── leg 1 ────▶ …
//! ```

use graze2d::Choice;

use super::inside::{Start, judge_start};
use super::named::{Travel, TravelHit};
use super::next_steps::judge_next_steps;
use super::place::Walls;
use super::region::Grown;
use super::scene::{Act, Answer, Scene};
use super::twins::judge_twins;

/// A property that does not hold, and how.
pub(crate) type Failure = (&'static str, String);

/// All that is wrong with the library's answer to a scene.
pub(crate) fn judge_travel(scene: &Scene) -> Vec<Failure> {
    let answer = scene.answer();
    let mut failures = judge_answer(scene, &answer);
    judge_twins(scene, &answer.travel, &mut failures);
    judge_next_steps(scene, &answer.travel, &mut failures);
    failures
}

/// The same without twins and next steps.
pub(crate) fn judge_answer(scene: &Scene, answer: &Answer) -> Vec<Failure> {
    let grown = scene.grown();
    let mut judge = Judge { scene, grown: &grown, answer, failures: Vec::new() };
    judge.judge();
    judge.failures
}

pub(crate) struct Judge<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) grown: &'a [Grown],
    pub(crate) answer: &'a Answer,
    pub(crate) failures: Vec<Failure>,
}

impl Judge<'_> {
    pub(crate) fn hold(&mut self, property: &'static str, verdict: Result<(), String>) {
        if let Err(what) = verdict {
            self.failures.push((property, what));
        }
    }

    pub(crate) fn judge(&mut self) {
        let travel = &self.answer.travel;
        self.hold("asked once a leg", self.asked_once());
        self.hold("times", times(travel));
        self.hold("limits", self.within_limits());
        let landed = travel.hits().iter().all(|hit| !hit.starts_inside());
        self.hold("starts inside", if landed { Ok(()) } else { Err("told as a hit".into()) });
        let start = judge_start(self.scene, self.grown, travel, &mut self.failures);
        let Start::Travels { passed, escaping } = start else { return };
        self.never_inside(&passed, &escaping);
        if self.scene.act == Act::Pass {
            self.passes(&passed);
        } else {
            self.legs(&passed, &escaping);
        }
    }

    /// The function is asked once for each wall in a leg (docs/contract.md §5.6).
    pub(crate) fn asked_once(&self) -> Result<(), String> {
        let mut asked: Vec<(bool, u32, u32)> = (self.answer.asked.iter())
            .map(|(hit, _)| (hit.starts_inside(), hit.leg(), hit.index()))
            .collect();
        asked.sort_unstable();
        match asked.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("wall {} on leg {}", pair[0].2, pair[0].1)),
            None => Ok(()),
        }
    }

    /// So many turns, and so many hits.
    pub(crate) fn within_limits(&self) -> Result<(), String> {
        let hits = &self.answer.travel.hits();
        if hits.len() > self.scene.hits as usize {
            return Err(format!("{} hits", hits.len()));
        }
        match hits.last() {
            Some(hit) if hit.leg() >= self.turns() => Err(format!("a hit on leg {}", hit.leg())),
            _ => Ok(()),
        }
    }

    /// The walls that the caller let the mover through, up to a leg.
    pub(crate) fn ignored(&self, before: u32) -> Vec<u32> {
        let said = |(hit, choice): &(TravelHit, Choice)| {
            (*choice == Choice::Ignore && (hit.starts_inside() || hit.leg() < before))
                .then_some(hit.index())
        };
        self.answer.asked.iter().filter_map(said).collect()
    }

    pub(crate) fn free(&self, lists: &[&[u32]]) -> Vec<bool> {
        let mut free = vec![false; self.grown.len()];
        lists.iter().flat_map(|list| list.iter()).for_each(|index| free[*index as usize] = true);
        free
    }

    /// "No returned position, in `hits` or at the end, is strictly inside a wall … except walls it was
    /// told to pass, ignored, or started inside of."
    pub(crate) fn never_inside(&mut self, passed: &[u32], escaping: &[u32]) {
        let mut free = self.free(&[passed, escaping, &self.ignored(u32::MAX)]);
        if self.scene.act == Act::Pass {
            for (index, free) in free.iter_mut().enumerate() {
                *free |= !self.scene.rules.stop.contains(&(index as u32));
            }
        }
        let walls = Walls { radius: self.scene.radius(), grown: self.grown, free: &free };
        let travel = &self.answer.travel;
        let positions = travel.hits().iter().map(|hit| hit.position()).chain([travel.position()]);
        let verdict = positions.into_iter().try_for_each(|p| walls.judge_free(p));
        self.hold("never inside", verdict);
    }
}

/// Times never go back, and lie in the step.
pub(crate) fn times(travel: &Travel) -> Result<(), String> {
    let times: Vec<f64> = travel.hits().iter().map(|hit| hit.t()).collect();
    let within = times.iter().chain([&travel.time_left()]).all(|t| (0.0..=1.0).contains(t));
    if within && times.is_sorted() {
        Ok(())
    } else {
        Err(format!("{times:?}, {:e}", travel.time_left()))
    }
}
