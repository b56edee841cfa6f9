//! A pass: one path through all walls, told in exact order.

use graze2d::Choice;
use graze2d::glam::DVec2;

use super::exact::Exact;
use super::leg::{Entry, entries};
use super::place::{Place, Walls};
use super::region::{Line, feature, vector};
use super::time::Time;
use super::travel::Judge;

impl Judge<'_> {
    /// A pass meets everything on one path, in exact order, ties by index.
    pub(crate) fn passes(&mut self, passed: &[u32]) {
        let travel = &self.answer.travel;
        let (start, motion) = (self.scene.mover().position(), DVec2::from(self.scene.motion));
        let line = Line { start: vector(start), motion: vector(motion) };
        let one = Exact::of(1.0);
        let mut wanted = Vec::new();
        let mut stopped = None;
        for entry in entries(self.grown, &self.free(&[passed]), &line, &one) {
            // Walls that are met at the same exact time act together (docs/contract.md §5.2): all of them are told.
            let is_later = |stop: &Entry| stop.time != entry.time;
            if stopped.as_ref().is_some_and(is_later) {
                break;
            }
            match self.scene.rules.choice(entry.wall, feature(entry.zone)) {
                Choice::Ignore => {}
                Choice::Stop => {
                    stopped = Some(entry.clone());
                    wanted.push(entry);
                }
                _ => wanted.push(entry),
            }
        }
        let (told, all): (Vec<u32>, Vec<u32>) = (
            travel.hits().iter().map(|hit| hit.index()).collect(),
            wanted.iter().map(|entry| entry.wall).collect(),
        );
        // If a group would exceed it, none of its walls is hit, and the mover stays at its last hit (docs/contract.md §5.1).
        // Whether those that a pass meets at once are a group is not said.
        let limit = self.scene.hits as usize;
        let at_once = |n: usize| n > 0 && wanted[n].time == wanted[n - 1].time;
        let is_cut = all.len() > limit
            && all.starts_with(&told)
            && (told.len()..=limit).all(|n| n == told.len() || at_once(n));
        if told != all && !is_cut {
            let mut sorted = [told.clone(), all.clone()];
            sorted.iter_mut().for_each(|list| list.sort_unstable());
            let property = if sorted[0] == sorted[1] { "order of a pass" } else { "first" };
            return self.failures.push((property, format!("passes {all:?}, told {told:?}")));
        }
        let free: Vec<bool> = (0..self.grown.len() as u32)
            .map(|index| !self.scene.rules.stop.contains(&index) || passed.contains(&index))
            .collect();
        for (hit, entry) in travel.hits().iter().zip(&wanted) {
            let sides = [0, 1].map(|k| self.side(entry.wall, entry.zone, k).into_iter().collect());
            let place = Place {
                line: &line,
                time: &entry.time,
                radius: self.scene.radius(),
                sides,
                kept: [None; 2],
            };
            let walls = Walls { radius: self.scene.radius(), grown: self.grown, free: &free };
            let mut verdict = walls.judge_end(&place, start, hit.position());
            if let Some(stop) = stopped.as_ref().filter(|stop| stop.time == entry.time) {
                let wall = &self.grown[stop.wall as usize];
                let rests = |surely| {
                    place.touches(wall, stop.zone, surely) && place.is_coarsely_at_start(surely)
                };
                match hit.position() == start {
                    true if rests(false) => verdict = Ok(()),
                    false if rests(true) => {
                        self.hold("at rest", Err(format!("creeps from {start:?}")))
                    }
                    _ => {}
                }
            }
            // A wall that was not asked about yet was not "told to pass": it may hold the mover.
            let met: Vec<bool> = (0..self.grown.len() as u32)
                .map(|index| {
                    free[index as usize] && travel.hits().iter().any(|hit| hit.index() == index)
                })
                .collect();
            let strict = Walls { radius: self.scene.radius(), grown: self.grown, free: &met };
            let verdict = verdict.or_else(|_| strict.judge_end(&place, start, hit.position()));
            self.hold("not held back", verdict);
            let time = self.judge_time(hit, 0.0, &entry.time, &one, hit.position() == start);
            self.hold("times", time);
        }
        let last = travel.hits().last();
        if stopped.is_some() || is_cut {
            let (position, t) = last.map_or((start, 0.0), |hit| (hit.position(), hit.t()));
            if travel.position() != position
                || (travel.time_left() - (1.0 - t)).abs() > f64::EPSILON
            {
                let what =
                    format!("ends at {:?}, {:e} left", travel.position(), travel.time_left());
                self.failures.push(("stops", what));
            }
        } else {
            let time = Time::of(one);
            let sides = self.sides_near(&line, &time);
            let place = Place {
                line: &line,
                time: &time,
                radius: self.scene.radius(),
                sides,
                kept: [None; 2],
            };
            let walls = Walls { radius: self.scene.radius(), grown: self.grown, free: &free };
            let verdict = walls.judge_end(&place, start, travel.position());
            self.hold("not held back", verdict);
        }
        let left = if stopped.is_some() && !is_cut { DVec2::ZERO } else { motion };
        if travel.motion().get() != left {
            self.failures.push(("motion", format!("a pass leaves {:?}", travel.motion().get())));
        }
    }
}
