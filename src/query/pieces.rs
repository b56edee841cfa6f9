//! The tiles that a segment runs through.

use core::iter::FusedIterator;

use glam::DVec2;

use super::grid::{Crossing, Grid};
use super::quick_borders::{Exit, QuickBorders};
use crate::error::GeometryError;
use crate::exact::Sum;
use crate::shape::{Corner, Segment, Side};
use crate::steps::steps;

/// The part of a segment that lies in one tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    tile: [i64; 2],
    enter: f64,
    exit: f64,
    segment: Segment,
}

impl Piece {
    /// The tile: its column and its row.
    pub fn tile(&self) -> [i64; 2] {
        self.tile
    }

    /// When the path enters the tile and when it leaves it.
    pub fn times(&self) -> [f64; 2] {
        [self.enter, self.exit]
    }

    /// The piece as a path of its own. Both ends are correctly rounded, and each piece begins where the one
    /// before it ends, bit for bit.
    pub fn segment(&self) -> Segment {
        self.segment
    }
}

/// The pieces of a segment, in the order of the path: see [`Grid::pieces`].
#[derive(Clone, Debug)]
pub struct Pieces {
    grid: Grid,
    segment: Segment,
    pub(crate) next: Start,
    /// The tile of the last piece.
    pub(crate) last: [i64; 2],
    pub(crate) is_done: bool,
    quick: Option<QuickBorders>,
}

/// Where a piece begins, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) tile: [i64; 2],
    pub(crate) time: f64,
    pub(crate) point: DVec2,
}

steps! {
    /// One step of a path over tiles: its start, then one step for each piece.
    pub enum Step {
        /// The path starts in the first of these tiles, and ends in the other.
        Starts {
            /// The tile of the first piece.
            tile: [i64; 2],
            /// The tile of the last one.
            last_tile: [i64; 2],
        },
        /// There are borders ahead on both axes, and the path reaches one of them first.
        First {
            /// The side through which it leaves the tile.
            side: Side,
            /// When it leaves.
            t: f64,
            /// The side whose line it would reach next.
            other: Side,
            /// When it would reach that line: later, but both times may round to the same double.
            later: f64,
            /// Where it would reach that line.
            later_point: DVec2,
        },
        /// There are borders ahead on both axes, and the path reaches both at the same time.
        Corner {
            /// The corner through which it leaves the tile.
            corner: Corner,
            /// When it leaves.
            t: f64,
        },
        /// The path is already in its last column or row, so it can only leave through this side.
        Only {
            /// The side through which it leaves the tile.
            side: Side,
            /// When it leaves.
            t: f64,
        },
        /// The path ends in this tile.
        Ends {
            /// The tile of the last piece.
            tile: [i64; 2],
        },
    }
}

impl Grid {
    /// The part of a segment in each tile that it runs through, in the order of the path.
    ///
    /// The first piece begins at time 0, and the last ends at 1. Each later piece begins when the one before it
    /// ends, bit for bit. Times are correctly rounded, and the next tile is decided exactly. A path along a border
    /// is in the tile to the right of it or below it. After a path passes through a corner of the grid, its next
    /// piece is in the tile that it enters there. A piece has zero length if the path ends on the border where it
    /// enters that tile, if the path is a point, or if both ends of the piece round to the same point.
    ///
    /// ```
    /// use graze2d::{Grid, Segment};
    ///
    /// let grid = Grid::new((0.0, 0.0), 16.0)?;
    /// let sight = Segment::new((8.0, 4.0), (40.0, 20.0))?;
    /// let pieces: Vec<_> = grid.pieces(sight)?.map(|piece| (piece.tile(), piece.times())).collect();
    /// assert_eq!(pieces, [([0, 0], [0.0, 0.25]), ([1, 0], [0.25, 0.75]), ([2, 1], [0.75, 1.0])]);
    ///
    /// // It is an iterator, so it can stop as soon as you find what you look for.
    /// let wall = grid.pieces(sight)?.find(|piece| piece.tile() == [1, 0]);
    /// assert_eq!(wall.map(|piece| piece.times()[0]), Some(0.25));
    /// # Ok::<(), graze2d::GeometryError>(())
    /// ```
    ///
    /// This is the algorithm of Amanatides and Woo (1987), with one change. They add a constant to each time, so
    /// rounding errors add up. Here each time is computed from the ends of the path, and an exact comparison
    /// says which border is reached first.
    ///
    /// A path may have more pieces than memory can hold: [`size_hint`](Iterator::size_hint) gives a lower
    /// and an upper bound of their number.
    ///
    /// # Errors
    ///
    /// [`NotIntegerOrOutOfRange`](GeometryError::NotIntegerOrOutOfRange) if the number of a tile does not fit
    /// into `i64`.
    #[doc(alias = "grid traversal")]
    #[doc(alias = "DDA")]
    #[doc(alias = "voxel traversal")]
    #[doc(alias = "Amanatides-Woo")]
    #[doc(alias = "supercover line")]
    pub fn pieces(&self, segment: Segment) -> Result<Pieces, GeometryError> {
        let (a, b) = (segment.a(), segment.b());
        let (mut tile, mut last) = ([0; 2], [0; 2]);
        for axis in [0, 1] {
            // A path that goes left or up from a border is before it at once.
            let most = if b[axis] < a[axis] { -1 } else { 0 };
            tile[axis] = self.tile_on(axis, a[axis], most)?;
            last[axis] = self.tile_on(axis, b[axis], 0)?;
        }
        let next = Start { tile, time: 0.0, point: a };
        let quick = QuickBorders::new(self, &segment, [tile, last]);
        Ok(Pieces { grid: *self, segment, next, last, is_done: false, quick })
    }
}

