//! No position that a mover is given is ever strictly inside a wall, nor is it held back without cause.
//!
//! `STEPS=10000000 cargo test --release --test it never_inside::` walks farther than every run of the
//! tests can.

use std::collections::HashSet;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Contact, CornerSlide, Motion, Mover, Point, Response, Restitution, Sweep, Travel,
    World,
};

use crate::rooms::inside::{Shape, is_strictly_inside};
use crate::rooms::{SIDE, Words, room};

/// How many steps all walks together make.
fn steps() -> u64 {
    std::env::var("STEPS").map_or(40_000, |steps| steps.parse().expect("a number of steps"))
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
        let here = Sweep::from((*mover, Motion::ZERO));
        self.world.all(here).iter().all(|found| found.span().contact() != Contact::Cross)
    }

    /// By the definition, in big integers.
    fn is_truly_free(&self, position: DVec2) -> bool {
        !self.walls.iter().any(|wall| is_strictly_inside(self.shape, position, wall))
    }

    /// Four ulps of the largest coordinate, be it that of a wall which is touched there.
    fn tolerance(&self, position: DVec2) -> f64 {
        let bounds = self.at(position).bounds();
        4.0 * ulp(bounds.min().abs().max(bounds.max().abs()).max_element())
    }

    /// Whether there are two walls a few ulps away: a position rounded away from one may be inside the
    /// other, and the last one that is free some ulps behind.
    fn is_squeezed(&self, position: DVec2) -> bool {
        let near = self.tolerance(position);
        let met = [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y].map(|direction| {
            let probe = Motion::new(near * direction).unwrap();
            self.world.all(Sweep::from((self.at(position), probe)))
        });
        met.iter().flatten().map(|found| found.id()).collect::<HashSet<_>>().len() > 1
    }

    /// What is wrong with a travel.
    fn judge(&self, motion: DVec2, response: Response, travel: &Travel) -> Result<(), String> {
        let (start, end) = (self.mover.position(), travel.position());
        if !travel.inside().is_empty() {
            return Err("is said to start inside".into());
        }
        if let Some(hit) = travel.hits().iter().find(|hit| !self.is_free(&self.at(hit.position())))
        {
            return Err(format!("is inside at {hit:?}"));
        }
        if !self.is_free(&travel.mover()) {
            return Err(format!("ends inside at {end:?}"));
        }
        let times: Vec<f64> = travel.hits().iter().map(|hit| hit.t()).collect();
        if !times.is_sorted() || times.iter().any(|t| !(0.0..=1.0).contains(t)) {
            return Err(format!("is hit at {times:?}"));
        }
        if !(0.0..=1.0).contains(&travel.time_left()) {
            return Err(format!("has {:e} of the step left", travel.time_left()));
        }
        let bends = !matches!(response, Response::Stop) && !travel.hits().is_empty();
        let goal = travel.hits().first().map_or(start + motion, |hit| hit.on_leg().position());
        let off = (end - goal).abs().max_element();
        let allowed = if self.is_squeezed(goal) { 64.0 } else { 1.0 } * self.tolerance(goal);
        // In a gap that is too narrow for doubles it stays where it was.
        let stays = end == start && self.is_squeezed(goal);
        if !bends && !stays && off > allowed {
            return Err(format!("stays at {end:?}, not {goal:?}"));
        }
        match response {
            // But for a few ulps that lead out of a corner.
            Response::Slide { .. }
                if (end - start).dot(motion) < -self.tolerance(start) * motion.length() =>
            {
                Err(format!("slides back to {end:?}"))
            }
            Response::Bounce { .. } if !keeps_speed(motion, travel.motion().get()) => {
                Err(format!("leaves with {:?}", travel.motion().get()))
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
            let travel = walk.world.travel(walk.mover, Motion::new(motion).unwrap(), response);
            let mut judged = walk.judge(motion, response, &travel);
            if words.below(SAMPLE) == 0 && !walk.is_truly_free(travel.position()) {
                judged = Err("is truly inside".into());
            }
            if let Err(what) = judged {
                let (mover, walls) = (walk.mover, &walk.walls);
                wrong.push(format!("{mover:?} by {motion:?}, {response:?}, {what}: {walls:?}"));
            }
            walk.mover = travel.mover();
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

//   ▓
//  (●)       between a corner and a floor, in a gap just as wide: where it touches the floor no double
//  ▓▓▓▓▓▓    is outside of both
#[test]
fn a_circle_between_a_corner_and_a_floor_stays_where_no_double_is_free() {
    let corner = [337.3717930889371, 343.7057009582554, 337.37279308893716, 344.2785814565103];
    let floor = [331.3333333333333, 345.3333333333333, 347.3333333333333, 347.3333333333333];
    let walls = [corner, floor].map(|[a, b, c, d]| Aabb::new(dvec2(a, b), dvec2(c, d)).unwrap());
    let (center, radius) = (dvec2(337.33439222643597, 344.80529428895983), 0.5280390443734316);
    let mover: Mover = Circle::new(center, radius).unwrap().into();
    let world = World::new(walls);
    let mut walk = Walk { shape: Shape::Circle(radius), mover, walls: walls.to_vec(), world };
    for n in 0..1000 {
        let (far, ulps) = (10.0f64.powi(n % 8 - 7), f64::from(n / 8));
        walk.mover = walk.at(center - dvec2(far, 0.0));
        // Down by less than an ulp where it is back at the center, or some ulps beyond.
        let down = 0.955 * ulp(center.y) / (far + ulps * ulp(center.x));
        let motion = 2.0 * dvec2(1.0, down);
        let travel = walk.world.travel(walk.mover, Motion::new(motion).unwrap(), Response::Stop);
        assert_eq!(walk.judge(motion, Response::Stop, &travel), Ok(()), "case {n}");
        assert_eq!(travel.hits().len(), 1);
    }
}
