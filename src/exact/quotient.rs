//! Correctly rounded quotients of polynomials in the inputs.

use super::ball::Ball;
use super::dyadic::{Dyadic, exactly};
use super::nearest::nearest;
use super::number::Number;
use super::polynomial::order;
use super::sum::Sum;

/// A quotient of two polynomials, written once for every arithmetic.
pub(crate) trait Ratio {
    /// The numerator and the denominator, which must not be zero.
    fn parts<T: Number>(&self) -> (T, T);
    /// Its value in double-double.
    #[inline]
    fn ball(&self) -> Ball {
        let (n, d) = self.parts::<Ball>();
        n.divide(d)
    }
}

/// A quotient of two sums.
impl<const N: usize, const D: usize> Ratio for (Sum<N>, Sum<D>) {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        (self.0.to(), self.1.to())
    }
}

/// The f64 nearest to the quotient, ties to even; beyond the range ±[`f64::MAX`].
#[inline]
pub(crate) fn quotient(ratio: &impl Ratio) -> f64 {
    nearest_to(ratio.ball(), ratio)
}

/// The f64 nearest to a quotient whose value in double-double is known.
#[inline]
pub(crate) fn nearest_to(ball: Ball, ratio: &impl Ratio) -> f64 {
    // + 0.0: a quotient of zero is never −0.0
    ball.round().unwrap_or_else(|| quotient_slow(ratio)) + 0.0
}

/// The f64 nearest to a sum of inputs; beyond the range ±[`f64::MAX`].
#[inline]
pub(crate) fn rounded<const N: usize>(sum: Sum<N>) -> f64 {
    if N <= 2 {
        // The one rounding of an addition is the right one.
        return sum.near().clamp(-f64::MAX, f64::MAX) + 0.0;
    }
    rounded_wide(sum.padded())
}

/// The f64 nearest to a sum that is not below it where `up`, else not above it; within the range.
pub(crate) fn rounded_to<const N: usize>(sum: Sum<N>, up: bool) -> f64 {
    let near = rounded(sum);
    match (up, order(sum, Sum([near]))) {
        (true, 1) => near.next_up().min(f64::MAX),
        (false, -1) => near.next_down().max(f64::MIN),
        _ => near,
    }
}

/// The f64 nearest to a sum of up to five inputs.
#[cfg_attr(not(target_arch = "wasm32"), inline)]
#[cfg_attr(target_arch = "wasm32", inline(never))]
fn rounded_wide(sum: Sum<5>) -> f64 {
    nearest_to(sum.to(), &(sum, Sum([1.0])))
}

#[cold]
#[inline(never)]
pub(super) fn quotient_slow(ratio: &impl Ratio) -> f64 {
    exactly(|| {
        let ((n, d), none) = (ratio.parts::<Dyadic>(), Dyadic::ZERO);
        nearest(if d.sign() < 0 { [-n, none, none, -d] } else { [n, none, none, d] })
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{rounds, words};
    use super::*;

    fn plain(x: f64, y: f64) -> (Sum<1>, Sum<1>) {
        (Sum([x]), Sum([y]))
    }

    /// Where both operands are f64, IEEE 754 division is the judge.
    #[test]
    fn both_stages_agree_with_the_division_of_the_machine() {
        let mut word = words(1);
        let mut any = || {
            let x = f64::from_bits(word());
            if x.is_finite() && x != 0.0 { x } else { 1.0 }
        };
        for _ in 0..rounds(20_000) {
            let (x, y) = (any(), any());
            let expected = (x / y).clamp(-f64::MAX, f64::MAX);
            assert_eq!(quotient(&plain(x, y)), expected, "{x:e} / {y:e}");
            assert_eq!(quotient_slow(&plain(x, y)), expected, "{x:e} / {y:e}");
        }
    }

    #[test]
    fn the_smallest_quotients_round_to_even() {
        let tiny = f64::from_bits(1);
        for (x, y, expected) in [
            (tiny, 2.0, 0.0),
            (3.0 * tiny, 2.0, 2.0 * tiny),
            (tiny, 1.5, tiny),
            (tiny, 4.0, 0.0),
            (f64::MAX, 0.5, f64::MAX),
            (-f64::MAX, tiny, -f64::MAX),
        ] {
            assert_eq!(quotient_slow(&plain(x, y)), expected, "{x:e} / {y:e}");
        }
    }
}
