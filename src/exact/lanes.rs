//! Two numbers side by side in one register, x and y or enter and exit: filters without a branch.
//!
//! Each lane rounds as a scalar does, so the bits are the same on every machine. A comparison gives
//! a mask of all ones or all zeros. What cannot be decided here is no longer decided in a hurry: the
//! caller asks [`super::Ball`] and the stages after it.
//!
//! To multiply without rounding, a double is cut in two halves of 26 and 27 bits; products of halves
//! fit in a double (Dekker 1971).

use wide::f64x2;

use super::U;
use super::ball::SMALL;
use super::sum::Sum;

/// All bits of a double but those of its lower half.
const UPPER_HALF: f64 = f64::from_bits(!0 << 27);
/// More than a product of halves is off, relative to it, with some to spare.
const HALVES_U: f64 = power(-74);
/// More than five roundings of what a double leaves over, relative to the double.
const REST_U: f64 = power(-102);

/// `2^exponent`.
pub(crate) const fn power(exponent: i64) -> f64 {
    f64::from_bits(((1023 + exponent) as u64) << 52)
}

/// Where a number is further from zero than `factor × size`, and than underflow can matter.
#[inline]
pub(crate) fn is_above(x: f64x2, factor: f64, size: f64x2) -> f64x2 {
    x.abs().simd_gt(f64x2::splat(factor) * size + f64x2::splat(SMALL))
}

/// Both lanes exchanged.
#[inline]
pub(crate) fn swapped(v: f64x2) -> f64x2 {
    let [x, y] = v.to_array();
    f64x2::new([y, x])
}

/// The first lanes of both, and the second ones.
#[inline]
pub(crate) fn transposed(a: f64x2, b: f64x2) -> [f64x2; 2] {
    f64x2::transpose([a, b])
}

/// An unevaluated sum of two doubles.
#[derive(Clone, Copy)]
pub(crate) struct Double {
    /// What the sum rounds to.
    pub(crate) near: f64x2,
    /// What that leaves over.
    pub(crate) rest: f64x2,
    /// How far off both are from what they stand for, if at all.
    pub(crate) off: Option<f64x2>,
}

impl Double {
    /// `a + b` exactly (Knuth 1969).
    #[inline]
    pub(crate) fn sum(a: f64x2, b: f64x2) -> Self {
        let near = a + b;
        let bb = near - a;
        Self { near, rest: (a - (near - bb)) + (b - bb), off: None }
    }

    /// `x × x`, off by at most 2⁻¹⁰⁴ of it: only the square of the lower half, which has one bit too
    /// many, and the last sum may round.
    #[inline]
    pub(crate) fn square(x: f64x2) -> Self {
        let Halves { upper, lower, .. } = Halves::of(Self::of(x));
        let near = x * x;
        let twice = upper * lower + upper * lower;
        Self { near, rest: ((upper * upper - near) + twice) + lower * lower, off: None }
    }

    /// `x × y`, off by at most 2⁻⁷⁵ of it.
    ///
    /// The product of the upper halves is exact, and so is its difference from the rounded one, since
    /// they agree in 23 bits. What follows is below 2⁻²⁴ of it, and rounds three times.
    #[inline]
    pub(crate) fn product(x: Halves, y: Halves) -> Self {
        let near = x.near * y.near;
        let rest = ((x.upper * y.upper - near) + x.lower * y.upper) + x.near * y.lower;
        Self { near, rest, off: None }
    }

    /// A double as it is.
    #[inline]
    pub(crate) fn of(near: f64x2) -> Self {
        Self { near, rest: f64x2::splat(0.0), off: None }
    }

    /// What is made of each part and that of another.
    #[inline]
    pub(crate) fn zip(self, other: Self, make: impl Fn(f64x2, f64x2) -> f64x2) -> Self {
        let off = self.off.zip(other.off).map(|(off, other)| make(off, other));
        Self { near: make(self.near, other.near), rest: make(self.rest, other.rest), off }
    }
}

/// A double cut in halves: the upper one has 26 bits, the lower one all that is left of a [`Double`],
/// rounded by at most 2⁻⁷⁸ of it.
#[derive(Clone, Copy)]
pub(crate) struct Halves {
    near: f64x2,
    upper: f64x2,
    lower: f64x2,
}

impl Halves {
    #[inline]
    pub(crate) fn of(x: Double) -> Self {
        let upper = x.near & f64x2::splat(UPPER_HALF);
        Self { near: x.near, upper, lower: (x.near - upper) + x.rest }
    }

    #[inline]
    pub(crate) fn map(self, make: impl Fn(f64x2) -> f64x2) -> Self {
        Self { near: make(self.near), upper: make(self.upper), lower: make(self.lower) }
    }
}

