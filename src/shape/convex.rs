//! The hull of a few points, grown by a radius.

use glam::{DVec2, dvec2};

use crate::error::{GeometryError, finite};
use crate::exact::determinant::turn;
use crate::exact::{Sum, rounded, rounded_to};
use crate::shape::vector::{Vector, finite_vector};
use crate::shape::{Aabb, Circle, Corner, Feature, Point, Segment, Side};

/// A closed convex shape: the hull of 1 to 8 points, grown by a radius ≥ 0.
///
/// ```text
///     ●          ╭───╮       ●─────────●      ╭───────────╮        ●──●       ╭──────╮
///                │ ● │                        │ ●───────● │       ╱    ╲      │ ●──● │
///                ╰───╯                        ╰───────────╯      ●──────●     │ ●──● │
///                                                                             ╰──────╯
///   point       circle       segment             capsule          polygon   rounded box
/// ```
///
/// A rotated box is one of these, too: [`Convex::rotated`]. All other shapes convert into it.
///
/// It is kept as a [position](Self::position), where the first point is, and as the offsets of all points from
/// there. No corner is ever evaluated, so a shape that moves keeps its form to the last bit.
#[doc(alias = "OBB")]
#[doc(alias = "oriented bounding box")]
#[doc(alias = "rotated rectangle")]
#[doc(alias = "polygon")]
#[doc(alias = "capsule")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Convex {
    /// Where the origin of the points is now.
    pub(super) position: DVec2,
    /// The place among the points that counts as the position: a corner is `position + (point − origin)`.
    pub(super) origin: DVec2,
    /// The corners of the hull, clockwise on screen, then zeros. The first one is where the first edge begins: edges are in
    /// the order of their directions, clockwise from the positive x axis.
    pub(super) points: [DVec2; MOST],
    pub(super) len: u8,
    /// How many edges have directions in the first half-turn.
    in_first_half: u8,
    pub(super) radius: f64,
    pub(super) names: Names,
}

/// The most points of a shape.
pub(super) const MOST: usize = 8;

/// What the parts of a shape are called.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Names {
    /// The sides and corners of a box with an area.
    Box,
    /// The arc of a circle.
    Circle,
    /// The numbers of given points.
    Points(Numbers),
    /// The numbers of the corners of a rotated box, in the order that its constructor gives them.
    Rotated { numbers: Numbers, half: DVec2, direction: DVec2 },
}

/// The numbers of given points, by corner and by edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Numbers {
    pub(super) vertices: [u8; MOST],
    pub(super) edges: [u8; MOST],
}

