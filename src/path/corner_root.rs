//! Where a path enters or leaves the circle around a corner: the roots of the quadratic.

use glam::DVec2;

use crate::exact::{Ball, Linear, Number, Sum, Surd, nearest_to_surd, surd_sign};
use crate::path::box_signs::End;
use crate::path::corner_circle::CornerCircle;

/// Where the line of a path enters or leaves the circle. The root is taken once, for the time and
/// for all coordinates.
pub(crate) struct Arrival<'a, L = Sum<1>> {
    circle: &'a CornerCircle<L>,
    end: End,
    t: Ball,
    /// `u + t v`, the center as the corner sees it.
    offset: [Ball; 2],
}

impl<'a, L: Linear> Arrival<'a, L> {
    pub(crate) fn new(circle: &'a CornerCircle<L>, end: End) -> Self {
        let t = RootTime { circle, end }.ball();
        let (u, v) = (circle.start::<Ball>(), circle.motion::<Ball>());
        Self { circle, end, t, offset: [u[0] + t * v[0], u[1] + t * v[1]] }
    }

    /// Whether the center is then level with the corner: where flat meets rounding. A normal may
    /// round to that.
    pub(crate) fn is_level(circle: &CornerCircle<L>, end: End, axis: usize) -> bool {
        surd_sign(&RootPlace { circle, end, axis, origin: None }) == 0
    }

    /// The center then, as the corner sees it, in double-double.
    pub(crate) fn offset(&self) -> [Ball; 2] {
        self.offset
    }

    /// Whether the circle is entered or left.
    pub(crate) fn end(&self) -> End {
        self.end
    }

    /// The time in double-double.
    pub(crate) fn ball(&self) -> Ball {
        self.t
    }

    /// The time, correctly rounded.
    pub(crate) fn time(&self) -> f64 {
        nearest_to_surd(self.t, &RootTime { circle: self.circle, end: self.end })
    }

    /// `origin + t × motion`, correctly rounded.
    pub(crate) fn position(&self, origin: DVec2) -> DVec2 {
        let v = self.circle.motion::<Ball>();
        DVec2::from([0, 1].map(|axis| {
            let reached = Ball::of(origin[axis]) + self.t * v[axis];
            nearest_to_surd(reached, &self.reach(axis, Some(origin[axis])))
        }))
    }

    /// The unit normal, out of the corner, correctly rounded.
    pub(crate) fn normal(&self) -> DVec2 {
        let radius = self.circle.radius_in::<Ball>();
        DVec2::from(
            [0, 1].map(|axis| {
                nearest_to_surd(self.offset[axis].divide(radius), &self.reach(axis, None))
            }),
        )
    }

    fn reach(&self, axis: usize, origin: Option<f64>) -> RootPlace<'_, L> {
        RootPlace { circle: self.circle, end: self.end, axis, origin }
    }
}

/// `(−B ∓ √D) / A`.
struct RootTime<'a, L> {
    circle: &'a CornerCircle<L>,
    end: End,
}

impl<L: Linear> Surd for RootTime<'_, L> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        [-b, T::of(sense(self.end)), d, a]
    }

    fn ball(&self) -> Ball {
        let [a, b, d] = self.circle.coefficients::<Ball>();
        let root = d.sqrt();
        let (towards, sum) = match self.end {
            End::Enter => (-b, -b + root),
            End::Exit => (b, b + root),
        };
        if towards.sign() == Some(-1) {
            // −B and ∓√D have one sign: nothing cancels.
            let numerator = if self.end == End::Enter { -b - root } else { root - b };
            return numerator.divide(a);
        }
        // t = C / (−B + √D) entering, −C / (B + √D) leaving.
        let power = self.circle.power::<Ball>(false);
        (if self.end == End::Enter { power } else { -power }).divide(sum)
    }
}

/// A coordinate where the circle is met: `origin + t v`, or of the normal `(u + t v) / r`. Over the
/// common denominator, u A − v B is a cross product:
///
/// ```text
/// u + t v = (u A − v B ∓ v √D) / A      u A − v B = (v × u) v⊥
/// ```
struct RootPlace<'a, L> {
    circle: &'a CornerCircle<L>,
    end: End,
    axis: usize,
    /// The coordinate at t = 0, or `None` for the normal.
    origin: Option<f64>,
}

impl<L: Linear> Surd for RootPlace<'_, L> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        let ([ux, uy], [vx, vy]) = (self.circle.start::<T>(), self.circle.motion::<T>());
        let v = if self.axis == 0 { vx } else { vy };
        let s = T::of(sense(self.end)) * v;
        match self.origin {
            Some(origin) => [T::of(origin) * a - v * b, s, d, a],
            None => {
                let cross = vx * uy - vy * ux;
                let across = if self.axis == 0 { -(cross * vy) } else { cross * vx };
                [across, s, d, a * self.circle.radius_in()]
            }
        }
    }
}

/// The sign before the root.
pub(crate) fn sense(end: End) -> f64 {
    match end {
        End::Enter => -1.0,
        End::Exit => 1.0,
    }
}
