//! The same scene told otherwise: walls in another order, without those that are ignored, mirrored, or scaled.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Choice, Corner, Feature, Positions, Side, StartInside};

use super::named::{Travel, TravelHit};
use super::scene::{Act, Body, Scene};
use super::travel::Failure;

pub(crate) fn judge_twins(scene: &Scene, travel: &Travel, failures: &mut Vec<Failure>) {
    let mut hold = |property: &'static str, verdict: Result<(), String>| {
        if let Err(what) = verdict {
            failures.push((property, what));
        }
    };
    hold("order does not matter", permuted(scene, travel));
    hold("what is ignored might as well not be there", without_ignored(scene, travel));
    for axis in 0..2 {
        hold(["mirrored x", "mirrored y"][axis], mirrored(scene, travel, axis));
    }
    for by in [-40, 64] {
        if in_range(scene, travel, by) {
            hold("scaled", scaled(scene, travel, by));
        }
    }
}

/// A vector's numbers as they may be compared bit for bit.
fn bits(v: DVec2) -> [u64; 2] {
    v.to_array().map(f64::to_bits)
}

/// A hit without the order in which it is told.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Told {
    leg: u32,
    wall: u32,
    times: [u64; 2],
    positions: [[u64; 2]; 3],
    normal: [u64; 2],
    feature: String,
}

#[derive(Debug, PartialEq, Eq)]
struct Summary {
    position: [u64; 2],
    motion: [u64; 2],
    time_left: u64,
    inside: Vec<(u32, u64)>,
    hits: Vec<Told>,
}

/// All of a travel, seen through a map of places, one of directions, and one of features.
fn summary(
    travel: &Travel,
    place: &dyn Fn(DVec2) -> DVec2,
    direction: &dyn Fn(DVec2) -> DVec2,
    feature: &dyn Fn(Feature) -> Feature,
) -> Summary {
    let of = |v: DVec2| bits(place(v) + 0.0);
    let mut hits: Vec<Told> = (travel.hits().iter())
        .map(|hit| Told {
            leg: hit.leg(),
            wall: hit.index(),
            times: [hit.t(), hit.on_leg().t()].map(f64::to_bits),
            positions: [hit.position(), hit.on_leg().position(), hit.point()].map(of),
            normal: bits(direction(hit.normal()) + 0.0),
            feature: format!("{:?}", feature(hit.feature())),
        })
        .collect();
    hits.sort();
    let depth = |depth: f64| place(dvec2(depth, 0.0)).x.abs().to_bits();
    let mut inside: Vec<(u32, u64)> =
        travel.inside().iter().map(|(index, way)| (*index, depth(way.depth()))).collect();
    inside.sort_unstable();
    Summary {
        position: of(travel.position()),
        motion: of(travel.motion().get()),
        time_left: travel.time_left().to_bits(),
        inside,
        hits,
    }
}

fn plain(travel: &Travel) -> Summary {
    summary(travel, &|p| p, &|d| d, &|f| f)
}

fn compare(travel: &Travel, twin: Summary, raw: &Travel) -> Result<(), String> {
    let own = plain(travel);
    if own == twin {
        return Ok(());
    }
    let brief = |travel: &Travel| {
        let hits: Vec<(u32, u32, f64)> =
            travel.hits().iter().map(|hit| (hit.leg(), hit.index(), hit.t())).collect();
        let (position, motion) = (travel.position(), travel.motion().get());
        format!("{position:?} {motion:?} {:e} {hits:?}", travel.time_left())
    };
    Err(format!("{} | {}", brief(travel), brief(raw)))
}

/// "The same walls inserted in another order give the same mover, the same motion, the same time left
/// and the same set of hits, bit for bit."
fn permuted(scene: &Scene, travel: &Travel) -> Result<(), String> {
    let count = scene.walls.len();
    let backwards: Vec<usize> = (0..count).rev().collect();
    let rotated: Vec<usize> = (0..count).map(|n| (n + count / 2) % count).collect();
    for order in [backwards, rotated] {
        let twin = scene.ask(&order, scene.turns, &scene.mover(), scene.motion.into()).travel;
        let is_cut = !scene.rules.stop.is_empty() || travel.hits().len() as u32 >= scene.hits;
        if scene.act == Act::Pass && is_cut {
            // A pass asks walls that it meets at once by index, and a stop or a limit ends that.
            // Exact ties are in the order of insertion (docs/contract.md §2.5).
            continue;
        }
        compare(travel, plain(&twin), &twin)?;
    }
    Ok(())
}

