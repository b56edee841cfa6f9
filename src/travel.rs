//! Where a mover ends among walls: first hit, response, and on with what is left.
//!
//! ```text
//!      ●───────╮                    leg 1: to the first wall that would be crossed
//!              ├──────────●         leg 2: the rest of the motion, as the response turns it
//!      ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
//! ```
//!
//! Only a path that would *cross* is blocked: resting against a wall or sliding along it never is,
//! so floors made of tiles have no seams. Walls that are hit at the same time act together, each axis
//! once; one that is hit at a corner alone acts afterwards, if it would still be entered.
//!
//! **No position is ever strictly inside a wall**, by the exact predicate. Classic code keeps an
//! epsilon between mover and wall, because a rounded position may lie inside and then everything
//! after it goes wrong. Here a contact is rounded *outward*, away from the wall, and every position
//! is checked before it is given; where none close by is free, the mover stays at the last good one.
//! So it may touch, come to rest at the same bits again and again, and slide through gaps of one ulp.

use std::iter::successors;
use std::ops::ControlFlow;

use glam::{DVec2, dvec2};

use crate::hit::{Hit, PushOut};
use crate::journey::Journey;
use crate::mover::{Face, Mover, Strike};
use crate::response::Response;
use crate::shape::{Aabb, Corner, Feature, Motion, Side};
use crate::world::{Sweep, Visit, World, in_order};

/// Where a mover ends and how it got there.
#[derive(Clone, Debug, PartialEq)]
pub struct Travel {
    /// The mover at its end.
    pub mover: Mover,
    /// The motion it would go on with, for a whole step.
    pub motion: DVec2,
    /// The part of the step that is left, from 1 (did not move) to 0 (went all the way).
    pub time_left: f64,
    /// What was hit, in order.
    pub hits: Vec<TravelHit>,
    /// The wall that it was strictly inside of from the start, and the way out. Then it did not move,
    /// unless it was let through or out of it.
    pub started_inside: Option<(u32, PushOut)>,
}

impl Travel {
    /// Where the mover ends: the centre of a circle, the min corner of a box.
    pub fn position(&self) -> DVec2 {
        self.mover.position()
    }
}

/// A wall that was hit on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TravelHit {
    /// The time in the whole step, from 0 to 1.
    pub t: f64,
    /// On which leg, counted from 0. Walls hit together share it.
    pub leg: u32,
    /// Which wall.
    pub index: u32,
    /// The hit, with the time on its own leg.
    pub hit: Hit,
    /// Where the mover was put.
    pub position: DVec2,
}

/// What to do with one hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Respond as asked.
    Accept,
    /// Go through this wall, now and for the rest of the step. The choice is asked about a wall that
    /// the mover starts inside of, too, so that it can go on through in the next step.
    Ignore,
    /// Stop there.
    Stop,
}

/// What bounds a travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TravelLimits {
    /// How many times it may be turned, from 1 to 65,536; then it stays at its last hit.
    pub turns: u32,
    /// Whether a mover that starts inside walls may move out of them.
    pub escape: bool,
}

impl Default for TravelLimits {
    fn default() -> Self {
        Self { turns: 16, escape: false }
    }
}

/// A bounce between two walls that touch the mover takes no time, so there must be an end to it.
const MOST_TURNS: u32 = 65_536;

/// What happens on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// It is inside a wall from the start.
    StartsInside {
        /// Which wall.
        index: u32,
        /// How deep.
        depth: f64,
    },
    /// A leg begins.
    Leg {
        /// Where.
        position: DVec2,
        /// The motion that is left.
        motion: DVec2,
    },
    /// The leg would cross into a wall.
    Candidate {
        /// Which wall.
        index: u32,
        /// When, on this leg.
        t: f64,
    },
    /// The first of them, or several at once.
    Hits {
        /// Which wall.
        index: u32,
        /// When, in the whole step.
        t: f64,
        /// Where the mover is put.
        position: DVec2,
    },
    /// What the response makes of the motion.
    Turns {
        /// For a whole step.
        motion: DVec2,
    },
    /// The end.
    Ends {
        /// Where.
        position: DVec2,
        /// The part of the step that is left.
        time_left: f64,
    },
}

