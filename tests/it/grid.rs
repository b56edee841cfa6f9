//! The tiles that a segment runs through: each kind of path drawn, and generated ones before the judge.

use graze2d::{GeometryError, Grid, Piece, Point, Segment};

use crate::judge::tiles::judge_pieces;
use crate::words::Words;

type Told = ([i64; 2], (f64, f64));

fn segment(a: [f64; 2], b: [f64; 2]) -> Segment {
    Segment::new(a, b).unwrap()
}

/// The pieces over a grid of unit tiles.
fn told(a: [f64; 2], b: [f64; 2]) -> Vec<Told> {
    let grid = Grid::new([0.0, 0.0], 1.0).unwrap();
    grid.pieces(segment(a, b)).unwrap().map(|piece| (piece.tile(), piece.times())).collect()
}

//   ┌───┬───┬───┐
//   │ ●─┼───┼─▶ │
//   └───┴───┴───┘
#[test]
fn neighbors_share_their_times() {
    let right = [([0, 0], (0.0, 0.25)), ([1, 0], (0.25, 0.75)), ([2, 0], (0.75, 1.0))];
    assert_eq!(told([0.5, 0.5], [2.5, 0.5]), right);
    let left = [([2, 0], (0.0, 0.25)), ([1, 0], (0.25, 0.75)), ([0, 0], (0.75, 1.0))];
    assert_eq!(told([2.5, 0.5], [0.5, 0.5]), left);
}

#[test]
fn a_path_along_a_border_is_in_the_tile_to_the_right_or_below() {
    for (a, b) in [([1.0, 0.25], [1.0, 0.75]), ([1.0, 0.75], [1.0, 0.25])] {
        assert_eq!(told(a, b), [([1, 0], (0.0, 1.0))]);
    }
    assert_eq!(told([0.25, -2.0], [0.75, -2.0]), [([0, -2], (0.0, 1.0))]);
}

//   ┌───┬───┐
//   │ ╲ │   │     through the corner, not through the tiles beside it
//   ├───╳───┤
//   │   │ ╲ │
//   └───┴───┘
#[test]
fn a_corner_of_the_grid_leads_from_tile_to_tile() {
    assert_eq!(told([0.5, 0.5], [1.5, 1.5]), [([0, 0], (0.0, 0.5)), ([1, 1], (0.5, 1.0))]);
    assert_eq!(told([1.5, 1.5], [0.5, 0.5]), [([1, 1], (0.0, 0.5)), ([0, 0], (0.5, 1.0))]);
    // For this moment the point is in tile [1, 1], which no piece of any length is in.
    assert_eq!(told([0.5, 1.5], [1.5, 0.5]), [([0, 1], (0.0, 0.5)), ([1, 0], (0.5, 1.0))]);
    // An ulp beside it, it is in a third one.
    let beside = told([0.5, 0.5], [1.5, 1.5f64.next_down()]);
    assert_eq!(beside.iter().map(|piece| piece.0).collect::<Vec<_>>(), [[0, 0], [1, 0], [1, 1]]);
}

#[test]
fn a_path_that_ends_at_a_border_ends_in_the_tile_that_the_border_belongs_to() {
    assert_eq!(told([0.5, 0.5], [1.0, 0.5]), [([0, 0], (0.0, 1.0)), ([1, 0], (1.0, 1.0))]);
    assert_eq!(told([1.5, 0.5], [1.0, 0.5]), [([1, 0], (0.0, 1.0))]);
    // One that begins there is in the tile that it runs through at once.
    assert_eq!(told([1.0, 0.5], [0.5, 0.5]), [([0, 0], (0.0, 1.0))]);
    assert_eq!(told([0.5, 1.5], [1.0, 1.0]), [([0, 1], (0.0, 1.0)), ([1, 1], (1.0, 1.0))]);
}

#[test]
fn a_point_has_one_piece() {
    assert_eq!(told([-0.5, 3.0], [-0.5, 3.0]), [([-1, 3], (0.0, 1.0))]);
}

#[test]
fn borders_are_not_rounded() {
    // 3 × 0.1 is 0.30000000000000004 in doubles, and 0.30000000000000001665… in truth.
    let grid = Grid::new([0.0, 0.0], 0.1).unwrap();
    let point = Point::new([0.3f64.next_up(), 0.3]).unwrap();
    assert_eq!(grid.tile(point), Ok([3, 2]));
}