impl Convex {
    /// The hull of 1 to 8 points, grown by nothing. They may come in any order; repeated points, and points on an edge or inside,
    /// make no corners.
    ///
    /// [`Feature::Vertex`] has the number of a point; [`Feature::Edge`] that of the point at which the edge starts, in the direction
    /// in which the points were given.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite;
    /// [`PointCount`](GeometryError::PointCount) if there are no points, or more than 8.
    ///
    /// ```
    /// use graze2d::Convex;
    ///
    /// let slope = Convex::new([[0.0, 0.0], [4.0, 0.0], [4.0, -2.0]])?;
    /// assert_eq!(slope.corners().count(), 3);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn new<P, V: Vector<P>>(
        points: impl IntoIterator<Item = V>,
    ) -> Result<Self, GeometryError> {
        let mut given = [DVec2::ZERO; MOST];
        let mut count = 0;
        for point in points {
            *given.get_mut(count).ok_or(GeometryError::PointCount)? = finite_vector(point)?;
            count += 1;
        }
        let first = *given[..count].first().ok_or(GeometryError::PointCount)?;
        Ok(Self::hull(&given[..count], first))
    }

    /// The hull of points that are finite, with one of them as its position.
    fn hull(given: &[DVec2], position: DVec2) -> Self {
        let (hull, len) = corners_of(given);
        let mut shape = Self {
            position,
            origin: position,
            points: [DVec2::ZERO; MOST],
            len: len as u8,
            in_first_half: 0,
            radius: 0.0,
            names: Names::Points(Numbers { vertices: [0; MOST], edges: [0; MOST] }),
        };
        if len == 1 {
            // The offset of a single point is zero.
            shape.origin = DVec2::ZERO;
            return shape;
        }
        let is_first = |i: usize| is_in_first_half(given[hull[i]], given[hull[(i + 1) % len]]);
        let start = (0..len).find(|i| is_first(*i) && !is_first((i + len - 1) % len)).unwrap_or(0);
        let number = |i: usize| hull[(start + i) % len] as u8;
        // The hull runs clockwise. If the points were given counterclockwise, their numbers fall along it, and rise only once.
        let is_reversed = len > 2 && (0..len).filter(|i| number(*i) < number(i + 1)).count() == 1;
        let (mut vertices, mut edges) = ([0; MOST], [0; MOST]);
        for i in 0..len {
            shape.points[i] = given[usize::from(number(i))];
            shape.in_first_half += u8::from(is_first((start + i) % len));
            vertices[i] = number(i);
            edges[i] = number(if is_reversed { i + 1 } else { i });
        }
        shape.names = Names::Points(Numbers { vertices, edges });
        shape
    }

    /// The rectangle around `center` with half sizes `half` (≥ 0) along `direction` (a unit vector) and across it. Needs no angle.
    /// Its position is the center; the offsets of its corners are rounded once.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number, or the offset of a corner, is not finite;
    /// [`InvertedBox`](GeometryError::InvertedBox) if a half size is below zero.
    pub fn rotated<P, Q, R>(
        center: impl Vector<P>,
        half: impl Vector<Q>,
        direction: impl Vector<R>,
    ) -> Result<Self, GeometryError> {
        let [center, half] = [finite_vector(center)?, finite_vector(half)?];
        let direction = finite_vector(direction)?;
        if half.min_element() < 0.0 {
            return Err(GeometryError::InvertedBox);
        }
        let (along, across) = (half.x * direction, half.y * direction.perp());
        let offsets = [-along - across, along - across, along + across, across - along];
        let [a, b, c, d] = offsets.map(finite_vector);
        let mut shape = Self { origin: DVec2::ZERO, ..Self::hull(&[a?, b?, c?, d?], center) };
        if let Names::Points(numbers) = shape.names {
            shape.names = Names::Rotated { numbers, half, direction };
        }
        Ok(shape)
    }

    /// The rectangle around `center` with half sizes `half` (≥ 0), rotated by an angle in radians; positive is clockwise on
    /// screen. The sine and cosine are those of `libm`, so every machine makes the same shape.
    ///
    /// # Errors
    ///
    /// Those of [`rotated`](Self::rotated).
    pub fn from_angle<P, Q>(
        center: impl Vector<P>,
        half: impl Vector<Q>,
        angle: f64,
    ) -> Result<Self, GeometryError> {
        let (sin, cos) = libm::sincos(finite(angle)?);
        Self::rotated(center, half, dvec2(cos, sin))
    }

    /// All points no farther than `radius` from the segment.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if the radius is not finite;
    /// [`NegativeRadius`](GeometryError::NegativeRadius) if it is below zero.
    pub fn capsule(segment: impl Into<Segment>, radius: f64) -> Result<Self, GeometryError> {
        Self::from(segment.into()).rounded(radius)
    }

    /// The same points, grown by this radius instead.
    ///
    /// # Errors
    ///
    /// Those of [`capsule`](Self::capsule).
    pub fn rounded(self, radius: f64) -> Result<Self, GeometryError> {
        let radius = finite(radius)?;
        if radius < 0.0 {
            return Err(GeometryError::NegativeRadius);
        }
        Ok(Self { radius, ..self })
    }

    /// The same shape elsewhere.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite.
    pub fn at<P>(self, position: impl Vector<P>) -> Result<Self, GeometryError> {
        Ok(self.placed(finite_vector(position)?))
    }

    /// The same shape at a position that is known to be finite.
    pub(crate) fn placed(self, position: DVec2) -> Self {
        Self { position, ..self }
    }

    /// Where the first given point is; of a rotated box its center, of a box its min corner, of a circle its center.
    pub fn position(&self) -> DVec2 {
        self.position
    }

    /// How far the shape reaches beyond its points.
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// The corners of the hull, each correctly rounded, clockwise on screen. The first one is where the first edge starts; edges
    /// are in the order of their directions, clockwise from the positive x axis.
    pub fn corners(&self) -> impl ExactSizeIterator<Item = DVec2> + use<> {
        let shape = *self;
        (0..shape.len())
            .map(move |i| DVec2::from([0, 1].map(|axis| rounded(shape.corner(i, axis)))))
    }

    /// The smallest box of doubles that contains it.
    ///
    /// ```
    /// use graze2d::{Aabb, Convex};
    ///
    /// let turned = Convex::rotated((0.0, 0.0), (2.0, 1.0), (0.6, 0.8))?;
    /// assert_eq!(turned.rounded(0.5)?.bounds(), Aabb::new((-2.5, -2.7), (2.5, 2.7))?);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    pub fn bounds(&self) -> Aabb {
        self.around(true)
    }

    /// The box around it, each side rounded outward or to the nearest.
    pub(crate) fn around(&self, outward: bool) -> Aabb {
        let side = |axis: usize, high: bool| {
            let grown = |corner: usize| {
                let [a, b, c] = self.corner(corner, axis).0;
                let sum = Sum([a, b, c, if high { self.radius } else { -self.radius }]);
                if outward { rounded_to(sum, high) } else { rounded(sum) }
            };
            // Rounding is monotone, so it does not matter that each corner has rounded.
            let all = (0..self.len()).map(grown);
            all.reduce(if high { f64::max } else { f64::min }).unwrap_or_default()
        };
        Aabb::of(dvec2(side(0, false), side(1, false)), dvec2(side(0, true), side(1, true)))
    }

    /// How far its corners are from its position at most, on each axis, and its radius, rounded.
    pub(crate) fn extent(&self) -> DVec2 {
        let offsets = self.points[..self.len()].iter().map(|point| (point - self.origin).abs());
        offsets.fold(DVec2::splat(self.radius), DVec2::max)
    }

    /// A coordinate of a corner, seen from the position.
    pub(crate) fn offset(&self, corner: usize, axis: usize) -> Sum<2> {
        Sum([self.points[corner][axis], -self.origin[axis]])
    }

    /// How many corners there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The first edge whose direction is in the second half-turn: where the edges of the mirrored shape begin.
    #[inline]
    pub(crate) fn second_half(&self) -> usize {
        usize::from(self.in_first_half) % self.len()
    }

    /// The number of the next corner.
    #[inline]
    pub(crate) fn after(&self, corner: usize) -> usize {
        if corner + 1 == self.len() { 0 } else { corner + 1 }
    }

    /// A coordinate of a corner.
    #[inline]
    pub(crate) fn corner(&self, corner: usize, axis: usize) -> Sum<3> {
        let (point, origin) = (self.points[corner][axis], self.origin[axis]);
        let position = self.position[axis];
        // Most shapes are where they were made.
        if position == origin {
            Sum([point, 0.0, 0.0])
        } else if origin == 0.0 {
            Sum([position, point, 0.0])
        } else {
            Sum([point, -origin, position])
        }
    }

    /// The displacement along the edge that starts at a corner.
    #[inline]
    pub(crate) fn edge(&self, corner: usize) -> [Sum<2>; 2] {
        Sum::offset(self.points[corner], self.points[self.after(corner)])
    }

    /// The corner without a radius that has a name.
    pub(crate) fn corner_of(&self, name: Feature) -> Option<usize> {
        (0..self.len()).find(|corner| self.radius == 0.0 && self.vertex(*corner) == name)
    }

    /// The edges before and after a corner.
    pub(crate) fn edges_at(&self, corner: usize) -> [[Sum<2>; 2]; 2] {
        let before = corner.checked_sub(1).unwrap_or(self.len() - 1);
        [self.edge(before), self.edge(corner)]
    }

    /// The name of a corner.
    pub(crate) fn vertex(&self, corner: usize) -> Feature {
        const CORNERS: [Corner; 4] =
            [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];
        match self.names {
            Names::Box => Feature::Corner(CORNERS[corner]),
            Names::Circle => Feature::Arc,
            Names::Points(_) | Names::Rotated { .. } if self.len == 1 && self.radius > 0.0 => {
                Feature::Arc
            }
            Names::Points(numbers) | Names::Rotated { numbers, .. } => {
                Feature::Vertex(numbers.vertices[corner])
            }
        }
    }

    /// The name of the edge that starts at a corner.
    pub(crate) fn edge_feature(&self, corner: usize) -> Feature {
        const SIDES: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];
        match self.names {
            Names::Box => Feature::Side(SIDES[corner]),
            Names::Circle => Feature::Arc,
            Names::Points(numbers) | Names::Rotated { numbers, .. } => {
                Feature::Edge(numbers.edges[corner])
            }
        }
    }
}

