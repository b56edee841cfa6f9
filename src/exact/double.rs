//! Two numbers side by side in one register, x and y or enter and exit, and twice the bits of a double
//! for them: filters without a branch, whose callers know how far off they may be.
//!
//! Each lane rounds as a scalar does, so the bits are the same on every machine. A comparison returns
//! a mask of all ones or all zeros. Whatever is not certain here is computed again: by [`super::Ball`], then
//! by the exact stage.
//!
//! To multiply without rounding, a double is cut in two halves of 26 and 27 bits; products of halves
//! fit in a double (Dekker 1971).

use wide::f64x2;

/// True in both lanes.
pub(crate) const ALL: f64x2 = f64x2::splat(f64::from_bits(!0));

/// Both lanes exchanged.
#[inline]
pub(crate) fn swapped(v: f64x2) -> f64x2 {
    let [x, y] = v.to_array();
    f64x2::new([y, x])
}

/// All bits of a double but those of its lower half.
const UPPER_HALF: f64 = f64::from_bits(!0 << 27);

/// An unevaluated sum of two doubles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Double {
    /// What the sum rounds to, or nearly so.
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
    /// many, may round.
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
    /// they agree in 23 bits. Both lower halves, both products with them and both sums may round, and
    /// what x leaves over times the lower half of y is dropped: at most seven times 2⁻⁷⁸.
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

    /// Applies a function to each part.
    #[inline]
    pub(crate) fn map(self, make: impl Fn(f64x2) -> f64x2) -> Self {
        Self { near: make(self.near), rest: make(self.rest), off: self.off.map(make) }
    }

    /// Applies a function to each part and to that of another.
    #[inline]
    pub(crate) fn zip(self, other: Self, make: impl Fn(f64x2, f64x2) -> f64x2) -> Self {
        let off = self.off.zip(other.off).map(|(off, other)| make(off, other));
        Self { near: make(self.near, other.near), rest: make(self.rest, other.rest), off }
    }
}

/// A double cut in halves: the upper one has 26 bits, the lower one all that is left of a [`Double`],
/// rounded by at most 2⁻⁷⁸ of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halves {
    pub(super) near: f64x2,
    pub(super) upper: f64x2,
    pub(super) lower: f64x2,
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
