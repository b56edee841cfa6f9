//! A straight path.

use glam::DVec2;

use crate::error::GeometryError;
use crate::exact::{
    Fraction, LengthTerm, Number, OfLength, Ratio, Sum, power_of_two, quotient, rounded, surd,
};
use crate::shape::vector::{Vector, finite_vector};

/// The straight path from `a` to `b`: `p(t) = a + t(b − a)`, `t` from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    a: DVec2,
    b: DVec2,
}

impl Segment {
    /// The segment between ends that are known to be finite, without −0.0.
    pub(crate) fn of([a, b]: [DVec2; 2]) -> Self {
        Self { a, b }
    }

    /// The segment from `a` to `b`. Both ends may be equal.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    pub fn new<P, Q>(a: impl Vector<P>, b: impl Vector<Q>) -> Result<Self, GeometryError> {
        Ok(Self { a: finite_vector(a)?, b: finite_vector(b)? })
    }

    /// The ray from `origin` along `direction`, as far as doubles reach: the segment from `origin` to
    /// `origin + s · direction`, with the largest power of two s that keeps the end finite. A direction of
    /// zero makes a segment of zero length.
    ///
    /// A query returns its time t in lengths of that segment. In lengths of `direction` it is `t · s`, and
    /// [`ray_scale`](Self::ray_scale) returns s:
    ///
    /// ```
    /// use graze2d::{Aabb, Segment, segment_vs_aabb};
    ///
    /// let (origin, direction) = ([-2.0, 1.0], [0.5, 0.0]);
    /// let ray = Segment::ray(origin, direction)?;
    /// let wall = Aabb::new((1e6, 0.0), (2e6, 3.0))?;
    /// let t = segment_vs_aabb(ray, wall).unwrap().enter_time();
    /// assert_eq!(t * Segment::ray_scale(origin, direction)?, 2e6 + 4.0);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    ///
    /// The end is correctly rounded: each coordinate is off by at most half an ulp of its own, and the
    /// direction of the segment by no more than that. Queries are exact for this segment. If the origin is
    /// at the end of the range of doubles and the ray points outward, the segment may have zero length.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    #[doc(alias = "raycast")]
    #[doc(alias = "ray casting")]
    pub fn ray<P, Q>(
        origin: impl Vector<P>,
        direction: impl Vector<Q>,
    ) -> Result<Self, GeometryError> {
        let (a, direction) = (finite_vector(origin)?, finite_vector(direction)?);
        let scale = largest_scale(a, direction);
        let end = |axis: usize| {
            let way = direction[axis] * scale;
            // A power of two of at least 1 scales without rounding.
            if scale >= 1.0 && way.is_finite() {
                return rounded(Sum([a[axis], way]));
            }
            quotient(
                &Fraction::new(Sum([scale]), Sum([1.0]))
                    .reach(Sum([a[axis]]), Sum([direction[axis]])),
            )
        };
        Ok(Self { a, b: DVec2::from([0, 1].map(end)) })
    }

    /// How many lengths of `direction` the segment of [`ray`](Self::ray) has: a power of two, and 1
    /// for a direction of zero.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    pub fn ray_scale<P, Q>(
        origin: impl Vector<P>,
        direction: impl Vector<Q>,
    ) -> Result<f64, GeometryError> {
        Ok(largest_scale(finite_vector(origin)?, finite_vector(direction)?))
    }

    /// The start of the segment, at `t = 0`.
    pub fn a(&self) -> DVec2 {
        self.a
    }

    /// The end of the segment, at `t = 1`.
    pub fn b(&self) -> DVec2 {
        self.b
    }

    /// The segment with its ends exchanged: the same points, as a path from `b` to `a`.
    pub fn reversed(&self) -> Self {
        Self { a: self.b, b: self.a }
    }

    /// The square of the segment's length, correctly rounded: 0 if it is too small for an `f64`, [`f64::MAX`] if it
    /// is too large.
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

    /// The length of the segment, correctly rounded, at most [`f64::MAX`].
    pub fn length(&self) -> f64 {
        let vector = Sum::offset(self.a, self.b).map(Sum::padded);
        surd(&OfLength { vector, term: LengthTerm::Length })
    }

    /// The point of the path at a time, each coordinate correctly rounded: `a` and `b` bit for bit at
    /// 0 and 1. A time before 0, or NaN, counts as 0, and one after 1 as 1.
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
        let at = |axis: usize| {
            quotient(&Fraction::new(Sum([t]), Sum([1.0])).reach(Sum([self.a[axis]]), offset[axis]))
        };
        DVec2::from([0, 1].map(at))
    }
}

/// Whether `origin + scale × direction` rounds to finite doubles.
fn is_in_range(origin: DVec2, direction: DVec2, scale: f64) -> bool {
    let way = direction * scale;
    // If the product overflows, the sum may still be finite. A quarter of it shows whether it is.
    let quarters = (origin * 0.25 + direction * (scale * 0.25)) * 4.0;
    DVec2::select(way.is_finite_mask(), origin + way, quarters).is_finite()
}

/// The largest power of two that keeps the end of a ray finite.
fn largest_scale(origin: DVec2, direction: DVec2) -> f64 {
    let largest = direction.abs().max_element();
    if largest == 0.0 {
        return 1.0;
    }
    // largest < 2^(e + 1), so a way of 2^1025 and more is too far from any origin.
    let e = (largest.to_bits() >> 52) as i32 - 1023;
    let mut scale = (1025 - e).min(1023);
    while !is_in_range(origin, direction, power_of_two(scale)) {
        scale -= 1;
    }
    power_of_two(scale)
}

/// `|b − a|²`
struct LengthSquared([Sum<2>; 2]);

impl Ratio for LengthSquared {
    fn parts<T: Number>(&self) -> (T, T) {
        let [x, y] = self.0.map(Sum::to::<T>);
        (x * x + y * y, T::of(1.0))
    }
}
