//! What moves: a circle, or a box whose size never rounds.
//!
//! A box that is moved keeps its size as the unevaluated difference of the corners that it was made
//! with. A sum `position + size` would round, and a mover that rests against a wall would sink into
//! it by a bit.

use glam::DVec2;

use crate::corner_circle::CornerCircle;
use crate::crossings::{Crossings, End, Path};
use crate::error::GeometryError;
use crate::exact::{Linear, Sum, compare, det_sign, rounded};
use crate::grown_box::CentreAndGrownBox;
use crate::hit::{Contact, Hit, PushOut, Span};
use crate::shape::{Aabb, Circle, Feature, Motion, Point, Side};
use crate::sweep_box::aabb_vs_aabb;
use crate::sweep_circle::circle_vs_aabb;

/// A circle or a box at a position, ready to be moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mover {
    position: DVec2,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    Circle {
        radius: f64,
    },
    /// The corners it was made with: its size is their difference.
    Box {
        min: DVec2,
        max: DVec2,
    },
}

impl From<Circle> for Mover {
    fn from(circle: Circle) -> Self {
        Self { position: circle.center(), form: Form::Circle { radius: circle.radius() } }
    }
}

impl From<Aabb> for Mover {
    fn from(aabb: Aabb) -> Self {
        Self { position: aabb.min(), form: Form::Box { min: aabb.min(), max: aabb.max() } }
    }
}

impl Mover {
    /// A box of this size with its min corner at a position. Its size never rounds, however far it
    /// is moved.
    pub fn from_min_size(min: Point, size: DVec2) -> Result<Self, GeometryError> {
        let size = Aabb::new(DVec2::ZERO, size)?.max();
        Ok(Self { position: min.get(), form: Form::Box { min: DVec2::ZERO, max: size } })
    }

    /// Where it is: the centre of a circle, the min corner of a box.
    pub fn position(&self) -> DVec2 {
        self.position
    }

    /// The circle it is, where it is one.
    pub fn circle(&self) -> Option<Circle> {
        match self.form {
            Form::Circle { radius } => Some(Circle::of(self.position, radius)),
            Form::Box { .. } => None,
        }
    }

    /// The same mover somewhere else.
    pub fn at(&self, position: Point) -> Self {
        self.moved_to(position.get())
    }

    /// The same mover at a position that is known to be finite.
    pub(crate) fn moved_to(&self, position: DVec2) -> Self {
        Self { position, form: self.form }
    }

    /// The smallest box around it, rounded to the nearest.
    pub fn bounds(&self) -> Aabb {
        let p = self.position;
        let corner = |high: bool| {
            DVec2::from([0, 1].map(|axis| match self.form {
                Form::Circle { radius } => {
                    rounded(Sum([p[axis], if high { radius } else { -radius }]))
                }
                Form::Box { .. } if !high => p[axis],
                Form::Box { min, max } => rounded(Sum([max[axis], -min[axis], p[axis]])),
            }))
        };
        Aabb::of(corner(false), corner(true))
    }

    /// The distance between doubles at its largest coordinate or radius: what its rounding errors are
    /// measured by.
    pub(crate) fn ulp(&self) -> f64 {
        let radius = match self.form {
            Form::Circle { radius } => radius,
            Form::Box { .. } => 0.0,
        };
        let largest = self.position.abs().max_element().max(radius);
        largest - largest.next_down()
    }

    /// The stretch of a motion in which it meets a wall.
    pub(crate) fn meets(&self, motion: &Motion, wall: &Aabb) -> Option<Span> {
        match self.form {
            Form::Circle { radius } => {
                let circle = Circle::of(self.position, radius);
                circle_vs_aabb(&circle, motion, wall)
            }
            Form::Box { min, max } if min == self.position => {
                aabb_vs_aabb(&Aabb::of(min, max), motion, wall, &Motion::NONE)
            }
            Form::Box { min, max } => {
                BoxAndWall { position: self.position, motion: motion.get(), min, max, wall: *wall }
                    .span()
            }
        }
    }

    /// Whether its interior and that of the wall overlap.
    pub(crate) fn overlaps(&self, wall: &Aabb) -> Option<PushOut> {
        let span = self.meets(&Motion::NONE, wall)?;
        if span.contact() == Contact::Cross { span.push_out() } else { None }
    }

    /// Whether a motion leads out of a wall that it overlaps: away from the closest point of the wall,
    /// or from inside along the push-out.
    pub(crate) fn leads_out(&self, motion: &Motion, wall: &Aabb, push_out: &PushOut) -> bool {
        let (p, v) = (self.position, motion.get());
        let closest = p.clamp(wall.min(), wall.max());
        if matches!(self.form, Form::Box { .. }) || closest == p {
            // One coordinate of the normal is ±1, the other 0: no sum rounds here.
            return (push_out.normal() * v).element_sum() > 0.0;
        }
        let [x, y] = Sum::offset(closest, p);
        det_sign(x, Sum([v.x]), y, Sum([-v.y])) > 0
    }

    /// The place to which a push-out leads, rounded away from the wall.
    pub(crate) fn pushed_out(&self, wall: &Aabb, push_out: &PushOut) -> DVec2 {
        let mut position = self.position + push_out.by();
        let normal = push_out.normal();
        for side in Side::ALL {
            if side.normal() == normal {
                position[side.axis().0] = self.resting_coordinate(wall, side);
            }
        }
        position
    }

