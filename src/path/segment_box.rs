//! A segment against a box, as they came.

use glam::DVec2;

use crate::exact::Sum;
use crate::path::box_signs::Sums;
use crate::path::inside::{Inside, Moments, Moving};
use crate::shape::{Aabb, Segment};

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
