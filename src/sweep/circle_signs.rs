//! A point on a path and a circle that may move: what the signs decide, and the hits that follow. All
//! coordinates are correctly rounded. [`crate::query::segment_circle`] and
//! [`crate::query::circle_circle`] explain it.
//!
//! The circle sees the point run along the difference of their motions, against a circle at rest
//! ([`CirclePath`]).
//!
//! ```text
//!                    ╭─────╮          center + t w          the center of the circle
//!   start ●─────────●┤◀─●  │          start + t v           the point, or the mover around it
//!            position╰─────╯          (u + t (v − w)) / r   the normal, r the sum of both radii
//!                   point             center + t w + k × normal, k the radius of the circle
//! ```

use glam::{DVec2, dvec2};

use crate::answer::{Contact, Hit, PushOut};
use crate::exact::{Sum, rounded};
use crate::shape::{Circle, Feature, Motion, Segment};
use crate::sweep::arrival::Arrival;
use crate::sweep::circle_path::CirclePath;
use crate::sweep::path::End;

/// A point, and a circle grown by the radius of the mover around that point.
#[derive(Clone, Copy)]
pub(crate) struct PointAndCircle {
    /// Where the point starts, and its displacement.
    pub(crate) start: DVec2,
    pub(crate) motion: [Sum<2>; 2],
    /// The circle that is hit, and its displacement.
    pub(crate) circle: Circle,
    pub(crate) circle_motion: DVec2,
    /// The path as the center of the circle sees it.
    pub(crate) seen: CirclePath,
}

impl PointAndCircle {
    #[inline]
    pub(crate) fn of_segment(segment: &Segment, circle: &Circle) -> Self {
        let start = segment.a();
        let motion = Sum::offset(start, segment.b());
        let seen = CirclePath {
            start: Sum::offset(circle.center(), start),
            motion,
            radius: Sum([circle.radius(), 0.0]),
        };
        Self { start, motion, circle: *circle, circle_motion: DVec2::ZERO, seen }
    }

    #[inline]
    pub(crate) fn of_circles(a: &Circle, motion_a: &Motion, b: &Circle, motion_b: &Motion) -> Self {
        let (motion, circle_motion) = (motion_a.get(), motion_b.get());
        let seen = CirclePath {
            start: Sum::offset(b.center(), a.center()),
            motion: Sum::offset(circle_motion, motion),
            radius: Sum([b.radius(), a.radius()]),
        };
        let motion = motion.to_array().map(|motion| Sum([motion, 0.0]));
        Self { start: a.center(), motion, circle: *b, circle_motion, seen }
    }

    /// Where a path that meets the circle enters or leaves it; `None` strictly inside.
    fn arrival(&self, end: End) -> Option<Arrival> {
        let arrival = Arrival::new(&self.seen, end);
        if self.seen.contact() == Some(Contact::Touch) && self.seen.moves() {
            // It is there at one time only: at its start, at its end, or in between.
            let other = Arrival::new(&self.seen, end.other());
            let at_path_end = [arrival, other].into_iter().flatten().find(Arrival::is_at_path_end);
            return at_path_end.or(arrival);
        }
        arrival
    }

    /// The time at which it enters or leaves; at an end strictly inside the path's own.
    pub(crate) fn exact_time(&self, end: End) -> f64 {
        self.arrival(end).map_or(f64::from(end as u8), |arrival| arrival.time())
    }

    /// The hit; none at an end strictly inside.
    pub(crate) fn exact_hit(&self, end: End) -> Option<Hit> {
        self.arrival(end).map(|arrival| self.hit(end, &arrival))
    }

    fn hit(&self, end: End, arrival: &Arrival) -> Hit {
        let position = |axis: usize| arrival.reach(Sum([self.start[axis]]), self.motion[axis]);
        let (center, radius) = (self.circle.center(), self.circle.radius());
        let point = |axis: usize| {
            let along = Sum([self.circle_motion[axis], 0.0]);
            arrival.reach_beside(axis, Sum([center[axis]]), along, radius)
        };
        let is_point = self.seen.radius.sign() == 0;
        let normal = if is_point { self.seen.heading(end) } else { arrival.normal() };
        let [point, position] = [[0, 1].map(point), [0, 1].map(position)].map(DVec2::from);
        Hit::at_point(arrival.time(), point, position, normal, Feature::Arc)
    }

    pub(crate) fn exact_push_out(&self) -> PushOut {
        self.seen.way_out()
    }

    /// The start and the motion as the circle sees them, and the radius of both: rounded, for the
    /// steps.
    pub(crate) fn view(&self) -> (DVec2, DVec2, f64) {
        let view = |[x, y]: [Sum<2>; 2]| dvec2(rounded(x), rounded(y));
        let seen = &self.seen;
        (view(seen.start), view(seen.motion), rounded(seen.radius))
    }
}
