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
use judge::answer::{judge_aabb_vs_aabb, judge_circle_vs_aabb, judge_segment_vs_aabb};
use judge::orientation::{judge_segment_vs_segment, judge_turn};
use judge::quad::{judge_convex, judge_point_vs_quad, judge_segment_vs_quad};
use nasty::{Draw, numbers};

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

fn motion(n: &[f64]) -> Motion {
    Motion::new(point(n)).expect("finite")
}

/// The numbers belong to what went wrong: they make the case for the tests.
fn hold(numbers: &[impl Debug], verdict: Result<(), String>) {
    if let Err(what) = verdict {
        panic!("{what}: {numbers:?}");
    }
}

/// A segment against a box: numbers are the box's two corners, then both ends.
pub fn segment_vs_aabb(data: &[u8]) {
    let Some(n) = read::<8>(data) else { return };
    let segment = Segment::new(point(&n[4..]), point(&n[6..])).expect("finite");
    hold(&n, judge_segment_vs_aabb(&segment, &aabb(&n)));
}

/// A moving circle against a box: numbers are the box's two corners, centre, radius and motion.
pub fn circle_vs_aabb(data: &[u8]) {
    let Some(n) = read::<9>(data) else { return };
    let circle = Circle::new(point(&n[4..]), n[6].abs()).expect("finite");
    hold(&n, judge_circle_vs_aabb(&circle, &motion(&n[7..]), &aabb(&n)));
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
