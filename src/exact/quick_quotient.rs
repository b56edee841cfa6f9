//! Correctly rounded quotients, two at once, for kernels that have no time for [`super::Ball`]. They are
//! right if they are certain, and they nearly always are.

use wide::f64x2;

use super::double::{Double, Halves};
use super::number::{SMALL, power_of_two};

/// A bound on the error of a quotient or a product of halves, relative to it, with some to spare.
const HALVES_U: f64 = power_of_two(-74);
/// A bound on the roundings in the rest of a sum with the origin, relative to each of the sums: their rests
/// are at most U of them, and round when the others and the doubt are added, 4 U². The roundings of the other
/// rests are relative to the products, some 50 U² of them, and `HALVES_U` has 2⁻⁷⁵ to spare for them.
const REST_U: f64 = power_of_two(-102);

/// `n / d` as `value + rest`, off by at most `doubt`.
///
/// ```text
/// q = n / d rounded      r = n − q d, nearly exactly      n / d = q + r / d
/// ```
///
/// q, computed with 1 / d, is within 5 U of the quotient, or 8 U if 1 / d is subnormal. With q′ and d′ the
/// upper halves, q′ d′ is exact, and so is n − q′ d′, since they agree in 23 bits. Four roundings follow, the
/// lower half of d among them, each at most 2⁻⁷⁷ n: so r / d is known to 2⁻⁷⁴ q. Callers ask for quotients of
/// at most about 1, so d is not subnormal if n is above SMALL.
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
        // Overflow leaves a NaN, a zero, or an infinity whose doubt is one; below SMALL the halves may
        // underflow.
        let is_safe = q.abs().fast_min(n.near.abs()).simd_gt(f64x2::splat(SMALL));
        let doubt = is_safe.bitselect(doubt, f64x2::splat(f64::NAN));
        Self { value, rest: r * reciprocal, doubt }
    }

    /// Not a quotient, but a number that is known in the same way: `near + step`, off by at most `doubt`. If
    /// the step is larger than the number, its doubt leaves nothing certain.
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

    /// Applies a function to each part.
    #[inline]
    pub(crate) fn map(self, make: impl Fn(f64x2) -> f64x2) -> Self {
        Self { value: self.value.map(&make), rest: make(self.rest), doubt: make(self.doubt) }
    }

    /// The nearest double, and whether it is certain.
    #[inline]
    pub(crate) fn nearest(&self) -> (f64x2, f64x2) {
        round(self.value.near, self.rest, self.doubt)
    }

    /// `origin + quotient × along`, in the same way. `along` is exact.
    #[inline]
    pub(crate) fn reach(&self, origin: f64x2, along: Double) -> (f64x2, f64x2) {
        nearest_sum(origin, [self.times(along)])
    }

    /// `quotient × along`, and how far off that is. If `along` is zero, so is the product.
    ///
    /// The product is made of halves as above, and takes over the error of the quotient. A subnormal has no
    /// upper half.
    #[inline]
    pub(crate) fn times(&self, along: Double) -> Double {
        let product = Double::product(self.value, Halves::of(along));
        let (p, v) = (product.near, along.near);
        let mut off = self.doubt * v.abs() + f64x2::splat(HALVES_U) * p.abs();
        if let Some(of_along) = along.off {
            off += f64x2::splat(1.5) * of_along * (self.value.near.abs() + self.doubt);
        }
        let is_safe = p.abs().fast_min(v.abs()).simd_gt(f64x2::splat(SMALL));
        let moves = !v.simd_eq(f64x2::splat(0.0));
        Double {
            near: p & moves,
            rest: (product.rest + self.rest * v) & moves,
            off: Some(is_safe.bitselect(off, f64x2::splat(f64::NAN)) & moves),
        }
    }
}

/// The double nearest to the sum of `origin` and these products, and whether it is certain.
#[inline]
pub(crate) fn nearest_sum<const N: usize>(origin: f64x2, products: [Double; N]) -> (f64x2, f64x2) {
    // −0.0 changes no sum.
    let (mut near, mut rest, mut doubt) = (origin, f64x2::splat(-0.0), f64x2::splat(-0.0));
    for product in products {
        let sum = Double::sum(near, product.near);
        rest += sum.rest + product.rest;
        doubt += product.off.unwrap_or_default() + f64x2::splat(REST_U) * sum.near.abs();
        near = sum.near;
    }
    let (reached, is_sure) = round(near, rest, doubt);
    (reached, is_sure & reached.abs().simd_le(f64x2::splat(f64::MAX)))
}

/// The double nearest to `near + rest`, and whether it is the same with `doubt` added and subtracted: then
/// everything in between rounds to it. With a doubt of NaN nothing is certain.
#[inline]
fn round(near: f64x2, rest: f64x2, doubt: f64x2) -> (f64x2, f64x2) {
    let (up, down) = (near + (rest + doubt), near + (rest - doubt));
    // + 0.0: never −0.0
    (up + f64x2::splat(0.0), up.simd_eq(down))
}

#[cfg(test)]
mod tests {
    use super::super::dyadic::Dyadic;
    use super::super::number::Number;
    use super::super::quotient::{Ratio, quotient};
    use super::super::sum::Sum;
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

    /// The first lane, if it is certain.
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

    // 1 + 2⁻⁵³ lies halfway between two doubles
    #[test]
    fn a_sum_that_may_lie_on_either_side_of_a_midpoint_is_not_certain() {
        for off in (60..110).map(|e| power_of_two(-e)) {
            let half = Double::of(f64x2::splat(power_of_two(-53)));
            let product = Double { off: Some(f64x2::splat(off)), ..half };
            assert_eq!(certain(nearest_sum(f64x2::splat(1.0), [product])), None, "{off:e}");
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
            assert!((off - near * Dyadic::of(power_of_two(-104))).sign() <= 0, "{x:e}");
        }
    }
}
