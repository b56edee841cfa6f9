//! Shapes made of nasty numbers, which shrink towards small integers.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Motion, Segment};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::nasty::{Draw, numbers};

/// Small integers and what derives from them, so that touches are common.
fn near() -> impl Strategy<Value = Draw> + Clone {
    let (earlier, ulps) = (any::<u8>(), -2..=2i8);
    prop_oneof![
        4 => (-8..=8i8).prop_map(Draw::Grid),
        1 => any::<i8>().prop_map(Draw::Fine),
        1 => any::<i8>().prop_map(Draw::Tenths),
        2 => (earlier, ulps.clone()).prop_map(|(i, ulps)| Draw::Near(i, ulps)),
        1 => (earlier, ulps.clone()).prop_map(|(i, ulps)| Draw::Mirror(i, ulps)),
        2 => (earlier, earlier, ulps.clone()).prop_map(|(i, j, ulps)| Draw::Sum(i, j, ulps)),
        2 => (earlier, earlier, ulps).prop_map(|(i, j, ulps)| Draw::Difference(i, j, ulps)),
    ]
}

/// And any others, at both ends of the range.
fn far() -> impl Strategy<Value = Draw> + Clone {
    prop_oneof![
        6 => near(),
        1 => (any::<i8>(), -1074..1016i16).prop_map(|(m, e)| Draw::Scaled(m, e)),
        1 => any::<u64>().prop_map(Draw::Bits),
    ]
}

/// `N` finite numbers, anywhere in the range.
pub(crate) fn any_numbers<const N: usize>() -> impl Strategy<Value = [f64; N]> {
    let exponent = prop_oneof![4 => Just(0i16), 1 => -1074..1020i16];
    (vec(far(), N), exponent).prop_map(|(draws, exponent)| made(&draws, exponent))
}

/// `N` numbers on a grid or not far from it.
pub(crate) fn plain_numbers<const N: usize>() -> impl Strategy<Value = [f64; N]> {
    vec(near(), N).prop_map(|draws| made(&draws, 0))
}

fn made<const N: usize>(draws: &[Draw], exponent: i16) -> [f64; N] {
    numbers(draws, exponent).try_into().expect("as many as were drawn")
}

/// A segment and a box, from 8 numbers.
pub(crate) fn segment_and_box(n: [f64; 8]) -> (Segment, Aabb) {
    (Segment::new(point(&n[4..]), point(&n[6..])).expect("finite"), aabb(&n))
}

/// A moving circle and a box, from 9.
pub(crate) fn circle_and_box(n: [f64; 9]) -> (Circle, Motion, Aabb) {
    let circle = Circle::new(point(&n[4..]), n[6].abs()).expect("finite");
    (circle, motion(&n[7..]), aabb(&n))
}

/// Two moving boxes, from 12.
pub(crate) fn boxes(n: [f64; 12]) -> (Aabb, Motion, Aabb, Motion) {
    (aabb(&n[4..]), motion(&n[8..]), aabb(&n), motion(&n[10..]))
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
