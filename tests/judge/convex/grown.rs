//! `K`, the hull of all differences of the points of two shapes, grown by both radii; and a path from the origin.
//!
//! ```text
//!        ╭──────────╮          the squared distance of the path's point from K, less R²,
//!       ╱ ●────────● ╲         is convex in t, and exact for every rational t
//!   ──▶│ ╱    K   ╱   │──▶
//!       ╲●───────●   ╱
//!        ╰──────────╯
//! ```

use std::cmp::Ordering;

use num_bigint::BigInt;

use crate::judge::answer::{Moments, Verdict};
use crate::judge::fraction::Fraction;
use crate::judge::interval::{Axis, Interval};
use crate::judge::vector::{Vector, cross, dot, minus};

/// The corners of the hull of points, clockwise on screen, from the first edge in the order of directions: from the positive
/// x axis, clockwise. A segment has two edges, a point none.
pub(crate) fn hull(points: &[Vector]) -> Vec<Vector> {
    let mut sorted = points.to_vec();
    sorted.sort();
    sorted.dedup();
    if sorted.len() == 1 {
        return sorted;
    }
    let mut corners: Vec<Vector> = Vec::new();
    for half in 0..2 {
        let start = corners.len();
        for p in &sorted {
            // A point that is not a turn is no corner.
            while let [.., a, b] = &corners[start..]
                && cross(&minus(b, a), &minus(p, a)) <= BigInt::ZERO
            {
                corners.pop();
            }
            corners.push(p.clone());
        }
        // The last is the first of the other half.
        corners.pop();
        if half == 0 {
            sorted.reverse();
        }
    }
    let count = corners.len();
    let is_first = |i: usize| {
        let [x, y] = minus(&corners[(i + 1) % count], &corners[i % count]);
        y > BigInt::ZERO || y == BigInt::ZERO && x > BigInt::ZERO
    };
    let first = (0..count).find(|i| is_first(*i) && !is_first(i + count - 1)).expect("a turn");
    corners.rotate_left(first);
    corners
}

/// Across an edge, out of a hull that is told clockwise on screen.
pub(crate) fn outward([x, y]: &Vector) -> Vector {
    [y.clone(), -x]
}

/// The region, and the path from the origin.
pub(crate) struct Grown {
    pub(crate) corners: Vec<Vector>,
    pub(crate) edges: Vec<Vector>,
    pub(crate) radius: BigInt,
    pub(crate) motion: Vector,
    pub(crate) times: Times,
}

/// When the path is in the closed region.
pub(crate) struct Times {
    verdict: Verdict,
    inside: [bool; 2],
    /// A time at which nothing is closer to K.
    lowest: Fraction,
    /// The first and the last time in the region, where they are rational.
    pub(crate) ends: [Option<Fraction>; 2],
}

impl Grown {
    /// K of the points of both.
    pub(crate) fn new(a: &[Vector], b: &[Vector], radius: BigInt, motion: Vector) -> Self {
        let differences: Vec<Vector> =
            b.iter().flat_map(|b| a.iter().map(move |a| minus(b, a))).collect();
        let corners = hull(&differences);
        let count = corners.len();
        let edge = |i: usize| minus(&corners[(i + 1) % count], &corners[i]);
        let edges = if count == 1 { Vec::new() } else { (0..count).map(edge).collect() };
        let lowest = Fraction::whole(0);
        let times =
            Times { verdict: Verdict::Miss, inside: [false; 2], lowest, ends: [None, None] };
        let mut grown = Self { corners, edges, radius, motion, times };
        grown.times = grown.solved();
        grown
    }

    /// Where the path is in K itself: on one side of every edge, by shadows.
    fn in_hull(&self) -> Interval {
        let mut directions: Vec<Vector> = self.edges.iter().map(outward).collect();
        match self.corners.len() {
            1 => directions = vec![[1, 0].map(BigInt::from), [0, 1].map(BigInt::from)],
            2 => directions.push(self.edges[0].clone()),
            _ => {}
        }
        Interval::new(directions.iter().map(|direction| {
            let shadows = self.corners.iter().map(|corner| dot(corner, direction));
            Axis {
                start: BigInt::ZERO,
                motion: dot(&self.motion, direction),
                low: shadows.clone().min().expect("a corner"),
                high: shadows.max().expect("a corner"),
            }
        }))
    }