/// A wall that is ignored when it is first hit, on the first leg, changes no bit of the answer.
fn without_ignored(scene: &Scene, travel: &Travel) -> Result<(), String> {
    let rules = &scene.rules;
    let is_asked_more = rules.tops_only || !rules.stop.is_empty();
    let starts_inside = !travel.inside().is_empty() || travel.settled().is_some();
    if rules.ignore.is_empty() || is_asked_more || starts_inside {
        return Ok(());
    }
    let asked = scene.answer().asked;
    let ignored = asked.iter().filter(|(_, choice)| *choice == Choice::Ignore).map(|(hit, _)| hit);
    let ignored: Vec<&TravelHit> = ignored.collect();
    // Until it is asked about, a wall keeps the mover out.
    if ignored.iter().any(|hit| hit.leg() > 0) {
        return Ok(());
    }
    let kept = |wall: &usize| !ignored.iter().any(|hit| hit.index() == *wall as u32);
    let order: Vec<usize> = (0..scene.walls.len()).filter(kept).collect();
    let twin = scene.ask(&order, scene.turns, &scene.mover(), scene.motion.into()).travel;
    compare(travel, plain(&twin), &twin)
}

fn flipped(mut v: DVec2, axis: usize) -> DVec2 {
    v[axis] = -v[axis];
    v
}

fn flipped_feature(feature: Feature, axis: usize) -> Feature {
    let side = |side: Side| match (side, axis) {
        (Side::Left, 0) => Side::Right,
        (Side::Right, 0) => Side::Left,
        (Side::Top, 1) => Side::Bottom,
        (Side::Bottom, 1) => Side::Top,
        _ => side,
    };
    let corner = |corner: Corner| match (corner, axis) {
        (Corner::TopLeft, 0) | (Corner::BottomRight, 1) => Corner::TopRight,
        (Corner::TopRight, 0) | (Corner::BottomLeft, 1) => Corner::TopLeft,
        (Corner::BottomLeft, 0) | (Corner::TopRight, 1) => Corner::BottomRight,
        (Corner::BottomRight, 0) | (Corner::TopLeft, 1) => Corner::BottomLeft,
        _ => corner,
    };
    match feature {
        Feature::Side(s) => Feature::Side(side(s)),
        Feature::Corner(c) => Feature::Corner(corner(c)),
        other => other,
    }
}

