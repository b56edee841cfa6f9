//! The data at both ends of the part of a path inside a convex region, and the one place where they become
//! hits.
//!
//! Both ends are taken at once, in two lanes: enter, exit. A mover says where it is then
//! ([`MovingShape::parts`](crate::sweep::movers::MovingShape)); the data come from filters in lanes
//! ([`crate::sweep::lanes`]) or from the exact walk ([`ExactEnds`]).

use glam::{DVec2, dvec2};
use wide::f64x2;

use crate::answer::Hit;
use crate::exact::{Ball, Fraction, Sum, nearest_to, rounded};
use crate::shape::{Feature, Side};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::path::End;

/// When, where and through which sides a path enters and leaves a box. At an end strictly inside, the
/// coordinates have no meaning.
pub(crate) trait Ends {
    /// The times, 0 and 1 at the path's own ends, correctly rounded.
    fn times(&self) -> f64x2;
    /// The sides whose normals the hits have; `None` strictly inside.
    fn sides(&self) -> [Option<Side>; 2];
    /// The side or corner on which an end lies.
    fn feature(&self, end: usize, side: Side) -> Feature;
    /// The coordinate `start + t × along` at each end, correctly rounded. If a line of this axis bounds the
    /// end, `known` may return the coordinate, given whether that line is the high side.
    fn reach(
        &self,
        axis: usize,
        start: Sum<3>,
        along: f64,
        known: impl Fn(bool) -> Option<f64>,
    ) -> f64x2;
    /// The path's own point, x and y, given its start. On the axis of the line that bounds the end, it has
    /// the coordinate of that line.
    fn point(&self, start: DVec2) -> [f64x2; 2];
}

/// The parts of both hits, enter and exit: the time, the feature, the normal and the places.
pub(crate) struct SpanParts {
    pub(crate) times: f64x2,
    /// Whether there is a hit at this end; else the path ends strictly inside, and the rest has no meaning.
    pub(crate) is_hit: [bool; 2],
    pub(crate) features: [Feature; 2],
    pub(crate) normals: [DVec2; 2],
    /// x and y of the mover's position, and of both corners of what the shapes share.
    pub(crate) position: [f64x2; 2],
    pub(crate) point: [f64x2; 2],
    pub(crate) opposite: [f64x2; 2],
}

impl SpanParts {
    /// The parts for a mover at `position` that shares one point with the box.
    #[inline]
    pub(crate) fn of(ends: &impl Ends, position: [f64x2; 2], point: [f64x2; 2]) -> Self {
        let sides = ends.sides();
        let side = sides.map(|side| side.unwrap_or(Side::Left));
        Self {
            times: ends.times(),
            is_hit: sides.map(|side| side.is_some()),
            features: [0, 1].map(|end| ends.feature(end, side[end])),
            normals: side.map(Side::normal),
            position,
            point,
            opposite: point,
        }
    }

    /// The one place that writes the hits of boxes; none where the path ends strictly inside.
    #[inline]
    pub(crate) fn hits(&self) -> [Option<Hit>; 2] {
        let times = self.times.to_array();
        let [position, point, opposite] = [self.position, self.point, self.opposite]
            .map(|[x, y]| (x.to_array(), y.to_array()))
            .map(|(x, y)| [0, 1].map(|end| dvec2(x[end], y[end])));
        [0, 1].map(|end| {
            let hit = Hit {
                t: times[end],
                point: point[end],
                position: position[end],
                normal: self.normals[end],
                feature: self.features[end],
                opposite: opposite[end],
            };
            some_if(self.is_hit[end], hit)
        })
    }

    /// Puts a hit at an end, but for the point.
    pub(crate) fn set(&mut self, end: usize, t: f64, at: DVec2, normal: DVec2, feature: Feature) {
        let put = |lanes: &mut f64x2, value: f64| {
            let mut ends = lanes.to_array();
            ends[end] = value;
            *lanes = f64x2::new(ends);
        };
        put(&mut self.times, t);
        put(&mut self.position[0], at.x);
        put(&mut self.position[1], at.y);
        (self.is_hit[end], self.normals[end], self.features[end]) = (true, normal, feature);
    }
}

