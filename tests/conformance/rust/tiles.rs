//! Lines of the kind `tiles`: the piece of a segment in each tile of a grid.

use graze2d::{GeometryError, Grid, Point, Segment};
use serde_json::{Value, json};

use super::pair;
use super::read::{Code, numbers, whole};

/// Up to here every integer is a number of JavaScript.
const EVERY_INTEGER: u64 = 1 << 53;

/// The answer of a line: its first pieces, 1,000 if it does not say how many.
pub(super) fn answer(line: &Value) -> Result<Value, Code> {
    let most = if line["most"].is_null() { 1_000 } else { whole(&line["most"], 1, 65_536)? };
    let [x, y, size, ax, ay, bx, by] = numbers(&line["in"])?;
    let segment = Segment::new([ax, ay], [bx, by]).map_err(GeometryError::code)?;
    let grid = Grid::new([x, y], size).map_err(GeometryError::code)?;
    let pieces = grid.pieces(segment).map_err(GeometryError::code)?;
    for end in [segment.a(), segment.b()] {
        let tile = grid.tile(Point::new(end).expect("finite")).map_err(GeometryError::code)?;
        if tile.iter().any(|number| number.unsigned_abs() > EVERY_INTEGER) {
            return Err(GeometryError::NotIntegerOrOutOfRange.code());
        }
    }
    let pieces = pieces.take(most as usize).map(|piece| {
        let (times, ends) = (piece.times(), piece.segment());
        json!({ "tile": piece.tile(), "t": times, "p": [pair(ends.a()), pair(ends.b())] })
    });
    Ok(json!({ "pieces": pieces.collect::<Vec<_>>() }))
}
