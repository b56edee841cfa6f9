//! What a travel must be, by `geometry.md` §3.6, from the definition and without rounding.
//!
//! A leg starts at the position, with the motion and at the time that are returned for the last hit: a
//! travel of fewer turns tells them. From there the judge looks itself which walls the exact path
//! enters first, and what the response may make of it.
//!
//! ```text
//!   state 0 ──── leg 0 ────▶ walls met, position ──▶ state 1 ──── leg 1 ────▶ …
//! ```

use graze2d::glam::DVec2;
use graze2d::{Choice, Mover, Travel, TravelHit};

use super::deflection::{Group, judge_motion, left};
use super::exact::Exact;
use super::inside::{Start, judge_start};
use super::leg::{Entry, Meeting, entries, meeting};
use super::place::{Place, Walls, judge_rest};
use super::region::{Grown, Line, Vector, Zone, dot, feature, vector};
use super::scene::{Act, Answer, Scene};
use super::time::Time;
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

/// Where a leg starts.
#[derive(Clone, Copy, Debug)]
struct State {
    position: DVec2,
    motion: DVec2,
    /// The time that is gone.
    t: f64,
}

/// Slides remember what they met since they last moved.
struct Met {
    motion: Vector,
    group: Group,
}

struct Judge<'a> {
    scene: &'a Scene,
    grown: &'a [Grown],
    answer: &'a Answer,
    failures: Vec<Failure>,
}

/// What a leg is found to do.
enum Next {
    /// Another leg follows.
    Turns,
    /// The travel ends there.
    Ends,
}

impl<'a> Judge<'a> {
    fn hold(&mut self, property: &'static str, verdict: Result<(), String>) {
        if let Err(what) = verdict {
            self.failures.push((property, what));
        }
    }

    fn judge(&mut self) {
        let travel = &self.answer.travel;
        self.hold("asked once a leg", self.asked_once());
        self.hold("times", times(travel));
        let start = judge_start(self.scene, self.grown, travel, &mut self.failures);
        let Start::Travels { passed, escaping } = start else { return };
        self.never_inside(&passed, &escaping);
        if self.scene.act == Act::Pass {
            self.passes(&passed);
        } else {
            self.legs(&passed, &escaping);
        }
    }

