//! A single point.

use glam::{DVec2, Vec2};

use crate::error::GeometryError;
use crate::shape::vector::{Vector, finite_vector};

/// A point with finite coordinates, for queries about a single point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point(DVec2);

impl Point {
    /// A point that is known to be finite, without −0.0.
    pub(crate) fn of(p: DVec2) -> Self {
        Self(p)
    }

    /// A point with these coordinates.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    pub fn new<P>(p: impl Vector<P>) -> Result<Self, GeometryError> {
        finite_vector(p).map(Self)
    }

    /// The coordinates of the point.
    pub fn get(&self) -> DVec2 {
        self.0
    }
}

impl TryFrom<DVec2> for Point {
    type Error = GeometryError;
    fn try_from(p: DVec2) -> Result<Self, GeometryError> {
        Self::new(p)
    }
}

/// Exact: every f32 is an f64.
impl TryFrom<Vec2> for Point {
    type Error = GeometryError;
    fn try_from(p: Vec2) -> Result<Self, GeometryError> {
        Self::new(p.as_dvec2())
    }
}

/// The coordinates of the point as an array.
impl From<Point> for [f64; 2] {
    fn from(p: Point) -> Self {
        p.0.to_array()
    }
}
