//! Two boxes that move: A as B sees it is a point against the Minkowski sum, and what both share lies
//! between the corners of either.

use glam::DVec2;

use crate::answer::PushOut;
use crate::exact::{Sum, rounded};
use crate::path::box_signs::Path;
use crate::path::inside::{BoxPath, Inside, Moments};
use crate::shape::{Aabb, Motion, Side};

/// Box A and box B, as sums of inputs.
pub(crate) trait Boxes: Path {
    /// A coordinate of a corner of A.
    fn corner(&self, axis: usize, high: bool) -> Sum<3>;
    /// How wide A is.
    fn size(&self, axis: usize) -> Sum<2>;
    /// The box B.
    fn other(&self) -> &Aabb;
    /// The motions of A and B.
    fn motions(&self) -> [DVec2; 2];

    /// How far A has to go to leave B through a side.
    fn depth(&self, side: Side) -> Self::FromStart;
}

impl<B: Boxes> BoxPath for B {
    #[inline]
    fn inside(&self, moments: &impl Moments) -> Inside {
        let (b, [motion_a, motion_b]) = (self.other(), self.motions());
        let b_side = |axis: usize, high: bool| if high { b.max()[axis] } else { b.min()[axis] };
        // On the axis of a side at rest, the corner that meets it is there, the other a width beside it.
        let a = |axis: usize, high: bool| {
            moments.reach(axis, self.corner(axis, high), motion_a[axis], |met| {
                let beside = || {
                    let [p, q] = self.size(axis).0;
                    Sum([b_side(axis, met), if met { p } else { -p }, if met { q } else { -q }])
                };
                let is_still = motion_b[axis] == 0.0;
                is_still.then(|| if met == high { rounded(beside()) } else { b_side(axis, met) })
            })
        };
        let of_b = |axis: usize, high: bool| {
            moments.reach(axis, Sum([b_side(axis, high), 0.0, 0.0]), motion_b[axis], |met| {
                let beside = || {
                    let [p, q, r] = self.corner(axis, !met).0;
                    Sum([p, q, r, b_side(axis, high), -b_side(axis, met)])
                };
                (motion_a[axis] == 0.0).then(|| rounded(beside()))
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

    #[inline]
    fn push_out(&self) -> Option<PushOut> {
        Some(PushOut::nearest(|side| self.depth(side)))
    }
}

/// Two boxes and their motions as they came.
#[derive(Clone, Copy)]
pub(crate) struct TwoBoxes {
    a: Aabb,
    motion_a: DVec2,
    b: Aabb,
    motion_b: DVec2,
}

impl TwoBoxes {
    #[inline]
    pub(crate) fn new(a: &Aabb, motion_a: &Motion, b: &Aabb, motion_b: &Motion) -> Self {
        Self { a: *a, motion_a: motion_a.get(), b: *b, motion_b: motion_b.get() }
    }
}

impl Path for TwoBoxes {
    type FromStart = Sum<2>;
    type FromEnd = Sum<4>;
    type Motion = Sum<2>;
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

impl Boxes for TwoBoxes {
    #[inline]
    fn corner(&self, axis: usize, high: bool) -> Sum<3> {
        Sum([if high { self.a.max()[axis] } else { self.a.min()[axis] }, 0.0, 0.0])
    }
    #[inline]
    fn size(&self, axis: usize) -> Sum<2> {
        Sum([self.a.max()[axis], -self.a.min()[axis]])
    }
    #[inline]
    fn other(&self) -> &Aabb {
        &self.b
    }
    #[inline]
    fn motions(&self) -> [DVec2; 2] {
        [self.motion_a, self.motion_b]
    }
    #[inline]
    fn depth(&self, side: Side) -> Sum<2> {
        let (axis, high) = side.axis();
        let distance = self.side(axis, high);
        if high { distance } else { distance.negated() }
    }
}
