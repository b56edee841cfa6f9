//! Rooms made of nasty numbers, at both ends of the range: no mover is ever put inside a wall.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, CornerSlide, Motion, Mover, Point, Response, Restitution, Travel, World,
};

use crate::words::Words;

use crate::nasty::{Draw, numbers};
use crate::rooms::inside::{Shape, is_strictly_inside};

const CASES: usize = 3_000;

const RESPONSES: [Response; 4] = [
    Response::Stop,
    Response::Slide { corner: CornerSlide::Stop },
    Response::Slide { corner: CornerSlide::Round },
    Response::Bounce { restitution: Restitution::FULL },
];

/// Random words from a seed.
fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut words = Words(seed);
    move || words.next()
}

#[derive(Debug)]
struct Case {
    walls: Vec<Aabb>,
    shape: Shape,
    mover: Mover,
    motion: DVec2,
}

/// As many walls, who moves, and how.
fn draw(word: &mut impl FnMut() -> u64, count: usize) -> Case {
    let draws: Vec<Draw> = (0..4 * count + 8).map(|_| Draw::from(word())).collect();
    let exponent = match word() % 8 {
        0 => -1070,
        1 => 1015,
        2 => (word() % 2000) as i16 - 1000,
        _ => 0,
    };
    let n = numbers(&draws, exponent);
    let point = |i: usize| dvec2(n[i], n[i + 1]);
    let aabb = |i: usize| Aabb::from_corners(point(i), point(i + 2)).unwrap();
    let walls = (0..count).map(|wall| aabb(4 * wall)).collect();
    let (at, size, motion) = (point(4 * count), 4 * count + 2, point(4 * count + 6));
    let (shape, mover): (Shape, Mover) = if word() & 1 == 0 {
        let radius = n[size].abs();
        (Shape::Circle(radius), Circle::new(at, radius).unwrap().into())
    } else {
        let made = aabb(size);
        (Shape::Box(made.min(), made.max()), made.into())
    };
    Case { walls, shape, mover: mover.at(Point::new(at).unwrap()), motion }
}

impl Case {
    fn is_inside(&self, position: DVec2) -> bool {
        self.walls.iter().any(|wall| is_strictly_inside(self.shape, position, wall))
    }

    /// What is wrong with a travel.
    fn judge(&self, travel: &Travel) -> Result<(), String> {
        let start = travel.settled().unwrap_or(self.mover.position());
        let end = travel.position();
        let is_stuck = self.is_inside(start);
        if travel.inside().is_empty() == is_stuck {
            return Err(format!("starts inside: {is_stuck}"));
        }
        if travel.is_stuck() || travel.pushed_out().is_some() != is_stuck {
            let stays = end == start && travel.hits().is_empty() && travel.time_left() == 1.0;
            return if is_stuck && stays { Ok(()) } else { Err("moves in a wall".into()) };
        }
        let mut positions = travel.hits().iter().map(|hit| hit.position()).chain([end]);
        if let Some(p) = positions.find(|p| !p.is_finite() || self.is_inside(*p)) {
            return Err(format!("is put at {p:?}"));
        }
        let times: Vec<f64> = travel.hits().iter().map(|hit| hit.t()).collect();
        let left = travel.time_left();
        let last = times.last().copied().unwrap_or(0.0);
        if !times.is_sorted() || times.iter().any(|t| *t < 0.0) || left < 0.0 || left > 1.0 - last {
            return Err(format!("is hit at {times:?}, with {:e} left", travel.time_left()));
        }
        if !travel.motion().get().is_finite() {
            return Err(format!("goes on by {:?}", travel.motion().get()));
        }
        Ok(())
    }
}

#[test]
fn movers_among_nasty_walls_are_never_inside() {
    let (mut word, mut hits, mut wrong) = (words(1), 0, Vec::new());
    for n in 0..CASES {
        let case = draw(&mut word, [1, 2, 5][n % 3]);
        let world = World::new(case.walls.iter().copied());
        let motion = Motion::new(case.motion).unwrap();
        for response in RESPONSES {
            let travel = world.travel(case.mover, motion, response);
            hits += travel.hits().len();
            if let Err(what) = case.judge(&travel) {
                wrong.push(format!("{response:?} {what}: {case:?}"));
            }
        }
    }
    let few = wrong[..wrong.len().min(5)].join("\n");
    assert!(wrong.is_empty(), "{} of {CASES} wrong\n{few}", wrong.len());
    assert!(hits > CASES / 4, "only {hits} hits");
}
