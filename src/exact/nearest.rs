//! The exact stage of every constructed number: the f64 nearest to `(P + S√D) / R`. For a quotient without a
//! root, S = D = 0.

use super::dyadic::{Dyadic, Leading};
use super::number::{Sign, power_of_two};

/// The f64 nearest to it, for D ≥ 0 and R > 0. If P and S√D have opposite signs, their sum is rationalized,
/// so that no leading bits cancel:
///
/// ```text
/// P + S√D = (P² − S²D) / (P − S√D)
/// ```
///
/// A comparison with a midpoint m asks for the sign of `(P − mR) + S√D`, which is one of squares.
#[inline(never)]
pub(super) fn nearest([p, s, d, r]: [Dyadic; 4]) -> f64 {
    let sign = root_sum_sign(p, s, d);
    if sign == 0 {
        return 0.0;
    }
    // A negative number is mirrored.
    let (p, s) = if sign < 0 { (-p, -s) } else { (p, s) };
    let value = || {
        let root = (s * s * d).leading().map(Leading::sqrt);
        let sum = match (p.leading(), root) {
            (Some(p), Some(root)) => p.add(root),
            (only, None) | (None, only) => only?,
        };
        let is_opposed = p.sign() * s.sign() * d.sign() < 0;
        let above = if is_opposed { (p * p - s * s * d).leading()?.divide(sum) } else { sum };
        Some(above.divide(r.leading()?))
    };
    let compare = |midpoint: Dyadic| root_sum_sign(p - midpoint * r, s, d);
    f64::from(sign) * value().map_or(0.0, |value| value.round(&compare))
}

/// The sign of `g + s√d`.
#[inline(never)]
pub(super) fn root_sum_sign(g: Dyadic, s: Dyadic, d: Dyadic) -> Sign {
    let (left, right) = (g.sign(), s.sign() * d.sign());
    if left * right >= 0 {
        return (left + right).signum();
    }
    // Opposite signs: the larger square decides.
    left * (g * g - s * s * d).sign()
}

/// The largest number that fits, as all smaller ones do, bit by bit. A division and a root of 128 bits are faster, but few
/// numbers come here, and every figure would load them.
#[inline(never)]
fn largest(fits: &dyn Fn(u64) -> bool) -> u64 {
    (0..64).rev().fold(0, |x, bit| if fits(x | 1 << bit) { x | 1 << bit } else { x })
}

/// Arithmetic on leading bits, each result within a few units of its mantissa.
impl Leading {
    fn from_wide(wide: u128, exponent: i32) -> Self {
        let shift = 64 - wide.leading_zeros() as i32;
        let mantissa = if shift >= 0 { wide >> shift } else { wide << -shift };
        Self { mantissa: mantissa as u64, exponent: exponent + shift }
    }

    fn add(self, other: Self) -> Self {
        let (large, small) =
            if self.exponent >= other.exponent { (self, other) } else { (other, self) };
        let apart = (large.exponent - small.exponent).min(127) as u32;
        // 63 bits below the larger mantissa are kept of the smaller one.
        let [large_wide, small_wide] = [large, small].map(|x| u128::from(x.mantissa) << 63);
        Self::from_wide(large_wide + (small_wide >> apart), large.exponent - 63)
    }

    fn divide(self, by: Self) -> Self {
        let shift = 64 - i32::from(self.mantissa >= by.mantissa);
        let wide = u128::from(self.mantissa) << shift;
        let mantissa = largest(&|x| u128::from(x) * u128::from(by.mantissa) <= wide);
        Self { mantissa, exponent: self.exponent - by.exponent - shift }
    }

    fn sqrt(self) -> Self {
        // An even exponent, and 126 bits or more under the root.
        let odd = self.exponent.rem_euclid(2);
        let wide = u128::from(self.mantissa) << (62 + odd);
        let root = largest(&|x| u128::from(x) * u128::from(x) <= wide);
        Self::from_wide(root.into(), (self.exponent - 62 - odd) / 2)
    }

    /// The f64 nearest to the number with these leading bits; `compare` compares that number with a midpoint
    /// between two doubles.
    ///
    /// ```text
    ///     1 0 1 1 0 … 1 | 1 0 0 0 0 0 0 ?      in doubt only if the dropped bits are
    ///     what an f64 keeps  what it drops     within a few units of a half
    /// ```
    fn round(self, compare: &dyn Fn(Dyadic) -> Sign) -> f64 {
        const DOUBT: u128 = 64;
        let bits = u128::from(self.mantissa);
        // The distance between doubles there.
        let quantum = (self.exponent + 11).max(-1074);
        let drop = quantum - self.exponent;
        if drop > 65 {
            return 0.0; // less than a quarter of the smallest f64
        }
        let (kept, dropped, half) = (bits >> drop, bits & ((1 << drop) - 1), 1u128 << (drop - 1));
        let up = if dropped.abs_diff(half) > DOUBT {
            dropped > half
        } else {
            // A tie rounds to the even one.
            let side = compare(Dyadic::scaled(2 * kept as u64 + 1, quantum - 1));
            side > 0 || side == 0 && kept & 1 == 1
        };
        let rounded = kept as f64 + f64::from(u8::from(up));
        if quantum > 971 { f64::MAX } else { (rounded * power_of_two(quantum)).min(f64::MAX) }
    }
}
