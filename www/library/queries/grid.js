/** Tiles: the one that a point is in, the box of one, and the piece of a segment in each. */

import { checkWhole } from '../checks/checks.js';
import { accepted } from '../checks/errors.js';
import {
  grid as gridShape,
  point as pointShape,
  segment as segmentShape,
  tile as tileShape,
} from '../checks/shapes.js';
import { readPoint } from '../memory/record.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { checkLoaded, entries, numbers, recordAt } from '../memory/wasm.js';
import { PIECES_STEPS } from '../wasm/steps.js';
import { GRID_GIVEN, ROW, TRACE } from '../wasm/tables.js';

/** @import { Box, Grid, Piece, Point, Segment } from '../types.js' */
/** @typedef {import('../memory/steps.js').StepOf<(typeof PIECES_STEPS)[number]>} PiecesStep */

/** How many pieces cross from Rust at once: few at first, since the caller may stop early. */
const [FEW, MANY] = [4, 256];
/** The most pieces with their steps. */
const MOST_TRACED = 65536;

/**
 * The tile that a point belongs to: its column and its row. The left and top sides of a tile belong to it.
 *
 * @param {Grid} grid
 * @param {Point} point
 * @returns {Point}
 */
export function gridTile(grid, point) {
  const given = checked('gridTile', { grid, point }, { grid: gridShape, point: pointShape });
  const [x, y, size, px, py] = given;
  accepted('gridTile', entries.gridTile(x, y, size, px, py), { grid, point });
  return readPoint(numbers(), recordAt);
}

/**
 * The box of a tile. Its corners are correctly rounded, so the boxes of neighbors share their sides.
 *
 * @param {Grid} grid
 * @param {Point} tile its column and its row, whole numbers within ±2^53
 * @returns {Box}
 */
export function gridBox(grid, tile) {
  const [x, y, size, column, row] = checked('gridBox', { grid, tile }, { grid: gridShape, tile: tileShape });
  accepted('gridBox', entries.gridBox(x, y, size, column, row), { grid, tile });
  const [minX, minY, maxX, maxY] = numbers().subarray(recordAt, recordAt + 4);
  return { minX, minY, maxX, maxY };
}

/**
 * The piece of a segment in each tile that it runs through, in the order of the path. Each piece is a segment, too: it
 * begins where and when the one before it ends, bit for bit, and all of them together are the whole path.
 *
 *     for (const { tile, enter, a, b } of gridPieces({ x: 0, y: 0, size: 16 }, sight)) {
 *       if (isWall(tile)) break;
 *     }
 *
 * It asks for a few pieces at a time, so a loop that stops early costs little, however long the segment is. What is
 * given is read at once; changing it later changes nothing. Tiles must lie within 2^53 of that at the origin.
 *
 * @param {Grid} grid
 * @param {Segment} segment
 * @returns {Generator<Piece, void, undefined>}
 */
export function gridPieces(grid, segment) {
  const given = started('gridPieces', grid, segment);
  return onward(given, nextPieces('gridPieces', given, FEW, 0, { grid, segment }));
}

/**
 * The first pieces of a segment, and one step for the start and for each piece.
 *
 * @param {Grid} grid
 * @param {Segment} segment
 * @param {number} [most] of the pieces, 1,000 by default
 * @returns {{ pieces: Piece[], steps: PiecesStep[] }}
 */
export function gridPiecesSteps(grid, segment, most = 1000) {
  checkWhole('gridPiecesSteps', 'most', most, 1, MOST_TRACED);
  const given = started('gridPiecesSteps', grid, segment);
  const pieces = nextPieces('gridPiecesSteps', given, most, TRACE, { grid, segment });
  return { pieces, steps: readSteps(PIECES_STEPS) };
}

/**
 * The numbers of some arguments, which must have the types of their shapes.
 *
 * @param {string} caller
 * @param {Record<string, any>} args
 * @param {Record<string, import('../checks/shapes.js').Shape>} shapes
 * @returns {number[]}
 */
function checked(caller, args, shapes) {
  checkLoaded(caller);
  return Object.entries(shapes).flatMap(([name, shape]) => {
    shape.check(caller, name, args[name]);
    return shape.numbers(args[name]);
  });
}

/**
 * What Rust is given for the pieces of a segment, from the first on: it keeps the next one there.
 *
 * @param {string} caller
 * @param {Grid} grid
 * @param {Segment} segment
 */
function started(caller, grid, segment) {
  const given = new Float64Array(GRID_GIVEN).fill(Number.NaN);
  given.set(checked(caller, { grid, segment }, { grid: gridShape, segment: segmentShape }));
  return given;
}

/**
 * @param {Float64Array} given
 * @param {Piece[]} first
 * @returns {Generator<Piece, void, undefined>}
 */
function* onward(given, first) {
  yield* first;
  // After the last piece, the tile of the next one is NaN.
  for (let count = 2 * FEW; !Number.isNaN(given[7]); count = Math.min(2 * count, MANY)) {
    yield* nextPieces('gridPieces', given, count, 0, {});
  }
}

/**
 * @param {string} caller
 * @param {Float64Array} given
 * @param {number} count
 * @param {number} mode
 * @param {Record<string, any>} args for errors
 * @returns {Piece[]}
 */
function nextPieces(caller, given, count, mode, args) {
  const at = scratch(caller, GRID_GIVEN + count * ROW);
  numbers().set(given, at);
  const found = accepted(caller, entries.gridPieces(count, mode), args);
  const memory = numbers();
  given.set(memory.subarray(at, at + GRID_GIVEN));
  return Array.from({ length: found }, (_, i) => readPiece(memory, at + GRID_GIVEN + i * ROW));
}

/**
 * @param {Float64Array} memory
 * @param {number} at
 * @returns {Piece}
 */
const readPiece = (memory, at) => ({
  tile: readPoint(memory, at),
  enter: memory[at + 2],
  exit: memory[at + 3],
  a: readPoint(memory, at + 4),
  b: readPoint(memory, at + 6),
});
