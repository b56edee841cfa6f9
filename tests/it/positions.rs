//! Positions that are kept in single precision: every walker walks on.

use std::cell::RefCell;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, Circle, Motion, Mover, Point, Positions, Response, StartInside, Travel, World,
};

use crate::judge::scene::{Act, Body, Rules, Scene};
use crate::judge::solid::Solid;
use crate::judge::twins::judge_twins;
use crate::scenes::scene_of;
use crate::travel_judge::hold;
use crate::words::Words;

/// Walkers in rooms, half of them circles and half boxes.
fn walkers() -> u64 {
    std::env::var("WALKERS").map_or(100, |count| count.parse().expect("a number of walkers"))
}

/// Twenty seconds of frames.
const FRAMES: u64 = 1200;

/// What a caller keeps of a mover.
fn rounded(position: DVec2) -> DVec2 {
    position.as_vec2().as_dvec2()
}

struct Walker {
    mover: Mover,
    size: DVec2,
    round: bool,
    walls: Vec<Aabb>,
}

impl Walker {
    /// A room with eight blocks, and a walker at a place of `f32` that is free.
    fn new(words: &mut Words, round: bool) -> Self {
        let far = words.choose(&[0.0, 0.0, 100.0, -3000.0]);
        let aabb = |a: DVec2, b: DVec2| Aabb::from_corners(a + far, b + far).unwrap();
        let mut walls = vec![
            aabb(dvec2(-2.0, -2.0), dvec2(0.1, 14.0)),
            aabb(dvec2(12.3, -2.0), dvec2(14.0, 14.0)),
            aabb(dvec2(-2.0, -2.0), dvec2(14.0, 0.3)),
            aabb(dvec2(-2.0, 11.7), dvec2(14.0, 14.0)),
        ];
        for _ in 0..8 {
            let min = dvec2(words.between(0.0, 11.0), words.between(0.0, 11.0));
            walls.push(aabb(min, min + dvec2(words.between(0.1, 2.0), words.between(0.1, 2.0))));
        }
        let size = dvec2(words.between(0.2, 0.8), words.between(0.2, 0.8));
        let mover: Mover = if round {
            Circle::new(DVec2::ZERO, size.x / 2.0).unwrap().into()
        } else {
            Mover::from_min_size(DVec2::ZERO, size).unwrap()
        };
        let mut walker = Self { mover, size, round, walls };
        loop {
            let at = far + dvec2(words.between(1.0, 11.0), words.between(1.0, 11.0));
            walker.put(rounded(at));
            if !walker.is_inside() {
                return walker;
            }
        }
    }

    fn put(&mut self, position: DVec2) {
        self.mover = self.mover.at(Point::new(position).unwrap());
    }

    /// By the definition, in big integers.
    fn is_inside(&self) -> bool {
        let here = self.mover.position();
        let solid = if self.round {
            Solid::ball(here, self.size.x / 2.0)
        } else {
            Solid::sized(here, self.size)
        };
        self.walls.iter().any(|wall| solid.is_inside(&Solid::cornered(wall)))
    }
}

/// The motion of a frame: it turns twice a second, and may fall.
fn motion(words: &mut Words, frame: u64, before: DVec2) -> DVec2 {
    if !frame.is_multiple_of(30) {
        return before;
    }
    let angle = words.between(-3.0, 3.0);
    6.0 / 60.0 * dvec2(angle.cos(), angle.sin())
}

/// Walks for twenty seconds; `each` sees every frame, and says what is kept.
fn walk(
    positions: Positions,
    start: StartInside,
    number: u64,
    each: impl Fn(&mut Walker, &Travel, &World),
) -> bool {
    let mut words = Words(number);
    let mut walker = Walker::new(&mut words, number.is_multiple_of(2));
    let mut world = World::new(walker.walls.iter().copied());
    world.set_positions(positions);
    let (mut by, mut last) = (DVec2::ZERO, 0);
    for frame in 0..FRAMES {
        by = motion(&mut words, frame, by);
        let before = walker.mover.position();
        let options = world.travel_options().start_inside(start);
        let travel = options.run(walker.mover, Motion::new(by).unwrap(), Response::slide());
        each(&mut walker, &travel, &world);
        if walker.mover.position() != before {
            last = frame;
        }
    }
    last > FRAMES - 300
}

/// How many of all walk on to the end.
fn walk_on(positions: Positions, start: StartInside) -> u64 {
    let keep = |walker: &mut Walker, travel: &Travel, _: &World| {
        walker.put(rounded(travel.position()));
    };
    (0..walkers()).filter(|number| walk(positions, start, *number, keep)).count() as u64
}

#[test]
fn of_walkers_that_are_kept_in_single_precision_all_walk_on() {
    // What happens without either: the position that was rounded into a wall holds the walker for good.
    let held = walk_on(Positions::F64, StartInside::Stay);
    let all = walkers();
    assert!(held < 2 * all / 3, "{held} of {all} walk on even so: the rooms are too easy");
    assert_eq!(walk_on(Positions::F64, StartInside::PushOut), all);
    assert_eq!(walk_on(Positions::F32, StartInside::Stay), all);
}

