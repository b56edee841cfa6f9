//! Two convex shapes with their motions, and the edges of their Minkowski sum.

use glam::DVec2;

use crate::exact::{Number, Sum, det_sign};
use crate::shape::{Convex, Motion, Segment};
use crate::sweep::circle_path::CirclePath;

/// Two shapes and their motions.
#[derive(Clone, Copy)]
pub(crate) struct ConvexPair<'a> {
    pub(crate) a: &'a Convex,
    pub(crate) motion_a: [Sum<2>; 2],
    pub(crate) b: &'a Convex,
    pub(crate) motion_b: DVec2,
}

/// A corner of the sum, `bⱼ − aᵢ`: the numbers of both corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SumCorner {
    pub(crate) a: u8,
    pub(crate) b: u8,
}

/// Which shape an edge of a Minkowski sum comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeOwner {
    /// It is an edge of A, mirrored.
    A,
    /// It is an edge of B.
    B,
    /// An edge of B and a mirrored edge of A have the same direction: their lengths add up.
    Both,
}

/// An edge of the sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SumEdge {
    /// Where it starts.
    pub(crate) from: SumCorner,
    /// Where it ends.
    pub(crate) to: SumCorner,
    pub(crate) owner: EdgeOwner,
}

/// The most edges of a sum: those of both shapes.
pub(crate) const MOST_EDGES: usize = 16;

/// The edges of a sum in order of direction, clockwise on screen, from the positive x axis. One corner has none, two have two.
pub(crate) struct SumEdges {
    edges: [SumEdge; MOST_EDGES],
    len: usize,
}

impl SumEdges {
    #[inline]
    pub(crate) fn as_slice(&self) -> &[SumEdge] {
        &self.edges[..self.len]
    }
}

impl<'a> ConvexPair<'a> {
    /// Two shapes that move.
    #[inline]
    pub(crate) fn new(a: &'a Convex, motion_a: &Motion, b: &'a Convex, motion_b: &Motion) -> Self {
        let motion_a = motion_a.get().to_array().map(|x| Sum([x, 0.0]));
        Self { a, motion_a, b, motion_b: motion_b.get() }
    }

    /// The start of a segment, which moves along it, and a shape at rest.
    #[inline]
    pub(crate) fn of_segment(start: &'a Convex, segment: &Segment, b: &'a Convex) -> Self {
        let motion_a = Sum::offset(segment.a(), segment.b());
        Self { a: start, motion_a, b, motion_b: DVec2::ZERO }
    }

    /// The sum of both radii.
    #[inline]
    pub(crate) fn radius(&self) -> Sum<2> {
        Sum([self.b.radius(), self.a.radius()])
    }

    /// Whether the corners and edges are rounded.
    #[inline]
    pub(crate) fn is_round(&self) -> bool {
        self.b.radius() > 0.0 || self.a.radius() > 0.0
    }

    /// A coordinate of v.
    #[inline]
    pub(crate) fn motion_sum(&self, axis: usize) -> Sum<3> {
        let [x, y] = self.motion_a[axis].0;
        Sum([x, -self.motion_b[axis], y])
    }

    /// v, the motion of A as B sees it.
    #[inline]
    pub(crate) fn motion<T: Number>(&self) -> [T; 2] {
        [self.motion_sum(0).to(), self.motion_sum(1).to()]
    }

    /// Whether B sees A move.
    pub(crate) fn moves(&self) -> bool {
        [0, 1].iter().any(|axis| self.motion_sum(*axis).sign() != 0)
    }

    /// A corner of the sum.
    #[inline]
    pub(crate) fn corner<T: Number>(&self, corner: SumCorner) -> [T; 2] {
        [self.corner_sum(corner, 0).to(), self.corner_sum(corner, 1).to()]
    }

