//! A grid of tiles: the tile of a point, the box of a tile, and the pieces of a segment.

#![allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]

use glam::DVec2;
use wasm_bindgen::prelude::wasm_bindgen;

use super::declared::declared;
use super::door::{Door, code, refused};
use super::scratch::with_scratch;
use super::wire::codes::Refusal;
use super::wire::layout::{GRID_GIVEN, PIECE};
use super::wire::record::write_numbers;
use super::wire::steps::{is_plain, traced};
use crate::error::GeometryError;
use crate::query::pieces::{Piece, Start, Step};
use crate::shape::Aabb;
use crate::steps::Wire;

declared!(Step::DECLARED);
declared!(&["list PIECES_STEPS ", Step::FORM, "\n"]);

/// Up to here every integer is a double, as JavaScript has tiles.
const EVERY_INTEGER: u64 = 1 << 53;

fn in_range(tile: [i64; 2]) -> Result<[i64; 2], GeometryError> {
    let fits = tile.iter().all(|number| number.unsigned_abs() <= EVERY_INTEGER);
    if fits { Ok(tile) } else { Err(GeometryError::NotIntegerOrOutOfRange) }
}

/// Writes the tile of a point.
#[wasm_bindgen(js_name = gridTile)]
pub fn grid_tile(x: f64, y: f64, size: f64, px: f64, py: f64) -> i32 {
    code(|| {
        let mut door = Door::new();
        let (grid, point) = (door.grid([x, y, size])?, door.point([px, py])?);
        let tile = grid.tile(point).and_then(in_range).map_err(|error| refused(1, error))?;
        write_numbers(&tile.map(|number| number as f64));
        Ok(0)
    })
}

/// Writes the box of a tile.
#[wasm_bindgen(js_name = gridBox)]
pub fn grid_box(x: f64, y: f64, size: f64, column: f64, row: f64) -> i32 {
    code(|| {
        let aabb = Door::new().grid([x, y, size])?.aabb([column as i64, row as i64]);
        write_numbers(&[aabb.min().x, aabb.min().y, aabb.max().x, aabb.max().y]);
        Ok(0)
    })
}

/// Writes up to so many pieces of a segment behind what is given in the scratch, and returns their number:
///
/// ```text
/// given   grid: origin x y, size · segment: a x y, b x y · next: tile x y, time, point x y
/// rows    tile x y · enter t · exit t · a x y · b x y · its box
/// ```
///
/// `next` says where the pieces begin. Its tile is NaN for the start of the segment, and again after the last piece;
/// in between it is left for the next call.
#[wasm_bindgen(js_name = gridPieces)]
pub fn grid_pieces(most: usize, mode: u32) -> i32 {
    code(|| with_scratch(|scratch| write_pieces(scratch, most, mode)))
}

fn write_pieces(scratch: &mut [f64], most: usize, mode: u32) -> Result<i32, i32> {
    let no_room = refused(0, Refusal::BadLayout);
    let (given, rows) = scratch.split_first_chunk_mut::<GRID_GIVEN>().ok_or(no_room)?;
    let [x, y, size, ax, ay, bx, by, next @ ..] = given;
    let mut door = Door::new();
    let (grid, segment) = (door.grid([*x, *y, *size])?, door.segment([*ax, *ay, *bx, *by])?);
    let out_of_range = |error| refused(1, error);
    let mut pieces = grid.pieces(segment).map_err(out_of_range)?;
    in_range(pieces.next.tile).and(in_range(pieces.last)).map_err(out_of_range)?;
    let is_start = next[0].is_nan();
    if !is_start {
        let [x, y, time, point @ ..] = *next;
        pieces.next = Start { tile: [x as i64, y as i64], time, point: DVec2::from(point) };
    }
    let places = rows.chunks_exact_mut(PIECE).take(most);
    let count = traced(mode, |to| {
        let is_plain = is_plain(mode);
        let mut watch = |step| to.write(step);
        if is_start && !is_plain {
            pieces.trace_start(&mut watch);
        }
        let mut count = 0;
        for place in places {
            let piece = if is_plain { pieces.next() } else { pieces.trace_next(&mut watch) };
            let Some(piece) = piece else { break };
            place.copy_from_slice(&row_of(&piece, grid.aabb(piece.tile())));
            count += 1;
        }
        count
    });
    let Start { tile, time, point } = pieces.next;
    let [x, y] = tile.map(|number| if pieces.is_done { f64::NAN } else { number as f64 });
    *next = [x, y, time, point.x, point.y];
    Ok(count)
}

fn row_of(piece: &Piece, aabb: Aabb) -> [f64; PIECE] {
    let ([x, y], [enter, exit], segment) = (piece.tile(), piece.times(), piece.segment());
    let (a, b, min, max) = (segment.a(), segment.b(), aabb.min(), aabb.max());
    [x as f64, y as f64, enter, exit, a.x, a.y, b.x, b.y, min.x, min.y, max.x, max.y]
}
