//! Every answer against the naive judge: the textbook definition in big integers.

use crate::judge::queries::{QUERIES, Query};
use crate::nasty::{Draw, numbers};
use crate::queries::every_query;
use crate::words::Words;

/// Few enough for every run of the tests; `CASES=100000` asks more, and so do the fuzz targets.
fn cases() -> usize {
    std::env::var("CASES").map_or(2_000, |cases| cases.parse().expect("a number of cases"))
}

/// Random words from a seed.
pub(crate) fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut words = Words(seed);
    move || words.next()
}

/// Cases of nasty numbers, and of the widest there are; then points that are pulled together, and whole ones.
fn hold(query: &Query) {
    let mut word = words(query.name.bytes().map(u64::from).sum());
    hold_all(query, cases() / 2, || nasty_numbers(&mut word, query.count));
    hold_all(query, cases() / 10, || widest_numbers(&mut word, query.count));
    hold_all(query, cases() / 2, || pulled(query, nasty_numbers, &mut word));
    hold_all(query, cases() / 10, || pulled(query, widest_numbers, &mut word));
    hold_all(query, cases() / 4, || {
        // The line of two whole points seldom has a third: the nearest one is beside it.
        let limit = 2.0f64.powi(53);
        let n = pulled(query, whole_numbers, &mut word);
        n.iter().map(|x| x.round().clamp(-limit, limit)).collect()
    });
}

fn hold_all(query: &Query, count: usize, mut next: impl FnMut() -> Vec<f64>) {
    let mut wrong = Vec::new();
    for _ in 0..count {
        let mut n = next();
        (query.mend)(&mut n);
        if let Err(what) = (query.judge)(&n) {
            wrong.push(format!("{what}: {n:?}"));
        }
    }
    let few = wrong[..wrong.len().min(9)].join("\n");
    assert!(wrong.is_empty(), "{} of {count} wrong\n{few}", wrong.len());
}

/// Numbers of a kind, with some of their points moved to others.
fn pulled<W: FnMut() -> u64>(
    query: &Query,
    numbers: fn(&mut W, usize) -> Vec<f64>,
    word: &mut W,
) -> Vec<f64> {
    let mut n = numbers(word, query.count);
    query.pull(&mut n, std::iter::repeat_with(|| word() as u32));
    n
}

/// Numbers that shapes graze each other with.
pub(crate) fn nasty_numbers(word: &mut impl FnMut() -> u64, count: usize) -> Vec<f64> {
    let draws: Vec<Draw> = (0..count).map(|_| Draw::from(word())).collect();
    // Most where coordinates are, some at the ends of the range.
    let exponent = match word() % 8 {
        0 => -1070,
        1 => 1015,
        2 => (word() % 2000) as i16 - 1000,
        _ => 0,
    };
    numbers(&draws, exponent)
}

fn widest_numbers(word: &mut impl FnMut() -> u64, count: usize) -> Vec<f64> {
    let number = |_| {
        let (kind, bits) = (word(), word());
        let size = match kind % 4 {
            0 => f64::from_bits(bits % 9),
            1 => f64::from_bits(f64::MAX.to_bits() - bits % 9),
            2 => f64::from_bits(f64::MAX.to_bits() - bits % (2 << 52)),
            _ => f64::from_bits(bits % (2 << 52)),
        };
        if kind >> 63 == 1 { -size } else { size }
    };
    (0..count).map(number).collect()
}

/// Whole numbers: small, anywhere, and at the ends of i32 and of ±2⁵³, of one kind or mixed.
fn whole_numbers(word: &mut impl FnMut() -> u64, count: usize) -> Vec<f64> {
    let one_kind = word() % 8;
    let number = |_| {
        let (kind, bits) = (word(), word());
        let size = match if one_kind < 5 { one_kind } else { kind % 5 } {
            0 => bits % 7,
            1 => bits % (1 << 31),
            2 => (1 << 31) - bits % 3,
            3 => bits % (1 << 53),
            _ => (1 << 53) - bits % 3,
        };
        if kind >> 63 == 1 { -(size as f64) } else { size as f64 }
    };
    (0..count).map(number).collect()
}

/// Every answer is as defined: a test for each query.
mod as_defined {
    macro_rules! tests {
        ($($query:ident($($shape:ident),+) $($rest:ident)+::$judge:ident;)+) => {
            $(#[test]
            fn $query() {
                super::hold_by_name(stringify!($query));
            })+
        };
    }

    super::every_query!(tests);
}

fn hold_by_name(name: &str) {
    hold(QUERIES.iter().find(|query| query.name == name).expect("a row of the table"));
}

//   ┌───────┐
//   │      ╱│╱       from beside one corner past the one across: the lines are met at nearly the same time, and how far
//   │  ╱    ╱        one of them was tells nothing about the other
//   ╱──────┘
#[test]
fn a_path_along_the_diagonal_of_a_box_leaves_it_by_the_right_side() {
    let query = QUERIES.iter().find(|query| query.name == "segment_vs_aabb").expect("a query");
    let mut word = words(73);
    let mut unit = || word() as f64 / u64::MAX as f64;
    hold_all(query, cases(), || {
        let mut axis = || {
            let (low, size) = (2.0 * unit() - 1.0, unit() + 0.5);
            let [from, to] = if unit() < 0.5 { [low, low + size] } else { [low + size, low] };
            let start = from + (to - from) * 1e-9 * (unit() - 0.5);
            [low, low + size, start, start + 2.0 * (to - start)]
        };
        let [[min_x, max_x, ax, bx], [min_y, max_y, ay, by]] = [axis(), axis()];
        vec![ax, ay, bx, by, min_x, min_y, max_x, max_y]
    });
}
