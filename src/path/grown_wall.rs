//! A wall grown by a mover, corners still square: what the mover's position runs against.
//!
//! ```text
//! circle   min − r            max + r         the position is the center
//! box      min − (max − min)  max             the position is the min corner
//! ```
//!
//! Every side stays an unevaluated sum of inputs, so where a position lies is never in doubt.

use glam::DVec2;

use crate::answer::Contact;
use crate::exact::{Linear, Sum, compare, rounded};
use crate::path::box_signs::{BoxSigns, End, Path};
use crate::path::two_boxes::Boxes;
use crate::shape::{Aabb, Side};

/// A wall and how far each of its sides is moved outwards.
#[derive(Clone, Copy)]
pub(crate) struct GrownWall {
    pub(crate) wall: Aabb,
    /// By axis: what is added to the low side, and to the high side.
    pub(crate) growth: [[[f64; 2]; 2]; 2],
}

impl GrownWall {
    /// Where a side is, seen from a position.
    pub(crate) fn side(&self, position: DVec2, axis: usize, high: bool) -> Sum<4> {
        let wall = if high { self.wall.max() } else { self.wall.min() };
        let [first, second] = self.growth[axis][usize::from(high)];
        Sum([wall[axis], -position[axis], first, second])
    }

    /// Whether a position is strictly inside.
    pub(crate) fn holds(&self, position: DVec2) -> bool {
        [0, 1].into_iter().all(|axis| {
            self.side(position, axis, false).sign() < 0
                && self.side(position, axis, true).sign() > 0
        })
    }

    /// How deep a position inside is below a side.
    pub(crate) fn depth(&self, position: DVec2, side: Side) -> Sum<4> {
        let (axis, high) = side.axis();
        let distance = self.side(position, axis, high);
        if high { distance } else { distance.negated() }
    }

    /// The coordinate at which a mover touches a side from outside, rounded away from the wall.
    pub(crate) fn resting_coordinate(&self, side: Side) -> f64 {
        let (axis, high) = side.axis();
        let [wall, _, first, second] = self.side(DVec2::ZERO, axis, high).0;
        let exact = Sum([wall, first, second]);
        let near = rounded(exact);
        match (high, compare(exact, near)) {
            (true, 1) => near.next_up().min(f64::MAX),
            (false, -1) => near.next_down().max(f64::MIN),
            _ => near,
        }
    }

    /// Whether the straight way from one position to another goes in at one side and out at the
    /// opposite one.
    pub(crate) fn lies_between(&self, from: DVec2, to: DVec2) -> bool {
        let found = BoxSigns::new(&Hop { grown: *self, from, to });
        let axis = found.axis(End::Enter);
        found.contact == Some(Contact::Cross) && axis.is_some() && axis == found.axis(End::Exit)
    }

    fn is_flat(&self, axis: usize) -> bool {
        let [[a, b], [c, d]] = self.growth[axis];
        self.wall.min()[axis] == self.wall.max()[axis] && Sum([a, b, -c, -d]).sign() == 0
    }
}

/// The way of a mover by a motion, against a grown wall.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) grown: GrownWall,
    pub(crate) position: DVec2,
    pub(crate) motion: DVec2,
}

impl Path for Way {
    type FromStart = Sum<4>;
    type FromEnd = Sum<5>;
    type Motion = Sum<1>;
    fn side(&self, axis: usize, high: bool) -> Sum<4> {
        self.grown.side(self.position, axis, high)
    }
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<5> {
        let [a, b, c, d] = self.side(axis, high).0;
        Sum([a, b, c, d, -self.motion[axis]])
    }
    fn motion(&self, axis: usize) -> Sum<1> {
        Sum([self.motion[axis]])
    }
    fn is_flat(&self, axis: usize) -> bool {
        self.grown.is_flat(axis)
    }
}

/// A box somewhere else than where it was made, against a wall at rest.
impl Boxes for Way {
    fn corner(&self, axis: usize, high: bool) -> Sum<3> {
        let [p, q] = if high { self.size(axis).0 } else { [0.0; 2] };
        Sum([self.position[axis], p, q])
    }
    fn size(&self, axis: usize) -> Sum<2> {
        Sum(self.grown.growth[axis][0]).negated()
    }
    fn other(&self) -> &Aabb {
        &self.grown.wall
    }
    fn motions(&self) -> [DVec2; 2] {
        [self.motion, DVec2::ZERO]
    }
    fn depth(&self, side: Side) -> Sum<4> {
        self.grown.depth(self.position, side)
    }
}

/// The straight way from one position to another, against a grown wall.
#[derive(Clone, Copy)]
struct Hop {
    grown: GrownWall,
    from: DVec2,
    to: DVec2,
}

impl Path for Hop {
    type FromStart = Sum<4>;
    type FromEnd = Sum<4>;
    type Motion = Sum<2>;
    fn side(&self, axis: usize, high: bool) -> Sum<4> {
        self.grown.side(self.from, axis, high)
    }
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<4> {
        self.grown.side(self.to, axis, high)
    }
    fn motion(&self, axis: usize) -> Sum<2> {
        Sum([self.to[axis], -self.from[axis]])
    }
    fn is_flat(&self, axis: usize) -> bool {
        self.grown.is_flat(axis)
    }
}
