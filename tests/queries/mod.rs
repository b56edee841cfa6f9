//! Every query of shapes: what it takes, and who judges it.
//!
//! A row is all that the tests know of a query. From it follow its naive test, its share of the
//! fuzzing, its bits on every machine and its kind of conformance line.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Convex, GeometryError, Motion, Point, Segment};

/// Hands the rows to a macro.
macro_rules! every_query {
    ($use:ident) => {
        $use! {
            point_vs_aabb(Point, Aabb)
                judged by answer::judge_point_vs_aabb;
            point_vs_circle(Point, Circle)
                judged by point_circle::judge_point_vs_circle;
            segment_vs_aabb(Segment, Aabb)
                judged by answer::judge_segment_vs_aabb;
            clip_segment(Segment, Aabb)
                judged by answer::judge_segment_vs_aabb;
            circle_vs_aabb(Circle, Motion, Aabb)
                judged by answer::judge_circle_vs_aabb;
            aabb_vs_aabb(Aabb, Motion, Aabb, Motion)
                judged by answer::judge_aabb_vs_aabb;
            segment_vs_circle(Segment, Circle)
                judged by circles::judge_segment_vs_circle;
            circle_vs_circle(Circle, Motion, Circle, Motion)
                judged by circles::judge_circle_vs_circle;
            turn(Point, Point, Point)
                judged by orientation::judge_turn;
            segment_vs_segment(Segment, Segment)
                judged by orientation::judge_segment_vs_segment;
            point_vs_convex(Point, Polygon)
                judged by convex::judge_point_vs_convex;
            segment_vs_convex(Segment, Polygon)
                judged by convex::judge_segment_vs_convex;
            convex_vs_convex(Polygon, Motion, Polygon, Motion)
                judged by convex::judge_convex_vs_convex;
        }
    };
}
pub(crate) use every_query;

/// What a query takes, written as numbers.
pub(crate) trait Written: Sized {
    /// How many.
    const COUNT: usize;

    /// The shape of these.
    fn read(n: &[f64]) -> Result<Self, GeometryError>;
}

impl Written for Point {
    const COUNT: usize = 2;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        Self::new(dvec2(n[0], n[1]))
    }
}

impl Written for Motion {
    const COUNT: usize = 2;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        Self::new(dvec2(n[0], n[1]))
    }
}

impl Written for Segment {
    const COUNT: usize = 4;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        Self::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))
    }
}

impl Written for Circle {
    const COUNT: usize = 3;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        Self::new(dvec2(n[0], n[1]), n[2])
    }
}

impl Written for Aabb {
    const COUNT: usize = 4;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        Self::new(dvec2(n[0], n[1]), dvec2(n[2], n[3]))
    }
}

/// What a convex shape is made of.
pub(crate) struct Polygon {
    pub(crate) points: Vec<DVec2>,
    pub(crate) radius: f64,
}

impl Polygon {
    fn convex(&self) -> Result<Convex, GeometryError> {
        Convex::new(self.points.iter().copied())?.rounded(self.radius)
    }
}

impl From<Polygon> for Convex {
    fn from(polygon: Polygon) -> Self {
        polygon.convex().expect("a shape, as it was read")
    }
}

/// How many points, the radius, and eight points, of which the rest does not count.
impl Written for Polygon {
    const COUNT: usize = 18;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        let points = n[2..].chunks_exact(2).map(|point| dvec2(point[0], point[1]));
        let polygon = Self { points: points.take(n[0] as usize).collect(), radius: n[1] };
        polygon.convex().map(|_| polygon)
    }
}

/// The next shape of a row of numbers.
pub(crate) fn next<T: Written>(n: &mut &[f64]) -> Result<T, GeometryError> {
    let (own, rest) = n.split_at(T::COUNT);
    *n = rest;
    T::read(own)
}
