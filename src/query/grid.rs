//! A grid of square tiles, and the tile that a point belongs to.

use glam::DVec2;

use crate::error::{GeometryError, finite};
use crate::exact::{Number, Polynomial, Ratio, Sign, Sum, U, quotient, sign_of};
use crate::shape::vector::{Vector, finite_vector};
use crate::shape::{Aabb, Point};
use crate::sweep::solve::filters_are_off;

/// A grid of equal square tiles that covers the plane.
///
/// Tile `[i, j]` is the square from `origin + [i, j] · size` to `origin + [i + 1, j + 1] · size`, computed
/// without rounding. Its left and top sides belong to it, its right and bottom sides to its neighbors. So every
/// point belongs to exactly one tile.
///
/// ```text
///   origin ●────────┬────────┐
///          │ [0, 0] │ [1, 0] │      y grows downward
///          ├────────┼────────┤
///          │ [0, 1] │ [1, 1] │
///          └────────┴────────┘
///           ←─size─→
/// ```
#[doc(alias = "tile map")]
#[doc(alias = "tilemap")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    origin: DVec2,
    size: f64,
}

impl Grid {
    /// The grid with the min corner of tile `[0, 0]` at `origin`.
    ///
    /// # Errors
    ///
    /// [`NonFinite`](GeometryError::NonFinite) if a number is not finite,
    /// [`NotPositive`](GeometryError::NotPositive) if `size` is not positive.
    pub fn new<P>(origin: impl Vector<P>, size: f64) -> Result<Self, GeometryError> {
        let (origin, size) = (finite_vector(origin)?, finite(size)?);
        if size > 0.0 { Ok(Self { origin, size }) } else { Err(GeometryError::NotPositive) }
    }

    /// The min corner of tile `[0, 0]`.
    pub fn origin(&self) -> DVec2 {
        self.origin
    }

    /// The length of a tile's side.
    pub fn size(&self) -> f64 {
        self.size
    }

    /// The tile that a point belongs to.
    ///
    /// ```
    /// use graze2d::{Grid, Point};
    ///
    /// let grid = Grid::new((0.0, 0.0), 0.1)?;
    /// // In doubles, 3 × 0.1 rounds up to 0.30000000000000004. The border is not rounded, so it is before that.
    /// assert_eq!(grid.tile(Point::new((3.0 * 0.1, -0.05))?)?, [3, -1]);
    /// assert_eq!(grid.tile(Point::new((0.3, 0.0))?)?, [2, 0]);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NotIntegerOrOutOfRange`](GeometryError::NotIntegerOrOutOfRange) if its column or row does not fit into `i64`.
    pub fn tile(&self, point: Point) -> Result<[i64; 2], GeometryError> {
        let point = point.get();
        Ok([self.tile_on(0, point.x, 0)?, self.tile_on(1, point.y, 0)?])
    }

    /// The box of a tile, with correctly rounded corners. Neighbors share their sides exactly, so the boxes leave
    /// no gaps.
    pub fn aabb(&self, tile: [i64; 2]) -> Aabb {
        let corner = |is_far: bool| {
            let at = |axis: usize| self.border(axis, tile[axis], is_far, 0.0, ONE).time();
            DVec2::from([0, 1].map(at))
        };
        Aabb::of(corner(false), corner(true))
    }

    /// The low or far border of a tile on an axis, as a path that starts at `from` and moves `along` crosses it.
    pub(super) fn border(
        &self,
        axis: usize,
        tile: i64,
        is_far: bool,
        from: f64,
        along: Sum<2>,
    ) -> Crossing {
        let high = tile >> 32 << 32;
        Crossing {
            offset: Sum([self.origin[axis], -from]),
            number: Sum([high as f64, (tile - high + i64::from(is_far)) as f64]),
            size: self.size,
            along,
        }
    }

