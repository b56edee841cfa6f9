//! What a query answers: how two shapes meet, when, where and on which side.

use glam::DVec2;

use crate::exact::{Sum, order, rounded};
use crate::shape::{Aabb, Feature, Side};

/// How two shapes meet. A miss is [`None`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// The shapes meet, but only at a boundary.
    Touch,
    /// The path enters an interior.
    Cross,
}

/// Where a point lies with respect to a closed region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// In the interior.
    Inside,
    /// On the boundary.
    Boundary,
    /// Neither inside nor on the boundary.
    Outside,
}

/// How two segments meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SegmentRelation {
    /// They have no point in common.
    Apart,
    /// Their interiors cross in one point.
    Proper,
    /// They meet in one point, which is an end of one of them.
    Touch,
    /// They share a segment.
    Overlap,
}

/// Where a path enters or leaves a shape: when, at which point, on which feature, with which normal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    pub(crate) t: f64,
    pub(crate) point: DVec2,
    pub(crate) position: DVec2,
    pub(crate) normal: DVec2,
    pub(crate) feature: Feature,
    pub(crate) opposite: DVec2,
}

impl Hit {
    /// A hit in one point of the fixed shape.
    pub(crate) fn at_point(
        t: f64,
        point: DVec2,
        position: DVec2,
        normal: DVec2,
        feature: Feature,
    ) -> Self {
        Self { t, point, position, normal, feature, opposite: point }
    }

    /// The time on the path, from 0 at its start to 1 at its end, correctly rounded.
    #[doc(alias = "time of impact")]
    #[doc(alias = "fraction")]
    pub fn t(&self) -> f64 {
        self.t
    }

    /// The contact point on the fixed shape; if both move, on the second one. Each coordinate is
    /// correctly rounded; on a side of a box, one of them is that of the side, bit for bit.
    pub fn point(&self) -> DVec2 {
        self.point
    }

    /// Where the mover is then: the point itself, the center of a circle, the min corner of a box.
    pub fn position(&self) -> DVec2 {
        self.position
    }

    /// The unit normal that points out of the shape that is hit.
    pub fn normal(&self) -> DVec2 {
        self.normal
    }

    /// Everything that the shapes have in common at that moment: for two boxes the box that they share, whose
    /// min corner is [`point`](Self::point); otherwise only that point.
    pub fn meeting(&self) -> Aabb {
        Aabb::of(self.point, self.opposite)
    }

    /// The side, corner, edge, vertex or arc that is met.
    pub fn feature(&self) -> Feature {
        self.feature
    }
}

/// The shortest way out of an overlap.
#[doc(alias = "minimum translation vector")]
#[doc(alias = "MTV")]
#[doc(alias = "penetration depth")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PushOut {
    pub(crate) depth: f64,
    pub(crate) normal: DVec2,
    pub(crate) by: DVec2,
}

impl PushOut {
    /// The way out through the side with the least depth, compared exactly; the first side of several.
    pub(crate) fn nearest<const N: usize>(depth: impl Fn(Side) -> Sum<N>) -> Self {
        let nearer = |one, other| if order(depth(one), depth(other)) <= 0 { one } else { other };
        let side = Side::ALL.into_iter().fold(Side::Left, nearer);
        Self::along(side.normal(), rounded(depth(side)))
    }

    /// The way of `depth` along an axis.
    pub(crate) fn along(normal: DVec2, depth: f64) -> Self {
        Self { depth, normal, by: depth * normal }
    }

    /// How deep the overlap is, ≥ 0.
    pub fn depth(&self) -> f64 {
        self.depth
    }

    /// The unit direction out of the fixed shape.
    pub fn normal(&self) -> DVec2 {
        self.normal
    }

    /// `depth` along `normal`, rounded: a mover displaced by it may still overlap a little. The position that
    /// [`World::push_out`](crate::World::push_out) returns is certain to be free.
    pub fn by(&self) -> DVec2 {
        self.by
    }
}
