//! What the signs decide: whether the path meets the region, through which edges, and whether a corner has the last word.
//!
//! **Edges.** Each edge of K from q along d, moved out by R, bounds a half-plane. With `n = (dʸ, −dˣ)`, out of K, the
//! path at time t is so far behind it, times |d|:
//!
//! ```text
//! h − t m      h = n·q + R √(d·d)      m = n·v           one root, and none for R = 0
//!
//! h < 0        the start is in front            h − m < 0    the end is in front
//! t = h / m    the path meets the line
//! ```
//!
//! In front at both ends is a miss. Otherwise the latest entry and the earliest exit count, in exact order.
//!
//! **Corners.** These half-planes leave a tip at each corner that the round region lacks:
//!
//! ```text
//!            ______________ tip        a place beyond the ends of both edges at a corner is in its wedge:
//!         ⟋      ‧ wedge  │            there the circle around the corner decides
//!   ____⟋_________‧       │
//!        d        ● ‧ ‧ ‧ │
//!                 │       │
//! ```
//!
//! The part of a tip outside the circle touches the rest of the region nowhere but in the arc. So a path that comes
//! into a tip meets the region where it meets the circle, or not at all. Two corners make a strip without ends, and their circles,
//! even of radius 0, end it; one corner is all wedge.

use crate::answer::Contact;
use crate::exact::{
    Estimate, Number, Polynomial, Root, SMALL, Sign, Sum, Surd, TwoRoots, U, UNDERFLOW, sign_of,
    surd_sign, two_roots_sign,
};
use crate::sweep::convex::corner::RoundCorner;
use crate::sweep::convex::pair::{Pair, SumCorner, SumEdge, SumEdges};
use crate::sweep::path::End;

/// Everything that follows from the signs.
pub(crate) struct ConvexSigns<'a> {
    pub(crate) pair: &'a Pair<'a>,
    pub(crate) rough: Rough,
    pub(crate) edges: SumEdges,
    pub(crate) contact: Option<Contact>,
    /// The edges whose lines bound the part of the path, if not its own ends.
    bounds: [Option<Line>; 2],
    /// Where it enters; where it leaves is decided when somebody asks.
    enters: Zone,
}

/// Where one end of the part inside the half-planes is.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Zone {
    /// Behind the edges, or at one of them.
    Edges,
    /// In the wedge of a corner.
    Corner(SumCorner),
}

/// An edge, and on which side of its line the path starts and ends: −1 in front, 0 on it, 1 behind.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) edge: SumEdge,
    pub(crate) sides: [Sign; 2],
    /// h and m.
    depth: Estimate,
    speed: Estimate,
}

/// A number that has rounded, and a size: it is off by at most U times that.
#[derive(Clone, Copy)]
struct Near {
    value: f64,
    size: f64,
}

impl Near {
    #[inline]
    fn of<const N: usize>(sum: Sum<N>) -> Self {
        Self { value: sum.near(), size: sum.size() }
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        let value = self.value - other.value;
        Self { value, size: self.size + other.size + value.abs() }
    }

    /// `a x + b y` for vectors whose coordinates have rounded; a and b from one subtraction of inputs.
    ///
    /// In units of U |a|, the factor a is off by |x|, the product rounds by |x|, x itself is off by its size, and the sum rounds by |x|:
    /// at most 3 |x| + size. 5 U also covers terms of U² and the roundings of the bound.
    #[inline]
    fn dot([a, b]: [f64; 2], [x, y]: [Self; 2]) -> Estimate {
        let value = a * x.value + b * y.value;
        let size = a.abs() * (x.value.abs() + x.size) + b.abs() * (y.value.abs() + y.size);
        Estimate::new(value, 5.0 * U * size + UNDERFLOW)
    }
}

/// What all edges of a pair share, rounded: the first filter of every sign.
pub(crate) struct Rough {
    motion: [Near; 2],
    radius: f64,
    is_round: bool,
}

impl Rough {
    #[inline]
    pub(crate) fn new(pair: &Pair) -> Self {
        let motion = [Near::of(pair.motion_sum(0)), Near::of(pair.motion_sum(1))];
        Self { motion, radius: pair.radius().near(), is_round: pair.is_round() }
    }

    /// A corner of the sum.
    #[inline]
    fn corner(&self, pair: &Pair, corner: SumCorner) -> [Near; 2] {
        let on = |axis| {
            let b = Near::of(pair.b.corner(corner.b.into(), axis));
            b.minus(Near::of(pair.a.corner(corner.a.into(), axis)))
        };
        [on(0), on(1)]
    }

    /// `R √(d·d)`, off by at most 6 U of it; unsure where the squares may have underflowed.
    #[inline]
    fn growth(&self, [dx, dy]: [f64; 2]) -> Estimate {
        let square = dx * dx + dy * dy;
        let growth = self.radius * square.sqrt();
        let error = if square > SMALL { 6.0 * U * growth + UNDERFLOW } else { f64::INFINITY };
        Estimate::new(growth, error)
    }
}

