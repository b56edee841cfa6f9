//! Whole numbers into shapes: every `i32` is an exact `f64`.
//!
//! ```text
//! Point, Motion   IVec2   [i32; 2]   (i32, i32)
//! Segment         two of these: [a, b]
//! Convex          1 to 8 of these, otherwise an error
//! ```

use glam::{DVec2, IVec2};

use super::{Convex, Motion, Point, Segment};
use crate::error::GeometryError;

macro_rules! pairs {
    ($($shape:ident from $pair:ty),+) => {$(
        /// Exact: every i32 is an f64.
        impl From<$pair> for $shape {
            fn from(pair: $pair) -> Self {
                let [x, y] = <[i32; 2]>::from(pair);
                Self::of(DVec2::new(x.into(), y.into()))
            }
        }
    )+};
}

pairs!(Point from [i32; 2], Point from (i32, i32), Point from IVec2);
pairs!(Motion from [i32; 2], Motion from (i32, i32), Motion from IVec2);

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

/// The hull of values that convert into points: an error if one does not convert, or as in [`Convex::new`].
///
/// ```
/// use graze2d::{Convex, Location, glam::ivec2, point_vs_convex};
///
/// let shape = Convex::try_from([[0, 0], [4, 0], [4, 3], [0, 3]])?;
/// assert_eq!(point_vs_convex(ivec2(4, 1).into(), shape), Location::Boundary);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
impl<P: TryInto<Point>, const N: usize> TryFrom<[P; N]> for Convex
where
    GeometryError: From<P::Error>,
{
    type Error = GeometryError;
    fn try_from(points: [P; N]) -> Result<Self, GeometryError> {
        let mut all = [DVec2::ZERO; N];
        for (place, point) in all.iter_mut().zip(points) {
            *place = point.try_into()?.get();
        }
        Self::new(all)
    }
}