/// `n / d` as `value + rest`, off by at most `doubt`.
///
/// ```text
/// q = n / d rounded      r = n − q d, nearly exactly      n / d = q + r / d
/// ```
///
/// q, taken by way of 1 / d, is within 5 U of the quotient. With q′ and d′ the upper halves, q′ d′
/// is exact, and so is n − q′ d′, since they agree in 23 bits. Three roundings of numbers below
/// 2⁻²⁴ n follow, each at most 2⁻⁷⁷ n, and that of the lower half of d: so r / d is known to 2⁻⁷⁴ q.
pub(crate) struct Quotient {
    value: Halves,
    rest: f64x2,
    doubt: f64x2,
}

impl Quotient {
    /// The quotient by `d`, whose reciprocal is given, rounded. d is exact.
    #[inline]
    pub(crate) fn new(n: Double, d: Halves, reciprocal: f64x2) -> Self {
        let q = n.near * reciprocal;
        let value = Halves::of(Double::of(q));
        let r = ((n.near - value.upper * d.upper) - value.lower * d.upper) + (n.rest - q * d.lower);
        let mut doubt = f64x2::splat(HALVES_U) * q.abs();
        if let Some(off) = n.off {
            doubt += f64x2::splat(1.5) * off * reciprocal.abs();
        }
        // Overflow leaves a NaN or a zero, and below SMALL the halves may underflow.
        let is_safe = q.abs().fast_min(n.near.abs()).simd_gt(f64x2::splat(SMALL));
        let doubt = is_safe.bitselect(doubt, f64x2::splat(f64::NAN));
        Self { value, rest: r * reciprocal, doubt }
    }

    /// Not a quotient, but a number that is known likewise: `near + step`, off by at most `doubt`.
    #[inline]
    pub(crate) fn stepped(near: f64x2, step: f64x2, doubt: f64x2) -> Self {
        let value = near + step;
        let is_safe = value.abs().simd_gt(f64x2::splat(SMALL));
        Self {
            value: Halves::of(Double::of(value)),
            rest: step - (value - near),
            doubt: is_safe.bitselect(doubt, f64x2::splat(f64::NAN)),
        }
    }

    /// The nearest double, and where that is certain.
    #[inline]
    pub(crate) fn nearest(&self) -> (f64x2, f64x2) {
        round(self.value.near, self.rest, self.doubt)
    }

    /// `origin + quotient × along`, likewise. `along` is exact; where it is zero, so is the product.
    ///
    /// The product is one of halves as above, and takes over what the quotient is off. A subnormal has
    /// no upper half.
    #[inline]
    pub(crate) fn reach(&self, origin: f64x2, along: Double) -> (f64x2, f64x2) {
        let product = Double::product(self.value, Halves::of(along));
        let (p, v) = (product.near, along.near);
        let sum = Double::sum(origin, p);
        let rest = sum.rest + (product.rest + self.rest * v);
        let doubt = self.doubt * v.abs()
            + (f64x2::splat(HALVES_U) * p.abs() + f64x2::splat(REST_U) * sum.near.abs());
        let (reached, is_sure) = round(sum.near, rest, doubt);
        let is_still = v.simd_eq(f64x2::splat(0.0));
        let is_safe = p.abs().fast_min(v.abs()).simd_gt(f64x2::splat(SMALL))
            & reached.abs().simd_le(f64x2::splat(f64::MAX));
        (is_still.bitselect(origin, reached), is_still | (is_sure & is_safe))
    }
}

/// The double nearest to `near + rest`, and where it stays so with `doubt` added and taken away: what
/// lies between rounds as the ends do. A doubt of NaN is never certain.
#[inline]
fn round(near: f64x2, rest: f64x2, doubt: f64x2) -> (f64x2, f64x2) {
    let (up, down) = (near + (rest + doubt), near + (rest - doubt));
    // + 0.0: never −0.0
    (up + f64x2::splat(0.0), up.simd_eq(down))
}

/// A sum of inputs in each lane.
pub(crate) trait LinearLanes: Copy {
    /// Its value in f64, added from left to right.
    fn near(self) -> f64x2;
    /// A bound on the error of that, divided by `U`.
    fn size(self) -> f64x2;
    /// Its value as a double and a rest: exact for up to two terms.
    fn double(self) -> Double;
    /// Where all terms are those of another sum.
    fn equals(self, other: Self) -> f64x2;
    /// What is made of each term and that of another sum.
    fn zip(self, other: Self, make: impl Fn(f64x2, f64x2) -> f64x2) -> Self;
}