impl Line {
    #[inline]
    pub(crate) fn new(pair: &Pair, rough: &Rough, edge: SumEdge) -> Self {
        let [dx, dy] = pair.direction_sum(&edge);
        let [dx, dy] = [dx.near(), dy.near()];
        let (normal, corner) = ([dy, -dx], rough.corner(pair, edge.from));
        let speed = Near::dot(normal, rough.motion);
        let offset = Near::dot(normal, corner);
        let depth = if rough.is_round { offset + rough.growth([dx, dy]) } else { offset };
        let side = |end: End, estimate: Estimate| {
            estimate.sign().unwrap_or_else(|| depth_sign(pair, &edge, end))
        };
        let sides = [side(End::Enter, depth), side(End::Exit, depth - speed)];
        Self { edge, sides, depth, speed }
    }

    /// On which side of an end of the edge the path meets this line, along the edge: 1 if further along.
    #[inline]
    fn along(&self, pair: &Pair, rough: &Rough, from: SumCorner) -> Sign {
        let [dx, dy] = pair.direction_sum(&self.edge);
        let direction = [dx.near(), dy.near()];
        let ahead = Near::dot(direction, rough.motion);
        let start = Near::dot(direction, rough.corner(pair, from));
        // Where it is, ahead × h / m, minus the corner, times m.
        let sense = (self.sides[0] - self.sides[1]).signum();
        match (ahead * self.depth - start * self.speed).sign() {
            Some(sign) => sign * sense,
            None => along(pair, &self.edge, from, Place::Line(self.edge, sense)),
        }
    }
}

/// n·q, R, d·d and m.
#[inline]
pub(crate) fn parts<T: Number>(pair: &Pair<'_>, edge: &SumEdge) -> [T; 4] {
    let ([dx, dy], [x, y]) = (pair.direction::<T>(edge), pair.corner::<T>(edge.from));
    let [vx, vy] = pair.motion::<T>();
    let square = if pair.is_round() { dx * dx + dy * dy } else { T::of(0.0) };
    [dy * x - dx * y, pair.radius().to(), square, dy * vx - dx * vy]
}

/// h, or h − m.
struct Depth<'a>(&'a Pair<'a>, SumEdge, End);

impl Surd for Depth<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [g, root, square, speed] = parts::<T>(self.0, &self.1);
        [if self.2 == End::Exit { g - speed } else { g }, root, square, T::of(1.0)]
    }
}

#[cold]
#[inline(never)]
fn depth_sign(pair: &Pair, edge: &SumEdge, end: End) -> Sign {
    surd_sign(&Depth(pair, *edge, end))
}

/// The times at which the path meets two lines, the first minus the second, times the product of both m.
struct Between<'a>(&'a Pair<'a>, SumEdge, SumEdge);

impl TwoRoots for Between<'_> {
    fn parts<T: Number>(&self) -> [T; 5] {
        let [g, root, square, speed] = parts::<T>(self.0, &self.1);
        let [other, other_root, other_square, other_speed] = parts::<T>(self.0, &self.2);
        let between = g * other_speed - other * speed;
        [between, root * other_speed, square, -(other_root * speed), other_square]
    }
}

/// Which of two lines the path meets first: −1 for the first one.
#[inline]
pub(crate) fn order(pair: &Pair, one: &Line, other: &Line) -> Sign {
    let between = one.depth * other.speed - other.depth * one.speed;
    // A line that is entered has m < 0, one that is left m > 0.
    let sense = |line: &Line| (line.sides[0] - line.sides[1]).signum();
    let sign =
        between.sign().unwrap_or_else(|| two_roots_sign(&Between(pair, one.edge, other.edge)));
    sign * sense(one) * sense(other)
}

/// How far a place is along an edge from one of its ends, times |d| and, at a line, times |m|.
struct Along<'a> {
    pair: &'a Pair<'a>,
    edge: SumEdge,
    from: SumCorner,
    place: Place,
}

/// A place on the path.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// Its own start or end.
    PathEnd(End),
    /// Where it meets the line of an edge, with the sign of m.
    Line(SumEdge, Sign),
    /// Where it enters or leaves the circle around a corner.
    Root(SumCorner, End),
}

impl Along<'_> {
    /// d·(p − q) for p = u + e v at an end of the path, seen from the corner.
    fn at_path_end<T: Number>(&self, end: End) -> T {
        let seen = RoundCorner { pair: self.pair, corner: self.from }.seen::<T>(end);
        let [dx, dy] = self.pair.direction::<T>(&self.edge);
        dx * seen[0] + dy * seen[1]
    }
}

impl Polynomial for Along<'_> {
    fn value<T: Number>(&self) -> T {
        let Place::PathEnd(end) = self.place else { return T::of(0.0) };
        self.at_path_end(end)
    }
}

