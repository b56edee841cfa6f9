//! Where and when the path enters or leaves the region: times, places and normals, each correctly rounded.
//!
//! Every coordinate is `start + t · along + k · normal`, with at most one square root:
//!
//! ```text
//! at the path's own end   t = 0 or 1
//! at an edge              t = (n·q + R √(d·d)) / m          normal = n / √(d·d)
//! at a corner             t = (−B ∓ √D) / A                 normal = (u + t v) / R
//! ```

use glam::{DVec2, dvec2};

use crate::exact::{Ball, Number, Root, Sum, Surd, nearest_to_surd, surd};
use crate::shape::Side;
use crate::sweep::convex::corner::RoundCorner;
use crate::sweep::convex::pair::{ConvexPair, SumCorner, SumEdge};
use crate::sweep::convex::signs::{Place, parts};
use crate::sweep::path::End;

/// What is met there.
#[derive(Clone, Copy)]
pub(crate) enum Met {
    /// An edge of the sum.
    Edge(SumEdge),
    /// A sum without area and radius, along which the path runs: neither of its two edges is entered.
    Flat(SumEdge),
    /// The circle around a corner of the sum.
    Corner(SumCorner),
}

/// One end of the part of the path in the region, not strictly inside.
pub(crate) struct Arrival<'a> {
    pair: &'a ConvexPair<'a>,
    end: End,
    pub(crate) place: Place,
    pub(crate) met: Met,
    /// The time in double-double, made once for everything; `None` at the path's own end.
    time: Option<Ball>,
    /// The normal, likewise; that of a corner without a radius is not used.
    normal: [Ball; 2],
}

impl<'a> Arrival<'a> {
    pub(crate) fn new(pair: &'a ConvexPair<'a>, end: End, place: Place, met: Met) -> Self {
        let mut arrival = Self { pair, end, place, met, time: None, normal: [Ball::of(0.0); 2] };
        match met {
            Met::Edge(edge) | Met::Flat(edge) => {
                let [dx, dy] = pair.direction::<Ball>(&edge);
                let length = (dx * dx + dy * dy).sqrt();
                arrival.normal = [dy.divide(length), (-dx).divide(length)];
                if matches!(place, Place::Line(..)) {
                    let ([x, y], [vx, vy]) =
                        (pair.corner::<Ball>(edge.from), pair.motion::<Ball>());
                    let mut depth = dy * x - dx * y;
                    if pair.is_round() {
                        depth = depth + pair.radius().to::<Ball>() * length;
                    }
                    arrival.time = Some(depth.divide(dy * vx - dx * vy));
                }
            }
            Met::Corner(corner) => {
                let circle = RoundCorner { pair, corner };
                let ([ux, uy], [vx, vy]) = (circle.seen::<Ball>(End::Enter), pair.motion::<Ball>());
                let (mut x, mut y) = (ux, uy);
                match place {
                    Place::PathEnd(End::Enter) => {}
                    Place::PathEnd(End::Exit) => (x, y) = (ux + vx, uy + vy),
                    _ => {
                        let [p, s, d, r] = time_parts::<Ball>(pair, place);
                        let time = (p + s * d.sqrt()).divide(r);
                        (x, y) = (ux + time * vx, uy + time * vy);
                        arrival.time = Some(time);
                    }
                }
                if pair.is_round() {
                    let radius = pair.radius().to::<Ball>();
                    arrival.normal = [x.divide(radius), y.divide(radius)];
                }
            }
        }
        arrival
    }

    /// The time, from 0 at the start of the path to 1 at its end.
    pub(crate) fn time(&self) -> f64 {
        match self.time {
            None => f64::from(self.end as u8),
            Some(time) => nearest_to_surd(time, &Time(self)),
        }
    }

    /// `start + t × along` on an axis.
    pub(crate) fn reach(&self, axis: usize, start: Sum<3>, along: Sum<2>) -> f64 {
        self.reach_beside(axis, start, along, 0.0)
    }

