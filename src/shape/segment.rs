//! A straight path.

use glam::DVec2;

use crate::error::{GeometryError, finite_vector};
use crate::exact::{Number, Ratio, Sum, quotient};

/// The straight path from `a` to `b`: `p(t) = a + t(b − a)`, `t` from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    a: DVec2,
    b: DVec2,
}

impl Segment {
    /// The segment from `a` to `b`, refused when a coordinate is not finite. Both ends may be equal.
    pub fn new(a: impl Into<[f64; 2]>, b: impl Into<[f64; 2]>) -> Result<Self, GeometryError> {
        Ok(Self { a: finite_vector(a)?, b: finite_vector(b)? })
    }

    /// Where it starts, `t = 0`.
    pub fn a(&self) -> DVec2 {
        self.a
    }

    /// Where it ends, `t = 1`.
    pub fn b(&self) -> DVec2 {
        self.b
    }

    /// The segment with its ends exchanged: the points stay, the path runs from `b` to `a`.
    pub fn reversed(&self) -> Self {
        Self { a: self.b, b: self.a }
    }

    /// The square of its length, correctly rounded: as the exact |b − a|² rounds, 0 where that is
    /// too small for an `f64`, and [`f64::MAX`] where it is too large.
    ///
    /// ```
    /// use graze2d::Segment;
    ///
    /// assert_eq!(Segment::new((1.0, 1.0), (4.0, 5.0))?.length_squared(), 25.0);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn length_squared(&self) -> f64 {
        quotient(&LengthSquared(Sum::offset(self.a, self.b)))
    }

    /// The point of the path at a time, each coordinate correctly rounded: `a` and `b` bit for bit at
    /// 0 and 1. A time before 0, or NaN, counts as 0, one after 1 as 1.
    ///
    /// ```
    /// use graze2d::Segment;
    ///
    /// let path = Segment::new((0.0, 4.0), (8.0, 0.0))?;
    /// assert_eq!(path.at(0.25).to_array(), [2.0, 3.0]);
    /// assert_eq!(path.at(7.0), path.b());
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn at(&self, t: f64) -> DVec2 {
        let t = if t > 0.0 { t.min(1.0) } else { 0.0 };
        let offset = Sum::offset(self.a, self.b);
        DVec2::from([0, 1].map(|axis| quotient(&At { a: self.a[axis], offset: offset[axis], t })))
    }
}

/// `|b − a|²`
struct LengthSquared([Sum<2>; 2]);

impl Ratio for LengthSquared {
    fn parts<T: Number>(&self) -> (T, T) {
        let [x, y] = self.0.map(Sum::to::<T>);
        (x * x + y * y, T::of(1.0))
    }
}

/// `a + t(b − a)`
struct At {
    a: f64,
    offset: Sum<2>,
    t: f64,
}

impl Ratio for At {
    fn parts<T: Number>(&self) -> (T, T) {
        (T::of(self.a) + T::of(self.t) * self.offset.to(), T::of(1.0))
    }
}
