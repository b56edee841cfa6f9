//! A walk: the travel of a player with ground under its feet. Made of travels, so it keeps their promises.
//!
//! ```text
//!                 ___●        along walkable ground, as far across as on flat ground, up and down;
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
use crate::world::ground::Footing;
use crate::world::mover::Mover;
use crate::world::response::{CornerSlide, Response, StartInside};
use crate::world::tangent::Tangent;
use crate::world::travel_answer::{Choice, Ground, Travel, TravelHit, TravelStep};
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
        start.ground = self.ground();
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
            let x = self.mover.position().x;
            let is_too_short = x + left == x;
            if leg.hits.is_empty() || is_too_short {
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
        // The ledge may rise from its corner.
        let ledges = self.world.ledges(&raised);
        let rise = self.highest(ledges).map_or(0.0, |edge| edge.rise(*left).min(0.0));
        let across = stop(self, raised, dvec2(*left, rise));
        let down = self.mover.position().y - across.position().y + self.walker.snap;
        let landed = stop(self, across.mover, dvec2(0.0, down)).mover;
        let before = std::mem::replace(&mut self.mover, landed);
        // What holds it is no higher than a step above where it was.
        let ledges = self.world.ledges(&landed);
        let is_low = ledges.iter().all(|(index, ledge)| {
            let wall = self.world.kept(*index).obstacle();
            ledge.normal.y >= 0.0 || self.walker.is_step(&before, &wall, ledge.feature)
        });
        let is_farther = landed.position().x != before.position().x;
        let is_on = is_farther && is_low && self.slope().is_some();
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
        let footings = self.world.footings(&self.mover, &BitSet::default());
        let ground = self.highest(footings);
        // Where it stands it may touch the end of ground that rises; of a ledge it may touch no more than the corner.
        let mut ledges = self.world.ledges(&self.mover);
        ledges.retain(|ledge| ground.is_some() || self.can_step_onto(ledge));
        let both = [ground, self.highest(ledges)].into_iter().flatten();
        both.reduce(|one, other| if self.is_higher(&other, &one) { other } else { one })
    }

    fn can_step_onto(&self, (index, ledge): &(u32, Footing)) -> bool {
        let wall = self.world.kept(*index).obstacle();
        self.walker.can_step_onto(&self.mover, &wall, ledge.normal, ledge.feature)
    }

    fn is_higher(&self, one: &Tangent, other: &Tangent) -> bool {
        one.rise(self.left) < other.rise(self.left)
    }

    /// Of these walls the walkable tangent that rises most.
    fn highest(&mut self, footings: Vec<(u32, Footing)>) -> Option<Tangent> {
        let place = self.mover.position();
        let mut best: Option<Tangent> = None;
        for (index, footing) in footings {
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
            for ground in footing.face.tangents(place) {
                let is_best = best.as_ref().is_none_or(|best| self.is_higher(&ground, best));
                if self.walker.can_stand(&ground) && is_best {
                    best = Some(ground);
                }
            }
        }
        best
    }

    /// What it stands on, and ledges at their corners.
    fn ground(&self) -> Vec<Ground> {
        let mut ground = self.world.ground(&self.mover, &BitSet::default());
        for ledge in self.world.ledges(&self.mover) {
            let id = self.world.kept(ledge.0).id;
            if self.can_step_onto(&ledge) && !ground.iter().any(|ground| *ground == id) {
                let Footing { normal, feature, .. } = ledge.1;
                ground.push(Ground { id, normal, feature });
            }
        }
        ground
    }
}
