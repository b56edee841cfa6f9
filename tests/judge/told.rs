//! What is told of the walls that end a leg: which, when, and at which side or corner.

use super::deflection::normal;
use super::exact::Exact;
use super::leg::Meeting;
use super::named::TravelHit;
use super::region::{Grown, Line, feature};
use super::time::Time;
use super::travel::{Failure, Judge};

impl Judge<'_> {
    /// Whether a wall was told on a leg.
    pub(crate) fn was_met(&self, wall: u32, leg: u32) -> bool {
        self.answer.travel.hits().iter().any(|hit| (hit.leg(), hit.index()) == (leg, wall))
    }

    /// "Which walls end a leg is decided by exact order. A wall whose interior the leg crosses is never
    /// lost because its time rounds to the end of the leg, to the time of another wall, or to zero."
    pub(crate) fn judge_told(
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
        // If a group would exceed it, none of its walls is hit, and the mover stays at its last hit (docs/contract.md §5.1).
        let group = meeting.hits.len() + meeting.may.len();
        if told.is_empty() && self.answer.travel.hits().len() + group > self.scene.hits as usize {
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

    /// Each time is correctly rounded for one path (docs/contract.md §2.2); over legs, sums of such are judged: to 2 ulp.
    pub(crate) fn judge_time(
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
        if !(near(hit.t(), &one, &Exact::of(before)) || stays && hit.t() == before) {
            let exact = time.near(&Exact::of(before), &one, 400).rounded();
            return Err(format!("t = {:e}, not {exact:e}", hit.t()));
        }
        // In units of the whole step, or of what was left of it.
        let own = [&one, rest].iter().any(|share| near(hit.on_leg().t(), share, &Exact::zero()));
        if !(own || stays && hit.on_leg().t() == 0.0) {
            let exact = time.near(&Exact::zero(), &one, 400).over(rest, 80).rounded();
            return Err(format!("t = {:e} on its own leg, not {exact:e}", hit.on_leg().t()));
        }
        Ok(())
    }
}

/// The side or corner that is told is the one that is met, and so is the normal.
pub(crate) fn judge_feature(
    hit: &TravelHit,
    meeting: &Meeting,
    line: &Line,
    wall: &Grown,
) -> Result<(), String> {
    let mut met = meeting.hits.iter().chain(&meeting.may);
    let Some(entry) = met.find(|entry| entry.wall == hit.index()) else { return Ok(()) };
    let (wanted, told) = (feature(entry.zone), hit.feature());
    if wanted != Some(told) {
        return Err(format!("wall {} is met at {wanted:?}, told {told:?}", hit.index()));
    }
    let exact = match (entry.is_at_corner(), wall.is_round()) {
        // The normal belongs to the first side that is truly entered (docs/contract.md §2.4): any of the two here.
        (true, false) => return Ok(()),
        (true, true) => normal(line, entry, &wall.corner(entry.zone), &wall.radius),
        (false, _) => entry.zone.map(|z| &Exact::of(z.into()) * &unit(wall)),
    };
    let told = hit.normal();
    let off = |k: usize| (&(&Exact::of(told[k]) * &unit(wall)) - &exact[k]).abs();
    if (0..2).all(|k| off(k) <= unit(wall).times_power(-51)) {
        return Ok(());
    }
    Err(format!("{told:?} is not the normal of wall {}", hit.index()))
}

/// How long the normals of a wall are.
fn unit(wall: &Grown) -> Exact {
    if wall.is_round() { wall.radius.clone() } else { Exact::of(1.0) }
}
