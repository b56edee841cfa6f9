//! Where a mover ends among walls: first hit, response, and on with what is left.
//!
//! ```text
//!      ●───────╮                    leg 1: to the first wall that would be crossed
//!              ├──────────●         leg 2: the rest of the motion, as the response turns it
//!      ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
//! ```
//!
//! Only a path that would *cross* is blocked. Resting against a wall or sliding along it never is, so
//! floors made of tiles have no seams. Which wall comes first is decided exactly ([`crate::path::entry`]), and
//! so is whether two come at the same time; then they act together ([`crate::world::turning`]).
//!
//! **No position is ever strictly inside a wall**, by the exact predicate. Classic code keeps an
//! epsilon between mover and wall, because a rounded position may lie inside and then everything
//! after it goes wrong. Here a position is rounded *away* from the wall, and checked before it is given
//! ([`crate::world::landing`]). So a mover may touch, come to rest at the same bits again and again, and slide
//! through gaps of one ulp.

use std::borrow::Borrow;
use std::ops::ControlFlow;

use glam::DVec2;

use crate::answer::{Hit, PushOut};
use crate::exact::{Sum, sign};
use crate::path::line_time::LineTime;
use crate::shape::{Aabb, Feature, Motion, Side};
use crate::world::landing::{Landing, Passed, ulp};
use crate::world::leg::{Candidate, Leg};
use crate::world::mover::{Face, Mover, Strike};
use crate::world::response::Response;
use crate::world::turning::{Contacts, CornerMet, Round, Turned, dot_sign, is_longer, past};
use crate::world::world::{Sweep, Visit, World};

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
    /// The walls that it was strictly inside of from the start, by index, each with the way out. Then
    /// it did not move, unless it was let through them or out of them.
    pub inside: Vec<(u32, PushOut)>,
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
    /// Whether it stands for a start strictly inside of the wall: nothing was met on the way.
    pub starts_inside: bool,
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
    /// How many hits are told at most: walls that are hit together and would be more are not hit, and
    /// the mover stays at its last hit.
    pub hits: u32,
    /// Whether a mover that starts inside walls may move out of them.
    pub escape: bool,
}

impl Default for TravelLimits {
    fn default() -> Self {
        Self { turns: 16, hits: 1024, escape: false }
    }
}

/// A bounce between two walls that touch the mover takes no time, so there must be an end to it.
const MOST_TURNS: u32 = 65_536;

/// A wall that is met this many ulps from the start of a leg is met at the start.
const NO_MOVE: f64 = 4.0;

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
        choose: impl FnMut(&TravelHit) -> Choice,
        watch: impl FnMut(Step),
    ) -> Travel {
        let leg = Leg { mover: *mover, motion: motion.get(), elapsed: 0.0, number: 0 };
        let mut course = Course {
            world: self,
            response,
            limits,
            wish: motion.get(),
            leg,
            passed: Passed::default(),
            held: None,
            hits: Vec::new(),
            choose,
            watch,
        };
        let inside = self.inside(mover);
        if course.sets_out(&inside) {
            match response {
                Response::Pass => course.pass(),
                _ => course.run(),
            }
        }
        course.ended(inside)
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
            let inside = self.inside(&mover);
            // By index, and the first of those of equal depth and side stays.
            let deepest = inside.iter().filter_map(|(index, out)| Some((self.get(*index)?, out)));
            let deepest = deepest.reduce(|best, next| {
                let order = mover.deeper((&best.0, best.1), (&next.0, next.1));
                let rank = |(wall, out): &(Aabb, &PushOut)| {
                    let corner = mover.position().clamp(wall.min(), wall.max());
                    (rank(mover.way_out(wall, out)), corner.to_array().map(f64::to_bits))
                };
                let order = order.then_with(|| rank(&next).cmp(&rank(&best)));
                if order.is_lt() { next } else { best }
            });
            let Some((wall, push_out)) = deepest else { return Some(mover) };
            mover = mover.moved_to(mover.pushed_out(&wall, push_out)? + 0.0);
        }
        None
    }

    /// The walls that a mover is strictly inside of, by index, each with the way out.
    fn inside(&self, mover: &Mover) -> Vec<(u32, PushOut)> {
        let mut inside = Vec::new();
        self.walk(&Sweep::Mover(*mover, Motion::NONE).swept(), &mut |visit| {
            if let Visit::Box(index, wall) = visit {
                inside.extend(mover.push_out(wall).map(|push_out| (index, push_out)));
            }
            ControlFlow::Continue(f64::INFINITY)
        });
        inside.sort_unstable_by_key(|(index, _)| *index);
        inside
    }
}

