//! The places that the steps of a travel carry, in the scenes of the judge.

use graze2d::glam::DVec2;
use graze2d::{
    Aabb, Circle, Motion, Response, Travel, World, circle_vs_aabb, trace::TravelStep as Step,
};

use crate::judge::exact::Exact;
use crate::judge::scene::{Body, Scene};
use crate::scenes::scene_of;

const SCENES: u64 = 4_000;

/// A travel and its steps.
fn watched(scene: &Scene) -> (Travel, Vec<Step>) {
    let world = World::new((0..scene.walls.len()).map(|index| scene.wall(index)));
    let motion = Motion::new(scene.motion).unwrap();
    let (mover, response) = (scene.mover(), scene.act.response());
    let options = || {
        let options = world.travel_options().max_hits(scene.turns).unwrap().max_listed(scene.hits);
        options.start_inside(scene.start)
    };
    let mut steps = Vec::new();
    let travel = options().watch(|step| steps.push(step)).run(mover, motion, response);
    let unseen = options().run(mover, motion, response);
    assert_eq!(travel, unseen, "watching changes it");
    (travel, steps)
}

/// Whether `x` is nearest to `position + (1 − elapsed) × motion`; beyond the range it is the largest double. A later leg may
/// keep the end that the first one had, within 4 ulp of the largest number in the scene.
fn is_nearest_end(x: f64, position: f64, elapsed: f64, motion: f64, largest: f64) -> bool {
    let left = &Exact::of(1.0) - &Exact::of(elapsed);
    let end = &Exact::of(position) + &(&left * &Exact::of(motion));
    let off = |x: f64| (&Exact::of(x) - &end).abs();
    let largest = largest.max(x.abs()).min(f64::MAX.next_down());
    let four = Exact::of(largest.next_up() - largest).times_power(2);
    if elapsed > 0.0 && off(x) <= four {
        return true;
    }
    [x.next_up(), x.next_down()]
        .into_iter()
        .filter(|beside| beside.is_finite())
        .all(|beside| !(&off(beside) - &off(x)).is_negative())
}

/// The largest number of the walls, and of how far the mover reaches; below the end of the range.
fn largest(scene: &Scene) -> f64 {
    let reach = scene.extent().max(scene.mover().position().abs()).max_element();
    let walls = scene.walls.iter().flatten().map(|x| x.abs());
    walls.fold(reach, f64::max).min(f64::MAX.next_down())
}

/// What the steps so far have told.
struct Told {
    position: DVec2,
    motion: DVec2,
    elapsed: f64,
    /// Where the motion leads after a turn.
    led: Option<DVec2>,
    /// The candidates of the leg: their walls, times and places.
    candidates: Vec<(u64, f64, DVec2)>,
}

//   ●──────╮          each leg begins where the last one ended, and leads to where its motion does;
//          ╰──────▶   a wall that is hit was told as a candidate, at the same time and place
#[test]
fn each_step_tells_the_place_that_follows_from_those_before() {
    let (mut turned, mut stayed, mut met) = (0, 0, 0);
    for number in 0..SCENES {
        let scene = scene_of(number);
        let (travel, steps) = watched(&scene);
        let position = travel.pushed_out().or(travel.settled()).unwrap_or(scene.mover().position());
        let motion = DVec2::from(scene.motion);
        let mut told = Told { position, motion, elapsed: 0.0, led: None, candidates: Vec::new() };
        for (place, step) in steps.iter().enumerate() {
            let context = || format!("scene {number}, step {place} of {steps:?}\n{scene:?}");
            match *step {
                Step::Leg { position, motion, end, .. } => {
                    assert_eq!(position, told.position, "{}", context());
                    assert_eq!(motion, (1.0 - told.elapsed) * told.motion, "{}", context());
                    assert!(told.led.is_none_or(|led| led == end), "{}", context());
                    for axis in 0..2 {
                        let [from, by] = [position, told.motion].map(|v| v[axis]);
                        let is_end =
                            is_nearest_end(end[axis], from, told.elapsed, by, largest(&scene));
                        assert!(is_end, "{}", context());
                    }
                    told.candidates.clear();
                }
                Step::Candidate { id, t, position, .. } => {
                    told.candidates.push((id.to_bits(), t, position));
                    let Body::Ball([_, _, radius]) = scene.body else { continue };
                    let circle = Circle::new(told.position, radius).unwrap();
                    let wall = scene.wall(id.to_bits() as usize);
                    let span = circle_vs_aabb(circle, Motion::new(told.motion).unwrap(), wall);
                    let enter = span.and_then(|span| span.enter()).expect("an entry");
                    assert_eq!(position, enter.position(), "{}", context());
                }
                Step::Hits { id, t, position, .. } => {
                    let known =
                        |(wall, time, _): &&(u64, f64, _)| *wall == id.to_bits() && *time == t;
                    assert!(told.candidates.iter().any(|each| known(&each)), "{}", context());
                    (told.position, told.elapsed) = (position, t);
                    met += 1;
                }
                Step::Deflects { position, motion, end, .. } => {
                    assert_eq!(position, told.position, "{}", context());
                    told.motion = motion;
                    let goes_on = matches!(steps[place + 1], Step::Leg { .. });
                    told.led = goes_on.then_some(end);
                    assert!(goes_on || end == position, "{}", context());
                    if goes_on { turned += 1 } else { stayed += 1 }
                }
                Step::Ends { position, .. } => {
                    assert_eq!(position, travel.position(), "{}", context());
                }
                _ => {}
            }
        }
    }
    assert!(turned > 100 && stayed > 100 && met > 1000, "{turned} {stayed} {met}");
}

#[test]
fn no_leg_begins_after_a_hit_whose_time_rounds_to_the_end() {
    let world = World::new([Aabb::new((1.0, -9.0), (2.0, 9.0)).unwrap()]);
    let bullet = Circle::new((1e-30, 0.0), 0.0).unwrap();
    let mut legs = 0;
    let options = world.travel_options().watch(|step| {
        legs += u32::from(matches!(step, Step::Leg { .. }));
    });
    let travel = options.run(bullet, Motion::new((1.0, 1.0)).unwrap(), Response::slide());
    assert_eq!((travel.hits()[0].t(), legs), (1.0, 1));
}
