//! An unevaluated sum of inputs, one at a time and two side by side.

use glam::DVec2;
use wide::f64x2;

use super::ball::Ball;
use super::double::Double;
use super::dyadic::{Dyadic, exactly};
use super::lanes::LinearLanes;
use super::number::{Number, Sign, U, sign};

/// A sum of `N` inputs, kept as its terms so that nothing has rounded yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum<const N: usize, T = f64>(pub(crate) [T; N]);

impl Sum<2> {
    /// `to − from` on both axes.
    #[inline]
    pub(crate) fn offset(from: DVec2, to: DVec2) -> [Self; 2] {
        [Self([to.x, -from.x]), Self([to.y, -from.y])]
    }
}

impl<const N: usize> Sum<N> {
    /// The sum with every term negated.
    #[inline]
    pub(crate) fn negated(self) -> Self {
        Self(self.0.map(|term| -term))
    }
}

/// A polynomial of degree one in the inputs.
pub(crate) trait Linear: Copy {
    /// How many inputs it has.
    const TERMS: usize;
    /// Its value in f64.
    fn near(self) -> f64;
    /// A bound on the error of that, divided by `U`.
    fn size(self) -> f64;
    /// A number with its exact sign: its value in f64 where that has it, else a mere −1, 0 or 1.
    fn signed(self) -> f64;
    /// Whether all terms are those of another sum.
    fn equals(self, other: Self) -> bool;
    /// Its value in another arithmetic.
    fn to<T: Number>(self) -> T;
    /// The sum on x and on y in one register.
    type Lanes: LinearLanes;
    /// This on x, beside another on y.
    fn beside(self, y: Self) -> Self::Lanes;
    /// This sum with terms of zero up to `M`.
    fn padded<const M: usize>(self) -> Sum<M>;
    /// Its exact sign.
    #[inline]
    fn sign(self) -> Sign {
        sign(self.signed())
    }
}

impl<const N: usize> Linear for Sum<N> {
    const TERMS: usize = N;

    #[inline]
    fn equals(self, other: Self) -> bool {
        self.0 == other.0
    }

    type Lanes = Sum<N, f64x2>;

    #[inline]
    fn beside(self, y: Self) -> Self::Lanes {
        Sum(core::array::from_fn(|term| f64x2::new([self.0[term], y.0[term]])))
    }

    #[inline]
    fn padded<const M: usize>(self) -> Sum<M> {
        const { assert!(N <= M) }
        Sum(core::array::from_fn(|term| if term < N { self.0[term] } else { 0.0 }))
    }

    /// Added from left to right: exact for one term, rounded once for two.
    #[inline]
    fn near(self) -> f64 {
        let mut sum = self.0[0];
        for term in &self.0[1..] {
            sum += term;
        }
        sum
    }

    /// The sum of all partial sums: each rounding is off by at most `U` times one of them.
    #[inline]
    fn size(self) -> f64 {
        let (mut sum, mut size) = (self.0[0], if N == 1 { self.0[0].abs() } else { 0.0 });
        for term in &self.0[1..] {
            sum += term;
            size += sum.abs();
        }
        size
    }

    #[inline]
    fn signed(self) -> f64 {
        // One rounding never changes a sign: x − y underflows gradually, so it is 0 only if x = y.
        let near = self.near();
        if N <= 2 || near.abs() > 2.0 * U * self.size() { near } else { sign_slow(self.padded()) }
    }

    #[inline]
    fn to<T: Number>(self) -> T {
        if N == 1 {
            return T::of(self.0[0]);
        }
        // A term of zero may be padding.
        let is_one = N > 2 && self.0[1 % N] == 0.0;
        let mut sum = if is_one { T::of(self.0[0]) } else { T::of_two(self.0[0], self.0[1 % N]) };
        for term in &self.0[2.min(N)..] {
            if *term != 0.0 {
                sum = sum + T::of(*term);
            }
        }
        sum
    }
}

#[cold]
#[inline(never)]
fn sign_slow(sum: Sum<5>) -> f64 {
    // Two terms, the rest padding: their one rounding keeps the sign.
    if sum.0[2..] == [0.0; 3] {
        return sum.near();
    }
    f64::from(sum.to::<Ball>().sign().unwrap_or_else(|| exactly(|| sum.to::<Dyadic>().sign())))
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
    fn place(self) -> f64x2 {
        self.0.into_iter().skip(2).fold(self.0[0], |sum, term| sum + term)
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
