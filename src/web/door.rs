//! From scalars to shapes. An argument that is refused becomes a negative code:
//! −(1 + error + 16 × argument), where errors have their place in the table of `wire::codes`.

use glam::{DVec2, dvec2};

use super::wire::codes::error_code;
use crate::error::GeometryError;
use crate::shape::integer::IntPoint;
use crate::shape::{Aabb, Circle, Motion, Point, Quad, Segment};

/// The code of a query that was asked, or of the argument that was refused.
pub(super) fn code(answer: impl FnOnce() -> Result<i32, i32>) -> i32 {
    answer().unwrap_or_else(|refused| refused)
}

/// The code of a refused argument, counted from 0.
pub(super) fn refused(argument: i32, error: GeometryError) -> i32 {
    -(1 + error_code(error) + 16 * argument)
}

pub(super) fn point(argument: i32, x: f64, y: f64) -> Result<Point, i32> {
    Point::new(dvec2(x, y)).map_err(|error| refused(argument, error))
}

pub(super) fn segment(argument: i32, ax: f64, ay: f64, bx: f64, by: f64) -> Result<Segment, i32> {
    Segment::new(dvec2(ax, ay), dvec2(bx, by)).map_err(|error| refused(argument, error))
}

pub(super) fn aabb(
    argument: i32,
    min_x: f64,
    min_y: f64,
    max_x: f64,
    max_y: f64,
) -> Result<Aabb, i32> {
    Aabb::new(dvec2(min_x, min_y), dvec2(max_x, max_y)).map_err(|error| refused(argument, error))
}

pub(super) fn circle(argument: i32, x: f64, y: f64, radius: f64) -> Result<Circle, i32> {
    Circle::new(dvec2(x, y), radius).map_err(|error| refused(argument, error))
}

pub(super) fn motion(argument: i32, x: f64, y: f64) -> Result<Motion, i32> {
    Motion::new(dvec2(x, y)).map_err(|error| refused(argument, error))
}

pub(super) fn quad(argument: i32, corners: [[f64; 2]; 4]) -> Result<Quad, i32> {
    Quad::new(corners.map(DVec2::from)).map_err(|error| refused(argument, error))
}

/// A point with integer coordinates within ±2⁵³.
pub(super) fn int_point(argument: i32, x: f64, y: f64) -> Result<IntPoint, i32> {
    let whole = dvec2(x, y).as_i64vec2();
    // A fraction, or a number that no i64 holds, does not come back the same.
    let point = if whole.as_dvec2() == dvec2(x, y) {
        IntPoint::new(whole)
    } else {
        Err(GeometryError::NotIntegerOrOutOfRange)
    };
    point.map_err(|error| refused(argument, error))
}

/// Refuses points that are not whole.
///
/// A double holds integers within ±2⁵³ exactly, and queries on doubles are exact. So once the points
/// are known to be whole, the query on doubles gives the answer. Only `turn` has its own query for
/// integers, because its steps differ.
pub(super) fn whole<const N: usize>(argument: i32, points: [[f64; 2]; N]) -> Result<(), i32> {
    points.into_iter().try_for_each(|[x, y]| int_point(argument, x, y).map(|_| ()))
}
