//! Doubles without rounding: `mantissa × 2^exponent`, and signs of sums with square roots.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

use num_bigint::{BigInt, Sign};

/// `m × 2^e`. Sums and products of doubles are such numbers again.
#[derive(Clone, Debug)]
pub(crate) struct Exact {
    m: BigInt,
    e: i64,
}

impl Exact {
    pub(crate) fn zero() -> Self {
        Self { m: BigInt::ZERO, e: 0 }
    }

    /// A finite double.
    pub(crate) fn of(x: f64) -> Self {
        let (bits, sign) = (x.abs().to_bits(), if x < 0.0 { -1 } else { 1 });
        let (exponent, low) = ((bits >> 52) as i64, (bits & ((1 << 52) - 1)) as i64);
        let (m, e) = if exponent == 0 { (low, -1074) } else { (low | 1 << 52, exponent - 1075) };
        if m == 0 {
            return Self::zero();
        }
        let zeros = m.trailing_zeros();
        Self { m: BigInt::from(sign * (m >> zeros)), e: e + i64::from(zeros) }
    }

    /// `2^e`.
    pub(crate) fn power(e: i64) -> Self {
        Self { m: 1.into(), e }
    }

    pub(crate) fn sign(&self) -> Ordering {
        match self.m.sign() {
            Sign::Minus => Ordering::Less,
            Sign::NoSign => Ordering::Equal,
            Sign::Plus => Ordering::Greater,
        }
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.m.sign() == Sign::NoSign
    }

    pub(crate) fn is_positive(&self) -> bool {
        self.m.sign() == Sign::Plus
    }

    pub(crate) fn is_negative(&self) -> bool {
        self.m.sign() == Sign::Minus
    }

    pub(crate) fn abs(&self) -> Self {
        if self.is_negative() { -self } else { self.clone() }
    }

    pub(crate) fn square(&self) -> Self {
        self * self
    }

    /// `self × 2^by`.
    pub(crate) fn times_power(&self, by: i64) -> Self {
        if self.is_zero() { Self::zero() } else { Self { m: self.m.clone(), e: self.e + by } }
    }

    /// The exponent of the power of two just above.
    pub(crate) fn magnitude(&self) -> i64 {
        self.m.bits() as i64 + self.e
    }

    /// The mantissa for an exponent that is not larger.
    fn mantissa_at(&self, e: i64) -> BigInt {
        &self.m << (self.e - e) as u64
    }

    /// The root of a number ≥ 0, too low by less than `2^−bits` of it.
    pub(crate) fn root(&self, bits: i64) -> Self {
        if self.is_zero() {
            return Self::zero();
        }
        // An even exponent, and twice as many bits as asked for.
        let mut up = (2 * bits + 4 - self.m.bits() as i64).max(0);
        up += (self.e - up).rem_euclid(2);
        Self { m: (&self.m << up as u64).sqrt(), e: (self.e - up) / 2 }
    }

    /// `self / by`, too near to zero by less than `2^−bits` of it.
    pub(crate) fn over(&self, by: &Self, bits: i64) -> Self {
        let up = (bits + 2 + by.m.bits() as i64 - self.m.bits() as i64).max(0);
        Self { m: (&self.m << up as u64) / &by.m, e: self.e - up - by.e }
    }

    /// The double nearest to it, the even one of two; ±`f64::MAX` beyond the range.
    pub(crate) fn nearest(&self) -> f64 {
        let near = self.rounded();
        let off = |x: f64| (&Exact::of(x) - self).abs();
        [near.next_down(), near, near.next_up()]
            .into_iter()
            .filter(|x| x.is_finite())
            .min_by(|a, b| off(*a).cmp(&off(*b)).then((a.to_bits() & 1).cmp(&(b.to_bits() & 1))))
            .expect("one is finite")
            + 0.0
    }

    /// The double nearest to it, or one beside; ±`f64::MAX` beyond the range.
    pub(crate) fn rounded(&self) -> f64 {
        let bits = self.m.bits() as i64;
        // 54 bits or fewer where the smallest doubles need fewer.
        let keep = (bits + self.e + 1074).clamp(0, 54);
        let down = (bits - keep).max(0);
        let m: BigInt = &self.m >> down as u64;
        let m = i64::try_from(m).expect("54 bits") as f64;
        let e = (self.e + down).clamp(-2200, 2200) as i32;
        let (half, rest) = (e / 2, e - e / 2);
        let scaled = m * 2.0f64.powi(half.max(-1000)) * 2.0f64.powi(half - half.max(-1000));
        (scaled * 2.0f64.powi(rest.max(-1000)) * 2.0f64.powi(rest - rest.max(-1000)))
            .clamp(f64::MIN, f64::MAX)
            + 0.0
    }
}

