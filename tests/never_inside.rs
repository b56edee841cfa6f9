//! No position that a mover is given is ever strictly inside a wall, nor is it held back without cause.
//!
//! `STEPS=10000000 cargo test --release --test never_inside` walks farther than every run of the
//! tests can.
#![cfg(not(target_arch = "wasm32"))]

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, CornerSlide, Motion, Mover, Point, Response, Restitution, Sweep, Travel,
    World,
};

mod rooms;

use rooms::inside::{Shape, is_strictly_inside};
use rooms::{SIDE, Words, room};

/// How many steps all walks together make.
fn steps() -> u64 {
    std::env::var("STEPS").map_or(100_000, |steps| steps.parse().expect("a number of steps"))
}

/// After so many steps the next room.
const STEPS_IN_A_ROOM: u64 = 20;

/// So many steps for one that the judge in big integers sees.
const SAMPLE: u64 = 8;

fn ulp(x: f64) -> f64 {
    x.abs().next_up() - x.abs()
}

/// Who walks, and where.
struct Walk {
    shape: Shape,
    mover: Mover,
    walls: Vec<Aabb>,
    world: World,
}

impl Walk {
    /// A room, and a place in it that is free; `None` where none was found soon.
    fn new(words: &mut Words, round: bool) -> Option<Self> {
        let size = dvec2(words.between(0.05, 1.5), words.between(0.05, 1.5));
        let walls = room(words, size.x);
        let world = World::new(walls.iter().copied());
        let origin = walls[0].max().x;
        let (shape, mover) = if round {
            let radius = if words.below(16) == 0 { 0.0 } else { size.x / 2.0 };
            (Shape::Circle(radius), Circle::new(DVec2::ZERO, radius).unwrap().into())
        } else {
            let min = words.point(-1.0, 1.0);
            let max = min + size;
            (Shape::Box(min, max), Aabb::new(min, max).unwrap().into())
        };
        let mut walk = Self { shape, mover, walls, world };
        for _ in 0..8 {
            walk.mover = walk.at(origin + words.point(0.0, SIDE));
            if walk.is_free(&walk.mover) {
                return Some(walk);
            }
        }
        None
    }

    fn at(&self, position: DVec2) -> Mover {
        self.mover.at(Point::new(position).unwrap())
    }

    /// By the library's own predicate.
    fn is_free(&self, mover: &Mover) -> bool {
        let here = Sweep::Mover(*mover, Motion::NONE);
        self.world.all(&here).iter().all(|found| found.span.contact() != Contact::Cross)
    }

    /// By the definition, in big integers.
    fn is_truly_free(&self, position: DVec2) -> bool {
        !self.walls.iter().any(|wall| is_strictly_inside(self.shape, position, wall))
    }

    /// Four ulps of the largest coordinate.
    fn tolerance(&self, position: DVec2) -> f64 {
        let radius = if let Shape::Circle(radius) = self.shape { radius } else { 0.0 };
        4.0 * ulp(position.abs().max_element().max(radius))
    }

    /// What is wrong with a travel.
    fn judge(&self, motion: DVec2, response: Response, travel: &Travel) -> Result<(), String> {
        let (start, end) = (self.mover.position(), travel.position());
        if travel.started_inside.is_some() {
            return Err("is said to start inside".into());
        }
        if let Some(hit) = travel.hits.iter().find(|hit| !self.is_free(&self.at(hit.position))) {
            return Err(format!("is inside at {hit:?}"));
        }
        if !self.is_free(&travel.mover) {
            return Err(format!("ends inside at {end:?}"));
        }
        let times: Vec<f64> = travel.hits.iter().map(|hit| hit.t).collect();
        if !times.is_sorted() || times.iter().any(|t| !(0.0..=1.0).contains(t)) {
            return Err(format!("is hit at {times:?}"));
        }
        if !(0.0..=1.0).contains(&travel.time_left) {
            return Err(format!("has {:e} of the step left", travel.time_left));
        }
        let bends = !matches!(response, Response::Stop) && !travel.hits.is_empty();
        let goal = travel.hits.first().map_or(start + motion, |hit| hit.hit.position());
        if !bends && (end - goal).abs().max_element() > self.tolerance(goal) {
            return Err(format!("stays at {end:?}, not {goal:?}"));
        }
        match response {
            // But for a few ulps that lead out of a corner.
            Response::Slide { .. }
                if (end - start).dot(motion) < -self.tolerance(start) * motion.length() =>
            {
                Err(format!("slides back to {end:?}"))
            }
            Response::Bounce { .. } if !keeps_speed(motion, travel.motion) => {
                Err(format!("leaves with {:?}", travel.motion))
            }
            _ => Ok(()),
        }
    }
}

fn keeps_speed(before: DVec2, after: DVec2) -> bool {
    (before.length() - after.length()).abs() <= 1e-12 * before.length()
}

fn response(words: &mut Words) -> Response {
    match words.below(5) {
        0 => Response::Stop,
        1 => Response::Slide { corner: CornerSlide::Stop },
        2 | 3 => Response::Slide { corner: CornerSlide::Round },
        _ => Response::Bounce { restitution: Restitution::FULL },
    }
}

fn walk_through_rooms(seed: u64, round: bool) {
    let mut words = Words(seed);
    let (mut walked, mut wrong, count) = (0, Vec::new(), steps() / 2);
    while walked < count {
        let Some(mut walk) = Walk::new(&mut words, round) else { continue };
        for _ in 0..STEPS_IN_A_ROOM {
            let (motion, response) = (words.motion(), response(&mut words));
            let travel = walk.world.travel(&walk.mover, &Motion::new(motion).unwrap(), response);
            let mut judged = walk.judge(motion, response, &travel);
            if words.below(SAMPLE) == 0 && !walk.is_truly_free(travel.position()) {
                judged = Err("is truly inside".into());
            }
            if let Err(what) = judged {
                let (mover, walls) = (walk.mover, &walk.walls);
                wrong.push(format!("{mover:?} by {motion:?}, {response:?}, {what}: {walls:?}"));
            }
            walk.mover = travel.mover;
            walked += 1;
        }
    }
    let few = wrong[..wrong.len().min(5)].join("\n");
    assert!(wrong.is_empty(), "{} of {walked} wrong\n{few}", wrong.len());
}

#[test]
fn circles_in_random_rooms_are_never_inside_a_wall() {
    walk_through_rooms(1, true);
}

#[test]
fn boxes_in_random_rooms_are_never_inside_a_wall() {
    walk_through_rooms(2, false);
}