    /// The tile on an axis that `to` is in: the last whose low border is at or before it; with `most` −1, strictly
    /// before it.
    pub(super) fn tile_on(&self, axis: usize, to: f64, most: Sign) -> Result<i64, GeometryError> {
        if let Some(tile) = self.quick_tile(axis, to) {
            return Ok(tile);
        }
        let is_before = |tile: i64, is_far: bool| {
            self.border(axis, tile, is_far, to, ONE).compare(&Crossing::NOW) <= most
        };
        // A quotient beyond the range of tiles saturates at its end.
        let near = self.border(axis, 0, false, to, Sum([-self.size, 0.0])).time().floor() as i64;
        // It is off by less than 1 up to 2⁵², and by less than 2¹¹ beyond.
        let doubt = if near.unsigned_abs() < EVERY_INTEGER { 1 } else { 1 << 11 };
        let (mut low, mut high) = (near.saturating_sub(doubt), near.saturating_add(doubt));
        while low < high {
            // Rounded up, so that the search ends.
            let middle = high - (high - low) / 2;
            if is_before(middle, false) { low = middle } else { high = middle - 1 }
        }
        let is_there = is_before(low, false) && !is_before(low, true);
        if is_there { Ok(low) } else { Err(GeometryError::NotIntegerOrOutOfRange) }
    }

    /// The tile on an axis that `to` is in, if it is certainly at no border.
    fn quick_tile(&self, axis: usize, to: f64) -> Option<i64> {
        let near = (to - self.origin[axis]) / self.size;
        let floor = near.floor();
        // Two roundings, each by U of its result, unless it is subnormal.
        let doubt = 4.0 * U * near.abs() + f64::MIN_POSITIVE;
        let is_sure = !filters_are_off()
            && near.abs() < EVERY_INTEGER as f64
            && near - floor > doubt
            && floor + 1.0 - near > doubt;
        is_sure.then_some(floor as i64)
    }
}

/// Up to here, every integer and the next one are doubles.
const EVERY_INTEGER: u64 = 1 << 52;

/// A motion of 1.
const ONE: Sum<2> = Sum([1.0, 0.0]);

/// A path that crosses a border of the grid, at the time `way / along`. It is asked only for one kind of quotient and
/// one kind of sign, which keeps the module small.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing {
    /// From the path's start to the border: `offset + number × size`.
    offset: Sum<2>,
    /// The number of the border, as two doubles that hold all of its bits.
    number: Sum<2>,
    size: f64,
    /// The motion of the path.
    along: Sum<2>,
}

impl Crossing {
    /// A border at the start of the path.
    const NOW: Self = Self { offset: Sum([0.0; 2]), number: Sum([0.0; 2]), size: 0.0, along: ONE };

    /// When the path is at the border, correctly rounded.
    pub(super) fn time(&self) -> f64 {
        self.place(0.0, ONE)
    }

    /// Where a coordinate that moves from `start` is at that time, correctly rounded.
    pub(super) fn place(&self, start: f64, motion: Sum<2>) -> f64 {
        quotient(&Place { start, motion, crossing: self })
    }

    /// The sign of this time minus the other.
    pub(super) fn compare(&self, other: &Self) -> Sign {
        sign_of(&Between { one: self, other }) * self.along.sign() * other.along.sign()
    }

    fn way<T: Number>(&self) -> T {
        self.offset.to::<T>() + self.number.to::<T>() * T::of(self.size)
    }
}

/// The difference of the times of two crossings, multiplied by both motions.
struct Between<'a> {
    one: &'a Crossing,
    other: &'a Crossing,
}

impl Polynomial for Between<'_> {
    fn value<T: Number>(&self) -> T {
        self.one.way::<T>() * self.other.along.to() - self.other.way::<T>() * self.one.along.to()
    }
}

/// `start + motion × way / along`
struct Place<'a> {
    start: f64,
    motion: Sum<2>,
    crossing: &'a Crossing,
}

impl Ratio for Place<'_> {
    fn parts<T: Number>(&self) -> (T, T) {
        let (way, along) = (self.crossing.way::<T>(), self.crossing.along.to::<T>());
        (T::of(self.start) * along + self.motion.to::<T>() * way, along)
    }
}
