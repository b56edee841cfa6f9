//! What a travel gives back is where the mover stands: every form of it, fed back as it is a thousand
//! times, is outside of the walls and free to go on. Judged in big integers, by the numbers themselves.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Choice, Circle, CornerSlide, Filter, Motion, Mover, Response, Restitution,
    StartInside, TravelHit, World,
};

use crate::judge::solid::Solid;
use crate::words::Words;

/// So often what comes back is fed back.
const STEPS: u64 = 1000;
/// So many walks of each form under each response: `WALKS=3` walks more.
fn walks() -> u64 {
    std::env::var("WALKS").map_or(1, |walks| walks.parse().expect("a number of walks"))
}

impl Words {
    /// A number with two decimals between two whole numbers.
    fn decimal(&mut self, low: i64, high: i64) -> f64 {
        (low * 100 + self.below(((high - low) * 100 + 1) as u64) as i64) as f64 / 100.0
    }
}

/// What of a mover is kept from step to step.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kept {
    /// The mover: of a circle, of corners, of a min corner and a size.
    Ball,
    Cornered,
    Sized,
    /// The circle that it is.
    Circle,
    /// Its position; the size stays what it was.
    Position,
    /// Its bounds.
    Bounds,
}

const KEPT: [Kept; 6] =
    [Kept::Ball, Kept::Cornered, Kept::Sized, Kept::Circle, Kept::Position, Kept::Bounds];

/// What is fed back, and what it is by its numbers.
struct Walker {
    kept: Kept,
    mover: Mover,
    size: DVec2,
    made: Aabb,
}

impl Walker {
    fn new(kept: Kept, min: DVec2, size: DVec2) -> Self {
        let made = Aabb::from_min_size(min, size).unwrap();
        let mover: Mover = match kept {
            Kept::Ball | Kept::Circle => Circle::new(min, size.x).unwrap().into(),
            Kept::Cornered | Kept::Bounds => made.into(),
            Kept::Sized | Kept::Position => Mover::from_min_size(min, size).unwrap(),
        };
        Self { kept, mover, size, made }
    }

    /// The same walker after a travel: only what is kept comes back.
    fn fed(&mut self, mover: Mover) {
        self.mover = match self.kept {
            Kept::Ball | Kept::Cornered | Kept::Sized => mover,
            Kept::Circle => mover.circle().unwrap().into(),
            Kept::Position => Mover::from_min_size(mover.position(), self.size).unwrap(),
            Kept::Bounds => mover.bounds().into(),
        };
    }

    fn solid(&self) -> Solid {
        let position = self.mover.position();
        match self.kept {
            Kept::Ball | Kept::Circle => Solid::ball(position, self.size.x),
            Kept::Cornered => Solid::moved(&self.made, position),
            Kept::Sized | Kept::Position => Solid::sized(position, self.size),
            Kept::Bounds => Solid::cornered(&self.mover.bounds()),
        }
    }

    fn is_inside(&self, wall: &Aabb) -> bool {
        self.solid().is_inside(&Solid::cornered(wall))
    }
}

/// A room with decimal sides, often near 0, with blocks in it; each axis in a unit of its own.
struct Room {
    walls: Vec<Aabb>,
    world: World,
    low: DVec2,
    unit: DVec2,
}

impl Room {
    fn new(words: &mut Words) -> Self {
        let power =
            |words: &mut Words| 2.0f64.powi(words.choose(&[0, 0, 0, 0, -30, 40, -480, 480]));
        let unit = power(words);
        let unit = if words.below(4) == 0 { dvec2(unit, power(words)) } else { dvec2(unit, unit) };
        let far = words.choose(&[0.0, 0.0, 0.0, 1e6, -1e9]);
        let high = dvec2(words.decimal(0, 2), words.decimal(0, 20)) + far;
        let low = high - dvec2(words.decimal(7, 12), words.decimal(7, 40));
        let mut corners = vec![
            (low - 50.0, dvec2(low.x, high.y + 50.0)),
            (dvec2(high.x, low.y - 50.0), high + 50.0),
            (low - 50.0, dvec2(high.x + 50.0, low.y)),
            (dvec2(low.x - 50.0, high.y), high + 50.0),
        ];
        for _ in 0..words.below(4) {
            let min = low + dvec2(words.decimal(0, 9), words.decimal(0, 9));
            corners.push((min, min + dvec2(words.decimal(0, 2), words.decimal(0, 2))));
        }
        let walls: Vec<Aabb> = corners
            .iter()
            .map(|(p, q)| Aabb::from_corners(*p * unit, *q * unit).unwrap())
            .collect();
        Self { world: World::new(walls.iter().copied()), walls, low: low * unit, unit }
    }

