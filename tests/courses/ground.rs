//! How a course is built, from left to right.

use graze2d::Aabb;
use graze2d::glam::{DVec2, dvec2};

use super::{Course, Lift};
use crate::judge::convex::form::Form;
use crate::words::Words;

/// Where courses lie.
pub(super) const OFFSETS: [[f64; 2]; 5] =
    [[0.0, 0.0], [0.0, 0.0], [12_345.678, -0.3], [-1e6, 3e5], [1e6, 0.0]];

pub(super) struct Builder {
    words: Words,
    /// Whether all numbers are eighths, so that slopes may be as steep as ground can be.
    is_whole: bool,
    is_thin: bool,
    /// Whether the last stretch is level.
    is_level: bool,
    leaps: bool,
    scale: f64,
    offset: DVec2,
    steepest: f64,
    step: f64,
    walls: Vec<Form>,
    lifts: Vec<Lift>,
    /// Where the ground has come to, and how high and low it was.
    here: DVec2,
    high: f64,
    low: f64,
}

/// A box, circle or capsule around a place.
pub(super) fn mover(words: &mut Words, place: DVec2, size: f64) -> Form {
    let half = 0.5 * size;
    match words.below(3) {
        0 => {
            let low = dvec2(half, size * words.choose(&[0.5, 1.0]));
            Form::aabb(Aabb::from_corners(place - low, place + low).expect("a box"))
        }
        1 => Form::circle(place, half),
        _ => {
            let up = dvec2(0.0, half);
            Form::segment(place - up, place + up).rounded(half)
        }
    }
}

impl Builder {
    pub(super) fn new(mut words: Words) -> Self {
        let is_whole = words.one_in(2);
        let mut offset = DVec2::from(words.choose(&OFFSETS));
        let step = words.choose(&[0.0, 0.25, 0.5, 1.0]);
        let mut scale = words.choose(&[1.0, 1.0, 32.0, 0.1]);
        if is_whole {
            (offset, scale) = (offset.round(), f64::max(scale, 1.0));
        }
        Self {
            is_whole,
            is_level: true,
            leaps: words.one_in(3),
            scale,
            offset,
            steepest: words.choose(&[1.0, 1.0, 0.5, 2.0]),
            step,
            // The end of a ledge without thickness would hang over.
            is_thin: step == 0.0 && words.one_in(2),
            words,
            walls: Vec::new(),
            lifts: Vec::new(),
            here: dvec2(-12.0, 0.0),
            high: 0.0,
            low: 0.0,
        }
    }

    /// Ground between barriers.
    pub(super) fn course(mut self) -> Course {
        let size = self.words.choose(&[0.5, 0.75, 1.0]);
        let fastest = self.words.choose(&[0.05, 0.25, 1.0]);
        let left = self.barrier(-1.0, size);
        while self.here.x < 12.0 {
            self.stretch();
        }
        let ends = [-12.0, self.here.x];
        let right = self.barrier(1.0, size);
        // Up and over a peak, down the other side, and down ledges.
        let far = 4.0 * (fastest * self.steepest + self.step);
        let snap = self.words.choose(&[0.0, far, far]);
        let at = |x: f64| self.offset.x + self.scale * x;
        let (walkable, barriers) = (ends.map(at), [left, right].map(at));
        let low = dvec2(self.words.between(-8.0, 8.0), self.high - 2.0);
        let is_followed = snap > 0.0;
        let gets_on = is_followed || self.step == 0.0;
        Course { walkable, barriers, gets_on, is_followed, ..self.walked(low, size, fastest, snap) }
    }

    /// A lift in the air: a box, tilted, rounded, a circle or a triangle.
    pub(super) fn ride(mut self) -> Course {
        let half = dvec2(self.number(2.0, 5.0), self.number(0.25, 1.0));
        let (a, b, high) = (-half, dvec2(half.x, -0.25 * half.y), dvec2(half.x, 0.5));
        let [offset, scale] = [self.offset, DVec2::splat(self.scale)];
        let at = |point: DVec2| scale * point + offset;
        let lift = match self.words.below(5) {
            0 => Form::aabb(Aabb::from_corners(at(-half), at(half)).expect("a box")),
            1 => {
                let [x, y] = self
                    .words
                    .choose(&[[3.0, 4.0, 5.0], [5.0, 12.0, 13.0]].map(|[y, x, l]| [x / l, y / l]));
                let direction = dvec2(x, self.words.sign() * y);
                Form::rotated(offset, scale * half, direction).expect("in range")
            }
            2 => Form::circle(offset, self.scale * half.x),
            3 => Form::segment(at(a), at(b)).rounded(self.scale * half.y),
            _ => Form::points(&[at(a), at(b), at(high)]),
        };
        self.walls.push(lift);
        let by = dvec2(self.words.between(-4.0, 4.0), self.words.between(-4.0, 4.0));
        let by = self.scale * self.words.choose(&[by, dvec2(by.x, 0.0), dvec2(0.0, by.y)]);
        let frames = self.words.between(8.0, 100.0);
        self.lifts.push(Lift { wall: 0, by, frames });
        let size = self.words.choose(&[0.5, 0.75, 1.0]);
        (self.high, self.low) = (-half.y, 20.0);
        let low = dvec2(self.words.between(-1.0, 1.0), -half.x - 2.0);
        self.walked(low, size, 0.05, 0.5)
    }

