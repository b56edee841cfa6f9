//! A start that is inside walls by at most 4 ulp is settled first, and then travels as from there (docs/contract.md §5.8).

use graze2d::glam::DVec2;

use super::exact::Exact;
use super::inside::{SIDES, closest, depth, nearest_side};
use super::named::Travel;
use super::place::ulp;
use super::region::{Grown, minus, vector};
use super::scene::Scene;
use super::travel::{Failure, judge_answer};

/// A wall that the start is inside of.
struct Overlap {
    is_slight: bool,
    /// The ulps on its way out.
    ulps: DVec2,
    /// The only place to which the way out leads, if it leads through one side.
    out: Option<DVec2>,
}

fn overlaps(scene: &Scene, grown: &[Grown]) -> Vec<Overlap> {
    let start = scene.mover().position();
    let place = vector(start);
    let size = scene.extent();
    let inside = grown.iter().enumerate().filter(|(_, wall)| wall.contains(&place));
    let overlap = |(index, wall): (usize, &Grown)| {
        let corners = scene.wall(index);
        let largest = start.abs().max(corners.min().abs()).max(corners.max().abs()).max(size);
        let ulps = largest.map(ulp);
        let off = minus(&place, &closest(wall, &place));
        let four = |ulp: f64| Exact::of(ulp).times_power(2);
        if wall.is_round() && off.iter().all(|x| !x.is_zero()) {
            // r − |off| ≤ 4 ulp
            let least = &wall.radius - &four(ulps.max_element());
            let is_slight = !least.is_positive() || wall.square_distance(&place) >= least.square();
            return Overlap { is_slight, ulps, out: None };
        }
        let side = nearest_side(wall, &place);
        let (k, high) = (usize::from(side.normal().x == 0.0), side.normal().element_sum() > 0.0);
        let deep = depth(wall, &place, side);
        let is_only =
            SIDES.iter().filter(|other| depth(wall, &place, **other) == deep).count() == 1;
        let line = if high { &wall.high[k] + &wall.radius } else { &wall.low[k] - &wall.radius };
        let mut out = start;
        out[k] = line.rounded() + 0.0;
        let beyond = &Exact::of(out[k]) - &line;
        if high && beyond.is_negative() {
            out[k] = out[k].next_up();
        } else if !high && beyond.is_positive() {
            out[k] = out[k].next_down();
        }
        let is_slight = deep <= four(ulps[k]);
        Overlap { is_slight, ulps, out: is_only.then_some(out) }
    };
    inside.map(overlap).collect()
}

/// Whether the mover was settled, and held to it.
pub(crate) fn judge_settled(
    scene: &Scene,
    grown: &[Grown],
    travel: &Travel,
    failures: &mut Vec<Failure>,
) -> bool {
    let start = scene.mover().position();
    let overlaps = overlaps(scene, grown);
    let holds = |place: DVec2| {
        let place = vector(place);
        grown.iter().any(|wall| wall.contains(&place))
    };
    let expected = match overlaps.as_slice() {
        [Overlap { is_slight: true, out: Some(out), .. }] => {
            Some(*out).filter(|out| out.is_finite() && !holds(*out))
        }
        _ => None,
    };
    let Some(settled) = travel.settled() else {
        if let Some(expected) = expected {
            failures.push(("settled", format!("not at {expected:?}")));
        }
        return false;
    };
    let reach = overlaps.iter().fold(DVec2::ZERO, |most, one| most.max(5.0 * one.ulps));
    let off = (settled - start).abs();
    let is_deep = overlaps.iter().any(|one| !one.is_slight);
    if is_deep
        || off == DVec2::ZERO
        || off.cmpgt(reach).any()
        || expected.is_some_and(|out| out != settled)
    {
        let what = format!("from {start:?} to {settled:?}, within {reach:?}, {expected:?}");
        failures.push(("settled", what));
    }
    if holds(settled) || !travel.inside().is_empty() {
        failures.push(("settled", format!("{settled:?} is inside")));
    }
    let twin = scene.moved_to(settled);
    let there = twin.answer();
    failures.extend(judge_answer(&twin, &there));
    let told = |travel: &Travel| {
        let end = (travel.mover(), travel.motion(), travel.time_left(), travel.is_stuck());
        (end, travel.hits().to_vec(), travel.pushed_out())
    };
    if told(travel) != told(&there.travel) || there.travel.settled().is_some() {
        let what = format!("{:?}, not {:?}", told(travel), told(&there.travel));
        failures.push(("travels from where it settled", what));
    }
    true
}
