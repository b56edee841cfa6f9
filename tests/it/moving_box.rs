//! A mover against a box that moves, too: in the frame of the box every promise of a travel, in the world none inside.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{
    Aabb, BoxId, Circle, Feature, Motion, Response, Side, StartInside, Travel, World, trace,
    travel_vs_moving_box,
};

use crate::judge::exact::Exact;
use crate::judge::scene::{Body, Scene};
use crate::judge::solid::Solid;
use crate::judge::travel::judge_travel;
use crate::scenes::{FAMILIES, scene_of};
use crate::words::Words;

fn motion(x: f64, y: f64) -> Motion {
    Motion::new((x, y)).expect("finite")
}

fn aabb(min: [f64; 2], max: [f64; 2]) -> Aabb {
    Aabb::new(min, max).expect("a box")
}

fn ball(x: f64, y: f64, radius: f64) -> Circle {
    Circle::new((x, y), radius).expect("a circle")
}

/// Where the box is at the end, as a caller computes it.
fn moved(aabb: &Aabb, by: DVec2) -> Option<Aabb> {
    Aabb::new(aabb.min() + by, aabb.max() + by).ok()
}

#[test]
fn a_mover_that_stops_is_carried_by_the_box() {
    let wall = aabb([4.0, -2.0], [6.0, 2.0]);
    let travel = travel_vs_moving_box(
        ball(0.0, 0.0, 1.0),
        motion(4.0, 0.0),
        wall,
        motion(-2.0, 0.0),
        Response::Stop,
    );
    let hit = travel.hits()[0];
    assert_eq!((hit.t(), hit.position(), hit.point()), (0.5, dvec2(2.0, 0.0), dvec2(3.0, 0.0)));
    assert_eq!((hit.normal(), hit.feature()), (dvec2(-1.0, 0.0), Feature::Side(Side::Left)));
    assert_eq!(hit.motion().get(), dvec2(4.0, 0.0));
    assert_eq!((travel.position(), travel.time_left()), (dvec2(1.0, 0.0), 0.5));
    assert_eq!(hit.id(), BoxId::from(0));
}

#[test]
fn a_mover_that_slides_along_a_lift_rises_with_it() {
    // The lift rises by 3, and the walker on it goes right by 2.
    let lift = aabb([0.0, 10.0], [8.0, 12.0]);
    let walker = aabb([1.0, 8.0], [2.0, 10.0]);
    let travel =
        travel_vs_moving_box(walker, motion(2.0, 0.0), lift, motion(0.0, -3.0), Response::slide());
    assert_eq!((travel.position(), travel.motion().get()), (dvec2(3.0, 5.0), dvec2(2.0, -3.0)));
    assert_eq!(travel.time_left(), 0.0);
}

#[test]
fn a_box_that_overtakes_a_mover_from_behind_pushes_it() {
    let bat = aabb([-4.0, -1.0], [-2.0, 1.0]);
    let bounce = Response::bounce(1.0).expect("not negative");
    let travel =
        travel_vs_moving_box(ball(0.0, 0.0, 1.0), Motion::ZERO, bat, motion(4.0, 0.0), bounce);
    // Hit at 0.25, it leaves at twice the speed of the bat.
    assert_eq!(
        (travel.hits()[0].t(), travel.hits()[0].feature()),
        (0.25, Feature::Side(Side::Right))
    );
    assert_eq!((travel.position(), travel.motion().get()), (dvec2(6.0, 0.0), dvec2(8.0, 0.0)));
}

#[test]
fn two_that_move_alike_never_hit_and_keep_their_motion_bit_for_bit() {
    let wall = aabb([1.0, -1.0], [2.0, 1.0]);
    let same = motion(0.1, 0.7);
    let travel = travel_vs_moving_box(ball(0.0, 0.0, 1.0), same, wall, same, Response::slide());
    assert_eq!((travel.hits().len(), travel.motion()), (0, same));
}

#[test]
fn a_start_inside_is_told_and_carried_along() {
    let wall = aabb([-2.0, -2.0], [2.0, 2.0]);
    let travel = travel_vs_moving_box(
        ball(1.5, 0.0, 1.0),
        motion(5.0, 0.0),
        wall,
        motion(0.0, 1.0),
        Response::slide(),
    );
    let [wall] = travel.inside() else { panic!("{travel:?}") };
    assert_eq!((wall.id(), wall.push_out().by()), (BoxId::from(0), dvec2(1.5, 0.0)));
    assert_eq!(travel.position(), dvec2(1.5, 1.0));
}

