//! The two fast arithmetics against the exact one, over the whole range of exponents.

#[path = "../../tests/words/mod.rs"]
mod words;

use core::cmp::Ordering;

use super::ball::Ball;
use super::dyadic::Dyadic;
use super::estimate::Estimate;
use super::number::{Number, Root, power_of_two};
use super::quotient::{Ratio, quotient, quotient_slow};
use super::surd::{Surd, surd, surd_slow};
use words::Words;

/// Random words.
pub(crate) fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut words = Words(seed);
    move || words.next()
}

/// Miri is a thousand times slower, and looks for other things.
pub(super) const fn rounds(count: usize) -> usize {
    if cfg!(miri) { count / 500 + 5 } else { count }
}

/// A double of every kind: near 1, small integers, powers of two, the ends of the range, any bits.
/// `spread` bounds the exponents of most.
pub(crate) fn any(word: &mut impl FnMut() -> u64, spread: u64) -> f64 {
    let (kind, bits) = (word(), word());
    let exponent = 1023 - spread / 2 + kind / 64 % (spread + 1);
    let x = match kind % 8 {
        0 => f64::from(bits as i8),
        1 => f64::from_bits(exponent.clamp(1, 2046) << 52),
        // 27 bits: products of two such are midpoints now and then.
        2 => f64::from(bits as u32 >> 5) + 1.0,
        3 => f64::from_bits(1 + bits % 9),
        4 => f64::from_bits(f64::MAX.to_bits() - bits % 9),
        5 => f64::from_bits(bits),
        _ => f64::from_bits(bits >> 12 | exponent.clamp(1, 2046) << 52),
    };
    let ends = spread >= 2000;
    let x = match kind % 8 {
        3..=5 if !ends => 1.0 / 3.0,
        _ if x.is_finite() => x,
        _ => f64::MAX,
    };
    if kind >> 63 == 1 { -x } else { x }
}

/// One value in all three arithmetics.
#[derive(Clone, Copy)]
struct Value {
    estimate: Estimate,
    ball: Ball,
    exact: Dyadic,
    degree: usize,
}

impl Value {
    fn of(x: f64) -> Self {
        Self { estimate: Number::of(x), ball: Number::of(x), exact: Number::of(x), degree: 1 }
    }

    fn combine(self, other: Self, how: u64) -> Self {
        let (a, b) = (self, other);
        let degree = a.degree.max(b.degree);
        match how % 3 {
            0 => Self {
                estimate: a.estimate + b.estimate,
                ball: a.ball + b.ball,
                exact: a.exact + b.exact,
                degree,
            },
            1 => Self {
                estimate: a.estimate - b.estimate,
                ball: a.ball - b.ball,
                exact: a.exact - b.exact,
                degree,
            },
            // No polynomial of the library has a higher degree.
            _ if a.degree + b.degree > 4 => a,
            _ => Self {
                estimate: a.estimate * b.estimate,
                ball: a.ball * b.ball,
                exact: a.exact * b.exact,
                degree: a.degree + b.degree,
            },
        }
    }

    fn hold(&self) {
        if let Some(sign) = self.estimate.sign() {
            assert_eq!(sign, self.exact.sign(), "{:?}", self.estimate);
        }
        if let Some(sign) = self.ball.sign() {
            assert_eq!(sign, self.exact.sign(), "{:?}", self.ball);
        }
        hold_round(self.ball, |x| compare(self.exact, x));
        let [hi, lo, err] = self.ball.parts();
        if hi.is_finite() && lo.is_finite() && err.is_finite() {
            let off = self.exact - Dyadic::of(hi) - Dyadic::of(lo);
            assert!((off.abs() - Dyadic::of(err)).sign() <= 0, "{:?} lies", self.ball);
            assert_eq!(hi, hi + lo, "{:?} is not normal", self.ball);
        }
    }
}

fn compare(x: Dyadic, y: Dyadic) -> Ordering {
    (x - y).sign().cmp(&0)
}

/// `round()` returns nothing, or the nearest double: ties to even, saturating.
fn hold_round(ball: Ball, exact: impl Fn(Dyadic) -> Ordering) {
    let Some(x) = ball.round() else { return };
    assert!(is_nearest(x, exact), "{ball:?} rounds to {x:e}");
}

