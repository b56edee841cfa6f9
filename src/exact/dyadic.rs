//! Exact numbers: an integer of fixed size times a power of two.
//!
//! Every finite f64 is an integer times 2⁻¹⁰⁷⁴, below 2¹⁰²⁴. A sum of inputs therefore spans 2,100
//! bits, a polynomial of degree four 8,400. The order of two roots takes degree eight, and a motion that
//! is turned at a corner, compared with a midpoint, degree ten: 21,700 bits, the widest question asked.
//! [`LIMBS`] has room for all of them, so nothing here can overflow, underflow or round. The exponent is a multiple of 64: lining two numbers up moves whole
//! limbs, and ordinary inputs need only two or three of them.

use core::ops::{Add, Mul, Neg, Sub};

use super::Sign;
use super::sum::Number;

/// 22,528 bits: ten factors of 34 limbs, and room for carries.
const LIMBS: usize = 352;

#[cfg(test)]
thread_local! {
    /// How many inputs have come to the exact stage.
    pub(super) static ENTERED: core::cell::Cell<u64> = const { core::cell::Cell::new(0) };
}

/// `± limbs × 2^(64 × scale)`, limbs from the least significant; zero has none.
#[derive(Clone, Copy)]
pub(crate) struct Dyadic {
    negative: bool,
    scale: i32,
    len: usize,
    limbs: [u64; LIMBS],
}

/// The leading 64 bits of a number that is not zero: `mantissa × 2^exponent ≤ |x|`, less than one
/// unit of the mantissa below it. The top bit of the mantissa is set.
pub(crate) struct Leading {
    pub(crate) mantissa: u64,
    pub(crate) exponent: i32,
}

impl Dyadic {
    const ZERO: Self = Self { negative: false, scale: 0, len: 0, limbs: [0; LIMBS] };

    /// `mantissa × 2^exponent`.
    pub(crate) fn scaled(mantissa: u64, exponent: i32) -> Self {
        let wide = u128::from(mantissa) << exponent.rem_euclid(64);
        let mut out = Self { scale: exponent.div_euclid(64), len: 2, ..Self::ZERO };
        out.limbs[0] = wide as u64;
        out.limbs[1] = (wide >> 64) as u64;
        out.trimmed()
    }

    pub(crate) fn sign(&self) -> Sign {
        if self.len == 0 {
            0
        } else if self.negative {
            -1
        } else {
            1
        }
    }

    pub(crate) fn abs(self) -> Self {
        Self { negative: false, ..self }
    }

    /// Its leading bits; it must not be zero.
    pub(crate) fn leading(&self) -> Leading {
        let top = self.limbs[self.len - 1];
        let below = if self.len > 1 { self.limbs[self.len - 2] } else { 0 };
        let shift = top.leading_zeros();
        let mantissa = (((u128::from(top) << 64 | u128::from(below)) << shift) >> 64) as u64;
        Leading { mantissa, exponent: 64 * (self.scale + self.len as i32 - 1) - shift as i32 }
    }

    /// Without zero limbs at either end.
    #[inline(never)]
    fn trimmed(mut self) -> Self {
        while self.len > 0 && self.limbs[self.len - 1] == 0 {
            self.len -= 1;
        }
        let low = self.limbs[..self.len].iter().take_while(|limb| **limb == 0).count();
        if low > 0 {
            self.limbs.copy_within(low..self.len, 0);
            self.limbs[self.len - low..self.len].fill(0);
            self.len -= low;
            self.scale += low as i32;
        }
        self
    }

    /// The limb that stands for `2^(64 × scale)`.
    fn at(&self, scale: i32) -> u64 {
        let index = scale - self.scale;
        if (0..self.len as i32).contains(&index) { self.limbs[index as usize] } else { 0 }
    }

    /// |self| + |other| or |self| − |other|, where the latter must not be negative.
    #[inline(never)]
    fn combine(self, other: Self, subtract: bool) -> Self {
        let low = self.scale.min(other.scale);
        let high = (self.scale + self.len as i32).max(other.scale + other.len as i32);
        let mut out = Self { scale: low, len: (high - low) as usize + 1, ..Self::ZERO };
        let mut carry = false;
        for (limb, scale) in out.limbs[..out.len].iter_mut().zip(low..) {
            let (x, y) = (self.at(scale), other.at(scale));
            let ((z, c), (w, d));
            if subtract {
                (z, c) = x.overflowing_sub(y);
                (w, d) = z.overflowing_sub(u64::from(carry));
            } else {
                (z, c) = x.overflowing_add(y);
                (w, d) = z.overflowing_add(u64::from(carry));
            }
            (*limb, carry) = (w, c | d);
        }
        out.trimmed()
    }

