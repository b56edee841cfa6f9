//! Two numbers side by side in one register, x and y or enter and exit: filters without a branch.
//!
//! Each lane rounds as a scalar does, so the bits are the same on every machine. A comparison gives
//! a mask of all ones or all zeros. What is not certain here goes the slow way: [`super::Ball`], then
//! the exact stage.

use wide::f64x2;

use super::double::Double;
use super::number::SMALL;

/// True in both lanes.
pub(crate) const ALL: f64x2 = f64x2::splat(f64::from_bits(!0));
/// True in the second: y, or exit.
pub(crate) const SECOND: f64x2 = f64x2::new([0.0, f64::from_bits(!0)]);

/// Where a product is further from zero than `factor × size`, and than underflow can matter.
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

/// A sum of inputs in each lane.
pub(crate) trait LinearLanes: Copy {
    /// Its value in f64, added from left to right.
    fn near(self) -> f64x2;
    /// A bound on the error of that, divided by `U`.
    fn size(self) -> f64x2;
    /// Its value as a double and a rest: exact for up to two terms.
    fn double(self) -> Double;
    /// All but the second term: of a line seen from the start, its own coordinate.
    fn place(self) -> f64x2;
    /// Where all terms are those of another sum.
    fn equals(self, other: Self) -> f64x2;
    /// What is made of each term and that of another sum.
    fn zip(self, other: Self, make: impl Fn(f64x2, f64x2) -> f64x2) -> Self;
}
