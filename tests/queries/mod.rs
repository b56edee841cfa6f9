//! Every query of shapes: what it takes, who judges it, and the hashes of its answers.
//!
//! A row is all that the tests know of a query. From it follow its naive test, its share of the
//! fuzzing, its bits on every machine and its kind of conformance line.

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, Convex, GeometryError, Motion, Point, Segment};

/// Hands the rows to a macro. The bits are the hashes after ten thousand and after a million answers,
/// which `tests/it/same_bits.rs` prints where they differ.
macro_rules! every_query {
    ($use:ident) => {
        $use! {
            point_vs_aabb(Point, Aabb)
                judged by answer::judge_point_vs_aabb,
                bits 0xb5f4_5db2_7c83_1ee7, 0x275b_6fbc_bf02_3784;
            point_vs_circle(Point, Circle)
                judged by point_circle::judge_point_vs_circle,
                bits 0x1422_ba52_4419_d887, 0x2f6f_022c_9414_1d26;
            segment_vs_aabb(Segment, Aabb)
                judged by answer::judge_segment_vs_aabb,
                bits 0x2fa7_6f07_c42a_dda8, 0x0f03_5621_db92_f21b;
            clip_segment(Segment, Aabb)
                judged by answer::judge_segment_vs_aabb,
                bits 0x2fa7_6f07_c42a_dda8, 0x0f03_5621_db92_f21b;
            circle_vs_aabb(Circle, Motion, Aabb)
                judged by answer::judge_circle_vs_aabb,
                bits 0xd172_fc12_1d8f_6188, 0xce58_18e8_68a6_8f18;
            aabb_vs_aabb(Aabb, Motion, Aabb, Motion)
                judged by answer::judge_aabb_vs_aabb,
                bits 0x7fc9_f8ff_6a74_2334, 0x6873_2360_35ad_8fe1;
            segment_vs_circle(Segment, Circle)
                judged by circles::judge_segment_vs_circle,
                bits 0xe956_7296_7ae8_61bc, 0x68fd_f05d_d54d_9163;
            circle_vs_circle(Circle, Motion, Circle, Motion)
                judged by circles::judge_circle_vs_circle,
                bits 0x7685_ab2e_e67b_6a98, 0x72f7_3204_8d8c_d888;
            turn(Point, Point, Point)
                judged by orientation::judge_turn,
                bits 0x4f75_d35f_a660_0605, 0x5f11_efa0_c00c_98e7;
            segment_vs_segment(Segment, Segment)
                judged by orientation::judge_segment_vs_segment,
                bits 0xf434_bc85_f005_96c6, 0xb871_fefa_0cdd_087d;
            point_vs_convex(Point, Polygon)
                judged by convex::judge_point_vs_convex,
                bits 0xfb83_d341_b164_1927, 0xe3b3_63e2_8ea6_7765;
            segment_vs_convex(Segment, Polygon)
                judged by convex::judge_segment_vs_convex,
                bits 0x2179_9196_7b69_23ac, 0xadd2_abc6_0e47_b854;
            convex_vs_convex(Polygon, Motion, Polygon, Motion)
                judged by convex::judge_convex_vs_convex,
                bits 0x8f1c_35f2_8e72_aa22, 0x0197_998e_86e7_0fc7;
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
