//! Double-double arithmetic with a running error bound.
//!
//! A [`Ball`] is `hi + lo ± err` with `hi = fl(hi + lo)`: about 106 bits and a promise that the true
//! value is no farther than `err` away. Error-free transformations (Dekker 1971, Knuth 1969) give
//! the rounding error of one operation as a second f64:
//!
//! ```text
//! two_sum  a + b = s + e  exactly        two_product  a × b = p + e  exactly
//! ```
//!
//! For browsers no operation is inlined: there bytes count more than the speed of this stage.
//!
//! Overflow makes a part infinite or NaN, and then every function below answers "unsure"; underflow
//! is added to `err`.

use core::ops::{Add, Mul, Neg, Sub};

use super::number::{Number, Root, SMALL, Sign, power_of_two, sign};

/// 64 times the smallest f64: more than underflow can take from a product of double-doubles and its bound.
/// Each of the eleven partial products in them is off by at most half the smallest f64, and what
/// follows them rounds by as much again: about 10 of these 64.
const BALL_UNDERFLOW: f64 = power_of_two(-1068);
/// More than the rounding errors of one double-double operation, relative to its result. In units of
/// u² = 2⁻¹⁰⁶, a sum is off by 2; a product by 8 (cross products 2, their sum 2, lo × lo 1, the last sum
/// 3); a quotient by 12 (r rounds by 2 + 1 + 3, r / by.hi by 3, and leaves out by.lo: 3); a root by 5.
/// Here are 64. Joldes, Muller & Popescu 2017 prove 7 for such a product, 15 for such a quotient.
pub(super) const DOUBLE_U: f64 = power_of_two(-100);

/// `hi + lo`, within `err` of the true value, up to a few roundings of `err` itself: `sign` and `round`
/// allow for those.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ball {
    hi: f64,
    lo: f64,
    err: f64,
}

#[inline]
pub(super) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let bb = s - a;
    (s, (a - (s - bb)) + (b - bb))
}

/// The sum and its rounding error, for |a| ≥ |b|.
#[inline]
fn fast_two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    (s, b - (s - a))
}

/// The upper 26 bits and the rest (Veltkamp 1968).
#[inline]
fn split(a: f64) -> (f64, f64) {
    let c = 134_217_729.0 * a; // 2²⁷ + 1
    let hi = c - (c - a);
    (hi, a - hi)
}

#[inline]
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let p = a * b;
    let ((ah, al), (bh, bl)) = (split(a), split(b));
    (p, al * bl - (((p - ah * bh) - al * bh) - ah * bl))
}

impl Ball {
    /// `hi`, `lo` and `err`.
    #[cfg(test)]
    pub(super) fn parts(self) -> [f64; 3] {
        [self.hi, self.lo, self.err]
    }

    /// The sign of the true value; `None` if unsure.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn sign(self) -> Option<Sign> {
        // An overflow has left an infinity or NaN in lo.
        let known = self.hi.abs() > 2.0 * self.err || (self.err == 0.0 && self.hi == 0.0);
        (known && self.lo.is_finite()).then(|| sign(self.hi))
    }

    /// The f64 nearest to the true value, if both ends of the ball round to it.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn round(self) -> Option<f64> {
        if self.err == 0.0 && self.lo.is_finite() {
            return Some(self.hi); // hi = fl(hi + lo); an overflow has left a NaN in lo
        }
        // The second term covers the rounding of lo ± err itself.
        let err = self.err * 1.5 + self.lo.abs() * f64::EPSILON;
        let (up, down) = (self.hi + (self.lo + err), self.hi + (self.lo - err));
        // Rounding is monotone: whatever lies between the ends rounds as they do.
        (up == down).then_some(up)
    }

    /// The quotient. Unsure (NaN) if the divisor may be zero.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub(crate) fn divide(self, by: Self) -> Self {
        let q = self.hi / by.hi;
        // r = self − q × by, whose leading parts cancel exactly.
        let (p, e) = two_product(q, by.hi);
        let r = (((self.hi - p) - e) + self.lo) - q * by.lo;
        let (hi, lo) = fast_two_sum(q, r / by.hi);
        let zero = self.hi == 0.0 && self.err == 0.0;
        let safe = zero || (p.abs() > SMALL && q.abs() > SMALL);
        let mut err = DOUBLE_U * q.abs();
        // |(n + α) / (d + β) − n / d| ≤ (α + |q| β) / (|d| − β): as β < |d| / 4, at most 4/3 of
        // (α + |q| β) / |d|. The rest of 1.5, and 1.01, cover that q, d and this bound have rounded.
        // What underflows here is far below DOUBLE_U × |q|, since |q d| is above SMALL.
        if self.err + by.err != 0.0 {
            err += 1.5 * (self.err + 1.01 * q.abs() * by.err) / by.hi.abs();
            if by.err >= 0.25 * by.hi.abs() {
                err = f64::NAN;
            }
        }
        let err = if safe { err } else { f64::NAN };
        Self { hi, lo, err }
    }
}

