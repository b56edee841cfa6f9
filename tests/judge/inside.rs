//! A start inside of walls: all are told, and the mover stays unless it passes or ignores them, leaves them, or is pushed out.

use std::cmp::Ordering;

use graze2d::{Choice, Side, StartInside};

use super::exact::Exact;
use super::named::Travel;
use super::region::{Grown, Vector, dot, minus, vector};
use super::scene::{Act, Scene};
use super::settled::judge_settled;
use super::travel::{Failure, judge_answer};

/// Whether it travels at all.
pub(crate) enum Start {
    Stays,
    Travels {
        /// Walls that it may go through for the whole step.
        passed: Vec<u32>,
        /// Walls that it may leave.
        escaping: Vec<u32>,
    },
}

/// How far out it is through each side.
pub(crate) fn depth(wall: &Grown, place: &Vector, side: Side) -> Exact {
    let (k, high) = match side {
        Side::Left => (0, false),
        Side::Right => (0, true),
        Side::Top => (1, false),
        Side::Bottom => (1, true),
    };
    let to_side = if high { &wall.high[k] - &place[k] } else { &place[k] - &wall.low[k] };
    &to_side + &wall.radius
}

pub(crate) const SIDES: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

/// The side through which the way out is shortest; of several, the first one in the order of sides
/// (docs/contract.md §2.6).
pub(crate) fn nearest_side(wall: &Grown, place: &Vector) -> Side {
    let by_depth = |a: &Side, b: &Side| depth(wall, place, *a).cmp(&depth(wall, place, *b));
    SIDES.into_iter().min_by(by_depth).expect("four")
}

/// The closest point of the wall to the centre of a circle beside it.
pub(crate) fn closest(wall: &Grown, place: &Vector) -> Vector {
    [0, 1].map(|k| place[k].clone().max(wall.low[k].clone()).min(wall.high[k].clone()))
}

/// Whether a motion leads out of a wall: away from the closest point, or along the shortest way.
pub(crate) fn leads_out(wall: &Grown, place: &Vector, motion: &Vector) -> Ordering {
    let off = minus(place, &closest(wall, place));
    if wall.is_round() && !off.iter().all(Exact::is_zero) {
        return dot(&off, motion).sign();
    }
    match nearest_side(wall, place) {
        Side::Left => motion[0].sign().reverse(),
        Side::Right => motion[0].sign(),
        Side::Top => motion[1].sign().reverse(),
        Side::Bottom => motion[1].sign(),
    }
}

/// How deep two places of a mover are in a wall, against each other.
fn deeper(wall: &Grown, one: &Vector, other: &Vector) -> Ordering {
    let [a, b] = [one, other].map(|place| wall.square_distance(place));
    if wall.is_round() && !(a.is_zero() && b.is_zero()) {
        return b.cmp(&a); // nearer is deeper
    }
    let [a, b] = [one, other].map(|place| depth(wall, place, nearest_side(wall, place)));
    a.cmp(&b)
}

/// Pushed out of all walls, then the travel from there (docs/contract.md §5.7). A mover that is not freed stays.
fn judge_pushed(scene: &Scene, grown: &[Grown], travel: &Travel, stays: bool) -> Vec<Failure> {
    let Some(out) = travel.pushed_out() else {
        let is_told = travel.is_stuck() && stays;
        return if is_told { vec![] } else { vec![("stuck", format!("ends at {travel:?}"))] };
    };
    let holds = |index: u32| scene.rules.choice(index, None) != Choice::Ignore;
    let within = |index: &u32| holds(*index) && grown[*index as usize].contains(&vector(out));
    if travel.is_stuck() || (0..grown.len() as u32).any(|index| within(&index)) {
        return vec![("pushed out", format!("to {out:?}"))];
    }
    if (0..grown.len() as u32).any(|index| !holds(index)) {
        return vec![]; // what it ignores from the start is ignored to the end
    }
    let twin = Scene { start: StartInside::Stay, ..scene.moved_to(out) };
    let there = twin.answer();
    let mut failures = judge_answer(&twin, &there);
    let end = |travel: &Travel| {
        (travel.mover(), travel.motion(), travel.time_left(), travel.hits().to_vec())
    };
    if end(travel) != end(&there.travel) {
        let what = format!("{:?}, not {:?}", end(travel), end(&there.travel));
        failures.push(("travels from where it is pushed to", what));
    }
    failures
}

/// Holds what is told about the start, and says what is free from there.
pub(crate) fn judge_start(
    scene: &Scene,
    grown: &[Grown],
    travel: &Travel,
    failures: &mut Vec<Failure>,
) -> Start {
    if judge_settled(scene, grown, travel, failures) {
        return Start::Stays;
    }
    let start = scene.mover().position();
    let place = vector(start);
    let inside: Vec<u32> =
        (0..grown.len() as u32).filter(|index| grown[*index as usize].contains(&place)).collect();
    let told: Vec<u32> = travel.inside().iter().map(|(index, _)| *index).collect();
    if told != inside {
        failures.push(("all walls of the start are told", format!("{told:?}, not {inside:?}")));
    }
    for (index, way) in travel.inside() {
        let wall = &grown[*index as usize];
        let sums = vector(way.by());
        let out = [0, 1].map(|k| &place[k] + &sums[k]);
        if !wall.contains(&place) || deeper(wall, &out, &place).is_gt() {
            failures.push(("way out", format!("{way:?} leads farther into wall {index}")));
        }
    }
    let (mut passed, mut escaping, mut unsaid, mut stuck) = (Vec::new(), Vec::new(), false, false);
    let mut holds = false;
    for index in inside {
        let choice = scene.rules.choice(index, None);
        if scene.act == Act::Pass || choice == Choice::Ignore {
            // Whether a `Stop` holds a pass that starts inside is not said.
            unsaid |= choice == Choice::Stop;
            passed.push(index);
        } else if scene.start == StartInside::PushOut {
            holds = true;
        } else if scene.start == StartInside::Leave {
            match leads_out(&grown[index as usize], &place, &vector(scene.motion.into())) {
                Ordering::Greater => unsaid |= choice == Choice::Stop,
                // Neither in nor out: not said.
                Ordering::Equal => unsaid = true,
                Ordering::Less => stuck = true,
            }
            escaping.push(index);
        } else {
            stuck = true;
        }
    }
    let stays = travel.position() == start
        && travel.hits().is_empty()
        && travel.time_left() == 1.0
        && travel.motion().get() == scene.motion.into();
    if holds {
        failures.extend(judge_pushed(scene, grown, travel, stays));
        return Start::Stays;
    }
    if !unsaid && travel.is_stuck() != stuck {
        failures.push(("stuck", format!("is said to be stuck: {}", travel.is_stuck())));
    }
    if stuck {
        if !stays {
            let what = format!("ends at {:?}, {:?}", travel.position(), travel.hits());
            failures.push(("a start inside does not travel", what));
        }
        return Start::Stays;
    }
    if unsaid && stays {
        return Start::Stays;
    }
    // Never deeper into one of them (docs/contract.md §5.7).
    for index in &escaping {
        let positions = travel.hits().iter().map(|hit| hit.position()).chain([travel.position()]);
        for position in positions {
            let there = vector(position);
            let wall = &grown[*index as usize];
            if wall.contains(&there) && deeper(wall, &there, &place).is_gt() {
                failures.push(("escape", format!("{position:?} is deeper in wall {index}")));
            }
        }
    }
    Start::Travels { passed, escaping }
}
