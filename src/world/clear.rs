//! Whether a line of sight is clear: a segment against the union of all walls.
//!
//! ```text
//!   ▓▓▓▓▓▓▓▓        of each tile alone, this path meets only the side; but between two tiles that
//!  ─────────▶       touch along it, it runs through the inside of the wall that they make together
//!   ▓▓▓▓▓▓▓▓
//! ```

use std::ops::ControlFlow;

use crate::answer::Contact;
use crate::query::segment_aabb::segment_vs_aabb;
use crate::shape::{Aabb, Segment};
use crate::world::sweep::Sweep;
use crate::world::view::View;

/// Where a wall lies along a path.
type Stretch = [f64; 2];

impl View<'_> {
    /// Whether the open segment meets no interior of the union of the walls.
    pub(crate) fn is_clear(&self, segment: Segment) -> bool {
        let (mut is_clear, mut beside) = (true, [Vec::new(), Vec::new()]);
        self.each_near(&Sweep::from(segment).swept(), &mut |_, kept| {
            match segment_vs_aabb(segment, kept.aabb).map(|span| span.contact()) {
                Some(Contact::Cross) => {
                    is_clear = false;
                    return ControlFlow::Break(());
                }
                Some(Contact::Touch) => {
                    if let Some((is_high, stretch)) = along(&segment, &kept.aabb) {
                        beside[usize::from(is_high)].push(stretch);
                    }
                }
                None => {}
            }
            ControlFlow::Continue(())
        });
        is_clear && !overlap(beside)
    }
}

/// The stretch of a segment that lies on a side of a wall with an interior, and whether that wall lies on its high side.
fn along(segment: &Segment, wall: &Aabb) -> Option<(bool, Stretch)> {
    let (a, b) = (segment.a(), segment.b());
    let axis = (0..2).find(|axis| a[*axis] != b[*axis] && a[1 - axis] == b[1 - axis])?;
    let (low, high) = (wall.min(), wall.max());
    let stretch = [a[axis].min(b[axis]).max(low[axis]), a[axis].max(b[axis]).min(high[axis])];
    let [low, high, line] = [low, high, a].map(|place| place[1 - axis]);
    let has_interior = low < high && stretch[0] < stretch[1];
    (has_interior && (low == line || high == line)).then_some((low == line, stretch))
}

/// Whether a stretch on one side and one on the other have more than a point in common.
fn overlap(beside: [Vec<Stretch>; 2]) -> bool {
    let [lows, highs] = beside.map(|mut stretches| {
        stretches.sort_by(|one, other| one[0].total_cmp(&other[0]));
        stretches
    });
    let (mut i, mut j) = (0, 0);
    while let (Some(low), Some(high)) = (lows.get(i), highs.get(j)) {
        if low[0].max(high[0]) < low[1].min(high[1]) {
            return true;
        }
        // The one that ends first meets nothing that comes later.
        if low[1] <= high[1] { i += 1 } else { j += 1 }
    }
    false
}
