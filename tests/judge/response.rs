//! What a response leaves of the motion, and whether the travel ends with it.

use graze2d::glam::DVec2;

use super::deflection::{Group, judge_motion, left};
use super::exact::Exact;
use super::leg::{Entry, Meeting};
use super::legs::{Met, Next, State};
use super::named::TravelHit;
use super::region::{Line, Vector, Zone, dot, vector};
use super::scene::Act;
use super::travel::Judge;

impl Judge<'_> {
    /// Holds what is left after a hit to the response.
    pub(crate) fn response(
        &mut self,
        state: &State,
        meeting: &Meeting,
        hits: &[&TravelHit],
        after: &State,
        met: &mut Option<Met>,
    ) -> Next {
        let act = self.scene.act;
        if meeting.stops || act == Act::Stop {
            let what = || format!("a stop leaves {:?}", after.motion);
            let is_none = after.motion == DVec2::ZERO;
            self.hold("nothing is left after a stop", if is_none { Ok(()) } else { Err(what()) });
            return Next::Ends;
        }
        let line = Line { start: vector(state.position), motion: vector(state.motion) };
        let told: Vec<Entry> = meeting.hits.clone();
        let group = Group::of(self.grown, &line, &told);
        if hits[0].position() != state.position {
            *met = None;
        }
        let wish = vector(self.scene.motion.into());
        let before = met.as_ref().map(|met| (&met.motion, &met.group));
        let left = left(act, &line.motion, &group, before, &wish);
        let deflected = judge_motion(after.motion, &left, &group);
        let is_wrong = deflected.is_err();
        self.hold("deflection", deflected);
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
            // What is left leads into no side on which the mover rests (docs/contract.md §5.4).
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
        // A wedge ends the travel as a stop does (docs/contract.md §5.4). What comes to rest without a wedge has no motion to go
        // on with; whether that uses up its time is not said.
        let is_wedge = met.as_ref().is_some_and(|met| !met.group.may_idle());
        if is_wrong {
            Next::Unknown
        } else if left.ends || is_zero && is_wedge {
            Next::Ends
        } else if is_zero {
            Next::Idles
        } else {
            Next::Turns
        }
    }

    /// What ends at a hit is where the hit put it, with the time left that the hit says.
    pub(crate) fn ends_there(
        &self,
        hits: &[&TravelHit],
        after: &State,
        may_idle: bool,
    ) -> Result<(), String> {
        let travel = &self.answer.travel;
        if travel.position() != hits[0].position() {
            return Err(format!("goes on from its last hit to {:?}", travel.position()));
        }
        let off = (travel.time_left() - (1.0 - hits[0].t())).abs();
        // Without motion the rest of the time may as well be used up.
        let idle = may_idle && travel.time_left() == 0.0;
        if off > f64::EPSILON && !idle {
            return Err(format!(
                "{:e} is left after a hit at {:e}",
                travel.time_left(),
                hits[0].t()
            ));
        }
        if travel.motion().get() != after.motion {
            return Err(format!("{:?} is not {:?}", travel.motion().get(), after.motion));
        }
        Ok(())
    }
}

/// "Lengths grow by no more than rounding … a bounce with restitution 1 keeps its length to a few
/// ulps."
pub(crate) fn judge_length(act: Act, out: &Vector, motion: &Vector) -> Result<(), String> {
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
