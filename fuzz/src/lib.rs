//! The fuzz targets: numbers from bytes, and the naive judge of the tests as oracle.

#[path = "../../tests/judge/mod.rs"]
mod judge;
#[path = "../../tests/nasty/mod.rs"]
mod nasty;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Motion, Segment};

use judge::answer::{judge_aabb_vs_aabb, judge_circle_vs_aabb, judge_segment_vs_aabb};
use nasty::{Draw, numbers};

/// `N` nasty numbers: two bytes for the exponent that all share, then one word for each draw.
fn read<const N: usize>(data: &[u8]) -> Option<[f64; N]> {
    let (exponent, words) = data.split_first_chunk::<2>()?;
    // Half of all values leave the numbers as they are.
    let exponent = match i16::from_le_bytes(*exponent) {
        e if e & 1 == 0 => 0,
        e => e % 1074,
    };
    let draws: Vec<Draw> = words
        .chunks_exact(8)
        .take(N)
        .map(|word| Draw::from(u64::from_le_bytes(word.try_into().expect("eight bytes"))))
        .collect();
    numbers(&draws, exponent).try_into().ok()
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
fn hold(numbers: &[f64], verdict: Result<(), String>) {
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
