//! The tiles that a segment runs through: each kind of path drawn, and generated ones before the judge.

use graze2d::glam::dvec2;
use graze2d::trace::{self, PiecesStep as Step};
use graze2d::{Aabb, GeometryError, Grid, Piece, Point, Segment, Side};

use crate::judge::tiles::{judge_pieces, judge_tile};
use crate::words::Words;

type Told = ([i64; 2], [f64; 2]);

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
    let right = [([0, 0], [0.0, 0.25]), ([1, 0], [0.25, 0.75]), ([2, 0], [0.75, 1.0])];
    assert_eq!(told([0.5, 0.5], [2.5, 0.5]), right);
    let left = [([2, 0], [0.0, 0.25]), ([1, 0], [0.25, 0.75]), ([0, 0], [0.75, 1.0])];
    assert_eq!(told([2.5, 0.5], [0.5, 0.5]), left);
}

#[test]
fn a_path_along_a_border_is_in_the_tile_to_the_right_or_below() {
    for (a, b) in [([1.0, 0.25], [1.0, 0.75]), ([1.0, 0.75], [1.0, 0.25])] {
        assert_eq!(told(a, b), [([1, 0], [0.0, 1.0])]);
    }
    assert_eq!(told([0.25, -2.0], [0.75, -2.0]), [([0, -2], [0.0, 1.0])]);
}

//   ┌───┬───┐
//   │ ╲ │   │     through the corner, not through the tiles beside it
//   ├───╳───┤
//   │   │ ╲ │
//   └───┴───┘
#[test]
fn a_corner_of_the_grid_leads_from_tile_to_tile() {
    assert_eq!(told([0.5, 0.5], [1.5, 1.5]), [([0, 0], [0.0, 0.5]), ([1, 1], [0.5, 1.0])]);
    assert_eq!(told([1.5, 1.5], [0.5, 0.5]), [([1, 1], [0.0, 0.5]), ([0, 0], [0.5, 1.0])]);
    // For this moment the point is in tile [1, 1], which no piece of any length is in.
    assert_eq!(told([0.5, 1.5], [1.5, 0.5]), [([0, 1], [0.0, 0.5]), ([1, 0], [0.5, 1.0])]);
    // An ulp beside it, it is in a third one.
    let beside = told([0.5, 0.5], [1.5, 1.5f64.next_down()]);
    assert_eq!(beside.iter().map(|piece| piece.0).collect::<Vec<_>>(), [[0, 0], [1, 0], [1, 1]]);
}

#[test]
fn a_path_that_ends_at_a_border_ends_in_the_tile_that_the_border_belongs_to() {
    assert_eq!(told([0.5, 0.5], [1.0, 0.5]), [([0, 0], [0.0, 1.0]), ([1, 0], [1.0, 1.0])]);
    assert_eq!(told([1.5, 0.5], [1.0, 0.5]), [([1, 0], [0.0, 1.0])]);
    // One that begins there is in the tile that it runs through at once.
    assert_eq!(told([1.0, 0.5], [0.5, 0.5]), [([0, 0], [0.0, 1.0])]);
    assert_eq!(told([0.5, 1.5], [1.0, 1.0]), [([0, 1], [0.0, 1.0]), ([1, 1], [1.0, 1.0])]);
}