fn is_nearest(x: f64, exact: impl Fn(Dyadic) -> Ordering) -> bool {
    let beyond = |neighbor: f64, wrong: Ordering| {
        if neighbor.is_infinite() {
            return false;
        }
        let midpoint = (Dyadic::of(x) + Dyadic::of(neighbor)) * Dyadic::of(0.5);
        let side = exact(midpoint);
        side == wrong || (side == Ordering::Equal && x.to_bits() & 1 == 1)
    };
    x.is_finite()
        && !beyond(x.next_up(), Ordering::Greater)
        && !beyond(x.next_down(), Ordering::Less)
}

/// Sums and products of a few values, each new one made of two before it.
fn polynomials(seed: u64, count: usize, spread: u64, check: impl FnMut(&[Value])) {
    polynomials_of(words(seed), count, |word| any(word, spread), check);
}

fn polynomials_of<W: FnMut() -> u64>(
    mut word: W,
    count: usize,
    draw: impl Fn(&mut W) -> f64,
    mut check: impl FnMut(&[Value]),
) {
    for _ in 0..count {
        let mut values: Vec<Value> = (0..4).map(|_| Value::of(draw(&mut word))).collect();
        for _ in 0..6 {
            let (i, j, how) = (word(), word(), word());
            let pick = |i: u64| values[i as usize % values.len()];
            values.push(pick(i).combine(pick(j), how));
        }
        check(&values[4..]);
    }
}

pub(crate) const SPREADS: [u64; 4] = [4, 120, 1100, 2044];

#[test]
fn an_estimate_and_a_ball_never_lie() {
    for (seed, spread) in (1..).zip(SPREADS) {
        polynomials(seed, rounds(4000), spread, |values| values.iter().for_each(Value::hold));
    }
}

/// The stages are there to decide: nothing rounds in a polynomial of small whole numbers, so a ball knows it to be zero, and an
/// estimate knows the sign of any other.
#[test]
fn a_polynomial_of_small_whole_numbers_is_decided_at_once() {
    polynomials_of(
        words(5),
        rounds(4000),
        |word| f64::from(word() as i8),
        |values| {
            for Value { estimate, ball, exact, .. } in values {
                let sign = exact.sign();
                assert_eq!(ball.sign(), Some(sign), "{ball:?}");
                assert_eq!(estimate.sign(), (sign != 0).then_some(sign), "{estimate:?}");
            }
        },
    );
}

#[test]
fn a_quotient_of_balls_holds_the_true_one() {
    for (seed, spread) in (10..).zip(SPREADS) {
        polynomials(seed, rounds(4000), spread, |values| {
            for [n, d] in values.windows(2).map(|pair| [pair[0], pair[1]]) {
                if d.exact.sign() == 0 {
                    continue;
                }
                let (ball, mirror) = (n.ball.divide(d.ball), f64::from(d.exact.sign()));
                // n / d against x as n against x d.
                let exact = |x: Dyadic| compare(n.exact * Dyadic::of(mirror), x * d.exact.abs());
                hold_round(ball, exact);
                if let Some(sign) = ball.sign() {
                    assert_eq!(sign, n.exact.sign() * d.exact.sign(), "{ball:?}");
                }
                let [hi, lo, err] = ball.parts().map(Dyadic::of);
                if ball.parts().iter().all(|part| part.is_finite()) {
                    let (low, high) = (exact(hi + lo - err), exact(hi + lo + err));
                    assert!(low.is_ge() && high.is_le(), "{ball:?} lies");
                }
            }
        });
    }
}

#[test]
fn a_root_of_a_ball_holds_the_true_one() {
    for (seed, spread) in (20..).zip(SPREADS) {
        polynomials(seed, rounds(4000), spread, |values| {
            for value in values.iter().filter(|value| value.exact.sign() >= 0) {
                let ball = value.ball.sqrt();
                // √a against x as a against x², for x ≥ 0.
                let exact = |x: Dyadic| {
                    if x.sign() < 0 { Ordering::Greater } else { compare(value.exact, x * x) }
                };
                hold_round(ball, exact);
                let [hi, lo, err] = ball.parts().map(Dyadic::of);
                if ball.parts().iter().all(|part| part.is_finite()) {
                    let (low, high) = (exact(hi + lo - err), exact(hi + lo + err));
                    assert!(low.is_ge() && high.is_le(), "{ball:?} lies");
                }
            }
        });
    }
}

