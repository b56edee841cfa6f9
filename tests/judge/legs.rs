//! The legs of a travel, one after the other, each from what is returned for the last hit.

use graze2d::glam::DVec2;

use super::deflection::Group;
use super::exact::Exact;
use super::inside::leads_out;
use super::kept::{Kept, mirrors};
use super::leg::{Entry, Meeting, entries, meeting};
use super::named::{Travel, TravelHit};
use super::place::{Place, Walls, judge_rest};
use super::region::{Line, Vector, vector};
use super::scene::{Act, Rules};
use super::time::Time;
use super::told::judge_feature;
use super::travel::{Failure, Judge};

/// Where a leg starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    pub(crate) position: DVec2,
    pub(crate) motion: DVec2,
    /// The time that is gone.
    pub(crate) t: f64,
}

/// Slides remember what they met since they last moved.
pub(crate) struct Met {
    pub(crate) motion: Vector,
    pub(crate) group: Group,
}

/// What a leg is found to do.
pub(crate) enum Next {
    /// Another leg follows.
    Turns,
    /// The travel ends there.
    Ends,
    /// It has no motion left, though it is in no wedge.
    Idles,
    /// What is left is wrong, so nothing can be said about what follows.
    Unknown,
}

impl Judge<'_> {
    pub(crate) fn legs(&mut self, passed: &[u32], escaping: &[u32]) {
        let travel = &self.answer.travel;
        let motion: DVec2 = self.scene.motion.into();
        let mut state = State { position: self.scene.mover().position(), motion, t: 0.0 };
        let mut met: Option<Met> = None;
        let mut kept = Kept::from(state.position, 0.0);
        for leg in 0.. {
            let hits: Vec<&TravelHit> =
                travel.hits().iter().filter(|hit| hit.leg() == leg).collect();
            let is_last = travel.hits().iter().all(|hit| hit.leg() <= leg);
            let escaped = match self.escapes(&state, escaping) {
                Ok(escaped) => escaped,
                Err(blocked) => {
                    let end = hits.first().map_or(travel.position(), |hit| hit.position());
                    if blocked && end != state.position {
                        let what = format!("leg {leg} leads deeper and moves to {end:?}");
                        self.failures.push(("escape", what));
                    }
                    return; // what it does then is not said
                }
            };
            // The time that is left is exact, and not the rounded one that is told (docs/contract.md §5.1).
            let rest = &Exact::of(1.0) - &Exact::of(state.t);
            let (failures, found) = self.leg(&state, &rest, leg, passed, &escaped, &kept);
            self.failures.extend(failures);
            if hits.is_empty() {
                return;
            }
            let Some(meeting) = found else { return };
            let after = self.state_after(leg);
            let next = self.response(&state, &meeting, &hits, &after, &mut met);
            match next {
                Next::Ends | Next::Idles => {
                    let verdict = if is_last {
                        self.ends_there(&hits, &after, matches!(next, Next::Idles))
                    } else {
                        Err("goes on".into())
                    };
                    return self.hold("stops", verdict);
                }
                Next::Turns if is_last && leg + 1 == self.turns() => {
                    let verdict = self.ends_there(&hits, &after, matches!(next, Next::Idles));
                    return self.hold("limits", verdict);
                }
                Next::Turns => {}
                Next::Unknown => return,
            }
            let mirrors = match self.scene.act {
                Act::Bounce(1.0) => mirrors(self.grown, &meeting.hits),
                _ => [None, None],
            };
            meeting.hits.iter().for_each(|hit| kept.meet(&self.scene.wall(hit.wall as usize)));
            let motions = [state.motion, after.motion];
            kept.follow(motions, after.position, after.t, &mirrors);
            state = after;
        }
    }

    pub(crate) fn turns(&self) -> u32 {
        self.scene.turns.clamp(1, 65_536)
    }

    /// The state after a leg: what a travel of so many turns returns.
    pub(crate) fn state_after(&mut self, leg: u32) -> State {
        let travel = &self.answer.travel;
        let order: Vec<usize> = (0..self.grown.len()).collect();
        let (mover, motion) = (self.scene.mover(), self.scene.motion.into());
        let short = if leg + 1 >= self.turns() {
            travel.clone()
        } else {
            self.scene.ask(&order, leg + 1, &mover, motion).travel
        };
        let told: Vec<TravelHit> =
            travel.hits().iter().filter(|hit| hit.leg() <= leg).copied().collect();
        let last = told.last().expect("a leg with hits");
        if short.hits() != told {
            let what = format!("with {} turns it hits {:?}, not {told:?}", leg + 1, short.hits());
            self.failures.push(("limits", what));
        } else if short.position() != last.position() {
            let what = format!("with {} turns it ends at {:?}", leg + 1, short.position());
            self.failures.push(("limits", what));
        }
        State { position: last.position(), motion: short.motion().get(), t: last.t() }
    }

    /// The walls that the mover is still inside of and that a leg leads out of. Otherwise whether one of
    /// them holds it, or that is not said.
    pub(crate) fn escapes(&self, state: &State, escaping: &[u32]) -> Result<Vec<u32>, bool> {
        let place = vector(state.position);
        let motion = vector(state.motion);
        let mut out = Vec::new();
        for index in escaping {
            let wall = &self.grown[*index as usize];
            if wall.contains(&place) {
                match leads_out(wall, &place, &motion) {
                    sign if sign.is_gt() => out.push(*index),
                    sign => return Err(sign.is_lt()),
                }
            }
        }
        Ok(out)
    }

    /// Judges one leg; gives the walls that it meets.
    pub(crate) fn leg(
        &self,
        state: &State,
        rest: &Exact,
        leg: u32,
        passed: &[u32],
        escaped: &[u32],
        kept: &Kept,
    ) -> (Vec<Failure>, Option<Meeting>) {
        let mut failures: Vec<Failure> = Vec::new();
        let travel = &self.answer.travel;
        let hits: Vec<&TravelHit> = travel.hits().iter().filter(|hit| hit.leg() == leg).collect();
        let line = Line { start: vector(state.position), motion: vector(state.motion) };
        let mut ignored = self.ignored(leg);
        let free = self.free(&[passed, escaped, &ignored]);
        let found = entries(self.grown, &free, &line, rest);
        let meeting = meeting(self.scene, self.grown, &line, found, &mut ignored);
        let told: Vec<u32> = hits.iter().map(|hit| hit.index()).collect();
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
        let end = hits.first().map_or(travel.position(), |hit| hit.position());
        if hits.is_empty() && meeting.is_some() {
            hold("limits", stays(travel, state));
            return (failures, None);
        }
        let free = self.free(&[passed, escaped, &ignored]);
        let walls = Walls { radius: self.scene.radius(), grown: self.grown, free: &free };
        let time = meeting.as_ref().map_or(Time::of(rest.clone()), |meeting| meeting.time.clone());
        let sides =
            meeting.as_ref().map_or_else(|| self.sides_near(&line, &time), |m| self.sides(m));
        let radius = self.scene.radius();
        let kept = match &meeting {
            None if !rest.is_zero() => kept.near(&line, state.motion, rest, self.scene.extent()),
            _ => [None; 2],
        };
        let place = Place { line: &line, time: &time, radius, sides, kept };
        let rests = |surely| {
            let meeting = meeting.as_ref();
            meeting.is_some_and(|meeting| self.rests(&place, state.position, meeting, surely))
        };
        if end != state.position || !rests(false) {
            hold("not held back", walls.judge_end(&place, state.position, end));
        }
        if end != state.position && rests(true) {
            hold("at rest", Err(format!("creeps from {:?} to {end:?}", state.position)));
        }
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
                    hold(
                        "features",
                        judge_feature(hit, meeting, &line, &self.grown[hit.index() as usize]),
                    );
                }
                let same = hits.iter().all(|hit| hit.position() == end && hit.t() == hits[0].t());
                hold("together", if same { Ok(()) } else { Err("different places".into()) });
            }
            None => {
                // On its way out of a wall it must get no deeper, whatever its end.
                if escaped.is_empty() {
                    hold("ends are kept", walls.judge_kept(&place, state.position, end));
                }
                if travel.motion().get() != state.motion || travel.time_left() != 0.0 {
                    let (motion, left) = (travel.motion().get(), travel.time_left());
                    hold("goes all the way", Err(format!("{motion:?} with {left:e} left")));
                }
            }
        }
        (failures, meeting)
    }
}

