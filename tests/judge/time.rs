//! Times on a straight path: quotients, and roots of a quadratic. Compared without rounding.

use std::cmp::Ordering;

use super::exact::{Exact, sign_with_root, sign_with_roots};

/// `(p + q √disc) / d`, with d > 0 and q one of −1, 0, 1.
#[derive(Clone, Debug)]
pub(crate) struct Time {
    p: Exact,
    q: Exact,
    disc: Exact,
    d: Exact,
}

impl Time {
    /// `n / d` for d ≠ 0.
    pub(crate) fn quotient(n: Exact, d: Exact) -> Self {
        let (p, d) = if d.is_negative() { (-&n, -&d) } else { (n, d) };
        Self { p, q: Exact::zero(), disc: Exact::zero(), d }
    }

    /// A number.
    pub(crate) fn of(t: Exact) -> Self {
        Self::quotient(t, Exact::of(1.0))
    }

    /// Both roots of `a t² + 2 b t + c`, a > 0, with the discriminant `b² − a c`.
    pub(crate) fn roots(a: &Exact, b: &Exact, disc: &Exact) -> [Self; 2] {
        [-1.0, 1.0].map(|q| Self { p: -b, q: Exact::of(q), disc: disc.clone(), d: a.clone() })
    }

    /// The sign of `u + v t`.
    pub(crate) fn sign_of(&self, u: &Exact, v: &Exact) -> Ordering {
        let rational = &(u * &self.d) + &(v * &self.p);
        sign_with_root(&rational, &(v * &self.q), &self.disc)
    }

    /// `u + v t`, off by less than `2^−bits` of the larger of the sum's terms.
    pub(crate) fn near(&self, u: &Exact, v: &Exact, bits: i64) -> Exact {
        let top = &self.p + &(&self.q * &self.disc.root(bits + 4));
        let vt = v * &top;
        u + &if vt.is_zero() { vt } else { vt.over(&self.d, bits + 4) }
    }
}

impl PartialEq for Time {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Time {}
impl PartialOrd for Time {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Time {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.d == other.d {
            let w = -&other.q;
            return sign_with_roots(
                &(&self.p - &other.p),
                [&self.q, &self.disc],
                [&w, &other.disc],
            );
        }
        let u = &(&self.p * &other.d) - &(&other.p * &self.d);
        let (v, w) = (&self.q * &other.d, -&(&other.q * &self.d));
        sign_with_roots(&u, [&v, &self.disc], [&w, &other.disc])
    }
}

#[test]
fn times_are_ordered_without_rounding() {
    let of = Exact::of;
    let [low, high] = Time::roots(&of(1.0), &of(-3.0), &of(2.0)); // 3 ∓ √2
    assert!(low < high && low < Time::of(of(1.585_786_437_626_905)));
    assert!(Time::of(of(1.585_786_437_626_905_f64.next_down())) < low);
    let [_, same] = Time::roots(&of(2.0), &of(6.0), &of(8.0)); // (−6 + 2√2) / 2
    assert_eq!(same.cmp(&Time::roots(&of(1.0), &of(3.0), &of(2.0))[1]), Ordering::Equal);
    assert_eq!(low.sign_of(&of(-3.0), &of(1.0)), Ordering::Less);
    assert_eq!(Time::quotient(of(1.0), of(-3.0)).sign_of(&of(1.0), &of(3.0)), Ordering::Equal);
}