/// Whether a direction is in the first half-turn from the positive x axis, clockwise on screen.
fn is_in_first_half(from: DVec2, to: DVec2) -> bool {
    to.y > from.y || to.y == from.y && to.x > from.x
}

/// The numbers of the corners of the hull, clockwise on screen, and how many there are (Andrew 1979). Exact turns decide.
fn corners_of(given: &[DVec2]) -> ([usize; MOST], usize) {
    // The points by x, then by y, without repetitions.
    let mut sorted = [0; MOST];
    let mut count = 0;
    for (number, point) in given.iter().enumerate() {
        let is_before = |i: &usize| (given[*i].x, given[*i].y) < (point.x, point.y);
        let place = sorted[..count].partition_point(is_before);
        if place < count && given[sorted[place]] == *point {
            continue;
        }
        sorted.copy_within(place..count, place + 1);
        sorted[place] = number;
        count += 1;
    }
    let mut hull = [0; 2 * MOST];
    let mut len = 0;
    // There along one side, and back along the other, which ends where the first began.
    for back in [false, true] {
        let fixed = len.max(1);
        for step in usize::from(back)..count {
            let next = sorted[if back { count - 1 - step } else { step }];
            let at = |i: usize| given[hull[i]];
            while len > fixed && turn(at(len - 2), at(len - 1), given[next]) <= 0 {
                len -= 1;
            }
            hull[len] = next;
            len += 1;
        }
    }
    (core::array::from_fn(|i| hull[i]), if count > 1 { len - 1 } else { 1 })
}

