//! A walk: the travel of a player with ground under its feet. Made of travels, so it keeps their promises.
//!
//! ```text
//!                 ___●        along walkable ground at the speed of the horizontal motion, up and down;
//!         ●  __╱▓▓▓▓▓         `snap` follows the ground down, `step` climbs onto a ledge
//!      __●_╱▓▓▓▓▓▓▓▓▓
//!      ▓▓▓▓▓▓▓▓▓▓▓▓▓▓
//! ```
//!
//! The rules are in docs/contract.md §8.6.

use glam::{DVec2, dvec2};

use crate::answer::Hit;
use crate::shape::Motion;
use crate::world::bit_set::BitSet;
use crate::world::mover::Mover;
use crate::world::response::{CornerSlide, Response, StartInside};
use crate::world::tangent::Tangent;
use crate::world::travel_answer::{Choice, Travel, TravelHit, TravelStep};
use crate::world::travel_options::{Choose, TravelOptions};
use crate::world::view::View;
use crate::world::walker::Walker;

/// A walk follows the ground, climbs ledges and lands at most so often in a timestep.
const MOST_LEGS: u32 = 16;

/// A walk under way.
struct Walk<'a, 'b> {
    world: View<'a>,
    walker: Walker,
    choose: Option<Box<Choose<'b>>>,
    watch: Option<Box<dyn FnMut(TravelStep) + 'b>>,
    start_inside: Option<StartInside>,
    mover: Mover,
    /// The horizontal motion that is left, and that of a whole timestep.
    left: f64,
    speed: f64,
    /// The part of the timestep that is over.
    elapsed: f64,
    legs: u32,
    hits: Vec<TravelHit>,
}

impl TravelOptions<'_> {
    /// Walks among the boxes, with these settings; of these, the limits of hits do not count. See
    /// [`World::walk`](crate::World::walk).
    pub fn walk(self, mover: impl Into<Mover>, motion: Motion, walker: Walker) -> Travel {
        let Self { world, choose, watch, start_inside, .. } = self;
        let mover = mover.into();
        let (left, speed) = (motion.get().x, motion.get().x);
        world.ask(|world| {
            let (elapsed, legs, hits) = (0.0, 0, Vec::new());
            let walk = Walk {
                world,
                walker,
                choose,
                watch,
                start_inside,
                mover,
                left,
                speed,
                elapsed,
                legs,
                hits,
            };
            walk.run(motion.get())
        })
    }
}

impl Walk<'_, '_> {
    fn run(mut self, motion: DVec2) -> Travel {
        let start_inside = self.start_inside.unwrap_or(StartInside::PushOut);
        let mut start = self.travel(self.mover, DVec2::ZERO, Response::Stop, start_inside, false);
        if start.is_stuck {
            return start;
        }
        self.mover = start.mover;
        let mut end = DVec2::ZERO;
        if motion.y < 0.0 || self.slope().is_none() {
            end = self.fly(motion);
        }
        let is_landed = self.elapsed < 1.0 && end == DVec2::ZERO;
        if is_landed {
            end = self.go();
        }
        start.ground = self.world.ground(&self.mover, &BitSet::default());
        (start.mover, start.motion, start.hits) = (self.mover, Motion::of(end), self.hits);
        start
    }

    /// A travel, whose hits are told as those of the walk.
    fn travel(
        &mut self,
        mover: Mover,
        motion: DVec2,
        response: Response,
        start_inside: StartInside,
        lands: bool,
    ) -> Travel {
        let mut options = TravelOptions::new(self.world).start_inside(start_inside);
        options.walker = lands.then_some(self.walker);
        if let Some(choose) = &mut self.choose {
            options = options.choose(|hit| choose(hit));
        }
        if let Some(watch) = &mut self.watch {
            options = options.watch(watch);
        }
        options.run(mover, Motion::of(motion), response)
    }

    /// Adds the hits of a travel that takes all of the time that is left.
    fn note(&mut self, travel: &Travel) {
        let (elapsed, legs) = (self.elapsed, self.legs);
        self.hits.extend(travel.hits.iter().map(|hit| TravelHit {
            t: elapsed + (1.0 - elapsed) * hit.t,
            leg: legs + hit.leg,
            ..*hit
        }));
        self.legs += 1 + travel.hits.last().map_or(0, |hit| hit.leg);
    }

