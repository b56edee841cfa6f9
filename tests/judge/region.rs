//! A mover among walls as one point among grown walls: where it is inside, and when a path enters.
//!
//! ```text
//!   ╭───────╮     the open grown wall of a circle is two boxes, each open on one axis, and four
//!   │ ┌───┐ │     open discs; that of a box or a point is one open box
//!   │ └───┘ │
//!   ╰───────╯
//! ```
//!
//! A path crosses each of these in an interval of times; the earliest start is when it enters.

use std::cmp::Ordering;

use graze2d::glam::DVec2;
use graze2d::{Corner, Feature, Side};

use super::exact::Exact;
use super::time::Time;

pub(crate) type Vector = [Exact; 2];

pub(crate) fn vector(v: DVec2) -> Vector {
    [Exact::of(v.x), Exact::of(v.y)]
}

pub(crate) fn dot(a: &Vector, b: &Vector) -> Exact {
    &(&a[0] * &b[0]) + &(&a[1] * &b[1])
}

pub(crate) fn cross(a: &Vector, b: &Vector) -> Exact {
    &(&a[0] * &b[1]) - &(&a[1] * &b[0])
}

pub(crate) fn minus(a: &Vector, b: &Vector) -> Vector {
    [&a[0] - &b[0], &a[1] - &b[1]]
}

/// A straight path without an end: `start + t motion`.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) start: Vector,
    pub(crate) motion: Vector,
}

impl Line {
    /// The place at a time, on one axis, against a number.
    pub(crate) fn compare(&self, k: usize, time: &Time, number: &Exact) -> Ordering {
        time.sign_of(&(&self.start[k] - number), &self.motion[k])
    }

    pub(crate) fn is_still(&self) -> bool {
        self.motion.iter().all(Exact::is_zero)
    }
}

/// What the mover makes of a wall: the set of its positions at which both overlap.
#[derive(Clone, Debug)]
pub(crate) struct Grown {
    /// The sides of the wall, and for a box mover those of the Minkowski sum.
    pub(crate) low: Vector,
    pub(crate) high: Vector,
    /// By how much it is grown around; 0 for points and boxes.
    pub(crate) radius: Exact,
}

/// The set of positions at which a mover overlaps a wall.
pub(crate) trait Region {
    /// Whether a place is strictly inside.
    fn contains(&self, place: &Vector) -> bool;

    /// When an endless path is strictly inside.
    fn within(&self, line: &Line) -> Option<Within>;
}

/// When a path is in an open grown wall: from … to.
pub(crate) struct Within {
    pub(crate) from: Time,
    pub(crate) to: Time,
}

/// Which low (−1) or high (1) sides a place lies beyond; 0 is neither.
pub(crate) type Zone = [i8; 2];

pub(crate) fn feature(zone: Zone) -> Option<Feature> {
    Some(match zone {
        [-1, 0] => Feature::Side(Side::Left),
        [1, 0] => Feature::Side(Side::Right),
        [0, -1] => Feature::Side(Side::Top),
        [0, 1] => Feature::Side(Side::Bottom),
        [-1, -1] => Feature::Corner(Corner::TopLeft),
        [1, -1] => Feature::Corner(Corner::TopRight),
        [-1, 1] => Feature::Corner(Corner::BottomLeft),
        [1, 1] => Feature::Corner(Corner::BottomRight),
        _ => return None,
    })
}

impl Grown {
    pub(crate) fn is_round(&self) -> bool {
        self.radius.is_positive()
    }

    /// The corner of a zone, with a coordinate of the wall for each axis that has one.
    pub(crate) fn corner(&self, zone: Zone) -> Vector {
        [0, 1].map(|k| if zone[k] < 0 { self.low[k].clone() } else { self.high[k].clone() })
    }

    /// Whether a place is strictly inside.
    pub(crate) fn contains(&self, place: &Vector) -> bool {
        if !self.is_round() {
            return (0..2).all(|k| self.low[k] < place[k] && place[k] < self.high[k]);
        }
        self.square_distance(place) < self.radius.square()
    }

    /// From a place to the wall.
    pub(crate) fn square_distance(&self, place: &Vector) -> Exact {
        let off = [0, 1].map(|k| {
            let (below, above) = (&self.low[k] - &place[k], &place[k] - &self.high[k]);
            below.max(above).max(Exact::zero()).square()
        });
        &off[0] + &off[1]
    }

    /// When an endless path is in it.
    pub(crate) fn within(&self, line: &Line) -> Option<Within> {
        self.pieces(line, true)
    }

