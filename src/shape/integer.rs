//! Shapes on whole numbers: points, segments and quads for games on a grid.
//!
//! Coordinates are within ±2⁵³, where every integer is an exact `f64` too; so JavaScript's numbers
//! carry them, and answers come in floats. What fits an `i32` is always accepted.

use core::hash::{Hash, Hasher};

use glam::{DVec2, I64Vec2, IVec2, i64vec2};

use crate::error::GeometryError;
use crate::exact::Sign;
use crate::exact::determinant::winding;

/// 2⁵³: up to here every integer is an exact f64.
const LIMIT: i64 = 1 << 53;

/// A point with whole coordinates within ±2⁵³.
///
/// ```
/// use graze2d::{GeometryError, IntPoint, glam::{i64vec2, ivec2}};
///
/// assert_eq!(IntPoint::new(i64vec2(3, -4))?, IntPoint::from(ivec2(3, -4)));
/// let too_far = IntPoint::new(i64vec2((1 << 53) + 1, 0));
/// assert_eq!(too_far, Err(GeometryError::NotIntegerOrOutOfRange));
/// # Ok::<(), GeometryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntPoint(I64Vec2);

impl IntPoint {
    /// A point, refused beyond ±2⁵³.
    pub fn new(p: impl Into<[i64; 2]>) -> Result<Self, GeometryError> {
        let in_range = |x: i64| (-LIMIT..=LIMIT).contains(&x);
        let [x, y] = p.into();
        if in_range(x) && in_range(y) {
            Ok(Self(i64vec2(x, y)))
        } else {
            Err(GeometryError::NotIntegerOrOutOfRange)
        }
    }

    /// Its coordinates.
    #[inline]
    pub fn get(&self) -> I64Vec2 {
        self.0
    }
}

/// Exact: every i32 is in range.
impl From<[i32; 2]> for IntPoint {
    fn from([x, y]: [i32; 2]) -> Self {
        Self(i64vec2(i64::from(x), i64::from(y)))
    }
}

/// Exact: every i32 is in range.
impl From<(i32, i32)> for IntPoint {
    fn from(p: (i32, i32)) -> Self {
        <[i32; 2]>::from(p).into()
    }
}

/// Exact: every i32 is in range.
impl From<IVec2> for IntPoint {
    fn from(p: IVec2) -> Self {
        p.to_array().into()
    }
}

/// The straight path from `a` to `b` between whole points.
///
/// It is kept in floats, which hold its ends exactly and take fewer cycles; only products of
/// differences may need more bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IntSegment {
    a: DVec2,
    b: DVec2,
}

impl IntSegment {
    /// The segment from `a` to `b`, which may be equal.
    #[inline]
    pub fn new(a: impl Into<IntPoint>, b: impl Into<IntPoint>) -> Self {
        let (a, b) = (a.into(), b.into());
        Self { a: a.0.as_dvec2(), b: b.0.as_dvec2() }
    }

    /// Where it starts, `t = 0`.
    #[inline]
    pub fn a(&self) -> I64Vec2 {
        self.a.as_i64vec2()
    }

    /// Where it ends, `t = 1`.
    #[inline]
    pub fn b(&self) -> I64Vec2 {
        self.b.as_i64vec2()
    }

    /// Both, as they came.
    #[cfg(feature = "serde")]
    pub(crate) fn points(&self) -> [IntPoint; 2] {
        [IntPoint(self.a()), IntPoint(self.b())]
    }

    /// Both, in floats.
    #[inline]
    pub(crate) fn ends(&self) -> [DVec2; 2] {
        [self.a, self.b]
    }

    /// The segment with its ends exchanged: the points stay, the path runs from `b` to `a`.
    pub fn reversed(&self) -> Self {
        Self { a: self.b, b: self.a }
    }
}

/// Whole numbers are equal to themselves.
impl Eq for IntSegment {}

impl Hash for IntSegment {
    fn hash<H: Hasher>(&self, state: &mut H) {
        [self.a(), self.b()].hash(state);
    }
}

/// A closed convex quadrilateral with whole corners, in order, either winding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntQuad {
    corners: [I64Vec2; 4],
    winding: Sign,
}

impl IntQuad {
    /// The quad with these corners, refused when a bow-tie or a dart. Repeated and collinear
    /// corners are allowed.
    pub fn new(corners: [impl Into<IntPoint>; 4]) -> Result<Self, GeometryError> {
        let corners = corners.map(|corner| corner.into().0);
        let winding = winding(corners).ok_or(GeometryError::NotConvex)?;
        Ok(Self { corners, winding })
    }

    /// Its corners in order, as they came.
    #[cfg(feature = "serde")]
    pub(crate) fn points(&self) -> [IntPoint; 4] {
        self.corners.map(IntPoint)
    }

    /// Its corners in order.
    pub fn corners(&self) -> [I64Vec2; 4] {
        self.corners
    }

    /// 1 clockwise on screen, −1 counter-clockwise, 0 where all corners lie on one line.
    pub(crate) fn winding(&self) -> Sign {
        self.winding
    }
}