#[test]
fn a_point_has_one_piece() {
    assert_eq!(told([-0.5, 3.0], [-0.5, 3.0]), [([-1, 3], [0.0, 1.0])]);
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
fn a_piece_is_a_segment_and_its_tile_a_box() {
    let grid = Grid::new([0.0, 0.0], 16.0).unwrap();
    let pieces: Vec<Piece> = grid.pieces(segment([8.0, 4.0], [40.0, 20.0])).unwrap().collect();
    let parts: Vec<Segment> = pieces.iter().map(Piece::segment).collect();
    let [middle, corner] = [[16.0, 8.0], [32.0, 16.0]];
    let expected =
        [segment([8.0, 4.0], middle), segment(middle, corner), segment(corner, [40.0, 20.0])];
    assert_eq!(parts, expected);
    assert_eq!(grid.aabb(pieces[2].tile()), Aabb::new([32.0, 16.0], [48.0, 32.0]).unwrap());
    // Borders beyond the range are the largest numbers.
    let grid = Grid::new([f64::MAX, 0.0], f64::MAX).unwrap();
    assert_eq!(grid.aabb([0, -2]).min(), dvec2(f64::MAX, -f64::MAX));
}

#[test]
fn a_path_from_the_first_tile_of_all_to_the_last_is_no_overflow() {
    let grid = Grid::new([0.0, 0.0], 1.0).unwrap();
    let limit = 9_223_372_036_854_775_808.0f64;
    let path = segment([-limit, 0.5], [limit.next_down(), 0.5]);
    // A path that goes left from a border is in the tile before it.
    let [there, back] = [(i64::MIN, 1, 1022), (i64::MAX - 1024, -1, 1023)];
    for (path, (first, way, missing)) in [(path, there), (path.reversed(), back)] {
        let mut pieces = grid.pieces(path).unwrap();
        assert_eq!(pieces.size_hint().0, usize::MAX - missing);
        assert_eq!(pieces.next().unwrap().tile(), [first, 0]);
        assert_eq!(pieces.next().unwrap().tile(), [first + way, 0]);
    }
}

#[test]
fn steps_say_which_border_comes_first() {
    let grid = Grid::new([0.0, 0.0], 1.0).unwrap();
    let steps = |a, b| {
        let mut steps = Vec::new();
        trace::pieces(grid, segment(a, b), |step| steps.push(format!("{step:?}")))
            .unwrap()
            .for_each(drop);
        steps
    };
    let expected = [
        "Starts { tile: [0, 0], last_tile: [2, 1] }",
        "First { side: Right, t: 0.25, other: Bottom, later: 0.75, later_point: DVec2(2.0, 1.0) }",
        "Corner { corner: BottomRight, t: 0.75 }",
        "Ends { tile: [2, 1] }",
    ];
    assert_eq!(steps([0.5, 0.25], [2.5, 1.25]), expected);
    let [_, only, _] = &steps([0.5, 0.5], [0.5, -0.5])[..] else { panic!("three steps") };
    assert_eq!(only, "Only { side: Top, t: 0.5 }");
}

/// What a step says of a piece, and of the next one if there is one.
fn judge_step(step: Step, piece: &Piece, next: Option<&Piece>) -> bool {
    let (tile, exit) = (piece.tile(), piece.times()[1]);
    let over = |tile: [i64; 2], side: Side| match side {
        Side::Left => [tile[0] - 1, tile[1]],
        Side::Right => [tile[0] + 1, tile[1]],
        Side::Top => [tile[0], tile[1] - 1],
        Side::Bottom => [tile[0], tile[1] + 1],
    };
    let (to, t) = match step {
        Step::First { side, t, later, .. } if later >= t => (over(tile, side), t),
        Step::Only { side, t, .. } => (over(tile, side), t),
        Step::Corner { corner, t, .. } => (corner.sides().into_iter().fold(tile, over), t),
        Step::Ends { tile: last, .. } => return last == tile && next.is_none(),
        _ => return false,
    };
    t == exit && next.is_some_and(|next| next.tile() == to)
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
        let exponent = words.choose(&[0, 0, 0, -1070, -600, 500, 960, 1019]);
        let unit = words.choose(&[1.0, 0.1, 3.0, 0.75, 1.0 / 3.0]) * 2.0f64.powi(exponent);
        let size = if unit > 0.0 { unit } else { f64::from_bits(1) };
        let far = words.choose(&[0.0, 0.0, 1e3, 1e15]);
        // In the largest tiles differences overflow.
        let far = if exponent > 1000 { 0.0 } else { far * size };
        let at = |words: &mut Words| [0, 1].map(|_| place(words, size) + far);
        let (origin, a, b) = (at(&mut words), at(&mut words), at(&mut words));
        let b = if words.one_in(4) { [b[0], a[1]] } else { b };
        let grid = Grid::new(if words.one_in(2) { [far; 2] } else { origin }, size).unwrap();
        let path = segment(a, b);
        let pieces: Vec<Piece> = grid.pieces(path).unwrap().collect();
        let what = || format!("{grid:?} {path:?}");
        judge_pieces(grid, path, &pieces).unwrap_or_else(|wrong| panic!("{wrong}: {}", what()));
        let start = Point::new(a).unwrap();
        judge_tile(grid, start).unwrap_or_else(|wrong| panic!("{wrong}: {a:?} {}", what()));
        let mut steps = Vec::new();
        let traced = trace::pieces(grid, path, |step| steps.push(step)).unwrap();
        assert!(traced.eq(pieces.iter().copied()), "{}", what());
        assert_eq!(steps.len(), 1 + pieces.len());
        for (i, piece) in pieces.iter().enumerate() {
            assert!(judge_step(steps[i + 1], piece, pieces.get(i + 1)), "{steps:?}: {}", what());
        }
        lengths[pieces.len().min(4) - 1] += 1;
    }
    // Otherwise the judge would have had nothing to say.
    assert!(lengths.iter().all(|each| *each > count / 50), "{lengths:?}");
}
