//! The next border of a grid on each axis, in two lanes: when a path reaches it, which one it reaches first, and
//! where it is then. A piece comes 6 times as fast as from [`Crossing`](super::grid::Crossing) alone, which decides
//! if anything here is uncertain.

use glam::DVec2;
use wide::f64x2;

use super::grid::Grid;
use crate::exact::{Double, Halves, Quotient, SMALL, Sum, U, nearest_sum, swapped};
use crate::shape::Segment;
use crate::sweep::solve::filters_are_off;

/// Up to here the number of a border has no lower half, so that its product with a size is exact.
const EVERY_UPPER_HALF: u64 = 1 << 26;

/// A path over a grid; of each pair, x and y.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuickBorders {
    origin: f64x2,
    size: Halves,
    start: f64x2,
    /// From the start to the origin.
    offset: Double,
    motion: Double,
    divisor: Halves,
    reciprocal: f64x2,
}

/// How a path leaves a tile.
pub(super) struct Exit {
    /// On which axes it crosses a border: both at a corner, none in its last tile.
    pub(super) is_over: [bool; 2],
    pub(super) time: f64,
    pub(super) point: DVec2,
}

impl QuickBorders {
    /// `None` if the numbers of its tiles are too large, or the tiles too small.
    pub(super) fn new(grid: &Grid, segment: &Segment, tiles: [[i64; 2]; 2]) -> Option<Self> {
        let is_near = |number: &i64| number.unsigned_abs() < EVERY_UPPER_HALF;
        if filters_are_off() || grid.size() < SMALL || !tiles.as_flattened().iter().all(is_near) {
            return None;
        }
        let (origin, a, b) = (grid.origin(), segment.a(), segment.b());
        let lanes = |[x, y]: [Sum<2>; 2]| x.beside(y).double();
        let motion = lanes(Sum::offset(a, b));
        Some(Self {
            origin: f64x2::new(origin.to_array()),
            size: Halves::of(Double::of(f64x2::splat(grid.size()))),
            start: f64x2::new(a.to_array()),
            offset: lanes(Sum::offset(a, origin)),
            motion,
            divisor: Halves::of(motion),
            reciprocal: f64x2::splat(1.0) / motion.near,
        })
    }

    /// How the path leaves through the first of the borders with these numbers, of those that are ahead.
    #[inline]
    pub(super) fn exit(&self, numbers: [i64; 2], is_ahead: [bool; 2]) -> Option<Exit> {
        let number = f64x2::new(numbers.map(|number| number as f64));
        let product = Double::product(Halves::of(Double::of(number)), self.size);
        // Its parts have at most 53 bits, so it is exact. But its rest rounds when it is added.
        let product = Double { off: Some(f64x2::splat(4.0 * U) * product.rest.abs()), ..product };
        let moment = Quotient::new(self.way(product), self.divisor, self.reciprocal);
        let (times, is_sure) = moment.nearest();
        let ahead = f64x2::new(is_ahead.map(|is_ahead| f64::from(u8::from(is_ahead))));
        let ahead = ahead.simd_gt(f64x2::splat(0.0));
        let times = ahead.bitselect(times, f64x2::splat(f64::INFINITY));
        // Times that round to different doubles differ in the same way.
        let over = times.simd_lt(swapped(times));
        let [on_x, on_y] = f64x2::transpose([over, over]);
        // The path's time is that of the border that it reaches first.
        let moment = moment.map(|part| {
            let [x, y] = f64x2::transpose([part, part]);
            on_x.bitselect(x, y)
        });
        let (border, is_border) = nearest_sum(self.origin, [product]);
        let (reached, is_reached) = moment.reach(self.start, self.motion);
        let is_sure = (on_x | on_y) & (is_sure | !ahead) & over.bitselect(is_border, is_reached);
        let is_over = over.to_bitmask();
        is_sure.all().then(|| Exit {
            is_over: [is_over & 1 == 1, is_over & 2 == 2],
            time: times.fast_min(swapped(times)).to_array()[0],
            point: DVec2::from(over.bitselect(border, reached).to_array()),
        })
    }

    /// How far ahead of the start the borders are, given how far from the origin. Rests are at most U of what rounds,
    /// and round by U of themselves: 3 U² of both parts.
    #[inline]
    fn way(&self, product: Double) -> Double {
        let sum = Double::sum(self.offset.near, product.near);
        let off = f64x2::splat(4.0 * U * U) * (self.offset.near.abs() + product.near.abs());
        let rest = sum.rest + (self.offset.rest + product.rest);
        Double { off: Some(off), ..Double::sum(sum.near, rest) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::{SPREADS, any, words};
    use crate::sweep::solve::without_filters;

    const ROUNDS: usize = if cfg!(miri) { 10 } else { 10_000 };

    /// Asks for pieces of paths, many of them through corners, along borders, or an ulp beside them.
    fn hold(seed: u64, spread: u64) {
        let mut word = words(seed);
        for _ in 0..ROUNDS {
            let (kind, size) = (word(), any(&mut word, spread).abs());
            let mut place = |kind: u64| {
                let near = (word() % 17) as f64 * size - 8.0 * size;
                let x = match kind % 8 {
                    0..=2 => near,
                    3 => near.next_up(),
                    4 => near.next_down(),
                    5 => near + 0.5 * size,
                    6 => near + any(&mut word, 4) * size,
                    _ => any(&mut word, spread),
                };
                if x.is_finite() { x } else { 0.0 }
            };
            let origin =
                if kind & 1 == 0 { [0.0; 2] } else { [place(kind >> 1), place(kind >> 4)] };
            let [a, b] = [8, 16].map(|bits| [place(kind >> bits), place(kind >> (bits + 3))]);
            let Ok(grid) = Grid::new(origin, size) else { continue };
            let path = Segment::new(a, b).unwrap();
            let ask = || {
                grid.pieces(path).map(|pieces| format!("{:?}", pieces.take(40).collect::<Vec<_>>()))
            };
            assert_eq!(ask(), without_filters(ask), "{grid:?} {path:?}");
        }
    }

    #[test]
    fn the_filters_change_no_bit_of_pieces() {
        for (seed, spread) in (100..).zip(SPREADS) {
            hold(seed, spread);
        }
    }

    #[test]
    fn they_are_sure_of_ordinary_numbers() {
        let (mut word, grid) = (words(110), Grid::new([-300.0, 20.0], 0.7).unwrap());
        let mut number = |low: f64| low + (word() >> 11) as f64 / (1_u64 << 53) as f64;
        for _ in 0..ROUNDS {
            let [a, b] = [[number(-300.8), number(19.2)], [number(-290.0), number(30.0)]];
            let path = Segment::new(a, b).unwrap();
            let pieces = grid.pieces(path).unwrap();
            let quick = QuickBorders::new(&grid, &path, [pieces.next.tile, pieces.last]).unwrap();
            let next = pieces.next.tile.map(|tile| tile + 1);
            assert!(quick.exit(next, [true; 2]).is_some(), "{path:?}");
        }
    }
}