    /// "Each is asked about once a leg."
    fn asked_once(&self) -> Result<(), String> {
        let mut asked: Vec<(bool, u32, u32)> = (self.answer.asked.iter())
            .map(|(hit, _)| (hit.starts_inside, hit.leg, hit.index))
            .collect();
        asked.sort_unstable();
        match asked.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("wall {} on leg {}", pair[0].2, pair[0].1)),
            None => Ok(()),
        }
    }

    /// The walls that the caller let the mover through, up to a leg.
    fn ignored(&self, before: u32) -> Vec<u32> {
        let said = |(hit, choice): &(TravelHit, Choice)| {
            (*choice == Choice::Ignore && (hit.starts_inside || hit.leg < before))
                .then_some(hit.index)
        };
        self.answer.asked.iter().filter_map(said).collect()
    }

    fn free(&self, lists: &[&[u32]]) -> Vec<bool> {
        let mut free = vec![false; self.grown.len()];
        lists.iter().flat_map(|list| list.iter()).for_each(|index| free[*index as usize] = true);
        free
    }

    /// "No returned position, in `hits` or at the end, is strictly inside a wall … except walls it was
    /// told to pass, ignored, or started inside of."
    fn never_inside(&mut self, passed: &[u32], escaping: &[u32]) {
        let mut free = self.free(&[passed, escaping, &self.ignored(u32::MAX)]);
        if self.scene.act == Act::Pass {
            for (index, free) in free.iter_mut().enumerate() {
                *free |= !self.scene.rules.stop.contains(&(index as u32));
            }
        }
        let walls = Walls { scene: self.scene, grown: self.grown, free: &free };
        let travel = &self.answer.travel;
        let positions = travel.hits.iter().map(|hit| hit.position).chain([travel.position()]);
        let verdict = positions.into_iter().try_for_each(|p| walls.judge_free(p));
        self.hold("never inside", verdict);
    }

    /// The time that a leg has. §3.6: "exact from the position, motion and time returned for the last
    /// hit". The time returned is `t`; a rounded `1 − t`, the time left, is taken as well.
    fn times_left(t: f64) -> Vec<Exact> {
        let exact = &Exact::of(1.0) - &Exact::of(t);
        let rounded = Exact::of(1.0 - t);
        if exact == rounded { vec![exact] } else { vec![exact, rounded] }
    }

    fn legs(&mut self, passed: &[u32], escaping: &[u32]) {
        let travel = &self.answer.travel;
        let motion: DVec2 = self.scene.motion.into();
        let mut state = State { position: self.scene.mover().position(), motion, t: 0.0 };
        let mut met: Option<Met> = None;
        for leg in 0.. {
            let hits: Vec<&TravelHit> = travel.hits.iter().filter(|hit| hit.leg == leg).collect();
            let is_last = travel.hits.iter().all(|hit| hit.leg <= leg);
            let escaped = match self.escapes(&state, escaping) {
                Ok(escaped) => escaped,
                Err(blocked) => {
                    let end = hits.first().map_or(travel.position(), |hit| hit.position);
                    if blocked && end != state.position {
                        let what = format!("leg {leg} leads deeper and moves to {end:?}");
                        self.failures.push(("escape", what));
                    }
                    return; // what it does then is not said
                }
            };
            // The time left may be meant exactly or rounded: the better of both counts.
            let best = Self::times_left(state.t).into_iter().map(|rest| {
                let judged = self.leg(&state, &rest, leg, passed, &escaped);
                (judged.0, judged.1)
            });
            let (failures, found) = best.min_by_key(|(failures, _)| failures.len()).expect("one");
            self.failures.extend(failures);
            if hits.is_empty() {
                return;
            }
            let Some(meeting) = found else { return };
            let after = self.state_after(leg);
            let next = self.response(&state, &meeting, &hits, &after, &mut met);
            match next {
                Next::Ends => {
                    let verdict = if is_last {
                        self.ends_there(&hits, &after)
                    } else {
                        Err("goes on".into())
                    };
                    return self.hold("stops", verdict);
                }
                Next::Turns if is_last && leg + 1 == self.turns() => {
                    let verdict = self.ends_there(&hits, &after);
                    return self.hold("limits", verdict);
                }
                Next::Turns => {}
            }
            if is_last && travel.hits.len() as u32 + 1 > self.scene.hits {
                // "A group of hits that would pass it is not begun, and the mover stays at its last
                // hit."
                return;
            }
            state = after;
        }
    }

    fn turns(&self) -> u32 {
        self.scene.turns.clamp(1, 65_536)
    }

    /// The state after a leg: what a travel of so many turns returns.
    fn state_after(&mut self, leg: u32) -> State {
        let travel = &self.answer.travel;
        let order: Vec<usize> = (0..self.grown.len()).collect();
        let (mover, motion) = (self.scene.mover(), self.scene.motion.into());
        let short = if leg + 1 >= self.turns() {
            travel.clone()
        } else {
            self.scene.ask(&order, leg + 1, &mover, motion).travel
        };
        let told: Vec<TravelHit> =
            travel.hits.iter().filter(|hit| hit.leg <= leg).copied().collect();
        let last = told.last().expect("a leg with hits");
        if short.hits != told {
            let what = format!("with {} turns it hits {:?}, not {told:?}", leg + 1, short.hits);
            self.failures.push(("limits", what));
        } else if short.position() != last.position {
            let what = format!("with {} turns it ends at {:?}", leg + 1, short.position());
            self.failures.push(("limits", what));
        }
        State { position: last.position, motion: short.motion, t: last.t }
    }

    /// The walls that the mover is still inside of and that a leg leads out of. Otherwise whether one of
    /// them holds it, or that is not said.
    fn escapes(&self, state: &State, escaping: &[u32]) -> Result<Vec<u32>, bool> {
        let place = vector(state.position);
        let motion = vector(state.motion);
        let mut out = Vec::new();
        for index in escaping {
            let wall = &self.grown[*index as usize];
            if wall.contains(&place) {
                match super::inside::leads_out(wall, &place, &motion) {
                    sign if sign.is_gt() => out.push(*index),
                    sign => return Err(sign.is_lt()),
                }
            }
        }
        Ok(out)
    }

    /// Judges one leg for one reading of its time; gives the walls that it meets.
    fn leg(
        &self,
        state: &State,
        rest: &Exact,
        leg: u32,
        passed: &[u32],
        escaped: &[u32],
    ) -> (Vec<Failure>, Option<Meeting>) {
        let mut failures: Vec<Failure> = Vec::new();
        let travel = &self.answer.travel;
        let hits: Vec<&TravelHit> = travel.hits.iter().filter(|hit| hit.leg == leg).collect();
        let line = Line { start: vector(state.position), motion: vector(state.motion) };
        let mut ignored = self.ignored(leg);
        let free = self.free(&[passed, escaped, &ignored]);
        let found = entries(self.grown, &free, &line, rest);
        let meeting = meeting(self.scene, self.grown, &line, found, &mut ignored);
        let told: Vec<u32> = hits.iter().map(|hit| hit.index).collect();
        if let Err(failure) = self.judge_told(&told, meeting.as_ref(), &line, rest, leg) {
            let again = meeting.as_ref().is_some_and(|meeting| {
                leg > 0 && meeting.hits.iter().all(|hit| self.was_met(hit.wall, leg - 1))
            });
            let (property, what) = failure;
            failures.push((if again { "first, the wall just met" } else { property }, what));
            return (failures, None);
        }
        let mut hold = |property, verdict: Result<(), String>| {
            if let Err(what) = verdict {
                failures.push((property, format!("leg {leg}: {what}")));
            }
        };
        let end = hits.first().map_or(travel.position(), |hit| hit.position);
        let free = self.free(&[passed, escaped, &ignored]);
        let walls = Walls { scene: self.scene, grown: self.grown, free: &free };
        let time = meeting.as_ref().map_or(Time::of(rest.clone()), |meeting| meeting.time.clone());
        let sides =
            meeting.as_ref().map_or_else(|| self.sides_near(&line, &time), |m| self.sides(m));
        let place = Place { line: &line, time: &time, radius: self.scene.radius(), sides };
        hold("not held back", walls.judge_end(&place, state.position, end));
        if !(0..2).any(|k| place.saturates(k)) {
            hold("no leg passes through", walls.judge_chord(state.position, end));
        }
        match &meeting {
            Some(meeting) => {
                hold("at rest", judge_rest(&place, state.position, end));
                for hit in &hits {
                    hold(
                        "times",
                        self.judge_time(hit, state.t, &meeting.time, rest, end == state.position),
                    );
                    hold("features", judge_feature(hit, meeting));
                }
                let same = hits.iter().all(|hit| hit.position == end && hit.t == hits[0].t);
                hold("together", if same { Ok(()) } else { Err("different places".into()) });
            }
            None => {
                if travel.motion != state.motion || travel.time_left != 0.0 {
                    let (motion, left) = (travel.motion, travel.time_left);
                    hold("goes all the way", Err(format!("{motion:?} with {left:e} left")));
                }
            }
        }
        (failures, meeting)
    }

    /// Whether a wall was told on a leg.
    fn was_met(&self, wall: u32, leg: u32) -> bool {
        self.answer.travel.hits.iter().any(|hit| (hit.leg, hit.index) == (leg, wall))
    }

    /// "Which walls end a leg is decided by exact order. A wall whose interior the leg crosses is never
    /// lost because its time rounds to the end of the leg, to the time of another wall, or to zero."
    fn judge_told(
        &self,
        told: &[u32],
        meeting: Option<&Meeting>,
        line: &Line,
        rest: &Exact,
        leg: u32,
    ) -> Result<(), Failure> {
        let Some(meeting) = meeting else {
            let what = || format!("leg {leg}: nothing is crossed, told {told:?}");
            return if told.is_empty() { Ok(()) } else { Err(("first", what())) };
        };
        if told.is_empty()
            && self.answer.travel.hits.len() + meeting.hits.len() > self.scene.hits as usize
        {
            return Ok(());
        }
        let must: Vec<u32> = meeting.hits.iter().map(|hit| hit.wall).collect();
        let may = |wall: &u32| meeting.may.iter().any(|hit| hit.wall == *wall);
        let is_told = must.iter().all(|wall| told.contains(wall));
        let is_met = told.iter().all(|wall| must.contains(wall) || may(wall));
        let once = (1..told.len()).all(|n| !told[..n].contains(&told[n]));
        if is_told && is_met && once {
            // Sides before corners or not: the contract names no order in a group but the index.
            return Ok(());
        }
        let at_once = |wall: &u32| {
            let within = self.grown[*wall as usize].within(line);
            within.is_some_and(|within| within.from == meeting.time)
        };
        let together = !told.is_empty() && told.iter().all(at_once);
        let left = Time::of(rest.clone());
        let share = meeting.time.near(&Exact::zero(), &Exact::of(1.0), 80).rounded();
        let what = format!(
            "leg {leg}: crosses {must:?} at {share:e}{}, told {told:?}",
            if meeting.time == left { " (the end)" } else { "" }
        );
        Err((if together { "together" } else { "first" }, what))
    }

    /// The coordinates of the walls that are met.
    fn sides(&self, meeting: &Meeting) -> [Vec<f64>; 2] {
        [0, 1].map(|k| {
            meeting.hits.iter().filter_map(|hit| self.side(hit.wall, hit.zone, k)).collect()
        })
    }

    fn side(&self, wall: u32, zone: Zone, k: usize) -> Option<f64> {
        let wall = self.scene.wall(wall as usize);
        match zone[k] {
            -1 => Some(wall.min()[k]),
            1 => Some(wall.max()[k]),
            _ => None,
        }
    }

    /// The coordinates of walls whose sides are near the end of a path: it may have to keep off them.
    fn sides_near(&self, line: &Line, time: &Time) -> [Vec<f64>; 2] {
        [0, 1].map(|k| {
            let mut near = Vec::new();
            for index in 0..self.grown.len() {
                let (wall, grown) = (self.scene.wall(index), &self.grown[index]);
                let sides = [
                    (wall.min()[k], &grown.low[k] - &grown.radius),
                    (wall.max()[k], &grown.high[k] + &grown.radius),
                ];
                for (side, line_of) in sides {
                    let largest = side.abs().max(self.scene.radius());
                    let eight =
                        Exact::of((largest.next_up() - largest).min(f64::MAX)).times_power(3);
                    let compare = |number: &Exact| line.compare(k, time, number);
                    if compare(&(&line_of - &eight)).is_ge()
                        && compare(&(&line_of + &eight)).is_le()
                    {
                        near.push(side);
                    }
                }
            }
            near
        })
    }

    /// "Every `t` is correctly rounded" for one path; over legs, sums of such are judged: to 2 ulp.
    fn judge_time(
        &self,
        hit: &TravelHit,
        before: f64,
        time: &Time,
        rest: &Exact,
        stays: bool,
    ) -> Result<(), String> {
        let near = |t: f64, share: &Exact, from: &Exact| {
            // |from + time / share − t| ≤ 2 ulp
            let two = Exact::of(t.next_up() - t).times_power(1);
            let against = |bound: &Exact| time.sign_of(&(&(from - bound) * share), &Exact::of(1.0));
            let t = Exact::of(t);
            against(&(&t - &two)).is_ge() && against(&(&t + &two)).is_le()
        };
        let one = Exact::of(1.0);
        if !near(hit.t, &one, &Exact::of(before)) && !(stays && hit.t == before) {
            let exact = time.near(&Exact::of(before), &one, 400).rounded();
            return Err(format!("t = {:e}, not {exact:e}", hit.t));
        }
        // In units of the whole step, or of what was left of it.
        let own = [&one, rest].iter().any(|share| near(hit.hit.t(), share, &Exact::zero()));
        if !own && !(stays && hit.hit.t() == 0.0) {
            let exact = time.near(&Exact::zero(), &one, 400).over(rest, 80).rounded();
            return Err(format!("t = {:e} on its own leg, not {exact:e}", hit.hit.t()));
        }
        Ok(())
    }

    /// Holds what is left after a hit to the response.
    fn response(
        &mut self,
        state: &State,
        meeting: &Meeting,
        hits: &[&TravelHit],
        after: &State,
        met: &mut Option<Met>,
    ) -> Next {
        let act = self.scene.act;
        if meeting.stops || act == Act::Stop {
            let same = after.motion == state.motion;
            let what = || format!("a stop turns {:?} to {:?}", state.motion, after.motion);
            self.hold("motion", if same { Ok(()) } else { Err(what()) });
            return Next::Ends;
        }
        let line = Line { start: vector(state.position), motion: vector(state.motion) };
        let told: Vec<Entry> = meeting.hits.clone();
        let group = Group::of(self.grown, &line, &told);
        if hits[0].position != state.position {
            *met = None;
        }
        let wish = vector(self.scene.motion.into());
        let before = met.as_ref().map(|met| (&met.motion, &met.group));
        let left = left(act, &line.motion, &group, before, &wish);
        self.hold("deflection", judge_motion(after.motion, &left, &group));
        let motion = vector(after.motion);
        self.hold("length", judge_length(act, &motion, &line.motion));
        if act.slides() {
            let with = dot(&motion, &wish);
            let what = || format!("{:?} against {:?}", after.motion, self.scene.motion);
            let verdict = if with.is_negative() { Err(what()) } else { Ok(()) };
            self.hold("never against the wish", verdict);
            let all = match met.as_ref() {
                Some(met) => group.clone().and(&met.group),
                None => group.clone(),
            };
            // "What is left of a slide leads into no side that it rests on."
            let into =
                |zone: &Zone| (0..2).any(|k| zone[k] != 0 && motion[k].sign() == 0.cmp(&zone[k]));
            if !left.ends && all.sides.iter().any(into) {
                let what = format!("{:?} leads into a side", after.motion);
                self.failures.push(("leads into no side", what));
            }
            let motion = met.take().map_or(line.motion, |met| met.motion);
            *met = Some(Met { motion, group: all });
        }
        let is_zero = after.motion == DVec2::ZERO;
        // "A wedge ends the slide as a stop does." Without motion there is nothing to go on with.
        if left.ends || act.slides() && is_zero { Next::Ends } else { Next::Turns }
    }

    /// What ends at a hit is where the hit put it, with the time left that the hit says.
    fn ends_there(&self, hits: &[&TravelHit], after: &State) -> Result<(), String> {
        let travel = &self.answer.travel;
        if travel.position() != hits[0].position {
            return Err(format!("goes on from its last hit to {:?}", travel.position()));
        }
        let off = (travel.time_left - (1.0 - hits[0].t)).abs();
        // A slide that has no motion left may as well use up its time.
        let idle =
            self.scene.act.slides() && after.motion == DVec2::ZERO && travel.time_left == 0.0;
        if off > f64::EPSILON && !idle {
            return Err(format!("{:e} is left after a hit at {:e}", travel.time_left, hits[0].t));
        }
        if travel.motion != after.motion {
            return Err(format!("{:?} is not {:?}", travel.motion, after.motion));
        }
        Ok(())
    }

    /// A pass meets everything on one path, in exact order, ties by index.
    fn passes(&mut self, passed: &[u32]) {
        let travel = &self.answer.travel;
        let (start, motion) = (self.scene.mover().position(), DVec2::from(self.scene.motion));
        let line = Line { start: vector(start), motion: vector(motion) };
        let one = Exact::of(1.0);
        let mut wanted = Vec::new();
        let mut stopped = None;
        for entry in entries(self.grown, &self.free(&[passed]), &line, &one) {
            match self.scene.rules.choice(entry.wall, feature(entry.zone)) {
                Choice::Ignore => {}
                Choice::Accept => wanted.push(entry),
                Choice::Stop => {
                    stopped = Some(entry.clone());
                    wanted.push(entry);
                    break;
                }
            }
        }
        let (told, all): (Vec<u32>, Vec<u32>) = (
            travel.hits.iter().map(|hit| hit.index).collect(),
            wanted.iter().map(|entry| entry.wall).collect(),
        );
        if told != all && self.scene.hits as usize > all.len() {
            let mut sorted = [told.clone(), all.clone()];
            sorted.iter_mut().for_each(|list| list.sort_unstable());
            let property = if sorted[0] == sorted[1] { "order of a pass" } else { "first" };
            return self.failures.push((property, format!("passes {all:?}, told {told:?}")));
        }
        let free: Vec<bool> = (0..self.grown.len() as u32)
            .map(|index| !self.scene.rules.stop.contains(&index) || passed.contains(&index))
            .collect();
        for (hit, entry) in travel.hits.iter().zip(&wanted) {
            let sides = [0, 1].map(|k| self.side(entry.wall, entry.zone, k).into_iter().collect());
            let place =
                Place { line: &line, time: &entry.time, radius: self.scene.radius(), sides };
            let walls = Walls { scene: self.scene, grown: self.grown, free: &free };
            let verdict = walls.judge_end(&place, start, hit.position);
            self.hold("not held back", verdict);
            let time = self.judge_time(hit, 0.0, &entry.time, &one, hit.position == start);
            self.hold("times", time);
        }
        let limit = travel.hits.len() >= self.scene.hits as usize;
        let last = travel.hits.last();
        if stopped.is_some() || limit && last.is_some_and(|hit| hit.position == travel.position()) {
            let (position, t) = last.map_or((start, 0.0), |hit| (hit.position, hit.t));
            if travel.position() != position || (travel.time_left - (1.0 - t)).abs() > f64::EPSILON
            {
                let what = format!("ends at {:?}, {:e} left", travel.position(), travel.time_left);
                self.failures.push(("stops", what));
            }
        } else {
            let time = Time::of(one);
            let sides = self.sides_near(&line, &time);
            let place = Place { line: &line, time: &time, radius: self.scene.radius(), sides };
            let walls = Walls { scene: self.scene, grown: self.grown, free: &free };
            let verdict = walls.judge_end(&place, start, travel.position());
            self.hold("not held back", verdict);
        }
        if travel.motion != motion {
            self.failures.push(("motion", format!("a pass leaves {:?}", travel.motion)));
        }
    }
}

