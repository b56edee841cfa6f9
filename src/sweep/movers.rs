//! What moves against a box with square corners: a point along a segment, the center of a circle, another
//! box.

use glam::DVec2;
use wide::f64x2;

use crate::answer::PushOut;
use crate::exact::{Sum, rounded};
use crate::shape::{Aabb, Circle, Motion, Segment, Side};
use crate::sweep::answers::{Ends, SpanParts};
use crate::sweep::path::Path;

/// A moving shape and a box. Each sum of its path is made when it is needed: filters in lanes would wait for
/// values that go through memory. The widths of the sums decide what the filters have to check.
pub(crate) trait MovingShape<const S: usize, const E: usize, const M: usize>: Copy {
    /// Whether it has an interior, so that there is a way out of an overlap.
    const IS_SOLID: bool;

    /// Where the low or high side is, seen from the start.
    fn side(&self, axis: usize, high: bool) -> Sum<S>;
    /// Where it is, seen from the end.
    fn side_from_end(&self, axis: usize, high: bool) -> Sum<E>;
    /// The displacement.
    fn motion(&self, axis: usize) -> Sum<M>;
    /// The parts of its answer but for the push-out, given the data at both ends.
    fn parts(&self, ends: &impl Ends) -> SpanParts;

    /// The path of its point.
    fn path(&self) -> Path {
        Path::new(
            |axis, high| self.side(axis, high),
            |axis, high| self.side_from_end(axis, high),
            |axis| self.motion(axis),
        )
    }

    /// How far the start is behind a side.
    #[inline]
    fn depth(&self, side: Side) -> Sum<S> {
        let (axis, high) = side.axis();
        let distance = self.side(axis, high);
        if high { distance } else { distance.negated() }
    }

    /// The shortest way out from a start strictly inside.
    fn push_out(&self) -> Option<PushOut> {
        let is_inside = || Side::ALL.into_iter().all(|side| self.depth(side).sign() > 0);
        (Self::IS_SOLID && is_inside()).then(|| PushOut::nearest(|side| self.depth(side)))
    }
}

/// A segment and a box.
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

impl MovingShape<2, 2, 2> for SegmentAndBox {
    const IS_SOLID: bool = false;

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
    #[inline]
    fn parts(&self, ends: &impl Ends) -> SpanParts {
        let point = ends.point(self.ends[0]);
        SpanParts::of(ends, point, point)
    }
}

/// A moving circle and a box: the path of the center against the box grown by the radius, whose sides are
/// sums of three inputs. Its corners are still square here; in a corner square the circle around the corner
/// decides instead.
#[derive(Clone, Copy)]
pub(crate) struct CircleAndBox {
    pub(crate) center: DVec2,
    pub(crate) motion: DVec2,
    pub(crate) radius: f64,
    pub(crate) aabb: Aabb,
}

impl CircleAndBox {
    #[inline]
    pub(crate) fn new(circle: &Circle, motion: &Motion, aabb: &Aabb) -> Self {
        let (center, radius) = (circle.center(), circle.radius());
        Self { center, motion: motion.get(), radius, aabb: *aabb }
    }

    /// A side of the box itself, seen from the start.
    #[inline]
    pub(crate) fn inner(&self, axis: usize, high: bool) -> Sum<2> {
        let side = if high { self.aabb.max() } else { self.aabb.min() };
        Sum([side[axis], -self.center[axis]])
    }

    /// The closest points of the box: for a position in a strip one coordinate is a side's, in a corner square
    /// both are the corner's, bit for bit.
    #[inline]
    pub(crate) fn closest(&self, position: [f64x2; 2]) -> [f64x2; 2] {
        let (low, high) = (self.aabb.min(), self.aabb.max());
        [0, 1].map(|axis| {
            position[axis].fast_max(f64x2::splat(low[axis])).fast_min(f64x2::splat(high[axis]))
        })
    }
}

impl MovingShape<3, 4, 1> for CircleAndBox {
    const IS_SOLID: bool = true;

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
    #[inline]
    fn parts(&self, ends: &impl Ends) -> SpanParts {
        let position = ends.point(self.center);
        SpanParts::of(ends, position, self.closest(position))
    }
}

/// Two boxes and their motions: A as B sees it is a point against the Minkowski sum.
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

    /// The parts of the answer, given the coordinates of A's corners at the start: what both boxes share
    /// lies between the corners of either.
    #[inline]
    pub(crate) fn overlap(
        &self,
        ends: &impl Ends,
        corner: impl Fn(usize, bool) -> Sum<3>,
    ) -> SpanParts {
        let b_side = |axis, high| if high { self.b.max()[axis] } else { self.b.min()[axis] };
        // On the axis of a side at rest, the corner that meets it has that side's coordinate, and the other
        // corner is a width away from it.
        let of_a = |axis: usize, high: bool| {
            ends.reach(axis, corner(axis, high), self.motion_a[axis], |met| {
                let beside = || {
                    let [p, q] = [self.a.max()[axis], -self.a.min()[axis]];
                    Sum([b_side(axis, met), if met { p } else { -p }, if met { q } else { -q }])
                };
                let is_still = self.motion_b[axis] == 0.0;
                is_still.then(|| if met == high { rounded(beside()) } else { b_side(axis, met) })
            })
        };
        let of_b = |axis: usize, high: bool| {
            ends.reach(axis, Sum([b_side(axis, high), 0.0, 0.0]), self.motion_b[axis], |met| {
                let beside = || {
                    let [p, q, r] = corner(axis, !met).0;
                    Sum([p, q, r, b_side(axis, high), -b_side(axis, met)])
                };
                (self.motion_a[axis] == 0.0).then(|| rounded(beside()))
            })
        };
        let position = [of_a(0, false), of_a(1, false)];
        let [low, a_high, b_high] = [
            [of_b(0, false), of_b(1, false)],
            [of_a(0, true), of_a(1, true)],
            [of_b(0, true), of_b(1, true)],
        ];
        // The box that both share: rounding is monotone, so its low end stays the low one.
        let point = [0, 1].map(|axis| position[axis].fast_max(low[axis]));
        let opposite = [0, 1].map(|axis| a_high[axis].fast_min(b_high[axis]));
        SpanParts { opposite, ..SpanParts::of(ends, position, point) }
    }
}

impl MovingShape<2, 4, 2> for TwoBoxes {
    const IS_SOLID: bool = true;

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
    #[inline]
    fn parts(&self, ends: &impl Ends) -> SpanParts {
        let corner = |axis, high| if high { self.a.max()[axis] } else { self.a.min()[axis] };
        self.overlap(ends, |axis, high| Sum([corner(axis, high), 0.0, 0.0]))
    }
}
