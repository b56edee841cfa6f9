//! Every answer against the naive judge: the textbook definition in big integers.

use std::fmt::Debug;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Motion, Segment};

use crate::collinear::{orders, pull, quad};
use crate::judge::answer::{
    judge_aabb_vs_aabb, judge_circle_vs_aabb, judge_point_vs_aabb, judge_segment_vs_aabb,
};
use crate::judge::circles::{judge_circle_vs_circle, judge_segment_vs_circle};
use crate::judge::orientation::{judge_segment_vs_segment, judge_turn};
use crate::judge::quad::{judge_convex, judge_point_vs_quad, judge_segment_vs_quad};
use crate::nasty::{Draw, numbers};
use crate::words::Words;

/// Few enough for every run of the tests; `CASES=100000` asks more, and so do the fuzz targets.
fn cases() -> usize {
    std::env::var("CASES").map_or(4_000, |cases| cases.parse().expect("a number of cases"))
}

/// Random words from a seed.
fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut words = Words(seed);
    move || words.next()
}

/// Nasty cases of `N` numbers, each given to the judge.
fn hold<const N: usize>(seed: u64, judge: impl Fn(&[f64; N]) -> Result<(), String>) {
    let mut word = words(seed);
    hold_all(cases(), judge, || some(&mut word, nasty_numbers));
}

/// Cases that mix both ends of the range: the widest numbers there are.
fn hold_widest<const N: usize>(seed: u64, judge: impl Fn(&[f64; N]) -> Result<(), String>) {
    let mut word = words(seed);
    hold_all(cases() / 5, judge, || some(&mut word, widest_numbers));
}

/// `N` points of nasty numbers, of the widest, and whole ones, all pulled together.
fn hold_points<const N: usize>(seed: u64, judge: impl Fn(&[DVec2; N]) -> Result<(), String>) {
    let mut word = words(seed);
    hold_all(cases() / 2, &judge, || points(&mut word, nasty_numbers));
    hold_all(cases() / 10, &judge, || points(&mut word, widest_numbers));
    hold_all(cases() / 4, &judge, || {
        // The line of two whole points seldom has a third: the nearest one is beside it.
        let limit = DVec2::splat(2.0f64.powi(53));
        points(&mut word, whole_numbers).map(|p| p.round().clamp(-limit, limit))
    });
}

fn points<const N: usize, W: FnMut() -> u64>(
    word: &mut W,
    numbers: fn(&mut W, usize) -> Vec<f64>,
) -> [DVec2; N] {
    let numbers = numbers(word, 2 * N);
    let mut points = std::array::from_fn(|i| dvec2(numbers[2 * i], numbers[2 * i + 1]));
    pull(&mut points, [(); N].map(|()| word() as u32));
    points
}

fn some<const N: usize, W: FnMut() -> u64>(
    word: &mut W,
    numbers: fn(&mut W, usize) -> Vec<f64>,
) -> [f64; N] {
    numbers(word, N).try_into().expect("as many as were drawn")
}

fn nasty_numbers(word: &mut impl FnMut() -> u64, count: usize) -> Vec<f64> {
    let draws: Vec<Draw> = (0..count).map(|_| Draw::from(word())).collect();
    // Most where coordinates are, some at the ends of the range.
    let exponent = match word() % 8 {
        0 => -1070,
        1 => 1015,
        2 => (word() % 2000) as i16 - 1000,
        _ => 0,
    };
    numbers(&draws, exponent)
}

fn widest_numbers(word: &mut impl FnMut() -> u64, count: usize) -> Vec<f64> {
    let number = |_| {
        let (kind, bits) = (word(), word());
        let size = match kind % 4 {
            0 => f64::from_bits(bits % 9),
            1 => f64::from_bits(f64::MAX.to_bits() - bits % 9),
            2 => f64::from_bits(f64::MAX.to_bits() - bits % (2 << 52)),
            _ => f64::from_bits(bits % (2 << 52)),
        };
        if kind >> 63 == 1 { -size } else { size }
    };
    (0..count).map(number).collect()
}

/// Whole numbers: small, anywhere, and at the ends of i32 and of ±2⁵³, of one kind or mixed.
fn whole_numbers(word: &mut impl FnMut() -> u64, count: usize) -> Vec<f64> {
    let one_kind = word() % 8;
    let number = |_| {
        let (kind, bits) = (word(), word());
        let size = match if one_kind < 5 { one_kind } else { kind % 5 } {
            0 => bits % 7,
            1 => bits % (1 << 31),
            2 => (1 << 31) - bits % 3,
            3 => bits % (1 << 53),
            _ => (1 << 53) - bits % 3,
        };
        if kind >> 63 == 1 { -(size as f64) } else { size as f64 }
    };
    (0..count).map(number).collect()
}

fn hold_all<T: Debug>(
    count: usize,
    judge: impl Fn(&T) -> Result<(), String>,
    mut next: impl FnMut() -> T,
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

/// And the point at which it starts.
fn judge_segment(n: &[f64; 8]) -> Result<(), String> {
    let segment = Segment::new(dvec2(n[4], n[5]), dvec2(n[6], n[7])).unwrap();
    judge_point_vs_aabb(segment.a(), &aabb(n))?;
    judge_segment_vs_aabb(&segment, &aabb(n))
}

fn judge_circle(n: &[f64; 9]) -> Result<(), String> {
    let circle = Circle::new(dvec2(n[4], n[5]), n[6].abs()).unwrap();
    judge_circle_vs_aabb(&circle, &Motion::new(dvec2(n[7], n[8])).unwrap(), &aabb(n))
}

/// A segment of the same numbers too: from the start to the end of the motion.
fn judge_circles(n: &[f64; 10]) -> Result<(), String> {
    let circle = |i: usize| Circle::new(dvec2(n[i], n[i + 1]), n[i + 2].abs()).unwrap();
    let motion = |i: usize| Motion::new(dvec2(n[i], n[i + 1])).unwrap();
    judge_segment_vs_circle(
        &Segment::new(dvec2(n[3], n[4]), dvec2(n[6], n[7])).unwrap(),
        &circle(0),
    )?;
    judge_circle_vs_circle(&circle(3), &motion(6), &circle(0), &motion(8))
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
fn segments_and_moving_circles_against_circles_are_as_defined() {
    hold(12, judge_circles);
    hold_widest(13, judge_circles);
}

#[test]
fn moving_boxes_against_moving_boxes_are_as_defined() {
    hold(3, judge_boxes);
    hold_widest(6, judge_boxes);
}

#[test]
fn turns_are_as_defined() {
    hold_points(7, |points| judge_turn(*points));
}

#[test]
fn segments_against_segments_are_as_defined() {
    hold_points(8, |ends| judge_segment_vs_segment(*ends));
}

#[test]
fn bow_ties_and_darts_are_refused_and_nothing_else() {
    hold_points(9, |points| orders(*points).into_iter().try_for_each(judge_convex));
}

#[test]
fn points_against_quads_are_as_defined() {
    hold_points(10, |&[a, b, c, d, point]| judge_point_vs_quad(point, &quad([a, b, c, d])));
}

#[test]
fn segments_against_quads_are_as_defined() {
    hold_points(11, |&[a, b, c, d, from, to]| {
        judge_segment_vs_quad([from, to], &quad([a, b, c, d]))
    });
}