impl<'a> Add<&'a Exact> for &Exact {
    type Output = Exact;
    fn add(self, other: &'a Exact) -> Exact {
        if self.is_zero() {
            return other.clone();
        }
        if other.is_zero() {
            return self.clone();
        }
        let e = self.e.min(other.e);
        Exact { m: self.mantissa_at(e) + other.mantissa_at(e), e }
    }
}

impl<'a> Sub<&'a Exact> for &Exact {
    type Output = Exact;
    fn sub(self, other: &'a Exact) -> Exact {
        self + &-other
    }
}

impl<'a> Mul<&'a Exact> for &Exact {
    type Output = Exact;
    fn mul(self, other: &'a Exact) -> Exact {
        if self.is_zero() || other.is_zero() {
            return Exact::zero();
        }
        Exact { m: &self.m * &other.m, e: self.e + other.e }
    }
}

impl Neg for &Exact {
    type Output = Exact;
    fn neg(self) -> Exact {
        Exact { m: -&self.m, e: self.e }
    }
}

impl PartialEq for Exact {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Exact {}
impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        (self - other).sign()
    }
}

/// The sign of `u + v √d`, d ≥ 0.
pub(crate) fn sign_with_root(u: &Exact, v: &Exact, d: &Exact) -> Ordering {
    let root = if d.is_zero() { Ordering::Equal } else { v.sign() };
    match (u.sign(), root) {
        (sign, Ordering::Equal) | (Ordering::Equal, sign) => sign,
        (a, b) if a == b => a,
        (Ordering::Greater, _) => u.square().cmp(&(&v.square() * d)),
        (_, _) => (&v.square() * d).cmp(&u.square()),
    }
}

/// The sign of `u + v √d + w √f`, d and f ≥ 0.
pub(crate) fn sign_with_roots(u: &Exact, [v, d]: [&Exact; 2], [w, f]: [&Exact; 2]) -> Ordering {
    let (vvd, wwf) = (&v.square() * d, &w.square() * f);
    let (first, second) = (
        if vvd.is_zero() { Ordering::Equal } else { v.sign() },
        if wwf.is_zero() { Ordering::Equal } else { w.sign() },
    );
    let roots = match (first, second) {
        (sign, Ordering::Equal) | (Ordering::Equal, sign) => sign,
        (a, b) if a == b => a,
        (Ordering::Greater, _) => vvd.cmp(&wwf),
        (_, _) => wwf.cmp(&vvd),
    };
    match (u.sign(), roots) {
        (sign, Ordering::Equal) | (Ordering::Equal, sign) => sign,
        (a, b) if a == b => a,
        (a, _) => {
            // |u| against |v √d + w √f|: their squares differ by one root.
            let rest = &(&u.square() - &vvd) - &wwf;
            let twice = (v * w).times_power(1);
            let larger = sign_with_root(&rest, &-&twice, &(d * f));
            if a == Ordering::Greater { larger } else { larger.reverse() }
        }
    }
}

#[test]
fn signs_of_sums_with_roots_are_exact() {
    let of = Exact::of;
    assert_eq!(sign_with_root(&of(-3.0), &of(1.0), &of(9.0)), Ordering::Equal);
    assert_eq!(sign_with_root(&of(-3.0), &of(1.0), &of(9.0f64.next_up())), Ordering::Greater);
    // √2 + √3 against √(5 + 2√6), and against a double near it.
    let sum = 2.0f64.sqrt() + 3.0f64.sqrt();
    let sign = |x: f64| sign_with_roots(&of(-x), [&of(1.0), &of(2.0)], [&of(1.0), &of(3.0)]);
    assert_eq!(sign(sum - 1e-15), Ordering::Greater);
    assert_eq!(sign(sum + 1e-15), Ordering::Less);
    let squares = |x: f64| sign_with_roots(&of(x), [&of(1.0), &of(4.0)], [&of(-1.0), &of(9.0)]);
    assert_eq!([0.5, 1.0, 1.5].map(squares), [Ordering::Less, Ordering::Equal, Ordering::Greater]);
}

#[test]
fn roots_quotients_and_doubles_are_near() {
    for x in [2.0, 3e-320, 1.7e308, 9.0, 0.1] {
        assert_eq!(Exact::of(x).rounded(), x);
        let root = Exact::of(x).root(200);
        let off = &Exact::of(x) - &root.square();
        assert!(!off.is_negative() && off <= Exact::of(x).times_power(-198), "{x}");
        let third = Exact::of(x).over(&Exact::of(-3.0), 200);
        let off = (&Exact::of(x) + &(&third * &Exact::of(3.0))).abs();
        assert!(off <= Exact::of(x).times_power(-198), "{x}");
    }
}