impl World {
    /// Moves a mover among the boxes. A pure function: the world stays as it is.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, CornerSlide, Motion, Response, World, glam::dvec2};
    ///
    /// let floor = Aabb::new(dvec2(-100.0, 0.0), dvec2(100.0, 10.0))?;
    /// let world = World::new([floor]);
    /// let ball = Circle::new(dvec2(0.0, -3.0), 1.0)?.into();
    /// let motion = Motion::new(dvec2(8.0, 4.0))?;
    /// let slide = Response::Slide { corner: CornerSlide::Round };
    /// let travel = world.travel(&ball, &motion, slide);
    /// assert_eq!(travel.position(), dvec2(8.0, -1.0));
    /// assert_eq!((travel.motion, travel.time_left), (dvec2(8.0, 0.0), 0.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn travel(&self, mover: &Mover, motion: &Motion, response: Response) -> Travel {
        let limits = TravelLimits::default();
        self.travel_with(mover, motion, response, limits, |_| Choice::Accept, |_| ())
    }

    /// The same with limits, a choice for each hit, and every step on the way.
    pub fn travel_with(
        &self,
        mover: &Mover,
        motion: &Motion,
        response: Response,
        limits: TravelLimits,
        mut choose: impl FnMut(&TravelHit) -> Choice,
        mut watch: impl FnMut(Step),
    ) -> Travel {
        let mut hits = Vec::new();
        // Walls to go through: for the whole step, and until they are left.
        let (mut ignored, mut escaped) = (Vec::new(), Vec::new());
        let inside = self.overlaps(mover);
        let started_inside = inside.first().copied();
        for (index, push_out) in &inside {
            watch(Step::StartsInside { index: *index, depth: push_out.depth() });
            let out = |wall: Aabb| mover.leads_out(motion, &wall, push_out);
            if response == Response::Pass
                || choose(&hit_at_start(mover, *index, push_out)) == Choice::Ignore
            {
                ignored.push(*index);
            } else if limits.escape && self.get(*index).is_some_and(out) {
                escaped.push(*index);
            } else {
                let (mover, motion, time_left) = (*mover, motion.get(), 1.0);
                return ended(Travel { mover, motion, time_left, hits, started_inside }, watch);
            }
        }
        let mut journey = Journey::new(mover, motion);
        let (mut leg, mut stopped) = (0, false);
        let turns = limits.turns.clamp(1, MOST_TURNS);
        while leg < turns && !stopped {
            let start = journey.mover.position();
            let (motion, limit, scale) = journey.leg(response);
            // What is passed through is told even where it is met at the very end.
            let limit = if response == Response::Pass { f64::INFINITY } else { limit };
            watch(Step::Leg { position: start, motion: motion.get() });
            let through: Vec<u32> = ignored.iter().chain(&escaped).copied().collect();
            let passed = |index| through.contains(&index) || journey.along == Some(index);
            let mut strikes = self.strikes(&journey.mover, &motion, limit, passed, &mut watch);
            if response == Response::Pass {
                for (index, strike) in strikes {
                    let (hit, position) = (strike.hit, strike.hit.position());
                    let hit = TravelHit { t: hit.t(), leg, index, hit, position };
                    match choose(&hit) {
                        Choice::Ignore => {}
                        Choice::Accept => hits.push(hit),
                        Choice::Stop => {
                            hits.push(hit);
                            journey.mover = mover.moved_to(position);
                            journey.elapsed = hit.t;
                            stopped = true;
                            break;
                        }
                    }
                }
                break;
            }
            keep_first(&mut strikes);
            if strikes.is_empty() {
                break;
            }
            let t = journey.elapsed + scale * strikes[0].1.hit.t();
            if t >= 1.0 {
                break; // by rounding only: the step is over
            }
            let position = self.contact(&journey.mover, &strikes, &through);
            let before = ignored.len();
            for (index, strike) in &strikes {
                let hit = TravelHit { t, leg, index: *index, hit: strike.hit, position };
                match choose(&hit) {
                    Choice::Ignore => ignored.push(*index),
                    choice => {
                        watch(Step::Hits { index: *index, t, position });
                        hits.push(hit);
                        stopped |= choice == Choice::Stop;
                    }
                }
            }
            if ignored.len() > before {
                // Look again without them; what was accepted will be met again.
                hits.retain(|hit| hit.leg != leg);
                stopped = false;
                continue;
            }
            journey.mover = journey.mover.moved_to(position);
            journey.elapsed = t;
            let still = self.overlaps(&journey.mover);
            escaped.retain(|index| still.iter().any(|(inside, _)| inside == index));
            leg += 1;
            if stopped {
                break;
            }
            journey.along = None;
            stopped |= !journey.respond(response, &strikes, &motion, scale);
            watch(Step::Turns { motion: journey.motion });
        }
        if !stopped && leg < turns {
            let end = journey.end(response);
            let end = if response == Response::Pass {
                end // through walls, and maybe into one
            } else {
                let through: Vec<u32> = ignored.iter().chain(&escaped).copied().collect();
                self.settle(&journey.mover, end, &through)
            };
            journey.mover = journey.mover.moved_to(end);
            journey.elapsed = 1.0;
        }
        let time_left = 1.0 - journey.elapsed;
        let Journey { mover, motion, .. } = journey;
        ended(Travel { mover, motion, time_left, hits, started_inside }, watch)
    }

    /// The mover out of all walls that it is strictly inside of, by their push-outs in turn, deepest
    /// first; `None` where that leads nowhere in 16 goes. What is given is free by the exact
    /// predicate, which a rounded `position + by` need not be.
    ///
    /// ```
    /// use graze2d::{Aabb, Circle, World, glam::dvec2};
    ///
    /// let world = World::new([Aabb::new(dvec2(0.0, 0.0), dvec2(9.0, 9.0))?]);
    /// let sunk = Circle::new(dvec2(4.0, 0.5), 1.0)?.into();
    /// assert_eq!(world.push_out(&sunk).unwrap().position(), dvec2(4.0, -1.0));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn push_out(&self, mover: &Mover) -> Option<Mover> {
        let mut mover = *mover;
        for _ in 0..16 {
            let inside = self.overlaps(&mover);
            let deepest = inside.iter().max_by(|(_, a), (_, b)| a.depth().total_cmp(&b.depth()));
            let Some((index, push_out)) = deepest else { return Some(mover) };
            let wall = self.get(*index)?;
            let position = mover.pushed_out(&wall, push_out);
            let ulp = mover.moved_to(position).ulp();
            mover = (0..4)
                .map(|ulps| mover.moved_to(position + f64::from(ulps) * ulp * push_out.normal()))
                .find(|mover| mover.position().is_finite() && mover.overlaps(&wall).is_none())?;
        }
        None
    }

    /// The walls that a mover is strictly inside of, by index.
    fn overlaps(&self, mover: &Mover) -> Vec<(u32, PushOut)> {
        let mut overlaps = Vec::new();
        self.walk(&Sweep::Mover(*mover, Motion::NONE).swept(), &mut |visit| {
            if let Visit::Box(index, aabb) = visit {
                overlaps.extend(mover.overlaps(aabb).map(|push_out| (index, push_out)));
            }
            ControlFlow::Continue(f64::INFINITY)
        });
        in_order(overlaps, |(index, _)| (0.0, *index))
    }

    fn is_free(&self, mover: &Mover, ignored: &[u32]) -> bool {
        self.overlaps(mover).iter().all(|(index, _)| ignored.contains(index))
    }

    /// The walls that a motion would cross into before `limit`, by (t, index).
    fn strikes(
        &self,
        mover: &Mover,
        motion: &Motion,
        limit: f64,
        passed: impl Fn(u32) -> bool,
        watch: &mut impl FnMut(Step),
    ) -> Vec<(u32, Strike)> {
        let mut strikes = Vec::new();
        self.walk(&Sweep::Mover(*mover, *motion).swept(), &mut |visit| {
            if let Visit::Box(index, aabb) = visit
                && !passed(index)
                && let Some(strike) = mover.strike(motion, aabb)
                && strike.hit.t() < limit
            {
                watch(Step::Candidate { index, t: strike.hit.t() });
                strikes.push((index, strike));
            }
            ControlFlow::Continue(limit)
        });
        in_order(strikes, |(index, strike)| (strike.hit.t(), *index))
    }

    /// Where a mover touches the walls it hits at once: rounded away from them, and free.
    fn contact(&self, mover: &Mover, strikes: &[(u32, Strike)], ignored: &[u32]) -> DVec2 {
        let first = strikes[0].1.hit;
        let mut position = if first.t() == 0.0 { mover.position() } else { first.position() };
        for (index, strike) in strikes {
            if let (Face::Side(side), Some(wall)) = (strike.face, self.get(*index)) {
                position[side.axis().0] = mover.resting_coordinate(&wall, side);
            }
        }
        self.settle(mover, position, ignored)
    }

    /// The position, or one within three ulps of it, that is in no wall. What is pressed against a
    /// corner and already there stays there, or it would creep. In a gap without such a position, the
    /// next one on the way back to where the mover is.
    fn settle(&self, mover: &Mover, position: DVec2, ignored: &[u32]) -> DVec2 {
        let ulp = mover.moved_to(position).ulp();
        let around = |center: DVec2, ulps: i32| {
            let by = f64::from(ulps) * ulp;
            [[0, 0], [0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]]
                .map(|[x, y]| center + by * dvec2(f64::from(x), f64::from(y)))
        };
        let is_free = |p: &DVec2| p.is_finite() && self.is_free(&mover.moved_to(*p), ignored);
        if is_free(&position) {
            return position + 0.0;
        }
        let here = mover.position();
        let way = here - position;
        let length = way.abs().max_element();
        if length <= 3.0 * ulp && is_free(&here) {
            return here + 0.0;
        }
        let back = successors(Some(4.0 * ulp), |by| Some(2.0 * by))
            .take_while(|by| *by < length)
            .map(|by| (position + by / length * way, 1));
        (1..=3)
            .map(|ulps| (position, ulps))
            .chain(back)
            .find_map(|(center, ulps)| around(center, ulps).into_iter().find(is_free))
            .map_or(here, |p| p + 0.0)
    }
}

