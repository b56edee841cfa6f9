//! How two segments meet, by their four turns at once and without a branch.
//!
//! ```text
//!   a ●──────u──────▶● b     turn(a, b, c) =  u × w               u = b − a
//!     │╲                     turn(a, b, d) =  u × w + u × v       v = d − c
//!     w  ╲                   turn(c, d, a) =  w × v               w = c − a
//!     ▼    ╲                 turn(c, d, b) =  w × v − u × v
//!   c ●──v──▶● d
//! ```
//!
//! All four turns follow from three cross products. Two turns about one line are opposite, one of them is
//! zero, or they are alike: their product is negative, zero or positive. The larger of both products
//! says how the segments meet. On random segments a branch on any of this would be mispredicted, and that
//! costs more than all the rest.

use glam::DVec2;

use super::line_order::{common, is_before};
use crate::answer::SegmentRelation;
use crate::exact::determinant::turn;
use crate::exact::{Sign, is_sure};

/// A [`SegmentRelation`] as a number that can be computed. It takes a whole word, since an answer
/// that ends in a lone byte cannot be copied before that byte has reached the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Relation(u64);

impl Relation {
    const APART: Self = Self(SegmentRelation::Apart as u64);
    const PROPER: Self = Self(SegmentRelation::Proper as u64);
    const TOUCH: Self = Self(SegmentRelation::Touch as u64);
    const OVERLAP: Self = Self(SegmentRelation::Overlap as u64);

    #[inline]
    pub(super) fn get(self) -> SegmentRelation {
        match self {
            Self::PROPER => SegmentRelation::Proper,
            Self::TOUCH => SegmentRelation::Touch,
            Self::OVERLAP => SegmentRelation::Overlap,
            _ => SegmentRelation::Apart,
        }
    }
}

/// How segments with these ends meet.
///
/// `U` is half an ulp of 1. A product is off by at most 3U of its size: two from its factors, one of
/// its own. A difference of products rounds by U of both sizes, a sum of such differences by U of all.
/// Together that is 5U of `size` plus terms of U², while [`is_sure`] with twice the size asks for 8U, and for
/// more than the underflow of four products.
#[inline]
pub(super) fn relation([a, b]: [DVec2; 2], [c, d]: [DVec2; 2]) -> Relation {
    let found = Rounded::new([a, b], [c, d]);
    if !is_sure(found.least(), 2.0 * found.size) {
        return one_by_one(a, b, c, d);
    }
    // None is zero, and signs alone cannot underflow as products can. 0 apart, 1 proper
    let [of_p, of_q] = found.turns.map(|[s, t]| s.to_bits() ^ t.to_bits());
    Relation((of_p & of_q) >> 63)
}

/// The four determinants in floats.
struct Rounded {
    /// Of each segment with both ends of the other.
    turns: [[f64; 2]; 2],
    /// The sizes of all six products together.
    size: f64,
}

impl Rounded {
    #[inline]
    fn new([a, b]: [DVec2; 2], [c, d]: [DVec2; 2]) -> Self {
        let (u, v, w) = (b - a, d - c, c - a);
        let cross = |p: DVec2, q: DVec2| {
            let (left, right) = (p.x * q.y, p.y * q.x);
            (left - right, left.abs() + right.abs())
        };
        let ((uw, uw_size), (uv, uv_size), (wv, wv_size)) = (cross(u, w), cross(u, v), cross(w, v));
        Self { turns: [[uw, uw + uv], [wv, wv - uv]], size: uw_size + uv_size + wv_size }
    }

    /// The size of the determinant that is nearest to zero.
    #[inline]
    fn least(&self) -> f64 {
        let min = |x: f64, y: f64| if x < y { x } else { y };
        let [[s, t], [u, v]] = self.turns.map(|turns| turns.map(f64::abs));
        min(min(s, t), min(u, v))
    }
}

/// The signs of the turns of each segment with both ends of the other.
pub(super) fn turns([a, b]: [DVec2; 2], [c, d]: [DVec2; 2]) -> [[Sign; 2]; 2] {
    [[turn(a, b, c), turn(a, b, d)], [turn(c, d, a), turn(c, d, b)]]
}

