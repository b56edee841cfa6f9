//! The fuzz targets: numbers from bytes, and the naive judge of the tests as oracle.

#[path = "../../tests/collinear/mod.rs"]
mod collinear;
#[path = "../../tests/judge/mod.rs"]
mod judge;
#[path = "../../tests/nasty/mod.rs"]
mod nasty;

use std::fmt::Debug;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Motion, Segment};

use collinear::{orders, pull, quad};
use judge::answer::{
    judge_aabb_vs_aabb, judge_circle_vs_aabb, judge_point_vs_aabb, judge_segment_vs_aabb,
};
use judge::circles::{judge_circle_vs_circle, judge_segment_vs_circle};
use judge::orientation::{judge_segment_vs_segment, judge_turn};
use judge::quad::{judge_convex, judge_point_vs_quad, judge_segment_vs_quad};
use judge::scene::{Act as Response, Body, Scene};
use judge::travel::judge_travel;
use judge::world::{Act, Path, judge_world};
use nasty::{Draw, numbers};

/// What a byte stands for.
const RESPONSES: [Response; 6] = [
    Response::Stop,
    Response::SlideStop,
    Response::SlideRound,
    Response::Bounce(1.0),
    Response::Bounce(0.5),
    Response::Pass,
];

/// `N` nasty numbers.
fn read<const N: usize>(data: &[u8]) -> Option<[f64; N]> {
    read_some(data, N).try_into().ok()
}

/// `N` points of nasty numbers, each pulled to those before it by four more bytes.
fn read_points<const N: usize>(data: &[u8]) -> Option<[DVec2; N]> {
    let n = read_some(data, 2 * N);
    if n.len() < 2 * N {
        return None;
    }
    let pulls = data[2 + 8 * 2 * N..].chunks_exact(4);
    let mut points = std::array::from_fn(|i| point(&n[2 * i..]));
    pull(&mut points, pulls.map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))));
    Some(points)
}

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

fn point(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

fn aabb(n: &[f64]) -> Aabb {
    Aabb::from_corners(point(n), point(&n[2..])).expect("finite")
}

fn circle(n: &[f64]) -> Circle {
    Circle::new(point(n), n[2].abs()).expect("finite")
}

fn motion(n: &[f64]) -> Motion {
    Motion::new(point(n)).expect("finite")
}

/// The numbers belong to what went wrong: they make the case for the tests.
fn hold(numbers: &[impl Debug], verdict: Result<(), String>) {
    if let Err(what) = verdict {
        panic!("{what}: {numbers:?}");
    }
}

/// A segment and its start against a box: numbers are the box's two corners, then both ends.
pub fn segment_vs_aabb(data: &[u8]) {
    let Some(n) = read::<8>(data) else { return };
    let segment = Segment::new(point(&n[4..]), point(&n[6..])).expect("finite");
    hold(&n, judge_point_vs_aabb(segment.a(), &aabb(&n)));
    hold(&n, judge_segment_vs_aabb(&segment, &aabb(&n)));
}

/// A moving circle against a box: numbers are the box's two corners, centre, radius and motion.
pub fn circle_vs_aabb(data: &[u8]) {
    let Some(n) = read::<9>(data) else { return };
    hold(&n, judge_circle_vs_aabb(&circle(&n[4..]), &motion(&n[7..]), &aabb(&n)));
}

/// A segment against a circle: numbers are centre and radius, then both ends.
pub fn segment_vs_circle(data: &[u8]) {
    let Some(n) = read::<7>(data) else { return };
    let segment = Segment::new(point(&n[3..]), point(&n[5..])).expect("finite");
    hold(&n, judge_segment_vs_circle(&segment, &circle(&n)));
}

/// A moving circle against a moving circle: numbers are centre and radius of B, those of A, both
/// motions.
pub fn circle_vs_circle(data: &[u8]) {
    let Some(n) = read::<10>(data) else { return };
    let (a, b) = (circle(&n[3..]), circle(&n));
    hold(&n, judge_circle_vs_circle(&a, &motion(&n[6..]), &b, &motion(&n[8..])));
}

/// A moving box against a moving box: numbers are the two corners of B, those of A, both motions.
pub fn aabb_vs_aabb(data: &[u8]) {
    let Some(n) = read::<12>(data) else { return };
    let (a, b) = (aabb(&n[4..]), aabb(&n));
    hold(&n, judge_aabb_vs_aabb(&a, &motion(&n[8..]), &b, &motion(&n[10..])));
}

/// Turns, and a segment against a segment: the points are both ends of one, then of the other.
pub fn segment_vs_segment(data: &[u8]) {
    let Some(ends) = read_points::<4>(data) else { return };
    let [a, b, c, d] = ends;
    hold(&ends, judge_turn([a, b, c]).and_then(|()| judge_turn([a, b, d])));
    hold(&ends, judge_segment_vs_segment(ends));
}

/// Points and a segment against a quad: four points make it, in an order in which they are convex;
/// the others are the ends.
pub fn segment_vs_quad(data: &[u8]) {
    let Some(points) = read_points::<6>(data) else { return };
    let [a, b, c, d, from, to] = points;
    let corners = [a, b, c, d];
    hold(&points, orders(corners).into_iter().try_for_each(judge_convex));
    let quad = quad(corners);
    hold(&points, judge_point_vs_quad(from, &quad));
    hold(&points, judge_segment_vs_quad([from, to], &quad));
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

fn hold_all(scene: &dyn std::fmt::Debug, failures: Vec<judge::travel::Failure>) {
    assert!(failures.is_empty(), "{failures:#?}\n{scene:?}");
}

/// A travel: a byte each for the response, for who moves, for a rule and for whether it may escape;
/// numbers are the mover, its motion, then four for each wall.
pub fn travel(data: &[u8]) {
    let Some(([response, kind, rule, escape], rest)) = data.split_first_chunk::<4>() else {
        return;
    };
    let n = read_some(rest, 6 + 4 * 6);
    if n.len() < 10 {
        return;
    }
    let walls: Vec<[f64; 4]> = n[6..].chunks_exact(4).map(corners).collect();
    let response = RESPONSES[usize::from(*response) % RESPONSES.len()];
    let mut scene = Scene::new(walls, body(&n, *kind), [n[4], n[5]], response);
    scene.escape = escape & 1 == 1;
    match rule % 8 {
        0 => scene.rules.ignore = vec![u32::from(rule / 8)],
        1 => scene.rules.stop = vec![u32::from(rule / 8)],
        2 => scene.rules.tops_only = true,
        _ => {}
    }
    hold_all(&scene, judge_travel(&scene));
}

/// A world: eight bytes say what happens each time; numbers are six for each.
pub fn world(data: &[u8]) {
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
