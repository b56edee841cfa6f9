//! Every answer against the naive judge: the textbook definition in big integers.

use graze2d::glam::{DVec2, dvec2};

use crate::collinear::{orders, pull};
use crate::judge::quad::judge_convex;
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

/// Cases of nasty numbers, and of the widest there are.
fn hold(query: &Query) {
    let mut word = words(query.name.bytes().map(u64::from).sum());
    if query.is_points {
        return hold_points(query, &mut word);
    }
    hold_all(query, cases(), || nasty_numbers(&mut word, query.count));
    hold_all(query, cases() / 5, || widest_numbers(&mut word, query.count));
}

/// Points of nasty numbers, of the widest, and whole ones, all pulled together.
fn hold_points(query: &Query, word: &mut impl FnMut() -> u64) {
    hold_all(query, cases() / 2, || pulled(nasty_numbers(word, query.count), word));
    hold_all(query, cases() / 10, || pulled(widest_numbers(word, query.count), word));
    hold_all(query, cases() / 4, || {
        // The line of two whole points seldom has a third: the nearest one is beside it.
        let limit = 2.0f64.powi(53);
        let n = pulled(whole_numbers(word, query.count), word);
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

/// The same points, some of them moved to others.
fn pulled(n: Vec<f64>, word: &mut impl FnMut() -> u64) -> Vec<f64> {
    let mut points: Vec<DVec2> = n.chunks_exact(2).map(|p| dvec2(p[0], p[1])).collect();
    let words: Vec<u32> = points.iter().map(|_| word() as u32).collect();
    pull(&mut points, words);
    points.iter().flat_map(|p| p.to_array()).collect()
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
        ($($query:ident($($shape:ident),+) $($rest:ident)+::$judge:ident, bits $($bits:literal),+;)+) => {
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

#[test]
fn bow_ties_and_darts_are_refused_and_nothing_else() {
    let mut word = words(9);
    for _ in 0..cases() / 2 {
        let n = pulled(nasty_numbers(&mut word, 8), &mut word);
        let corners = [0, 2, 4, 6].map(|i| dvec2(n[i], n[i + 1]));
        let verdict = orders(corners).into_iter().try_for_each(judge_convex);
        assert_eq!(verdict, Ok(()), "{n:?}");
    }
}
