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
use crate::exact::{Sum, rounded_to};
use crate::shape::{Aabb, Side};
use crate::sweep::box_signs::BoxSigns;
use crate::sweep::path::{End, Path};

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
        rounded_to(Sum([wall, first, second]), high)
    }

    /// Whether the straight way from one position to another goes in at one side and out at the
    /// opposite one.
    pub(crate) fn lies_between(&self, from: DVec2, to: DVec2) -> bool {
        let path = Path {
            is_flat: self.is_flat(),
            ..Path::new(
                |axis, high| self.side(from, axis, high),
                |axis, high| self.side(to, axis, high),
                |axis| Sum([to[axis], -from[axis]]),
            )
        };
        let found = BoxSigns::new(&path);
        let axis = found.axis(End::Enter);
        found.contact == Some(Contact::Cross) && axis.is_some() && axis == found.axis(End::Exit)
    }

    /// The path from a position by a motion.
    pub(crate) fn way(&self, position: DVec2, motion: DVec2) -> Path<4, 5, 1> {
        Path {
            is_flat: self.is_flat(),
            ..Path::new(
                |axis, high| self.side(position, axis, high),
                |axis, high| {
                    let [a, b, c, d] = self.side(position, axis, high).0;
                    Sum([a, b, c, d, -motion[axis]])
                },
                |axis| Sum([motion[axis]]),
            )
        }
    }

    fn is_flat(&self) -> [bool; 2] {
        [0, 1].map(|axis| {
            let [[a, b], [c, d]] = self.growth[axis];
            self.wall.min()[axis] == self.wall.max()[axis] && Sum([a, b, -c, -d]).sign() == 0
        })
    }
}