impl Surd for Along<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let one = T::of(1.0);
        // At the time t it is so far along, which is x + y t.
        let x = self.at_path_end::<T>(End::Enter);
        let ([dx, dy], [vx, vy]) = (self.pair.direction::<T>(&self.edge), self.pair.motion::<T>());
        let y = dx * vx + dy * vy;
        match self.place {
            Place::PathEnd(end) => [self.at_path_end(end), T::of(0.0), T::of(0.0), one],
            Place::Line(line, sense) => {
                let [g, root, square, speed] = parts::<T>(self.pair, &line);
                let sense = T::of(f64::from(sense));
                [sense * (x * speed + y * g), sense * (y * root), square, one]
            }
            Place::Root(corner, end) => {
                let [a, b, d] = RoundCorner { pair: self.pair, corner }.coefficients::<T>();
                let sense = T::of(if end == End::Enter { -1.0 } else { 1.0 });
                [x * a - y * b, sense * y, d, one]
            }
        }
    }
}

/// On which side of an end of an edge a place is, along the edge: 1 if further along.
#[inline(never)]
pub(crate) fn along(pair: &Pair, edge: &SumEdge, from: SumCorner, place: Place) -> Sign {
    let along = Along { pair, edge: *edge, from, place };
    if matches!(place, Place::PathEnd(_)) {
        return sign_of(&along);
    }
    let [p, s, d, _] = Surd::parts::<Estimate>(&along);
    (p + s * d.sqrt()).sign().unwrap_or_else(|| surd_sign(&along))
}

impl<'a> ConvexSigns<'a> {
    pub(crate) fn new(pair: &'a Pair<'a>) -> Self {
        let mut signs = Self {
            pair,
            rough: Rough::new(pair),
            edges: pair.edges(),
            contact: None,
            bounds: [None; 2],
            enters: Zone::Edges,
        };
        if let Some(contact) = signs.sharp() {
            signs.enters = signs.zone(End::Enter);
            signs.contact = match signs.enters {
                Zone::Edges => Some(contact),
                // Whoever only touches the arc touches the region.
                Zone::Corner(corner) => {
                    let circle = RoundCorner { pair, corner }.contact();
                    circle.map(|circle| if circle == Contact::Touch { circle } else { contact })
                }
            };
        }
        signs
    }

    /// The verdict of the half-planes, and the edges that decide. Sets [`bounds`](Self::bounds).
    #[inline]
    fn sharp(&mut self) -> Option<Contact> {
        let (mut near, mut far): (Option<Line>, Option<Line>) = (None, None);
        let mut is_blocked = false;
        for edge in self.edges.as_slice() {
            let line = Line::new(self.pair, &self.rough, *edge);
            match line.sides {
                [-1, -1] => return None,
                [-1, _] if near.is_none_or(|near| order(self.pair, &near, &line) < 0) => {
                    near = Some(line);
                }
                [_, -1] if far.is_none_or(|far| order(self.pair, &line, &far) < 0) => {
                    far = Some(line);
                }
                _ => {}
            }
            is_blocked |= line.sides[0] <= 0 && line.sides[1] <= 0;
        }
        self.bounds = [near, far];
        let between = near.zip(far).map_or(-1, |(near, far)| order(self.pair, &near, &far));
        match between {
            1 => None,
            0 => Some(Contact::Touch),
            _ if is_blocked => Some(Contact::Touch),
            _ => Some(Contact::Cross),
        }
    }

    /// One end of the part of the path inside all half-planes.
    pub(crate) fn place(&self, end: End) -> Place {
        match self.bounds[end as usize] {
            Some(line) => Place::Line(line.edge, if end == End::Enter { -1 } else { 1 }),
            None => Place::PathEnd(end),
        }
    }

    pub(crate) fn bound(&self, end: End) -> Option<SumEdge> {
        self.bounds[end as usize].map(|line| line.edge)
    }

    /// In which zone that place is. Only for a path that meets the half-planes.
    pub(crate) fn zone(&self, end: End) -> Zone {
        let edges = self.edges.as_slice();
        let Some(last) = edges.last() else { return Zone::Corner(SumCorner { a: 0, b: 0 }) };
        // A polygon with sharp corners has no wedges.
        if !self.pair.is_round() && edges.len() > 2 {
            return Zone::Edges;
        }
        if let Some(line) = self.bounds[end as usize] {
            // Beyond an end of this edge, and behind the next one.
            let (from, to) = (line.edge.from, line.edge.to);
            return if line.along(self.pair, &self.rough, from) < 0 {
                Zone::Corner(from)
            } else if line.along(self.pair, &self.rough, to) > 0 {
                Zone::Corner(to)
            } else {
                Zone::Edges
            };
        }
        let side = |edge: &SumEdge, from| along(self.pair, edge, from, Place::PathEnd(end));
        let mut before = last;
        for edge in edges {
            if side(edge, edge.from) < 0 && side(before, edge.from) > 0 {
                return Zone::Corner(edge.from);
            }
            before = edge;
        }
        Zone::Edges
    }

    pub(crate) fn enters(&self) -> Zone {
        self.enters
    }
}
