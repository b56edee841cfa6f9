//! A convex quadrilateral.

use glam::{DVec2, dvec2};

use crate::error::{GeometryError, finite};
use crate::exact::Sign;
use crate::exact::determinant::winding;
use crate::shape::aabb::Aabb;
use crate::shape::parts::Corner;
use crate::shape::vector::{Vector, finite_vector};

/// A closed convex quadrilateral: four corners in order, either winding. A rotated rectangle (OBB) is one.
///
/// ```text
///     0 ●──────────● 1       edge i runs from corner i to corner i + 1,
///        ╲          ╲        the last one back to corner 0
///       3 ●──────────● 2
/// ```
#[doc(alias = "OBB")]
#[doc(alias = "oriented bounding box")]
#[doc(alias = "rotated rectangle")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quad {
    corners: [DVec2; 4],
    winding: Sign,
}

impl Quad {
    /// The quad with these corners. Repeated and collinear corners are allowed.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite;
    /// [`NotConvex`](GeometryError::NotConvex) if the corners form a bow-tie or a dart.
    pub fn new<P>(corners: [impl Vector<P>; 4]) -> Result<Self, GeometryError> {
        let [a, b, c, d] = corners.map(finite_vector);
        let corners = [a?, b?, c?, d?];
        let winding = winding(corners).ok_or(GeometryError::NotConvex)?;
        Ok(Self { corners, winding })
    }

    /// The rectangle around `center` with half sizes `half` (≥ 0) along `direction` (a unit vector)
    /// and across it. Needs no angle. If it is so thin that its rounded corners are not convex,
    /// it becomes the segment through its middle.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number, or a corner, is not finite;
    /// [`InvertedBox`](GeometryError::InvertedBox) if a half size is below zero.
    pub fn rotated<P, Q, R>(
        center: impl Vector<P>,
        half: impl Vector<Q>,
        direction: impl Vector<R>,
    ) -> Result<Self, GeometryError> {
        let [center, half] = [finite_vector(center)?, finite_vector(half)?];
        let direction = finite_vector(direction)?;
        if half.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        let (along, across) = (half.x * direction, half.y * direction.perp());
        let corners = [
            center - along - across,
            center + along - across,
            center + along + across,
            center - along + across,
        ];
        Self::new(corners).or_else(|error| {
            let reach = if half.x >= half.y { along } else { across };
            let [from, to] = [center - reach, center + reach];
            match error {
                GeometryError::NotConvex => Self::new([from, to, to, from]),
                _ => Err(error),
            }
        })
    }

    /// The rectangle around `center` with half sizes `half` (≥ 0), rotated by an angle in radians;
    /// positive is clockwise on screen. The corners are computed once, with rounding, and verdicts are
    /// exact for the rounded ones. The sine and cosine are those of `libm`, so every machine makes the
    /// same corners.
    ///
    /// # Errors
    ///
    /// Those of [`rotated`](Self::rotated).
    pub fn from_angle<P, Q>(
        center: impl Vector<P>,
        half: impl Vector<Q>,
        angle: f64,
    ) -> Result<Self, GeometryError> {
        let angle = finite(angle)?;
        let (sin, cos) = libm::sincos(angle);
        Self::rotated(center, half, dvec2(cos, sin))
    }

    /// The four corners in order.
    pub fn corners(&self) -> [DVec2; 4] {
        self.corners
    }

    /// 1 clockwise on screen, −1 counterclockwise, 0 if all corners lie on one line.
    pub(crate) fn winding(&self) -> Sign {
        self.winding
    }
}

impl From<Aabb> for Quad {
    fn from(aabb: Aabb) -> Self {
        let corners = [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];
        let has_area = aabb.min().cmplt(aabb.max()).all();
        Self { corners: corners.map(|corner| aabb.corner(corner)), winding: Sign::from(has_area) }
    }
}
