//! The rules of the game: the state, and what a step of 1/60 s changes in it. They are those of `examples/game/rules.js`: the same
//! keys make the same game, to the last bit.

use std::f64::consts::FRAC_1_SQRT_2;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, BoxId, Choice, Filter, GeometryError, Motion, Mover, Response, Side};
use graze2d::{TravelHit, Walker, World, one_way};

use super::level::{COINS, DOORS, Kind, Level, PLATFORMS, WALLS};

/// The keys that are held in a step, a bit for each.
pub(crate) const LEFT: u8 = 1;
pub(crate) const RIGHT: u8 = 2;
pub(crate) const UP: u8 = 4;
pub(crate) const DOWN: u8 = 8;

/// The length of a step, in seconds.
pub(crate) const STEP: f64 = 1.0 / 60.0;

/// Speeds in tiles per second; accelerations per second of that.
const RUN: f64 = 7.0;
const JUMP: f64 = 14.0;
const GRAVITY: f64 = 38.0;
const ON_GROUND: f64 = 70.0;
const IN_AIR: f64 = 35.0;

/// For so many steps after leaving the ground, or before landing, a jump still counts.
const GRACE: u32 = 6;

pub(crate) struct Game<'a> {
    levels: &'a [Level],
    number: usize,
    pub(crate) level: &'a Level,
    pub(crate) world: World,
    pub(crate) player: Mover,
    walker: Walker,
    velocity: Motion,
    pub(crate) facing: f64,
    since_ground: u32,
    since_jump: u32,
    /// The keys of the last step.
    held: u8,
    steps: u32,
    pub(crate) coins: u32,
    pub(crate) crashes: u32,
    pub(crate) hash: u32,
    /// The places before the last step: what is drawn lies between these and the present ones.
    pub(crate) before: Places<'a>,
}

/// Where the player and the lifts and crushers are.
pub(crate) struct Places<'a> {
    pub(crate) level: &'a Level,
    pub(crate) player: DVec2,
    pub(crate) solids: Vec<DVec2>,
}

impl<'a> Game<'a> {
    pub(crate) fn new(levels: &'a [Level]) -> Result<Self, GeometryError> {
        let player = levels[0].player;
        let mut game = Self {
            levels,
            number: 0,
            level: &levels[0],
            world: World::default(),
            player,
            walker: Walker::new((1.0, 1.0))?.snap(0.25)?.step(0.3)?,
            velocity: Motion::ZERO,
            facing: 1.0,
            since_ground: GRACE,
            since_jump: GRACE,
            held: 0,
            steps: 0,
            coins: 0,
            crashes: 0,
            hash: 0,
            before: Places { level: &levels[0], player: player.position(), solids: Vec::new() },
        };
        game.enter(0);
        game.before = game.places();
        Ok(game)
    }

    fn enter(&mut self, number: usize) {
        self.number = number;
        self.level = &self.levels[number];
        self.world = World::default();
        for (_, thing) in self.level.things() {
            self.world.insert_with_layers(thing.shape, thing.kind.layers());
        }
        self.begin();
    }

    fn begin(&mut self) {
        self.player = self.level.player;
        self.velocity = Motion::ZERO;
        self.facing = 1.0;
        self.since_ground = GRACE;
        self.since_jump = GRACE;
    }

    pub(crate) fn step(&mut self, keys: u8) -> Result<(), GeometryError> {
        self.before = self.places();
        self.steps += 1;
        if self.move_solids()? {
            if self.level.is_seen_from_above { self.slide(keys)? } else { self.walk(keys)? }
        }
        self.held = keys;

        for id in self.met(COINS) {
            self.world.remove(id);
            self.coins += 1;
        }
        if self.player.position().y > self.level.size.y {
            self.crash();
        }
        if !self.met(DOORS).is_empty() {
            self.enter((self.number + 1) % self.levels.len());
        }
        self.add_to_hash();
        Ok(())
    }

    /// The things on these layers that the player overlaps.
    fn met(&self, layers: u32) -> Vec<BoxId> {
        self.world.filtered(Filter::default().mask(layers)).overlaps(self.player)
    }

    fn crash(&mut self) {
        self.crashes += 1;
        self.begin();
    }

    /// Lifts and crushers move to their places of this step, and take the player along. Returns false if they crush it.
    fn move_solids(&mut self) -> Result<bool, GeometryError> {
        let mut moves = Vec::new();
        for ((id, thing), now) in self.level.solids().zip(self.places().solids) {
            let time = (f64::from(self.steps) * STEP / thing.seconds) % 1.0;
            let part =
                if thing.kind == Kind::Lift { part_of_lift(time) } else { part_of_crusher(time) };
            let place = thing.shape.bounds().min() + thing.motion * part;
            moves.push((id, Motion::new(place - now)?));
        }
        let mut movers = [self.player];
        let shifted = self
            .world
            .solids()
            .among(Filter::default().mask(WALLS))
            .one_way(Filter::default().mask(PLATFORMS))
            .motions([self.velocity])
            .run(moves, &mut movers)?;
        [self.player] = movers;
        let is_squeezed = !shifted[0].squeezed_by().is_empty();
        if is_squeezed {
            self.crash();
        }
        Ok(!is_squeezed)
    }

