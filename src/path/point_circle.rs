//! A point on a path and a circle that may move, and where both are when they meet: the place of the
//! point, and the place on the circle. All coordinates are correctly rounded.
//!
//! The circle sees the point run along the difference of their motions. That is the question that
//! [`CornerCircle`] answers about a corner, with sums of two inputs for the motion and the radius.
//!
//! ```text
//!                    ╭─────╮          center + t w          the center of the circle
//!   start ●─────────●┤◀─●  │          start + t v           the point, or the mover around it
//!            position╰─────╯          (u + t (v − w)) / r   the normal, r the sum of both radii
//!                   point             center + t w + k × normal, k the radius of the circle
//! ```

use glam::DVec2;

use crate::exact::{Ball, Linear, Number, Ratio, Sum, Surd, nearest_to_surd, quotient, rounded};
use crate::path::box_signs::End;
use crate::path::corner_circle::CornerCircle;
use crate::path::corner_root::{Arrival, sense};
use crate::shape::{Circle, Motion, Segment};

/// A point, and a circle that is grown by the radius of the mover around that point.
#[derive(Clone, Copy)]
pub(crate) struct PointAndCircle {
    /// Where the point starts, and its displacement.
    pub(crate) start: DVec2,
    pub(crate) motion: [Sum<2>; 2],
    /// The circle that is hit, and its displacement.
    pub(crate) circle: Circle,
    pub(crate) circle_motion: DVec2,
    /// Start, motion and radius as the center of the circle sees them.
    pub(crate) seen: CornerCircle<Sum<2>>,
}

impl PointAndCircle {
    #[inline]
    pub(crate) fn of_segment(segment: &Segment, circle: &Circle) -> Self {
        let motion = Sum::offset(segment.a(), segment.b());
        let start = Sum::offset(circle.center(), segment.a());
        let seen = CornerCircle::around(start, motion, Sum([circle.radius(), 0.0]));
        Self { start: segment.a(), motion, circle: *circle, circle_motion: DVec2::ZERO, seen }
    }

    #[inline]
    pub(crate) fn of_circles(a: &Circle, motion_a: &Motion, b: &Circle, motion_b: &Motion) -> Self {
        let (motion, circle_motion) = (motion_a.get(), motion_b.get());
        let start = Sum::offset(b.center(), a.center());
        let relative = Sum::offset(circle_motion, motion);
        let seen = CornerCircle::around(start, relative, Sum([b.radius(), a.radius()]));
        let motion = motion.to_array().map(|motion| Sum([motion, 0.0]));
        Self { start: a.center(), motion, circle: *b, circle_motion, seen }
    }

    /// The point at the path's own start or end.
    pub(crate) fn position_at(&self, end: End) -> DVec2 {
        DVec2::from([0, 1].map(|axis| {
            let [v, w] = if end == End::Exit { self.motion[axis].0 } else { [0.0; 2] };
            rounded(Sum([self.start[axis], v, w]))
        }))
    }

    /// The place on the circle then.
    pub(crate) fn point_at(&self, end: End) -> DVec2 {
        let (path, at_end) = (self, end == End::Exit);
        DVec2::from([0, 1].map(|axis| {
            let motion = if at_end { path.circle_motion[axis] } else { 0.0 };
            let center = Sum([path.circle.center()[axis], motion]);
            let radius = path.circle.radius();
            if radius == 0.0 {
                return rounded(center);
            }
            quotient(&PlaceAtEnd { seen: &path.seen, center, radius, at_end, axis })
        }))
    }

    /// The point where it meets the circle.
    pub(crate) fn position(&self, arrival: &Arrival<'_, Sum<2>>) -> DVec2 {
        let path = self;
        DVec2::from([0, 1].map(|axis| {
            nearest(arrival, axis, path.start[axis], path.motion[axis], 0.0, &path.seen)
        }))
    }

    /// The place on the circle where it is met.
    pub(crate) fn point(&self, arrival: &Arrival<'_, Sum<2>>) -> DVec2 {
        let (path, center, radius) = (self, self.circle.center(), self.circle.radius());
        DVec2::from([0, 1].map(|axis| {
            let motion = Sum([path.circle_motion[axis], 0.0]);
            nearest(arrival, axis, center[axis], motion, radius, &path.seen)
        }))
    }
}

/// `start + t × motion + radius × normal`, correctly rounded.
fn nearest(
    arrival: &Arrival<'_, Sum<2>>,
    axis: usize,
    start: f64,
    motion: Sum<2>,
    radius: f64,
    seen: &CornerCircle<Sum<2>>,
) -> f64 {
    let mut reached = Ball::of(start) + arrival.ball() * motion.to();
    if radius > 0.0 {
        let normal = arrival.offset()[axis].divide(seen.radius_in());
        reached = reached + Ball::of(radius) * normal;
    }
    let end = arrival.end();
    nearest_to_surd(reached, &RootPlace { seen, end, axis, start, motion, radius })
}

/// `start + t m + k (u + t v) / r`, with the root t over A:
///
/// ```text
/// ((start A − m B) r + k (v × u) v⊥  ∓  (m r + k v) √D) / (A r)      without r where k = 0
/// ```
struct RootPlace<'a> {
    seen: &'a CornerCircle<Sum<2>>,
    end: End,
    axis: usize,
    start: f64,
    motion: Sum<2>,
    /// k
    radius: f64,
}

impl Surd for RootPlace<'_> {
    fn parts<T: Number>(&self) -> [T; 4] {
        let ([a, b, d], sense) = (self.seen.coefficients::<T>(), T::of(sense(self.end)));
        let m = self.motion.to::<T>();
        let along = T::of(self.start) * a - m * b;
        if self.radius == 0.0 {
            return [along, sense * m, d, a];
        }
        let ([vx, vy], cross) = (self.seen.motion::<T>(), self.seen.cross::<T>());
        let (v, across) = if self.axis == 0 { (vx, -(cross * vy)) } else { (vy, cross * vx) };
        let (k, r) = (T::of(self.radius), self.seen.radius_in::<T>());
        [along * r + k * across, sense * (m * r + k * v), d, a * r]
    }
}

/// `center + k (u + v) / r`, or without v at the path's own start.
struct PlaceAtEnd<'a> {
    seen: &'a CornerCircle<Sum<2>>,
    center: Sum<2>,
    /// k
    radius: f64,
    at_end: bool,
    axis: usize,
}

impl Ratio for PlaceAtEnd<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let (u, r) = (self.seen.start::<T>()[self.axis], self.seen.radius_in::<T>());
        let offset = if self.at_end { u + self.seen.motion::<T>()[self.axis] } else { u };
        (self.center.to::<T>() * r + T::of(self.radius) * offset, r)
    }
}
