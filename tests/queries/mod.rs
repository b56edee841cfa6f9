//! Every query of shapes: what it takes, who judges it, and the hashes of its answers.
//!
//! A row is all that the tests know of a query. From it follow its naive test, its share of the
//! fuzzing, its bits on every machine and its kind of conformance line.

use graze2d::glam::dvec2;
use graze2d::{Aabb, Circle, GeometryError, Motion, Point, Quad, Segment};

/// Hands the rows to a macro. The bits are the hashes after ten thousand and after a million answers,
/// which `tests/it/same_bits.rs` prints where they differ.
macro_rules! every_query {
    ($use:ident) => {
        $use! {
            point_vs_aabb(Point, Aabb) judged by answer::judge_point_vs_aabb, bits 0x0, 0x0;
            segment_vs_aabb(Segment, Aabb) judged by answer::judge_segment_vs_aabb, bits 0x0, 0x0;
            clip_segment(Segment, Aabb) judged by answer::judge_segment_vs_aabb, bits 0x0, 0x0;
            circle_vs_aabb(Circle, Motion, Aabb)
                judged by answer::judge_circle_vs_aabb, bits 0x0, 0x0;
            aabb_vs_aabb(Aabb, Motion, Aabb, Motion)
                judged by answer::judge_aabb_vs_aabb, bits 0x0, 0x0;
            segment_vs_circle(Segment, Circle)
                judged by circles::judge_segment_vs_circle, bits 0x0, 0x0;
            circle_vs_circle(Circle, Motion, Circle, Motion)
                judged by circles::judge_circle_vs_circle, bits 0x0, 0x0;
            turn(Point, Point, Point) judged by orientation::judge_turn, bits 0x0, 0x0;
            segment_vs_segment(Segment, Segment)
                judged by orientation::judge_segment_vs_segment, bits 0x0, 0x0;
            point_vs_quad(Point, Quad) judged by quad::judge_point_vs_quad, bits 0x0, 0x0;
            segment_vs_quad(Segment, Quad) judged by quad::judge_segment_vs_quad, bits 0x0, 0x0;
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

impl Written for Quad {
    const COUNT: usize = 8;

    fn read(n: &[f64]) -> Result<Self, GeometryError> {
        Self::new([0, 2, 4, 6].map(|i| dvec2(n[i], n[i + 1])))
    }
}

/// The next shape of a row of numbers.
pub(crate) fn next<T: Written>(n: &mut &[f64]) -> Result<T, GeometryError> {
    let (own, rest) = n.split_at(T::COUNT);
    *n = rest;
    T::read(own)
}