    /// `start + t × along + k × normal` on an axis.
    #[inline]
    pub(crate) fn reach_beside(&self, axis: usize, start: Sum<3>, along: Sum<2>, k: f64) -> f64 {
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

    /// The unit normal, out of the region. Of a corner without a radius, and along a sum without area, it points against the motion at the entry and along it
    /// at the exit, as for the smallest circle; without motion it is that of [`Side::Left`].
    pub(crate) fn normal(&self) -> DVec2 {
        if !matches!(self.met, Met::Edge(_)) && !self.pair.is_round() {
            return self.heading();
        }
        let on = |axis: usize| {
            let (start, along) = (Sum([0.0; 3]), Sum([0.0; 2]));
            let coordinate = Coordinate { arrival: self, axis, start, along, k: 1.0 };
            nearest_to_surd(self.normal[axis], &coordinate)
        };
        dvec2(on(0), on(1))
    }

    fn heading(&self) -> DVec2 {
        if !self.pair.moves() {
            return Side::Left.normal();
        }
        let sense = if self.end == End::Enter { -1.0 } else { 1.0 };
        let on = |axis| surd(&Heading(self.pair, axis, sense));
        dvec2(on(0), on(1))
    }
}

/// `n` on an axis and on the other one, and `d·d`.
fn normal_parts<T: Number>(pair: &ConvexPair, edge: &SumEdge, axis: usize) -> ([T; 2], T) {
    let [dx, dy] = pair.direction::<T>(edge);
    let n = [dy, -dx];
    ([n[axis], n[1 - axis]], dx * dx + dy * dy)
}

/// P, S, D and R of the time `(P + S√D) / R`.
pub(crate) fn time_parts<T: Number>(pair: &ConvexPair, place: Place) -> [T; 4] {
    match place {
        Place::PathEnd(end) => {
            let (zero, one) = (T::of(0.0), T::of(1.0));
            [T::of(f64::from(end as u8)), zero, zero, one]
        }
        Place::Line(edge, sense) => {
            let [g, root, square, speed] = parts::<T>(pair, &edge);
            let sense = T::of(f64::from(sense));
            [sense * g, sense * root, square, sense * speed]
        }
        Place::Root(corner, end) => {
            let [a, b, d] = RoundCorner { pair, corner }.coefficients::<T>();
            [-b, T::of(if end == End::Enter { -1.0 } else { 1.0 }), d, a]
        }
    }
}

struct Time<'a>(&'a Arrival<'a>);

impl Surd for Time<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        time_parts(self.0.pair, self.0.place)
    }
}

/// `start + t × along + k × normal` on an axis.
struct Coordinate<'a> {
    arrival: &'a Arrival<'a>,
    axis: usize,
    start: Sum<3>,
    along: Sum<2>,
    k: f64,
}

impl Surd for Coordinate<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let Self { arrival: Arrival { pair, place, met, .. }, axis, .. } = self;
        let (start, along, k) = (self.start.to::<T>(), self.along.to::<T>(), T::of(self.k));
        let [p, s, d, r] = time_parts::<T>(pair, *place);
        // start + along (P + S√D) / R
        let [over, root] = [start * r + along * p, along * s];
        if self.k == 0.0 {
            return [over, root, d, r];
        }
        match met {
            Met::Edge(edge) | Met::Flat(edge) => {
                let ([n, _], square) = normal_parts::<T>(pair, edge, *axis);
                // The time has the same root, or none.
                [over * square, root * square + k * n * r, square, r * square]
            }
            Met::Corner(corner) => {
                let circle = RoundCorner { pair, corner: *corner };
                let ([ux, uy], [vx, vy]) = (circle.seen::<T>(End::Enter), pair.motion::<T>());
                let v = if *axis == 0 { vx } else { vy };
                let radius = pair.radius().to::<T>();
                // u R + v P: at a root it is a cross product, since P = −B and R = A.
                let across = match place {
                    Place::Root(..) => {
                        let cross = vx * uy - vy * ux;
                        if *axis == 0 { -(cross * vy) } else { cross * vx }
                    }
                    _ => (if *axis == 0 { ux } else { uy }) * r + v * p,
                };
                [over * radius + k * across, root * radius + k * v * s, d, r * radius]
            }
        }
    }
}

/// The unit vector along the motion, or against it, on an axis.
struct Heading<'a>(&'a ConvexPair<'a>, usize, f64);

impl Surd for Heading<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [vx, vy] = self.0.motion::<T>();
        let square = vx * vx + vy * vy;
        let v = if self.1 == 0 { vx } else { vy };
        [T::of(0.0), v * T::of(self.2), square, square]
    }
}
