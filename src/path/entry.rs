//! When a path first comes to a box, exactly, so that entries into several boxes can be put in order.
//!
//! A time is one of three kinds:
//!
//! ```text
//! start   0                   the path starts in the box or on it
//! line    s / m               where the path meets the line of a side
//! root    (−B − √D) / A       where it meets the circle around a corner
//! ```
//!
//! Along one path all lines of an axis share the divisor m, and all corner circles of a mover share A.
//! So which of two entries comes first is the sign of an expression in the inputs with at most two
//! roots, and never a comparison of rounded times:
//!
//! ```text
//! line, line   s₁ m₂ − s₂ m₁
//! line, root   (s A + m B) + m √D
//! root, root   (B₂ − B₁) + √D₂ − √D₁
//! ```

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::exact::{
    Ball, Linear, Number, Ratio, Sign, Sum, Surd, TwoRoots, det_sign, nearest_to_surd, quotient,
    surd_sign, two_roots_sign,
};
use crate::path::box_signs::{BoxSigns, End};
use crate::path::corner_circle::CornerCircle;
use crate::path::corner_root::Arrival;
use crate::path::line_time::LineTime;

/// When a path first comes to a box.
#[derive(Clone, Copy)]
pub(crate) enum Entry {
    /// At its start, which lies in the box or on it.
    Start,
    /// Where it meets the line of a side.
    Line(LineTime),
    /// Where it meets the circle around a corner.
    Root(CornerCircle),
}

impl Entry {
    /// The entry into a box with square corners.
    pub(crate) fn of(found: &BoxSigns) -> Self {
        match found.axis(End::Enter) {
            Some(axis) => Self::Line(found.line_time(axis, End::Enter)),
            None => Self::Start,
        }
    }

    /// Which of two entries of one path comes first.
    pub(crate) fn order(&self, other: &Self) -> Ordering {
        let sign = match (self, other) {
            (Self::Start, Self::Start) => 0,
            // A line or a circle that is met later than at the start is ahead of it.
            (Self::Start, _) => -1,
            (_, Self::Start) => 1,
            (Self::Line(a), Self::Line(b)) => {
                let mirror = a.motion.sign() * b.motion.sign();
                mirror * det_sign(a.side, b.motion, b.side, a.motion)
            }
            (Self::Line(line), Self::Root(circle)) => line_and_root(line, circle),
            (Self::Root(circle), Self::Line(line)) => -line_and_root(line, circle),
            (Self::Root(a), Self::Root(b)) if a.is_about_the_corner_of(b) => 0,
            (Self::Root(a), Self::Root(b)) => two_roots_sign(&RootAndRoot(a, b)),
        };
        sign.cmp(&0)
    }

    /// Whether it comes before `1 − elapsed` on the path.
    pub(crate) fn is_before_the_end(&self, elapsed: f64) -> bool {
        match self {
            Self::Start => elapsed < 1.0,
            Self::Line(LineTime { side, motion }) => {
                let left = Sum([1.0, -elapsed]);
                motion.sign() * det_sign(*side, Sum([1.0]), *motion, left) < 0
            }
            Self::Root(circle) => against_root(circle, Sum([1.0, -elapsed]), Sum([1.0])) > 0,
        }
    }

    /// Whether a motion ≥ 0 goes no further than a distance until then.
    pub(crate) fn is_no_further(&self, motion: f64, distance: f64) -> bool {
        match self {
            Self::Start => true,
            Self::Line(LineTime { side, motion: m }) => {
                m.sign() * det_sign(*side, Sum([motion]), *m, Sum([distance])) <= 0
            }
            Self::Root(circle) => against_root(circle, Sum([distance]), Sum([motion])) >= 0,
        }
    }

    /// Where a path is then, on an axis, seen from a place: it starts at `origin`.
    pub(crate) fn place_against(&self, origin: f64, motion: f64, place: f64) -> Sign {
        let offset = Sum([origin, -place]);
        match self {
            Self::Start => offset.sign(),
            Self::Line(LineTime { side, motion: m }) => {
                m.sign() * det_sign(offset, *m, *side, Sum([-motion]))
            }
            Self::Root(circle) => against_root(circle, offset, Sum([-motion])),
        }
    }