    /// When a path is first in the closed grown wall, from 0 to 1.
    pub(crate) fn met(&self, line: &Line) -> Option<Time> {
        let [zero, one] = [0.0, 1.0].map(|t| Time::of(Exact::of(t)));
        if line.is_still() {
            let place = &line.start;
            let is_met = if self.is_round() {
                self.square_distance(place) <= self.radius.square()
            } else {
                (0..2).all(|k| self.low[k] <= place[k] && place[k] <= self.high[k])
            };
            return is_met.then_some(zero);
        }
        let within = self.pieces(line, false)?;
        (within.from <= one && within.to >= zero).then(|| within.from.max(zero))
    }

    fn pieces(&self, line: &Line, is_open: bool) -> Option<Within> {
        if line.is_still() {
            return None;
        }
        let mut pieces = Vec::with_capacity(6);
        if self.is_round() {
            for open in 0..2 {
                let grown = |side: &Exact, sign: f64, k: usize| {
                    if k == open { side + &(&self.radius * &Exact::of(sign)) } else { side.clone() }
                };
                let low = [0, 1].map(|k| grown(&self.low[k], -1.0, k));
                let high = [0, 1].map(|k| grown(&self.high[k], 1.0, k));
                pieces.extend(within_box(line, &low, &high, [0, 1].map(|k| is_open && k == open)));
            }
            let a = dot(&line.motion, &line.motion);
            for zone in [[-1, -1], [1, -1], [-1, 1], [1, 1]] {
                pieces.extend(self.within_disc(line, &self.corner(zone), &a, is_open));
            }
        } else {
            pieces.extend(within_box(line, &self.low, &self.high, [is_open; 2]));
        }
        pieces.into_iter().reduce(|a, b| Within { from: a.from.min(b.from), to: a.to.max(b.to) })
    }

    fn within_disc(
        &self,
        line: &Line,
        center: &Vector,
        a: &Exact,
        is_open: bool,
    ) -> Option<Within> {
        let off = minus(&line.start, center);
        let b = dot(&line.motion, &off);
        // b² − a c, with c = off² − r²
        let disc = &(a * &self.radius.square()) - &cross(&off, &line.motion).square();
        if disc.is_negative() || is_open && disc.is_zero() {
            return None;
        }
        let [from, to] = Time::roots(a, &b, &disc);
        Some(Within { from, to })
    }

    /// What a path meets of the wall when it enters.
    pub(crate) fn zone(&self, line: &Line, from: &Time) -> Zone {
        [0, 1].map(|k| {
            let (low, high) =
                (line.compare(k, from, &self.low[k]), line.compare(k, from, &self.high[k]));
            if self.is_round() {
                i8::from(high.is_gt()) - i8::from(low.is_lt())
            } else {
                // A box is entered by each axis on whose side the path is then.
                let inwards = line.motion[k].sign();
                let (up, down) = (inwards.is_gt() && low.is_eq(), inwards.is_lt() && high.is_eq());
                i8::from(down) - i8::from(up)
            }
        })
    }
}

impl Region for Grown {
    fn contains(&self, place: &Vector) -> bool {
        self.contains(place)
    }

    fn within(&self, line: &Line) -> Option<Within> {
        self.within(line)
    }
}

/// When a path is in a box, which is open on some axes and closed on the others.
fn within_box(line: &Line, low: &Vector, high: &Vector, open: [bool; 2]) -> Option<Within> {
    let mut bounds: Vec<(Time, Time, bool)> = Vec::with_capacity(2);
    for k in 0..2 {
        let (start, motion) = (&line.start[k], &line.motion[k]);
        if motion.is_zero() {
            let (below, above) = (start.cmp(&low[k]), start.cmp(&high[k]));
            let is_in = if open[k] {
                below.is_gt() && above.is_lt()
            } else {
                below.is_ge() && above.is_le()
            };
            if !is_in {
                return None;
            }
            continue;
        }
        let times = [&low[k], &high[k]].map(|side| Time::quotient(side - start, motion.clone()));
        let [mut from, mut to] = times;
        if motion.is_negative() {
            std::mem::swap(&mut from, &mut to);
        }
        if open[k] && from >= to {
            return None;
        }
        bounds.push((from, to, open[k]));
    }
    let from = bounds.iter().map(|(from, ..)| from).max()?.clone();
    let to = bounds.iter().map(|(_, to, _)| to).min()?.clone();
    let is_met = match from.cmp(&to) {
        Ordering::Less => true,
        Ordering::Equal => bounds.iter().all(|(f, t, open)| !open || (*f < from && from < *t)),
        Ordering::Greater => false,
    };
    is_met.then_some(Within { from, to })
}
