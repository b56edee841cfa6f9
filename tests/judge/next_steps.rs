//! The same motion asked for again and again, from where the last step ended.

use graze2d::glam::DVec2;
use graze2d::{Corner, Feature, Mover, Side};

use super::exact::Exact;
use super::named::{Travel, TravelHit};
use super::place::small_ulp;
use super::region::{Zone, vector};
use super::scene::{Act, Answer, Scene};
use super::travel::{Failure, judge_answer};

/// A mover that is pressed against what holds it returns the same bits from the second step on, except for a
/// stop at a grazing angle (docs/contract.md §5.12). Stops are held to their legs: one that ends at a wall within
/// 4 ulp of its start ends at its start.
pub(crate) fn judge_next_steps(scene: &Scene, first: &Travel, failures: &mut Vec<Failure>) {
    let holds = |travel: &Travel| match scene.act {
        Act::Stop => travel.hits().iter().any(|hit| hit.leg() == 0),
        // So are slides that stop at a corner, or that the caller stops.
        Act::SlideStop | Act::SlideRound if scene.rules.stop.is_empty() => {
            let stops = |hit: &&TravelHit| matches!(hit.feature(), Feature::Corner(_));
            let stops = scene.act == Act::SlideStop && travel.hits().iter().any(|hit| stops(&hit));
            !travel.hits().is_empty() && travel.motion().get() == DVec2::ZERO && !stops
        }
        _ => false,
    };
    if !holds(first) || !first.inside().is_empty() {
        return;
    }
    let order: Vec<usize> = (0..scene.walls.len()).collect();
    let step = |mover: &Mover| scene.ask(&order, scene.turns, mover, scene.motion.into());
    let second = step(&first.mover());
    let third = step(&second.travel.mover());
    // A wall that it was let through may hold it by a rounding: then it settles anew.
    let settles = |answer: &Answer| answer.travel.settled().is_some();
    if !holds(&second.travel) || !holds(&third.travel) || settles(&second) || settles(&third) {
        return;
    }
    let body = scene.moved_to(first.position());
    for failure in judge_answer(&body, &second) {
        failures.push(("second step", format!("{}: {}", failure.0, failure.1)));
    }
    let (before, after) = (second.travel.position(), third.travel.position());
    // What it touches on the second step holds it.
    if scene.act.slides()
        && touches_all(scene, first.position(), &second.travel)
        && before != first.position()
    {
        let what = format!("the second step leads from {:?} to {before:?}", first.position());
        failures.push(("at rest in a wedge", what));
    }
    // Pressed against what holds it: without having moved. A straight tangent leads into a wedge only
    // step by step.
    let is_pressed = |hit: &TravelHit| hit.position() == first.position();
    if scene.act != Act::Stop && second.travel.hits().iter().all(is_pressed) && before != after {
        failures.push(("at rest", format!("the third step leads from {before:?} to {after:?}")));
    }
}

/// Whether a mover at a place would be inside of each wall that is hit if it were 4 ulp closer.
fn touches_all(scene: &Scene, place: DVec2, travel: &Travel) -> bool {
    let grown = scene.grown();
    travel.hits().iter().all(|hit| {
        let (zone, wall) = (zone(hit.feature()), scene.wall(hit.index() as usize));
        let mut closer = vector(place);
        for k in (0..2).filter(|k| zone[*k] != 0) {
            let side = if zone[k] < 0 { wall.min()[k] } else { wall.max()[k] };
            let ulp = small_ulp(side.abs().max(place[k].abs()).max(scene.radius()));
            closer[k] = &closer[k] - &Exact::of(f64::from(zone[k]) * ulp).times_power(2);
        }
        grown[hit.index() as usize].contains(&closer)
    })
}

fn zone(feature: Feature) -> Zone {
    match feature {
        Feature::Side(Side::Left) => [-1, 0],
        Feature::Side(Side::Right) => [1, 0],
        Feature::Side(Side::Top) => [0, -1],
        Feature::Side(Side::Bottom) => [0, 1],
        Feature::Corner(Corner::TopLeft) => [-1, -1],
        Feature::Corner(Corner::TopRight) => [1, -1],
        Feature::Corner(Corner::BottomLeft) => [-1, 1],
        _ => [1, 1],
    }
}
