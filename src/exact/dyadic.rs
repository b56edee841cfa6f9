//! Exact numbers: an integer times a power of two.
//!
//! Every finite f64 is an integer times 2⁻¹⁰⁷⁴, below 2¹⁰²⁴. A sum of inputs therefore spans 2,100
//! bits, a polynomial of degree four 8,400. The order of two roots takes degree eight, and a motion that
//! is deflected at a corner degree ten, 21,000 bits. An integer grows as far as it has to, so nothing here
//! can overflow, underflow or round. The exponent is a multiple of 64: aligning two numbers moves whole
//! limbs, and ordinary inputs need only two or three of them.
//!
//! The limbs of all numbers of one computation stand one after the other in a common store, which
//! [`exactly`] clears at the end. So copying a number is as cheap as copying a slice.

use core::cell::RefCell;
use core::ops::{Add, Mul, Neg, Sub};

use super::number::{Number, Sign};

thread_local! {
    static LIMBS: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// Runs a computation with exact numbers, and frees them at the end: none may leave it.
pub(super) fn exactly<T>(compute: impl FnOnce() -> T) -> T {
    let before = LIMBS.with_borrow(Vec::len);
    let answer = compute();
    LIMBS.with_borrow_mut(|limbs| limbs.truncate(before));
    answer
}

#[cfg(test)]
thread_local! {
    /// How many inputs have reached the exact stage.
    pub(super) static ENTERED: core::cell::Cell<u64> = const { core::cell::Cell::new(0) };
}

/// `± limbs × 2^(64 × scale)`, the least significant limb first; zero has none.
#[derive(Clone, Copy)]
pub(crate) struct Dyadic {
    negative: bool,
    scale: i32,
    /// Where its limbs stand in the store.
    start: usize,
    len: usize,
}

/// The leading 64 bits of a number that is not zero: `mantissa × 2^exponent ≤ |x|`, less than one
/// unit of the mantissa below it. The top bit of the mantissa is set.
#[derive(Clone, Copy)]
pub(crate) struct Leading {
    pub(crate) mantissa: u64,
    pub(crate) exponent: i32,
}

impl Dyadic {
    pub(super) const ZERO: Self = Self { negative: false, scale: 0, start: 0, len: 0 };

    /// `mantissa × 2^exponent`.
    pub(crate) fn scaled(mantissa: u64, exponent: i32) -> Self {
        let wide = u128::from(mantissa) << exponent.rem_euclid(64);
        Self::write(exponent.div_euclid(64), 2, &|_, limbs| {
            limbs.copy_from_slice(&[wide as u64, (wide >> 64) as u64]);
        })
    }

    /// A new number with so many limbs, zero until they are filled.
    #[inline(never)]
    fn write(scale: i32, len: usize, fill: &dyn Fn(&[u64], &mut [u64])) -> Self {
        LIMBS.with_borrow_mut(|limbs| {
            let start = limbs.len();
            limbs.resize(start + len, 0);
            let (old, new) = limbs.split_at_mut(start);
            fill(old, new);
            // Remove zero limbs at both ends.
            let Some(last) = new.iter().rposition(|limb| *limb != 0) else {
                limbs.truncate(start);
                return Self::ZERO;
            };
            let low = new.iter().take_while(|limb| **limb == 0).count();
            limbs.truncate(start + last + 1);
            let scale = scale + low as i32;
            Self { negative: false, scale, start: start + low, len: last + 1 - low }
        })
    }

    /// Its limbs in the store.
    fn limbs<'a>(&self, store: &'a [u64]) -> &'a [u64] {
        &store[self.start..self.start + self.len]
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

    #[cfg(test)]
    pub(crate) fn abs(self) -> Self {
        Self { negative: false, ..self }
    }

    /// The leading bits of its size; `None` for zero.
    pub(crate) fn leading(&self) -> Option<Leading> {
        if self.len == 0 {
            return None;
        }
        let [below, top] = LIMBS.with_borrow(|store| {
            let limbs = self.limbs(store);
            [if self.len > 1 { limbs[self.len - 2] } else { 0 }, limbs[self.len - 1]]
        });
        let shift = top.leading_zeros();
        let mantissa = (((u128::from(top) << 64 | u128::from(below)) << shift) >> 64) as u64;
        Some(Leading { mantissa, exponent: 64 * (self.end() - 1) - shift as i32 })
    }

    /// Where its limbs end: the first scale beyond them.
    fn end(&self) -> i32 {
        self.scale + self.len as i32
    }

    /// |self| + |other|, or |self| − |other|, which must not be negative.
    fn combine(&self, other: &Self, subtract: bool) -> Self {
        let low = self.scale.min(other.scale);
        let len = (self.end().max(other.end()) - low) as usize + 1;
        let [mine, others] = [self, other].map(|x| (x.scale - low) as usize);
        Self::write(low, len, &|store, sum| {
            sum[mine..mine + self.len].copy_from_slice(self.limbs(store));
            // Add the other's limbs one by one, then carry to the end.
            let rest = core::iter::repeat(&0);
            let mut carry = 0;
            for (limb, y) in sum[others..].iter_mut().zip(other.limbs(store).iter().chain(rest)) {
                let (z, c, d);
                if subtract {
                    (z, c) = limb.overflowing_sub(*y);
                    (*limb, d) = z.overflowing_sub(carry);
                } else {
                    (z, c) = limb.overflowing_add(*y);
                    (*limb, d) = z.overflowing_add(carry);
                }
                carry = u64::from(c | d);
            }
        })
    }

    fn is_smaller(&self, other: &Self) -> bool {
        // Neither has zero limbs above, so the one that ends higher is larger.
        if self.end() != other.end() {
            return self.end() < other.end();
        }
        LIMBS.with_borrow(|store| {
            self.limbs(store).iter().rev().cmp(other.limbs(store).iter().rev()).is_lt()
        })
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
        let subtract = self.negative != other.negative;
        let (large, small) =
            if subtract && self.is_smaller(&other) { (&other, &self) } else { (&self, &other) };
        Self { negative: large.negative, ..large.combine(small, subtract) }
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
        let len = self.len + other.len;
        let product = Self::write(self.scale + other.scale, len, &|store, product| {
            for (i, x) in self.limbs(store).iter().enumerate() {
                // Sums of numbers with very different exponents are mostly gaps.
                if *x == 0 {
                    continue;
                }
                let mut carry = 0;
                for (limb, y) in product[i..].iter_mut().zip(other.limbs(store)) {
                    let wide =
                        u128::from(*x) * u128::from(*y) + u128::from(*limb) + u128::from(carry);
                    *limb = wide as u64;
                    carry = (wide >> 64) as u64;
                }
                product[i + other.len] = carry;
            }
        });
        Self { negative: self.negative != other.negative, ..product }
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
            let lead = (Dyadic::of(x) * Dyadic::of(x)).leading().unwrap();
            let low = Dyadic::scaled(lead.mantissa, lead.exponent);
            let high = low + Dyadic::scaled(1, lead.exponent);
            assert!(lead.mantissa >> 63 == 1);
            assert!((Dyadic::of(x) * Dyadic::of(x) - low).sign() >= 0);
            assert!((high - Dyadic::of(x) * Dyadic::of(x)).sign() > 0);
        }
    }
}
