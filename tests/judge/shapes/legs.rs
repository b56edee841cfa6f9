//! The legs of a travel among shapes, one after the other, each from what is returned for the last hit.

use graze2d::Feature;
use graze2d::glam::DVec2;

use super::Judge;
use super::deflection::Group;
use super::meeting::{Meeting, entries, meeting};
use super::sum::{Part, Sum};
use crate::judge::exact::Exact;
use crate::judge::named::TravelHit;
use crate::judge::place::{Place, Walls, judge_rest, small_ulp, ulp};
use crate::judge::region::{Line, Region, Vector, vector};
use crate::judge::response::judge_length;
use crate::judge::time::Time;

/// Where a leg starts.
#[derive(Clone, Copy, Debug)]
struct State {
    position: DVec2,
    motion: DVec2,
    /// The time that is gone.
    t: f64,
}

impl Judge<'_> {
    /// Every leg from where the travel sets out.
    pub(super) fn legs(&mut self, start: DVec2) {
        let motion = self.scene.motion;
        let mut state = State { position: start, motion, t: 0.0 };
        // What was met without having moved since, and the motion that came there.
        let mut met: Option<([Group; 2], Vector)> = None;
        for leg in 0.. {
            let hits: Vec<TravelHit> =
                self.travel.hits().iter().filter(|hit| hit.leg() == leg).copied().collect();
            let rest = &Exact::of(1.0) - &Exact::of(state.t);
            let line = Line { start: vector(state.position), motion: vector(state.motion) };
            let found = entries(&self.sums, &self.free, &line, &rest);
            let meeting = meeting(self.scene.act, &self.sums, &line, found);
            let Some(meeting) = meeting else {
                if !hits.is_empty() {
                    return self.fail("first", leg, format!("nothing is crossed, told {hits:?}"));
                }
                return self.free_end(&state, &line, rest);
            };
            if !self.is_told(&meeting, &hits, leg) {
                return;
            }
            self.place(&state, &line, &meeting, &hits);
            self.times(&state, &meeting, &hits);
            let is_last = self.travel.hits().iter().all(|hit| hit.leg() <= leg);
            let next = self.travel.hits().iter().find(|hit| hit.leg() == leg + 1);
            let after = State {
                position: hits[0].position(),
                motion: next.map_or(self.travel.motion(), |hit| hit.motion()).get(),
                t: hits[0].t(),
            };
            if after.position != state.position {
                met = None;
            }
            // Normals of arcs as seen from the returned place, or from the exact one.
            let places = [vector(after.position), meeting.place(&line)];
            let mut groups =
                places.map(|place| Group::of(&self.sums, &self.pins, &meeting.hits, &place));
            groups = groups.map(|group| group.touching(self.touched(&line, &meeting.time)));
            let mut came = line.motion.clone();
            if let Some((met, motion)) = met.take() {
                groups = [0, 1].map(|n| groups[n].clone().and(&met[n]));
                came = motion;
            }
            let act = self.scene.act;
            let lefts = groups.each_ref().map(|group| {
                let (motions, wish) = ([&line.motion, &came], vector(motion));
                group.left(act, &motions, &wish, |motion| {
                    self.enters_at_once(after.position, motion)
                })
            });
            let [verdict, other] = [0, 1].map(|n| {
                lefts[n].judge(after.motion)?;
                groups[n].judge_into(after.motion, if n == 0 { 0 } else { -49 })
            });
            let length = judge_length(act, &vector(after.motion), &line.motion);
            if let Err(what) = verdict.or_else(|what| other.map_err(|_| what)).and(length) {
                return self.fail("deflection", leg, format!("at {:?} {what}", meeting.hits));
            }
            let [left, _] = lefts;
            let is_zero = after.motion == DVec2::ZERO;
            let ends = left.ends || is_zero || leg + 1 == self.scene.turns;
            if ends != is_last && !(left.may_end || is_zero) && self.is_over(&after) {
                return self.fail("stops", leg, format!("ends: {ends}, told: {is_last}"));
            }
            if ends {
                let used_up = is_zero && !left.ends;
                return self.ends_there(&after, used_up, leg);
            }
            met = act.slides().then_some((groups, came));
            state = after;
        }
    }

    /// The corners without a radius that a path touches first at a time, by their edges.
    fn touched(&self, line: &Line, time: &Time) -> Vec<[Vector; 2]> {
        let walls = self
            .sums
            .iter()
            .zip(&self.free)
            .filter(|(sum, is_free)| !**is_free && !sum.is_round() && sum.corners.len() > 2);
        let at = walls.filter(|(sum, _)| sum.met(line).is_some_and(|met| met == *time));
        let corners = at.filter_map(|(sum, _)| match sum.part(line, time)? {
            Part::Corner(corner) if !sum.is_circle => {
                Some(sum.beside(corner).map(|i| sum.edges[i].clone()))
            }
            _ => None,
        });
        corners.collect()
    }

    /// Whether a motion from a place leads into a wall at once.
    fn enters_at_once(&self, place: DVec2, motion: &Vector) -> bool {
        let line = Line { start: vector(place), motion: motion.clone() };
        let zero = Time::of(Exact::zero());
        let enters = |sum: &Sum| sum.within(&line).is_some_and(|w| w.from <= zero && w.to > zero);
        self.sums.iter().any(enters)
    }

    /// Whether there can be no leg after this: the last hit's place is the end.
    fn is_over(&self, after: &State) -> bool {
        self.travel.position() == after.position && self.travel.time_left() > 0.0
    }

    fn fail(&mut self, property: &'static str, leg: u32, what: String) {
        self.failures.push((property, format!("leg {leg}: {what}")));
    }

    fn is_told(&mut self, meeting: &Meeting, hits: &[TravelHit], leg: u32) -> bool {
        let mut told: Vec<usize> = hits.iter().map(|hit| hit.index() as usize).collect();
        told.sort_unstable();
        let must: Vec<usize> = meeting.hits.iter().map(|hit| hit.wall).collect();
        let is_told = must.iter().all(|wall| told.contains(wall))
            && told.iter().all(|wall| must.contains(wall) || meeting.may.contains(wall))
            && told.windows(2).all(|pair| pair[0] != pair[1]);
        if !is_told {
            let t = meeting.time.near(&Exact::zero(), &Exact::of(1.0), 80).rounded();
            let what = format!("enters {:?} at {t:e}, told {told:?}", meeting.hits);
            self.fail("first", leg, what);
        }
        is_told
    }

    /// The numbers of walls and of the mover on each axis: an ulp is that of the largest in play.
    fn numbers(&self, walls: impl Iterator<Item = usize>) -> [Vec<f64>; 2] {
        let corners = walls.flat_map(|wall| self.scene.walls[wall].convex.corners());
        let mover = &self.scene.mover;
        let offsets = mover.points.iter().map(|p| *p - mover.origin);
        let all: Vec<DVec2> = corners.chain(offsets).collect();
        [0, 1].map(|k| all.iter().map(|p| p[k]).collect())
    }

    /// Where a mover is put at walls.
    fn place(&mut self, state: &State, line: &Line, meeting: &Meeting, hits: &[TravelHit]) {
        let (end, leg) = (hits[0].position(), hits[0].leg());
        let radius = self.scene.radius();
        let sides = self.numbers(meeting.hits.iter().map(|hit| hit.wall));
        let sides = self.coarse(sides, [state.position, end]);
        let place = Place { line, time: &meeting.time, radius, sides, kept: [None; 2] };
        let walls = Walls { radius, grown: &self.sums, free: &self.free };
        let stays = end == state.position && self.touches(&place, meeting);
        let is_near = |place: &Place| walls.judge_end(place, state.position, end);
        let near = if stays { Ok(()) } else { is_near(&place) };
        let cut = walls.judge_cut(state.position, end);
        // By the smallest ulp that may be meant: where no place is free by that, a mover may be held back.
        let fine = Place { radius: 0.0, sides: [vec![], vec![]], ..place };
        let near = near.or_else(|_| is_near(&fine));
        let rest = judge_rest(&fine, state.position, end);
        let same = hits.iter().all(|hit| hit.position() == end && hit.t() == hits[0].t());
        let together = if same { Ok(()) } else { Err("different places".into()) };
        let told = [("not held back", near), ("no leg passes through", cut)];
        for (property, verdict) in
            told.into_iter().chain([("at rest", rest), ("together", together)])
        {
            if let Err(what) = verdict {
                self.fail(property, leg, what);
            }
        }
    }

    /// Where slopes and arcs are in play, an ulp is the larger of both axes.
    fn coarse(&self, sides: [Vec<f64>; 2], places: [DVec2; 2]) -> [Vec<f64>; 2] {
        let is_slanted = |hit: &TravelHit| {
            matches!(hit.feature(), Feature::Vertex(_))
                || hit.normal().to_array().iter().all(|x| *x != 0.0)
        };
        if !self.travel.hits().iter().any(is_slanted) {
            return sides;
        }
        let places = places.iter().flat_map(|place| place.to_array());
        let all: Vec<f64> = sides.concat().into_iter().chain(places).collect();
        [all.clone(), all]
    }

    /// Whether the box of 4 ulp on each axis about the start touches the walls that are met.
    fn touches(&self, place: &Place, meeting: &Meeting) -> bool {
        let four = [0, 1].map(|k| {
            let numbers = place.sides[k].iter().fold(place.radius, |most, x| most.max(x.abs()));
            Exact::of(ulp(numbers.max(place.line.start[k].rounded().abs()))).times_power(2)
        });
        let is_near = |wall: usize| {
            let signs = [-1.0, 0.0, 1.0];
            signs.iter().any(|x| {
                signs.iter().any(|y| {
                    let by = [x, y].map(|sign| Exact::of(*sign));
                    let moved: Vector = [0, 1].map(|k| &place.line.start[k] + &(&four[k] * &by[k]));
                    self.sums[wall].contains(&moved)
                })
            })
        };
        meeting.hits.iter().all(|hit| is_near(hit.wall))
    }

    /// Each time is the sum of those before, correctly rounded but for 2 ulp.
    fn times(&mut self, state: &State, meeting: &Meeting, hits: &[TravelHit]) {
        let stays = hits[0].position() == state.position;
        for hit in hits {
            let is_near = |t: f64, from: f64| {
                let two = Exact::of(ulp(t)).times_power(1);
                let against = |bound: &Exact| {
                    meeting.time.sign_of(&(&Exact::of(from) - bound), &Exact::of(1.0))
                };
                against(&(&Exact::of(t) - &two)).is_ge() && against(&(&Exact::of(t) + &two)).is_le()
            };
            let (t, own) = (hit.t(), hit.on_leg().t());
            let is_right = (is_near(t, state.t) || stays && t == state.t)
                && (is_near(own, 0.0) || stays && own == 0.0);
            if !is_right || !(0.0..=1.0).contains(&t) {
                let exact = meeting.time.near(&Exact::zero(), &Exact::of(1.0), 400).rounded();
                let what = format!("{t:e}, on its leg {own:e}, not {exact:e} after {:e}", state.t);
                self.fail("times", hit.leg(), what);
            }
        }
    }

    /// A leg that nothing stops goes all the way.
    fn free_end(&mut self, state: &State, line: &Line, rest: Exact) {
        let (end, radius) = (self.travel.position(), self.scene.radius());
        let leg = self.travel.hits().last().map_or(0, |hit| hit.leg() + 1);
        let time = Time::of(rest);
        let mut sides = self.numbers(self.travel.hits().iter().map(|hit| hit.index() as usize));
        if leg > 0 {
            (0..2).for_each(|k| sides[k].push(state.position[k]));
        } else {
            // Walls beside the end may be in the way.
            sides = self.numbers(0..self.sums.len());
        }
        let sides = self.coarse(sides, [state.position, end]);
        // Without a hit the end is `start + motion`, rounded once (docs/contract.md §5.11).
        let kept = [0, 1].map(|k| {
            let kept = (&line.start[k] + &line.motion[k]).nearest();
            (leg == 0).then_some(kept)
        });
        let place = Place { line, time: &time, radius, sides, kept };
        let walls = Walls { radius, grown: &self.sums, free: &self.free };
        let is_near = |place: &Place| walls.judge_end(place, state.position, end);
        let kept = walls.judge_kept(&place, state.position, end);
        let verdict = is_near(&place);
        let fine = Place { radius: 0.0, sides: [vec![], vec![]], ..place };
        let verdict = verdict.or_else(|_| is_near(&fine)).and(kept);
        let cut = walls.judge_cut(state.position, end);
        for (property, verdict) in [("free end", verdict), ("no leg passes through", cut)] {
            if let Err(what) = verdict {
                self.fail(property, leg, what);
            }
        }
        if self.travel.motion().get() != state.motion || self.travel.time_left() != 0.0 {
            let (motion, left) = (self.travel.motion().get(), self.travel.time_left());
            self.fail("goes all the way", leg, format!("{motion:?} with {left:e} left"));
        }
    }

    /// What ends at a hit is where the hit put it, with the time left that the hit says, or none.
    fn ends_there(&mut self, after: &State, used_up: bool, leg: u32) {
        let travel = self.travel;
        let is_over = travel.hits().iter().all(|hit| hit.leg() <= leg);
        if !is_over || travel.position() != after.position || travel.motion().get() != after.motion
        {
            let what = format!("goes on to {:?} {:?}", travel.position(), travel.motion().get());
            return self.fail("stops", leg, what);
        }
        let left = travel.time_left();
        let is_said = (left - (1.0 - after.t)).abs() <= small_ulp(1.0);
        // A slide straight into a wall uses up its time, one in a wedge does not.
        if !(is_said || used_up && left == 0.0) {
            self.fail("stops", leg, format!("{left:e} is left after {:e}", after.t));
        }
    }
}