impl Root for Ball {
    /// Unsure (NaN) near zero.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn sqrt(self) -> Self {
        // A value of zero is certain only if there is no error.
        if self.hi == 0.0 && self.err == 0.0 {
            return self;
        }
        // x = √hi, then one Newton step for the rest: (a − x²) / 2x.
        let x = self.hi.sqrt();
        let (p, e) = two_product(x, x);
        let (hi, lo) = two_sum(x, (((self.hi - p) - e) + self.lo) / (2.0 * x));
        let safe = self.hi > SMALL && self.err < 0.25 * self.hi;
        // √(a + ε) − √a ≤ ε / 2√(a − ε), and (a − ε) ≥ a × 3/4.
        let err = if safe { DOUBLE_U * hi + 0.6 * self.err / hi } else { f64::NAN };
        Self { hi, lo, err }
    }
}

impl Number for Ball {
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn of(x: f64) -> Self {
        Self { hi: x, lo: 0.0, err: 0.0 }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn of_two(x: f64, y: f64) -> Self {
        let (hi, lo) = two_sum(x, y);
        Self { hi, lo, err: 0.0 }
    }
}

impl Add for Ball {
    type Output = Self;
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn add(self, b: Self) -> Self {
        let (s, e) = two_sum(self.hi, b.hi);
        let (t, f) = two_sum(self.lo, b.lo);
        let (c, g) = two_sum(e, t);
        let (hi, c) = two_sum(s, c);
        let rest = f + g;
        let (hi, lo) = two_sum(hi, c + rest);
        // Nothing was dropped if the tails are empty.
        let rounding = if rest == 0.0 { 0.0 } else { DOUBLE_U * hi.abs() + DOUBLE_U * t.abs() };
        Self { hi, lo, err: (self.err + b.err) + rounding }
    }
}

impl Neg for Ball {
    type Output = Self;
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn neg(self) -> Self {
        Self { hi: -self.hi, lo: -self.lo, err: self.err }
    }
}

impl Sub for Ball {
    type Output = Self;
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn sub(self, b: Self) -> Self {
        self + -b
    }
}

impl Mul for Ball {
    type Output = Self;
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn mul(self, b: Self) -> Self {
        let (p, e) = two_product(self.hi, b.hi);
        let cross = self.hi * b.lo + self.lo * b.hi;
        let (hi, lo) = fast_two_sum(p, e + cross);
        let mut err = 0.0;
        if self.lo != 0.0 || b.lo != 0.0 {
            err += DOUBLE_U * p.abs();
        }
        let uncertain = self.err + b.err != 0.0;
        if uncertain {
            // 1.01: the true factors are hi (1 ± u).
            err += 1.01 * (self.hi.abs() * b.err + b.hi.abs() * self.err) + self.err * b.err;
        }
        // Underflow, in the product or in its error bound; only a certain zero has neither.
        let zero = |x: Self| x.hi == 0.0 && x.err == 0.0;
        if (uncertain || p.abs() < SMALL) && !zero(self) && !zero(b) {
            err += BALL_UNDERFLOW;
        }
        Self { hi, lo, err }
    }
}