    fn is_smaller(&self, other: &Self) -> bool {
        let low = self.scale.min(other.scale);
        let high = (self.scale + self.len as i32).max(other.scale + other.len as i32);
        for scale in (low..high).rev() {
            if self.at(scale) != other.at(scale) {
                return self.at(scale) < other.at(scale);
            }
        }
        false
    }
}

impl Number for Dyadic {
    #[inline(never)]
    fn of(x: f64) -> Self {
        #[cfg(test)]
        ENTERED.set(ENTERED.get() + 1);
        let bits = x.to_bits();
        let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
        let magnitude = if exponent == 0 {
            Self::scaled(fraction, -1074)
        } else {
            Self::scaled(fraction | 1 << 52, exponent - 1075)
        };
        Self { negative: x < 0.0, ..magnitude }
    }
}

impl Add for Dyadic {
    type Output = Self;
    #[inline(never)]
    fn add(self, other: Self) -> Self {
        if self.len == 0 {
            return other;
        }
        if other.len == 0 {
            return self;
        }
        if self.negative == other.negative {
            Self { negative: self.negative, ..self.combine(other, false) }
        } else if self.is_smaller(&other) {
            Self { negative: other.negative, ..other.combine(self, true) }
        } else {
            Self { negative: self.negative, ..self.combine(other, true) }
        }
    }
}

impl Neg for Dyadic {
    type Output = Self;
    #[inline(never)]
    fn neg(self) -> Self {
        Self { negative: !self.negative, ..self }
    }
}

impl Sub for Dyadic {
    type Output = Self;
    #[inline(never)]
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Dyadic {
    type Output = Self;
    #[inline(never)]
    fn mul(self, other: Self) -> Self {
        let mut out = Self {
            negative: self.negative != other.negative,
            scale: self.scale + other.scale,
            len: self.len + other.len,
            ..Self::ZERO
        };
        for (i, x) in self.limbs[..self.len].iter().enumerate() {
            let mut carry = 0;
            for (j, y) in other.limbs[..other.len].iter().enumerate() {
                let wide = u128::from(*x) * u128::from(*y)
                    + u128::from(out.limbs[i + j])
                    + u128::from(carry);
                out.limbs[i + j] = wide as u64;
                carry = (wide >> 64) as u64;
            }
            out.limbs[i + other.len] = carry;
        }
        out.trimmed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_and_the_largest_number_meet_without_loss() {
        let (big, small) = (Dyadic::of(f64::MAX), Dyadic::of(f64::from_bits(1)));
        let sum = big + small;
        assert_eq!((sum - big - small).sign(), 0);
        assert_eq!((sum - big).sign(), 1);
        let fourth = sum * sum * (sum * sum);
        assert_eq!((fourth - big * big * big * big).sign(), 1);
    }

    #[test]
    fn small_integers_follow_the_machine() {
        for x in -9i32..9 {
            for y in -9i32..9 {
                let (a, b) = (Dyadic::of(f64::from(x)), Dyadic::of(f64::from(y)));
                assert_eq!((a + b).sign(), (x + y).signum());
                assert_eq!((a - b).sign(), (x - y).signum());
                assert_eq!((a * b).sign(), (x * y).signum());
                assert_eq!((a * b - Dyadic::of(f64::from(x * y))).sign(), 0);
            }
        }
    }

    #[test]
    fn leading_bits_bound_the_number_from_below() {
        for x in [1.0, 3.0, 0.1, f64::MAX, f64::MIN_POSITIVE, f64::from_bits(1)] {
            let lead = (Dyadic::of(x) * Dyadic::of(x)).leading();
            let low = Dyadic::scaled(lead.mantissa, lead.exponent);
            let high = low + Dyadic::scaled(1, lead.exponent);
            assert!(lead.mantissa >> 63 == 1);
            assert!((Dyadic::of(x) * Dyadic::of(x) - low).sign() >= 0);
            assert!((high - Dyadic::of(x) * Dyadic::of(x)).sign() > 0);
        }
    }
}