impl<const N: usize> LinearLanes for Sum<N, f64x2> {
    #[inline]
    fn near(self) -> f64x2 {
        let mut sum = self.0[0];
        for term in &self.0[1..] {
            sum += *term;
        }
        sum
    }

    #[inline]
    fn size(self) -> f64x2 {
        let mut sum = self.0[0];
        let mut size = if N == 1 { sum.abs() } else { f64x2::splat(0.0) };
        for term in &self.0[1..] {
            sum += *term;
            size += sum.abs();
        }
        size
    }

    #[inline]
    fn double(self) -> Double {
        let mut double = Double::of(self.0[0]);
        for (place, term) in self.0[1..].iter().enumerate() {
            let sum = Double::sum(double.near, *term);
            let rest = if place == 0 { sum.rest } else { double.rest + sum.rest };
            double = Double { rest, ..sum };
        }
        if N <= 2 {
            return double;
        }
        // Each rest is at most U times a partial sum, and rounds when it is added. Where the sums
        // cancel, the rests may be larger than what is left of them.
        let off = f64x2::splat(2.0 * N as f64 * U * U) * self.size();
        Double { off: Some(off), ..Double::sum(double.near, double.rest) }
    }

    #[inline]
    fn equals(self, other: Self) -> f64x2 {
        let mut equal = self.0[0].simd_eq(other.0[0]);
        for i in 1..N {
            equal &= self.0[i].simd_eq(other.0[i]);
        }
        equal
    }

    #[inline]
    fn zip(self, other: Self, make: impl Fn(f64x2, f64x2) -> f64x2) -> Self {
        Sum(core::array::from_fn(|i| make(self.0[i], other.0[i])))
    }
}

#[cfg(test)]
mod tests {
    use super::super::dyadic::Dyadic;
    use super::super::quotient::{Ratio, quotient};
    use super::super::sum::{Linear, Number};
    use super::super::tests::{SPREADS, any, rounds, words};
    use super::*;

    /// `origin + n / d × along`.
    struct Reached {
        origin: f64,
        n: Sum<4>,
        d: Sum<2>,
        along: Sum<2>,
    }

    impl Ratio for Reached {
        fn parts<T: Number>(&self) -> (T, T) {
            let (n, d) = (self.n.to::<T>(), self.d.to::<T>());
            (T::of(self.origin) * d + n * self.along.to(), d)
        }
    }

    fn lane<const N: usize>(sum: Sum<N>) -> Double {
        sum.beside(sum).double()
    }

    /// The first lane, where it is certain.
    fn certain((value, is_sure): (f64x2, f64x2)) -> Option<f64> {
        (is_sure.to_bitmask() & 1 == 1).then(|| value.to_array()[0])
    }

    /// Asks about sums of two or four inputs each.
    fn hold(seed: u64, spread: u64) {
        let mut word = words(seed);
        for _ in 0..rounds(20_000) {
            let mut draw = || any(&mut word, spread);
            let n = if draw() > 0.0 {
                Sum([draw(), draw(), 0.0, 0.0])
            } else {
                Sum([draw(), draw(), draw(), draw()])
            };
            let (origin, d) = (draw() + 0.0, Sum([draw(), draw()]));
            let along = Sum([draw(), draw()]);
            if d.sign() == 0 {
                continue;
            }
            let (origin_lanes, way) = (f64x2::splat(origin), lane(along));
            let divisor = lane(d);
            let found =
                Quotient::new(lane(n), Halves::of(divisor), f64x2::splat(1.0) / divisor.near);
            let answers = [
                (certain(found.nearest()), Reached { origin: 0.0, n, d, along: Sum([1.0, 0.0]) }),
                (certain(found.reach(origin_lanes, way)), Reached { origin, n, d, along }),
            ];
            for (answer, exact) in answers {
                if let Some(x) = answer {
                    assert_eq!(x.to_bits(), quotient(&exact).to_bits(), "{n:?} {d:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_certain_is_the_nearest_double() {
        for (seed, spread) in (60..).zip(SPREADS) {
            hold(seed, spread);
        }
    }

    #[test]
    fn a_square_is_known_to_twice_the_bits() {
        let mut word = words(70);
        for _ in 0..rounds(20_000) {
            let x = any(&mut word, 120);
            let Double { near, rest, .. } = Double::square(f64x2::splat(x));
            let [near, rest] = [near, rest].map(|part| Dyadic::of(part.to_array()[0]));
            let off = (near + rest - Dyadic::of(x) * Dyadic::of(x)).abs();
            assert!((off - near * Dyadic::of(power(-104))).sign() <= 0, "{x:e}");
        }
    }
}