/// Times never go back, and lie in the step.
fn times(travel: &Travel) -> Result<(), String> {
    let times: Vec<f64> = travel.hits.iter().map(|hit| hit.t).collect();
    let within = times.iter().chain([&travel.time_left]).all(|t| (0.0..=1.0).contains(t));
    if within && times.is_sorted() {
        Ok(())
    } else {
        Err(format!("{times:?}, {:e}", travel.time_left))
    }
}

/// The side or corner that is told is the one that is met.
fn judge_feature(hit: &TravelHit, meeting: &Meeting) -> Result<(), String> {
    let mut met = meeting.hits.iter().chain(&meeting.may);
    let Some(entry) = met.find(|entry| entry.wall == hit.index) else { return Ok(()) };
    let wanted = feature(entry.zone);
    if wanted == Some(hit.hit.feature()) {
        return Ok(());
    }
    Err(format!("wall {} is met at {wanted:?}, told {:?}", hit.index, hit.hit.feature()))
}

/// "Lengths grow by no more than rounding … a bounce with restitution 1 keeps its length to a few
/// ulps."
fn judge_length(act: Act, out: &Vector, motion: &Vector) -> Result<(), String> {
    let kept = if let Act::Bounce(kept) = act { kept } else { 1.0 };
    let most = &dot(motion, motion) * &Exact::of(kept).square();
    let long = dot(out, out);
    // 8 ulp of a length, or of the smallest numbers.
    let largest = (&out[0].abs().max(out[1].abs()) + &motion[0].abs()).max(motion[1].abs());
    let room = &most.times_power(-49) + &(&largest * &Exact::power(-1070));
    if long > &most + &room {
        return Err("grows".into());
    }
    let saturates = out.iter().any(|x| x.abs() == Exact::of(f64::MAX));
    if kept == 1.0 && matches!(act, Act::Bounce(_)) && &long + &room < most && !saturates {
        return Err("a bounce shrinks".into());
    }
    Ok(())
}

