//! Points where turns are hard to tell: equal to others, on the line of two, or a few ulps beside.

use graze2d::glam::{DVec2, dvec2};

/// Shares of the way from one point to another: between them, beyond, and such as must round.
const SHARES: [f64; 8] = [0.5, 0.25, 0.75, 1.0 / 3.0, 0.9, 0.0, -1.0, 2.0];

/// Moves points to those before them, each as a random word says; half of them stay.
pub(crate) fn pull(points: &mut [DVec2], words: impl IntoIterator<Item = u32>) {
    for (i, word) in words.into_iter().enumerate().take(points.len()).skip(1) {
        let [kind, pair, share, offset] = word.to_le_bytes();
        if kind % 2 == 0 {
            continue;
        }
        let [p, q] = [pair % 16, pair / 16].map(|k| points[usize::from(k) % i]);
        let share = SHARES[usize::from(share) % SHARES.len()];
        let on = p * (1.0 - share) + q * share;
        points[i] = dvec2(beside(on.x, offset % 16), beside(on.y, offset / 16));
    }
}

/// The number, or every other time up to two ulps beside it.
fn beside(x: f64, kind: u8) -> f64 {
    let finite = |x: f64| x.clamp(-f64::MAX, f64::MAX);
    match kind % 8 {
        0 => finite(x.next_up()),
        1 => finite(x.next_up().next_up()),
        2 => finite(x.next_down()),
        3 => finite(x.next_down().next_down()),
        _ => finite(x),
    }
}