#[test]
fn it_can_be_stopped_early_and_says_how_many_are_left() {
    let grid = Grid::new([0.0, 0.0], 1.0).unwrap();
    let mut pieces = grid.pieces(segment([0.5, 0.5], [1e15, 0.75])).unwrap();
    assert_eq!(pieces.size_hint(), (1_000_000_000_000_001, Some(1_000_000_000_000_001)));
    assert_eq!(pieces.nth(2).map(|piece| piece.tile()), Some([2, 0]));
    let mut all = grid.pieces(segment([0.5, 0.5], [1.5, 2.5])).unwrap();
    assert_eq!(all.size_hint(), (3, Some(4)));
    assert_eq!(all.by_ref().count(), 4);
    assert_eq!((all.next(), all.size_hint()), (None, (0, Some(0))));
}

#[test]
fn what_is_no_grid_or_beyond_the_numbers_of_tiles_is_refused() {
    for size in [0.0, -1.0] {
        assert_eq!(Grid::new([0.0, 0.0], size), Err(GeometryError::NotPositive));
    }
    assert_eq!(Grid::new([0.0, f64::NAN], 1.0), Err(GeometryError::NonFinite));
    assert_eq!(Grid::new([0.0, 0.0], f64::INFINITY), Err(GeometryError::NonFinite));
    let grid = Grid::new([0.0, 0.0], 1.0).unwrap();
    let tile = |x: f64| grid.tile(Point::new([x, 0.0]).unwrap()).map(|tile| tile[0]);
    let limit = 9_223_372_036_854_775_808.0;
    assert_eq!(tile(-limit), Ok(i64::MIN));
    assert_eq!(tile(limit.next_down()), Ok(i64::MAX - 1023));
    for x in [limit, -limit.next_up(), f64::MAX, -f64::MAX] {
        assert_eq!(tile(x), Err(GeometryError::NotIntegerOrOutOfRange), "{x:e}");
        assert!(grid.pieces(segment([0.0, 0.0], [0.0, x])).is_err());
    }
    // The last border of all is that after the last tile.
    let [from, to] = [limit.next_down(), limit.next_down().next_down()];
    assert_eq!(grid.pieces(segment([from, 0.5], [to, 0.5])).unwrap().size_hint().0, 1024);
}

/// So many paths in every run of the tests; `PATHS=1000000` asks more.
const PATHS: u64 = 4_000;

/// A coordinate in tiles: often at a border, often an ulp beside one.
fn place(words: &mut Words, size: f64) -> f64 {
    let near = words.whole(6) * size;
    match words.below(6) {
        0 | 1 => near,
        2 => near.next_up(),
        3 => near.next_down(),
        4 => near + 0.5 * size,
        _ => words.between(-6.0, 6.0) * size,
    }
}

#[test]
fn generated_paths_have_the_pieces_that_the_definition_gives() {
    let count = std::env::var("PATHS").map_or(PATHS, |n| n.parse().expect("a number"));
    let mut words = Words(20261123);
    let mut lengths = [0_u64; 4];
    for _ in 0..count {
        let exponent = words.choose(&[0, 0, 0, -1070, -600, 500, 960]);
        let unit = words.choose(&[1.0, 0.1, 3.0, 0.75, 1.0 / 3.0]) * 2.0f64.powi(exponent);
        let size = if unit > 0.0 { unit } else { f64::from_bits(1) };
        let far = words.choose(&[0.0, 0.0, 1e3, 1e15]) * size;
        let mut at = |words: &mut Words| [0, 1].map(|_| place(words, size) + far);
        let (origin, a, b) = (at(&mut words), at(&mut words), at(&mut words));
        let b = if words.one_in(4) { [b[0], a[1]] } else { b };
        let grid = Grid::new(if words.one_in(2) { [far; 2] } else { origin }, size).unwrap();
        let path = segment(a, b);
        let pieces: Vec<Piece> = grid.pieces(path).unwrap().collect();
        let what = || format!("{grid:?} {path:?}");
        judge_pieces(grid, path, &pieces).unwrap_or_else(|wrong| panic!("{wrong}: {}", what()));
        lengths[pieces.len().min(4) - 1] += 1;
    }
    // Otherwise the judge would have had nothing to say.
    assert!(lengths.iter().all(|each| *each > count / 50), "{lengths:?}");
}
