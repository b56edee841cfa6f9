//! A point on a path against a circle, both moving: what the signs decide, and the hits that follow.
//! [`crate::query::segment_circle`] and [`crate::query::circle_circle`] explain.

use glam::{DVec2, dvec2};

use crate::answer::{Contact, Hit, PushOut, Span};
use crate::exact::{Sign, Sum, rounded};
use crate::path::box_signs::End;
use crate::path::corner_root::Arrival;
use crate::path::point_circle::PointAndCircle;
use crate::shape::{Feature, Side};

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
