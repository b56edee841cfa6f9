//! The tiles that a segment runs through, by the definition: between two crossings of borders the path is in the
//! tile around the middle of that stretch, and where it ends in that of its end.

use std::cmp::Ordering;

use graze2d::glam::DVec2;
use graze2d::{Grid, Piece, Point, Segment};
use num_bigint::BigInt;

use super::fraction::{Fraction, Scale, is_nearest};

/// The largest integer that is not above a fraction.
fn floor(f: &Fraction) -> BigInt {
    let quotient = &f.n / &f.d;
    if f.n < BigInt::ZERO && &quotient * &f.d != f.n { quotient - 1 } else { quotient }
}

/// A path over a grid, in units in which all of its numbers are integers.
struct Tiles {
    scale: Scale,
    origin: [BigInt; 2],
    /// From the origin.
    a: [BigInt; 2],
    way: [BigInt; 2],
    size: BigInt,
}

impl Tiles {
    fn of(grid: Grid, segment: Segment) -> Self {
        let (origin, a, b) = (grid.origin(), segment.a(), segment.b());
        let scale = Scale::of(&[origin.x, origin.y, grid.size(), a.x, a.y, b.x, b.y]);
        let origin = [0, 1].map(|k| scale.integer(origin[k]));
        let from = [0, 1].map(|k| scale.integer(a[k]) - &origin[k]);
        let way = [0, 1].map(|k| scale.integer(b[k]) - scale.integer(a[k]));
        Self { scale, origin, a: from, way, size: scale.integer(grid.size()) }
    }

    /// Whether a point is nearest to the place of the path at a time.
    fn is_place(&self, point: DVec2, time: &Fraction) -> bool {
        [0, 1].iter().all(|&k| {
            let place = (&self.origin[k] + &self.a[k]) * &time.d + &self.way[k] * &time.n;
            self.is_coordinate(point[k], &Fraction::new(place, time.d.clone()))
        })
    }

    fn is_coordinate(&self, x: f64, exact: &Fraction) -> bool {
        is_nearest(x, |middle| exact.cmp(&self.scale.fraction(middle)))
    }

    /// The tile of the path at a time.
    fn at(&self, time: &Fraction) -> [BigInt; 2] {
        [0, 1].map(|k| {
            let place = &self.a[k] * &time.d + &self.way[k] * &time.n;
            floor(&Fraction::new(place, &self.size * &time.d))
        })
    }

    /// When the path is at a border of the grid, from 0 to 1.
    fn crossings(&self) -> Vec<Fraction> {
        let mut times = Vec::new();
        for (a, way) in self.a.iter().zip(&self.way) {
            if *way == BigInt::ZERO {
                continue;
            }
            let ends = [a.clone(), a + way];
            let [low, high] = [ends.iter().min().unwrap(), ends.iter().max().unwrap()];
            let one = BigInt::from(1);
            let mut border = floor(&Fraction::new(low.clone(), one.clone() * &self.size));
            while &border * &self.size <= *high {
                if &border * &self.size >= *low {
                    times.push(Fraction::new(&border * &self.size - a, way.clone()));
                }
                border += 1;
            }
        }
        times
    }

    /// Each tile, with the times at which the path enters and leaves it.
    fn pieces(&self) -> Vec<([BigInt; 2], Fraction, Fraction)> {
        let [zero, one] = [Fraction::whole(0), Fraction::whole(1)];
        if self.way == [BigInt::ZERO, BigInt::ZERO] {
            return vec![(self.at(&zero), zero, one)];
        }
        let mut times = self.crossings();
        times.extend([zero, one.clone()]);
        times.sort();
        times.dedup();
        let mut pieces: Vec<([BigInt; 2], Fraction, Fraction)> = Vec::new();
        for pair in times.windows(2) {
            let sum = &pair[0].n * &pair[1].d + &pair[1].n * &pair[0].d;
            let tile = self.at(&Fraction::new(sum, &pair[0].d * &pair[1].d * 2));
            match pieces.last_mut() {
                Some(last) if last.0 == tile => last.2 = pair[1].clone(),
                _ => pieces.push((tile, pair[0].clone(), pair[1].clone())),
            }
        }
        let end = self.at(&one);
        if pieces.last().is_some_and(|last| last.0 != end) {
            pieces.push((end, one.clone(), one));
        }
        pieces
    }
}

/// What is wrong with the pieces of a segment.
pub(crate) fn judge_pieces(grid: Grid, segment: Segment, told: &[Piece]) -> Result<(), String> {
    let tiles_of = Tiles::of(grid, segment);
    let wanted = tiles_of.pieces();
    let tiles: Vec<[BigInt; 2]> = told.iter().map(|piece| piece.tile().map(BigInt::from)).collect();
    let expected: Vec<[BigInt; 2]> = wanted.iter().map(|piece| piece.0.clone()).collect();
    if tiles != expected {
        return Err(format!("{tiles:?} are not {expected:?}"));
    }
    for (piece, (_, enter, exit)) in told.iter().zip(&wanted) {
        let ([from, to], part) = (piece.times(), piece.segment());
        for (time, exact, place) in [(from, enter, part.a()), (to, exit, part.b())] {
            if !is_nearest(time, |middle| exact.cmp(middle)) {
                return Err(format!("{time:e} of {:?} is not nearest", piece.tile()));
            }
            if !tiles_of.is_place(place, exact) {
                return Err(format!("{place:?} of {:?} is not nearest", piece.tile()));
            }
        }
    }
    let bits = |time: f64, place: DVec2| (time.to_bits(), place.to_array().map(f64::to_bits));
    for pair in told.windows(2) {
        let [end, start] = [pair[0].segment().b(), pair[1].segment().a()];
        if bits(pair[0].times()[1], end) != bits(pair[1].times()[0], start) {
            return Err(format!("{pair:?} do not share their time and place"));
        }
    }
    let (first, last) = (told[0], told[told.len() - 1]);
    let ends = [first.segment().a(), last.segment().b()];
    if (first.times()[0], last.times()[1], ends) != (0.0, 1.0, [segment.a(), segment.b()]) {
        return Err(format!("{first:?} and {last:?} are not all of the path"));
    }
    Ok(())
}

/// What is wrong with the tile of a point, and with the box of that tile.
pub(crate) fn judge_tile(grid: Grid, point: Point) -> Result<(), String> {
    let at = point.get();
    let tiles = Tiles::of(grid, Segment::new(at, at).expect("a finite point"));
    let tile = grid.tile(point).map_err(|error| error.to_string())?;
    let expected = tiles.at(&Fraction::whole(0));
    if tile.map(BigInt::from) != expected {
        return Err(format!("{tile:?} is not {expected:?}"));
    }
    let aabb = grid.aabb(tile);
    for (more, corner) in [(0, aabb.min()), (1, aabb.max())] {
        for k in [0, 1] {
            let border = (&expected[k] + more) * &tiles.size + &tiles.origin[k];
            if !tiles.is_coordinate(corner[k], &Fraction::new(border, BigInt::from(1))) {
                return Err(format!("{corner:?} of {tile:?} is not nearest"));
            }
        }
    }
    Ok(())
}

#[test]
fn a_floor_is_not_above_its_fraction() {
    for (n, d, expected) in [(7, 2, 3), (-7, 2, -4), (-6, 2, -3), (0, 5, 0)] {
        assert_eq!(floor(&Fraction::new(n.into(), d.into())), BigInt::from(expected));
    }
    assert_eq!(Fraction::whole(1).cmp(&Fraction::whole(2)), Ordering::Less);
}
