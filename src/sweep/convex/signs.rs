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
use crate::sweep::convex::pair::{ConvexPair, SumCorner, SumEdge};
use crate::sweep::path::End;

/// Everything that follows from the signs.
pub(crate) struct ConvexSigns<'a> {
    pub(crate) pair: ConvexPair<'a>,
    pub(crate) decided: Decided,
}

/// What the signs have decided.
#[derive(Clone, Copy)]
pub(crate) struct Decided {
    pub(crate) contact: Option<Contact>,
    /// The edges whose lines bound the part of the path, if not its own ends.
    pub(crate) bounds: [Option<SumEdge>; 2],
    /// Where it enters; where it leaves is decided when somebody asks.
    pub(crate) enters: Zone,
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
    pub(crate) fn new(pair: &ConvexPair) -> Self {
        let motion = [Near::of(pair.motion_sum(0)), Near::of(pair.motion_sum(1))];
        Self { motion, radius: pair.radius().near(), is_round: pair.is_round() }
    }

    /// A corner of the sum.
    #[inline]
    fn corner(&self, pair: &ConvexPair, corner: SumCorner) -> [Near; 2] {
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
    pub(crate) fn new(pair: &ConvexPair, rough: &Rough, edge: SumEdge) -> Self {
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
    fn along(&self, pair: &ConvexPair, rough: &Rough, from: SumCorner) -> Sign {
        let [dx, dy] = pair.direction_sum(&self.edge);
        let direction = [dx.near(), dy.near()];
        let ahead = Near::dot(direction, rough.motion);
        let start = Near::dot(direction, rough.corner(pair, from));
        // Where it is, ahead × h / m, minus the corner, times m.
        let sense = (self.sides[0] - self.sides[1]).signum();
        match (ahead * self.depth - start * self.speed).sign() {
            Some(sign) => sign * sense,
            None => away(pair, &self.edge, Way::Along, from, Place::Line(self.edge, sense)),
        }
    }
}

/// n·q, R, d·d and m.
#[inline]
pub(crate) fn parts<T: Number>(pair: &ConvexPair<'_>, edge: &SumEdge) -> [T; 4] {
    let ([dx, dy], [x, y]) = (pair.direction::<T>(edge), pair.corner::<T>(edge.from));
    let [vx, vy] = pair.motion::<T>();
    let square = if pair.is_round() { dx * dx + dy * dy } else { T::of(0.0) };
    [dy * x - dx * y, pair.radius().to(), square, dy * vx - dx * vy]
}

/// h, or h − m.
struct Depth<'a>(&'a ConvexPair<'a>, SumEdge, End);

impl Surd for Depth<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [g, root, square, speed] = parts::<T>(self.0, &self.1);
        [if self.2 == End::Exit { g - speed } else { g }, root, square, T::of(1.0)]
    }
}

#[cold]
#[inline(never)]
fn depth_sign(pair: &ConvexPair, edge: &SumEdge, end: End) -> Sign {
    surd_sign(&Depth(pair, *edge, end))
}

/// The times at which the path meets two lines, the first minus the second, times the product of both m.
struct Between<'a>(&'a ConvexPair<'a>, SumEdge, SumEdge);

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
pub(crate) fn order(pair: &ConvexPair, one: &Line, other: &Line) -> Sign {
    let between = one.depth * other.speed - other.depth * one.speed;
    // A line that is entered has m < 0, one that is left m > 0.
    let sense = |line: &Line| (line.sides[0] - line.sides[1]).signum();
    let sign =
        between.sign().unwrap_or_else(|| two_roots_sign(&Between(pair, one.edge, other.edge)));
    sign * sense(one) * sense(other)
}

/// How far a place is from one end of an edge, along the edge or out of it, times |d| and, at a line, times |m|.
struct Away<'a> {
    pair: &'a ConvexPair<'a>,
    edge: SumEdge,
    way: Way,
    from: SumCorner,
    place: Place,
}

/// A direction at an edge.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Way {
    /// d
    Along,
    /// n
    Out,
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

impl Away<'_> {
    fn direction<T: Number>(&self) -> [T; 2] {
        let [dx, dy] = self.pair.direction::<T>(&self.edge);
        if self.way == Way::Along { [dx, dy] } else { [dy, -dx] }
    }

    /// For p = u + e v at an end of the path, seen from the corner.
    fn at_path_end<T: Number>(&self, end: End) -> T {
        let circle = self.pair.circle(self.from);
        let [x, y] = [0, 1].map(|axis| circle.at_path_end(end, axis).to::<T>());
        let [dx, dy] = self.direction::<T>();
        dx * x + dy * y
    }
}

impl Polynomial for Away<'_> {
    fn value<T: Number>(&self) -> T {
        let Place::PathEnd(end) = self.place else { return T::of(0.0) };
        self.at_path_end(end)
    }
}

impl Surd for Away<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let one = T::of(1.0);
        // At the time t it is so far away, which is x + y t.
        let x = self.at_path_end::<T>(End::Enter);
        let ([dx, dy], [vx, vy]) = (self.direction::<T>(), self.pair.motion::<T>());
        let y = dx * vx + dy * vy;
        match self.place {
            Place::PathEnd(end) => [self.at_path_end(end), T::of(0.0), T::of(0.0), one],
            Place::Line(line, sense) => {
                let [g, root, square, speed] = parts::<T>(self.pair, &line);
                let sense = T::of(f64::from(sense));
                [sense * (x * speed + y * g), sense * (y * root), square, one]
            }
            Place::Root(corner, end) => {
                let [a, b, d] = self.pair.circle(corner).coefficients::<T>();
                let sense = T::of(if end == End::Enter { -1.0 } else { 1.0 });
                [x * a - y * b, sense * y, d, one]
            }
        }
    }
}

