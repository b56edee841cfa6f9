//! The classic broad phase: the world cut into large square cells (Ericson 2005 §7.1).
//!
//! A box is listed in every cell that it overlaps. A path visits the cells that it runs through in order
//! (after Amanatides & Woo 1987), slab by slab along the axis on which it is longer:
//!
//! ```text
//!   ┌───┬───┬───┬───┬───┐
//!   │   │   │   │ ● │ ● │     in each slab the cells between the heights at which
//!   ├───┼───┼───┼╱──┼───┤     the mover enters and leaves it
//!   │ ● │ ● │ ●╱│ ● │   │
//!   └───┴───┴───┴───┴───┘
//! ```
//!
//! Only pairs that are provably a miss are left out: a cell's number is a monotone function of the
//! coordinate, and the heights are widened by more than their rounding errors.

use std::ops::{ControlFlow, RangeInclusive};

use glam::DVec2;
use rustc_hash::FxHashMap;

use crate::exact::power_of_two;
use crate::shape::Aabb;

/// A box that overlaps more cells than this is listed separately.
const MOST_CELLS: u64 = 256;

/// An upper bound on what underflow can take from a cell number. That is at most 2⁻¹⁰⁷⁵; this number is far
/// above it, and still adds nothing to any size that matters.
const CELL_UNDERFLOW: f64 = power_of_two(-1000);
/// An upper bound on the sum of a few roundings of subnormals.
const SUBNORMAL_ROUNDING: f64 = power_of_two(-1060);

/// Whether worlds are cut into cells. Not in the module of the figures, a twentieth of which that would be: few
/// boxes are asked there, and a query may ask them all.
pub(crate) const ARE_CUT: bool = cfg!(not(all(feature = "figures", not(feature = "web"))));

/// Which boxes lie in which cell.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    size: f64,
    /// 1 / size: also a power of two, so that products with it round as quotients would.
    per_unit: f64,
    listed: FxHashMap<[i64; 2], Vec<u32>>,
    /// Boxes too large for the cells, which are always tested.
    large: Vec<u32>,
}

/// Called with a cell, a time before which it is not reached, and the boxes in it.
pub(crate) type EachCell<'a> = dyn FnMut(Option<[i64; 2]>, f64, &[u32]) -> ControlFlow<()> + 'a;

/// A box that moves along a path: where it is at its start, and the motion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swept {
    pub(crate) bounds: Aabb,
    pub(crate) motion: DVec2,
}

impl Swept {
    /// A box around the whole path, for a rough test: it may be slightly too large.
    pub(crate) fn hull(&self) -> [DVec2; 2] {
        let (low, high) = (self.motion.min(DVec2::ZERO), self.motion.max(DVec2::ZERO));
        let (min, max) = (self.bounds.min(), self.bounds.max());
        // A sum of two rounds by at most U times itself.
        let slack = (min.abs().max(max.abs()) + self.motion.abs()) * f64::EPSILON;
        [min + low - slack, max + high + slack]
    }
}

impl Cells {
    pub(crate) fn new(size: f64) -> Self {
        Self { size, per_unit: 1.0 / size, listed: FxHashMap::default(), large: Vec::new() }
    }

    pub(crate) fn size(&self) -> f64 {
        self.size
    }

    /// The number of the slab in which a coordinate lies; saturates far out.
    fn slab(&self, x: f64) -> i64 {
        let x = x * self.per_unit;
        // A conversion from NaN or beyond the range saturates, and all steps are monotone.
        let whole = x as i64;
        whole.saturating_sub(i64::from(whole as f64 > x))
    }

    /// The slabs between two coordinates, which may have been widened beyond the range.
    fn slabs(&self, low: f64, high: f64) -> RangeInclusive<i64> {
        self.slab(low.max(f64::MIN))..=self.slab(high.min(f64::MAX))
    }

    /// The cells of a box, or `None` if they are too many.
    fn cells(&self, aabb: &Aabb) -> Option<[RangeInclusive<i64>; 2]> {
        let ranges = [0, 1].map(|axis| self.slabs(aabb.min()[axis], aabb.max()[axis]));
        let [x, y] = ranges.each_ref().map(|range| range.end().abs_diff(*range.start()));
        let count = x.saturating_add(1).saturating_mul(y.saturating_add(1));
        (count <= MOST_CELLS).then_some(ranges)
    }

    /// The boxes in a cell.
    fn list(&self, cell: [i64; 2]) -> &[u32] {
        self.listed.get(&cell).map_or(&[], Vec::as_slice)
    }

    fn each_list(&mut self, aabb: &Aabb, change: &mut dyn FnMut(&mut Vec<u32>)) {
        match self.cells(aabb) {
            None => change(&mut self.large),
            Some([xs, ys]) => {
                for x in xs {
                    for y in ys.clone() {
                        change(self.listed.entry([x, y]).or_default());
                    }
                }
            }
        }
    }