/// The order in which ways out of equal depth are taken: sides as they are listed, then corners.
fn rank(feature: Feature) -> usize {
    match feature {
        Feature::Side(side) => side as usize,
        Feature::Corner(corner) => 4 + corner as usize,
        _ => 8,
    }
}

/// A travel under way.
struct Course<'a, C, W> {
    world: &'a World,
    response: Response,
    limits: TravelLimits,
    /// The motion that was asked for.
    wish: DVec2,
    leg: Leg,
    passed: Passed,
    /// What a slide is pressed against where it is, and the motion that has pressed it there.
    held: Option<(Contacts, DVec2)>,
    hits: Vec<TravelHit>,
    choose: C,
    watch: W,
}

/// What ends a leg.
#[derive(Default)]
struct Met {
    /// Accepted walls, sides before corners.
    hits: Vec<TravelHit>,
    contacts: Contacts,
    /// When, where sides and corners are met at the same time.
    line: Option<LineTime>,
    /// What was chosen for each hit.
    choices: Vec<Choice>,
}

impl<C: FnMut(&TravelHit) -> Choice, W: FnMut(Step)> Course<'_, C, W> {
    /// Whether the mover may leave where it starts.
    fn sets_out(&mut self, inside: &[(u32, PushOut)]) -> bool {
        let mut may = true;
        for (index, push_out) in inside {
            (self.watch)(Step::StartsInside { index: *index, depth: push_out.depth() });
            let hit = self.hit_at_start(*index, push_out);
            if self.response == Response::Pass || (self.choose)(&hit) == Choice::Ignore {
                self.passed.ignored.insert(*index);
            } else if self.limits.escape {
                self.passed.escaped.push(*index);
            } else {
                may = false;
            }
        }
        may
    }

    /// A start inside a wall, as the choice about it sees it.
    fn hit_at_start(&self, index: u32, push_out: &PushOut) -> TravelHit {
        let (mover, normal) = (&self.leg.mover, push_out.normal());
        let feature = self.world.get(index).map(|wall| mover.way_out(&wall, push_out));
        let feature = feature.unwrap_or(Feature::Side(Side::Left));
        let position = mover.position();
        let hit = Hit::at_point(0.0, position, position, normal, feature);
        TravelHit { t: 0.0, leg: 0, index, hit, position, starts_inside: true }
    }

    /// Through all walls.
    fn pass(&mut self) {
        let candidates = self.candidates(true);
        let mut groups = Vec::new();
        for group in candidates.chunk_by(|_, next| next.is_tie) {
            let (t, mut struck) = (self.leg.time(self.world, &group[0]), self.struck(group));
            let mut met = Met::default();
            let position = struck.first().map_or(DVec2::ZERO, |wall| wall.hit.position());
            struck.retain(|wall| self.accepts(wall, t, position, &mut met));
            // What it is not stopped at it passes, and keeps out of all else.
            let passed = met.hits.iter().zip(&met.choices);
            let passed = passed.filter(|(_, choice)| **choice != Choice::Stop);
            self.passed.ignored.extend(passed.map(|(hit, _)| hit.index));
            let stops = met.stops();
            groups.push((struck, met));
            if stops {
                break;
            }
        }
        for (struck, mut met) in groups {
            let Some(t) = met.hits.first().map(|hit| hit.t) else { continue };
            if self.is_full(&met) {
                // It stays at its last hit.
                let last = self.hits.last().map(|hit| (hit.position, hit.t));
                let (position, t) = last.unwrap_or((self.leg.mover.position(), 0.0));
                return self.put(position, t);
            }
            let position = self.landing(&struck);
            let position = position.unwrap_or(self.leg.mover.position());
            met.hits.iter_mut().for_each(|hit| hit.position = position);
            self.tell(&met);
            if met.stops() {
                return self.put(position, t);
            }
        }
        self.arrive();
    }

    /// From wall to wall.
    fn run(&mut self) {
        let turns = self.limits.turns.clamp(1, MOST_TURNS);
        while self.leg.number < turns && self.leg.elapsed < 1.0 && self.leads_out() {
            let position = self.leg.mover.position();
            let Some(met) = self.first_met() else { return self.arrive() };
            if self.is_full(&met) {
                return;
            }
            self.tell(&met);
            self.put(met.hits[0].position, met.hits[0].t);
            self.leg.number += 1;
            if met.stops() {
                return;
            }
            let goes_on = self.respond(met, self.leg.mover.position() != position);
            (self.watch)(Step::Turns { motion: self.leg.motion });
            if !goes_on {
                return;
            }
        }
    }

    /// Whether the leg leads out of all walls that the mover escapes from.
    fn leads_out(&mut self) -> bool {
        let (world, leg) = (self.world, &self.leg);
        let out = |index: u32| {
            let wall = world.get(index)?;
            Some((wall, leg.mover.push_out(&wall)?))
        };
        self.passed.escaped.retain(|index| out(*index).is_some());
        let motion = [leg.motion.x, leg.motion.y].map(|x| Sum([x]));
        let leads = |(wall, push_out)| leg.mover.leads_out(motion, &wall, &push_out) > 0;
        self.passed.escaped.iter().all(|index| out(*index).is_some_and(leads))
    }

    fn put(&mut self, position: DVec2, elapsed: f64) {
        self.leg.mover = self.leg.mover.moved_to(position);
        self.leg.elapsed = elapsed;
    }

    /// Where the leg ends, since nothing is in the way.
    fn arrive(&mut self) {
        let Leg { mover, motion, .. } = self.leg;
        let place = self.leg.end();
        let exact = |axis| self.leg.end_against(place, axis);
        let landing = Landing { place, away: [0, 0], motion, wall: DVec2::ZERO, exact: &exact };
        let end = self.world.land(&mover, &landing, &self.passed);
        self.put(end.unwrap_or(mover.position()), 1.0);
    }

    /// The walls that the leg would cross into, in exact order.
    fn candidates(&mut self, to_the_end: bool) -> Vec<Candidate> {
        let motion = (1.0 - self.leg.elapsed) * self.leg.motion;
        (self.watch)(Step::Leg { position: self.leg.mover.position(), motion });
        let is_passed = |index| self.passed.has(index);
        let candidates = self.leg.candidates(self.world, is_passed, to_the_end);
        for candidate in &candidates {
            (self.watch)(Step::Candidate { index: candidate.index, t: candidate.t });
        }
        candidates
    }

    /// The walls that are met first and not ignored. Each is asked about once.
    fn first_met(&mut self) -> Option<Met> {
        let candidates = self.candidates(false);
        candidates.chunk_by(|_, next| next.is_tie).find_map(|group| self.ask(group))
    }

    /// How walls that are met at the same time are met.
    fn struck(&self, group: &[Candidate]) -> Vec<Struck> {
        let struck = group.iter().filter_map(|Candidate { index, .. }| {
            let Strike { hit, face } = self.leg.strike(self.world, *index)?;
            Some(Struck { index: *index, wall: self.world.get(*index)?, hit, face })
        });
        struck.collect()
    }

    /// Asks about walls that are met at the same time: first those met at a side, then, on the
    /// motion that these leave, those met at a corner.
    fn ask(&mut self, group: &[Candidate]) -> Option<Met> {
        let t = self.leg.time(self.world, &group[0]);
        let struck = self.struck(group);
        let is_side = |wall: &Struck| matches!(wall.face, Face::Side(_));
        let (mut sides, corners): (Vec<_>, Vec<_>) = struck.iter().partition(|wall| is_side(wall));
        let line = match (&sides[..], &corners[..]) {
            ([side, ..], [_, ..]) => self.leg.line(self.world, side.index),
            _ => None,
        };
        let mut met = Met { line, ..Met::default() };
        let place = |course: &Self, sides: &[&Struck]| {
            let place = course.landing(if sides.is_empty() { &corners } else { sides });
            place.unwrap_or(course.leg.mover.position())
        };
        let mut position = place(self, &sides);
        let asked = sides.len();
        sides.retain(|wall| self.accepts(wall, t, position, &mut met));
        if sides.len() < asked {
            position = place(self, &sides);
        }
        for wall in &corners {
            if met.is_entered_at(&self.leg, self.response, wall.corner(line)) {
                self.accepts(wall, t, position, &mut met);
            }
        }
        met.hits.iter_mut().for_each(|hit| hit.position = position);
        (!met.hits.is_empty()).then_some(met)
    }

    /// Asks about one wall, and notes it unless it is ignored.
    fn accepts(&mut self, wall: &Struck, t: f64, position: DVec2, met: &mut Met) -> bool {
        let Struck { index, hit, face, .. } = *wall;
        let leg = self.leg.number;
        let hit = TravelHit { t, leg, index, hit, position, starts_inside: false };
        let choice = (self.choose)(&hit);
        if choice == Choice::Ignore {
            self.passed.ignored.insert(index);
            return false;
        }
        met.choices.push(choice);
        met.hits.push(hit);
        match face {
            Face::Side(side) => met.contacts.sides[side as usize] = true,
            _ => met.contacts.corners.extend(wall.corner(met.line)),
        }
        true
    }

    /// Where walls that are met together stop the mover.
    fn landing<S: Borrow<Struck>>(&self, met: &[S]) -> Option<DVec2> {
        let Leg { mover, motion, .. } = self.leg;
        let met = || met.iter().map(Borrow::borrow);
        let mut place = met().next().map_or(mover.position(), |first| first.hit.position());
        for Struck { wall, face, .. } in met() {
            if let Face::Side(side) = face {
                place[side.axis().0] = mover.grown(wall).resting_coordinate(*side);
            }
        }
        // Away from all of them, or where that is no one way, back along the motion.
        let away = [0, 1].map(|axis| {
            let mut senses = met().map(|met| sign(met.hit.normal()[axis])).filter(|n| *n != 0);
            let first = senses.next().unwrap_or(0);
            if senses.all(|sense| sense == first) { first } else { 0 }
        });
        let wall = met().map(Struck::line).fold(DVec2::ZERO, DVec2::max);
        let Struck { index, .. } = met().next()?;
        let exact = |axis| {
            let entry = self.leg.entry(self.world, *index);
            entry.place_against(mover.position()[axis], motion[axis], place[axis])
        };
        let landing = Landing { place, away, motion, wall, exact: &exact };
        if self.stays(&landing, *index) {
            return Some(mover.position());
        }
        self.world.land(&mover, &landing, &self.passed)
    }

    /// Whether a wall is met so close to the start of the leg that the mover does not move.
    fn stays(&self, landing: &Landing<'_>, index: u32) -> bool {
        let Leg { mover, motion, .. } = &self.leg;
        let (here, place) = (mover.position(), landing.place);
        let (off, ulps) = ((place - here).abs(), landing.ulps(mover).max(here.abs().map(ulp)));
        (0..2).all(|axis| {
            let ulp = ulps[axis];
            // What has rounded tells the number of ulps to one.
            off[axis] <= (NO_MOVE - 1.0) * ulp
                || off[axis] <= (NO_MOVE + 1.0) * ulp && {
                    let entry = self.leg.entry(self.world, index);
                    entry.is_no_further(motion[axis].abs(), NO_MOVE * ulp)
                }
        })
    }

    /// Whether these hits would be too many.
    fn is_full(&self, met: &Met) -> bool {
        self.hits.len() + met.hits.len() > self.limits.hits as usize
    }

    fn tell(&mut self, met: &Met) {
        for TravelHit { index, t, position, .. } in met.hits.iter().copied() {
            (self.watch)(Step::Hits { index, t, position });
        }
        self.hits.extend(&met.hits);
    }

    /// Turns the motion; `false` where the mover stays.
    fn respond(&mut self, met: Met, has_moved: bool) -> bool {
        let motion = self.leg.motion;
        let turned = match self.response {
            Response::Stop | Response::Pass => Turned::staying(motion),
            Response::Bounce { restitution } => {
                self.past_corner(met.contacts.bounce(motion, restitution.get()))
            }
            Response::Slide { corner } => {
                // Walls that are met without having moved count as met together.
                let (contacts, motion) = match self.held.take() {
                    Some((mut held, motion)) if !has_moved => {
                        held.join(met.contacts);
                        (held, motion)
                    }
                    _ => (met.contacts, motion),
                };
                let place = self.leg.mover.position();
                let slide = |motion| self.past_corner(contacts.slide(motion, place, corner));
                let mut turned = slide(motion);
                // A slide never gains: then what is left of the motion acts alone.
                if is_longer(turned.motion, self.leg.motion) {
                    turned = slide(self.leg.motion);
                }
                self.held = Some((contacts, motion));
                let is_back = |wish| dot_sign(turned.motion, wish) < 0;
                if is_back(self.wish) || is_back(motion) { Turned::wedged() } else { turned }
            }
        };
        self.leg.motion = turned.motion;
        !turned.stays
    }

    /// A tangent or a reflection never leads into a corner, but one whose direction has rounded may.
    fn past_corner(&self, turned: Turned) -> Turned {
        let (mover, motion) = (&self.leg.mover, turned.motion);
        let Some(corner) = turned.corner else { return turned };
        let wall = Aabb::of(corner, corner);
        // One that has saturated is of another direction anyway.
        let is_far = motion.abs().max_element() == f64::MAX;
        if is_far || mover.crosses(&Motion::of(motion), &wall).is_none() {
            return turned;
        }
        Turned { motion: past(corner, mover.position(), motion), ..turned }
    }

    fn ended(mut self, inside: Vec<(u32, PushOut)>) -> Travel {
        let Leg { mover, motion, elapsed, .. } = self.leg;
        let time_left = 1.0 - elapsed;
        (self.watch)(Step::Ends { position: mover.position(), time_left });
        Travel { mover, motion, time_left, hits: self.hits, inside }
    }
}

