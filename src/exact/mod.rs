//! Signs and quotients that are always right: every verdict is built on them.
//!
//! A verdict is the sign of a small polynomial in the *inputs*. Inputs are kept as they are, in
//! unevaluated sums ([`Sum`]), because a stored difference has already rounded. The first of three stages
//! that is sure gives the answer:
//!
//! ```text
//! 1 filter   the polynomial in f64, and a bound on how far off that can be     always tried
//! 2 ball     the same in double-double with a running error bound              now and then
//! 3 dyadic   the same in integers times a power of two: no rounding at all     ties and extremes
//! ```
//!
//! Turns of three points have a quicker stage in between ([`products`]), since many points lie on one line.
//!
//! Constructed numbers work in the same way: if both ends of a ball round to the same f64, that is the
//! correctly rounded answer; else the exact stage compares with the midpoint in question.
//!
//! Only `+ − × ÷ √` of IEEE 754 are used, no fused multiply-add, so all machines give the same bits.
//! Sources: Shewchuk 1997 (filter bounds), Dekker 1971 (double-double), Ziv 1991 (rounding test).

mod ball;
pub(crate) mod determinant;
mod double;
mod dyadic;
mod estimate;
mod nearest;
mod number;
mod polynomial;
mod products;
mod quick_quotient;
mod quotient;
mod sum;
mod surd;
#[cfg(test)]
mod tests;

pub(crate) use ball::Ball;
pub(crate) use double::{ALL, Double, Halves, swapped};
pub(crate) use estimate::Estimate;
pub(crate) use number::{Number, Root, SMALL, Sign, U, UNDERFLOW, power_of_two, sign};
pub(crate) use polynomial::{Polynomial, det_sign, is_sure, order, sign_of};
pub(crate) use quick_quotient::{Quotient, nearest_sum};
pub(crate) use quotient::{Fraction, Ratio, nearest_to, quotient, rounded, rounded_to};
pub(crate) use sum::Sum;
pub(crate) use surd::{
    LengthTerm, OfLength, Surd, TwoRoots, nearest_to_surd, order_of_surds, surd, surd_sign,
    two_roots_sign, unit_vector,
};

#[cfg(test)]
pub(crate) use tests::{SPREADS, any, words};

/// How many inputs have reached the exact stage on this thread.
#[cfg(test)]
pub(crate) fn entered() -> u64 {
    dyadic::ENTERED.get()
}
