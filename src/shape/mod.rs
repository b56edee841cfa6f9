//! The shapes that are asked about, checked when made, and the names of their parts.

pub(crate) mod integer;

use glam::{DVec2, Vec2, dvec2};

use crate::error::{GeometryError, finite};
use crate::exact::Sign;
use crate::exact::determinant::winding;

fn finite_vec(v: DVec2) -> Result<DVec2, GeometryError> {
    Ok(dvec2(finite(v.x)?, finite(v.y)?))
}

/// A point with finite coordinates, as every query on a lone point takes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point(DVec2);

impl Point {
    /// A point, refused when a coordinate is not finite.
    pub fn new(p: DVec2) -> Result<Self, GeometryError> {
        finite_vec(p).map(Self)
    }

    /// Its coordinates.
    pub fn get(&self) -> DVec2 {
        self.0
    }
}

impl TryFrom<DVec2> for Point {
    type Error = GeometryError;
    fn try_from(p: DVec2) -> Result<Self, GeometryError> {
        Self::new(p)
    }
}

/// Exact: every f32 is an f64.
impl TryFrom<Vec2> for Point {
    type Error = GeometryError;
    fn try_from(p: Vec2) -> Result<Self, GeometryError> {
        Self::new(p.as_dvec2())
    }
}

/// The displacement of a mover over the step: velocity times duration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion(DVec2);

impl Motion {
    /// No displacement.
    pub const NONE: Self = Self(DVec2::ZERO);

    /// A displacement that is known to be finite.
    pub(crate) fn of(motion: DVec2) -> Self {
        Self(motion)
    }

    /// A displacement, refused when a coordinate is not finite.
    pub fn new(motion: DVec2) -> Result<Self, GeometryError> {
        finite_vec(motion).map(Self)
    }

    /// Its coordinates.
    pub fn get(&self) -> DVec2 {
        self.0
    }
}

impl TryFrom<DVec2> for Motion {
    type Error = GeometryError;
    fn try_from(motion: DVec2) -> Result<Self, GeometryError> {
        Self::new(motion)
    }
}

/// Exact: every f32 is an f64.
impl TryFrom<Vec2> for Motion {
    type Error = GeometryError;
    fn try_from(motion: Vec2) -> Result<Self, GeometryError> {
        Self::new(motion.as_dvec2())
    }
}

/// The straight path from `a` to `b`: `p(t) = a + t(b − a)`, `t` from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    a: DVec2,
    b: DVec2,
}

impl Segment {
    /// The segment from `a` to `b`, refused when a coordinate is not finite. Both ends may be equal.
    pub fn new(a: DVec2, b: DVec2) -> Result<Self, GeometryError> {
        Ok(Self { a: finite_vec(a)?, b: finite_vec(b)? })
    }

    /// Where it starts, `t = 0`.
    pub fn a(&self) -> DVec2 {
        self.a
    }

    /// Where it ends, `t = 1`.
    pub fn b(&self) -> DVec2 {
        self.b
    }

    /// The same points, walked from `b` to `a`.
    pub fn reversed(&self) -> Self {
        Self { a: self.b, b: self.a }
    }
}

/// An axis-aligned box: the closed set `min ≤ p ≤ max`. Zero width or height is allowed.
///
/// ```text
///     min ┌──── Top ────┐          y grows downwards
///         │             │
///        Left         Right
///         │             │
///         └── Bottom ───┘ max
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    min: DVec2,
    max: DVec2,
}

impl Aabb {
    /// The box between `min` and `max`, refused when not finite or when `min > max` on an axis.
    pub fn new(min: DVec2, max: DVec2) -> Result<Self, GeometryError> {
        let (min, max) = (finite_vec(min)?, finite_vec(max)?);
        if min.cmple(max).all() { Ok(Self { min, max }) } else { Err(GeometryError::InvertedBox) }
    }

    /// The box between corners that are known to be in order.
    pub(crate) fn of(min: DVec2, max: DVec2) -> Self {
        Self { min, max }
    }

    /// The box that has `p` and `q` as opposite corners, whichever they are.
    pub fn from_corners(p: DVec2, q: DVec2) -> Result<Self, GeometryError> {
        let (p, q) = (finite_vec(p)?, finite_vec(q)?);
        Ok(Self { min: p.min(q), max: p.max(q) })
    }

    /// The box of the given size, width and height ≥ 0, with its top left corner at `min`.
    pub fn from_min_size(min: DVec2, size: DVec2) -> Result<Self, GeometryError> {
        // A negative size below an ulp would vanish in the sum.
        if size.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        Self::new(min, min + size)
    }