/// A wall, and how it is met.
struct Struck {
    index: u32,
    wall: Aabb,
    hit: Hit,
    face: Face,
}

impl Struck {
    /// How far out the sides lie that are met, on their axes: one, or two at a corner.
    fn line(&self) -> DVec2 {
        let point = self.hit.point().abs();
        match self.face {
            Face::Side(side) => point * side.normal().abs(),
            _ => point,
        }
    }

    /// The corner at which it is met, if it is.
    fn corner(&self, line: Option<LineTime>) -> Option<CornerMet> {
        let Feature::Corner(corner) = self.hit.feature() else { return None };
        Some(match self.face {
            Face::Round(circle) => {
                CornerMet::Round(Round { corner: self.wall.corner(corner), circle, line })
            }
            _ => CornerMet::Square(corner),
        })
    }
}

impl Met {
    /// Whether the mover is to stop there.
    fn stops(&self) -> bool {
        self.choices.contains(&Choice::Stop)
    }

    /// Whether what the sides leave of the motion still enters a corner.
    fn is_entered_at(&self, leg: &Leg, response: Response, corner: Option<CornerMet>) -> bool {
        if !self.contacts.sides.contains(&true) {
            return true;
        }
        let contacts = Contacts { sides: self.contacts.sides, corners: Vec::from_iter(corner) };
        match response {
            Response::Slide { .. } => contacts.enters_a_corner(leg.motion, 0.0),
            Response::Bounce { restitution } => {
                restitution.get() > 0.0 && contacts.enters_a_corner(leg.motion, -1.0)
            }
            Response::Stop | Response::Pass => false,
        }
    }
}
