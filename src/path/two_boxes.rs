//! Two boxes that move: A as B sees it is a point against the Minkowski sum, and what both share lies
//! between the corners of either.

use glam::DVec2;

use crate::exact::{Sum, rounded};
use crate::path::box_signs::Sums;
use crate::path::inside::{Inside, Moments, Moving};
use crate::shape::{Aabb, Motion};

/// Two boxes and their motions.
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
