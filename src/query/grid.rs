//! A grid of square tiles, and the tile that a point belongs to.

use glam::DVec2;

use crate::error::{GeometryError, finite, finite_vector};
use crate::exact::{Number, Polynomial, Ratio, Sign, Sum, quotient, sign_of};
use crate::shape::{Aabb, Point};

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
    /// [`NotPositive`](GeometryError::NotPositive) if `size` is not above zero.
    pub fn new(origin: impl Into<[f64; 2]>, size: f64) -> Result<Self, GeometryError> {
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
    /// // In doubles 3 × 0.1 is 0.30000000000000004: the border itself is not rounded, and lies before it.
    /// assert_eq!(grid.tile(Point::new((3.0 * 0.1, -0.05))?)?, [3, -1]);
    /// assert_eq!(grid.tile(Point::new((0.3, 0.0))?)?, [2, 0]);
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NotIntegerOrOutOfRange`](GeometryError::NotIntegerOrOutOfRange) if its number does not fit into `i64`.
    pub fn tile(&self, point: Point) -> Result<[i64; 2], GeometryError> {
        let point = point.get();
        Ok([self.last_border(0, point.x, 0)?, self.last_border(1, point.y, 0)?])
    }

    /// The box of a tile. Its corners are correctly rounded, so the boxes of neighbors share their sides, and all
    /// of them cover the plane.
    pub fn aabb(&self, tile: [i64; 2]) -> Aabb {
        let corner =
            |more: i128| {
                DVec2::from([0, 1].map(|axis| {
                    quotient(&Border::new(self, axis, i128::from(tile[axis]) + more, 0.0))
                }))
            };
        Aabb::of(corner(0), corner(1))
    }

    /// The last border at or before `to` on an axis: with `most` −1, strictly before it.
    pub(super) fn last_border(
        &self,
        axis: usize,
        to: f64,
        most: Sign,
    ) -> Result<i64, GeometryError> {
        let out_of_range = GeometryError::NotIntegerOrOutOfRange;
        let place = InTiles { place: Sum([to, -self.origin[axis]]), size: self.size };
        let near = quotient(&place).floor();
        if near.abs() > 2.0 * I64 {
            return Err(out_of_range);
        }
        // The quotient has rounded by less than 1 below 2⁵², and by less than 2¹² here.
        let doubt = if near.abs() < EVERY_INTEGER { 1 } else { 1 << 12 };
        let (mut low, mut high) = (near as i128 - doubt, near as i128 + 1 + doubt);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            let is_before = sign_of(&Border::new(self, axis, middle, to)) <= most;
            *(if is_before { &mut low } else { &mut high }) = middle;
        }
        i64::try_from(low).map_err(|_| out_of_range)
    }
}

/// 2⁶³
const I64: f64 = (1_u64 << 63) as f64;
/// Up to here the next integer is a double.
const EVERY_INTEGER: f64 = (1_u64 << 52) as f64;

/// A place in tiles: `place / size`.
struct InTiles {
    place: Sum<2>,
    size: f64,
}

impl Ratio for InTiles {
    fn parts<T: Number>(&self) -> (T, T) {
        (self.place.to(), T::of(self.size))
    }
}

/// From a coordinate to a border of the grid: `origin + number × size − from`.
#[derive(Clone, Copy)]
pub(super) struct Border {
    offset: Sum<2>,
    /// The number of the border, as two doubles that hold all of its bits.
    number: Sum<2>,
    size: f64,
}

impl Border {
    pub(super) fn new(grid: &Grid, axis: usize, number: i128, from: f64) -> Self {
        let high = number >> 32 << 32;
        Self {
            offset: Sum([grid.origin[axis], -from]),
            number: Sum([high as f64, (number - high) as f64]),
            size: grid.size,
        }
    }
}

impl Polynomial for Border {
    fn value<T: Number>(&self) -> T {
        self.offset.to::<T>() + self.number.to::<T>() * T::of(self.size)
    }
}

impl Ratio for Border {
    fn parts<T: Number>(&self) -> (T, T) {
        (self.value(), T::of(1.0))
    }
}
