//! The path of a moving circle's center against the box grown by its radius, corners still square.

use glam::DVec2;
use wide::f64x2;

use crate::exact::Sum;
use crate::path::box_signs::Sums;
use crate::path::inside::{Inside, Moments, Moving};
use crate::shape::{Aabb, Circle, Motion};

/// The path of a center against the grown box, whose sides are sums of three inputs.
#[derive(Clone, Copy)]
pub(crate) struct CenterAndGrownBox {
    pub(crate) center: DVec2,
    pub(crate) motion: DVec2,
    pub(crate) radius: f64,
    pub(crate) aabb: Aabb,
}

impl CenterAndGrownBox {
    #[inline]
    pub(crate) fn new(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Self {
        let (center, radius) = (circle.center(), circle.radius());
        Self { center, motion: motion.get(), radius, aabb: *aabb }
    }

    /// The center and the motion, x and y of each in both lanes.
    #[inline]
    pub(crate) fn lanes(&self) -> [[f64x2; 2]; 2] {
        [self.center, self.motion].map(|v| [v.x, v.y].map(f64x2::splat))
    }

    /// A side of the box itself, seen from the start.
    #[inline]
    pub(crate) fn inner(&self, axis: usize, high: bool) -> Sum<2> {
        let side = if high { self.aabb.max() } else { self.aabb.min() };
        Sum([side[axis], -self.center[axis]])
    }

    /// The closest points of the box: of a position in a strip one coordinate is a side's, in a corner
    /// square both are the corner's, bit for bit.
    #[inline]
    pub(crate) fn closest(&self, position: [f64x2; 2]) -> [f64x2; 2] {
        let (low, high) = (self.aabb.min(), self.aabb.max());
        [0, 1].map(|axis| {
            position[axis].fast_max(f64x2::splat(low[axis])).fast_min(f64x2::splat(high[axis]))
        })
    }
}

impl Sums<3, 4, 1> for CenterAndGrownBox {
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<3> {
        let [side, start] = self.inner(axis, high).0;
        Sum([side, start, if high { self.radius } else { -self.radius }])
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<4> {
        let [side, start, growth] = self.side(axis, high).0;
        Sum([side, start, growth, -self.motion[axis]])
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<1> {
        Sum([self.motion[axis]])
    }
}

/// Where the path enters or leaves in a side strip.
impl Moving for CenterAndGrownBox {
    const IS_SOLID: bool = true;

    #[inline]
    fn inside(&self, moments: &impl Moments) -> Inside {
        let position = moments.point(self.center);
        Inside::of(moments, position, self.closest(position))
    }
}
