//! A displacement.

use glam::{DVec2, Vec2};

use crate::error::GeometryError;
use crate::shape::vector::{Vector, finite_vector};

/// The displacement of a mover over a timestep: velocity times duration.
///
/// ```
/// use graze2d::{Motion, glam::dvec2};
///
/// let (mut velocity, gravity, dt) = (Motion::new((5.0, 0.0))?, Motion::new((0.0, 32.0))?, 0.25);
/// velocity += gravity * dt;
/// assert_eq!((velocity * dt).get(), dvec2(1.25, 2.0));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// A sum, difference or multiple beyond the range of doubles panics. [`Motion::per`], and `Motion::new(velocity * dt)` of
/// plain vectors, return an error instead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion(DVec2);

impl Motion {
    /// No displacement.
    pub const ZERO: Self = Self(DVec2::ZERO);

    /// A displacement that is known to be finite.
    pub(crate) fn of(motion: DVec2) -> Self {
        Self(motion)
    }

    /// A displacement with these coordinates.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    pub fn new<P>(motion: impl Vector<P>) -> Result<Self, GeometryError> {
        finite_vector(motion).map(Self)
    }

    /// The coordinates of the motion.
    pub fn get(&self) -> DVec2 {
        self.0
    }

    /// Its x.
    pub fn x(&self) -> f64 {
        self.0.x
    }

    /// Its y.
    pub fn y(&self) -> f64 {
        self.0.y
    }

    /// The velocity that covers it in a time: the motion divided by the duration of a timestep.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if the quotient is not finite, as for a duration of zero.
    pub fn per(&self, duration: f64) -> Result<Self, GeometryError> {
        Self::new(self.0 / duration)
    }
}

impl TryFrom<DVec2> for Motion {
    type Error = GeometryError;
    fn try_from(motion: DVec2) -> Result<Self, GeometryError> {
        Self::new(motion)
    }
}

/// Exact: every f32 is an f64.
impl TryFrom<Vec2> for Motion {
    type Error = GeometryError;
    fn try_from(motion: Vec2) -> Result<Self, GeometryError> {
        Self::new(motion.as_dvec2())
    }
}

/// The coordinates of the motion as an array.
impl From<Motion> for [f64; 2] {
    fn from(motion: Motion) -> Self {
        motion.0.to_array()
    }
}