#[test]
fn positions_of_single_precision_are_outside_and_not_held_back() {
    let grounds = RefCell::new(0);
    for number in 0..walkers() / 4 {
        walk(Positions::F32, StartInside::Stay, number, |walker, travel, world| {
            let (before, end) = (walker.mover.position(), travel.position());
            let what = || format!("{number}: {before:?}, {travel:?}");
            assert!(travel.inside().is_empty(), "{}", what());
            let places = travel.hits().iter().map(|hit| hit.position()).chain([end]);
            for place in places {
                assert_eq!(rounded(place), place, "{}", what());
                walker.put(place);
                assert!(!walker.is_inside(), "{}", what());
            }
            let ulp = |x: f64| {
                let x = x.abs() as f32;
                f64::from(x.next_up() - x)
            };
            // The first leg alone says exactly where it should have ended.
            if let Some(hit) = travel.hits().first() {
                let (place, exact) = (hit.position(), hit.on_leg().position());
                for axis in 0..2 {
                    let most = place[axis].abs().max(hit.point()[axis].abs()).max(walker.size.x);
                    let off = (place[axis] - exact[axis]).abs();
                    assert!(off <= 5.0 * ulp(most) || place == before, "{off:e}: {}", what());
                }
            }
            assert_eq!(world.stands_on(travel.mover()), travel.ground());
            grounds.replace_with(|count| *count + travel.ground().len());
        });
    }
    assert!(grounds.take() > 1000, "they stand on {grounds:?} walls");
}

#[test]
fn a_mover_that_starts_beside_such_a_position_is_put_at_one() {
    let mut world = World::new([Aabb::new((0.7, -9.0), (9.0, 9.0)).unwrap()]);
    world.set_positions(Positions::F32);
    let touching = Mover::from_min_size((0.39, 0.1), (0.3, 0.3)).unwrap();
    let touching = world.travel(touching, Motion::new((1.0, 0.0)).unwrap(), Response::Stop);
    for response in [Response::Stop, Response::slide()] {
        for v in [[0.0, 0.0], [1.0, 0.0], [1e-30, 0.0]] {
            let travel = world.travel(touching.mover(), Motion::new(v).unwrap(), response);
            assert_eq!(rounded(travel.position()), travel.position());
            assert!(travel.mover().bounds().max().x <= 0.7, "{travel:?}");
        }
    }
    let sunk = Circle::new((0.1, 0.1), 0.7).unwrap();
    let out = world.push_out(sunk).unwrap().position();
    assert_eq!(rounded(out), out);
    assert!(world.overlaps(Circle::new(out, 0.7).unwrap()).is_empty() && out.x > -1e-6);
}

#[test]
fn a_position_that_rounds_up_to_zero_is_not_negative() {
    let mut world = World::default();
    world.set_positions(Positions::F32);
    let circle = Circle::new((0.0, 5.0), 1.0).unwrap();
    let travel = world.travel(circle, Motion::new((-1e-60, 1.0)).unwrap(), Response::Stop);
    assert_eq!(travel.position().to_array().map(f64::to_bits), [0.0, 6.0].map(f64::to_bits));
}

#[test]
fn a_mover_pressed_against_walls_keeps_its_single_precision_bits() {
    for far in [0.0, 100.3, -3000.7] {
        let mut world = World::new([
            Aabb::new((far - 9.0, far + 0.7), (far + 9.0, far + 9.0)).unwrap(),
            Aabb::new((far + 1.1, far - 9.0), (far + 9.0, far + 0.7)).unwrap(),
        ]);
        world.set_positions(Positions::F32);
        let ball: Mover = Circle::new((far, far), 0.1).unwrap().into();
        for mover in [ball, Mover::from_min_size((far, far), (0.3, 0.6)).unwrap()] {
            let into = Motion::new((9.0, 9.0)).unwrap();
            let mut mover = world.travel(mover, into, Response::slide()).mover();
            let rest = mover.position();
            for v in [[0.1, 0.3], [1e-9, 1e-9], [1e9, 1e9]] {
                for response in [Response::Stop, Response::slide()] {
                    let travel = world.travel(mover, Motion::new(v).unwrap(), response);
                    assert_eq!(travel.position(), rest, "{travel:?}");
                    assert_eq!(travel.ground().len(), 1);
                    mover = travel.mover();
                }
            }
        }
    }
}

/// A ball beside walls, or a point among pins, all of them an ulp of `f32` apart.
fn close_by(words: &mut Words) -> Scene {
    let far: f64 = words.choose(&[0.3, 1.0, 100.7, -3000.1]);
    let ulp = far.abs() * f64::from(f32::EPSILON);
    let [x, y] = [0; 2].map(|_| far + words.between(-9.0, 9.0) * ulp);
    let radius = words.choose(&[0.0, 0.0, 0.1]);
    let here = rounded(dvec2(x, y));
    let walls = (0..1 + words.below(3)).map(|_| {
        let side = [0; 2].map(|_| words.choose(&[-radius, radius]));
        let low = here + DVec2::from(side) - ulp * dvec2(words.share(), words.share());
        let size = [0; 2].map(|_| words.choose(&[ulp, ulp, 2.0]) * words.share());
        [low.x, low.y, low.x + size[0], low.y + size[1]]
    });
    let walls = walls.collect();
    let motion = [0; 2].map(|_| words.choose(&[0.0, 0.0, 1.0, ulp]) * words.between(-1.0, 1.0));
    Scene::new(walls, Body::Ball([x, y, radius]), motion, Act::SlideRound)
}

#[test]
fn worlds_of_single_precision_that_are_mirrored_give_mirrored_answers() {
    hold("TRAVELS", 4_000, "SCENE", |number| {
        let mut scene =
            if number % 2 == 0 { close_by(&mut Words(number)) } else { scene_of(number / 2) };
        (scene.positions, scene.rules) = (Positions::F32, Rules::default());
        let mut failures = Vec::new();
        if !scene.is_box() {
            judge_twins(&scene, &scene.answer().travel, &mut failures);
        }
        (failures, format!("{scene:?}"))
    });
}