    /// The box around `center` that reaches `half` (≥ 0) to each side.
    pub fn from_center_half(center: DVec2, half: DVec2) -> Result<Self, GeometryError> {
        if half.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        Self::new(center - half, center + half)
    }

    /// The top left corner.
    pub fn min(&self) -> DVec2 {
        self.min
    }

    /// The bottom right corner.
    pub fn max(&self) -> DVec2 {
        self.max
    }

    /// The coordinate of one side: its x for `Left` and `Right`, its y for `Top` and `Bottom`.
    pub fn side(&self, side: Side) -> f64 {
        match side {
            Side::Left => self.min.x,
            Side::Right => self.max.x,
            Side::Top => self.min.y,
            Side::Bottom => self.max.y,
        }
    }

    /// The point at one corner.
    pub fn corner(&self, corner: Corner) -> DVec2 {
        let [horizontal, vertical] = corner.sides();
        dvec2(self.side(horizontal), self.side(vertical))
    }
}

/// A circle with its interior: the points no further than `radius` from `center`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    center: DVec2,
    radius: f64,
}

impl Circle {
    /// The circle, refused when not finite or when the radius is below zero. Radius 0 is a point.
    pub fn new(center: DVec2, radius: f64) -> Result<Self, GeometryError> {
        let (center, radius) = (finite_vec(center)?, finite(radius)?);
        if radius < 0.0 {
            return Err(GeometryError::NegativeRadius);
        }
        Ok(Self { center, radius })
    }

    /// A circle whose numbers are known to be good.
    pub(crate) fn of(center: DVec2, radius: f64) -> Self {
        Self { center, radius }
    }

    /// Its centre.
    pub fn center(&self) -> DVec2 {
        self.center
    }

    /// Its radius, ≥ 0.
    pub fn radius(&self) -> f64 {
        self.radius
    }
}

/// A closed convex quadrilateral: four corners in order, either winding. A rotated rectangle is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quad {
    corners: [DVec2; 4],
    winding: Sign,
}

impl Quad {
    /// The quad with these corners, refused when not finite, a bow-tie or a dart. Repeated and
    /// collinear corners are allowed.
    pub fn new(corners: [DVec2; 4]) -> Result<Self, GeometryError> {
        let mut checked = corners;
        for corner in &mut checked {
            *corner = finite_vec(*corner)?;
        }
        let winding = winding(checked).ok_or(GeometryError::NotConvex)?;
        Ok(Self { corners: checked, winding })
    }

    /// The rectangle around `center` with half sizes `half` (≥ 0) along `direction` (a unit vector)
    /// and across it. Needs no angle. Where it is so thin that its rounded corners are no longer
    /// convex, it is the segment through its middle.
    pub fn rotated(center: DVec2, half: DVec2, direction: DVec2) -> Result<Self, GeometryError> {
        for v in [center, half, direction] {
            finite_vec(v)?;
        }
        if half.min_element() < 0.0 {
            return Err(GeometryError::NegativeRadius);
        }
        let (along, across) = (half.x * direction, half.y * direction.perp());
        let corners = [
            center - along - across,
            center + along - across,
            center + along + across,
            center - along + across,
        ];
        Self::new(corners).or_else(|error| {
            let reach = if half.x >= half.y { along } else { across };
            let [from, to] = [center - reach, center + reach];
            match error {
                GeometryError::NotConvex => Self::new([from, to, to, from]),
                _ => Err(error),
            }
        })
    }

    /// The same from an angle in radians; positive turns clockwise on screen.
    pub fn from_angle(center: DVec2, half: DVec2, angle: f64) -> Result<Self, GeometryError> {
        let angle = finite(angle)?;
        let (sin, cos) = libm::sincos(angle);
        Self::rotated(center, half, dvec2(cos, sin))
    }

    /// Its corners in order.
    pub fn corners(&self) -> [DVec2; 4] {
        self.corners
    }

    /// 1 clockwise on screen, −1 counter-clockwise, 0 where all corners lie on one line.
    pub(crate) fn winding(&self) -> Sign {
        self.winding
    }
}

impl From<Aabb> for Quad {
    fn from(aabb: Aabb) -> Self {
        let corners = [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];
        let has_area = aabb.min.cmplt(aabb.max).all();
        Self { corners: corners.map(|corner| aabb.corner(corner)), winding: Sign::from(has_area) }
    }
}

/// One of the four sides of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// The four sides in the order in which they are walked.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The part of a fixed shape that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// A side of a box, without its corners.
    Side(Side),
    /// A corner of a box.
    Corner(Corner),
    /// An edge of a quad, from corner `i` to corner `i + 1`, without its ends.
    Edge(u8),
    /// A corner of a quad.
    Vertex(u8),
}