    #[inline]
    pub(crate) fn corner_sum(&self, corner: SumCorner, axis: usize) -> Sum<6> {
        let [b0, b1, b2] = self.b.corner(corner.b.into(), axis).0;
        let [a0, a1, a2] = self.a.corner(corner.a.into(), axis).0;
        Sum([b0, -a0, b1, -a1, b2, -a2])
    }

    /// The path as a corner of the sum sees it, against the circle around that corner.
    pub(crate) fn circle(&self, corner: SumCorner) -> CirclePath<6, 3> {
        let start = |axis| self.corner_sum(corner, axis).negated();
        CirclePath {
            start: [start(0), start(1)],
            motion: [self.motion_sum(0), self.motion_sum(1)],
            radius: self.radius(),
        }
    }

    /// A coordinate of the position of A at which both corners are in one place.
    pub(crate) fn place_sum(&self, corner: SumCorner, axis: usize) -> Sum<7> {
        let [a, b, c, d, e, f] = self.corner_sum(corner, axis).0;
        Sum([a, b, c, d, e, f, self.a.position()[axis]])
    }

    /// A vector along an edge: that of its owner.
    #[inline]
    pub(crate) fn direction<T: Number>(&self, edge: &SumEdge) -> [T; 2] {
        let [dx, dy] = self.direction_sum(edge);
        [dx.to(), dy.to()]
    }

    #[inline]
    pub(crate) fn direction_sum(&self, edge: &SumEdge) -> [Sum<2>; 2] {
        match edge.owner {
            EdgeOwner::A => {
                let [x, y] = self.a.edge(edge.from.a.into());
                [x.negated(), y.negated()]
            }
            _ => self.b.edge(edge.from.b.into()),
        }
    }

    /// The edges of the sum: those of B and the mirrored ones of A, merged by direction.
    #[inline]
    pub(crate) fn edges(&self) -> SumEdges {
        let (a, b) = (self.a, self.b);
        // Mirrored, the edges in the second half-turn come first.
        let mut at = SumCorner { a: a.second_half() as u8, b: 0 };
        let edges_of = |shape: &Convex| if shape.len() > 1 { shape.len() } else { 0 };
        let (mut left_of_a, mut left_of_b) = (edges_of(a), edges_of(b));
        let mut sum = SumEdges {
            edges: [SumEdge { from: at, to: at, owner: EdgeOwner::B }; MOST_EDGES],
            len: 0,
        };
        while left_of_a + left_of_b > 0 {
            let owner = match (left_of_a, left_of_b) {
                (0, _) => EdgeOwner::B,
                (_, 0) => EdgeOwner::A,
                _ => {
                    let [x, y] = a.edge(at.a.into());
                    first([x.negated(), y.negated()], b.edge(at.b.into()))
                }
            };
            let mut to = at;
            if owner != EdgeOwner::B {
                to.a = a.after(at.a.into()) as u8;
                left_of_a -= 1;
            }
            if owner != EdgeOwner::A {
                to.b = b.after(at.b.into()) as u8;
                left_of_b -= 1;
            }
            sum.edges[sum.len] = SumEdge { from: at, to, owner };
            sum.len += 1;
            at = to;
        }
        sum
    }
}

/// Which of two directions comes first, clockwise on screen from the positive x axis.
#[inline]
fn first(of_a: [Sum<2>; 2], of_b: [Sum<2>; 2]) -> EdgeOwner {
    let is_second_half = |[x, y]: [Sum<2>; 2]| {
        let (x, y) = (x.near(), y.near());
        y < 0.0 || y == 0.0 && x < 0.0
    };
    match (is_second_half(of_a), is_second_half(of_b)) {
        (false, true) => EdgeOwner::A,
        (true, false) => EdgeOwner::B,
        // Positive if B's is further around.
        _ => match det_sign(of_a[0], of_b[1], of_a[1], of_b[0]) {
            1 => EdgeOwner::A,
            0 => EdgeOwner::Both,
            _ => EdgeOwner::B,
        },
    }
}
