//! A point on a path and a circle that may move, and where both are when they meet: the place of the
//! point, and the place on the circle. All coordinates are correctly rounded.
//!
//! The circle sees the point run along the difference of their motions. That is the question that
//! [`CornerCircle`] answers about a corner, and the center of the circle is the corner.
//!
//! ```text
//!                    ╭─────╮          center + t w          the center of the circle
//!   start ●─────────●┤◀─●  │          start + t v           the point, or the mover around it
//!            position╰─────╯          (u + t (v − w)) / r   the normal, r the sum of both radii
//!                   point             center + t w + k × normal, k the radius of the circle
//! ```

use glam::DVec2;

use crate::exact::{Sum, rounded};
use crate::path::box_signs::End;
use crate::path::corner_circle::CornerCircle;
use crate::path::corner_root::Arrival;
use crate::shape::{Circle, Motion, Segment};

/// A point, and a circle that is grown by the radius of the mover around that point.
#[derive(Clone, Copy)]
pub(crate) struct PointAndCircle {
    /// Where the point starts, and its displacement.
    start: DVec2,
    motion: [Sum<2>; 2],
    /// The circle that is hit, and its displacement.
    circle: Circle,
    circle_motion: DVec2,
    /// Start, motion and radius as the center of the circle sees them.
    pub(crate) seen: CornerCircle,
}

impl PointAndCircle {
    #[inline]
    pub(crate) fn of_segment(segment: &Segment, circle: &Circle) -> Self {
        let (a, b) = (segment.a(), segment.b());
        let seen = CornerCircle {
            start: Sum::offset(circle.center(), a),
            // From a to b is b less a.
            motion: b,
            corner_motion: a,
            radius: circle.radius(),
            corner_radius: 0.0,
        };
        let motion = Sum::offset(a, b);
        Self { start: a, motion, circle: *circle, circle_motion: DVec2::ZERO, seen }
    }

    #[inline]
    pub(crate) fn of_circles(a: &Circle, motion_a: &Motion, b: &Circle, motion_b: &Motion) -> Self {
        let (motion, circle_motion) = (motion_a.get(), motion_b.get());
        let seen = CornerCircle {
            start: Sum::offset(b.center(), a.center()),
            motion,
            corner_motion: circle_motion,
            radius: a.radius(),
            corner_radius: b.radius(),
        };
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
        let radius = self.circle.radius();
        DVec2::from([0, 1].map(|axis| {
            let motion = if end == End::Exit { self.circle_motion[axis] } else { 0.0 };
            let center = Sum([self.circle.center()[axis], motion]);
            if radius == 0.0 {
                return rounded(center);
            }
            self.seen.place_at_path_end(end, axis, center, radius)
        }))
    }

    /// The point where it meets the circle.
    pub(crate) fn position(&self, arrival: &Arrival<'_>) -> DVec2 {
        let at = |axis: usize| arrival.reach_along(self.start[axis], self.motion[axis]);
        DVec2::from([0, 1].map(at))
    }

    /// The place on the circle where it is met.
    pub(crate) fn point(&self, arrival: &Arrival<'_>) -> DVec2 {
        let (center, radius) = (self.circle.center(), self.circle.radius());
        DVec2::from([0, 1].map(|axis| {
            let (center, motion) = (center[axis], self.circle_motion[axis]);
            if radius == 0.0 {
                return arrival.reach(center, motion);
            }
            arrival.reach_beside(axis, center, motion, radius)
        }))
    }
}
