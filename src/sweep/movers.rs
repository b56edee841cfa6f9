//! What moves against a box with square corners: a point along a segment, the center of a circle, another
//! box.

use glam::DVec2;
use wide::f64x2;

use crate::exact::{Sum, rounded};
use crate::shape::{Aabb, Circle, Motion, Segment};
use crate::sweep::answers::{Inside, Moments, Moving};
use crate::sweep::path::Sums;

/// A segment and a box as they came.
#[derive(Clone, Copy)]
pub(crate) struct SegmentAndBox {
    ends: [DVec2; 2],
    sides: [DVec2; 2],
}

impl SegmentAndBox {
    #[inline]
    pub(crate) fn new(segment: &Segment, aabb: &Aabb) -> Self {
        Self { ends: [segment.a(), segment.b()], sides: [aabb.min(), aabb.max()] }
    }
}

impl Sums<2, 2, 2> for SegmentAndBox {
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<2> {
        Sum([self.sides[usize::from(high)][axis], -self.ends[0][axis]])
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<2> {
        Sum([self.sides[usize::from(high)][axis], -self.ends[1][axis]])
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<2> {
        Sum([self.ends[1][axis], -self.ends[0][axis]])
    }
}

impl Moving for SegmentAndBox {
    const IS_SOLID: bool = false;

    #[inline]
    fn inside(&self, moments: &impl Moments) -> Inside {
        let point = moments.point(self.ends[0]);
        Inside::of(moments, point, point)
    }
}

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

/// Two boxes and their motions. A as B sees it is a point against the Minkowski sum, and what both share
/// lies between the corners of either.
#[derive(Clone, Copy)]
pub(crate) struct TwoBoxes {
    a: Aabb,
    /// Where A's min corner is, unless it is where A was made: then A's size is all that counts.
    moved_to: Option<DVec2>,
    motion_a: DVec2,
    b: Aabb,
    motion_b: DVec2,
}

impl TwoBoxes {
    /// Two boxes as they came.
    #[inline]
    pub(crate) fn new(a: &Aabb, motion_a: &Motion, b: &Aabb, motion_b: &Motion) -> Self {
        Self { a: *a, moved_to: None, motion_a: motion_a.get(), b: *b, motion_b: motion_b.get() }
    }

    /// A box that is no longer where it was made against a box at rest.
    pub(crate) fn moved(a: &Aabb, moved_to: DVec2, motion: &Motion, b: &Aabb) -> Self {
        Self { moved_to: Some(moved_to), ..Self::new(a, motion, b, &Motion::NONE) }
    }

    /// How wide A is.
    #[inline]
    fn size(&self, axis: usize) -> Sum<2> {
        Sum([self.a.max()[axis], -self.a.min()[axis]])
    }

    /// A coordinate of a corner of A.
    #[inline]
    fn corner(&self, axis: usize, high: bool) -> Sum<3> {
        let [max, min] = self.size(axis).0;
        match (self.moved_to, high) {
            (None, true) => Sum([max, 0.0, 0.0]),
            (None, false) => Sum([-min, 0.0, 0.0]),
            (Some(place), true) => Sum([place[axis], max, min]),
            (Some(place), false) => Sum([place[axis], 0.0, 0.0]),
        }
    }
}

/// Two boxes as they came.
impl Sums<2, 4, 2> for TwoBoxes {
    #[inline]
    fn side(&self, axis: usize, high: bool) -> Sum<2> {
        if high {
            Sum([self.b.max()[axis], -self.a.min()[axis]])
        } else {
            Sum([self.b.min()[axis], -self.a.max()[axis]])
        }
    }
    #[inline]
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<4> {
        let [b, a] = self.side(axis, high).0;
        Sum([b, a, -self.motion_a[axis], self.motion_b[axis]])
    }
    #[inline]
    fn motion(&self, axis: usize) -> Sum<2> {
        Sum([self.motion_a[axis], -self.motion_b[axis]])
    }
}

impl Moving for TwoBoxes {
    const IS_SOLID: bool = true;

    #[inline]
    fn inside(&self, moments: &impl Moments) -> Inside {
        let b_side = |axis, high| if high { self.b.max()[axis] } else { self.b.min()[axis] };
        // On the axis of a side at rest, the corner that meets it is there, the other a width beside it.
        let a = |axis: usize, high: bool| {
            moments.reach(axis, self.corner(axis, high), self.motion_a[axis], |met| {
                let beside = || {
                    let [p, q] = self.size(axis).0;
                    Sum([b_side(axis, met), if met { p } else { -p }, if met { q } else { -q }])
                };
                let is_still = self.motion_b[axis] == 0.0;
                is_still.then(|| if met == high { rounded(beside()) } else { b_side(axis, met) })
            })
        };
        let of_b = |axis: usize, high: bool| {
            moments.reach(axis, Sum([b_side(axis, high), 0.0, 0.0]), self.motion_b[axis], |met| {
                let beside = || {
                    let [p, q, r] = self.corner(axis, !met).0;
                    Sum([p, q, r, b_side(axis, high), -b_side(axis, met)])
                };
                (self.motion_a[axis] == 0.0).then(|| rounded(beside()))
            })
        };
        let position = [a(0, false), a(1, false)];
        let [low, a_high, b_high] = [
            [of_b(0, false), of_b(1, false)],
            [a(0, true), a(1, true)],
            [of_b(0, true), of_b(1, true)],
        ];
        // The box that both share: rounding is monotone, so its low end stays the low one.
        let point = [0, 1].map(|axis| position[axis].fast_max(low[axis]));
        let opposite = [0, 1].map(|axis| a_high[axis].fast_min(b_high[axis]));
        Inside { opposite, ..Inside::of(moments, position, point) }
    }
}