impl From<Point> for Convex {
    fn from(point: Point) -> Self {
        Self::hull(&[point.get()], point.get())
    }
}

impl From<Segment> for Convex {
    fn from(segment: Segment) -> Self {
        Self::hull(&[segment.a(), segment.b()], segment.a())
    }
}

impl From<Circle> for Convex {
    fn from(circle: Circle) -> Self {
        Self {
            position: circle.center(),
            origin: DVec2::ZERO,
            points: [DVec2::ZERO; MOST],
            len: 1,
            in_first_half: 0,
            radius: circle.radius(),
            names: Names::Circle,
        }
    }
}

impl From<Aabb> for Convex {
    fn from(aabb: Aabb) -> Self {
        let corners = [Corner::TopLeft, Corner::TopRight, Corner::BottomRight, Corner::BottomLeft];
        let corners = corners.map(|corner| aabb.corner(corner));
        if aabb.min().cmpeq(aabb.max()).any() {
            return Self::hull(&corners, aabb.min());
        }
        let mut points = [DVec2::ZERO; MOST];
        points[..4].copy_from_slice(&corners);
        let (position, origin) = (aabb.min(), aabb.min());
        Self { position, origin, points, len: 4, in_first_half: 2, radius: 0.0, names: Names::Box }
    }
}
