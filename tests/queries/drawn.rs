//! Any numbers, changed so that they make a shape.

use graze2d::{Aabb, Circle, Motion, Point, Segment};

use crate::queries::{Polygon, Written};

pub(crate) trait Drawn: Written {
    fn mend(_: &mut [f64]) {}
}

impl Drawn for Point {}

impl Drawn for Motion {}

impl Drawn for Segment {}

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
