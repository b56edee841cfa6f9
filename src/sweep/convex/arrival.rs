//! Where and when the path enters or leaves the region: times, places and normals, each correctly rounded.
//!
//! Every coordinate is `start + t · along + k · normal`, with at most one square root. At a corner it is that of the circle around
//! it ([`crate::sweep::arrival`]); at an edge
//!
//! ```text
//! t = (n·q + R √(d·d)) / m, or 0 or 1 at the path's own end          normal = n / √(d·d)
//! ```

use glam::{DVec2, dvec2};

use crate::exact::{Ball, Number, Root, Sum, Surd, nearest_to_surd};
use crate::sweep::arrival::Arrival as CircleArrival;
use crate::sweep::convex::pair::{ConvexPair, SumCorner, SumEdge};
use crate::sweep::convex::signs::{Place, parts};
use crate::sweep::path::End;

/// One end of the part of the path in the region, not strictly inside.
pub(crate) enum Arrival<'a> {
    Edge(EdgeArrival<'a>),
    /// At the circle around a corner of the sum.
    Corner(SumCorner, End, CircleArrival<6, 3>),
}

impl Arrival<'_> {
    /// The time, from 0 at the start of the path to 1 at its end.
    pub(crate) fn time(&self) -> f64 {
        match self {
            Self::Edge(edge) => edge.time(),
            Self::Corner(.., circle) => circle.time(),
        }
    }

    /// Where on the path it is.
    pub(crate) fn place(&self) -> Place {
        match self {
            Self::Edge(edge) => edge.place,
            Self::Corner(_, end, circle) if circle.is_at_path_end() => Place::PathEnd(*end),
            Self::Corner(corner, end, _) => Place::Root(*corner, *end),
        }
    }

    /// `start + t × along + k × normal` on an axis.
    #[inline]
    pub(crate) fn reach_beside(&self, axis: usize, start: Sum<3>, along: Sum<2>, k: f64) -> f64 {
        match self {
            Self::Edge(edge) => edge.reach_beside(axis, start, along, k),
            Self::Corner(.., circle) => circle.reach_beside(axis, start, along, k),
        }
    }

    /// The unit normal, out of the region. Where that has neither a radius nor an edge that is truly entered or left, it points against
    /// the motion at the entry and along it at the exit.
    pub(crate) fn normal(&self, pair: &ConvexPair<'_>) -> DVec2 {
        let heading = |end| pair.circle(SumCorner { a: 0, b: 0 }).heading(end);
        match self {
            Self::Corner(_, end, _) if !pair.is_round() => heading(*end),
            Self::Corner(.., circle) => circle.normal(),
            Self::Edge(edge) if edge.is_flat && pair.moves() => heading(edge.end),
            Self::Edge(edge) => edge.normal(),
        }
    }
}

/// Where the path comes to an edge, or leaves it.
pub(crate) struct EdgeArrival<'a> {
    pair: &'a ConvexPair<'a>,
    end: End,
    pub(crate) place: Place,
    pub(crate) edge: SumEdge,
    /// Whether the path runs along both edges of a sum without area.
    pub(crate) is_flat: bool,
    /// The time in double-double, made once for everything; `None` at the path's own end.
    time: Option<Ball>,
    /// The normal, likewise.
    normal: [Ball; 2],
}

impl<'a> EdgeArrival<'a> {
    pub(crate) fn new(pair: &'a ConvexPair<'a>, end: End, place: Place, edge: SumEdge) -> Self {
        let [dx, dy] = pair.direction::<Ball>(&edge);
        let length = (dx * dx + dy * dy).sqrt();
        let time = matches!(place, Place::Line(..)).then(|| {
            let ([x, y], [vx, vy]) = (pair.corner::<Ball>(edge.from), pair.motion::<Ball>());
            let mut depth = dy * x - dx * y;
            if pair.is_round() {
                depth = depth + pair.radius().to::<Ball>() * length;
            }
            depth.divide(dy * vx - dx * vy)
        });
        let normal = [dy.divide(length), (-dx).divide(length)];
        Self { pair, end, place, edge, is_flat: false, time, normal }
    }

    pub(crate) fn time(&self) -> f64 {
        match self.time {
            None => f64::from(self.end as u8),
            Some(time) => nearest_to_surd(time, &Time(self)),
        }
    }

    #[inline]
    fn reach_beside(&self, axis: usize, start: Sum<3>, along: Sum<2>, k: f64) -> f64 {
        let mut ball = start.to::<Ball>();
        if along != Sum([0.0; 2]) {
            match (self.time, self.end) {
                (Some(time), _) => ball = ball + time * along.to(),
                (None, End::Enter) => {}
                (None, End::Exit) => ball = ball + along.to(),
            }
        }
        if k != 0.0 {
            ball = ball + Ball::of(k) * self.normal[axis];
        }
        nearest_to_surd(ball, &Coordinate { arrival: self, axis, start, along, k })
    }

    fn normal(&self) -> DVec2 {
        let on = |axis: usize| {
            let (start, along) = (Sum([0.0; 3]), Sum([0.0; 2]));
            let coordinate = Coordinate { arrival: self, axis, start, along, k: 1.0 };
            nearest_to_surd(self.normal[axis], &coordinate)
        };
        dvec2(on(0), on(1))
    }

    /// P, S, D and R of the time `(P + S√D) / R`.
    fn time_parts<T: Number>(&self) -> [T; 4] {
        match self.place {
            Place::Line(edge, sense) => {
                let [g, root, square, speed] = parts::<T>(self.pair, &edge);
                let sense = T::of(f64::from(sense));
                [sense * g, sense * root, square, sense * speed]
            }
            _ => {
                let (zero, one) = (T::of(0.0), T::of(1.0));
                [T::of(f64::from(self.end as u8)), zero, zero, one]
            }
        }
    }
}

struct Time<'a>(&'a EdgeArrival<'a>);

impl Surd for Time<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        self.0.time_parts()
    }
}

/// `start + t × along + k × normal` on an axis.
struct Coordinate<'a> {
    arrival: &'a EdgeArrival<'a>,
    axis: usize,
    start: Sum<3>,
    along: Sum<2>,
    k: f64,
}

impl Surd for Coordinate<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let Self { arrival, axis, .. } = self;
        let (start, along, k) = (self.start.to::<T>(), self.along.to::<T>(), T::of(self.k));
        let [p, s, d, r] = arrival.time_parts::<T>();
        // start + along (P + S√D) / R
        let [over, root] = [start * r + along * p, along * s];
        if self.k == 0.0 {
            return [over, root, d, r];
        }
        let [dx, dy] = arrival.pair.direction::<T>(&arrival.edge);
        let (normal, square) = ([dy, -dx][*axis], dx * dx + dy * dy);
        // The time has the root of d·d, too, or none.
        [over * square, root * square + k * normal * r, square, r * square]
    }
}