    /// Where a motion would cross the boundary of a wall inwards.
    pub(crate) fn strike(&self, motion: &Motion, wall: &Aabb) -> Option<Strike> {
        let span = self.meets(motion, wall)?;
        if span.contact() != Contact::Cross {
            return None;
        }
        let hit = span.enter()?;
        let face = match (hit.feature(), self.form) {
            (Feature::Side(side), _) => Face::Side(side),
            (Feature::Corner(corner), Form::Circle { radius }) if radius > 0.0 => {
                let circle = Circle::of(self.position, radius);
                let path = CentreAndGrownBox::new(&circle, motion, wall);
                Face::Round(CornerCircle::new(&path, corner))
            }
            _ => Face::Point,
        };
        Some(Strike { hit, face })
    }

    /// The coordinate at which it touches a side from outside, rounded away from the wall.
    pub(crate) fn resting_coordinate(&self, wall: &Aabb, side: Side) -> f64 {
        let (axis, high) = side.axis();
        match (self.form, high) {
            (Form::Circle { radius }, true) => outward(Sum([wall.max()[axis], radius]), high),
            (Form::Circle { radius }, false) => outward(Sum([wall.min()[axis], -radius]), high),
            (Form::Box { .. }, true) => wall.max()[axis],
            (Form::Box { min, max }, false) => {
                outward(Sum([wall.min()[axis], -max[axis], min[axis]]), high)
            }
        }
    }
}

/// A crossing of a wall's boundary inwards.
#[derive(Clone, Copy)]
pub(crate) struct Strike {
    pub(crate) hit: Hit,
    pub(crate) face: Face,
}

/// What is met there, as far as responses care.
#[derive(Clone, Copy)]
pub(crate) enum Face {
    /// A side.
    Side(Side),
    /// A corner, by a circle.
    Round(CornerCircle),
    /// A corner, by the corner of a box or by a point: both axes at once.
    Point,
}

/// A sum rounded upwards for a high side, downwards for a low one.
fn outward(sum: impl Linear, up: bool) -> f64 {
    let near = rounded(sum);
    match (up, compare(sum, near)) {
        (true, 1) => near.next_up().min(f64::MAX),
        (false, -1) => near.next_down().max(f64::MIN),
        _ => near,
    }
}

/// A box somewhere else than where it was made, against a wall at rest.
#[derive(Clone, Copy)]
struct BoxAndWall {
    position: DVec2,
    motion: DVec2,
    min: DVec2,
    max: DVec2,
    wall: Aabb,
}

impl Path for BoxAndWall {
    type FromStart = Sum<4>;
    type FromEnd = Sum<5>;
    type Motion = Sum<1>;
    fn side(&self, axis: usize, high: bool) -> Sum<4> {
        if high {
            Sum([self.wall.max()[axis], -self.position[axis], 0.0, 0.0])
        } else {
            let (wall, size) = (self.wall.min()[axis], [-self.max[axis], self.min[axis]]);
            Sum([wall, -self.position[axis], size[0], size[1]])
        }
    }
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<5> {
        let [a, b, c, d] = self.side(axis, high).0;
        Sum([a, b, c, d, -self.motion[axis]])
    }
    fn is_flat(&self, axis: usize) -> bool {
        self.wall.min()[axis] == self.wall.max()[axis] && self.min[axis] == self.max[axis]
    }
    fn motion(&self, axis: usize) -> Sum<1> {
        Sum([self.motion[axis]])
    }
}

impl BoxAndWall {
    fn span(&self) -> Option<Span> {
        let found = Crossings::new(self);
        let contact = found.contact?;
        let (enter, exit) = (self.hit(&found, End::Enter), self.hit(&found, End::Exit));
        let push_out = enter.is_none().then(|| self.push_out());
        Some(Span { contact, enter, exit, push_out })
    }

    fn hit(&self, found: &Crossings, end: End) -> Option<Hit> {
        let (feature, side) = found.feature(end)?;
        let moment = found.moment(end);
        // The low corner (0) or the high one then; their starts are sums of inputs.
        let at = |corner: usize| {
            DVec2::from([0, 1].map(|axis| {
                let size = [self.max[axis], -self.min[axis]];
                let beyond = |from: f64, sign: f64| Sum([from, sign * size[0], sign * size[1]]);
                let high = found.is_high(axis, end);
                if found.axis(end) == Some(axis) {
                    // On the side that is met, or a width beside it.
                    let wall = if high { self.wall.max()[axis] } else { self.wall.min()[axis] };
                    let is_met = high == (corner == 0);
                    return if is_met {
                        wall
                    } else {
                        rounded(beyond(wall, if high { 1.0 } else { -1.0 }))
                    };
                }
                let start = beyond(self.position[axis], corner as f64);
                let [p, q, r] = start.0;
                let ends = [rounded(start), rounded(Sum([p, q, r, self.motion[axis]]))];
                moment.reach(start, ends, self.motion(axis).padded())
            }))
        };
        let position = at(0);
        Some(Hit {
            t: moment.time(),
            point: position.max(self.wall.min()),
            position,
            normal: side.normal(),
            feature,
            opposite: at(1).min(self.wall.max()),
        })
    }

    fn push_out(&self) -> PushOut {
        PushOut::nearest(|side| {
            let (axis, high) = side.axis();
            let distance = self.side(axis, high);
            if high { distance } else { distance.negated() }
        })
    }
}
