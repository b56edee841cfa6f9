//! The names of the parts of a box and of a convex shape.

use glam::{DVec2, dvec2};

/// One of the four sides of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side at min x.
    Left,
    /// The side at max x.
    Right,
    /// The side at min y.
    Top,
    /// The side at max y.
    Bottom,
}

impl Side {
    /// The four sides, in the order in which queries test them.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Top, Self::Bottom];

    /// Its axis, 0 for x and 1 for y, and whether it is the high side there.
    pub(crate) const fn axis(self) -> (usize, bool) {
        match self {
            Self::Left => (0, false),
            Self::Right => (0, true),
            Self::Top => (1, false),
            Self::Bottom => (1, true),
        }
    }

    /// The side across the box.
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Top => Self::Bottom,
            Self::Bottom => Self::Top,
        }
    }

    /// The unit normal that points out of the box.
    pub const fn normal(self) -> DVec2 {
        match self {
            Self::Left => dvec2(-1.0, 0.0),
            Self::Right => dvec2(1.0, 0.0),
            Self::Top => dvec2(0.0, -1.0),
            Self::Bottom => dvec2(0.0, 1.0),
        }
    }
}

/// One of the four corners of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corner {
    /// Min x, min y.
    TopLeft,
    /// Max x, min y.
    TopRight,
    /// Min x, max y.
    BottomLeft,
    /// Max x, max y.
    BottomRight,
}

impl Corner {
    /// The corner where a `Left` or `Right` side meets a `Top` or `Bottom` one.
    pub(crate) const fn of(horizontal: Side, vertical: Side) -> Self {
        match (horizontal, vertical) {
            (Side::Left, Side::Top) => Self::TopLeft,
            (Side::Left, _) => Self::BottomLeft,
            (_, Side::Top) => Self::TopRight,
            _ => Self::BottomRight,
        }
    }

    /// The two sides that meet there: first `Left` or `Right`, then `Top` or `Bottom`.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Self::TopLeft => [Side::Left, Side::Top],
            Self::TopRight => [Side::Right, Side::Top],
            Self::BottomLeft => [Side::Left, Side::Bottom],
            Self::BottomRight => [Side::Right, Side::Bottom],
        }
    }
}

/// The part of a fixed shape that a path meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Feature {
    /// A side of a box, without its corners.
    Side(Side),
    /// A corner of a box.
    Corner(Corner),
    /// The edge of a convex shape that starts at its point `i`, without its ends.
    Edge(u8),
    /// Point `i` of a convex shape; a corner of a box is a [`Corner`](Self::Corner).
    Vertex(u8),
    /// Any place on a circle.
    Arc,
}
