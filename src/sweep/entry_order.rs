//! When a path first meets a wall, exactly, so that entries into several walls can be put in order.
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
//! line, root   (s A + m B) + m √D           likewise every `x − y t`
//! root, root   (B₂ − B₁) + √D₂ − √D₁
//! ```
//!
//! The line of an edge of a convex shape with a radius has a root, too. All times are `(P + S√D) / R`, and that is how those of
//! convex shapes are compared with all others.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::exact::{
    Fraction, Number, Sign, Sum, Surd, TwoRoots, det_sign, order_of_surds, quotient, surd,
    surd_sign, two_roots_sign,
};
use crate::sweep::arrival::{Arrival, root_sign};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::path::End;

/// When a path first meets a wall.
#[allow(clippy::large_enum_variant, reason = "entries are made where times tie, and read there")]
#[derive(Clone, Copy)]
pub(crate) enum Entry {
    /// At its start, which lies in the wall or on it.
    Start,
    /// Where it meets the line of a side.
    Line(Fraction),
    /// Where it meets the circle around a corner.
    Root(CirclePath),
    /// Where it meets the line of an edge of a convex shape.
    Edge(EdgeTime),
    /// Where it meets the circle around a corner of a convex shape.
    Arc(CirclePath<6, 3>),
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
            (Self::Edge(_) | Self::Arc(_), _) | (_, Self::Edge(_) | Self::Arc(_)) => {
                order_of_surds(self, other)
            }
            (Self::Line(a), Self::Line(b)) if a == b => 0, // of tiles in one row
            (Self::Line(line), _) => line.d.sign() * other.against(line.n, line.d),
            (_, Self::Line(_)) => return other.order(self).reverse(),
            (Self::Start, _) => other.against(Sum([0.0]), Sum([1.0])),
            (_, Self::Start) => return other.order(self).reverse(),
            (Self::Root(a), Self::Root(b)) if a.start == b.start => 0, // about the same corner
            (Self::Root(a), Self::Root(b)) => two_roots_sign(&RootAndRoot(a, b)),
        };
        sign.cmp(&0)
    }

    /// Whether the entry comes before the time `1 − elapsed`.
    pub(crate) fn is_before_the_end(&self, elapsed: f64) -> bool {
        self.against(Sum([1.0, -elapsed]), Sum([1.0])) > 0
    }

    /// Whether a motion ≥ 0 has covered at most a distance ≥ 0 at the entry.
    pub(crate) fn is_no_further(&self, motion: f64, distance: f64) -> bool {
        self.against(Sum([distance]), Sum([motion])) >= 0
    }

    /// On which side of a place a path that starts at `origin` is at the entry, on an axis.
    pub(crate) fn place_against(&self, origin: f64, motion: f64, place: f64) -> Sign {
        self.against(Sum([origin, -place]), Sum([-motion]))
    }

    /// The sign of `x − y t`, where t is the time of the entry.
    fn against<const X: usize, const Y: usize>(&self, x: Sum<X>, y: Sum<Y>) -> Sign {
        match self {
            Self::Start => x.sign(),
            Self::Line(Fraction { n, d }) => d.sign() * det_sign(x, *d, *n, y),
            Self::Root(circle) => root_sign(circle, End::Enter, x, y),
            Self::Edge(_) | Self::Arc(_) => {
                surd_sign(&Against { entry: self, x: x.padded(), y: y.padded() })
            }
        }
    }

    /// `elapsed` plus the time of the entry, correctly rounded.
    pub(crate) fn time_after(&self, elapsed: f64) -> f64 {
        match self {
            Self::Start => elapsed,
            Self::Line(time) => quotient(&time.reach(Sum([elapsed]), Sum([1.0]))),
            Self::Root(circle) => {
                Arrival::at_root(circle, End::Enter).reach(Sum([elapsed]), Sum([1.0, 0.0]))
            }
            Self::Edge(_) | Self::Arc(_) => surd(&After { entry: self, elapsed }),
        }
    }
}