/// A scene with its first wall alone, and a motion of that wall.
fn case(number: u64) -> Option<(Scene, [f64; 2], [f64; 2])> {
    let full = scene_of(number);
    let mut words = Words(number.wrapping_mul(0x9e37_79b9) ^ 0x0b0c);
    let of = full.motion;
    let by = match words.below(6) {
        0 => [0.0, 0.0],
        1 => of,
        2 => [-of[0], -of[1]],
        3 => [words.beside(of[0]), of[1]],
        4 => [of[1] / 3.0, -of[0] / 7.0],
        _ => [of[0] * 0.1, words.choose(&[1.0, -3.0, 0.3, 1e-9, 1e9])],
    };
    let relative = [of[0] - by[0], of[1] - by[1]];
    let mut scene = Scene::new(vec![*full.walls.first()?], full.body, relative, full.act);
    scene.motion = relative.map(|x| x.clamp(f64::MIN, f64::MAX) + 0.0);
    by.iter().all(|x| x.is_finite()).then_some((scene, of, by))
}

/// What is wrong with the travel of a case.
fn judge(number: u64) -> Vec<String> {
    let Some((scene, of, by)) = case(number) else { return Vec::new() };
    let (mover, wall) = (scene.mover(), scene.wall(0));
    let (of, by) = (motion(of[0], of[1]), motion(by[0], by[1]));
    let response = scene.act.response();
    let mut steps = Vec::new();
    let traced =
        trace::travel_vs_moving_box(mover, of, wall, by, response, |step| steps.push(step));
    let travel = travel_vs_moving_box(mover, of, wall, by, response);
    let mut wrong = Vec::new();
    let mut hold = |what: &str, holds: bool| {
        if !holds {
            wrong.push(format!("{what}: {travel:?}"));
        }
    };
    hold("traced", traced == travel);
    // In the frame of the box it is the travel that the judge knows.
    let failures = judge_travel(&scene);
    hold(&format!("{failures:?}"), failures.is_empty());
    let mut same = Vec::new();
    let relative = motion(scene.motion[0], scene.motion[1]);
    let frame = World::new([wall])
        .travel_options()
        .start_inside(StartInside::Stay)
        .watch(|step| same.push(step))
        .run(mover, relative, response);
    hold("steps of the frame", format!("{steps:?}") == format!("{same:?}"));
    hold("time left", travel.time_left() == frame.time_left());
    // At the end of the range there may be no place outside of the box.
    let is_far = wall.max().abs().max(mover.position().abs()).max_element() > 1e300;
    let is_held = is_far && frame.inside().is_empty() && !travel.inside().is_empty();
    hold("inside", travel.inside() == frame.inside() || is_held);
    if by == Motion::ZERO {
        hold("a wall at rest", travel.position() == frame.position());
        hold("a motion at rest", travel.motion() == frame.motion());
    }
    // In the world it is not inside the box, which has been moved.
    let Some(end) = moved(&wall, by.get()) else { return wrong };
    let solid = |at: DVec2| match scene.body {
        Body::Ball(_) => Solid::ball(at, scene.radius()),
        Body::Crate([a, b, c, d]) => Solid::moved(&aabb([a, b], [c, d]), at),
    };
    let is_passing = response == Response::Pass;
    if frame.inside().is_empty() && !is_passing {
        let is_inside = solid(travel.position()).is_inside(&Solid::cornered(&end));
        hold("inside at the end", is_inside != travel.inside().is_empty());
    }
    hold("near the frame", is_near(&travel, &frame, by, &end, scene.radius()));
    wrong
}

/// Whether a travel ends within 5 ulps of where its frame puts it: of the largest of the place, the box and the radius.
fn is_near(travel: &Travel, frame: &Travel, by: Motion, end: &Aabb, radius: f64) -> bool {
    (0..2).all(|axis| {
        let exact = &Exact::of(frame.position()[axis]) + &Exact::of(by.get()[axis]);
        let at = travel.position()[axis];
        let off = (&exact - &Exact::of(at)).abs();
        let parts = [at, end.min()[axis], end.max()[axis], radius].map(f64::abs);
        let largest = parts.into_iter().fold(0.0, f64::max);
        let ulp = if largest == f64::MAX {
            largest - largest.next_down()
        } else {
            largest.next_up() - largest
        };
        // Where both have come to the end of the range, the mover keeps off the box.
        at.abs() >= f64::MAX * (1.0 - 4.0 * f64::EPSILON)
            || !(&off - &Exact::of(5.0 * ulp)).is_positive()
    })
}

#[test]
fn every_travel_past_a_moving_box_keeps_its_promises() {
    let count = std::env::var("MOVING").map_or(4_000, |n| n.parse().expect("a number"));
    let told: Vec<String> = (0..count)
        .flat_map(|number| judge(number).into_iter().map(move |what| format!("{number} {what}")))
        .collect();
    let families = FAMILIES.len();
    assert!(
        told.is_empty(),
        "{} of {count}, {families} families\n{}",
        told.len(),
        told[..told.len().min(4)].join("\n")
    );
}