/// On which side of an end of an edge a place is: 1 if further along, or further out.
#[inline(never)]
pub(crate) fn away(
    pair: &ConvexPair<'_>,
    edge: &SumEdge,
    way: Way,
    from: SumCorner,
    place: Place,
) -> Sign {
    let away = Away { pair, edge: *edge, way, from, place };
    if matches!(place, Place::PathEnd(_)) {
        return sign_of(&away);
    }
    let [p, s, d, _] = Surd::parts::<Estimate>(&away);
    (p + s * d.sqrt()).sign().unwrap_or_else(|| surd_sign(&away))
}

impl<'a> ConvexSigns<'a> {
    pub(crate) fn new(pair: ConvexPair<'a>) -> Self {
        let decided = Decided { contact: None, bounds: [None; 2], enters: Zone::Edges };
        let mut signs = Self { pair, decided };
        let edges = pair.edges();
        if let Some(contact) = signs.sharp(edges.as_slice()) {
            let enters = signs.zone_among(edges.as_slice(), End::Enter);
            signs.decided.enters = enters;
            signs.decided.contact = match enters {
                Zone::Edges => Some(contact),
                // A path that only touches the arc only touches the region.
                Zone::Corner(corner) => {
                    let circle = signs.pair.circle(corner).contact();
                    circle.map(|circle| if circle == Contact::Touch { circle } else { contact })
                }
            };
        }
        signs
    }

    /// The verdict of the half-planes. Sets the edges that decide.
    #[inline]
    fn sharp(&mut self, edges: &[SumEdge]) -> Option<Contact> {
        let (pair, rough) = (&self.pair, Rough::new(&self.pair));
        let (mut near, mut far): (Option<Line>, Option<Line>) = (None, None);
        let mut is_blocked = false;
        for edge in edges {
            let line = Line::new(pair, &rough, *edge);
            match line.sides {
                [-1, -1] => return None,
                [-1, _] if near.is_none_or(|near| order(pair, &near, &line) < 0) => {
                    near = Some(line);
                }
                [_, -1] if far.is_none_or(|far| order(pair, &line, &far) < 0) => far = Some(line),
                _ => {}
            }
            is_blocked |= line.sides[0] <= 0 && line.sides[1] <= 0;
        }
        let between = near.zip(far).map_or(-1, |(near, far)| order(pair, &near, &far));
        self.decided.bounds = [near, far].map(|line| line.map(|line| line.edge));
        match between {
            1 => None,
            0 => Some(Contact::Touch),
            _ if is_blocked => Some(Contact::Touch),
            _ => Some(Contact::Cross),
        }
    }

    /// One end of the part of the path inside all half-planes.
    pub(crate) fn place(&self, end: End) -> Place {
        match self.decided.bounds[end as usize] {
            Some(edge) => Place::Line(edge, if end == End::Enter { -1 } else { 1 }),
            None => Place::PathEnd(end),
        }
    }

    /// In which zone that place is. Only for a path that meets the half-planes.
    pub(crate) fn zone(&self, end: End) -> Zone {
        self.zone_among(self.pair.edges().as_slice(), end)
    }

    fn zone_among(&self, edges: &[SumEdge], end: End) -> Zone {
        let pair = &self.pair;
        let Some(last) = edges.last() else { return Zone::Corner(SumCorner { a: 0, b: 0 }) };
        // A polygon with sharp corners has no wedges.
        if !pair.is_round() && edges.len() > 2 {
            return Zone::Edges;
        }
        if let Some(edge) = self.decided.bounds[end as usize] {
            // Beyond an end of this edge, and behind the next one.
            let rough = Rough::new(pair);
            let line = Line::new(pair, &rough, edge);
            return if line.along(pair, &rough, edge.from) < 0 {
                Zone::Corner(edge.from)
            } else if line.along(pair, &rough, edge.to) > 0 {
                Zone::Corner(edge.to)
            } else {
                Zone::Edges
            };
        }
        let side = |edge: &SumEdge, from| away(pair, edge, Way::Along, from, Place::PathEnd(end));
        let mut before = last;
        for edge in edges {
            if side(edge, edge.from) < 0 && side(before, edge.from) > 0 {
                return Zone::Corner(edge.from);
            }
            before = edge;
        }
        Zone::Edges
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::power_of_two;

    #[test]
    fn a_difference_of_rounded_numbers_is_as_far_off_as_both() {
        // Far below 1, a product of sizes would be no bound. Each loses almost half of its last place.
        let (ulp, lost) = (2.0 * U * power_of_two(-99), 0.9 * U * power_of_two(-99));
        let low = Near::of(Sum([power_of_two(-99), lost]));
        let high = Near::of(Sum([power_of_two(-99) + ulp, -lost]));
        let Near { value, size } = high.minus(low);
        let exact = ulp - 2.0 * lost;
        assert!((value - exact).abs() > U * power_of_two(-99) && (value - exact).abs() <= U * size);
    }
}
