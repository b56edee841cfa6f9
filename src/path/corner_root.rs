//! Where a path enters or leaves the circle around a corner: the roots of the quadratic.

use glam::DVec2;

use crate::exact::{Ball, Number, Surd, nearest_to_surd, surd_sign};
use crate::path::box_signs::End;
use crate::path::corner_circle::CornerCircle;

/// Where the line of a path enters or leaves the circle. The root is taken once, for the time and
/// for all coordinates.
pub(crate) struct Arrival<'a> {
    circle: &'a CornerCircle,
    end: End,
    t: Ball,
}

impl<'a> Arrival<'a> {
    pub(crate) fn new(circle: &'a CornerCircle, end: End) -> Self {
        let [a, b, d] = circle.coefficients::<Ball>();
        let root = d.sqrt();
        let (towards, sum) = match end {
            End::Enter => (-b, -b + root),
            End::Exit => (b, b + root),
        };
        let t = if towards.sign() == Some(-1) {
            // −B and ∓√D have one sign: nothing cancels.
            (if end == End::Enter { -b - root } else { root - b }).divide(a)
        } else {
            // t = C / (−B + √D) entering, −C / (B + √D) leaving.
            let power = circle.power::<Ball>(End::Enter);
            (if end == End::Enter { power } else { -power }).divide(sum)
        };
        Self { circle, end, t }
    }

    /// Whether the center is then level with the corner: where flat meets rounding. A normal may
    /// round to that.
    pub(crate) fn is_level(circle: &CornerCircle, end: End, axis: usize) -> bool {
        surd_sign(&RootNormal { circle, end, axis }) == 0
    }

    /// The time, correctly rounded.
    pub(crate) fn time(&self) -> f64 {
        let Self { circle, end, t } = *self;
        nearest_to_surd(t, &RootPlace { circle, end, start: 0.0, along: 1.0 })
    }

    /// `start + t × along`, correctly rounded.
    pub(crate) fn reach(&self, start: f64, along: f64) -> f64 {
        let Self { circle, end, t } = *self;
        let reached = Ball::of(start) + t * Ball::of(along);
        nearest_to_surd(reached, &RootPlace { circle, end, start, along })
    }

    /// The unit normal, out of the corner, correctly rounded.
    pub(crate) fn normal(&self) -> DVec2 {
        let Self { circle, end, t } = *self;
        let (u, v, radius) = (circle.u::<Ball>(), circle.v::<Ball>(), Ball::of(circle.radius));
        DVec2::from([0, 1].map(|axis| {
            let normal = (u[axis] + t * v[axis]).divide(radius);
            nearest_to_surd(normal, &RootNormal { circle, end, axis })
        }))
    }
}

/// `start + t × along` at the root t, which is `(start A − along B ∓ along √D) / A`.
struct RootPlace<'a> {
    circle: &'a CornerCircle,
    end: End,
    start: f64,
    along: f64,
}

impl Surd for RootPlace<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let [a, b, d] = self.circle.coefficients::<T>();
        let along = T::of(self.along);
        [T::of(self.start) * a - along * b, T::of(sense(self.end)) * along, d, a]
    }
}

/// A coordinate of the normal `(u + t v) / r`. Over the common denominator, u A − v B is a cross
/// product:
///
/// ```text
/// u + t v = (u A − v B ∓ v √D) / A      u A − v B = (v × u) v⊥
/// ```
struct RootNormal<'a> {
    circle: &'a CornerCircle,
    end: End,
    axis: usize,
}

impl Surd for RootNormal<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([a, _, d], [vx, vy]) = (self.circle.coefficients::<T>(), self.circle.v::<T>());
        let cross = self.circle.cross::<T>();
        let (v, across) = if self.axis == 0 { (vx, -(cross * vy)) } else { (vy, cross * vx) };
        [across, T::of(sense(self.end)) * v, d, a * T::of(self.circle.radius)]
    }
}

/// The sign before the root.
fn sense(end: End) -> f64 {
    match end {
        End::Enter => -1.0,
        End::Exit => 1.0,
    }
}
