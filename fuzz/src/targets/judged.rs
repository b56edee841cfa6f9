//! Questions whose numbers are made of bytes, with the naive judge of the tests as oracle.

use graze2d::glam::DVec2;
use graze2d::{Aabb, StartInside};

use crate::judge::convex::form::Form;
use crate::judge::queries::QUERIES;
use crate::judge::scene::{Act as Response, Body, Scene};
use crate::judge::shapes;
use crate::judge::travel::{Failure, judge_travel};
use crate::judge::world::{Act, Path, judge_world};
use crate::nasty::{Draw, numbers};

/// What a byte stands for.
const RESPONSES: [Response; 6] = [
    Response::Stop,
    Response::SlideStop,
    Response::SlideRound,
    Response::Bounce(1.0),
    Response::Bounce(0.5),
    Response::Pass,
];

/// So many nasty numbers, or fewer: two bytes for the exponent that all share, then one word for
/// each draw.
fn read_some(data: &[u8], count: usize) -> Vec<f64> {
    let Some((exponent, words)) = data.split_first_chunk::<2>() else { return Vec::new() };
    // Half of all values leave the numbers as they are.
    let exponent = match i16::from_le_bytes(*exponent) {
        e if e & 1 == 0 => 0,
        e => e % 1074,
    };
    let draws: Vec<Draw> = words
        .chunks_exact(8)
        .take(count)
        .map(|word| Draw::from(u64::from_le_bytes(word.try_into().expect("eight bytes"))))
        .collect();
    numbers(&draws, exponent)
}

/// A query: a byte says which, numbers are what it takes, and four more bytes for each point pull it
/// to those before it.
pub(crate) fn query(data: &[u8]) {
    let Some((which, rest)) = data.split_first() else { return };
    let query = &QUERIES[usize::from(*which) % QUERIES.len()];
    let mut n = read_some(rest, query.count);
    if n.len() < query.count {
        return;
    }
    let words = rest[2 + 8 * query.count..].chunks_exact(4);
    query.pull(&mut n, words.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))));
    (query.mend)(&mut n);
    hold(&n, (query.judge)(&n).map_err(|what| format!("{}: {what}", query.name)));
}

/// The numbers belong to what went wrong: they make the case for the tests.
fn hold(numbers: &[f64], verdict: Result<(), String>) {
    if let Err(what) = verdict {
        panic!("{what}: {numbers:?}");
    }
}

fn corners(n: &[f64]) -> [f64; 4] {
    [n[0].min(n[2]), n[1].min(n[3]), n[0].max(n[2]), n[1].max(n[3])]
}

/// A box of four numbers, or a circle or point of the first three.
fn body(n: &[f64], kind: u8) -> Body {
    match kind % 4 {
        0 => Body::Crate(corners(n)),
        1 => Body::Ball([n[0], n[1], 0.0]),
        _ => Body::Ball([n[0], n[1], n[2].abs()]),
    }
}

fn hold_all(scene: &dyn std::fmt::Debug, failures: Vec<Failure>) {
    assert!(failures.is_empty(), "{failures:#?}\n{scene:?}");
}

/// A travel: a byte each for the response, for who moves, for a rule and for what a start inside does;
/// numbers are the mover, its motion, then four for each wall.
pub(crate) fn travel(data: &[u8]) {
    let Some(([response, kind, rule, start], rest)) = data.split_first_chunk::<4>() else {
        return;
    };
    let n = read_some(rest, 6 + 4 * 6);
    if n.len() < 10 {
        return;
    }
    let walls: Vec<[f64; 4]> = n[6..].chunks_exact(4).map(corners).collect();
    let response = RESPONSES[usize::from(*response) % RESPONSES.len()];
    let mut scene = Scene::new(walls, body(&n, *kind), [n[4], n[5]], response);
    scene.start =
        [StartInside::Stay, StartInside::Leave, StartInside::PushOut][usize::from(start % 3)];
    match rule % 8 {
        0 => scene.rules.ignore = vec![u32::from(rule / 8)],
        1 => scene.rules.stop = vec![u32::from(rule / 8)],
        2 => scene.rules.tops_only = true,
        _ => {}
    }
    hold_all(&scene, judge_travel(&scene));
}

/// A shape of eight numbers, if they make one.
fn form(n: &[f64], kind: u8) -> Option<Form> {
    let points: Vec<DVec2> = n.chunks_exact(2).map(DVec2::from_slice).collect();
    let [a, b, c, d] = points[..] else { return None };
    let form = match kind % 8 {
        0 => Form::circle(a, n[2].abs()),
        1 => Form::circle(a, 0.0),
        2 => Form::aabb(Aabb::from_corners(a, b).ok()?),
        3 => Form::segment(a, b).rounded(n[4].abs()),
        4 => Form::points(&[a, b, c]),
        5 => Form::points(&[a, b, c, d]),
        6 => Form::points(&[a, b, c]).rounded(n[6].abs()),
        _ => Form::rotated(a, b.abs(), c)?,
    };
    // Made elsewhere, and moved to where it is.
    Some(if kind & 8 != 0 { form.at(d) } else { form })
}

/// A travel among shapes, and what a world of them answers: a byte each for the response, for who moves, and for each wall;
/// numbers are the motion, then eight for each shape.
pub(crate) fn shapes(data: &[u8]) {
    let Some((kinds, rest)) = data.split_first_chunk::<6>() else { return };
    let n = read_some(rest, 2 + 8 * 5);
    let Some((motion, n)) = n.split_at_checked(2) else { return };
    let forms = n.chunks_exact(8).zip(&kinds[1..]).filter_map(|(n, kind)| form(n, *kind));
    let mut walls: Vec<Form> = forms.collect();
    let Some(mover) = walls.pop() else { return };
    let act = RESPONSES[usize::from(kinds[0]) % RESPONSES.len()];
    let motion = DVec2::from_slice(motion);
    let scene = shapes::scene::Scene::new(walls, mover, motion, act);
    // Where squares overflow or underflow, the judge's own tolerances do, too; all else is exact.
    let is_ordinary = |n: f64| n == 0.0 || (1e-100..1e100).contains(&n.abs());
    let forms = scene.walls.iter().chain([&scene.mover]);
    let is_exact_alone =
        !forms.flat_map(|form| form.inputs()).chain(motion.to_array()).all(is_ordinary);
    let mut failures = shapes::judge_travel(&scene);
    failures.extend(shapes::questions::judge_world(&scene));
    failures.retain(|(property, _)| !is_exact_alone || *property == "never inside");
    hold_all(&scene, failures);
}

/// A world: eight bytes say what happens each time; numbers are six for each.
pub(crate) fn world(data: &[u8]) {
    let Some((kinds, rest)) = data.split_first_chunk::<8>() else { return };
    let n = read_some(rest, 6 * 8);
    let acts: Vec<Act> = (kinds.iter().zip(n.chunks_exact(6)))
        .map(|(kind, n)| match kind % 8 {
            0 => Act::Remove(usize::from(kind / 8) % 8),
            1 => Act::Move(usize::from(kind / 8) % 8, corners(n)),
            2 => Act::Ask(Path::Along([n[0], n[1], n[2], n[3]])),
            3 => Act::Ask(Path::Moves(body(n, kind / 8), [n[4], n[5]])),
            4 => Act::PushOut(body(n, kind / 8)),
            _ => Act::Insert(corners(n)),
        })
        .collect();
    hold_all(&acts, judge_world(&acts));
}