    pub(crate) fn insert(&mut self, index: u32, aabb: &Aabb) {
        self.each_list(aabb, &mut |list| list.push(index));
    }

    pub(crate) fn remove(&mut self, index: u32, aabb: &Aabb) {
        self.each_list(aabb, &mut |list| list.retain(|other| *other != index));
        if let Some([xs, ys]) = self.cells(aabb) {
            for x in xs {
                for y in ys.clone() {
                    if self.listed.get(&[x, y]).is_some_and(Vec::is_empty) {
                        self.listed.remove(&[x, y]);
                    }
                }
            }
        }
    }

    /// Lists a box under another index.
    pub(crate) fn rename(&mut self, from: u32, to: u32, aabb: &Aabb) {
        self.each_list(aabb, &mut |list| {
            list.iter_mut().filter(|index| **index == from).for_each(|index| *index = to);
        });
    }

    /// Lists a box where it has been moved to.
    pub(crate) fn move_to(&mut self, index: u32, from: &Aabb, to: &Aabb) {
        if self.cells(from) != self.cells(to) {
            self.remove(index, from);
            self.insert(index, to);
        }
    }

    /// Visits the cells of a path and the boxes in them, in the order in which the path reaches them:
    /// the cell, a time before which it is not reached, and its list. Before all cells come the boxes that
    /// are too large for any. Returns `false` and visits nothing if the path is too long for this, and all
    /// boxes have to be tested.
    pub(crate) fn visit(&self, swept: &Swept, each: &mut EachCell<'_>) -> bool {
        if !ARE_CUT {
            return false;
        }
        let Swept { bounds, motion } = *swept;
        let (min, max) = (bounds.min(), bounds.max());
        // Rounding errors below are relative to this: heights and times are off by a few of its ulps.
        let reach = min.abs().max(max.abs()).element_sum() + motion.abs().element_sum();
        // Far out slabs saturate, and their bounds would be wrong. The largest reach is infinite.
        if reach * self.per_unit >= power_of_two(62) {
            return false;
        }
        // More than these errors, and than what underflow takes from a cell number and from a time.
        let slack = reach * f64::EPSILON * 64.0 + self.size * CELL_UNDERFLOW + SUBNORMAL_ROUNDING;
        let hull = [0, 1].map(|axis| {
            let (low, high) = (motion[axis].min(0.0), motion[axis].max(0.0));
            self.slabs(min[axis] + low - slack, max[axis] + high + slack)
        });
        if let [Some(xs), Some(ys)] = hull.each_ref().map(few) {
            // Sorting these few cells by time costs more than it saves.
            let mut flow = each(None, 0.0, &self.large);
            for x in xs {
                for y in ys.clone() {
                    if flow.is_continue() {
                        flow = each(Some([x, y]), 0.0, self.list([x, y]));
                    }
                }
            }
            return true;
        }
        let major = usize::from(motion.y.abs() > motion.x.abs());
        let minor = 1 - major;
        let slabs = hull[major].clone();
        let count = slabs.end().abs_diff(*slabs.start());
        // Cells in one slab: the mover's extent, and at most a cell and a half of its path.
        let across = (max[minor] - min[minor] + 2.0 * slack) * self.per_unit + 3.0;
        let most = (64 + 4 * self.listed.len()) as f64;
        let cells = (count as f64 + 1.0) * across;
        if cells.is_nan() || cells > most {
            return false;
        }
        if each(None, 0.0, &self.large).is_break() {
            return true;
        }
        let backwards = motion[major] < 0.0;
        for step in 0..=count as i64 {
            let slab = if backwards { slabs.end() - step } else { slabs.start() + step };
            // When the mover is over this slab.
            let (near, far) =
                (slab as f64 * self.size - slack, (slab as f64 + 1.0) * self.size + slack);
            let (enters, leaves) = if motion[major] == 0.0 {
                (0.0, 1.0)
            } else if backwards {
                ((far - min[major]) / motion[major], (near - max[major]) / motion[major])
            } else {
                ((near - max[major]) / motion[major], (far - min[major]) / motion[major])
            };
            let (enters, leaves) = (enters.clamp(0.0, 1.0), leaves.clamp(0.0, 1.0));
            let heights = [enters, leaves].map(|t| t * motion[minor]);
            let low = min[minor] + heights[0].min(heights[1]) - slack;
            let high = max[minor] + heights[0].max(heights[1]) + slack;
            let slabs = self.slabs(low, high);
            // A few ulps earlier, so that no hit comes before it.
            let reached = enters - 64.0 * f64::EPSILON;
            for other in slabs {
                let cell = if major == 0 { [slab, other] } else { [other, slab] };
                if each(Some(cell), reached, self.list(cell)).is_break() {
                    return true;
                }
            }
        }
        true
    }
}

/// At most two slabs.
fn few(slabs: &RangeInclusive<i64>) -> Option<RangeInclusive<i64>> {
    (slabs.end().abs_diff(*slabs.start()) <= 1).then(|| slabs.clone())
}
