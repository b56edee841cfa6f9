//! The answer that follows from the signs.

use glam::{DVec2, dvec2};

use crate::answer::{Contact, Hit, PushOut};
use crate::exact::{Number, Polynomial, Sign, Sum, Surd, sign_of, surd};
use crate::shape::{Convex, Feature};
use crate::sweep::arrival::Arrival as CircleArrival;
use crate::sweep::convex::arrival::{Arrival, EdgeArrival};
use crate::sweep::convex::pair::{ConvexPair, EdgeOwner, SumCorner, SumEdge};
use crate::sweep::convex::signs::{ConvexSigns, Decided, Line, Place, Rough, Way, Zone, away};
use crate::sweep::path::End;
use crate::sweep::solve::Pair;

/// Two shapes that move, and what the signs have decided about them.
#[derive(Clone, Copy)]
pub(crate) struct MovingConvex {
    a: Convex,
    motion_a: [Sum<2>; 2],
    b: Convex,
    motion_b: DVec2,
    decided: Decided,
}

impl MovingConvex {
    #[inline]
    /// `None` if they never meet: then nothing is copied.
    pub(crate) fn new(pair: &ConvexPair<'_>) -> Option<Self> {
        let decided = ConvexSigns::new(*pair).decided;
        decided.contact?;
        let ConvexPair { a, motion_a, b, motion_b } = *pair;
        Some(Self { a: *a, motion_a, b: *b, motion_b, decided })
    }

    fn signs(&self) -> ConvexSigns<'_> {
        let Self { a, motion_a, b, motion_b, decided } = self;
        let pair = ConvexPair { a, motion_a: *motion_a, b, motion_b: *motion_b };
        ConvexSigns { pair, decided: *decided }
    }
}

impl Pair for MovingConvex {
    #[inline]
    fn contact(&self) -> Option<Contact> {
        self.decided.contact
    }

    fn times(&self) -> [f64; 2] {
        let signs = self.signs();
        [End::Enter, End::Exit]
            .map(|end| signs.arrival(end).map_or(end as u8 as f64, |arrival| arrival.time()))
    }

    fn hits(&self) -> [Option<Hit>; 2] {
        [self.hit(End::Enter), self.hit(End::Exit)]
    }

    fn hit(&self, end: End) -> Option<Hit> {
        let signs = self.signs();
        signs.arrival(end).map(|arrival| signs.hit(&arrival))
    }

    fn push_out(&self) -> Option<PushOut> {
        let signs = self.signs();
        if signs.arrival(End::Enter).is_none() { Some(signs.push_out()) } else { None }
    }
}

