//! Where a path enters or leaves the circle around a corner: the roots of the quadratic.

use glam::DVec2;

use crate::exact::{Ball, Number, Sum, Surd, nearest_to_surd, surd_sign};
use crate::sweep::circle_path::CornerCircle;
use crate::sweep::path::End;

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
        surd_sign(&RootPlace::normal(circle, end, axis)) == 0
    }

    /// The time, correctly rounded.
    pub(crate) fn time(&self) -> f64 {
        let Self { circle, end, t } = *self;
        nearest_to_surd(t, &RootPlace::on_path(circle, end, 0.0, Sum([1.0, 0.0])))
    }

    /// `start + t × along`, correctly rounded.
    pub(crate) fn reach(&self, start: f64, along: f64) -> f64 {
        self.reach_along(start, Sum([along, 0.0]))
    }

    /// `start + t × along`, correctly rounded.
    pub(crate) fn reach_along(&self, start: f64, along: Sum<2>) -> f64 {
        let Self { circle, end, t } = *self;
        let reached = Ball::of(start) + t * along.to();
        nearest_to_surd(reached, &RootPlace::on_path(circle, end, start, along))
    }

    /// `start + t × along + k × normal` on an axis, correctly rounded.
    pub(crate) fn reach_beside(&self, axis: usize, start: f64, along: f64, k: f64) -> f64 {
        let Self { circle, end, t } = *self;
        let center = Ball::of(start) + t * Ball::of(along);
        let reached = center + Ball::of(k) * self.normal_in_ball(axis);
        let along = Sum([along, 0.0]);
        nearest_to_surd(reached, &RootPlace { circle, end, axis, start, along, k })
    }

    /// The unit normal, out of the corner, correctly rounded.
    pub(crate) fn normal(&self) -> DVec2 {
        DVec2::from([0, 1].map(|axis| {
            let place = RootPlace::normal(self.circle, self.end, axis);
            nearest_to_surd(self.normal_in_ball(axis), &place)
        }))
    }

    fn normal_in_ball(&self, axis: usize) -> Ball {
        let (u, v) = (self.circle.u::<Ball>(), self.circle.v::<Ball>());
        (u[axis] + self.t * v[axis]).divide(self.circle.r())
    }
}

/// A coordinate at the root t: `start + t × along + k × normal`, the normal being `(u + t v) / r`. Over the
/// common denominator, u A − v B is a cross product:
///
/// ```text
/// start + t × along = (start A − along B ∓ along √D) / A
/// u + t v = (u A − v B ∓ v √D) / A      u A − v B = (v × u) v⊥
/// ```
struct RootPlace<'a> {
    circle: &'a CornerCircle,
    end: End,
    axis: usize,
    start: f64,
    along: Sum<2>,
    k: f64,
}

impl<'a> RootPlace<'a> {
    fn on_path(circle: &'a CornerCircle, end: End, start: f64, along: Sum<2>) -> Self {
        Self { circle, end, axis: 0, start, along, k: 0.0 }
    }

    fn normal(circle: &'a CornerCircle, end: End, axis: usize) -> Self {
        Self { circle, end, axis, start: 0.0, along: Sum([0.0; 2]), k: 1.0 }
    }
}

impl Surd for RootPlace<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let circle = self.circle;
        let ([a, b, d], along) = (circle.coefficients::<T>(), self.along.to::<T>());
        let (sense, place) = (T::of(sense(self.end)), T::of(self.start) * a - along * b);
        if self.k == 0.0 {
            return [place, sense * along, d, a];
        }
        let ([vx, vy], cross) = (circle.v::<T>(), circle.cross::<T>());
        let (v, across) = if self.axis == 0 { (vx, -(cross * vy)) } else { (vy, cross * vx) };
        let (k, r) = (T::of(self.k), circle.r::<T>());
        [place * r + k * across, sense * (along * r + k * v), d, a * r]
    }
}

/// The sign before the root.
fn sense(end: End) -> f64 {
    match end {
        End::Enter => -1.0,
        End::Exit => 1.0,
    }
}