/// "A mover pressed against what holds it returns the same bits from the second step on. (Excepted:
/// `Stop` at a grazing angle, which inches along.)" Stops are held to their legs, by "a leg that ends
/// at a wall within 4 ulp of its start ends at its start".
fn judge_next_steps(scene: &Scene, first: &Travel, failures: &mut Vec<Failure>) {
    let holds = |travel: &Travel| match scene.act {
        Act::Stop => travel.hits.iter().any(|hit| hit.leg == 0),
        Act::SlideStop | Act::SlideRound => !travel.hits.is_empty() && travel.motion == DVec2::ZERO,
        _ => false,
    };
    if !holds(first) || !first.inside.is_empty() {
        return;
    }
    let order: Vec<usize> = (0..scene.walls.len()).collect();
    let step = |mover: &Mover| scene.ask(&order, scene.turns, mover, scene.motion.into());
    let second = step(&first.mover);
    let third = step(&second.travel.mover);
    if !holds(&second.travel) || !holds(&third.travel) {
        return;
    }
    let body = scene.moved_to(first.position());
    for failure in judge_answer(&body, &second) {
        failures.push(("second step", format!("{}: {}", failure.0, failure.1)));
    }
    let (before, after) = (second.travel.position(), third.travel.position());
    if scene.act != Act::Stop && before != after {
        failures.push(("at rest", format!("the third step leads from {before:?} to {after:?}")));
    }
}
