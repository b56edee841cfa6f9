//! A straight path.

use glam::DVec2;

use crate::error::{GeometryError, finite_vector};

/// The straight path from `a` to `b`: `p(t) = a + t(b − a)`, `t` from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    a: DVec2,
    b: DVec2,
}

impl Segment {
    /// The segment from `a` to `b`, refused when a coordinate is not finite. Both ends may be equal.
    pub fn new(a: impl Into<[f64; 2]>, b: impl Into<[f64; 2]>) -> Result<Self, GeometryError> {
        Ok(Self { a: finite_vector(a)?, b: finite_vector(b)? })
    }

    /// Where it starts, `t = 0`.
    pub fn a(&self) -> DVec2 {
        self.a
    }

    /// Where it ends, `t = 1`.
    pub fn b(&self) -> DVec2 {
        self.b
    }

    /// The same points, walked from `b` to `a`.
    pub fn reversed(&self) -> Self {
        Self { a: self.b, b: self.a }
    }
}
