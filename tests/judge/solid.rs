//! Who stands somewhere, by the numbers that a caller has: nothing is summed before it is judged.

use graze2d::Aabb;
use graze2d::glam::DVec2;

use super::exact::Exact;
use super::region::{Grown, Vector, minus, vector};

/// A box, grown around by a radius: 0 for a box, and a circle has no size else.
#[derive(Clone, Debug)]
pub(crate) struct Solid {
    low: Vector,
    high: Vector,
    radius: Exact,
}

impl Solid {
    pub(crate) fn ball(center: DVec2, radius: f64) -> Self {
        Self { low: vector(center), high: vector(center), radius: Exact::of(radius) }
    }

    /// A box by its min corner and its size.
    pub(crate) fn sized(min: DVec2, size: DVec2) -> Self {
        let (low, size) = (vector(min), vector(size));
        Self { high: [0, 1].map(|k| &low[k] + &size[k]), low, radius: Exact::zero() }
    }

    /// A box by its corners.
    pub(crate) fn cornered(aabb: &Aabb) -> Self {
        Self { low: vector(aabb.min()), high: vector(aabb.max()), radius: Exact::zero() }
    }

    /// A box that was moved: its size is that of the box that it was made of.
    pub(crate) fn moved(made: &Aabb, to: DVec2) -> Self {
        let size = minus(&vector(made.max()), &vector(made.min()));
        let low = vector(to);
        Self { high: [0, 1].map(|k| &low[k] + &size[k]), low, radius: Exact::zero() }
    }

    /// Whether it shares an inner point with a box.
    pub(crate) fn is_inside(&self, wall: &Self) -> bool {
        let size = minus(&self.high, &self.low);
        let (low, high) = (minus(&wall.low, &size), wall.high.clone());
        Grown { low, high, radius: self.radius.clone() }.contains(&self.low)
    }
}
