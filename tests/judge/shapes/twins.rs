//! The same again: walls in another order, a timestep later, mirrored.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Feature, Positions};

use super::judge_answer;
use super::scene::{Scene, aabb};
use crate::judge::convex::form::Form;
use crate::judge::named::Travel;
use crate::judge::travel::Failure;

/// All of a travel that no order of walls changes.
#[derive(Debug, PartialEq)]
struct Summary {
    ends: [DVec2; 2],
    time_left: f64,
    settled: Option<DVec2>,
    hits: Vec<String>,
}

fn summary(travel: &Travel) -> Summary {
    let hit = |hit: &crate::judge::named::TravelHit| {
        let at = (hit.position(), hit.motion(), hit.t());
        format!("{:03} {:03} {at:?} {:?}", hit.leg(), hit.index(), hit.on_leg())
    };
    let mut hits: Vec<String> = travel.hits().iter().map(hit).collect();
    hits.sort();
    let ends = [travel.position(), travel.motion().get()];
    Summary { ends, time_left: travel.time_left(), settled: travel.settled(), hits }
}

fn compare(travel: &Summary, twin: &Summary) -> Result<(), String> {
    if travel == twin { Ok(()) } else { Err(format!("\n     {travel:?}\n     {twin:?}")) }
}

pub(super) fn judge_twins(scene: &Scene, travel: &Travel, failures: &mut Vec<Failure>) {
    judge_twins_of(scene, travel, failures);
    let single = Scene { positions: Positions::F32, ..scene.clone() };
    judge_twins_of(&single, &single.answer(), failures);
}

fn judge_twins_of(scene: &Scene, travel: &Travel, failures: &mut Vec<Failure>) {
    let mut hold = |property: &'static str, verdict: Result<(), String>| {
        if let Err(what) = verdict {
            failures.push((property, what));
        }
    };
    let own = summary(travel);
    let (mut order, mover) = (scene.in_order(), scene.mover());
    order.reverse();
    hold("order does not matter", compare(&own, &summary(&scene.ask(&order, &mover))));
    let half = order.len() / 2;
    order.rotate_left(half);
    hold("order does not matter", compare(&own, &summary(&scene.ask(&order, &mover))));
    for axis in 0..2 {
        hold(["mirrored x", "mirrored y"][axis], mirrored(scene, travel, axis));
    }
    let fed_back = scene.ask(&scene.in_order(), &travel.mover());
    let is_free = travel.inside().is_empty() || travel.pushed_out().is_some();
    if is_free
        && scene.act != crate::judge::scene::Act::Pass
        && (!fed_back.inside().is_empty() || fed_back.settled().is_some())
    {
        hold("fed back", Err(format!("{:?} is inside", travel.position())));
    }
}

/// Mirrored scenes give mirrored places and motions, but for ties that an order of edges decides (docs/contract.md §2.8).
fn mirrored(scene: &Scene, travel: &Travel, axis: usize) -> Result<(), String> {
    let flips: [fn(DVec2) -> DVec2; 2] = [|p| dvec2(-p.x, p.y), |p| dvec2(p.x, -p.y)];
    let flip = |p: DVec2| flips[axis](p) + DVec2::ZERO;
    let turned = |wall: &Form| match aabb(wall) {
        Some(aabb) => {
            let [a, b] = [aabb.min(), aabb.max()].map(flip);
            Form::aabb(Aabb::from_corners(a, b).expect("finite"))
        }
        None => wall.turned(flips[axis]),
    };
    let twin = Scene {
        walls: scene.walls.iter().map(turned).collect(),
        mover: scene.mover.turned(flips[axis]),
        motion: flip(scene.motion),
        ..scene.clone()
    };
    // A box is kept by its min corner, ways out that are equally long have an order, and so have the edges of a corner that is
    // hit along its axis.
    let other = twin.answer();
    let is_tie = |hit: &crate::judge::named::TravelHit| {
        matches!(hit.feature(), Feature::Vertex(_))
            && (hit.motion().x() == 0.0 || hit.motion().y() == 0.0)
    };
    if aabb(&scene.mover).is_some()
        || !travel.inside().is_empty()
        || travel.settled().is_some()
        || travel.hits().iter().any(is_tie)
    {
        return Ok(());
    }
    let ends = [travel.position(), travel.motion().get()].map(flip);
    let others = [other.position(), other.motion().get()];
    if ends == others && travel.time_left() == other.time_left() {
        return Ok(());
    }
    let times = [travel.time_left(), other.time_left()];
    Err(format!("{ends:?} | {others:?}, {times:?}"))
}

/// A mover that is pressed against what holds it returns the same bits from the second step on (docs/contract.md §5.12).
pub(super) fn judge_next_steps(scene: &Scene, first: &Travel, failures: &mut Vec<Failure>) {
    let holds = |travel: &Travel| {
        scene.act.slides() && !travel.hits().is_empty() && travel.motion().get() == DVec2::ZERO
    };
    if !holds(first) || !first.inside().is_empty() {
        return;
    }
    let step = |travel: &Travel| scene.ask(&scene.in_order(), &travel.mover());
    let second = step(first);
    let moved = Scene { mover: scene.mover.clone().at(first.position()), ..scene.clone() };
    for (property, what) in judge_answer(&moved, &second) {
        failures.push(("second step", format!("{property}: {what}")));
    }
    let third = step(&second);
    // Pressed against what holds it: without having moved.
    let is_pressed = second.hits().iter().all(|hit| hit.position() == first.position());
    if holds(&second) && holds(&third) && is_pressed && second.position() != third.position() {
        let what =
            format!("the third step leads from {:?} to {:?}", second.position(), third.position());
        failures.push(("at rest", what));
    }
}
