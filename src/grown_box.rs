//! The path of a moving circle's centre against the box grown by its radius, corners still square.

use glam::DVec2;

use crate::crossings::Path;
use crate::exact::{Sum, rounded};
use crate::shape::Aabb;

/// The path of a centre against the grown box, whose sides are sums of three inputs.
#[derive(Clone, Copy)]
pub(crate) struct CentreAndGrownBox {
    pub(crate) center: DVec2,
    pub(crate) motion: DVec2,
    pub(crate) radius: f64,
    pub(crate) aabb: Aabb,
}

impl CentreAndGrownBox {
    /// The coordinate of a side of the box itself.
    pub(crate) fn coordinate(&self, axis: usize, high: bool) -> f64 {
        if high { self.aabb.max()[axis] } else { self.aabb.min()[axis] }
    }

    /// How far the grown side lies beyond it.
    pub(crate) fn growth(&self, high: bool) -> f64 {
        if high { self.radius } else { -self.radius }
    }

    /// A side of the box itself, seen from the start.
    pub(crate) fn inner(&self, axis: usize, high: bool) -> Sum<2> {
        Sum([self.coordinate(axis, high), -self.center[axis]])
    }

    /// The same seen from the end.
    pub(crate) fn inner_from_end(&self, axis: usize, high: bool) -> Sum<3> {
        let [side, start] = self.inner(axis, high).0;
        Sum([side, start, -self.motion[axis]])
    }

    /// Where the path starts and ends.
    pub(crate) fn ends(&self, axis: usize) -> [f64; 2] {
        [self.center[axis], rounded(Sum([self.center[axis], self.motion[axis]]))]
    }
}

impl Path for CentreAndGrownBox {
    type FromStart = Sum<3>;
    type FromEnd = Sum<4>;
    type Motion = Sum<1>;
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<3> {
        let [side, start] = self.inner(axis, high).0;
        Sum([side, start, self.growth(high)])
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<4> {
        let [side, start, grow] = self.side(axis, high).0;
        Sum([side, start, grow, -self.motion[axis]])
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<1> {
        Sum([self.motion[axis]])
    }
    #[inline]
    fn is_flat(&self, axis: usize) -> bool {
        self.radius == 0.0 && self.coordinate(axis, false) == self.coordinate(axis, true)
    }
}
