//! Exact signs of polynomials in the inputs.

use super::ball::Ball;
use super::dyadic::{Dyadic, exactly};
use super::estimate::Estimate;
use super::number::{Number, Sign, U, UNDERFLOW, sign};
use super::sum::Sum;

/// A polynomial, written once for every arithmetic.
pub(crate) trait Polynomial {
    /// The value of the polynomial.
    fn value<T: Number>(&self) -> T;
}

/// The sign of a polynomial, exact for all finite inputs.
#[inline]
pub(crate) fn sign_of(polynomial: &impl Polynomial) -> Sign {
    polynomial.value::<Estimate>().sign().unwrap_or_else(|| sign_of_slow(polynomial))
}

#[cold]
#[inline(never)]
fn sign_of_slow(polynomial: &impl Polynomial) -> Sign {
    polynomial.value::<Ball>().sign().unwrap_or_else(|| exact_sign_of(polynomial))
}

/// The same without a filter: less code, where nobody waits for it.
fn exact_sign_of(polynomial: &impl Polynomial) -> Sign {
    exactly(|| polynomial.value::<Dyadic>().sign())
}

/// `a × d − b × c`
struct Determinant([Sum<4>; 4]);

impl Polynomial for Determinant {
    #[inline]
    fn value<T: Number>(&self) -> T {
        let [a, d, b, c] = self.0;
        a.to::<T>() * d.to() - b.to::<T>() * c.to()
    }
}

/// The exact sign of `a × d − b × c`.
#[inline]
pub(crate) fn det_sign<const A: usize, const D: usize, const B: usize, const C: usize>(
    a: Sum<A>,
    d: Sum<D>,
    b: Sum<B>,
    c: Sum<C>,
) -> Sign {
    let det = a.near() * d.near() - b.near() * c.near();
    if is_sure(det, a.size() * d.size() + b.size() * c.size()) {
        return sign(det);
    }
    sign_of_slow(&Determinant([a.padded(), d.padded(), b.padded(), c.padded()]))
}

/// The exact sign of `a − b`.
#[inline]
pub(crate) fn order<const A: usize, const B: usize>(a: Sum<A>, b: Sum<B>) -> Sign {
    a.minus(b).sign()
}

/// Whether `ad − bc` has the sign that its rounded value shows: the filter of a determinant for
/// kernels that have no time for [`Estimate`]. `size` is the sum of both products' sizes.
///
/// Each factor is off by at most `U` times its size, and each product rounds once more: 3U × size, plus
/// terms of U². Their difference rounds by `U` times itself, which cannot change its sign. So a `det`
/// beyond `(3 + 16U)U × size` has the right sign (Shewchuk's `orient2d`). 4U also covers the roundings of
/// `size`, and the second term covers products that underflow. Overflow makes both sides infinite or NaN,
/// and the filter is not sure.
#[inline]
pub(crate) fn is_sure(det: f64, size: f64) -> bool {
    det.abs() > 4.0 * U * size + UNDERFLOW
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::dvec2;

    fn turn(p: [f64; 6]) -> Sign {
        let [a, b, c] = [dvec2(p[0], p[1]), dvec2(p[2], p[3]), dvec2(p[4], p[5])];
        let (u, v) = (Sum::offset(a, b), Sum::offset(a, c));
        det_sign(u[0], v[1], u[1], v[0])
    }

    #[test]
    fn a_point_one_ulp_off_a_line_is_seen() {
        let up = 12.0f64.next_up();
        assert_eq!(turn([0.5, 0.5, 12.0, 12.0, 24.0, 24.0]), 0);
        assert_eq!(turn([0.5, 0.5, 12.0, up, 24.0, 24.0]), -1);
        assert_eq!(turn([0.5, 0.5, up, 12.0, 24.0, 24.0]), 1);
    }

    #[test]
    fn products_that_overflow_or_underflow_keep_their_sign() {
        let (big, tiny) = (f64::MAX, f64::from_bits(1));
        assert_eq!(turn([-big, -big, big, big, big, big.next_down()]), -1);
        assert_eq!(turn([-big, -big, big, big, 0.0, 0.0]), 0);
        assert_eq!(turn([0.0, 0.0, tiny, tiny, tiny, 0.0]), -1);
        assert_eq!(turn([0.0, 0.0, tiny, 0.0, big, tiny]), 1);
    }
}
