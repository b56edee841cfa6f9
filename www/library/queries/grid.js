/** Tiles: the one that a point is in, the box of one, and the piece of a segment in each. */

import { checkWhole } from '../checks/checks.js';
import { accepted } from '../checks/errors.js';
import {
  grid as gridShape,
  point as pointShape,
  segment as segmentShape,
  taken,
  tile as tileShape,
} from '../checks/shapes.js';
import { readPoint } from '../memory/record.js';
import { checkLoaded, entries, numbers, recordAt } from '../memory/wasm.js';
import { Pieces, gridPiecesSteps as traced } from './pieces.js';

/** @import { Box, Grid, Piece, Point, Segment } from '../types.js' */
/** @typedef {import('./pieces.js').PiecesStep} PiecesStep */

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
  const caller = 'gridTile';
  checkLoaded(caller);
  const { x, y, size } = taken(caller, 'grid', gridShape, grid);
  const at = taken(caller, 'point', pointShape, point);
  accepted(caller, entries.gridTile(x, y, size, at.x, at.y), { grid: { x, y, size }, point: at });
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
  const caller = 'gridBox';
  checkLoaded(caller);
  const { x, y, size } = taken(caller, 'grid', gridShape, grid);
  const at = taken(caller, 'tile', tileShape, tile);
  accepted(caller, entries.gridBox(x, y, size, at.x, at.y), { grid: { x, y, size }, tile: at });
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
  const pieces = new Pieces('gridPieces', ...overTiles('gridPieces', grid, segment));
  // At once: what is refused throws here, and not later in a loop.
  return onward(pieces, pieces.take(FEW));
}

/**
 * @param {Pieces} pieces
 * @param {Piece[]} first
 * @returns {Generator<Piece, void, undefined>}
 */
function* onward(pieces, first) {
  yield* first;
  for (let count = 2 * FEW; !pieces.isDone; count = Math.min(2 * count, MANY)) yield* pieces.take(count);
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
  return traced(...overTiles('gridPiecesSteps', grid, segment), most);
}

/**
 * Checked copies of a grid and a segment.
 *
 * @param {string} caller
 * @param {Grid} grid
 * @param {Segment} segment
 * @returns {[Grid, Segment]}
 */
function overTiles(caller, grid, segment) {
  checkLoaded(caller);
  return [taken(caller, 'grid', gridShape, grid), taken(caller, 'segment', segmentShape, segment)];
}
