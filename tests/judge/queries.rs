//! Every query, its judge, and how numbers that were drawn become what it takes.

use graze2d::glam::dvec2;
use graze2d::{Aabb, Circle, Motion, Point, Quad, Segment};

use crate::collinear::quad;
use crate::queries::{Polygon, Written, every_query, next};

/// A query and what the tests need to ask it anything.
pub(crate) struct Query {
    pub(crate) name: &'static str,
    /// How many numbers it takes.
    pub(crate) count: usize,
    /// Whether these are points alone.
    pub(crate) is_points: bool,
    /// Changes numbers so that they make shapes.
    pub(crate) mend: fn(&mut [f64]),
    /// What is wrong with its answer to numbers that make shapes.
    pub(crate) judge: fn(&[f64]) -> Result<(), String>,
}

macro_rules! judged {
    ($($query:ident($($shape:ident),+) judged by $module:ident::$judge:ident,
        bits $($bits:literal),+;)+) => {
        /// Those of the table.
        pub(crate) const QUERIES: &[Query] = &[$(Query {
            name: stringify!($query),
            count: 0 $(+ $shape::COUNT)+,
            is_points: true $(&& $shape::IS_POINTS)+,
            mend: |mut n| {
                $(
                    let (own, rest) = n.split_at_mut($shape::COUNT);
                    $shape::mend(own);
                    n = rest;
                )+
                assert!(n.is_empty(), "more numbers than shapes take");
            },
            judge: |mut n| super::$module::$judge(
                $(next::<$shape>(&mut n).expect("numbers that make a shape")),+
            ),
        }),+];
    };
}

every_query!(judged);

/// A shape of which any numbers can be made.
trait Drawn: Written {
    const IS_POINTS: bool = false;

    fn mend(_: &mut [f64]) {}
}

impl Drawn for Point {
    const IS_POINTS: bool = true;
}

impl Drawn for Motion {}

impl Drawn for Segment {
    const IS_POINTS: bool = true;
}

impl Drawn for Circle {
    fn mend(n: &mut [f64]) {
        n[2] = n[2].abs();
    }
}

impl Drawn for Aabb {
    fn mend(n: &mut [f64]) {
        for axis in 0..2 {
            (n[axis], n[axis + 2]) = (n[axis].min(n[axis + 2]), n[axis].max(n[axis + 2]));
        }
    }
}

impl Drawn for Polygon {
    fn mend(n: &mut [f64]) {
        // Half of them without a radius.
        n[1] = if n[0] < 0.0 { 0.0 } else { n[1].abs() };
        n[0] = 1.0 + (n[0].to_bits() >> 48 ^ n[0].to_bits() >> 12) as u8 as f64 % 8.0;
    }
}

impl Drawn for Quad {
    const IS_POINTS: bool = true;

    fn mend(n: &mut [f64]) {
        let corners = quad([0, 2, 4, 6].map(|i| dvec2(n[i], n[i + 1]))).corners();
        n.copy_from_slice(corners.map(|corner| corner.to_array()).as_flattened());
    }
}
