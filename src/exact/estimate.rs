//! Ordinary f64 arithmetic with a running error bound: the filter that decides nearly every sign.

use core::ops::{Add, Mul, Neg, Sub};

use super::number::{Number, Root, Sign, U, UNDERFLOW, sign};

/// `value`, within `error` of the true value.
///
/// One operation rounds by at most `U` times its result, and passes on the errors of its operands:
///
/// ```text
/// (a ± α) + (b ± β) = a + b ± (α + β + U|a + b|)
/// (a ± α) × (b ± β) = a × b ± (|a|β + |b|α + αβ + U|a × b|)
/// ```
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimate {
    value: f64,
    error: f64,
}

impl Estimate {
    /// A value, and a bound on its error, that somebody has computed faster.
    #[inline]
    pub(crate) fn new(value: f64, error: f64) -> Self {
        Self { value, error }
    }

    /// The sign, if the value is farther from zero than its error.
    #[inline]
    pub(crate) fn sign(self) -> Option<Sign> {
        // The bound's own roundings take less than a ten-thousandth of it. An overflow leaves an
        // infinite or NaN bound, which nothing exceeds.
        (self.value.abs() > self.error * 1.0001).then(|| sign(self.value))
    }
}

impl Root for Estimate {
    /// The root of a − ε … a + ε, with ε below a/2, is off by at most ε / (√a + √(a/2)).
    #[inline]
    fn sqrt(self) -> Self {
        let value = self.value.max(0.0).sqrt();
        if self.error == 0.0 {
            return Self { value, error: U * value };
        }
        let is_sure = self.value > 2.0 * self.error;
        let error = if is_sure { 0.6 * self.error / value + U * value } else { f64::INFINITY };
        Self { value, error }
    }
}

impl Number for Estimate {
    #[inline]
    fn of(x: f64) -> Self {
        Self { value: x, error: 0.0 }
    }
}

impl Add for Estimate {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        let value = self.value + other.value;
        Self { value, error: self.error + other.error + U * value.abs() }
    }
}

impl Neg for Estimate {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self { value: -self.value, error: self.error }
    }
}

impl Sub for Estimate {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Estimate {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        let value = self.value * other.value;
        let passed_on =
            self.value.abs() * other.error + self.error * (other.value.abs() + other.error);
        Self { value, error: passed_on + U * value.abs() + UNDERFLOW }
    }
}
