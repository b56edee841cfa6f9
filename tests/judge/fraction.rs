//! Exact numbers: integers of any size, fractions of them, and what a double stands for.

use std::cmp::Ordering;

use num_bigint::BigInt;

/// `mantissa × 2^exponent`, exactly the double.
fn parts(x: f64) -> (BigInt, i64) {
    let (bits, sign) = (x.abs().to_bits(), if x < 0.0 { -1 } else { 1 });
    let (exponent, low) = ((bits >> 52) as i64, (bits & ((1 << 52) - 1)) as i64);
    if exponent == 0 {
        (BigInt::from(sign * low), -1074)
    } else {
        (BigInt::from(sign * (low | 1 << 52)), exponent - 1075)
    }
}

/// One power of two that makes integers of all inputs.
#[derive(Clone, Copy)]
pub(crate) struct Scale(i64);

impl Scale {
    pub(crate) fn of(inputs: &[f64]) -> Self {
        let needed = |x: &f64| {
            let (mantissa, exponent) = parts(*x);
            mantissa.trailing_zeros().map(|zeros| -exponent - zeros as i64)
        };
        Self(inputs.iter().filter_map(needed).max().unwrap_or(0))
    }

    /// The input as an integer.
    pub(crate) fn integer(self, x: f64) -> BigInt {
        let (mantissa, exponent) = parts(x);
        if mantissa == BigInt::ZERO { mantissa } else { shifted(mantissa, exponent + self.0) }
    }

    /// A fraction in the units of those integers.
    pub(crate) fn fraction(self, f: &Fraction) -> Fraction {
        let zero = BigInt::ZERO;
        let (up, down) = (self.0.max(0) as u64, (-self.0).max(0) as u64);
        if f.n == zero { f.clone() } else { Fraction { n: &f.n << up, d: &f.d << down } }
    }
}

/// Exact for inputs: no bit that is set is shifted out.
fn shifted(x: BigInt, by: i64) -> BigInt {
    if by >= 0 { x << by as u64 } else { x >> (-by) as u64 }
}

/// `n / d` with d > 0, not reduced.
#[derive(Clone, Debug)]
pub(crate) struct Fraction {
    pub(crate) n: BigInt,
    pub(crate) d: BigInt,
}

impl Fraction {
    /// `n / d` for any d but zero.
    pub(crate) fn new(n: BigInt, d: BigInt) -> Self {
        if d < BigInt::ZERO { Self { n: -n, d: -d } } else { Self { n, d } }
    }

    pub(crate) fn whole(n: i64) -> Self {
        Self { n: n.into(), d: 1.into() }
    }

    /// A double.
    pub(crate) fn of(x: f64) -> Self {
        let (mantissa, exponent) = parts(x);
        let one = BigInt::from(1);
        if exponent >= 0 {
            Self { n: mantissa << exponent as u64, d: one }
        } else {
            Self { n: mantissa, d: one << (-exponent) as u64 }
        }
    }

    /// Half of the sum.
    pub(crate) fn midpoint(a: f64, b: f64) -> Self {
        let (a, b) = (Self::of(a), Self::of(b));
        Self { n: &a.n * &b.d + &b.n * &a.d, d: a.d * b.d * 2 }
    }

    pub(crate) fn one_minus(&self) -> Self {
        Self { n: &self.d - &self.n, d: self.d.clone() }
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Fraction {}
impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.n * &other.d).cmp(&(&other.n * &self.d))
    }
}

/// Whether `x` is the double nearest to a number that can be compared with any fraction: ties to
/// even, beyond the range ±`f64::MAX`, and never −0.0.
pub(crate) fn is_nearest(x: f64, number: impl Fn(&Fraction) -> Ordering) -> bool {
    let even = x.to_bits() & 1 == 0;
    let fits = |beyond: Ordering, neighbour: f64| {
        if neighbour.is_infinite() {
            return true; // saturated
        }
        let side = number(&Fraction::midpoint(x, neighbour));
        side != beyond && (side != Ordering::Equal || even)
    };
    x.is_finite()
        && (x != 0.0 || x.is_sign_positive())
        && fits(Ordering::Greater, x.next_up())
        && fits(Ordering::Less, x.next_down())
}

#[test]
fn the_nearest_double_is_told_from_its_neighbours() {
    let third = |x: f64| is_nearest(x, |m| Fraction::new(1.into(), 3.into()).cmp(m));
    assert!(third(1.0 / 3.0));
    assert!(!third((1.0f64 / 3.0).next_up()) && !third((1.0f64 / 3.0).next_down()));
    // A tie goes to the even one.
    let tie = Fraction::midpoint(1.0, 1.0f64.next_up());
    assert!(is_nearest(1.0, |m| tie.cmp(m)) && !is_nearest(1.0f64.next_up(), |m| tie.cmp(m)));
    let zero = Fraction::whole(0);
    assert!(is_nearest(0.0, |m| zero.cmp(m)) && !is_nearest(-0.0, |m| zero.cmp(m)));
}

#[test]
fn a_scale_makes_integers_that_keep_their_proportions() {
    let inputs = [0.75, -3.0, 0.0, f64::from_bits(3), f64::MAX];
    let scale = Scale::of(&inputs);
    assert_eq!(scale.integer(f64::from_bits(3)), BigInt::from(3));
    assert_eq!(scale.integer(-3.0), BigInt::from(-3) << 1074);
    assert_eq!(scale.fraction(&Fraction::of(0.75)), Fraction::new(scale.integer(0.75), 1.into()));
    let large = Scale::of(&[2.0f64.powi(900)]);
    assert_eq!(large.integer(2.0f64.powi(900)), BigInt::from(1));
    assert_eq!(large.fraction(&Fraction::of(2.0f64.powi(899))), Fraction::new(1.into(), 2.into()));
}
