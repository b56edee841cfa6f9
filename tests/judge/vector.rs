//! Points with exact coordinates, in the unit of one [`Scale`].

use std::cmp::Ordering;

use graze2d::glam::DVec2;
use num_bigint::BigInt;

use super::fraction::{Fraction, Scale};

pub(crate) type Vector = [BigInt; 2];

/// All points in one unit.
pub(crate) fn exact<const N: usize>(points: [DVec2; N]) -> (Scale, [Vector; N]) {
    let inputs: Vec<f64> = points.iter().flat_map(|p| p.to_array()).collect();
    let scale = Scale::of(&inputs);
    (scale, points.map(|p| p.to_array().map(|x| scale.integer(x))))
}

pub(crate) fn minus(a: &Vector, b: &Vector) -> Vector {
    [0, 1].map(|k| &a[k] - &b[k])
}

pub(crate) fn times(a: &Vector, factor: &BigInt) -> Vector {
    [0, 1].map(|k| &a[k] * factor)
}

pub(crate) fn dot(a: &Vector, b: &Vector) -> BigInt {
    &a[0] * &b[0] + &a[1] * &b[1]
}

pub(crate) fn cross(a: &Vector, b: &Vector) -> BigInt {
    &a[0] * &b[1] - &a[1] * &b[0]
}

/// Whether `p` lies on the closed segment: seen from there, the ends are not on the same side.
pub(crate) fn is_between(p: &Vector, [a, b]: [&Vector; 2]) -> bool {
    let (to_a, to_b) = (minus(a, p), minus(b, p));
    cross(&to_a, &to_b) == BigInt::ZERO && dot(&to_a, &to_b) <= BigInt::ZERO
}

/// One coordinate of `v / |v|` against a number.
pub(crate) fn unit(v: &Vector, k: usize, m: &Fraction) -> Ordering {
    // v / √(v · v) and n / d: signs first, then squares
    let sign = |x: &BigInt| x.cmp(&BigInt::ZERO);
    let side = sign(&v[k]).cmp(&sign(&m.n));
    let squares = (&v[k] * &v[k] * &m.d * &m.d).cmp(&(&m.n * &m.n * dot(v, v)));
    side.then(if v[k] < BigInt::ZERO { squares.reverse() } else { squares })
}
