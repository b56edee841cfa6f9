//! Correctly rounded quotients of polynomials in the inputs.

use core::cmp::Ordering;

use super::ball::Ball;
use super::dyadic::{Dyadic, exactly};
use super::number::{Number, power_of_two};
use super::sum::{Linear, Sum};

/// A quotient of two polynomials, written once for every arithmetic.
pub(crate) trait Ratio {
    /// The numerator and the denominator, which must not be zero.
    fn parts<T: Number>(&self) -> (T, T);
    /// Its value in double-double, in the way that takes least.
    #[inline]
    fn ball(&self) -> Ball {
        let (n, d) = self.parts::<Ball>();
        n.divide(d)
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
pub(crate) fn rounded<L: Linear>(sum: L) -> f64 {
    if L::TERMS <= 2 {
        // The one rounding of an addition is the right one.
        return sum.near().clamp(-f64::MAX, f64::MAX) + 0.0;
    }
    rounded_wide(sum.padded())
}

/// The f64 nearest to a sum of up to five inputs.
#[cfg_attr(not(target_arch = "wasm32"), inline)]
#[cfg_attr(target_arch = "wasm32", inline(never))]
fn rounded_wide(sum: Sum<5>) -> f64 {
    quotient(&Whole(sum))
}

struct Whole(Sum<5>);

impl Ratio for Whole {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        (self.0.to(), T::of(1.0))
    }
    #[inline]
    fn ball(&self) -> Ball {
        self.0.to()
    }
}

#[cold]
#[inline(never)]
pub(super) fn quotient_slow(ratio: &impl Ratio) -> f64 {
    exactly(|| {
        let (n, d) = ratio.parts::<Dyadic>();
        divide(n, d)
    })
}

/// The exact stage, one for all ratios.
#[inline(never)]
fn divide(n: Dyadic, d: Dyadic) -> f64 {
    let sign = n.sign() * d.sign();
    if sign == 0 {
        return 0.0;
    }
    let (n, d) = (n.abs(), d.abs());
    let (top, bottom) = (n.leading(), d.leading());
    // Both mantissas are within one unit in 2⁶³, so the quotient is within three of its own.
    let bits = (u128::from(top.mantissa) << 63) / u128::from(bottom.mantissa);
    let exponent = top.exponent - bottom.exponent - 63;
    f64::from(sign) * nearest(bits, exponent, &|midpoint| (n - midpoint * d).sign().cmp(&0))
}

/// The f64 nearest to a positive number that is known to about 60 bits, `bits × 2^exponent`, and
/// can be compared exactly with a midpoint between two doubles.
///
/// ```text
///     bits  1 0 1 1 0 … 1 | 1 0 0 0 0 0 0 ?      in doubt only where the dropped bits are
///           what an f64 keeps    what it drops   within a few units of a half
/// ```
#[inline(never)]
pub(crate) fn nearest(bits: u128, exponent: i32, compare: &dyn Fn(Dyadic) -> Ordering) -> f64 {
    const DOUBT: u128 = 64;
    let length = 128 - bits.leading_zeros() as i32;
    // The distance between doubles there.
    let quantum = (exponent + length - 53).max(-1074);
    let drop = quantum - exponent;
    if drop > length + 1 {
        return 0.0; // less than a quarter of the smallest f64
    }
    let (kept, dropped, half) = (bits >> drop, bits & ((1 << drop) - 1), 1u128 << (drop - 1));
    let up = if dropped.abs_diff(half) > DOUBT {
        dropped > half
    } else {
        match compare(Dyadic::scaled(2 * kept as u64 + 1, quantum - 1)) {
            Ordering::Less => false,
            Ordering::Equal => kept & 1 == 1,
            Ordering::Greater => true,
        }
    };
    let rounded = kept as f64 + f64::from(u8::from(up));
    if quantum > 971 { f64::MAX } else { (rounded * power_of_two(quantum)).min(f64::MAX) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{rounds, words};
    use super::*;

    struct Plain(f64, f64);
    impl Ratio for Plain {
        fn parts<T: Number>(&self) -> (T, T) {
            (T::of(self.0), T::of(self.1))
        }
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
            assert_eq!(quotient(&Plain(x, y)), expected, "{x:e} / {y:e}");
            assert_eq!(quotient_slow(&Plain(x, y)), expected, "{x:e} / {y:e}");
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
            assert_eq!(quotient_slow(&Plain(x, y)), expected, "{x:e} / {y:e}");
        }
    }
}
