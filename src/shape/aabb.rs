//! An axis-aligned box.

use glam::{DVec2, dvec2};

use crate::error::GeometryError;
use crate::exact::{Sum, rounded};
use crate::shape::motion::Motion;
use crate::shape::parts::{Corner, Side};
use crate::shape::vector::{Vector, finite_vector};

/// An axis-aligned box (AABB): the closed set `min ≤ p ≤ max`. Zero width or height is allowed.
///
/// ```text
///     min ┌──── Top ────┐          y grows downward
///         │             │
///        Left         Right
///         │             │
///         └── Bottom ───┘ max
/// ```
#[doc(alias = "axis-aligned bounding box")]
#[doc(alias = "AABB")]
#[doc(alias = "bounding box")]
#[doc(alias = "rectangle")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    min: DVec2,
    max: DVec2,
}

impl Aabb {
    /// The box between `min` and `max`.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite;
    /// [`InvertedBox`](GeometryError::InvertedBox) if `min > max` on an axis.
    pub fn new<P, Q>(min: impl Vector<P>, max: impl Vector<Q>) -> Result<Self, GeometryError> {
        let (min, max) = (finite_vector(min)?, finite_vector(max)?);
        if min.cmple(max).all() { Ok(Self { min, max }) } else { Err(GeometryError::InvertedBox) }
    }

    /// The box between corners that are known to be in order.
    pub(crate) fn of(min: DVec2, max: DVec2) -> Self {
        Self { min, max }
    }

    /// The box that has `p` and `q` as opposite corners, in any order.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    pub fn from_corners<P, Q>(p: impl Vector<P>, q: impl Vector<Q>) -> Result<Self, GeometryError> {
        let (p, q) = (finite_vector(p)?, finite_vector(q)?);
        Ok(Self { min: p.min(q), max: p.max(q) })
    }

    /// The box of the given size, width and height ≥ 0, with its top left corner at `min`. The other
    /// corner is `min + size`, correctly rounded.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number, or the other corner, is not finite;
    /// [`InvertedBox`](GeometryError::InvertedBox) if a size is below zero.
    pub fn from_min_size<P, Q>(
        min: impl Vector<P>,
        size: impl Vector<Q>,
    ) -> Result<Self, GeometryError> {
        let [min, size] = [finite_vector(min)?, finite_vector(size)?];
        // A negative size below an ulp would vanish in the sum.
        if size.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        Self::new(min, min + size)
    }

    /// The box around `center` that reaches `half` (≥ 0) to each side. Its corners are `center − half`
    /// and `center + half`, correctly rounded.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number, or a corner, is not finite;
    /// [`InvertedBox`](GeometryError::InvertedBox) if a half size is below zero.
    pub fn from_center_half<P, Q>(
        center: impl Vector<P>,
        half: impl Vector<Q>,
    ) -> Result<Self, GeometryError> {
        let [center, half] = [finite_vector(center)?, finite_vector(half)?];
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

    /// The center of the box, each coordinate correctly rounded.
    pub fn center(&self) -> DVec2 {
        // + 0.0: half of the smallest number below zero is −0.0.
        DVec2::from([0, 1].map(|axis| self.min[axis].midpoint(self.max[axis]) + 0.0))
    }

    /// Width and height, correctly rounded; [`f64::MAX`] if a difference is beyond the range.
    ///
    /// ```
    /// use graze2d::Aabb;
    ///
    /// let aabb = Aabb::new((0.1, 0.0), (0.4, 3.0))?;
    /// assert_eq!(aabb.size().to_array(), [0.30000000000000004, 3.0], "0.4 − 0.1 rounds");
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn size(&self) -> DVec2 {
        DVec2::from([0, 1].map(|axis| rounded(Sum([self.max[axis], -self.min[axis]]))))
    }

    /// Whether a point lies in the closed box: its sides and corners belong to it. Exact. A point
    /// with NaN lies in no box. [`point_vs_aabb`](crate::point_vs_aabb) tells the inside from the boundary.
    ///
    /// ```
    /// use graze2d::Aabb;
    ///
    /// let aabb = Aabb::new((0.0, 0.0), (4.0, 3.0))?;
    /// assert!(aabb.contains((4.0, 1.0)) && !aabb.contains((4.0_f64.next_up(), 1.0)));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn contains<P>(&self, point: impl Vector<P>) -> bool {
        let point = DVec2::from(point.coordinates());
        self.min.cmple(point).all() && point.cmple(self.max).all()
    }

    /// Whether two closed boxes have a point in common, if only on a side or at a corner. Exact.
    /// [`aabb_vs_aabb`](crate::aabb_vs_aabb) tells a touch from an overlap.
    pub fn intersects(&self, other: Self) -> bool {
        self.min.cmple(other.max).all() && other.min.cmple(self.max).all()
    }

    /// The box moved by a displacement, each corner correctly rounded, at most ±[`f64::MAX`].
    ///
    /// Each corner rounds on its own, so the size may change slightly. A [`Mover`](crate::Mover) keeps its
    /// size, however far it moves.
    pub fn translated(&self, by: Motion) -> Self {
        let moved = |corner: DVec2| {
            DVec2::from([0, 1].map(|axis| rounded(Sum([corner[axis], by.get()[axis]]))))
        };
        // Rounding is monotone: the corners stay in order.
        Self { min: moved(self.min), max: moved(self.max) }
    }

    /// The smallest box that contains both. Exact: each of its sides is a side of one of them.
    pub fn union(&self, other: Self) -> Self {
        Self { min: self.min.min(other.min), max: self.max.max(other.max) }
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
