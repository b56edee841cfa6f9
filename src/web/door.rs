//! From scalars to shapes. An argument that is refused becomes a negative code:
//! −(1 + error + 16 × argument), where errors have their place in the table of `wire::codes`.

use glam::{DVec2, dvec2};

use super::wire::codes::error_code;
use super::wire::layout::WHOLE;
use crate::error::GeometryError;
use crate::shape::{Aabb, Circle, IntPoint, Motion, Point, Quad, Segment};

/// The code of a query that was asked, or of the argument that was refused.
#[inline]
pub(super) fn code(answer: impl FnOnce() -> Result<i32, i32>) -> i32 {
    answer().unwrap_or_else(|refused| refused)
}

/// The code of a refused argument, counted from 0.
#[cold]
pub(super) fn refused(argument: i32, error: GeometryError) -> i32 {
    -(1 + error_code(error) + 16 * argument)
}

/// Takes one argument after the other.
pub(super) struct Door {
    argument: i32,
    whole: bool,
}

impl Door {
    pub(super) fn new(mode: u32) -> Self {
        Self { argument: -1, whole: mode & WHOLE != 0 }
    }

    /// The next argument, if it is accepted.
    #[inline]
    pub(super) fn take<Shape>(
        &mut self,
        made: impl FnOnce(bool) -> Result<Shape, GeometryError>,
    ) -> Result<Shape, i32> {
        self.argument += 1;
        made(self.whole).map_err(|error| refused(self.argument, error))
    }

    #[inline]
    pub(super) fn point(&mut self, [x, y]: [f64; 2]) -> Result<Point, i32> {
        self.take(|whole| {
            whole_points(whole, &[[x, y]])?;
            Point::new([x, y])
        })
    }

    /// A point with integer coordinates within ±2⁵³.
    pub(super) fn int_point(&mut self, p: [f64; 2]) -> Result<IntPoint, i32> {
        self.take(|_| int_point(p))
    }

    #[inline]
    pub(super) fn segment(&mut self, [ax, ay, bx, by]: [f64; 4]) -> Result<Segment, i32> {
        let ends = [[ax, ay], [bx, by]];
        self.take(|whole| {
            whole_points(whole, &ends)?;
            Segment::new(ends[0], ends[1])
        })
    }

    #[inline]
    pub(super) fn aabb(&mut self, [min_x, min_y, max_x, max_y]: [f64; 4]) -> Result<Aabb, i32> {
        self.take(|_| Aabb::new([min_x, min_y], [max_x, max_y]))
    }

    #[inline]
    pub(super) fn circle(&mut self, [x, y, radius]: [f64; 3]) -> Result<Circle, i32> {
        self.take(|_| Circle::new([x, y], radius))
    }

    #[inline]
    pub(super) fn motion(&mut self, [x, y]: [f64; 2]) -> Result<Motion, i32> {
        self.take(|_| Motion::new([x, y]))
    }

    pub(super) fn quad(&mut self, [ax, ay, bx, by, cx, cy, dx, dy]: [f64; 8]) -> Result<Quad, i32> {
        let corners = [[ax, ay], [bx, by], [cx, cy], [dx, dy]];
        self.take(|whole| {
            whole_points(whole, &corners)?;
            Quad::new(corners.map(DVec2::from))
        })
    }
}

/// Refuses points that should be whole and are not.
///
/// A double holds integers within ±2⁵³ exactly, and queries on doubles are exact. So once the points
/// are known to be whole, the query on doubles gives the answer. Only `turn` has its own query for
/// integers, because its steps differ.
fn whole_points(whole: bool, points: &[[f64; 2]]) -> Result<(), GeometryError> {
    if whole { points.iter().try_for_each(|p| int_point(*p).map(|_| ())) } else { Ok(()) }
}

fn int_point([x, y]: [f64; 2]) -> Result<IntPoint, GeometryError> {
    let whole = dvec2(x, y).as_i64vec2();
    // A fraction, or a number that no i64 holds, does not come back the same.
    if whole.as_dvec2() == dvec2(x, y) {
        IntPoint::new(whole)
    } else {
        Err(GeometryError::NotIntegerOrOutOfRange)
    }
}