    /// Seen from the side: run and jump, with gravity.
    fn walk(&mut self, keys: u8) -> Result<(), GeometryError> {
        let way = way_of(keys);
        let most = if self.since_ground == 0 { ON_GROUND } else { IN_AIR } * STEP;
        let x = approach(self.velocity.x(), RUN * way.x, most);
        let mut y = self.velocity.y() + GRAVITY * STEP;
        self.since_jump = if keys & UP & !self.held != 0 { 0 } else { self.since_jump + 1 };
        if self.since_jump < GRACE && self.since_ground < GRACE {
            y = -JUMP;
            (self.since_jump, self.since_ground) = (GRACE, GRACE);
        }
        if keys & UP == 0 {
            y = y.max(-JUMP / 2.0); // who lets go early jumps less high
        }

        let world = &self.world;
        let choose = |hit: &TravelHit| match world.layers(hit.id()) {
            Some(layers) if layers & PLATFORMS == 0 => Choice::Accept,
            _ if keys & DOWN != 0 => Choice::Ignore,
            _ => one_way(Side::Top)(hit),
        };
        let motion = Motion::new((x, y))? * STEP;
        let walls = world.filtered(Filter::default().mask(WALLS));
        let travel = walls.travel_options().choose(choose).walk(self.player, motion, self.walker);
        self.player = travel.mover();
        self.velocity = travel.motion().per(STEP)?;
        self.since_ground = if travel.ground().is_empty() { self.since_ground + 1 } else { 0 };
        self.face(way);
        Ok(())
    }

    /// Seen from above: slide along walls.
    fn slide(&mut self, keys: u8) -> Result<(), GeometryError> {
        let way = way_of(keys);
        let speed = if way.x != 0.0 && way.y != 0.0 { RUN * FRAC_1_SQRT_2 } else { RUN };
        let walls = self.world.filtered(Filter::default().mask(WALLS));
        let motion = Motion::new(speed * way)? * STEP;
        self.player = walls.travel(self.player, motion, Response::slide()).mover();
        self.face(way);
        Ok(())
    }

    fn face(&mut self, way: DVec2) {
        if way.x != 0.0 {
            self.facing = way.x;
        }
    }

    /// The boxes of the lifts and crushers as they are now.
    pub(crate) fn solids(&self) -> impl Iterator<Item = Aabb> {
        self.level.solids().filter_map(|(id, _)| Some(self.world.get(id)?.bounds()))
    }

    fn places(&self) -> Places<'a> {
        let solids = self.solids().map(|solid| solid.min()).collect();
        Places { level: self.level, player: self.player.position(), solids }
    }

    /// Adds the bits of all that moves to the hash (FNV-1a, a word at a time).
    fn add_to_hash(&mut self) {
        let counts = [self.world.len(), self.number, self.coins as usize].map(|count| count as f64);
        let places = [self.player.position(), self.velocity.get()].map(|place| place.to_array());
        let solids = self.solids().flat_map(|solid| [solid.min(), solid.max()]);
        let solids: Vec<f64> = solids.flat_map(|corner| corner.to_array()).collect();
        for number in [places.as_flattened(), &counts, &solids].concat() {
            let bits = (number + 0.0).to_bits(); // -0 becomes 0
            for word in [bits as u32, (bits >> 32) as u32] {
                self.hash = (self.hash ^ word).wrapping_mul(16_777_619);
            }
        }
    }
}

/// The direction of the keys that are held.
fn way_of(keys: u8) -> DVec2 {
    let held = |key: u8| if keys & key == 0 { 0.0 } else { 1.0 };
    dvec2(held(RIGHT) - held(LEFT), held(DOWN) - held(UP))
}

/// A value on its way to another, by at most `most`.
fn approach(value: f64, target: f64, most: f64) -> f64 {
    value + (target - value).clamp(-most, most)
}

/// Which part of its way a lift has gone: there and back, slower near the ends. `time` is from 0 to 1, as below.
fn part_of_lift(time: f64) -> f64 {
    let part = 1.0 - (2.0 * time - 1.0).abs();
    part * part * (3.0 - 2.0 * part)
}

/// A crusher waits, slams, rests and rises.
fn part_of_crusher(time: f64) -> f64 {
    match time {
        ..0.4 => 0.0,
        ..0.5 => 10.0 * (time - 0.4),
        ..0.6 => 1.0,
        _ => (1.0 - time) / 0.4,
    }
}
