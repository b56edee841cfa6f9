//! Which of two products is larger, if both round to nearly the same: a stage between the filter
//! of a determinant and [`Ball`](super::Ball), for points near a line or on it.
//!
//! Every factor is a difference of two inputs, exactly `x + x'` by `two_sum`; every product of
//! rounded factors is exactly `p + e` by `two_product`. With u half an ulp of 1, so that
//! `|x'| ≤ u|x|` and `|e| ≤ u|p|`:
//!
//! ```text
//! (x + x') × (y + y') = p + e + (x y' + x' y) + x' y'
//!                       1   u    2u             u²       at most, times |p|
//! ```
//!
//! **If the tails count**, the determinant is computed to second order:
//!
//! ```text
//! (p₁ − p₂) + ((e₁ − e₂) + (k₁ − k₂)),   k = x y' + x' y
//! ```
//!
//! p₁ − p₂ is exact (Sterbenz 1974): the filter was unsure, so they are within a factor of two. In
//! units of u²(|p₁| + |p₂|), e₁ − e₂ rounds by 1, both k by 4, their difference by 2, the sum in
//! brackets by 3, and x' y' was dropped for 1: 11 in all, plus terms of u³. The last sum
//! rounds, but never to another sign. Shewchuk 1997 has the same as stage C of `orient2d`.
//!
//! **If nothing was dropped**, no bound is needed. Rounding is monotone, so the larger product has
//! the larger p; and if both p are equal, the larger e:
//!
//! ```text
//!         p              both products round to p
//! ──┼──●──┼─●────┼──     the one with the smaller e is the smaller
//!     e<0   e>0
//! ```

use core::cmp::Ordering;

use super::ball::{two_product, two_sum};
use super::number::{SMALL, U, sign};
use super::polynomial::is_sure;
use super::sum::Sum;

/// A bound on the error of the determinant to second order, relative to both products: 16 u² for the 11 u²
/// above. That also covers what underflow takes from k, at most 2⁻¹⁰⁷²: if the size is not zero, u² × size
/// is more than 2⁻¹⁰⁰⁶.
const SECOND_ORDER: f64 = 16.0 * U * U;

/// A product of two differences.
struct Product {
    /// `p`, and `e` and `k` of the lines above.
    rounded: f64,
    rest: f64,
    cross: f64,
    /// Whether `e` is what rounding took: not if it has underflowed.
    is_known: bool,
    /// Whether `p + e` is all of it.
    is_whole: bool,
}

impl Product {
    #[inline]
    fn new([x, y]: [Sum<2>; 2]) -> Self {
        let [(x, x_tail), (y, y_tail)] = [x, y].map(|Sum([to, from])| two_sum(to, from));
        let (rounded, rest) = two_product(x, y);
        let is_zero = (x == 0.0) | (y == 0.0);
        Self {
            rounded,
            rest,
            cross: x * y_tail + x_tail * y,
            is_known: is_zero | (rounded.abs() > SMALL),
            is_whole: is_zero | ((x_tail == 0.0) & (y_tail == 0.0)),
        }
    }
}

/// How two products of differences compare, if [`is_sure`] was not sure; `None` if this is not sure either,
/// as after an overflow, which has left an infinity or NaN.
#[inline]
pub(crate) fn compare_products(left: [Sum<2>; 2], right: [Sum<2>; 2]) -> Option<Ordering> {
    let (left, right) = (Product::new(left), Product::new(right));
    // Products that are close have an exact difference.
    debug_assert!({
        let size = left.rounded.abs() + right.rounded.abs();
        !is_sure(left.rounded - right.rounded, size)
    });
    let rest = left.rest - right.rest;
    let det = (left.rounded - right.rounded) + (rest + (left.cross - right.cross));
    let size = left.rounded.abs() + right.rounded.abs();
    if !(left.is_known & right.is_known & det.is_finite()) {
        return None;
    }
    if det.abs() > SECOND_ORDER * size {
        return Some(sign(det).cmp(&0)); // without a branch, unlike partial_cmp
    }
    if !(left.is_whole & right.is_whole) {
        return None;
    }
    let order = left.rounded.partial_cmp(&right.rounded)?;
    Some(order.then(left.rest.partial_cmp(&right.rest)?))
}

#[cfg(test)]
mod tests {
    use core::cmp::Ordering::{Equal, Greater, Less};

    use glam::{DVec2, dvec2};

    use super::super::dyadic::Dyadic;
    use super::super::tests::{rounds, words};
    use super::*;

    /// Both products of the turn a, b, c.
    fn products([a, b, c]: [DVec2; 3]) -> [[Sum<2>; 2]; 2] {
        let (u, v) = (Sum::offset(a, b), Sum::offset(a, c));
        [[u[0], v[1]], [u[1], v[0]]]
    }

    /// What this stage answers, and what is true.
    #[track_caller]
    fn ask(points: [DVec2; 3]) -> (Option<Ordering>, Ordering) {
        let both = products(points);
        let [p, q] = both.map(|[x, y]| x.near() * y.near());
        assert!(!is_sure(p - q, p.abs() + q.abs()), "{points:?} is for the filter");
        let [p, q] = both.map(|[x, y]| x.to::<Dyadic>() * y.to());
        (compare_products(both[0], both[1]), (p - q).sign().cmp(&0))
    }

