//! An unevaluated sum of inputs, and the arithmetics in which it can be evaluated.

use core::ops::{Add, Mul, Neg, Sub};

use glam::DVec2;

use super::ball::Ball;
use super::dyadic::Dyadic;
use super::{Sign, U, sign};

/// An arithmetic in which a polynomial in the inputs can be evaluated: [`Ball`] or [`Dyadic`].
pub(crate) trait Number:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self>
{
    /// The number that equals `x`.
    fn of(x: f64) -> Self;
}

/// A sum of `N` inputs, kept as its terms so that nothing has rounded yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum<const N: usize>(pub(crate) [f64; N]);

impl Sum<2> {
    /// `to − from` on both axes.
    #[inline]
    pub(crate) fn offset(from: DVec2, to: DVec2) -> [Self; 2] {
        [Self([to.x, -from.x]), Self([to.y, -from.y])]
    }
}

impl<const N: usize> Sum<N> {
    /// The sum in f64, added from left to right: exact for one term, rounded once for two.
    #[inline]
    pub(crate) fn near(self) -> f64 {
        let mut sum = self.0[0];
        for term in &self.0[1..] {
            sum += term;
        }
        sum
    }

    /// A size that bounds the error of [`near`](Self::near): at most `U` times this.
    #[inline]
    pub(crate) fn size(self) -> f64 {
        let (mut sum, mut size) = (self.0[0], if N == 1 { self.0[0].abs() } else { 0.0 });
        for term in &self.0[1..] {
            sum += term;
            size += sum.abs();
        }
        size
    }

    /// The sum in another arithmetic.
    #[inline]
    pub(crate) fn to<T: Number>(self) -> T {
        let mut sum = T::of(self.0[0]);
        for term in &self.0[1..] {
            sum = sum + T::of(*term);
        }
        sum
    }

    /// The exact sign of the sum.
    #[inline]
    pub(crate) fn sign(self) -> Sign {
        // One rounding never changes a sign: x − y underflows gradually, so it is 0 only if x = y.
        if N <= 2 {
            return sign(self.near());
        }
        // N − 1 roundings are each off by at most U times a partial sum.
        let (near, bound) = (self.near(), 2.0 * U * self.size());
        if near.abs() > bound { sign(near) } else { self.sign_slow() }
    }

    #[cold]
    fn sign_slow(self) -> Sign {
        self.to::<Ball>().sign().unwrap_or_else(|| self.to::<Dyadic>().sign())
    }
}