// (2²⁷ + 1) (2²⁷ − 1) = 2⁵⁴ − 1 lies halfway between two doubles
#[test]
fn an_error_too_small_for_a_double_still_breaks_a_tie() {
    let speck = Ball::of(power_of_two(-600)) * Ball::of(power_of_two(-600));
    let scale = power_of_two(-100);
    for sense in [speck, -speck] {
        let nearly = Ball::of(134_217_727.0) + sense;
        assert_eq!((nearly * Ball::of(134_217_729.0 * scale)).round(), None);
        assert_eq!((Ball::of(134_217_729.0 * scale) * nearly).round(), None);
    }
}

#[test]
fn a_quotient_is_unsure_where_the_divisor_may_be_zero() {
    let tiny = Ball::of(power_of_two(-600));
    let maybe = tiny * tiny;
    for divisor in [maybe, maybe.sqrt(), (Ball::of(power_of_two(-900)) + maybe).sqrt()] {
        for dividend in [Ball::of(0.0), Ball::of(1.0)] {
            assert_eq!(dividend.divide(divisor).round(), None, "{dividend:?} / {divisor:?}");
        }
    }
}

#[test]
fn what_overflows_is_unsure() {
    let big = Ball::of(f64::MAX);
    for ball in [big + big, big * big, big * Ball::of(0.75), (big - big).divide(big - big)] {
        assert_eq!((ball.sign(), ball.round()), (None, None), "{ball:?}");
    }
    let large = Estimate::of(f64::MAX);
    assert_eq!((large + large).sign(), None);
    assert_eq!((large * large - large * large).sign(), None);
}

struct Plain([f64; 4]);
impl Ratio for Plain {
    fn parts<T: Number>(&self) -> (T, T) {
        let [a, b, c, d] = self.0.map(T::of);
        (a * b - c, d)
    }
}
impl Surd for Plain {
    fn parts<T: Number>(&self) -> [T; 4] {
        self.0.map(T::of)
    }
}

#[test]
fn both_stages_of_a_quotient_give_the_nearest_double() {
    for (seed, spread) in (30..).zip(SPREADS) {
        let mut word = words(seed);
        for _ in 0..rounds(8000) {
            let plain = Plain([(); 4].map(|()| any(&mut word, spread)));
            let (n, d) = Ratio::parts::<Dyadic>(&plain);
            if d.sign() == 0 {
                continue;
            }
            let exact = |x: Dyadic| compare(if d.sign() < 0 { -n } else { n }, x * d.abs());
            let (fast, slow) = (quotient(&plain), quotient_slow(&plain));
            assert_eq!(fast.to_bits(), (slow + 0.0).to_bits(), "{:?}", plain.0);
            assert!(is_nearest(slow, exact), "{slow:e} of {:?}", plain.0);
        }
    }
}

#[test]
fn both_stages_of_a_root_agree_with_the_machine() {
    for (seed, spread) in (40..).zip(SPREADS) {
        let mut word = words(seed);
        for _ in 0..rounds(8000) {
            let d = any(&mut word, spread).abs();
            let plain = Plain([0.0, 1.0, d, 1.0]);
            assert_eq!((surd(&plain), surd_slow(&plain)), (d.sqrt(), d.sqrt()), "√{d:e}");
        }
    }
}

// (p + s √q²) / r = (p + s q) / r, however much cancels
#[test]
fn a_root_of_a_square_makes_a_plain_quotient() {
    struct OfSquare([f64; 4]);
    impl Surd for OfSquare {
        fn parts<T: Number>(&self) -> [T; 4] {
            let [p, s, q, r] = self.0.map(T::of);
            [p, s, q * q, r]
        }
    }
    for (seed, spread) in (50..).zip(SPREADS) {
        let mut word = words(seed);
        for _ in 0..rounds(8000) {
            let [mut p, s, q, r] = [(); 4].map(|()| any(&mut word, spread));
            let (q, r) = (q.abs(), r.abs());
            if word().is_multiple_of(2) && (s * q).is_finite() {
                p = -s * q; // leaves at most a rounding error
            }
            if r == 0.0 {
                continue;
            }
            let expected = quotient_slow(&Plain([s, q, -p, r]));
            let surds = OfSquare([p, s, q, r]);
            assert_eq!(surd(&surds), expected, "{:?}", surds.0);
            assert_eq!(surd_slow(&surds), expected, "{:?}", surds.0);
        }
    }
}