/// Like [`Grid::pieces`], and reports every step to `watch`: the start at once, then one step for each piece when it
/// is taken from the iterator.
///
/// ```
/// use graze2d::{Grid, Segment, Side, trace::{self, PiecesStep as Step}};
///
/// let (grid, path) = (Grid::new((0.0, 0.0), 1.0)?, Segment::new((0.5, 0.5), (1.5, 0.5))?);
/// let mut steps = Vec::new();
/// assert_eq!(trace::pieces(grid, path, |step| steps.push(step))?.count(), 2);
/// assert!(matches!(steps[1], Step::Only { side: Side::Right, t: 0.5, .. }));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
///
/// # Errors
///
/// Those of [`Grid::pieces`].
pub fn trace_pieces<Watch: FnMut(Step)>(
    grid: Grid,
    segment: Segment,
    mut watch: Watch,
) -> Result<impl FusedIterator<Item = Piece> + use<Watch>, GeometryError> {
    let mut pieces = grid.pieces(segment)?;
    pieces.trace_start(&mut watch);
    Ok(core::iter::from_fn(move || pieces.trace_next(&mut watch)).fuse())
}

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        Some(self.advance()?.0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.is_done {
            return (0, Some(0));
        }
        let [x, y] = [0, 1].map(|axis| u128::from(self.last[axis].abs_diff(self.next.tile[axis])));
        let count = |borders: u128| usize::try_from(borders + 1);
        (count(x.max(y)).unwrap_or(usize::MAX), count(x + y).ok())
    }
}

impl FusedIterator for Pieces {}

impl Pieces {
    /// The next piece, and on which axes the path crosses a border at its end.
    fn advance(&mut self) -> Option<(Piece, [bool; 2])> {
        if self.is_done {
            return None;
        }
        let Start { tile, time: enter, point } = self.next;
        let Exit { is_over, time: exit, point: end } = self.exit();
        self.is_done = is_over == [false; 2];
        let number = |axis: usize| {
            let way = if tile[axis] < self.last[axis] { 1 } else { -1 };
            tile[axis] + i64::from(is_over[axis]) * way
        };
        self.next = Start { tile: [0, 1].map(number), time: exit, point: end };
        Some((Piece { tile, enter, exit, segment: Segment::of([point, end]) }, is_over))
    }

    /// On which axes there are borders ahead.
    fn is_ahead(&self) -> [bool; 2] {
        [0, 1].map(|axis| self.next.tile[axis] != self.last[axis])
    }

    /// How the path leaves the next tile.
    fn exit(&self) -> Exit {
        let is_ahead = self.is_ahead();
        if is_ahead == [false; 2] {
            return Exit { is_over: is_ahead, time: 1.0, point: self.segment.b() };
        }
        let quick = self.quick.as_ref();
        let number = |axis: usize| {
            let tile = self.next.tile[axis];
            tile + i64::from(tile < self.last[axis])
        };
        quick
            .and_then(|quick| quick.exit([0, 1].map(number), is_ahead))
            .unwrap_or_else(|| self.exact_exit(is_ahead))
    }

    #[cold]
    #[inline(never)]
    fn exact_exit(&self, [x, y]: [bool; 2]) -> Exit {
        let order = if x && y { self.crossing(0).compare(&self.crossing(1)) } else { 0 };
        let is_over = [x && order <= 0, y && order >= 0];
        let crossing = self.crossing(usize::from(!is_over[0]));
        Exit { is_over, time: crossing.time(), point: self.place(&crossing) }
    }

    /// Reports where the path begins.
    pub(crate) fn trace_start(&self, mut watch: impl FnMut(Step)) {
        watch(Step::Starts { tile: self.next.tile, last_tile: self.last });
    }

    /// The next piece, after its step is reported.
    pub(crate) fn trace_next(&mut self, mut watch: impl FnMut(Step)) -> Option<Piece> {
        let is_choice = self.is_ahead() == [true; 2];
        let (piece, is_over) = self.advance()?;
        let (tile, t) = (piece.tile, piece.exit);
        let side = |axis: usize| {
            let [low, high] = [[Side::Left, Side::Right], [Side::Top, Side::Bottom]][axis];
            if tile[axis] < self.last[axis] { high } else { low }
        };
        let first = usize::from(!is_over[0]);
        if is_over == [true; 2] {
            watch(Step::Corner { corner: Corner::of(side(0), side(1)), t });
        } else if is_over == [false; 2] {
            watch(Step::Ends { tile });
        } else if is_choice {
            // Not crossed, so it is still the next border on its axis.
            let later = self.crossing(1 - first);
            let (later_point, later) = (self.place(&later), later.time());
            watch(Step::First { side: side(first), t, other: side(1 - first), later, later_point });
        } else {
            watch(Step::Only { side: side(first), t });
        }
        Some(piece)
    }

    /// The next border on an axis, of which there is one ahead.
    fn crossing(&self, axis: usize) -> Crossing {
        let (tile, last) = (self.next.tile[axis], self.last[axis]);
        let (a, b) = (self.segment.a()[axis], self.segment.b()[axis]);
        self.grid.border(axis, tile, tile < last, a, Sum([b, -a]))
    }

    /// Where the path is at a crossing.
    fn place(&self, crossing: &Crossing) -> DVec2 {
        let (a, b) = (self.segment.a(), self.segment.b());
        DVec2::from([0, 1].map(|axis| crossing.place(a[axis], Sum([b[axis], -a[axis]]))))
    }
}