    /// A walker of this form in a place where it is free, or where it is in some wall.
    fn walker(&self, words: &mut Words, kept: Kept, free: bool) -> Option<Walker> {
        // A circle has one unit for both axes.
        let unit = if matches!(kept, Kept::Ball | Kept::Circle) {
            DVec2::splat(self.unit.min_element())
        } else {
            self.unit
        };
        let size = dvec2(words.decimal(0, 2), words.decimal(0, 3)) * unit;
        (0..50).find_map(|_| {
            let min = self.low + dvec2(words.decimal(-1, 8), words.decimal(-1, 8)) * self.unit;
            let walker = Walker::new(kept, min, size);
            (free != self.walls.iter().any(|wall| walker.is_inside(wall))).then_some(walker)
        })
    }

    fn motion(&self, words: &mut Words) -> DVec2 {
        let most = words.choose(&[1, 5, 600]);
        let motion = dvec2(words.decimal(-most, most), words.decimal(-most, most)) * self.unit;
        words.choose(&[1.0, 1.0, 1.0, 1e-17]) * motion
    }
}

/// How it walks: the response, whether a wall with an odd number stops what passes the others, and
/// whether it begins inside a wall and escapes.
#[derive(Clone, Copy, Debug)]
enum Way {
    Responds(Response),
    Passes,
    Escapes,
}

const WAYS: [Way; 6] = [
    Way::Responds(Response::Stop),
    Way::Responds(Response::Slide { corner: CornerSlide::Round }),
    Way::Responds(Response::Slide { corner: CornerSlide::Stop }),
    Way::Responds(Response::Bounce { restitution: Restitution::FULL }),
    Way::Passes,
    Way::Escapes,
];

/// What goes wrong on a walk; also how much farther a box reaches in the end than its size.
fn walk(words: &mut Words, kept: Kept, way: Way) -> Result<(), String> {
    let room = Room::new(words);
    let Some(mut walker) = room.walker(words, kept, !matches!(way, Way::Escapes)) else {
        return Ok(());
    };
    let is_wall = |index: usize| !matches!(way, Way::Passes) || index % 2 == 1;
    let inside = |walker: &Walker| -> Vec<usize> {
        let walls = room.walls.iter().enumerate();
        let inside = walls.filter(|(index, wall)| is_wall(*index) && walker.is_inside(wall));
        inside.map(|(index, _)| index).collect()
    };
    let (response, start_inside) = match way {
        Way::Responds(response) => (response, StartInside::Stay),
        Way::Passes => (Response::Pass, StartInside::Stay),
        Way::Escapes => (Response::slide(), StartInside::Leave),
    };
    let choose = |hit: &TravelHit| {
        let stops = matches!(way, Way::Passes) && hit.id().to_bits() % 2 == 1;
        if stops { Choice::Stop } else { Choice::Accept }
    };
    let mut before = inside(&walker);
    for step in 0..STEPS {
        let motion = room.motion(words);
        let by = Motion::new(motion).unwrap();
        let start = walker.mover;
        let options = room.world.travel_options().start_inside(start_inside).choose(choose);
        let travel = options.run(start, by, response);
        let what = |what: &str| {
            Err(format!(
                "step {step}: {start:?} by {motion:?} {what}: {travel:?} in {:?}",
                room.walls
            ))
        };
        let told = travel.inside().iter().map(|wall| wall.id().to_bits() as usize);
        if told.clone().any(|wall| is_wall(wall) && !before.contains(&wall)) {
            return what("is said to begin inside");
        }
        let end = start.position() + motion;
        let is_near = (travel.position() - end).abs().cmple(1e-12 * end.abs() + 1e-300).all();
        if travel.hits().is_empty() && travel.inside().is_empty() && !is_near {
            return what("does not go on");
        }
        walker.fed(travel.mover());
        let after = inside(&walker);
        if after.iter().any(|wall| !before.contains(wall)) {
            return what("comes to be inside");
        }
        before = after;
    }
    let (far, size) = (walker.mover.bounds(), walker.mover.bounds().size());
    let most = far.max().abs().max(far.min().abs()).max(room.walls[1].max().abs());
    let grown = (size - walker.made.size()).max_element();
    let ulps = if kept == Kept::Bounds { STEPS as f64 } else { 2.0 };
    if !matches!(kept, Kept::Ball | Kept::Circle)
        && grown > ulps * f64::EPSILON * most.max_element()
    {
        return Err(format!("its size {:?} has become {size:?}", walker.made.size()));
    }
    Ok(())
}

