//! Correctly rounded values of `(P + S√D) / R`: the times and points at a corner's circle.

use super::ball::Ball;
use super::dyadic::{Dyadic, Leading, exactly};
use super::number::{Number, Sign};
use super::quotient::nearest;

/// A number with one square root.
pub(crate) trait Surd {
    /// P, S, D and R of `(P + S√D) / R`, with D ≥ 0 and R > 0.
    fn parts<T: Number>(&self) -> [T; 4];
    /// Its value in double-double, by the formula that cancels least.
    fn ball(&self) -> Ball {
        let [p, s, d, r] = self.parts::<Ball>();
        (p + s * d.sqrt()).divide(r)
    }
}

/// The f64 nearest to it, ties to even; beyond the range ±[`f64::MAX`].
#[inline]
pub(crate) fn surd(number: &impl Surd) -> f64 {
    nearest_to_surd(number.ball(), number)
}

/// The f64 nearest to a number whose value in double-double is known.
#[inline]
pub(crate) fn nearest_to_surd(ball: Ball, number: &impl Surd) -> f64 {
    // + 0.0: zero is never −0.0
    ball.round().unwrap_or_else(|| surd_slow(number)) + 0.0
}

/// Its exact sign.
#[cold]
#[inline(never)]
pub(crate) fn surd_sign(number: &impl Surd) -> Sign {
    let exact = || {
        let [p, s, d, _] = number.parts::<Dyadic>();
        root_sum_sign(p, s, d)
    };
    number.ball().sign().unwrap_or_else(|| exactly(exact))
}

/// `G + √X − √Y` with X, Y ≥ 0.
pub(crate) trait TwoRoots {
    /// G, X and Y.
    fn parts<T: Number>(&self) -> [T; 3];
}

/// The exact sign of a number with two square roots.
#[cold]
#[inline(never)]
pub(crate) fn two_roots_sign(number: &impl TwoRoots) -> Sign {
    let [g, x, y] = number.parts::<Ball>();
    let exact = || {
        let [g, x, y] = number.parts::<Dyadic>();
        exact_two_roots_sign(g, x, y)
    };
    (g + (x.sqrt() - y.sqrt())).sign().unwrap_or_else(|| exactly(exact))
}

/// Where G and √X − √Y have opposite signs, the larger square wins:
///
/// ```text
/// G² − (√X − √Y)² = (G² − X − Y) + 2√(XY)
/// ```
#[inline(never)]
fn exact_two_roots_sign(g: Dyadic, x: Dyadic, y: Dyadic) -> Sign {
    let (left, right) = (g.sign(), (x - y).sign());
    if left * right >= 0 {
        return (left + right).signum();
    }
    left * root_sum_sign(g * g - x - y, Dyadic::of(2.0), x * y)
}

/// The exact stage. Where P and S√D have opposite signs, their sum is rationalised:
///
/// ```text
/// P + S√D = (P² − S²D) / (P − S√D)
/// ```
///
/// so that no leading bits cancel. A comparison with a midpoint m asks for the sign of
/// `(P − mR) + S√D`, which is one of squares.
#[cold]
#[inline(never)]
pub(super) fn surd_slow(number: &impl Surd) -> f64 {
    exactly(|| evaluate(number.parts()))
}

/// The exact stage, one for all numbers.
#[inline(never)]
fn evaluate([p, s, d, r]: [Dyadic; 4]) -> f64 {
    let sign = root_sum_sign(p, s, d);
    if sign == 0 {
        return 0.0;
    }
    let root = Approximation::of(&(s * s * d)).map(Approximation::sqrt);
    let sum = match (Approximation::of(&p), root) {
        (Some(p), Some(root)) => p.add(root),
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => return 0.0,
    };
    let value = if p.sign() * s.sign() * d.sign() < 0 {
        match Approximation::of(&(p * p - s * s * d)) {
            Some(difference) => difference.divide(sum),
            None => return 0.0,
        }
    } else {
        sum
    };
    let Some(below) = Approximation::of(&r) else { return 0.0 };
    let value = value.divide(below);
    // For a negative number, all of it mirrored.
    let (p, s) = if sign < 0 { (-p, -s) } else { (p, s) };
    let magnitude = nearest(u128::from(value.mantissa), value.exponent, &|midpoint| {
        root_sum_sign(p - midpoint * r, s, d).cmp(&0)
    });
    f64::from(sign) * magnitude
}

/// The sign of `g + s√d`.
#[inline(never)]
fn root_sum_sign(g: Dyadic, s: Dyadic, d: Dyadic) -> Sign {
    let (left, right) = (g.sign(), s.sign() * d.sign());
    if left * right >= 0 {
        return (left + right).signum();
    }
    // Opposite signs: the larger square wins.
    left * (g * g - s * s * d).sign()
}

/// A positive number to 60 bits and more, of any exponent: `mantissa × 2^exponent`, top bit set.
#[derive(Clone, Copy)]
struct Approximation {
    mantissa: u64,
    exponent: i32,
}

impl Approximation {
    /// The leading bits of |x|; `None` for zero.
    fn of(x: &Dyadic) -> Option<Self> {
        (x.sign() != 0).then(|| {
            let Leading { mantissa, exponent } = x.leading();
            Self { mantissa, exponent }
        })
    }

    fn from_wide(wide: u128, exponent: i32) -> Self {
        let shift = 64 - wide.leading_zeros() as i32;
        let mantissa = if shift >= 0 { wide >> shift } else { wide << -shift };
        Self { mantissa: mantissa as u64, exponent: exponent + shift }
    }

    fn add(self, other: Self) -> Self {
        let (large, small) =
            if self.exponent >= other.exponent { (self, other) } else { (other, self) };
        let apart = (large.exponent - small.exponent).min(127) as u32;
        // 63 bits below the larger mantissa are kept of the smaller one.
        let sum = (u128::from(large.mantissa) << 63)
            + ((u128::from(small.mantissa) << 63).checked_shr(apart).unwrap_or(0));
        Self::from_wide(sum, large.exponent - 63)
    }

    fn divide(self, by: Self) -> Self {
        let quotient = (u128::from(self.mantissa) << 64) / u128::from(by.mantissa);
        Self::from_wide(quotient, self.exponent - by.exponent - 64)
    }

    fn sqrt(self) -> Self {
        // An even exponent, and 126 bits or more under the root.
        let odd = self.exponent.rem_euclid(2);
        let wide = u128::from(self.mantissa) << (62 + odd);
        Self::from_wide(wide.isqrt(), (self.exponent - 62 - odd) / 2)
    }
}
