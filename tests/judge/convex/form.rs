//! A shape as it was given: what the judge knows of it, beside the [`Convex`] that was made of the same numbers.

use std::fmt;

use graze2d::glam::DVec2;
use graze2d::{Aabb, Circle, Convex, Segment};

use crate::judge::fraction::Scale;
use crate::judge::vector::{Vector, minus};
use crate::queries::Polygon;

/// How a shape is made, and what its parts are called.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Points,
    Segment,
    Circle,
    Box,
    /// Half sizes and direction.
    Rotated(DVec2, DVec2),
}

/// A shape and the numbers that it was made of.
#[derive(Clone)]
pub(crate) struct Form {
    pub(crate) kind: Kind,
    /// As given; of a rotated box the offsets of its corners.
    pub(crate) points: Vec<DVec2>,
    /// What counts as the position among them.
    pub(crate) origin: DVec2,
    pub(crate) convex: Convex,
}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points: Vec<_> = self.points.iter().map(|p| p.to_array()).collect();
        write!(f, "{:?} {points:?} radius {:?}", self.kind, self.convex.radius())?;
        let position = self.convex.position();
        if position == self.origin {
            Ok(())
        } else {
            write!(f, " with {:?} at {position:?}", self.origin)
        }
    }
}

impl From<Polygon> for Form {
    fn from(polygon: Polygon) -> Self {
        Self::points(&polygon.points).rounded(polygon.radius)
    }
}

impl From<&Form> for Form {
    fn from(form: &Form) -> Self {
        form.clone()
    }
}

impl Form {
    pub(crate) fn points(points: &[DVec2]) -> Self {
        let convex = Convex::new(points.iter().copied()).expect("1 to 8 finite points");
        Self { kind: Kind::Points, points: points.to_vec(), origin: points[0], convex }
    }

    pub(crate) fn segment(a: DVec2, b: DVec2) -> Self {
        let convex = Segment::new(a, b).expect("finite").into();
        Self { kind: Kind::Segment, points: vec![a, b], origin: a, convex }
    }

    pub(crate) fn circle(center: DVec2, radius: f64) -> Self {
        let convex = Circle::new(center, radius).expect("a circle").into();
        Self { kind: Kind::Circle, points: vec![center], origin: center, convex }
    }

    /// Clockwise from the min corner.
    pub(crate) fn aabb(aabb: Aabb) -> Self {
        let (min, max) = (aabb.min(), aabb.max());
        let corners = [min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)];
        Self { kind: Kind::Box, points: corners.to_vec(), origin: min, convex: aabb.into() }
    }

    /// The offsets of the corners are rounded once.
    pub(crate) fn rotated(center: DVec2, half: DVec2, direction: DVec2) -> Option<Self> {
        let along = half.x * direction;
        let across = half.y * DVec2::new(-direction.y, direction.x);
        let points = vec![-along - across, along - across, along + across, across - along];
        let convex = Convex::rotated(center, half, direction).ok()?;
        Some(Self { kind: Kind::Rotated(half, direction), points, origin: DVec2::ZERO, convex })
    }

    pub(crate) fn rounded(self, radius: f64) -> Self {
        Self { convex: self.convex.rounded(radius).expect("a radius"), ..self }
    }

    pub(crate) fn at(self, position: DVec2) -> Self {
        Self { convex: self.convex.at(position).expect("finite"), ..self }
    }

    /// Mirrored, or with exchanged axes. A box is told by its corners, so that its position is that of the same corner.
    pub(crate) fn turned(&self, turn: fn(DVec2) -> DVec2) -> Self {
        let points: Vec<DVec2> = self.points.iter().map(|p| turn(*p)).collect();
        let form = match self.kind {
            Kind::Circle => Self::circle(points[0], 0.0),
            Kind::Rotated(half, direction) => {
                Self::rotated(DVec2::ZERO, half, turn(direction)).expect("as large as before")
            }
            _ => Self::points(&points),
        };
        form.rounded(self.convex.radius()).at(turn(self.convex.position()))
    }

    /// All numbers times a power of two.
    pub(crate) fn scaled(&self, by: f64) -> Self {
        let points: Vec<DVec2> = self.points.iter().map(|p| by * *p).collect();
        let form = match self.kind {
            Kind::Circle => Self::circle(points[0], 0.0),
            Kind::Segment => Self::segment(points[0], points[1]),
            Kind::Box => Self::aabb(Aabb::new(points[0], points[2]).expect("a box")),
            Kind::Rotated(half, direction) => {
                Self::rotated(DVec2::ZERO, by * half, direction).expect("in range")
            }
            Kind::Points => Self::points(&points),
        };
        form.rounded(by * self.convex.radius()).at(by * self.convex.position())
    }

    /// The same hull of points in another order, some of them repeated; the first stays.
    pub(crate) fn reordered(&self, mut below: impl FnMut(usize) -> usize) -> Self {
        if matches!(self.kind, Kind::Circle | Kind::Rotated(..)) {
            return self.clone();
        }
        let mut points = self.points.clone();
        while points.len() < 8 && below(3) > 0 {
            points.push(points[below(points.len())]);
        }
        for i in (2..points.len()).rev() {
            points.swap(i, 1 + below(i));
        }
        Self::points(&points).rounded(self.convex.radius()).at(self.convex.position())
    }

    /// Every number that it is made of.
    pub(crate) fn inputs(&self) -> Vec<f64> {
        let points = self.points.iter().chain([&self.origin]);
        let mut inputs: Vec<f64> = points.flat_map(|p| p.to_array()).collect();
        inputs.extend(self.convex.position().to_array());
        inputs.push(self.convex.radius());
        inputs
    }

    /// Its points where they are: `position + (point − origin)`.
    pub(crate) fn exact(&self, scale: Scale) -> Vec<Vector> {
        let integers = |p: DVec2| p.to_array().map(|x| scale.integer(x));
        let origin = integers(self.origin);
        let by = minus(&integers(self.convex.position()), &origin);
        let moved = |p: &DVec2| {
            let p = integers(*p);
            [0, 1].map(|k| &p[k] + &by[k])
        };
        self.points.iter().map(moved).collect()
    }
}
