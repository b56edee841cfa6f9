//! Correctly rounded values of `(P + S√D) / R`: lengths, unit vectors, times and points at a circle.

use glam::DVec2;

use super::ball::Ball;
use super::dyadic::{Dyadic, exactly};
use super::nearest::{nearest, root_sum_sign};
use super::number::{Number, Root, Sign};
use super::sum::Sum;

/// A number with one square root.
pub(crate) trait Surd {
    /// P, S, D and R of `(P + S√D) / R`, with D ≥ 0 and R > 0.
    fn parts<T: Number>(&self) -> [T; 4];
}

#[inline]
fn ball_of(number: &impl Surd) -> Ball {
    let [p, s, d, r] = number.parts::<Ball>();
    (p + s * d.sqrt()).divide(r)
}

/// The f64 nearest to it, ties to even; beyond the range ±[`f64::MAX`].
#[inline]
pub(crate) fn surd(number: &impl Surd) -> f64 {
    nearest_to_surd(ball_of(number), number)
}

/// The f64 nearest to a number whose value in double-double is known.
#[inline]
pub(crate) fn nearest_to_surd(ball: Ball, number: &impl Surd) -> f64 {
    // + 0.0: zero is never −0.0
    ball.round().unwrap_or_else(|| surd_slow(number)) + 0.0
}

/// The unit vector in the direction of a vector that is not zero, correctly rounded.
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(crate) fn unit_vector<const N: usize>(vector: [Sum<N>; 2]) -> DVec2 {
    let vector = vector.map(Sum::padded);
    DVec2::from([0, 1].map(|axis| surd(&OfLength { vector, term: LengthTerm::Unit(axis) })))
}

/// A number made of a vector (x, y) and its length d, which is not zero if it is a divisor.
pub(crate) struct OfLength {
    pub(crate) vector: [Sum<9>; 2],
    pub(crate) term: LengthTerm,
}

/// Which number it is.
pub(crate) enum LengthTerm {
    /// `d`
    Length,
    /// `x / d`, or `y / d`.
    Unit(usize),
    /// `r − d`
    Missing(Sum<2>),
    /// `x (r − d) / d`, or likewise of y.
    Along(Sum<2>, usize),
}

impl Surd for OfLength {
    #[inline]
    fn parts<T: Number>(&self) -> [T; 4] {
        let vector = self.vector.map(Sum::to::<T>);
        let square = vector[0] * vector[0] + vector[1] * vector[1];
        let (zero, one) = (T::of(0.0), T::of(1.0));
        match self.term {
            LengthTerm::Length => [zero, one, square, one],
            LengthTerm::Unit(axis) => [zero, vector[axis], square, square],
            LengthTerm::Missing(r) => [r.to(), -one, square, one],
            LengthTerm::Along(r, axis) => {
                let x = vector[axis];
                [-(x * square), x * r.to(), square, square]
            }
        }
    }
}

/// Its exact sign.
#[cold]
#[inline(never)]
pub(crate) fn surd_sign(number: &impl Surd) -> Sign {
    let exact = || {
        let [p, s, d, _] = number.parts::<Dyadic>();
        root_sum_sign(p, s, d)
    };
    ball_of(number).sign().unwrap_or_else(|| exactly(exact))
}

/// `G + X√D + Y√E` with D, E ≥ 0.
pub(crate) trait TwoRoots {
    /// G, X, D, Y and E.
    fn parts<T: Number>(&self) -> [T; 5];
}

/// The exact sign of a number with two square roots.
#[cold]
#[inline(never)]
pub(crate) fn two_roots_sign(number: &impl TwoRoots) -> Sign {
    let [g, x, d, y, e] = number.parts::<Ball>();
    let exact = || exact_two_roots_sign(number.parts());
    (g + (x * d.sqrt() + y * e.sqrt())).sign().unwrap_or_else(|| exactly(exact))
}

/// If both roots have one sign, or G and the sum of the roots, that is it. Else the larger square decides:
///
/// ```text
/// G² − (X√D + Y√E)² = (G² − X²D − Y²E) − 2XY√(DE)
/// ```
#[inline(never)]
fn exact_two_roots_sign([g, x, d, y, e]: [Dyadic; 5]) -> Sign {
    let (first, second) = (x * x * d, y * y * e);
    let (left, right) = (g.sign(), {
        let (x, y) = (x.sign() * d.sign(), y.sign() * e.sign());
        if x * y >= 0 { (x + y).signum() } else { x * (first - second).sign() }
    });
    if left * right >= 0 {
        return (left + right).signum();
    }
    left * root_sum_sign(g * g - first - second, -(x * y + x * y), d * e)
}

/// The sign of one number minus another.
pub(crate) fn order_of_surds(one: &impl Surd, other: &impl Surd) -> Sign {
    two_roots_sign(&Difference(one, other))
}

/// `(P + S√D) / R − (Q + T√E) / U`, times R and U.
struct Difference<'a, One, Other>(&'a One, &'a Other);

impl<One: Surd, Other: Surd> TwoRoots for Difference<'_, One, Other> {
    fn parts<T: Number>(&self) -> [T; 5] {
        let ([p, s, d, r], [q, t, e, u]) = (self.0.parts::<T>(), self.1.parts::<T>());
        [p * u - q * r, s * u, d, -(t * r), e]
    }
}

/// The exact stage.
#[cold]
#[inline(never)]
pub(super) fn surd_slow(number: &impl Surd) -> f64 {
    exactly(|| nearest(number.parts()))
}
