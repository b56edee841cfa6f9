//! What constructors take where they want a vector.

use glam::{DVec2, dvec2};

use crate::error::{GeometryError, finite};

/// A pair of coordinates: `[x, y]`, `(x, y)`, or a vector of any library that converts into one of these, in `f64` or `f32`.
/// The coordinates keep their values: every `f32` is an `f64`.
///
/// ```
/// use graze2d::{Circle, Segment, glam::Vec2};
///
/// let ball = Circle::new(Vec2::new(0.5, 2.0), 1.0)?;
/// assert_eq!(ball, Circle::new([0.5, 2.0], 1.0)?);
/// let path = Segment::new((0.0, 0.0), [4.0_f32, 3.0])?;
/// assert_eq!(path.length(), 5.0);
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// `S` is the type of its coordinates, which the compiler finds.
pub trait Vector<S> {
    /// x and y.
    fn coordinates(self) -> [f64; 2];
}

impl<V: Into<[f64; 2]>> Vector<f64> for V {
    fn coordinates(self) -> [f64; 2] {
        self.into()
    }
}

impl<V: Into<[f32; 2]>> Vector<f32> for V {
    fn coordinates(self) -> [f64; 2] {
        self.into().map(f64::from)
    }
}

/// The vector without −0.0. It is an error if a coordinate is not finite.
pub(crate) fn finite_vector<S>(v: impl Vector<S>) -> Result<DVec2, GeometryError> {
    let [x, y] = v.coordinates();
    Ok(dvec2(finite(x)?, finite(y)?))
}
