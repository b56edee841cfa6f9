//! An unevaluated sum of inputs, one at a time and two side by side.

use core::ops::Add;

use glam::DVec2;
use wide::f64x2;

use super::ball::Ball;
use super::double::Double;
use super::dyadic::{Dyadic, exactly};
use super::number::{Number, Sign, U, sign};

/// A sum of `N` inputs, kept as its terms so that nothing has rounded yet: a polynomial of degree one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sum<const N: usize, T = f64>(pub(crate) [T; N]);

/// An input, or two side by side.
pub(crate) trait Term: Copy + Add<Output = Self> {
    fn abs(self) -> Self;
}

impl Term for f64 {
    #[inline]
    fn abs(self) -> Self {
        self.abs()
    }
}

impl Term for f64x2 {
    #[inline]
    fn abs(self) -> Self {
        self.abs()
    }
}

impl<const N: usize, T: Term> Sum<N, T> {
    /// Its value, added from left to right: exact for one term, rounded once for two.
    #[inline]
    pub(crate) fn near(self) -> T {
        let mut sum = self.0[0];
        for term in &self.0[1..] {
            sum = sum + *term;
        }
        sum
    }

    /// At least the size of [`near`](Self::near), and at least its error divided by `U`: the sum of all partial
    /// sums, since each rounding is off by at most `U` times one of them.
    #[inline]
    pub(crate) fn size(self) -> T {
        let mut sum = self.0[0];
        let mut size = sum.abs();
        for (place, term) in self.0[1..].iter().enumerate() {
            sum = sum + *term;
            size = if place == 0 { sum.abs() } else { size + sum.abs() };
        }
        size
    }
}

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

    /// The difference of two sums.
    #[inline]
    pub(super) fn minus<const M: usize>(self, other: Sum<M>) -> Sum<9> {
        const { assert!(N + M <= 9) }
        let mut terms = self.padded().0;
        terms[N..N + M].copy_from_slice(&other.negated().0);
        Sum(terms)
    }

    /// This sum with terms of zero up to `M`.
    #[inline]
    pub(crate) fn padded<const M: usize>(self) -> Sum<M> {
        const { assert!(N <= M) }
        Sum(core::array::from_fn(|term| if term < N { self.0[term] } else { 0.0 }))
    }

    /// Its exact sign.
    #[inline]
    pub(crate) fn sign(self) -> Sign {
        sign(self.signed())
    }

    /// A number with its exact sign: its value in f64 if that has it, else −1, 0 or 1.
    #[inline]
    pub(crate) fn signed(self) -> f64 {
        // One rounding never changes a sign: x − y underflows gradually, so it is 0 only if x = y.
        let near = self.near();
        if N <= 2 || near.abs() > 2.0 * U * self.size() { near } else { sign_slow(self.padded()) }
    }

    /// Its value in another arithmetic.
    #[inline]
    pub(crate) fn to<T: Number>(self) -> T {
        if N == 1 {
            return T::of(self.0[0]);
        }
        // A term of zero may be padding.
        let is_one = self.0[1 % N] == 0.0;
        let mut sum = if is_one { T::of(self.0[0]) } else { T::of_two(self.0[0], self.0[1 % N]) };
        for term in &self.0[2.min(N)..] {
            if *term != 0.0 {
                sum = sum + T::of(*term);
            }
        }
        sum
    }

    /// This on x, beside another on y.
    #[inline]
    pub(crate) fn beside(self, y: Self) -> Sum<N, f64x2> {
        Sum(core::array::from_fn(|term| f64x2::new([self.0[term], y.0[term]])))
    }
}

#[cold]
#[inline(never)]
fn sign_slow(sum: Sum<9>) -> f64 {
    // Two terms, and the rest is padding: their one rounding keeps the sign.
    if sum.0[2..] == [0.0; 7] {
        return sum.near();
    }
    f64::from(sum.to::<Ball>().sign().unwrap_or_else(|| exactly(|| sum.to::<Dyadic>().sign())))
}

impl<const N: usize> Sum<N, f64x2> {
    /// Its value as a double and a rest: exact for up to two terms.
    #[inline]
    pub(crate) fn double(self) -> Double {
        let mut double = Double::of(self.0[0]);
        for (place, term) in self.0[1..].iter().enumerate() {
            let sum = Double::sum(double.near, *term);
            let rest = if place == 0 { sum.rest } else { double.rest + sum.rest };
            double = Double { rest, ..sum };
        }
        if N <= 2 {
            return double;
        }
        // Each rest is at most U times a partial sum, and rounds when it is added. If the sums cancel, the
        // rests may be larger than what remains.
        let off = f64x2::splat(2.0 * N as f64 * U * U) * self.size();
        Double { off: Some(off), ..Double::sum(double.near, double.rest) }
    }

    /// The sum without its second term. For `side − start + …` that is the side's own coordinate.
    #[inline]
    pub(crate) fn place(self) -> f64x2 {
        self.0.into_iter().skip(2).fold(self.0[0], |sum, term| sum + term)
    }

    /// In which lanes all terms are those of another sum.
    #[inline]
    pub(crate) fn equals(self, other: Self) -> f64x2 {
        let mut equal = self.0[0].simd_eq(other.0[0]);
        for i in 1..N {
            equal &= self.0[i].simd_eq(other.0[i]);
        }
        equal
    }

    /// Combines two sums term by term.
    #[inline]
    pub(crate) fn zip(self, other: Self, make: impl Fn(f64x2, f64x2) -> f64x2) -> Self {
        Sum(core::array::from_fn(|i| make(self.0[i], other.0[i])))
    }
}
