//! Whole numbers into shapes: every integer within ±2⁵³ is an exact `f64`, and queries are exact for it.
//!
//! An `i32` always converts. An `i64` beyond ±2⁵³ is an error.
//!
//! ```text
//! Point, Motion   IVec2   [i32; 2]   (i32, i32)       I64Vec2   [i64; 2]   (i64, i64)
//! Segment         two of these: [a, b]
//! Quad            four of these, an error if they are not convex
//! ```

use glam::{DVec2, I64Vec2, IVec2};

use super::{Motion, Point, Quad, Segment};
use crate::error::GeometryError;

/// 2⁵³: up to here every integer is an exact f64.
const LIMIT: i64 = 1 << 53;

/// The coordinate as a double, an error beyond ±2⁵³.
fn double(x: i64) -> Result<f64, GeometryError> {
    if (-LIMIT..=LIMIT).contains(&x) {
        Ok(x as f64)
    } else {
        Err(GeometryError::NotIntegerOrOutOfRange)
    }
}

macro_rules! pairs {
    ($($shape:ident),+) => {$(
        /// Exact: every i32 is an f64.
        impl From<[i32; 2]> for $shape {
            fn from([x, y]: [i32; 2]) -> Self {
                Self::of(DVec2::new(x.into(), y.into()))
            }
        }

        /// Exact within ±2⁵³, an error beyond.
        impl TryFrom<[i64; 2]> for $shape {
            type Error = GeometryError;
            fn try_from([x, y]: [i64; 2]) -> Result<Self, GeometryError> {
                Ok(Self::of(DVec2::new(double(x)?, double(y)?)))
            }
        }

        pairs!(@like $shape: IVec2, (i32, i32); I64Vec2, (i64, i64));
    )+};
    (@like $shape:ident: $($small:ty),+; $($large:ty),+) => {
        $(
            /// Exact: every i32 is an f64.
            impl From<$small> for $shape {
                fn from(pair: $small) -> Self {
                    <[i32; 2]>::from(pair).into()
                }
            }
        )+
        $(
            /// Exact within ±2⁵³, an error beyond.
            impl TryFrom<$large> for $shape {
                type Error = GeometryError;
                fn try_from(pair: $large) -> Result<Self, GeometryError> {
                    <[i64; 2]>::from(pair).try_into()
                }
            }
        )+
    };
}

pairs!(Point, Motion);

/// The segment from `a` to `b`, which are points or pairs of `i32`.
///
/// ```
/// use graze2d::{Segment, SegmentRelation, glam::ivec2, segment_vs_segment};
///
/// let p = Segment::from([ivec2(0, 0), ivec2(1, 1)]);
/// let q = Segment::from([[0, 1], [1, 0]]);
/// assert_eq!(segment_vs_segment(p, q).relation(), SegmentRelation::Proper);
/// ```
impl<P: Into<Point>> From<[P; 2]> for Segment {
    fn from(ends: [P; 2]) -> Self {
        Self::of(ends.map(|end| end.into().get()))
    }
}

/// The segment from `a` to `b`, an error beyond ±2⁵³.
impl TryFrom<[[i64; 2]; 2]> for Segment {
    type Error = GeometryError;
    fn try_from([a, b]: [[i64; 2]; 2]) -> Result<Self, GeometryError> {
        Ok([Point::try_from(a)?, Point::try_from(b)?].into())
    }
}

/// The segment from `a` to `b`, an error beyond ±2⁵³.
impl TryFrom<[I64Vec2; 2]> for Segment {
    type Error = GeometryError;
    fn try_from(ends: [I64Vec2; 2]) -> Result<Self, GeometryError> {
        ends.map(|end| end.to_array()).try_into()
    }
}

/// A quad of four values that convert into points: an error if one does not convert, or as in [`Quad::new`].
///
/// ```
/// use graze2d::{GeometryError, Location, Quad, glam::ivec2, point_vs_quad};
///
/// let quad = Quad::try_from([[0, 0], [4, 0], [4, 3], [0, 3]])?;
/// assert_eq!(point_vs_quad(ivec2(4, 1).into(), quad), Location::Boundary);
/// let too_far = Quad::try_from([[0, 0], [(1_i64 << 53) + 1, 0], [4, 3], [0, 3]]);
/// assert_eq!(too_far, Err(GeometryError::NotIntegerOrOutOfRange));
/// # Ok::<(), GeometryError>(())
/// ```
impl<P: TryInto<Point>> TryFrom<[P; 4]> for Quad
where
    GeometryError: From<P::Error>,
{
    type Error = GeometryError;
    fn try_from([a, b, c, d]: [P; 4]) -> Result<Self, GeometryError> {
        Self::new([a.try_into()?, b.try_into()?, c.try_into()?, d.try_into()?])
    }
}