#[test]
fn what_is_fed_back_a_thousand_times_is_outside_and_goes_on() {
    let mut wrong = Vec::new();
    for (n, kept) in KEPT.into_iter().enumerate() {
        for (m, way) in WAYS.into_iter().enumerate() {
            for number in 0..walks() {
                let mut words = Words(1000 * number + 10 * n as u64 + m as u64);
                let walked = walk(&mut words, kept, way);
                wrong.extend(walked.err().map(|what| format!("{kept:?} {way:?} {number}: {what}")));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} walks, as\n{}",
        wrong.len(),
        wrong[..1.min(wrong.len())].join("\n")
    );
}

/// Boxes in one world, each of which travels in its turn among walls and the others, and then stands
/// there by its bounds.
fn take_turns(words: &mut Words) -> Result<(), String> {
    let room = Room::new(words);
    let mut world = room.world.clone();
    let mut all: Vec<(BoxId, Walker)> = Vec::new();
    let others = |all: &[(BoxId, Walker)], me: usize| -> Vec<Solid> {
        let walkers = all.iter().enumerate().filter(|(other, _)| *other != me);
        let walkers = walkers.map(|(_, (_, walker))| walker.solid());
        walkers.chain(room.walls.iter().map(Solid::cornered)).collect()
    };
    // A box is inside another if one of them has an inner point in common with it.
    let is_free = |all: &[(BoxId, Walker)], me: usize, walker: &Walker| {
        others(all, me).iter().all(|other| !walker.solid().is_inside(other))
    };
    for _ in 0..6 {
        let kept = words.choose(&[Kept::Cornered, Kept::Sized, Kept::Position, Kept::Bounds]);
        let Some(walker) = room.walker(words, kept, true) else { continue };
        if is_free(&all, usize::MAX, &walker) && world.overlaps(walker.mover).is_empty() {
            all.push((world.insert(walker.mover.bounds()), walker));
        }
    }
    for turn in 0..STEPS {
        for me in 0..all.len() {
            let (id, mover) = (all[me].0, all[me].1.mover);
            let motion = room.motion(words);
            let by = Motion::new(motion).unwrap();
            let response = words.choose(&[Response::Stop, Response::slide()]);
            let others = world.filtered(Filter::default().without([id]));
            let travel = others.travel(mover, by, response);
            let what = |what: &str| {
                Err(format!("turn {turn}: {mover:?} by {motion:?} {what}: {travel:?}"))
            };
            if !travel.inside().is_empty() {
                return what("is said to begin inside");
            }
            all[me].1.fed(travel.mover());
            assert!(world.move_to(id, travel.mover().bounds()).is_some());
            if !is_free(&all, me, &all[me].1) {
                return what("is inside of another");
            }
        }
    }
    Ok(())
}

#[test]
fn boxes_that_stand_in_a_world_by_their_bounds_are_never_inside_one_another() {
    let walks = (0..20).map(|number| (number, take_turns(&mut Words(number))));
    let wrong: Vec<_> =
        walks.filter_map(|(number, walked)| Some((number, walked.err()?))).collect();
    assert!(wrong.is_empty(), "{} of 20 worlds, as {:?}", wrong.len(), wrong[0]);
}

#[test]
fn a_box_that_comes_to_rest_on_another_does_not_hold_it() {
    let lower = Mover::from_min_size((-5.0, -5.0), (1.3, 1.05)).unwrap();
    let mut world = World::default();
    let id = world.insert(lower.bounds());
    let upper = Mover::from_min_size((-5.0, 0.0), (1.0, 1.0)).unwrap();
    let up = Motion::new((0.0, -9.0)).unwrap();
    let upper = world.travel(upper, up, Response::Stop).mover();
    world.insert(upper.bounds());
    let others = world.filtered(Filter::default().without([id]));
    let aside = Motion::new((-1.0, 0.0)).unwrap();
    assert_eq!(others.travel(lower, aside, Response::Stop).position(), dvec2(-6.0, -5.0));
}
