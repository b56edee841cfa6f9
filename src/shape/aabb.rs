//! An axis-aligned box.

use glam::{DVec2, dvec2};

use crate::error::{GeometryError, finite_vector};
use crate::shape::parts::{Corner, Side};

/// An axis-aligned box: the closed set `min ≤ p ≤ max`. Zero width or height is allowed.
///
/// ```text
///     min ┌──── Top ────┐          y grows downwards
///         │             │
///        Left         Right
///         │             │
///         └── Bottom ───┘ max
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    min: DVec2,
    max: DVec2,
}

impl Aabb {
    /// The box between `min` and `max`, refused when not finite or when `min > max` on an axis.
    pub fn new(min: impl Into<[f64; 2]>, max: impl Into<[f64; 2]>) -> Result<Self, GeometryError> {
        let (min, max) = (finite_vector(min)?, finite_vector(max)?);
        if min.cmple(max).all() { Ok(Self { min, max }) } else { Err(GeometryError::InvertedBox) }
    }

    /// The box between corners that are known to be in order.
    pub(crate) fn of(min: DVec2, max: DVec2) -> Self {
        Self { min, max }
    }

    /// The box that has `p` and `q` as opposite corners, whichever they are.
    pub fn from_corners(
        p: impl Into<[f64; 2]>,
        q: impl Into<[f64; 2]>,
    ) -> Result<Self, GeometryError> {
        let (p, q) = (finite_vector(p)?, finite_vector(q)?);
        Ok(Self { min: p.min(q), max: p.max(q) })
    }

    /// The box of the given size, width and height ≥ 0, with its top left corner at `min`.
    pub fn from_min_size(
        min: impl Into<[f64; 2]>,
        size: impl Into<[f64; 2]>,
    ) -> Result<Self, GeometryError> {
        let [min, size] = [min.into(), size.into()].map(DVec2::from);
        // A negative size below an ulp would vanish in the sum.
        if size.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        Self::new(min, min + size)
    }

    /// The box around `center` that reaches `half` (≥ 0) to each side.
    pub fn from_center_half(
        center: impl Into<[f64; 2]>,
        half: impl Into<[f64; 2]>,
    ) -> Result<Self, GeometryError> {
        let [center, half] = [center.into(), half.into()].map(DVec2::from);
        if half.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        Self::new(center - half, center + half)
    }

    /// The top left corner.
    pub fn min(&self) -> DVec2 {
        self.min
    }

    /// The bottom right corner.
    pub fn max(&self) -> DVec2 {
        self.max
    }

    /// The coordinate of one side: its x for `Left` and `Right`, its y for `Top` and `Bottom`.
    pub fn side(&self, side: Side) -> f64 {
        match side {
            Side::Left => self.min.x,
            Side::Right => self.max.x,
            Side::Top => self.min.y,
            Side::Bottom => self.max.y,
        }
    }

    /// The point at one corner.
    pub fn corner(&self, corner: Corner) -> DVec2 {
        let [horizontal, vertical] = corner.sides();
        dvec2(self.side(horizontal), self.side(vertical))
    }
}