impl ConvexSigns<'_> {
    /// One end of the part in the region; `None` strictly inside. Only for a path that meets the region.
    pub(crate) fn arrival(&self, end: End) -> Option<Arrival<'_>> {
        let zone = if end == End::Enter { self.decided.enters } else { self.zone(end) };
        Some(match zone {
            Zone::Corner(corner) => {
                Arrival::Corner(corner, end, CircleArrival::new(&self.pair.circle(corner), end)?)
            }
            Zone::Edges => Arrival::Edge(match self.decided.bounds[end as usize] {
                Some(edge) => EdgeArrival::new(&self.pair, end, self.place(end), edge),
                None => self.at_path_end(end)?,
            }),
        })
    }

    /// The edge on which the path's own end lies: the first that it truly enters or leaves, else the first.
    fn at_path_end(&self, end: End) -> Option<EdgeArrival<'_>> {
        let (here, there) = (end as usize, 1 - end as usize);
        let (edges, rough) = (self.pair.edges(), Rough::new(&self.pair));
        let lines = edges.as_slice().iter().map(|edge| Line::new(&self.pair, &rough, *edge));
        let mut first = None;
        for line in lines.filter(|line| line.sides[here] == 0) {
            if line.sides[there] > 0 {
                return Some(EdgeArrival::new(&self.pair, end, Place::PathEnd(end), line.edge));
            }
            first = first.or(Some(line.edge));
        }
        let is_flat = edges.as_slice().len() == 2 && !self.pair.is_round();
        let mut arrival = EdgeArrival::new(&self.pair, end, Place::PathEnd(end), first?);
        arrival.is_flat = is_flat;
        Some(arrival)
    }

    fn hit(&self, arrival: &Arrival<'_>) -> Hit {
        let pair = &self.pair;
        // The points of A move along its own motion, those of B along that of B.
        let of_a = |corner: u8, axis, k| {
            let start = pair.a.corner(corner.into(), axis);
            arrival.reach_beside(axis, start, pair.motion_a[axis], k)
        };
        let of_b = |corner: u8, axis, k| {
            let start = pair.b.corner(corner.into(), axis);
            arrival.reach_beside(axis, start, Sum([pair.motion_b[axis], 0.0]), k)
        };
        // On the surface of both.
        let (inward, outward) = (-pair.a.radius(), pair.b.radius());
        let by_a = |corner: u8| dvec2(of_a(corner, 0, inward), of_a(corner, 1, inward));
        let by_b = |corner: u8| dvec2(of_b(corner, 0, outward), of_b(corner, 1, outward));
        let position = |axis: usize| {
            let start = Sum([pair.a.position()[axis], 0.0, 0.0]);
            arrival.reach_beside(axis, start, pair.motion_a[axis], 0.0)
        };
        let (point, opposite) = match arrival {
            Arrival::Corner(corner, ..) => (by_b(corner.b), None),
            Arrival::Edge(EdgeArrival { edge, .. }) => match edge.owner {
                EdgeOwner::A => (by_b(edge.from.b), None),
                EdgeOwner::B => (by_a(edge.from.a), None),
                EdgeOwner::Both => {
                    // What the edges share begins at the later start and ends at the earlier end.
                    let side =
                        |place, a, b| away(pair, edge, Way::Along, SumCorner { a, b }, place);
                    let (from, to) = (edge.from, edge.to);
                    let start = match side(arrival.place(), to.a, from.b) {
                        1 => by_a(to.a),
                        _ => by_b(from.b),
                    };
                    let end = match side(arrival.place(), from.a, to.b) {
                        1 => by_b(to.b),
                        _ => by_a(from.a),
                    };
                    let [dx, dy] = pair.direction_sum(edge).map(Sum::sign);
                    if dy > 0 || dy == 0 && dx > 0 {
                        (start, Some(end))
                    } else {
                        (end, Some(start))
                    }
                }
            },
        };
        Hit {
            t: arrival.time(),
            point,
            position: dvec2(position(0), position(1)),
            normal: arrival.normal(pair),
            feature: self.feature(arrival),
            opposite: opposite.unwrap_or(point),
        }
    }

    /// The part of B that is met.
    fn feature(&self, arrival: &Arrival<'_>) -> Feature {
        let (pair, b) = (&self.pair, self.pair.b);
        let side = |edge: &SumEdge, way, from| away(pair, edge, way, from, arrival.place());
        match arrival {
            Arrival::Edge(EdgeArrival { edge, .. }) => {
                let is_at = |corner| !pair.is_round() && side(edge, Way::Along, corner) == 0;
                // Without a radius, an edge ends at its corners; with one, the corner begins beyond.
                if edge.owner == EdgeOwner::A || is_at(edge.from) {
                    b.vertex(edge.from.b.into())
                } else if is_at(edge.to) {
                    b.vertex(edge.to.b.into())
                } else {
                    b.edge_feature(edge.from.b.into())
                }
            }
            Arrival::Corner(corner, ..) => {
                // Where an edge of B begins to be round, the edge is met.
                let is_level = |edge: &&SumEdge| {
                    (edge.from == *corner || edge.to == *corner)
                        && edge.owner != EdgeOwner::A
                        && side(edge, Way::Along, *corner) == 0
                        && side(edge, Way::Out, *corner) > 0
                };
                match pair.edges().as_slice().iter().find(is_level) {
                    Some(edge) => b.edge_feature(edge.from.b.into()),
                    None => b.vertex(corner.b.into()),
                }
            }
        }
    }

    /// The edge over which the way out is shortest, from a start strictly inside and in no wedge; of several as short, the first.
    fn nearest_edge(&self) -> Option<SumEdge> {
        let pair = &self.pair;
        let nearer = |one: SumEdge, other: SumEdge| {
            if order_of_depths(pair, one, other) <= 0 { one } else { other }
        };
        pair.edges().as_slice().iter().copied().reduce(nearer)
    }

    /// The exact depth of a start strictly inside.
    pub(crate) fn depth(&self) -> Depth {
        let pair = &self.pair;
        let corner = |corner| [0, 1].map(|axis| pair.corner_sum(corner, axis));
        let none = [Sum([0.0; 6]); 2];
        let (along, corner) = match (self.decided.enters, self.nearest_edge()) {
            (Zone::Edges, Some(edge)) => {
                (pair.direction_sum(&edge).map(Sum::padded), corner(edge.from))
            }
            (Zone::Corner(at), _) => (none, corner(at)),
            (Zone::Edges, None) => (none, none),
        };
        Depth { along, corner, radius: pair.radius().padded() }
    }

    /// The part of B over which the way out of a start strictly inside leads.
    pub(crate) fn feature_out(&self) -> Feature {
        let b = self.pair.b;
        match (self.decided.enters, self.nearest_edge()) {
            (Zone::Edges, Some(edge)) if edge.owner != EdgeOwner::A => {
                b.edge_feature(edge.from.b.into())
            }
            (Zone::Edges, Some(edge)) => b.vertex(edge.from.b.into()),
            (Zone::Corner(corner), _) => b.vertex(corner.b.into()),
            (Zone::Edges, None) => b.vertex(0),
        }
    }

    /// A vector in the direction of the way out from a start strictly inside; zero at a center.
    pub(crate) fn direction_out(&self) -> [Sum<6>; 2] {
        match (self.decided.enters, self.nearest_edge()) {
            (Zone::Edges, Some(edge)) => {
                let [dx, dy] = self.pair.direction_sum(&edge);
                [dy.padded(), dx.negated().padded()]
            }
            (Zone::Corner(corner), _) => {
                [0, 1].map(|axis| self.pair.corner_sum(corner, axis).negated())
            }
            (Zone::Edges, None) => [Sum([0.0; 6]); 2],
        }
    }

    /// The shortest way out from a start strictly inside; of several as short, that through the first edge.
    pub(crate) fn push_out(&self) -> PushOut {
        let pair = &self.pair;
        match self.decided.enters {
            Zone::Corner(corner) => pair.circle(corner).way_out(),
            Zone::Edges => {
                let nearest = self.nearest_edge();
                let part = |part| nearest.map_or(0.0, |edge| surd(&WayOut(pair, edge, part)));
                PushOut {
                    depth: part(Part::Depth),
                    normal: dvec2(part(Part::Normal(0)), part(Part::Normal(1))),
                    by: dvec2(part(Part::By(0)), part(Part::By(1))),
                }
            }
        }
    }
}

