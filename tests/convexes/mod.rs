//! Two moving convex shapes, generated: ties of every kind, tangents, and what is nearly so.

mod families;

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::thread;

use graze2d::Motion;
use graze2d::glam::DVec2;

pub(crate) use families::pair_of;

use crate::judge::convex::form::Form;

/// A kind of scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Family {
    /// Small whole numbers: parallel and equal edges, repeated and collinear points, no area, no motion.
    Grid,
    /// The points of one shape are points of the other, moved by whole numbers.
    Copies,
    /// Without radii, a point of one shape comes to a point of the other: corners of K, and what is behind them.
    Aimed,
    /// The path runs along an edge of B, just as far from it as both radii together, by Pythagoras.
    AlongEdge,
    /// It is a tangent of the circle around a corner of B, by Pythagoras.
    Tangent,
    /// It starts or ends on the grown edge or around a corner, by Pythagoras.
    Ends,
    /// Tenths, and rectangles at any angle.
    Decimals,
    /// Numbers drawn with an eye on those before them.
    Nasty,
    /// The smallest and the largest numbers there are.
    Widest,
    /// All bits of the mantissa.
    Any,
}

pub(crate) const FAMILIES: [Family; 10] = [
    Family::Grid,
    Family::Copies,
    Family::Aimed,
    Family::AlongEdge,
    Family::Tangent,
    Family::Ends,
    Family::Decimals,
    Family::Nasty,
    Family::Widest,
    Family::Any,
];

/// Two shapes and their motions.
#[derive(Clone)]
pub(crate) struct Pair {
    pub(crate) a: Form,
    pub(crate) va: DVec2,
    pub(crate) b: Form,
    pub(crate) vb: DVec2,
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { a, va, b, vb } = self;
        writeln!(f, "\n  A {a:?} moves {va:?}\n  B {b:?} moves {vb:?}")
    }
}

impl Pair {
    pub(crate) fn motions(&self) -> [Motion; 2] {
        [self.va, self.vb].map(|v| Motion::new(v).expect("finite"))
    }
}

/// So many pairs in every run of the tests.
const PAIRS: u64 = 4_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|n| n.parse().expect("a number"))
}

/// How many went wrong in one way, and the first of them.
type Wrong = BTreeMap<String, (u64, String)>;

/// Asks about every pair of one family, or of all, in two threads, and sorts what is wrong by what it is.
pub(crate) fn hold_all(only: Option<Family>, judge: impl Fn(&Pair) -> Result<(), String> + Sync) {
    let count = number("PAIRS").unwrap_or(PAIRS);
    let all = number("PAIR").map_or(0..count, |n| n..n + 1);
    let ask = |numbers: Range<u64>| {
        let mut wrong = Wrong::new();
        for (number, (family, pair)) in numbers.map(|number| (number, pair_of(number))) {
            if only.is_some_and(|only| only != family) {
                continue;
            }
            if let Err(what) = judge(&pair) {
                let class: String =
                    what.chars().filter(|c| c.is_alphabetic() || *c == ' ').take(40).collect();
                let first = || (0, format!("PAIR={number} {what}: {pair:?}"));
                wrong.entry(format!("{family:?} {class}")).or_insert_with(first).0 += 1;
            }
        }
        wrong
    };
    let middle = all.start + (all.end - all.start) / 2;
    let wrong = thread::scope(|scope| {
        let first = scope.spawn(|| ask(all.start..middle));
        let mut wrong = ask(middle..all.end);
        for (class, (number, what)) in first.join().expect("a judge that does not panic") {
            let entry = wrong.entry(class).or_insert((0, what.clone()));
            *entry = (entry.0 + number, what);
        }
        wrong
    });
    let told = wrong.iter().map(|(class, (number, first))| format!("{number} × {class}\n{first}"));
    assert!(wrong.is_empty(), "of {count} pairs:\n{}", told.collect::<Vec<_>>().join("\n"));
}
