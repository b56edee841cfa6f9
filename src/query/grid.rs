//! The tiles that a segment runs through.

use core::iter::FusedIterator;

use glam::DVec2;

use crate::error::{GeometryError, finite, finite_vector};
use crate::exact::{Number, Polynomial, Ratio, Sign, Sum, quotient, sign_of};
use crate::shape::{Point, Segment};

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    origin: DVec2,
    size: f64,
}

/// The part of a segment that lies in one tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    tile: [i64; 2],
    enter: f64,
    exit: f64,
}

/// The pieces of a segment, in the order of the path: see [`Grid::pieces`].
#[derive(Clone, Debug)]
pub struct Pieces {
    grid: Grid,
    segment: Segment,
    /// The tile of the next piece, and when that begins.
    tile: [i64; 2],
    time: f64,
    /// The tile of the last piece.
    last: [i64; 2],
    is_done: bool,
}

impl Grid {
    /// The grid with a corner of tile `[0, 0]` at `origin`.
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
    /// # Errors
    ///
    /// [`NotIntegerOrOutOfRange`](GeometryError::NotIntegerOrOutOfRange) if its number does not fit into `i64`.
    pub fn tile(&self, point: Point) -> Result<[i64; 2], GeometryError> {
        let point = point.get();
        Ok([self.last_border(0, point.x, 0)?, self.last_border(1, point.y, 0)?])
    }

    /// The part of a segment in each tile that it runs through, in the order of the path.
    ///
    /// The first piece begins at time 0, each of the others when the one before it ends, bit for bit, and the
    /// last ends at 1. Times are correctly rounded; which tile comes next is decided exactly. If the path runs
    /// along a border, it is in the tile to the right of it or below. If it passes through a corner of the
    /// grid, the next piece is in the tile that it enters there. A piece has zero length only if the path ends
    /// in its tile, at a border, or is a point.
    ///
    /// ```
    /// use graze2d::{Grid, Segment};
    ///
    /// let grid = Grid::new((0.0, 0.0), 16.0)?;
    /// let sight = Segment::new((8.0, 4.0), (40.0, 20.0))?;
    /// let pieces: Vec<_> = grid.pieces(sight)?.map(|piece| (piece.tile(), piece.times())).collect();
    /// assert_eq!(pieces, [([0, 0], (0.0, 0.25)), ([1, 0], (0.25, 0.75)), ([2, 1], (0.75, 1.0))]);
    ///
    /// // It is an iterator, so it stops as soon as you have found what you look for.
    /// let wall = grid.pieces(sight)?.find(|piece| piece.tile() == [1, 0]);
    /// assert_eq!(wall.map(|piece| piece.times().0), Some(0.25));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    ///
    /// Amanatides and Woo (1987) go from border to border in the same way, with times that add up their
    /// roundings.
    ///
    /// # Errors
    ///
    /// [`NotIntegerOrOutOfRange`](GeometryError::NotIntegerOrOutOfRange) if the number of a tile does not fit
    /// into `i64`.
    #[doc(alias = "grid traversal")]
    #[doc(alias = "DDA")]
    #[doc(alias = "voxel traversal")]
    #[doc(alias = "supercover line")]
    pub fn pieces(&self, segment: Segment) -> Result<Pieces, GeometryError> {
        let (a, b) = (segment.a(), segment.b());
        let (mut tile, mut last) = ([0; 2], [0; 2]);
        for axis in [0, 1] {
            // A path that goes left or up from a border is before it at once.
            let most = if b[axis] < a[axis] { -1 } else { 0 };
            tile[axis] = self.last_border(axis, a[axis], most)?;
            last[axis] = self.last_border(axis, b[axis], 0)?;
        }
        Ok(Pieces { grid: *self, segment, tile, time: 0.0, last, is_done: false })
    }

    /// The last border at or before `to` on an axis: with `most` −1, strictly before it.
    fn last_border(&self, axis: usize, to: f64, most: Sign) -> Result<i64, GeometryError> {
        let out_of_range = GeometryError::NotIntegerOrOutOfRange;
        let near =
            quotient(&InTiles { place: Sum([to, -self.origin[axis]]), size: self.size }).floor();
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

impl Piece {
    /// The tile: its column and its row.
    pub fn tile(&self) -> [i64; 2] {
        self.tile
    }

    /// When the path enters the tile and when it leaves it.
    pub fn times(&self) -> (f64, f64) {
        (self.enter, self.exit)
    }
}

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        if self.is_done {
            return None;
        }
        let (tile, enter) = (self.tile, self.time);
        let crossings = [self.crossing(0), self.crossing(1)];
        let first = match crossings {
            [None, None] => None,
            [Some(x), Some(y)] if x.is_after(&y) => Some(y),
            [x, y] => x.or(y),
        };
        let Some(first) = first else {
            self.is_done = true;
            return Some(Piece { tile, enter, exit: 1.0 });
        };
        self.time = quotient(&first);
        for (axis, crossing) in crossings.into_iter().enumerate() {
            // At a corner both.
            if crossing.is_some_and(|crossing| !crossing.is_after(&first)) {
                self.tile[axis] += (self.last[axis] - tile[axis]).signum();
            }
        }
        Some(Piece { tile, enter, exit: self.time })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.is_done {
            return (0, Some(0));
        }
        let [x, y] = [0, 1].map(|axis| self.last[axis].abs_diff(self.tile[axis]));
        let count = |tiles: u128| usize::try_from(tiles + 1);
        let least = count(u128::from(x.max(y))).unwrap_or(usize::MAX);
        (least, count(u128::from(x) + u128::from(y)).ok())
    }
}

impl FusedIterator for Pieces {}

impl Pieces {
    /// How the path leaves the present tile on an axis.
    fn crossing(&self, axis: usize) -> Option<Crossing> {
        let (tile, last) = (self.tile[axis], self.last[axis]);
        if tile == last {
            return None;
        }
        let (a, b) = (self.segment.a()[axis], self.segment.b()[axis]);
        let number = i128::from(tile) + i128::from(tile < last);
        Some(Crossing { way: Border::new(&self.grid, axis, number, a), along: Sum([b, -a]) })
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
struct Border {
    offset: Sum<2>,
    /// The number of the border, as two doubles that hold all of its bits.
    number: Sum<2>,
    size: f64,
}

impl Border {
    fn new(grid: &Grid, axis: usize, number: i128, from: f64) -> Self {
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

/// The path at a border: `way` of its motion `along` the axis.
#[derive(Clone, Copy)]
struct Crossing {
    way: Border,
    along: Sum<2>,
}

impl Ratio for Crossing {
    fn parts<T: Number>(&self) -> (T, T) {
        (self.way.value(), self.along.to())
    }
}

impl Crossing {
    /// Whether it is later than another.
    fn is_after(&self, other: &Self) -> bool {
        let difference = sign_of(&Between { one: *self, other: *other });
        difference * self.along.sign() * other.along.sign() > 0
    }
}

/// The difference of the times of two crossings, times both motions.
struct Between {
    one: Crossing,
    other: Crossing,
}

impl Polynomial for Between {
    fn value<T: Number>(&self) -> T {
        self.one.way.value::<T>() * self.other.along.to()
            - self.other.way.value::<T>() * self.one.along.to()
    }
}