    fn solved(&self) -> Times {
        let within = self.in_hull();
        let zero = BigInt::ZERO;
        if self.radius == zero {
            let ends = [within.near(), within.far()].map(|t| Some(t.clone()));
            let (verdict, inside) = (within.verdict(), within.inside());
            return Times { verdict, inside, lowest: within.near().clone(), ends };
        }
        let [start, end] = [0, 1].map(|t| self.side(&Fraction::whole(t)));
        let inside = [start, end].map(Ordering::is_lt);
        let mut ends = [None, None];
        if start.is_le() {
            ends[0] = Some(Fraction::whole(0));
        }
        if end.is_le() {
            ends[1] = Some(Fraction::whole(1));
        }
        if within.verdict() != Verdict::Miss {
            return Times { verdict: Verdict::Cross, inside, lowest: within.near().clone(), ends };
        }
        // A segment and a hull that do not meet are closest at a corner of one of them.
        let least = self.closest();
        let square = Fraction::new(&self.radius * &self.radius, 1.into());
        let verdict = match least.square.cmp(&square) {
            Ordering::Less => Verdict::Cross,
            Ordering::Equal => Verdict::Touch,
            Ordering::Greater => Verdict::Miss,
        };
        if verdict == Verdict::Touch {
            ends = [Some(least.first.clone()), Some(least.last)];
        }
        Times { verdict, inside, lowest: least.first, ends }
    }

    /// The least squared distance of a path that does not meet K, and the first and last time of it.
    fn closest(&self) -> Least {
        let ends = [0, 1].map(Fraction::whole);
        let mut least: Option<Least> = None;
        let mut count = |square: Fraction, t: Fraction| match &mut least {
            Some(least) if square > least.square => {}
            Some(least) if square == least.square => {
                least.first = least.first.clone().min(t.clone());
                least.last = least.last.clone().max(t);
            }
            _ => least = Some(Least { square, first: t.clone(), last: t }),
        };
        for t in ends {
            count(self.square(&t), t);
        }
        let length = dot(&self.motion, &self.motion);
        for corner in &self.corners {
            let along = dot(&self.motion, corner);
            if along > BigInt::ZERO && along < length {
                let across = cross(&self.motion, corner);
                count(
                    Fraction::new(&across * &across, length.clone()),
                    Fraction::new(along, length.clone()),
                );
            }
        }
        least.expect("two ends")
    }

    /// The squared distance from K to where the path is at t.
    pub(crate) fn square(&self, t: &Fraction) -> Fraction {
        // All times the divisor of t.
        let Fraction { n, d } = t;
        let from = |corner: &Vector| [0, 1].map(|k| &self.motion[k] * n - &corner[k] * d);
        let from: Vec<Vector> = self.corners.iter().map(from).collect();
        let mut is_inside = self.corners.len() > 2;
        for (edge, from) in self.edges.iter().zip(&from) {
            let side = cross(edge, from);
            if side <= BigInt::ZERO {
                is_inside &= side == BigInt::ZERO;
                let (along, length) = (dot(edge, from), dot(edge, edge));
                if along >= BigInt::ZERO && along <= &length * d {
                    return Fraction::new(&side * &side, length * d * d);
                }
            }
        }
        if is_inside {
            return Fraction::whole(0);
        }
        let nearest = from.iter().map(|from| dot(from, from)).min().expect("a corner");
        Fraction::new(nearest, d * d)
    }

    /// Less inside of the grown K, equal on its boundary.
    pub(crate) fn side(&self, t: &Fraction) -> Ordering {
        self.square(t).cmp(&Fraction::new(&self.radius * &self.radius, 1.into()))
    }
}

/// The least squared distance, and the first and the last time of it.
struct Least {
    square: Fraction,
    first: Fraction,
    last: Fraction,
}

impl Moments for Grown {
    fn verdict(&self) -> Verdict {
        self.times.verdict
    }

    fn inside(&self) -> [bool; 2] {
        self.times.inside
    }

    fn enter(&self, t: &Fraction) -> Ordering {
        if let Some(first) = &self.times.ends[0] {
            return first.cmp(t);
        }
        // It lies between 0 and the lowest.
        if *t <= Fraction::whole(0) {
            Ordering::Greater
        } else if *t >= self.times.lowest {
            Ordering::Less
        } else {
            self.side(t)
        }
    }

    fn exit(&self, t: &Fraction) -> Ordering {
        if let Some(last) = &self.times.ends[1] {
            return last.cmp(t);
        }
        if *t >= Fraction::whole(1) {
            Ordering::Less
        } else if *t <= self.times.lowest {
            Ordering::Greater
        } else {
            self.side(t).reverse()
        }
    }
}