/// Each turn exactly; if all ends lie on one line, their order along it.
#[cold]
#[inline(never)]
fn one_by_one(a: DVec2, b: DVec2, c: DVec2, d: DVec2) -> Relation {
    let turns = turns([a, b], [c, d]);
    if turns == [[0; 2]; 2] {
        return match common([a, b], [c, d]) {
            [low, high] if low == high => Relation::TOUCH,
            [low, high] if is_before(low, high) => Relation::OVERLAP,
            _ => Relation::APART,
        };
    }
    match turns.map(|[s, t]| s * t) {
        [1, _] | [_, 1] => Relation::APART,
        [-1, -1] => Relation::PROPER,
        _ => Relation::TOUCH,
    }
}

#[cfg(test)]
mod tests {
    use glam::dvec2;

    use super::*;
    use crate::exact::words;

    /// The turns at once and one by one agree.
    #[track_caller]
    fn hold(p: [DVec2; 2], q: [DVec2; 2]) -> SegmentRelation {
        let ([a, b], [c, d]) = (p, q);
        let expected = one_by_one(a, b, c, d);
        assert_eq!(relation(p, q), expected, "{p:?} {q:?}");
        expected.get()
    }

    #[test]
    fn all_at_once_is_as_one_by_one() {
        let (mut word, mut seen) = (words(5), [0; 4]);
        let rounds = if cfg!(miri) { 100 } else { 20_000 };
        for round in 0..rounds {
            // Small grids; sizes around 2⁵², 2⁵³ and all of i32; the widest of whole numbers.
            let bits = [3, 26, 28, 32, 54][round % 5];
            let mut whole = |bits: i32| ((word() as i64) >> (64 - bits)) as f64;
            let mut end = || dvec2(whole(bits), whole(bits));
            let [a, b, c, d] = [end(), end(), end(), end()];
            let [b, c, d] = match round % 4 {
                0 => [b, c, d],
                1 => [b, c, a + b - c], // a parallelogram
                2 => [b, c, ((a + b) / 2.0).round()],
                _ => {
                    // Shears leave u × w = 1, however long u and w become.
                    let (mut u, mut w) = (dvec2(1.0, 0.0), dvec2(0.0, 1.0));
                    while w.max_element() < 2.0_f64.powi(bits - 3) {
                        u += (3.0 + whole(2)) * w;
                        w += (3.0 + whole(2)) * u;
                    }
                    [a + u, a + w, a + w + dvec2(1.0, 0.0)]
                }
            };
            if d.abs().max_element() <= 2.0_f64.powi(53) {
                seen[hold([a, b], [c, d]) as usize] += 1;
            }
            // Products that underflow or overflow, in part or all.
            for scale in [-1074, -540, -500, 480, 500, 900] {
                let scaled = |end: DVec2| end * 2.0_f64.powi(scale / 2) * 2.0_f64.powi(scale / 2);
                hold([scaled(a), scaled(b)], [scaled(c), scaled(d)]);
            }
        }
        assert!(cfg!(miri) || seen.iter().all(|count| *count > 10), "{seen:?}");
    }

    //     d ●   one off the diagonal, at both ends of the range
    //      ╱
    //   c ●
    #[test]
    fn whole_numbers_that_round_are_taken_one_by_one() {
        let far = 2.0_f64.powi(53);
        let (p, off) = ([dvec2(-far, -far), dvec2(far, far)], dvec2(1.0, 0.0));
        let near = [p[0] + 2.0 * off, p[1] - off];
        assert_eq!(hold(p, near), SegmentRelation::Proper);
        assert_eq!(hold(p, [p[0] + off, p[0] + 2.0 * off]), SegmentRelation::Apart);
        assert_eq!(hold(p, [dvec2(7.0, 7.0), p[1] - off]), SegmentRelation::Touch);
        assert_eq!(hold(p, [dvec2(7.0, 7.0), p[1]]), SegmentRelation::Overlap);
    }

    #[test]
    fn products_that_underflow_do_not_touch() {
        let tiny = 2.0_f64.powi(-600);
        let at = |x: f64, y: f64| dvec2(x, y) * tiny;
        let p = [at(0.0, 0.0), at(2.0, 2.0)];
        assert_eq!(hold(p, [at(2.0, 0.0), at(0.0, 2.0)]), SegmentRelation::Proper);
        assert_eq!(hold(p, [at(2.0, 0.0), at(2.0, 1.0)]), SegmentRelation::Apart);
    }
}
