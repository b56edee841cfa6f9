//! A circle.

use glam::DVec2;

use crate::error::{GeometryError, finite};
use crate::shape::vector::{Vector, finite_vector};

/// A circle with its interior: the points no farther than `radius` from `center`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    center: DVec2,
    radius: f64,
}

impl Circle {
    /// The circle with this center and radius. Radius 0 makes it a point.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite;
    /// [`NegativeRadius`](GeometryError::NegativeRadius) if the radius is below zero.
    pub fn new<P>(center: impl Vector<P>, radius: f64) -> Result<Self, GeometryError> {
        let (center, radius) = (finite_vector(center)?, finite(radius)?);
        if radius < 0.0 {
            return Err(GeometryError::NegativeRadius);
        }
        Ok(Self { center, radius })
    }

    /// A circle whose numbers are known to be valid.
    pub(crate) fn of(center: DVec2, radius: f64) -> Self {
        Self { center, radius }
    }

    /// The center of the circle.
    pub fn center(&self) -> DVec2 {
        self.center
    }

    /// The radius of the circle, ≥ 0.
    pub fn radius(&self) -> f64 {
        self.radius
    }
}
