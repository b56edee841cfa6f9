//! A naive twin of one step of a walk, for the page alone: what goes wrong without all the rest.
//!
//! ```text
//!  ┌ ─ ─ ─ ─ ─ ─ ─┐    the wall grown by the radius, its numbers rounded and its corners square
//!    ▓▓▓▓▓▓▓▓▓▓▓▓
//!  │ ▓▓▓▓▓▓▓▓▓▓▓▓ │    the place at the end of the step is looked at, never the way there;
//!   ●               ←  a side counts as hit where that place has only just passed its line,
//!  └●─ ─ ─ ─ ─ ─ ─┘    so near a corner, or at the seam of two tiles, two do
//! ```
//!
//! It is what many games begin with, and looks right in an empty room. It reports two sides where one
//! was hit, sticks at seams, keeps off corners that are round, and walks through walls at speed.

use glam::DVec2;

use crate::shape::{Aabb, Circle, Motion, Side};

/// How far naive code keeps from a wall, lest rounding put it inside.
const EPSILON: f64 = 1e-3;

/// What one wall has to say to naive code.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Report {
    /// Which wall.
    pub(crate) index: usize,
    /// The sides that it takes for hit, in the order of `Side::ALL`.
    pub(crate) sides: [bool; 4],
}

/// Where naive code puts a circle that walks among walls, and what it believes to have hit.
pub(crate) fn walk(circle: &Circle, motion: &Motion, walls: &[Aabb]) -> (DVec2, Vec<Report>) {
    let end = circle.center() + motion.get();
    let mut place = end;
    let mut reports = Vec::new();
    for (index, wall) in walls.iter().enumerate() {
        let [min, max] = [wall.min() - circle.radius(), wall.max() + circle.radius()];
        if !(min.cmplt(end).all() && end.cmplt(max).all()) {
            continue;
        }
        // How deep the end lies behind each line, and how deep one step can have brought it.
        let [low, high] = [end - min, max - end];
        let reach = motion.get().abs() + EPSILON;
        let sides = Side::ALL.map(|side| {
            let (axis, is_high) = side.axis();
            (if is_high { high } else { low })[axis] <= reach[axis]
        });
        // One axis after the other, one wall after the other.
        for (side, _) in Side::ALL.into_iter().zip(sides).filter(|(_, is_hit)| *is_hit) {
            let (axis, is_high) = side.axis();
            place[axis] = if is_high { max[axis] + EPSILON } else { min[axis] - EPSILON };
        }
        reports.push(Report { index, sides });
    }
    (place, reports)
}