impl Judge<'_> {
    /// A mover that is pressed against what holds it returns the same bits (docs/contract.md §5.12): one that has not
    /// moved and touches the walls that are met, if the travel ends there and they are no further than 4 coarse ulp away. In a
    /// wedge it may, and where one would be if no wall stopped it or let it through: that is not known before.
    fn rests(&self, place: &Place, start: DVec2, meeting: &Meeting, surely: bool) -> bool {
        let travel = &self.answer.travel;
        let holds = |hit: &Entry| place.touches(&self.grown[hit.wall as usize], hit.zone, surely);
        let ends_here = self.scene.act == Act::Stop
            || meeting.stops
            || self.scene.act == Act::SlideStop && meeting.hits.iter().any(Entry::is_at_corner);
        let is_held = travel.motion().get() == DVec2::ZERO && travel.position() == start;
        let is_wedged =
            self.scene.act.slides() && (is_held || self.scene.rules != Rules::default());
        start == self.scene.mover().position()
            && meeting.hits.iter().all(holds)
            && (ends_here && place.is_coarsely_at_start(surely) || is_wedged && !surely)
    }
}

/// A mover that goes no farther than its last hit.
pub(crate) fn stays(travel: &Travel, state: &State) -> Result<(), String> {
    let (position, left) = (travel.position(), travel.time_left());
    if position == state.position
        && travel.motion().get() == state.motion
        && (left - (1.0 - state.t)).abs() <= f64::EPSILON
    {
        return Ok(());
    }
    Err(format!("goes on to {position:?} with {left:e} left"))
}
