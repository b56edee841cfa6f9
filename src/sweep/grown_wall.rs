//! A wall grown by a mover, with its corners still square: the obstacle for the mover's position.
//!
//! ```text
//! circle   min − r            max + r         the position is the center
//! box      min − (max − min)  max             the position is the min corner
//! ```
//!
//! Every side stays an unevaluated sum of inputs, so where a position lies is never in doubt.

use glam::DVec2;

use crate::answer::Contact;
use crate::exact::{Sum, rounded_to};
use crate::shape::{Aabb, Motion, Side};
use crate::sweep::answers::{Ends, SpanParts};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::movers::{MovingShape, TwoBoxes};
use crate::sweep::path::{End, Path};

/// A wall and how far each of its sides is moved outward.
#[derive(Clone, Copy)]
pub(crate) struct GrownWall {
    wall: Aabb,
    /// By axis: what is added to the low side, and to the high side.
    growth: [[[f64; 2]; 2]; 2],
}

impl GrownWall {
    /// The wall as the center of a circle sees it.
    pub(crate) fn of_circle(radius: f64, wall: &Aabb) -> Self {
        Self { wall: *wall, growth: [[[-radius, 0.0], [radius, 0.0]]; 2] }
    }

    /// The wall as the min corner of a box sees it.
    pub(crate) fn of_box(made: &Aabb, wall: &Aabb) -> Self {
        let (min, max) = (made.min(), made.max());
        let growth = [0, 1].map(|axis| [[-max[axis], min[axis]], [0.0, 0.0]]);
        Self { wall: *wall, growth }
    }

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

    /// How deep a position inside lies behind a side.
    pub(crate) fn depth(&self, position: DVec2, side: Side) -> Sum<4> {
        let (axis, high) = side.axis();
        let distance = self.side(position, axis, high);
        if high { distance } else { distance.negated() }
    }

    /// The coordinate at which a mover touches a side from outside.
    pub(crate) fn line(&self, side: Side) -> Sum<3> {
        let (axis, high) = side.axis();
        let [wall, _, first, second] = self.side(DVec2::ZERO, axis, high).0;
        Sum([wall, first, second])
    }

    /// The coordinate at which a mover touches a side from outside, rounded away from the wall.
    pub(crate) fn resting_coordinate(&self, side: Side) -> f64 {
        rounded_to(self.line(side), side.axis().1)
    }

    /// Whether the straight line from one position to another enters through one side and leaves through the
    /// opposite one.
    pub(crate) fn lies_between(&self, from: DVec2, to: DVec2) -> bool {
        let found = BoxSigns::new(Path::new(
            |axis, high| self.side(from, axis, high),
            |axis, high| self.side(to, axis, high),
            |axis| Sum([to[axis], -from[axis]]),
        ));
        // An end of the line that lies on a side has entered or left there.
        let (enter, exit) = (found.on(End::Enter), found.on(End::Exit));
        let opposite = [(0, 1), (1, 0), (2, 3), (3, 2)];
        found.contact == Some(Contact::Cross)
            && opposite.into_iter().any(|(near, far)| enter[near] && exit[far])
    }
}

/// A box that has moved since it was made, and a wall. The size of the box is still the difference of the
/// corners that it was made with.
#[derive(Clone, Copy)]
pub(crate) struct MovedBox {
    made: Aabb,
    min: DVec2,
    motion: Motion,
    grown: GrownWall,
}

impl MovedBox {
    pub(crate) fn new(made: &Aabb, min: DVec2, motion: &Motion, wall: &Aabb) -> Self {
        Self { made: *made, min, motion: *motion, grown: GrownWall::of_box(made, wall) }
    }
}

impl MovingShape<4, 5, 1> for MovedBox {
    const IS_SOLID: bool = true;

    fn side(&self, axis: usize, high: bool) -> Sum<4> {
        self.grown.side(self.min, axis, high)
    }
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<5> {
        let [a, b, c, d] = self.side(axis, high).0;
        Sum([a, b, c, d, -self.motion.get()[axis]])
    }
    fn motion(&self, axis: usize) -> Sum<1> {
        Sum([self.motion.get()[axis]])
    }
    fn parts(&self, ends: &impl Ends) -> SpanParts {
        let boxes = TwoBoxes::new(&self.made, &self.motion, &self.grown.wall, &Motion::ZERO);
        boxes.overlap(ends, |axis, high| {
            let min = self.min[axis];
            if high {
                Sum([min, self.made.max()[axis], -self.made.min()[axis]])
            } else {
                Sum([min, 0.0, 0.0])
            }
        })
    }
}
