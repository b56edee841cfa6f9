//! What all targets share: numbers from bytes, and the naive judge of the tests.

#[path = "../../tests/judge/mod.rs"]
pub(crate) mod judge;
#[path = "../../tests/nasty/mod.rs"]
pub(crate) mod nasty;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Motion};

use nasty::{Draw, numbers};

/// `N` nasty numbers: two bytes for the exponent that all share, then one word for each draw.
pub(crate) fn read<const N: usize>(data: &[u8]) -> Option<[f64; N]> {
    let (exponent, words) = data.split_first_chunk::<2>()?;
    // Half of all values leave the numbers as they are.
    let exponent = match i16::from_le_bytes(*exponent) {
        e if e & 1 == 0 => 0,
        e => e % 1074,
    };
    let draws: Vec<Draw> = words
        .chunks_exact(8)
        .take(N)
        .map(|word| Draw::from(u64::from_le_bytes(word.try_into().expect("eight bytes"))))
        .collect();
    numbers(&draws, exponent).try_into().ok()
}

pub(crate) fn point(n: &[f64]) -> DVec2 {
    dvec2(n[0], n[1])
}

pub(crate) fn aabb(n: &[f64]) -> Aabb {
    Aabb::from_corners(point(n), point(&n[2..])).expect("finite")
}

pub(crate) fn motion(n: &[f64]) -> Motion {
    Motion::new(point(n)).expect("finite")
}

/// The numbers belong to what went wrong: they make the case for the tests.
pub(crate) fn hold(numbers: &[f64], verdict: Result<(), String>) {
    if let Err(what) = verdict {
        panic!("{what}: {numbers:?}");
    }
}
