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

/// A quotient of two sums of inputs, such as the time at which a path meets a line: `(side − start) / motion`.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Fraction {
    pub(crate) n: Sum<4>,
    /// Not zero.
    pub(crate) d: Sum<2>,
}

impl Fraction {
    #[inline]
    pub(crate) fn new<const N: usize, const D: usize>(n: Sum<N>, d: Sum<D>) -> Self {
        Self { n: n.padded(), d: d.padded() }
    }

    /// Its value in double-double.
    #[inline]
    pub(crate) fn ball(&self) -> Ball {
        self.n.to::<Ball>().divide(self.d.to())
    }

    /// The f64 nearest to it.
    #[inline]
    pub(crate) fn nearest(&self) -> f64 {
        self.nearest_to(self.ball())
    }

    /// The f64 nearest to it, given its value in double-double.
    #[inline]
    pub(crate) fn nearest_to(&self, ball: Ball) -> f64 {
        nearest_to(ball, &self.reach(Sum([0.0]), Sum([1.0])))
    }

    /// `start + self × along`: a coordinate on the path at that time.
    #[inline]
    pub(crate) fn reach<const S: usize, const A: usize>(
        self,
        start: Sum<S>,
        along: Sum<A>,
    ) -> Reached {
        Reached { start: start.padded(), fraction: self, along: along.padded() }
    }
}

/// `start + (n / d) × along`, over one denominator.
pub(crate) struct Reached {
    start: Sum<3>,
    fraction: Fraction,
    along: Sum<2>,
}

impl Ratio for Reached {
    #[inline]
    fn parts<T: Number>(&self) -> (T, T) {
        let (n, d) = (self.fraction.n.to::<T>(), self.fraction.d.to());
        (self.start.to::<T>() * d + n * self.along.to(), d)
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
        // An addition rounds once, and correctly.
        return sum.near().clamp(-f64::MAX, f64::MAX) + 0.0;
    }
    rounded_wide(sum.padded())
}

/// The nearest f64 that is not below a sum if `up`, else not above it; within the range.
pub(crate) fn rounded_to<const N: usize>(sum: Sum<N>, up: bool) -> f64 {
    let near = rounded(sum);
    match (up, order(sum, Sum([near]))) {
        (true, 1) => near.next_up().min(f64::MAX),
        (false, -1) => near.next_down().max(f64::MIN),
        _ => near,
    }
}

/// The f64 nearest to a sum of up to seven inputs.
#[cfg_attr(not(target_arch = "wasm32"), inline)]
#[cfg_attr(target_arch = "wasm32", inline(never))]
fn rounded_wide(sum: Sum<7>) -> f64 {
    nearest_to(sum.to(), &Total(sum))
}

/// A sum, as a quotient by one.
struct Total(Sum<7>);

impl Ratio for Total {
    fn parts<T: Number>(&self) -> (T, T) {
        (self.0.to(), T::of(1.0))
    }
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

    fn plain(x: f64, y: f64) -> Reached {
        Fraction::new(Sum([x]), Sum([y])).reach(Sum([0.0]), Sum([1.0]))
    }

    /// If both operands are f64, IEEE 754 division is the judge.
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