/// How deep a place is inside: behind the line of an edge, `n·q / |d| + R`, or within the circle around a corner, `R − |q|`,
/// where d is zero.
#[derive(Clone, Copy)]
pub(crate) struct Depth {
    pub(crate) along: [Sum<6>; 2],
    pub(crate) corner: [Sum<6>; 2],
    pub(crate) radius: Sum<4>,
}

impl Depth {
    /// `radius − |offset|`
    pub(crate) fn within(radius: Sum<4>, offset: [Sum<2>; 2]) -> Self {
        Self { along: [Sum([0.0; 6]); 2], corner: offset.map(Sum::padded), radius }
    }
}

impl Surd for Depth {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([x, y], r) = (self.corner.map(Sum::to::<T>), self.radius.to::<T>());
        let one = T::of(1.0);
        if self.along == [Sum([0.0; 6]); 2] {
            return [r, -one, x * x + y * y, one];
        }
        let [dx, dy] = self.along.map(Sum::to::<T>);
        let square = dx * dx + dy * dy;
        [r * square, dy * x - dx * y, square, square]
    }
}

/// Which of two edges the start is nearer to, compared exactly: −1 for the first one.
fn order_of_depths(pair: &ConvexPair, one: SumEdge, other: SumEdge) -> Sign {
    let sides = [one, other].map(|edge| sign_of(&Offset(pair, edge)));
    if sides[0] != sides[1] {
        return (sides[0] - sides[1]).signum();
    }
    // Of one sign: the squares are in order, or in the reverse one.
    sides[0] * sign_of(&Nearer(pair, one, other))
}

/// n·q of an edge.
struct Offset<'a>(&'a ConvexPair<'a>, SumEdge);

impl Polynomial for Offset<'_> {
    fn value<T: Number>(&self) -> T {
        offset_and_square::<T>(self.0, &self.1)[0]
    }
}

fn offset_and_square<T: Number>(pair: &ConvexPair, edge: &SumEdge) -> [T; 2] {
    let ([dx, dy], [x, y]) = (pair.direction::<T>(edge), pair.corner::<T>(edge.from));
    [dy * x - dx * y, dx * dx + dy * dy]
}

/// `(n·q)² / d·d` of one edge minus that of another, times both divisors.
struct Nearer<'a>(&'a ConvexPair<'a>, SumEdge, SumEdge);

impl Polynomial for Nearer<'_> {
    fn value<T: Number>(&self) -> T {
        let [one, square] = offset_and_square::<T>(self.0, &self.1);
        let [other, other_square] = offset_and_square::<T>(self.0, &self.2);
        one * one * other_square - other * other * square
    }
}

/// A number of the way out over an edge:
///
/// ```text
/// depth = n·q / |d| + R      normal = n / |d|      by = depth × normal
/// ```
struct WayOut<'a>(&'a ConvexPair<'a>, SumEdge, Part);

#[derive(Clone, Copy)]
enum Part {
    Depth,
    Normal(usize),
    By(usize),
}

impl Surd for WayOut<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let Self(pair, edge, part) = self;
        let [g, square] = offset_and_square::<T>(pair, edge);
        let ([dx, dy], r) = (pair.direction::<T>(edge), pair.radius().to::<T>());
        let normal = [dy, -dx];
        match *part {
            Part::Depth => [r * square, g, square, square],
            Part::Normal(axis) => [T::of(0.0), normal[axis], square, square],
            Part::By(axis) => [g * normal[axis], r * normal[axis], square, square],
        }
    }
}
