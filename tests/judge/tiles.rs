//! The tiles that a segment runs through, by the definition: between two crossings of borders the path is in the
//! tile around the middle of that stretch, and where it ends in that of its end.

use std::cmp::Ordering;

use graze2d::{Grid, Piece, Segment};
use num_bigint::BigInt;

use super::fraction::{Fraction, Scale, is_nearest};

/// The largest integer that is not above a fraction.
fn floor(f: &Fraction) -> BigInt {
    let quotient = &f.n / &f.d;
    if f.n < BigInt::ZERO && &quotient * &f.d != f.n { quotient - 1 } else { quotient }
}

/// A path over a grid, in units in which all of its numbers are integers.
struct Tiles {
    a: [BigInt; 2],
    way: [BigInt; 2],
    size: BigInt,
}

impl Tiles {
    fn of(grid: Grid, segment: Segment) -> Self {
        let (origin, a, b) = (grid.origin(), segment.a(), segment.b());
        let scale = Scale::of(&[origin.x, origin.y, grid.size(), a.x, a.y, b.x, b.y]);
        let axis = |k: usize| scale.integer(a[k]) - scale.integer(origin[k]);
        let way = |k: usize| scale.integer(b[k]) - scale.integer(a[k]);
        Self { a: [0, 1].map(axis), way: [0, 1].map(way), size: scale.integer(grid.size()) }
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
    let wanted = Tiles::of(grid, segment).pieces();
    let tiles: Vec<[BigInt; 2]> = told.iter().map(|piece| piece.tile().map(BigInt::from)).collect();
    let expected: Vec<[BigInt; 2]> = wanted.iter().map(|piece| piece.0.clone()).collect();
    if tiles != expected {
        return Err(format!("{tiles:?} are not {expected:?}"));
    }
    for (piece, (_, enter, exit)) in told.iter().zip(&wanted) {
        for (time, exact) in [(piece.times().0, enter), (piece.times().1, exit)] {
            if !is_nearest(time, |m| exact.cmp(m)) {
                return Err(format!("{time:e} of {:?} is not nearest", piece.tile()));
            }
        }
    }
    for pair in told.windows(2) {
        if pair[0].times().1.to_bits() != pair[1].times().0.to_bits() {
            return Err(format!("{pair:?} do not share their time"));
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
