//! Where a mover ends among walls: first hit, response, and on with the remaining motion.
//!
//! ```text
//!      ●───────╮                    leg 1: to the first wall that would be crossed
//!              ├──────────●         leg 2: the rest of the motion, as the response deflects it
//!      ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
//! ```
//!
//! A start that overlaps walls by no more than rounding is settled outside of them first ([`crate::world::settling`]), and an
//! axis that no wall touches ends at `start + motion`, rounded once ([`crate::world::kept_end`]).
//!
//! Only a path that would *cross* is blocked. Resting against a wall or sliding along it never is, so
//! floors made of tiles have no seams. Which wall is hit first is decided exactly
//! ([`crate::sweep::entry_order`]), and so is whether two are hit at the same time; then they act together
//! ([`crate::world::deflect`]).
//!
//! **No position is ever strictly inside a wall**, by the exact test. Classic code keeps an epsilon between
//! mover and wall, because a rounded position may lie inside, and from then on everything goes wrong. Here a
//! position is rounded *away* from the wall, and checked before it is returned
//! ([`crate::world::rest_position`]). So a mover may touch walls, come to rest at the same bits again and
//! again, and slide through gaps of one ulp.

use glam::{DVec2, dvec2};

use crate::answer::PushOut;
use crate::exact::Sum;
use crate::shape::{Feature, Motion};
use crate::world::contacts::{Collision, WallHit};
use crate::world::kept_end::KeptEnd;
use crate::world::leg::{Candidate, Leg};
use crate::world::meeting::Face;
use crate::world::mover::Mover;
use crate::world::response::{Response, Restitution};
use crate::world::rest::{Pressed, Rest, past_corner};
use crate::world::rest_position::Passed;
use crate::world::touched::Deflection;
use crate::world::travel_answer::{Choice, Overlap, Travel, TravelHit, TravelStep};
use crate::world::travel_options::{MOST_HITS, TravelOptions};
use crate::world::view::View;
use crate::world::walker::Walker;

impl TravelOptions<'_> {
    /// One copy of the code for all types of movers and functions.
    pub(super) fn travel(self, mover: Mover, motion: DVec2, response: Response) -> Travel {
        self.world.ask(|world| {
            let state = TravelState {
                world,
                response,
                wish: motion,
                start: mover.position(),
                leg: Leg { mover, motion, elapsed: 0.0, number: 0 },
                end: KeptEnd::from(mover.position(), 0.0),
                settled: None,
                pushed_out: None,
                passed: Passed::default(),
                pressed: None,
                hits: Vec::new(),
                options: self,
            };
            state.travel()
        })
    }
}

/// A travel under way.
pub(super) struct TravelState<'a> {
    pub(super) world: View<'a>,
    pub(super) response: Response,
    /// The motion that was asked for.
    pub(super) wish: DVec2,
    /// Where the mover started, or was put before it set out.
    pub(super) start: DVec2,
    pub(super) settled: Option<DVec2>,
    pub(super) pushed_out: Option<DVec2>,
    pub(super) leg: Leg,
    /// Where the travel ends if nothing more is in its way.
    pub(super) end: KeptEnd,
    pub(super) passed: Passed,
    /// What a sliding mover is pressed against.
    pub(super) pressed: Option<Pressed>,
    pub(super) hits: Vec<TravelHit>,
    pub(super) options: TravelOptions<'a>,
}