    /// `elapsed` and the time on the path together, correctly rounded.
    pub(crate) fn time_after(&self, elapsed: f64) -> f64 {
        match self {
            Self::Start => elapsed,
            Self::Line(time) => quotient(&LineAfter { time, elapsed }),
            Self::Root(circle) => {
                let root = RootAfter { circle, elapsed };
                nearest_to_surd(root.ball(), &root)
            }
        }
    }
}

/// `s / m` against `(−B − √D) / A`.
fn line_and_root(line: &LineTime, circle: &CornerCircle) -> Sign {
    line.motion.sign() * against_root(circle, line.side, line.motion)
}

/// The sign of `x − y t` for the root t.
fn against_root(circle: &CornerCircle, x: impl Linear, y: impl Linear) -> Sign {
    surd_sign(&AgainstRoot { circle, x: x.padded(), y: y.padded() })
}

/// `A (x − y t)`, which is `(x A + y B) + y √D`.
struct AgainstRoot<'a> {
    circle: &'a CornerCircle,
    x: Sum<4>,
    y: Sum<2>,
}

impl Surd for AgainstRoot<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        let y = self.y.to::<T>();
        [self.x.to::<T>() * a + y * b, y, d, T::of(1.0)]
    }
}

struct RootAndRoot<'a>(&'a CornerCircle, &'a CornerCircle);

impl TwoRoots for RootAndRoot<'_> {
    fn parts<T: Number>(&self) -> [T; 3] {
        let [[_, b, d], [_, other_b, other_d]] = [self.0, self.1].map(CornerCircle::coefficients);
        [other_b - b, other_d, d]
    }
}

/// `elapsed + s / m`
struct LineAfter<'a> {
    time: &'a LineTime,
    elapsed: f64,
}

impl Ratio for LineAfter<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let (s, m) = self.time.parts::<T>();
        (s + T::of(self.elapsed) * m, m)
    }
}

/// `elapsed + (−B − √D) / A`
struct RootAfter<'a> {
    circle: &'a CornerCircle,
    elapsed: f64,
}

impl Surd for RootAfter<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        [T::of(self.elapsed) * a - b, T::of(-1.0), d, a]
    }

    fn ball(&self) -> Ball {
        Ball::of(self.elapsed) + Arrival::new(self.circle, End::Enter).ball()
    }
}

/// Items by the exact order of their entries, exact ties by index; with each, whether it comes at the
/// same time as the one before. Rounding is monotone, so times that round differently are in order as
/// they stand, and entries are asked for only where times round alike.
pub(crate) fn in_order<T: Copy>(
    items: &[T],
    key: impl Fn(&T) -> (f64, u32),
    entry: impl Fn(&T) -> Entry,
) -> Vec<(T, bool)> {
    let keys = items.iter().enumerate().map(|(place, item)| {
        let (t, index) = key(item);
        (t.to_bits(), index, place) // bits are ordered as times are: no time is negative
    });
    // By a heap, which takes a tenth of the code of the usual sort.
    let keys = BinaryHeap::from_iter(keys).into_sorted_vec();
    let mut ordered = Vec::with_capacity(keys.len());
    for alike in keys.chunk_by(|(t, ..), (other, ..)| t == other) {
        if let [(_, _, place)] = alike {
            ordered.push((items[*place], false));
            continue;
        }
        let exact = alike.iter().map(|&(_, index, place)| ByEntry {
            entry: entry(&items[place]),
            index,
            place,
        });
        let exact = BinaryHeap::from_iter(exact).into_sorted_vec();
        for (number, item) in exact.iter().enumerate() {
            let is_tie = number > 0 && exact[number - 1].entry.order(&item.entry).is_eq();
            ordered.push((items[item.place], is_tie));
        }
    }
    ordered
}

/// An item by the exact time of its entry, then by index.
struct ByEntry {
    entry: Entry,
    index: u32,
    place: usize,
}

impl Ord for ByEntry {
    fn cmp(&self, other: &Self) -> Ordering {
        self.entry.order(&other.entry).then(self.index.cmp(&other.index))
    }
}
impl PartialOrd for ByEntry {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Eq for ByEntry {}
impl PartialEq for ByEntry {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