    /// Through the air, up to walkable ground; returns the motion that is left, or zero where it lands.
    fn fly(&mut self, motion: DVec2) -> DVec2 {
        let slide = Response::Slide { corner: CornerSlide::Round };
        let flight = self.travel(self.mover, motion, slide, StartInside::Stay, true);
        self.note(&flight);
        self.mover = flight.mover;
        self.elapsed = 1.0 - flight.time_left;
        if self.elapsed < 1.0
            && self.slope().is_some()
            && let Some(hit) = flight.hits.last()
        {
            self.speed = hit.motion.get().x;
            self.left = self.speed * flight.time_left;
            return DVec2::ZERO;
        }
        self.elapsed = 1.0;
        flight.motion.get()
    }

    /// On foot, until the horizontal motion is used up; returns the motion that is left.
    fn go(&mut self) -> DVec2 {
        let mut left = self.left;
        while left != 0.0 && self.legs < MOST_LEGS {
            let slope = self.slope();
            let ahead = slope.map_or(0.0, |ground| ground.rise(left));
            let leg = self.travel(
                self.mover,
                dvec2(left, ahead),
                Response::Stop,
                StartInside::Stay,
                false,
            );
            self.note(&leg);
            let before = self.mover.position();
            self.mover = leg.mover;
            self.elapsed += (1.0 - self.elapsed) * (1.0 - leg.time_left);
            left *= leg.time_left;
            if leg.hits.is_empty() {
                break;
            }
            // Ground that rises more is followed; whatever else holds it where it is, blocks it.
            let is_held = self.mover.position() == before && self.slope() == slope;
            if is_held && !self.step_up(&mut left) {
                self.speed = 0.0;
                break;
            }
        }
        if self.slope().is_none() {
            self.snap_down(self.walker.snap);
        }
        dvec2(self.speed, 0.0)
    }

    /// Up, across and down onto a ledge; `false` if there is none.
    fn step_up(&mut self, left: &mut f64) -> bool {
        if self.walker.step == 0.0 {
            return false;
        }
        let stop = |walk: &mut Self, mover: Mover, by: DVec2| {
            walk.travel(mover, by, Response::Stop, StartInside::Stay, false)
        };
        let raised = stop(self, self.mover, dvec2(0.0, -self.walker.step)).mover;
        let across = stop(self, raised, dvec2(*left, 0.0));
        let down = self.mover.position().y - raised.position().y;
        let landed = stop(self, across.mover, dvec2(0.0, down)).mover;
        let before = std::mem::replace(&mut self.mover, landed);
        let is_on = landed.position().x != before.position().x && self.slope().is_some();
        if !is_on {
            self.mover = before;
            return false;
        }
        self.legs += 1;
        self.elapsed += (1.0 - self.elapsed) * (1.0 - across.time_left);
        *left *= across.time_left;
        true
    }

    /// Down to the ground, if there is walkable ground within a distance.
    fn snap_down(&mut self, distance: f64) {
        let by = dvec2(0.0, distance);
        let landed = self.travel(self.mover, by, Response::Stop, StartInside::Stay, false).mover;
        let before = std::mem::replace(&mut self.mover, landed);
        if self.slope().is_none() {
            self.mover = before;
        }
    }

    /// The walkable ground that rises most in the direction of the motion; ground that the choice does not accept is none.
    fn slope(&mut self) -> Option<Tangent> {
        let (mover, place) = (self.mover, self.mover.position());
        let mut best: Option<Tangent> = None;
        for (index, footing) in self.world.footings(&mover, &BitSet::default()) {
            let id = self.world.kept(index).id;
            let hit = Hit::at_point(0.0, place, place, footing.normal, footing.feature);
            let hit = TravelHit {
                t: 0.0,
                leg: 0,
                id,
                motion: footing.motion,
                hit,
                position: place,
                starts_inside: false,
            };
            let is_solid = |choose: &mut Box<Choose<'_>>| choose(&hit) != Choice::Ignore;
            if !self.choose.as_mut().is_none_or(is_solid) {
                continue;
            }
            let left = self.left;
            for ground in footing.face.tangents(place) {
                let is_higher = |other: &Tangent| ground.rise(left) < other.rise(left);
                if self.walker.can_stand(&ground) && best.as_ref().is_none_or(is_higher) {
                    best = Some(ground);
                }
            }
        }
        best
    }
}