impl Surd for Entry {
    fn parts<T: Number>(&self) -> [T; 4] {
        let (zero, one) = (T::of(0.0), T::of(1.0));
        match self {
            Self::Start => [zero, zero, zero, one],
            Self::Line(Fraction { n, d }) => {
                let sense = T::of(f64::from(d.sign()));
                [sense * n.to(), zero, zero, sense * d.to()]
            }
            Self::Root(circle) => {
                let [a, b, d] = circle.coefficients::<T>();
                [-b, -one, d, a]
            }
            Self::Edge(edge) => edge.parts(),
            Self::Arc(circle) => {
                let [a, b, d] = circle.coefficients::<T>();
                [-b, -one, d, a]
            }
        }
    }
}

/// `x − y t`, times R.
struct Against<'a> {
    entry: &'a Entry,
    x: Sum<4>,
    y: Sum<2>,
}

impl Surd for Against<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([p, s, d, r], y) = (self.entry.parts::<T>(), self.y.to::<T>());
        [self.x.to::<T>() * r - y * p, -(y * s), d, T::of(1.0)]
    }
}

/// `elapsed + t`
struct After<'a> {
    entry: &'a Entry,
    elapsed: f64,
}

impl Surd for After<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [p, s, d, r] = self.entry.parts::<T>();
        [T::of(self.elapsed) * r + p, s, d, r]
    }
}

/// When a path enters the half-plane behind an edge of a sum:
///
/// ```text
/// t = −(n·q + R √(d·d)) / −m      m < 0
/// ```
#[derive(Clone, Copy)]
pub(crate) struct EdgeTime {
    /// Along the edge, d.
    pub(crate) along: [Sum<2>; 2],
    /// Its start, q.
    pub(crate) corner: [Sum<6>; 2],
    pub(crate) motion: [Sum<3>; 2],
    pub(crate) radius: Sum<2>,
}

impl Surd for EdgeTime {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([dx, dy], [x, y]) = (self.along.map(Sum::to::<T>), self.corner.map(Sum::to::<T>));
        let [vx, vy] = self.motion.map(Sum::to::<T>);
        [dx * y - dy * x, -self.radius.to::<T>(), dx * dx + dy * dy, dx * vy - dy * vx]
    }
}

struct RootAndRoot<'a>(&'a CirclePath, &'a CirclePath);

impl TwoRoots for RootAndRoot<'_> {
    fn parts<T: Number>(&self) -> [T; 5] {
        let [[_, b, d], [_, other_b, other_d]] = [self.0, self.1].map(CirclePath::coefficients);
        let one = T::of(1.0);
        [other_b - b, one, other_d, -one, d]
    }
}

/// A rounded time, as its bits, which are ordered as times are: no time is negative; then the order among equal times,
/// and what it is about.
pub(crate) type Key = (u64, u32, usize);

/// The keys in order. A heap sorts them: its code is a tenth of that of the usual sort.
pub(crate) fn sorted(keys: Vec<Key>) -> Vec<Key> {
    BinaryHeap::from(keys).into_sorted_vec()
}

/// The keys in the exact order of their entries, exact ties in the order of the keys; and for each, whether its entry has
/// the same time as the one before. Rounding is monotone, so times that round differently are already in order.
/// Only entries whose times round alike are compared exactly.
pub(crate) fn in_order(keys: Vec<Key>, entry: &dyn Fn(usize) -> Entry) -> Vec<(Key, bool)> {
    let keys = sorted(keys);
    let mut ordered = Vec::with_capacity(keys.len());
    for alike in keys.chunk_by(|(t, ..), (other, ..)| t == other) {
        if let [key] = alike {
            ordered.push((*key, false));
            continue;
        }
        // Each goes behind those that are met no later.
        let mut exact: Vec<(Entry, Key)> = Vec::with_capacity(alike.len());
        for key in alike {
            let entry = entry(key.2);
            let later = exact.partition_point(|(other, _)| other.order(&entry).is_le());
            exact.insert(later, (entry, *key));
        }
        for (number, (entry, key)) in exact.iter().enumerate() {
            let is_tie = number > 0 && exact[number - 1].0.order(entry).is_eq();
            ordered.push((*key, is_tie));
        }
    }
    ordered
}