/// A mirrored scene gives the mirrored answer, bit for bit, but for ties that the order of sides decides and for
/// the positions of boxes (docs/contract.md §2.8).
fn mirrored(scene: &Scene, travel: &Travel, axis: usize) -> Result<(), String> {
    if scene.rules.tops_only && axis == 1 {
        return Ok(()); // the rule is not mirrored
    }
    let mut twin = scene.clone();
    for wall in &mut twin.walls {
        *wall = {
            let [low, high] = [wall[axis], wall[axis + 2]];
            let mut mirrored = *wall;
            (mirrored[axis], mirrored[axis + 2]) = (-high, -low);
            mirrored
        };
    }
    twin.motion[axis] = -twin.motion[axis];
    match &mut twin.body {
        Body::Ball(n) => n[axis] = -n[axis],
        Body::Crate(n) => (n[axis], n[axis + 2]) = (-n[axis + 2], -n[axis]),
    }
    if let Some(at) = &mut twin.at {
        at[axis] = -at[axis];
    }
    // The shortest way out of several may be told for another side (docs/contract.md §2.6).
    if scene.is_box() && scene.at.is_some() {
        return Ok(()); // its mirrored min corner may be no double
    }
    let raw = twin.answer().travel;
    let has_middle = |wall: &[f64; 4]| wall[axis] == -wall[axis + 2];
    let is_still = scene.motion[axis] == 0.0 && scene.walls.iter().any(has_middle);
    // Of two ways out none leads back along the motion, or away from 0; or all are a few of the smallest numbers long.
    let is_apart = |place: DVec2| is_still || place.abs().min_element() < 1e-320;
    if [travel.settled(), raw.settled()].into_iter().flatten().any(is_apart) {
        return Ok(());
    }
    if scene.is_box() && (travel.settled().is_some() || raw.settled().is_some()) {
        return Ok(()); // its min corner rounds otherwise
    }
    if !travel.inside().is_empty() && scene.start != StartInside::Stay {
        return Ok(());
    }
    if scene.is_box() {
        // Its position rounds otherwise: what the first leg meets is the same.
        let [own, other] = [travel, &raw].map(first_met);
        let what = || format!("{own:?} | {other:?}");
        return if own == other { Ok(()) } else { Err(what()) };
    }
    let flip = |v: DVec2| flipped(v, axis);
    let normal_of_points = scene.radius() == 0.0;
    // "`normal` belongs to the first side that is truly entered … in the order Left, Right, Top,
    // Bottom": a point at a corner has the normal of x in both.
    let direction = move |v: DVec2| if normal_of_points { v.abs() } else { flipped(v, axis) };
    let own = |v: DVec2| if normal_of_points { v.abs() } else { v };
    let mine = summary(travel, &|p| p, &own, &|f| f);
    let other = summary(&raw, &flip, &direction, &|f| flipped_feature(f, axis));
    if mine == other { Ok(()) } else { compare(travel, other, &raw) }
}

/// The walls of the start, and those of the first leg.
fn first_met(travel: &Travel) -> (Vec<u32>, Vec<u32>) {
    let inside = travel.inside().iter().map(|(index, _)| *index).collect();
    let hits = travel.hits().iter().filter(|hit| hit.leg() == 0);
    let mut hits: Vec<u32> = hits.map(|hit| hit.index()).collect();
    hits.sort_unstable();
    (inside, hits)
}

/// Whether all numbers keep away from both ends of the range.
fn in_range(scene: &Scene, travel: &Travel, by: i32) -> bool {
    let mut numbers: Vec<f64> =
        scene.walls.iter().flatten().chain(&scene.motion).copied().collect();
    numbers.extend(scene.at.iter().flatten());
    match scene.body {
        Body::Ball(n) => numbers.extend(n),
        Body::Crate(n) => numbers.extend(n),
    }
    for v in [travel.position(), travel.motion().get()] {
        numbers.extend(v.to_array());
    }
    for hit in travel.hits() {
        for v in [hit.position(), hit.on_leg().position(), hit.on_leg().point()] {
            numbers.extend(v.to_array());
        }
    }
    // Nothing overflows or underflows.
    let most = if scene.positions == Positions::F32 { 1e25 } else { 1e250 };
    let fits = |x: f64| x == 0.0 || (1.0 / most..most).contains(&x.abs());
    numbers.iter().all(|x| fits(*x) && fits(x * 2.0f64.powi(by)))
}

/// A scene scaled by a power of two gives the scaled answer (docs/contract.md §2.8).
fn scaled(scene: &Scene, travel: &Travel, by: i32) -> Result<(), String> {
    let factor = 2.0f64.powi(by);
    let mut twin = scene.clone();
    twin.walls.iter_mut().flatten().for_each(|x| *x *= factor);
    twin.motion = twin.motion.map(|x| x * factor);
    twin.at = twin.at.map(|at| at.map(|x| x * factor));
    match &mut twin.body {
        Body::Ball(n) => n.iter_mut().for_each(|x| *x *= factor),
        Body::Crate(n) => n.iter_mut().for_each(|x| *x *= factor),
    }
    let raw = twin.answer().travel;
    let back = |v: DVec2| v / factor;
    let other = summary(&raw, &back, &|d| d, &|f| f);
    if plain(travel) == other { Ok(()) } else { compare(travel, other, &raw) }
}
