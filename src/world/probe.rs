//! A path against the boxes in all lanes of a node at once: a slab test whose times are certainly not too late.

use wide::f64x4;

use crate::exact::power_of_two;
use crate::world::sweep::Swept;

/// The most boxes or nodes in a node.
pub(crate) const LANES: usize = 8;

/// Low x, low y, high x, high y of each lane.
pub(crate) type Lanes = [[f64; LANES]; 4];

/// A path, prepared for tests against the lanes of nodes.
pub(crate) struct Probe([Way; 2]);

/// The path on an axis.
struct Way {
    /// Whether it leads to smaller coordinates.
    is_back: bool,
    /// The coordinate of the mover that reaches a box first, and the one that leaves it last.
    front: f64,
    back: f64,
    /// The reciprocal of the motion: at most the exact one, but for rounding.
    slow: f64,
    /// The reciprocal of the motion: at least the exact one, but for rounding.
    fast: f64,
}

/// More than all rounding errors of an entry and an exit: four in each, of at most 2⁻⁵¹ of the time.
const SHORTER: f64 = 1.0 - power_of_two(-47);
/// More than what underflow takes from a time.
const UNDERFLOW: f64 = power_of_two(-1070);

impl Probe {
    pub(crate) fn new(Swept { bounds, motion }: &Swept) -> Self {
        Self([0, 1].map(|axis| {
            let (low, high, motion) = (bounds.min()[axis], bounds.max()[axis], motion[axis]);
            let (is_back, size) = (motion < 0.0, motion.abs());
            // A motion beyond the range is at most twice the largest double.
            let slow = if size.is_infinite() { 0.5 / f64::MAX } else { size.recip().min(f64::MAX) };
            let fast = size.min(f64::MAX).recip();
            let sign = if is_back { -1.0 } else { 1.0 };
            // Bounds that are rounded outward may be infinite. No box is beyond the largest double, so the front can
            // stop there. A back at infinity never leaves a box.
            let (front, back) = if is_back { (low, high) } else { (high, low) };
            let front = front.clamp(f64::MIN, f64::MAX);
            Way { is_back, front, back, slow: slow * sign, fast: fast * sign }
        }))
    }

    /// For each lane, a time before which the path does not reach its box; and a bit for each that it may reach until
    /// then. What is said of an empty lane has no meaning.
    #[inline]
    pub(crate) fn times(&self, sides: &Lanes, until: f64) -> ([f64; LANES], u32) {
        let (mut times, mut reached) = ([0.0; LANES], 0);
        for (four, times) in times.chunks_exact_mut(4).enumerate() {
            let load = |side: usize| {
                let lanes = &sides[side][4 * four..][..4];
                f64x4::new([lanes[0], lanes[1], lanes[2], lanes[3]])
            };
            let most = f64x4::splat(f64::MAX);
            let near = |axis: usize| {
                let Way { is_back, front, slow, .. } = self.0[axis];
                let gap = load(axis + 2 * usize::from(is_back)) - f64x4::splat(front);
                // A gap beyond the range becomes the largest double, which is never too late.
                gap.fast_min(most).fast_max(-most) * f64x4::splat(slow)
            };
            let near = near(0).fast_max(near(1)) * f64x4::splat(SHORTER) - f64x4::splat(UNDERFLOW);
            let near = near.fast_max(f64x4::splat(0.0));
            let mut is_missed = near.simd_gt(f64x4::splat(until));
            for (axis, Way { is_back, back, fast, .. }) in self.0.iter().enumerate() {
                let gap = load(axis + 2 * usize::from(!is_back)) - f64x4::splat(*back);
                // NaN, from no gap and no motion, is no miss.
                is_missed |= (gap * f64x4::splat(*fast)).simd_lt(near);
            }
            times.copy_from_slice(&near.to_array());
            reached |= (!is_missed.to_bitmask() & 0b1111) << (4 * four);
        }
        (times, reached)
    }
}
