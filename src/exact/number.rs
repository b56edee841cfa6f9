//! The basics: signs, powers of two, what an arithmetic is, and the bounds that all filters share.

use core::ops::{Add, Mul, Neg, Sub};

/// −1, 0 or 1.
pub(crate) type Sign = i32;

/// The sign of a number that is not NaN.
#[inline]
pub(crate) fn sign(x: f64) -> Sign {
    i32::from(x > 0.0) - i32::from(x < 0.0)
}

/// `2^e` for e from −1074 to 1023.
pub(crate) const fn power_of_two(e: i32) -> f64 {
    if e >= -1022 {
        f64::from_bits(((e + 1023) as u64) << 52)
    } else {
        f64::from_bits(1 << (e + 1074))
    }
}

/// Half the distance from 1 to the next f64: the relative error of one rounding.
pub(crate) const U: f64 = f64::EPSILON / 2.0;

/// Eight times the smallest f64: more than underflow can take from a determinant and its error bound.
/// A product that underflows is off by at most half the smallest f64, and so is each product in the bound.
pub(crate) const UNDERFLOW: f64 = power_of_two(-1071);

/// Products below this may lose their low part to underflow. The low part of a product p is at least
/// 2⁻¹⁰⁶ p, so anything above 2⁻⁹⁶⁸ would do for one product; there is room for a few in a row.
pub(crate) const SMALL: f64 = power_of_two(-900);

/// An arithmetic in which a polynomial in the inputs can be evaluated: [`Estimate`](super::estimate::Estimate),
/// [`Ball`](super::Ball) or [`Dyadic`](super::dyadic::Dyadic).
pub(crate) trait Number:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
    /// The number that equals `x`.
    fn of(x: f64) -> Self;
    /// The number that equals `x + y`.
    #[inline]
    fn of_two(x: f64, y: f64) -> Self {
        Self::of(x) + Self::of(y)
    }
}

/// An arithmetic with square roots.
pub(crate) trait Root: Number {
    /// The root of a number that is not negative.
    fn sqrt(self) -> Self;
}
