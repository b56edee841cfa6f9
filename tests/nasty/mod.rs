//! Nasty numbers: what random doubles never are, and geometry trips over.
//!
//! A number is drawn with an eye on those before it: the same again, a few ulp beside, the sum or
//! difference of two. So corners are grazed, sides shared and gaps closed to the last bit.

/// How to make one number.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Draw {
    /// A small integer.
    Grid(i8),
    /// A quarter or an eighth of one.
    Fine(i8),
    /// A decimal fraction, rounded as it has to be.
    Tenths(i8),
    /// An earlier number, this many ulp up.
    Near(u8, i8),
    /// An earlier number mirrored, this many ulp up.
    Mirror(u8, i8),
    /// The sum of two earlier numbers, this many ulp up.
    Sum(u8, u8, i8),
    /// The difference of two, likewise.
    Difference(u8, u8, i8),
    /// `m × 2^e`.
    Scaled(i8, i16),
    /// Any 64 bits that make a finite number.
    Bits(u64),
}

impl From<u64> for Draw {
    /// The draw that a random word stands for.
    fn from(word: u64) -> Self {
        let [kind, i, j, k, ..] = word.to_le_bytes();
        let small = (k % 5) as i8 - 2;
        match kind % 16 {
            0..=3 => Self::Grid(i as i8 % 9),
            4 => Self::Fine(i as i8),
            5 => Self::Tenths(i as i8),
            6 | 7 => Self::Near(i, small),
            8 => Self::Mirror(i, small),
            9 | 10 => Self::Sum(i, j, small),
            11 | 12 => Self::Difference(i, j, small),
            13 => Self::Scaled(i as i8, (i16::from(j) - 128) * 9 + i16::from(k % 9)),
            14 => Self::Bits(word.rotate_left(32)),
            // About 1, with all bits of the mantissa.
            _ => Self::Bits((word >> 12) | 0x3ff << 52),
        }
    }
}

impl Draw {
    fn number(self, before: &[f64]) -> f64 {
        let of = |i: u8| if before.is_empty() { 0.0 } else { before[i as usize % before.len()] };
        let (x, ulps) = match self {
            Self::Grid(i) => (f64::from(i), 0),
            Self::Fine(i) => (f64::from(i) / 8.0, 0),
            Self::Tenths(i) => (f64::from(i) / 10.0, 0),
            Self::Near(i, ulps) => (of(i), ulps),
            Self::Mirror(i, ulps) => (-of(i), ulps),
            Self::Sum(i, j, ulps) => (of(i) + of(j), ulps),
            Self::Difference(i, j, ulps) => (of(i) - of(j), ulps),
            Self::Scaled(m, e) => (scaled(f64::from(m), e), 0),
            Self::Bits(bits) => (f64::from_bits(bits), 0),
        };
        finite(
            (0..ulps.unsigned_abs())
                .fold(finite(x), |x, _| if ulps > 0 { x.next_up() } else { x.next_down() }),
        )
    }
}

fn finite(x: f64) -> f64 {
    if x.is_nan() { 0.0 } else { x.clamp(-f64::MAX, f64::MAX) }
}

/// The numbers, all times `2^exponent`: the same geometry at another end of the range.
pub(crate) fn numbers(draws: &[Draw], exponent: i16) -> Vec<f64> {
    let mut made = Vec::with_capacity(draws.len());
    for draw in draws {
        let x = draw.number(&made);
        made.push(x);
    }
    made.iter().map(|x| scaled(*x, exponent)).collect()
}

/// `x × 2^exponent`, in two steps since 2^−1100 is no double.
fn scaled(x: f64, exponent: i16) -> f64 {
    let [half, rest] = [exponent / 2, exponent - exponent / 2];
    finite(finite(x * 2.0f64.powi(half.into())) * 2.0f64.powi(rest.into()))
}
