//! From scalars to shapes. An invalid argument becomes a negative code:
//! −(1 + error + 16 × argument), with the index of the error in the table of `wire::codes`.

use super::wire::codes::{Refusal, refusal_code};
use super::wire::layout::{ANGLED, BOX, CIRCLE, ROTATED};
use crate::error::GeometryError;
use crate::query::grid::Grid;
use crate::shape::{Aabb, Circle, Convex, Motion, Point, Segment};
use crate::world::wall::Wall;

/// The code of a query, or of the invalid argument.
#[inline]
pub(super) fn code(answer: impl FnOnce() -> Result<i32, i32>) -> i32 {
    answer().unwrap_or_else(|refused| refused)
}

/// The code of an invalid argument, counted from 0.
#[cold]
pub(super) fn refused(argument: i32, why: impl Into<Refusal>) -> i32 {
    -(1 + refusal_code(why.into()) + 16 * argument)
}

/// Reads one argument after the other.
pub(super) struct Door {
    argument: i32,
}

impl Door {
    pub(super) fn new() -> Self {
        Self { argument: -1 }
    }

    /// The next argument, if it is valid.
    #[inline]
    pub(super) fn take<Shape>(
        &mut self,
        made: impl FnOnce() -> Result<Shape, GeometryError>,
    ) -> Result<Shape, i32> {
        self.argument += 1;
        made().map_err(|error| refused(self.argument, error))
    }

    #[inline]
    pub(super) fn point(&mut self, [x, y]: [f64; 2]) -> Result<Point, i32> {
        self.take(|| Point::new([x, y]))
    }

    #[inline]
    pub(super) fn segment(&mut self, [ax, ay, bx, by]: [f64; 4]) -> Result<Segment, i32> {
        self.take(|| Segment::new([ax, ay], [bx, by]))
    }

    #[inline]
    pub(super) fn aabb(&mut self, [min_x, min_y, max_x, max_y]: [f64; 4]) -> Result<Aabb, i32> {
        self.take(|| Aabb::new([min_x, min_y], [max_x, max_y]))
    }

    #[inline]
    pub(super) fn circle(&mut self, [x, y, radius]: [f64; 3]) -> Result<Circle, i32> {
        self.take(|| Circle::new([x, y], radius))
    }

    #[inline]
    pub(super) fn motion(&mut self, [x, y]: [f64; 2]) -> Result<Motion, i32> {
        self.take(|| Motion::new([x, y]))
    }

    pub(super) fn grid(&mut self, [x, y, size]: [f64; 3]) -> Result<Grid, i32> {
        self.take(|| Grid::new([x, y], size))
    }

    /// A form, a radius, and what the form has: a position and up to eight points; a center, half sizes, and a direction or an
    /// angle; the sides of a box; a center. More points than eight are only counted.
    pub(super) fn convex(&mut self, [form, radius, n @ ..]: [f64; 20]) -> Result<Convex, i32> {
        self.take(|| {
            let pair = |i: usize| [n[i], n[i + 1]];
            let shape = match form as i32 {
                ROTATED => Convex::rotated(pair(0), pair(2), pair(4))?,
                ANGLED => Convex::from_angle(pair(0), pair(2), n[4])?,
                BOX => Aabb::new(pair(0), pair(2))?.into(),
                CIRCLE => Circle::new(pair(0), radius)?.into(),
                count => {
                    let points =
                        (0..count as usize).map(|i| if i < 8 { pair(2 + 2 * i) } else { [0.0; 2] });
                    Convex::new(points)?.at(pair(0))?
                }
            };
            shape.rounded(radius)
        })
    }

    /// A convex shape; a box without a radius is kept as a box.
    pub(super) fn wall(&mut self, numbers: [f64; 20]) -> Result<Wall, i32> {
        match numbers {
            [form, 0.0, a, b, c, d, ..] if form as i32 == BOX => {
                self.aabb([a, b, c, d]).map(Wall::from)
            }
            _ => self.convex(numbers).map(Wall::from),
        }
    }
}
