//! What can be wrong with a shape.

use core::convert::Infallible;
use core::fmt;

/// Why a shape or a response could not be made, or a solid not be moved.
///
/// Shapes are checked when they are made, so no query on them can fail:
///
/// ```
/// use graze2d::{Aabb, Circle, GeometryError};
///
/// assert_eq!(Aabb::new((4.0, 0.0), (0.0, 3.0)), Err(GeometryError::InvertedBox));
/// assert_eq!(Circle::new((f64::NAN, 0.0), 1.0), Err(GeometryError::NonFinite));
/// assert_eq!(GeometryError::NonFinite.to_string(), "every number must be finite");
/// ```
///
/// It carries no numbers: the caller has them, and formatting an `f64` would add 20 KB to the
/// WebAssembly build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GeometryError {
    /// A coordinate, radius or motion is NaN or infinite.
    NonFinite,
    /// A box has `min > max` on an axis, or a size or half size below zero.
    InvertedBox,
    /// A radius is below zero.
    NegativeRadius,
    /// The size of a tile, or a limit, is not above zero.
    NotPositive,
    /// A restitution is below zero.
    NegativeRestitution,
    /// A shape has no points, or more than 8.
    PointCount,
    /// The number of a tile does not fit into `i64`.
    NotIntegerOrOutOfRange,
    /// No box of the world has this id.
    UnknownId,
}

impl GeometryError {
    /// The name that JavaScript users see in `error.code`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NonFinite => "non_finite",
            Self::InvertedBox => "inverted_box",
            Self::NegativeRadius => "negative_radius",
            Self::NotPositive => "not_positive",
            Self::NegativeRestitution => "negative_restitution",
            Self::PointCount => "point_count",
            Self::NotIntegerOrOutOfRange => "not_integer_or_out_of_range",
            Self::UnknownId => "unknown_id",
        }
    }
}

impl fmt::Display for GeometryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NonFinite => "every number must be finite",
            Self::InvertedBox => "min must be ≤ max on both axes, and a size ≥ 0",
            Self::NegativeRadius => "a radius must be ≥ 0",
            Self::NotPositive => "the size of a tile, or a limit, must be > 0",
            Self::NegativeRestitution => "a restitution must be ≥ 0",
            Self::PointCount => "a shape must have 1 to 8 points",
            Self::NotIntegerOrOutOfRange => "the number of a tile must fit into 64 bits",
            Self::UnknownId => "an id must be that of a box in the world",
        })
    }
}

impl core::error::Error for GeometryError {}

/// Lets conversions that cannot fail stand for ones that can.
impl From<Infallible> for GeometryError {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

/// Returns the number, and −0.0 as 0.0. It is an error if it is not finite.
pub(crate) fn finite(x: f64) -> Result<f64, GeometryError> {
    if x.is_finite() { Ok(x + 0.0) } else { Err(GeometryError::NonFinite) }
}
