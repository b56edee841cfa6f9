//! Points and segments against quads: the hull of four corners, by its shadows.
//!
//! ```text
//!      ●────●          A point is in a convex set if in every direction its shadow lies in the
//!     ╱      ╲         shadow of the set. For a hull of four points a few directions are enough:
//!    ●────────●        along and across each pair, and both axes for a single point.
//!    ┊        ┊
//!  ──━━━━━━━━━━──      A path is in a shadow for an interval of times.
//! ```
//!
//! The corners need no order, and a quad without area is no special case: one of its shadows is a
//! point.

use graze2d::glam::DVec2;
use graze2d::{
    Feature, GeometryError, Hit, Location, Point, Quad, Segment, point_vs_quad, segment_vs_quad,
    trace,
};
use num_bigint::{BigInt, Sign};

use super::answer::{Judge, Moments, Verdict};
use super::fraction::{Fraction, is_nearest};
use super::interval::{Axis, Interval};
use super::orientation::same;
use super::vector::{Vector, cross, dot, exact, is_between, minus, times, unit};

/// What is wrong with the refusal of four corners: a polygon is convex if it lies on the same side
/// of all its edges.
pub(crate) fn judge_convex(corners: [DVec2; 4]) -> Result<(), String> {
    let (_, points) = exact(corners);
    let sides = (0..16).map(|i| {
        let [from, to, other] = [i / 4, (i / 4 + 1) % 4, i % 4].map(|i| &points[i]);
        cross(&minus(to, from), &minus(other, from)).sign()
    });
    let is_convex = [Sign::Plus, Sign::Minus].into_iter().any(|no| sides.clone().all(|s| s != no));
    same(vec![Quad::new(corners).err()], &(!is_convex).then_some(GeometryError::NotConvex))
}

/// What is wrong with the place of a point.
pub(crate) fn judge_point_vs_quad(point: Point, quad: Quad) -> Result<(), String> {
    let [a, b, c, d] = quad.corners();
    let (_, [start, corners @ ..]) = exact([point.get(), a, b, c, d]);
    let hull = Hull { corners };
    let expected = match hull.times(&start, &[0, 0].map(BigInt::from)).verdict() {
        Verdict::Cross => Location::Inside,
        Verdict::Touch => Location::Boundary,
        Verdict::Miss => Location::Outside,
    };
    let answers = vec![point_vs_quad(point, quad), trace::point_vs_quad(point, quad, |_| ())];
    same(answers, &expected)
}

/// What is wrong with the stretch of a segment in a quad.
pub(crate) fn judge_segment_vs_quad(segment: Segment, quad: Quad) -> Result<(), String> {
    let ([from, to], [a, b, c, d]) = ([segment.a(), segment.b()], quad.corners());
    let (scale, [start, end, corners @ ..]) = exact([from, to, a, b, c, d]);
    let (hull, motion) = (Hull { corners }, minus(&end, &start));

    let answer = segment_vs_quad(segment, quad);
    let others = vec![trace::segment_vs_quad(segment, quad, |_| ())];
    same(others, &answer)?;

    let times = hull.times(&start, &motion);
    let judge = Judge { times, scale, origin: from, motion: motion.clone() };
    judge.hold(answer, |_, _| Ok(()))?;
    let Some(span) = answer else { return Ok(()) };
    for (hit, t, sense) in
        [(span.enter(), judge.times.near(), -1), (span.exit(), judge.times.far(), 1)]
    {
        if let Some(hit) = hit {
            let met = Met { hull: &hull, start: &start, motion: &motion, t, sense };
            met.hold(&hit).map_err(|what| format!("{what} in {hit:?}"))?;
        }
    }
    Ok(())
}

struct Hull {
    corners: [Vector; 4],
}

impl Hull {
    /// When a path is in the hull of the corners.
    fn times(&self, start: &Vector, motion: &Vector) -> Interval {
        let mut directions = vec![[1, 0].map(BigInt::from), [0, 1].map(BigInt::from)];
        for (i, from) in self.corners.iter().enumerate() {
            let others = self.corners[..i].iter().filter(|to| *to != from);
            directions.extend(others.flat_map(|to| {
                let along = minus(to, from);
                [across(&along), along]
            }));
        }
        Interval::new(directions.iter().map(|direction| {
            let shadows = self.corners.iter().map(|corner| dot(corner, direction));
            Axis {
                start: dot(start, direction),
                motion: dot(motion, direction),
                low: shadows.clone().min().expect("four"),
                high: shadows.max().expect("four"),
            }
        }))
    }

