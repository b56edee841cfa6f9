//! Every answer against the naive judge: the textbook definition in big integers.
#![cfg(not(target_arch = "wasm32"))]

use graze2d::glam::dvec2;
use graze2d::{Aabb, Circle, Motion, Segment};

mod judge;
mod nasty;

use judge::answer::{judge_aabb_vs_aabb, judge_circle_vs_aabb, judge_segment_vs_aabb};
use nasty::{Draw, numbers};

/// Enough to meet what is rare, few enough for every run of the tests; the fuzz targets go on.
const CASES: usize = 10_000;

/// Random words: the same in every run (Steele, Lea & Flood 2014).
fn words(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
}

/// Nasty cases of `N` numbers, each given to the judge.
fn hold<const N: usize>(seed: u64, judge: impl Fn(&[f64; N]) -> Result<(), String>) {
    let mut word = words(seed);
    hold_all(CASES, judge, || {
        let draws: [Draw; N] = std::array::from_fn(|_| Draw::from(word()));
        // Most where coordinates are, some at the ends of the range.
        let exponent = match word() % 8 {
            0 => -1070,
            1 => 1015,
            2 => (word() % 2000) as i16 - 1000,
            _ => 0,
        };
        numbers(&draws, exponent).try_into().expect("as many as were drawn")
    });
}

/// Cases that mix both ends of the range: the widest numbers there are.
fn hold_widest<const N: usize>(seed: u64, judge: impl Fn(&[f64; N]) -> Result<(), String>) {
    let mut word = words(seed);
    hold_all(CASES / 5, judge, || {
        std::array::from_fn(|_| {
            let (kind, bits) = (word(), word());
            let size = match kind % 4 {
                0 => f64::from_bits(bits % 9),
                1 => f64::from_bits(f64::MAX.to_bits() - bits % 9),
                2 => f64::from_bits(f64::MAX.to_bits() - bits % (2 << 52)),
                _ => f64::from_bits(bits % (2 << 52)),
            };
            if kind >> 63 == 1 { -size } else { size }
        })
    });
}

fn hold_all<const N: usize>(
    count: usize,
    judge: impl Fn(&[f64; N]) -> Result<(), String>,
    mut next: impl FnMut() -> [f64; N],
) {
    let mut wrong = Vec::new();
    for _ in 0..count {
        let n = next();
        if let Err(what) = judge(&n) {
            wrong.push(format!("{what}: {n:?}"));
        }
    }
    let few = wrong[..wrong.len().min(9)].join("\n");
    assert!(wrong.is_empty(), "{} of {count} wrong\n{few}", wrong.len());
}

fn aabb(n: &[f64]) -> Aabb {
    Aabb::from_corners(dvec2(n[0], n[1]), dvec2(n[2], n[3])).unwrap()
}

fn judge_segment(n: &[f64; 8]) -> Result<(), String> {
    let segment = Segment::new(dvec2(n[4], n[5]), dvec2(n[6], n[7])).unwrap();
    judge_segment_vs_aabb(&segment, &aabb(n))
}

fn judge_circle(n: &[f64; 9]) -> Result<(), String> {
    let circle = Circle::new(dvec2(n[4], n[5]), n[6].abs()).unwrap();
    judge_circle_vs_aabb(&circle, &Motion::new(dvec2(n[7], n[8])).unwrap(), &aabb(n))
}

fn judge_boxes(n: &[f64; 12]) -> Result<(), String> {
    let motion = |i: usize| Motion::new(dvec2(n[i], n[i + 1])).unwrap();
    judge_aabb_vs_aabb(&aabb(&n[4..8]), &motion(8), &aabb(n), &motion(10))
}

#[test]
fn segments_against_boxes_are_as_defined() {
    hold(1, judge_segment);
    hold_widest(4, judge_segment);
}

#[test]
fn moving_circles_against_boxes_are_as_defined() {
    hold(2, judge_circle);
    hold_widest(5, judge_circle);
}

#[test]
fn moving_boxes_against_moving_boxes_are_as_defined() {
    hold(3, judge_boxes);
    hold_widest(6, judge_boxes);
}