    /// All of it with a walker above a place.
    fn walked(mut self, low: DVec2, size: f64, fastest: f64, snap: f64) -> Course {
        let mover = mover(&mut self.words, self.offset + self.scale * low, self.scale * size);
        let walker = graze2d::Walker::new((1.0, self.steepest))
            .and_then(|walker| walker.snap(self.scale * snap)?.step(self.scale * self.step));
        let endless = [f64::NEG_INFINITY, f64::INFINITY];
        Course {
            walls: self.walls,
            lifts: self.lifts,
            mover,
            walker: walker.expect("settings"),
            steepest: self.steepest,
            step: self.scale * self.step,
            fastest: self.scale * fastest,
            gravity: self.scale * 0.02,
            walkable: endless,
            barriers: endless,
            near: self.scale * 2.0 * size,
            leaps: self.leaps,
            gets_on: false,
            is_followed: false,
            lowest: self.offset.y + self.scale * (self.low + 2.0 * size + 2.0),
        }
    }

    fn number(&mut self, low: f64, high: f64) -> f64 {
        let x = self.words.between(low, high);
        if self.is_whole { (x * 8.0).ceil() / 8.0 } else { x }
    }

    fn points(&mut self, points: &[DVec2]) {
        let points: Vec<DVec2> =
            points.iter().map(|point| self.scale * *point + self.offset).collect();
        self.walls.push(Form::points(&points));
    }

    /// The ground on to a point.
    fn on(&mut self, to: DVec2) {
        let from = std::mem::replace(&mut self.here, to);
        (self.high, self.low) = (self.high.min(to.y), self.low.max(to.y));
        let [a, b] = [from, to].map(|point| self.scale * point + self.offset);
        if self.is_thin {
            self.walls.push(Form::segment(a, b));
        } else if from.y == to.y && self.words.one_in(2) {
            let low = dvec2(b.x, b.y + self.scale);
            self.walls.push(Form::aabb(Aabb::new(a, low).expect("a box")));
        } else {
            let low = from.y.max(to.y) + 2.0;
            self.points(&[from, to, dvec2(to.x, low), dvec2(from.x, low)]);
        }
    }

    /// Level ground, a slope, a ledge, a lift or a bump.
    fn stretch(&mut self) {
        let (here, along) = (self.here, self.number(0.5, 4.0));
        let slope = |builder: &mut Self| {
            let most = if builder.is_whole { 1.0 } else { 0.95 };
            let share = builder.words.choose(&[0.25, 0.5, most]);
            builder.words.sign() * share * builder.steepest
        };
        let level = dvec2(here.x + along, here.y);
        // On a slope the lowest point of a round walker may be lower than the end of the slope: a ledge there is higher than it
        // looks.
        let may_step = self.step > 0.0 && self.is_level;
        let kind = if self.is_after_lift() { 0 } else { self.words.below(8) };
        self.is_level = !matches!(kind, 2..=4 | 6 | 7);
        match kind {
            2..=4 => {
                let rise = along * slope(self);
                self.on(dvec2(level.x, here.y + rise));
            }
            5 if may_step => {
                let up = self.words.choose(if self.is_whole { &[0.5, 1.0] } else { &[0.3, 0.999] });
                let by = self.words.sign() * up * self.step;
                self.here.y += by;
                self.on(level + dvec2(0.0, by));
            }
            6 if may_step && here.x.abs() < 8.0 => {
                let tilt = if self.words.one_in(2) { 0.0 } else { along * slope(self) };
                self.on(dvec2(level.x, here.y + tilt));
                let up = self.scale * self.step * self.words.choose(&[0.25, 0.5, 0.9]);
                let by = dvec2(0.0, up);
                let frames = self.words.between(5.0, 100.0);
                self.lifts.push(Lift { wall: self.walls.len() - 1, by, frames });
            }
            7 => {
                // The part of a circle that is above the ground, from where it is as steep as this.
                let (radius, steep) = (0.4 * along, 0.8 * self.steepest);
                let low = dvec2(0.5 * along, radius / (1.0 + steep * steep).sqrt());
                self.on(level);
                let center = self.scale * (here + low) + self.offset;
                self.walls.push(Form::circle(center, self.scale * radius));
            }
            _ => self.on(level),
        }
    }

    /// Whether the last stretch goes up and down.
    fn is_after_lift(&self) -> bool {
        self.lifts.last().is_some_and(|lift| lift.wall + 1 == self.walls.len())
    }

    /// What no walker gets past, to one side: a wall, a ledge, a steep slope or a low roof. Returns how far its middle gets.
    fn barrier(&mut self, side: f64, size: f64) -> f64 {
        let here = self.here;
        let to = |x: f64, y: f64| here + dvec2(side * x, y);
        let high = 2.0 * self.step + 2.0 * size;
        let steep = 9.0 * self.steepest * if self.is_whole { 1.0 + 1.0 / 64.0 } else { 1.05 };
        self.points(&[to(9.0, -60.0), to(12.0, -60.0), to(12.0, 9.0), to(9.0, 9.0)]);
        // Who leaps may leap onto a ledge.
        let kind = self.words.below(4);
        match if self.leaps && kind == 1 { 0 } else { kind } {
            0 => self.points(&[to(0.0, -30.0), to(2.0, -30.0), to(2.0, 9.0), to(0.0, 9.0)]),
            1 => self.points(&[to(0.0, -high), to(9.0, -high), to(9.0, 9.0), to(0.0, 9.0)]),
            2 => self.points(&[to(0.0, 0.0), to(9.0, -steep), to(9.0, 9.0), to(0.0, 9.0)]),
            _ => {
                self.points(&[to(0.0, 0.0), to(0.0, 9.0), to(6.0, 9.0), to(6.0, 0.0)]);
                self.points(&[to(0.0, -2.5), to(6.0, -0.2), to(6.0, -30.0), to(0.0, -30.0)]);
                return here.x + 6.0 * side;
            }
        }
        here.x
    }
}