/// A start inside a wall, as the choice about it sees it.
fn hit_at_start(mover: &Mover, index: u32, push_out: &PushOut) -> TravelHit {
    let (position, normal) = (mover.position(), push_out.normal());
    let horizontal = if normal.x < 0.0 { Side::Left } else { Side::Right };
    let vertical = if normal.y < 0.0 { Side::Top } else { Side::Bottom };
    let feature = match (normal.x == 0.0, normal.y == 0.0) {
        (_, true) => Feature::Side(horizontal),
        (true, _) => Feature::Side(vertical),
        _ => Feature::Corner(Corner::of(horizontal, vertical)),
    };
    let hit = Hit::at_point(0.0, position, position, normal, feature);
    TravelHit { t: 0.0, leg: 0, index, hit, position }
}

/// A travel whose end has been told.
fn ended(travel: Travel, mut watch: impl FnMut(Step)) -> Travel {
    watch(Step::Ends { position: travel.position(), time_left: travel.time_left });
    travel
}

/// Only the walls hit first: those at a side, or where there are none, the one corner of least index.
fn keep_first(strikes: &mut Vec<(u32, Strike)>) {
    let Some(first) = strikes.first().map(|(_, strike)| strike.hit.t()) else { return };
    strikes.retain(|(_, strike)| strike.hit.t() == first);
    let at_side = |(_, strike): &(u32, Strike)| matches!(strike.face, Face::Side(_));
    if strikes.iter().any(at_side) {
        strikes.retain(at_side);
    } else {
        strikes.truncate(1);
    }
}