    /// From the origin by u and by v.
    fn arms(u: [f64; 2], v: [f64; 2]) -> [DVec2; 3] {
        [DVec2::ZERO, u.into(), v.into()]
    }

    //  p - 7        p       p + 5       p = 2⁵⁶ + 10 × 2²⁸ + 16, where every 16th integer is an f64
    //    ●          │         ●         1 × 9 ends in 9, 2 × 8 in 16 and 3 × 7 in 21
    #[test]
    fn products_that_round_alike_are_told_apart_by_their_tails() {
        let x = |low: i32| f64::from((1 << 28) + low);
        let turn = |[a, d]: [i32; 2], [b, c]: [i32; 2]| arms([x(a), x(b)], [x(c), x(d)]);
        for (left, right, expected) in [
            ([1, 9], [3, 7], Less),
            ([3, 7], [1, 9], Greater),
            ([1, 9], [2, 8], Less),
            ([3, 7], [8, 2], Greater),
            ([2, 8], [8, 2], Equal),
            ([3, 7], [7, 3], Equal),
        ] {
            assert_eq!(ask(turn(left, right)), (Some(expected), expected), "{left:?} {right:?}");
        }
    }

    #[test]
    fn tails_of_differences_count() {
        let off = 2.0_f64.powi(-60);
        let (a, b, c) = (dvec2(off, 0.0), dvec2(1.0, 1.0), dvec2(3.0, 3.0));
        assert_eq!(ask([a, b, c]), (Some(Less), Less));
        assert_eq!(ask([-a, b, c]), (Some(Greater), Greater));
        assert_eq!(ask([dvec2(0.0, off), b, c]), (Some(Greater), Greater));
    }

    #[test]
    fn a_tail_beside_a_zero_does_not_matter() {
        let a = dvec2(2.0_f64.powi(-60), 0.0);
        assert_eq!(ask([a, dvec2(1.0, 0.0), dvec2(3.0, 0.0)]), (Some(Equal), Equal));
        assert_eq!(ask([a, a, dvec2(3.0, 5.0)]), (Some(Equal), Equal));
    }

    // Both products round to zero, or their tails do, or the split of a factor overflows.
    #[test]
    fn what_underflows_or_overflows_is_left_to_the_next_stage() {
        let (tiny, big) = (f64::from_bits(1), f64::MAX);
        let low = f64::from_bits((1023 - 500) << 52);
        for [u, v] in [
            [[tiny, tiny], [tiny, 0.0]],
            [[low, 3.0 * low], [low, 3.0 * low]],
            [[big, big], [big, big.next_down()]],
            [[1.0, 1.0], [big, big]],
        ] {
            assert_eq!(ask(arms(u, v)).0, None, "{u:?} {v:?}");
        }
        assert_eq!(ask([dvec2(-big, -big), dvec2(big, big), dvec2(0.0, 0.0)]).0, None);
    }

    /// Asks about many triples, if their products are close.
    fn hold_all(mut points: impl FnMut(&mut dyn FnMut() -> u64) -> [DVec2; 3]) -> [u32; 3] {
        let mut word = words(11);
        let (mut asked, mut told, mut ties) = (0, 0, 0);
        for _ in 0..rounds(50_000) {
            let scale = f64::from_bits((1023 - 1000 + word() % 2000) << 52);
            let points = points(&mut word).map(|p| p * scale);
            let [p, q] = products(points).map(|[x, y]| x.near() * y.near());
            if !points.iter().all(|p| p.is_finite()) || is_sure(p - q, p.abs() + q.abs()) {
                continue;
            }
            let (found, expected) = ask(points);
            assert!(found.is_none_or(|found| found == expected), "{points:?}: {found:?}");
            asked += 1;
            told += u32::from(found.is_some());
            ties += u32::from(found == Some(Equal));
        }
        [asked, told, ties]
    }

    /// At every scale, and on small grids, where many lie on one line.
    #[test]
    fn what_it_tells_near_a_line_is_true() {
        let [asked, told, ties] = hold_all(|word| {
            let spread = [1 << 3, 1 << 29, 1 << 53][word() as usize % 3];
            let mut whole = || (word() % spread) as f64 - (spread / 2) as f64;
            let (a, v) = (dvec2(whole(), whole()), dvec2(whole(), whole()));
            let ([s, t], off) = ([whole(), whole()], dvec2(whole(), whole()) / spread as f64);
            [a, a + s / 4.0 * v, a + t / 4.0 * v + off.round()]
        });
        assert!(cfg!(miri) || (told > asked / 3 && ties > asked / 10), "{asked} {told} {ties}");
    }

    /// The differences round, and what is left of them cancels only without rounding: the determinant
    /// to second order is as far from zero as it can be off.
    #[test]
    fn what_it_tells_of_tails_on_a_line_is_true() {
        let [asked, told, _] = hold_all(|word| {
            let v = dvec2((1 + word() % 16) as f64, (1 + word() % 16) as f64);
            [(); 3].map(|()| (word() >> 16) as f64 / (1_u64 << (word() % 40)) as f64 * v)
        });
        assert!(cfg!(miri) || told < asked / 3, "{asked} {told}");
    }
}