impl TravelState<'_> {
    /// The whole travel.
    fn travel(mut self) -> Travel {
        let inside = self.settle();
        let sets_out = self.sets_out(&inside);
        if sets_out {
            self.snap();
            match self.response {
                Response::Pass => self.pass(),
                Response::Stop | Response::Slide { .. } | Response::Bounce { .. } => self.run(),
            }
        }
        self.ended(inside, !sets_out)
    }

    /// The walls among those that hold the mover. It asks about each.
    pub(super) fn holding(&mut self, mut inside: Vec<(u32, PushOut)>) -> Vec<(u32, PushOut)> {
        inside.retain(|(index, push_out)| {
            let id = self.world.kept(*index).id;
            self.watch(|_| TravelStep::StartsInside { id, depth: push_out.depth() });
            let hit = self.hit_at_start(*index, push_out);
            let is_passed = self.response == Response::Pass || self.choose(&hit) == Choice::Ignore;
            if is_passed {
                self.passed.ignored.insert(*index);
            }
            !is_passed
        });
        inside
    }

    /// Through all walls.
    fn pass(&mut self) {
        let candidates = self.candidates(true);
        let mut groups = Vec::new();
        for group in candidates.chunk_by(|_, next| next.is_tie) {
            let (t, mut walls) =
                (self.leg.time(self.world, &group[0]), self.leg.wall_hits(self.world, group));
            let mut collision = Collision::default();
            let position = walls.first().map_or(DVec2::ZERO, |wall| wall.hit.position());
            walls.retain(|wall| self.accepts(wall, t, position, &mut collision));
            // The mover passes the walls that do not stop it, and stays out of all others.
            let passed = walls.iter().zip(&collision.choices);
            let passed = passed.filter(|(_, choice)| **choice != Choice::Stop);
            passed.for_each(|(wall, _)| self.passed.ignored.insert(wall.index));
            let stops = collision.stops();
            groups.push((walls, collision));
            if stops {
                break;
            }
        }
        for (walls, mut collision) in groups {
            let Some(t) = collision.hits.first().map(|hit| hit.t) else { continue };
            if self.is_full(&collision) {
                // It stays at its last hit.
                let last = self.hits.last().map(|hit| (hit.position, hit.t));
                let (position, t) = last.unwrap_or((self.leg.mover.position(), 0.0));
                return self.put(position, t);
            }
            let position = self.leg.stop_position(self.world, &self.passed, &walls);
            let mut position = position.unwrap_or(self.leg.mover.position());
            let stopping = walls.iter().zip(&collision.choices);
            let stopping = stopping.filter(|(_, choice)| **choice == Choice::Stop);
            let stopping: Vec<_> = stopping.map(|(wall, _)| wall).collect();
            if self.rests(&collision, &stopping, position) {
                position = self.leg.mover.position();
            }
            collision.hits.iter_mut().for_each(|hit| hit.position = position);
            self.tell(&collision);
            if collision.stops() {
                self.leg.motion = DVec2::ZERO;
                return self.put(position, t);
            }
        }
        self.arrive();
    }

    /// From wall to wall.
    fn run(&mut self) {
        let mut goes_on = self.goes_on();
        while goes_on {
            let position = self.leg.mover.position();
            let Some(collision) = self.first_collision() else { return self.arrive() };
            if self.is_full(&collision) {
                return;
            }
            self.tell(&collision);
            self.put(collision.hits[0].position, collision.hits[0].t);
            self.leg.number += 1;
            if collision.stops() {
                self.leg.motion = DVec2::ZERO;
                return;
            }
            goes_on =
                self.respond(collision, self.leg.mover.position() != position) && self.goes_on();
            self.watch(|Self { leg, end, world, .. }| {
                let position = leg.mover.position();
                let end = if goes_on { leg.end(*world, end) } else { position };
                TravelStep::Deflects { position, motion: leg.motion, end }
            });
        }
    }

    /// Whether another leg may begin.
    fn goes_on(&mut self) -> bool {
        let max_hits = self.options.max_hits.min(MOST_HITS);
        self.leg.number < max_hits && self.leg.elapsed < 1.0 && self.leads_out()
    }

    /// Whether the leg leads out of all walls that the mover escapes from.
    pub(super) fn leads_out(&mut self) -> bool {
        let (world, leg) = (self.world, &self.leg);
        let out = |index: u32| {
            let wall = world.kept(index).obstacle();
            Some((wall, leg.mover.push_out(&wall)?))
        };
        self.passed.escaped.retain(|index| out(*index).is_some());
        let motion = [leg.motion.x, leg.motion.y].map(|x| Sum([x]));
        self.passed.escaped.iter().all(|index| {
            out(*index).is_some_and(|(wall, out)| leg.mover.leads_out(motion, &wall, &out) > 0)
        })
    }

    fn put(&mut self, position: DVec2, elapsed: f64) {
        self.leg.mover = self.leg.mover.moved_to(position);
        self.leg.elapsed = elapsed;
    }

    /// Goes to the end of the leg, since nothing is in the way.
    fn arrive(&mut self) {
        let end = self.leg.arrival(self.world, &self.passed, &self.end);
        self.put(end.unwrap_or(self.leg.mover.position()), 1.0);
    }

    /// The walls that the leg would cross into, in exact order.
    fn candidates(&mut self, to_the_end: bool) -> Vec<Candidate> {
        self.watch(|Self { leg, end, world, .. }| {
            let motion = (1.0 - leg.elapsed) * leg.motion;
            let (position, end) = (leg.mover.position(), leg.end(*world, end));
            TravelStep::Leg { position, motion, end }
        });
        let is_passed = |index| self.passed.has(index);
        let candidates = self.leg.candidates(self.world, is_passed, to_the_end);
        for candidate in &candidates {
            self.watch(|Self { leg, world, .. }| {
                let (id, t) = (world.kept(candidate.index).id, leg.time(*world, candidate));
                let strike = leg.strike(*world, candidate.index);
                let position = strike.map_or(leg.mover.position(), |strike| strike.hit.position());
                TravelStep::Candidate { id, t, position }
            });
        }
        candidates
    }

    /// What to do about a hit.
    pub(super) fn choose(&mut self, hit: &TravelHit) -> Choice {
        self.options.choose.as_mut().map_or(Choice::Accept, |choose| choose(hit))
    }

    /// Reports a step to the watcher, if there is one.
    pub(super) fn watch(&mut self, step: impl FnOnce(&Self) -> TravelStep) {
        if self.options.watch.is_some() {
            let step = step(self);
            self.options.watch.iter_mut().for_each(|watch| watch(step));
        }
    }

    /// The first walls that the mover hits and does not ignore. It asks about each once.
    fn first_collision(&mut self) -> Option<Collision> {
        let candidates = self.candidates(false);
        candidates.chunk_by(|_, next| next.is_tie).find_map(|group| self.ask(group))
    }

    /// Asks about walls that the mover hits at the same time: first those hit at a side, then those hit at a
    /// corner that the remaining motion still enters.
    fn ask(&mut self, group: &[Candidate]) -> Option<Collision> {
        let t = self.leg.time(self.world, &group[0]);
        let walls = self.leg.wall_hits(self.world, group);
        let [mut sides, mut corners] = WallHit::sides_first(&walls);
        let mut collision = Collision::default();
        let place = |state: &Self, sides: &[&WallHit<'_>]| {
            let place = state.leg.stop_position(
                state.world,
                &state.passed,
                if sides.is_empty() { &corners } else { sides },
            );
            place.unwrap_or(state.leg.mover.position())
        };
        let mut position = place(self, &sides);
        let asked = sides.len();
        sides.retain(|wall| self.accepts(wall, t, position, &mut collision));
        if sides.len() < asked {
            position = place(self, &sides);
        }
        corners.retain(|wall| {
            collision.is_entered_at(self.leg.motion, position, self.response, wall.corner())
                && self.accepts(wall, t, position, &mut collision)
        });
        if let Some(wall) = corners.iter().find(|wall| matches!(wall.face, Face::Vertex(_))) {
            collision.contacts.grazed = self.leg.grazed(self.world, &self.passed, wall);
        }
        sides.extend(corners);
        if self.rests(&collision, &sides, position) {
            position = self.leg.mover.position();
        }
        collision.hits.iter_mut().for_each(|hit| hit.position = position);
        (!collision.hits.is_empty()).then_some(collision)
    }

    /// Whether the mover has not moved, and these walls hold it where it is, although it should be put at
    /// `position`.
    fn rests(&self, collision: &Collision, walls: &[&WallHit<'_>], position: DVec2) -> bool {
        let Self { world, leg, response, wish, .. } = *self;
        let (passed, before) = (&self.passed, self.pressed.as_ref());
        let rest = Rest { world, leg, response, passed, before, wish };
        let here = leg.mover.position();
        here == self.start && here != position && rest.holds(collision, walls)
    }

    /// Asks about one wall, and records it unless it is ignored.
    fn accepts(
        &mut self,
        wall: &WallHit<'_>,
        t: f64,
        position: DVec2,
        collision: &mut Collision,
    ) -> bool {
        let WallHit { index, hit, .. } = *wall;
        let (id, Leg { number: leg, motion, .. }) = (self.world.kept(index).id, self.leg);
        let motion = Motion::of(motion);
        let hit = TravelHit { t, leg, id, motion, hit, position, starts_inside: false };
        let mut choice = self.choose(&hit);
        if choice == Choice::Accept && self.lands(wall, position) {
            choice = Choice::Stop;
        }
        if choice == Choice::Ignore {
            self.passed.ignored.insert(index);
            return false;
        }
        collision.choices.push(choice);
        collision.hits.push(hit);
        collision.touch(wall);
        true
    }

    /// Whether a walker in the air comes down on ground that it can stand on.
    fn lands(&self, wall: &WallHit<'_>, position: DVec2) -> bool {
        let is_ground = |walker: Walker| {
            let mover = self.leg.mover.moved_to(position);
            wall.face.tangents(position).iter().any(|ground| walker.can_stand(ground))
                || walker.can_step_onto(&mover, &wall.wall, wall.hit.normal(), wall.hit.feature())
        };
        self.leg.motion.y >= 0.0 && self.options.walker.is_some_and(is_ground)
    }

    /// Whether these hits would be too many.
    fn is_full(&self, collision: &Collision) -> bool {
        self.hits.len() + collision.hits.len() > self.options.max_listed as usize
    }

    fn tell(&mut self, collision: &Collision) {
        for TravelHit { id, t, position, .. } in collision.hits.iter().copied() {
            self.watch(|_| TravelStep::Hits { id, t, position });
        }
        self.hits.extend(&collision.hits);
    }

    /// Deflects the motion; `false` if the mover stays.
    fn respond(&mut self, collision: Collision, has_moved: bool) -> bool {
        let motion = self.leg.motion;
        let mirrors = self.meet(&collision);
        let deflected = match self.response {
            Response::Stop | Response::Pass => Deflection::ended(),
            Response::Bounce { restitution } => {
                let place = self.leg.mover.position();
                past_corner(&self.leg, collision.contacts.bounce(motion, place, restitution.get()))
            }
            Response::Slide { corner } => {
                let before = self.pressed.as_ref().filter(|_| !has_moved);
                let pressed = Pressed::new(before, collision.contacts, motion);
                let mut deflected = pressed.deflected(&self.leg, self.wish, corner);
                if self.options.walker.is_some() && motion.y >= 0.0 && deflected.motion.y < 0.0 {
                    // Steep ground is a wall to a walker, and no ramp.
                    let down = dvec2(0.0, motion.y);
                    deflected = pressed.pushed_by(down).deflected(&self.leg, self.wish, corner);
                }
                self.pressed = Some(pressed);
                deflected
            }
        };
        self.leg.motion = deflected.motion;
        let Leg { mover, elapsed, .. } = self.leg;
        let motions = [motion, deflected.motion];
        self.end.deflect(motions, mover.position(), elapsed, &|axis| mirrors[axis]);
        !deflected.stays
    }

    /// Notes the walls that the mover meets; returns the line on each axis in which a bounce mirrors the motion, if it loses
    /// no speed.
    fn meet(&mut self, collision: &Collision) -> [Option<Sum<3>>; 2] {
        let is_full = |restitution: Restitution| restitution.get() == 1.0;
        let is_mirror =
            matches!(self.response, Response::Bounce { restitution } if is_full(restitution));
        let mut mirrors = [None; 2];
        for hit in &collision.hits {
            let Some(index) = self.world.world.index(hit.id) else { continue };
            let wall = self.world.kept(index as u32).obstacle();
            self.end.meet(&wall.aabb);
            let Some(grown) = self.leg.mover.grown(&wall) else { continue };
            match hit.feature() {
                _ if !is_mirror => {}
                Feature::Side(side) => mirrors[side.axis().0] = Some(grown.line(side)),
                Feature::Corner(corner) if self.leg.mover.radius() == 0.0 => {
                    mirrors = corner.sides().map(|side| Some(grown.line(side)));
                }
                _ => {}
            }
        }
        mirrors
    }

    fn ended(mut self, inside: Vec<(u32, PushOut)>, is_stuck: bool) -> Travel {
        let Leg { mover, motion, elapsed, .. } = self.leg;
        let time_left = 1.0 - elapsed;
        self.watch(|_| TravelStep::Ends { position: mover.position(), time_left });
        let inside = inside
            .into_iter()
            .map(|(index, push_out)| Overlap { id: self.world.kept(index).id, push_out });
        let ground = self.world.ground(&mover, &self.passed.ignored);
        Travel {
            mover,
            motion: Motion::of(motion),
            time_left,
            hits: self.hits,
            inside: inside.collect(),
            settled: self.settled,
            pushed_out: self.pushed_out,
            is_stuck,
            ground,
        }
    }
}