/// `Some(answer)` if `is_some`. The value is always written, so that the compiler emits a select and no
/// branch.
#[inline]
fn some_if<T>(is_some: bool, answer: T) -> Option<T> {
    let mut answer = Some(answer);
    if !is_some {
        answer = None;
    }
    answer
}

/// The data at both ends by the exact walk: right for all inputs.
pub(crate) struct ExactEnds<'a> {
    signs: &'a BoxSigns,
    /// If an end lies on a line: its axis, the exact time, and that time in double-double, for all that is
    /// made of it.
    lines: [Option<(usize, Fraction, Ball)>; 2],
    met: [Option<(Feature, Side)>; 2],
}

impl<'a> ExactEnds<'a> {
    /// Of a path that meets the box. Ends that are not wanted count as strictly inside.
    pub(crate) fn new(signs: &'a BoxSigns, wanted: [bool; 2]) -> Self {
        let ends = [End::Enter, End::Exit].map(|end| wanted[end as usize].then_some(end));
        let line = |end: End| {
            let axis = signs.axis(end)?;
            let time = signs.line_time(axis, end);
            Some((axis, time, time.ball()))
        };
        let lines = ends.map(|end| end.and_then(line));
        let met = ends.map(|end| end.and_then(|end| signs.feature(end)));
        Self { signs, lines, met }
    }

    /// `start + t × along` at each end that is not strictly inside. On the axis of the line that bounds the
    /// end it may be `known`.
    fn coordinate(
        &self,
        axis: usize,
        start: Sum<3>,
        along: Sum<2>,
        known: impl Fn(bool) -> Option<f64>,
    ) -> f64x2 {
        f64x2::new([End::Enter, End::Exit].map(|end| {
            let known = match self.lines[end as usize] {
                _ if self.met[end as usize].is_none() => Some(0.0),
                Some((met, ..)) if met == axis => known(self.signs.is_high(axis, end)),
                _ => None,
            };
            known.unwrap_or_else(|| self.reached(end, start, along))
        }))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn reached(&self, end: End, start: Sum<3>, along: Sum<2>) -> f64 {
        let ([p, q, r], [v, w]) = (start.0, along.0);
        match (self.lines[end as usize], end) {
            (None, End::Enter) => rounded(start),
            (None, End::Exit) => rounded(Sum([p, q, r, v, w])),
            (Some((_, time, ball)), _) => {
                let reached = start.to::<Ball>() + ball * along.to();
                nearest_to(reached, &time.reach(start, along))
            }
        }
    }
}

impl Ends for ExactEnds<'_> {
    fn times(&self) -> f64x2 {
        let time = |(_, time, ball): (usize, Fraction, Ball)| time.nearest_to(ball);
        f64x2::new([0, 1].map(|end| self.lines[end].map_or(end as f64, time)))
    }

    fn sides(&self) -> [Option<Side>; 2] {
        self.met.map(|met| met.map(|(_, side)| side))
    }

    fn feature(&self, end: usize, side: Side) -> Feature {
        self.met[end].map_or(Feature::Side(side), |(feature, _)| feature)
    }

    fn reach(
        &self,
        axis: usize,
        start: Sum<3>,
        along: f64,
        known: impl Fn(bool) -> Option<f64>,
    ) -> f64x2 {
        self.coordinate(axis, start, Sum([along, 0.0]), known)
    }

    fn point(&self, start: DVec2) -> [f64x2; 2] {
        let path = &self.signs.path;
        [0, 1].map(|axis| {
            self.coordinate(axis, Sum([start[axis], 0.0, 0.0]), path.motion[axis], |high| {
                let [side, _, growth, _] = path.side(axis, high).0;
                Some(rounded(Sum([side, growth])))
            })
        })
    }
}