    fn edge(&self, i: usize) -> [&Vector; 2] {
        [&self.corners[i], &self.corners[(i + 1) % 4]]
    }

    /// Across an edge, away from all corners; `None` for an edge of no length and for one whose line
    /// holds all corners.
    fn normal(&self, i: usize) -> Option<Vector> {
        let [from, to] = self.edge(i);
        let normal = across(&minus(to, from));
        let side = |corner| dot(&normal, &minus(corner, from));
        let sides: Vec<BigInt> = self.corners.iter().map(side).collect();
        let behind = sides.iter().any(|side| *side < BigInt::ZERO);
        let ahead = sides.iter().any(|side| *side > BigInt::ZERO);
        (behind || ahead).then(|| if ahead { times(&normal, &(-1).into()) } else { normal })
    }
}

fn across([x, y]: &Vector) -> Vector {
    [-y, x.clone()]
}

/// Where a path meets the boundary, entering (sense −1) or leaving (1).
struct Met<'a> {
    hull: &'a Hull,
    start: &'a Vector,
    motion: &'a Vector,
    t: &'a Fraction,
    sense: i32,
}

impl Met<'_> {
    fn hold(&self, hit: &Hit) -> Result<(), String> {
        if hit.point() != hit.position() {
            return Err("a point is not where it is".into());
        }
        self.hold_feature(hit.feature())?;
        let normals = self.normals();
        let is_one =
            |normal: &Vector| (0..2).all(|k| is_nearest(hit.normal()[k], |m| unit(normal, k, m)));
        if normals.iter().any(is_one) { Ok(()) } else { Err("not the nearest normal".into()) }
    }

    /// The point is a corner, or on an edge without its ends.
    fn hold_feature(&self, feature: Feature) -> Result<(), String> {
        let is_corner = |i: usize| self.lies_on([&self.hull.corners[i]; 2]);
        let is_right = match feature {
            Feature::Vertex(i) => is_corner(i.into()),
            Feature::Edge(i) => self.lies_on(self.hull.edge(i.into())) && !(0..4).any(is_corner),
            _ => false,
        };
        if is_right { Ok(()) } else { Err(format!("the point is not on {feature:?}")) }
    }

    fn lies_on(&self, ends: [&Vector; 2]) -> bool {
        // a + t d with t = n / d, all times the divisor
        let Fraction { n, d } = self.t;
        let point = [0, 1].map(|k| &self.start[k] * d + &self.motion[k] * n);
        let [a, b] = ends.map(|end| times(end, d));
        is_between(&point, [&a, &b])
    }

    /// Directions that the normal may have: across the first edge there that is truly entered or
    /// left, else across the first edge there.
    fn normals(&self) -> Vec<Vector> {
        let is_on_the_way = |n: &Vector| dot(n, self.motion) * self.sense > BigInt::ZERO;
        let edges = (0..4).filter(|i| self.lies_on(self.hull.edge(*i)));
        let there: Vec<Vector> = edges.filter_map(|i| self.hull.normal(i)).collect();
        match there.iter().find(|n| is_on_the_way(n)).or(there.first()) {
            Some(first) => vec![first.clone()],
            None => self.normals_of_a_line(),
        }
    }

    /// The same where the quad has no area: of its two faces the one that is met; along it, back or
    /// ahead.
    fn normals_of_a_line(&self) -> Vec<Vector> {
        let zero = BigInt::ZERO;
        let edges = (0..4).map(|i| self.hull.edge(i)).map(|[from, to]| minus(to, from));
        let longest = edges.max_by_key(|edge| dot(edge, edge)).expect("four");
        let face = across(&longest);
        let is_still = dot(self.motion, self.motion) == zero;
        match dot(&face, self.motion) * self.sense {
            side if side > zero => vec![face],
            side if side < zero => vec![times(&face, &(-1).into())],
            _ if !is_still => vec![times(self.motion, &self.sense.into())],
            _ if face == [0, 0].map(BigInt::from) => vec![[-1, 0].map(BigInt::from)],
            _ => vec![times(&face, &(-1).into()), face],
        }
    }
}
