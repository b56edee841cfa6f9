//! The same motion asked for again and again, from where the last step ended.

use graze2d::Mover;
use graze2d::glam::DVec2;

use super::named::{Travel, TravelHit};
use super::scene::{Act, Scene};
use super::travel::{Failure, judge_answer};

/// "A mover pressed against what holds it returns the same bits from the second step on. (Excepted:
/// `Stop` at a grazing angle, which inches along.)" Stops are held to their legs, by "a leg that ends
/// at a wall within 4 ulp of its start ends at its start".
pub(crate) fn judge_next_steps(scene: &Scene, first: &Travel, failures: &mut Vec<Failure>) {
    let holds = |travel: &Travel| match scene.act {
        Act::Stop => travel.hits().iter().any(|hit| hit.leg() == 0),
        Act::SlideStop | Act::SlideRound => {
            !travel.hits().is_empty() && travel.motion() == DVec2::ZERO
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
    if !holds(&second.travel) || !holds(&third.travel) {
        return;
    }
    let body = scene.moved_to(first.position());
    for failure in judge_answer(&body, &second) {
        failures.push(("second step", format!("{}: {}", failure.0, failure.1)));
    }
    let (before, after) = (second.travel.position(), third.travel.position());
    // "Pressed against what holds it": without having moved. A straight tangent leads into a wedge only
    // step by step.
    let is_pressed = |hit: &TravelHit| hit.position() == first.position();
    if scene.act != Act::Stop && second.travel.hits().iter().all(is_pressed) && before != after {
        failures.push(("at rest", format!("the third step leads from {before:?} to {after:?}")));
    }
}
