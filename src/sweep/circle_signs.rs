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

use glam::{DVec2, dvec2};

use crate::answer::{Contact, Hit, PushOut, Span};
use crate::exact::{Sign, Sum, rounded};
use crate::shape::{Circle, Feature, Motion, Segment, Side};
use crate::sweep::circle_path::CornerCircle;
use crate::sweep::circle_root::Arrival;
use crate::sweep::path::End;

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

impl PointAndCircle {
    /// The verdict, by where the start is, then the end, then the line.
    ///
    /// ```text
    /// start inside                                        cross
    /// start on it       leading in                        cross      else touch
    /// start outside     not leading closer                miss
    ///   end inside                                        cross
    ///   end on it       leading out                       cross      else touch
    ///   end outside     still leading closer              miss
    ///                   beyond the closest place          by D: cut, tangent or passed by
    /// ```
    pub(crate) fn contact(&self) -> Option<Contact> {
        let seen = &self.seen;
        let crosses = match (seen.power_sign(End::Enter), seen.slope_sign(End::Enter)) {
            (-1, _) => true,
            (0, slope) => slope < 0,
            (_, 0 | 1) => return None,
            _ => match (seen.power_sign(End::Exit), seen.slope_sign(End::Exit)) {
                (-1, _) => true,
                (0, slope) => slope > 0,
                (_, -1) => return None,
                _ => match seen.cut_sign() {
                    -1 => return None,
                    cut => cut > 0,
                },
            },
        };
        Some(if crosses { Contact::Cross } else { Contact::Touch })
    }

    /// The answer, given the verdict. A point that moves against a circle and only touches it is there at
    /// one time.
    pub(crate) fn span(&self, contact: Option<Contact>) -> Option<Span> {
        let contact = contact?;
        let [start, end] = [self.seen.power_sign(End::Enter), self.seen.power_sign(End::Exit)];
        let (enter, exit) = if contact == Contact::Touch && self.seen.moves() {
            let at = [start, end].iter().position(|sign| *sign == 0);
            let at = at.map_or(At::Root, |end| At::PathEnd([End::Enter, End::Exit][end]));
            (Some(at), Some(at))
        } else {
            (At::of(start, End::Enter), At::of(end, End::Exit))
        };
        Some(Span {
            contact,
            enter: enter.map(|at| self.hit(End::Enter, at)),
            exit: exit.map(|at| self.hit(End::Exit, at)),
            push_out: (start < 0).then(|| self.push_out()),
        })
    }

    /// Whether both radii are 0: a point against a point, which has no normal of its own.
    fn is_point(&self) -> bool {
        self.seen.whole_radius().sign() == 0
    }

    fn hit(&self, end: End, at: At) -> Hit {
        let (t, point, position, normal) = match at {
            At::PathEnd(path_end) => {
                let normal = || self.seen.normal_at_path_end(path_end);
                let t = f64::from(path_end as u8);
                (t, self.point_at(path_end), self.position_at(path_end), self.normal(end, normal))
            }
            At::Root => {
                let arrival = Arrival::new(&self.seen, end);
                let normal = self.normal(end, || arrival.normal());
                (arrival.time(), self.point(&arrival), self.position(&arrival), normal)
            }
        };
        Hit::at_point(t, point, position, normal, Feature::Arc)
    }

    /// Of a circle as given. A point is met against the motion and left along it, as the smallest
    /// circle would be; without motion its normal is that of `Left`.
    fn normal(&self, end: End, of_circle: impl FnOnce() -> DVec2) -> DVec2 {
        match (self.is_point(), self.seen.moves()) {
            (false, _) => of_circle(),
            (true, true) => self.seen.heading(end),
            (true, false) => Side::Left.normal(),
        }
    }

    fn push_out(&self) -> PushOut {
        if self.seen.start.iter().all(|offset| offset.sign() == 0) {
            return PushOut::along(Side::Left.normal(), rounded(self.seen.whole_radius()));
        }
        self.seen.push_out()
    }

    /// The start and the motion as the circle sees them, and the radius of both: rounded, for the
    /// steps.
    pub(crate) fn view(&self) -> (DVec2, DVec2, f64) {
        let view = |[x, y]: [Sum<2>; 2]| dvec2(rounded(x), rounded(y));
        let seen = &self.seen;
        (view(seen.start), view(seen.motion_seen()), rounded(seen.whole_radius()))
    }
}

/// Where a point is on the circle.
#[derive(Clone, Copy)]
enum At {
    /// At its path's own start or end.
    PathEnd(End),
    /// At the root of the quadratic.
    Root,
}

impl At {
    /// By where the path's own end is; `None` strictly inside.
    fn of(sign: Sign, end: End) -> Option<Self> {
        match sign {
            -1 => None,
            0 => Some(Self::PathEnd(end)),
            _ => Some(Self::Root),
        }
    }
}
