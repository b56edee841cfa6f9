/**
 * Rust's functions as they are, for loops that must not allocate: numbers in, a code out, and the answer as numbers in one
 * record.
 *
 *     const code = segmentVsAabb(ax, ay, bx, by, minX, minY, maxX, maxY, 0);
 *     if (code > 0 && code & ENTER_BIT) console.log(record()[ENTER + HIT_T]);
 *
 * The last argument is 0. A code is 0 for a miss; otherwise its two lowest bits are the contact (1 touch, 2 cross), and
 * `ENTER_BIT`, `EXIT_BIT` and `PUSH_OUT_BIT` say which parts of the record are set. `pointVsAabb` and the like, `turn`
 * and `segmentVsSegment` return an index into `PLACES`, `TURNS` and `RELATIONS`. A negative code means that an argument is
 * invalid, and the library would throw: −(1 + error + 16 × argument), with the index in `ERRORS` and that of the argument.
 *
 * `segmentVsAabbContact` and the like take no last argument and write no record: their code is the contact.
 *
 * Only values are checked here, not types. JavaScript converts everything else to a number: `null` is 0, and `undefined` is NaN, an error.
 *
 * A `World` takes numbers, too. A sweep is a form and six of them:
 *
 *     0 segment   ax ay bx by                  2 box   minX minY maxX maxY, motion x y
 *     1 circle    x y radius, motion x y       3 box   x y width height, motion x y
 *
 *     find        0 the first contact, 1 the first crossing, 2 all
 *     responses   0 stop, 1 slide and stop at corners, 2 slide, 3 bounce, 4 pass
 *     choices     0 accept, 1 ignore, 2 stop
 *     mode        0; or `FILTERED`, once after each `filter(mask, without, when)`
 *     codes       `THROWN`: a function threw, and `thrown()` returns what; `FULL`: there is not enough memory
 *     ids         from `insert`; a number that is not an id, such as −1, 0.5 or NaN, finds no box
 *     travel      `travel(form, ...six, response, restitution, maxHits, maxListed, inside, choose, 0)`, where inside is 0 for what
 *                 is usual for the response, 1 stay, 2 leave, 3 push out. The record: position x y, motion of a whole step x y, time
 *                 left, far corner x y (of a box by two corners), 1 if it is stuck, place x y to which it was pushed out or NaN,
 *                 count of the boxes that it stands on. The list: the hits, of which `TRAVEL_T` and the like say more; the boxes
 *                 that it starts inside, whose number is the code; those that it stands on
 *     the list    from the byte `record()[LIST_POINTER]` on, `record()[LIST_COUNT]` entries of `ENTRY` numbers: an answer
 *                 as in the record, its code at `ENTRY_CODE` and its box at `ENTRY_ID`
 *     batches     the rows of the arguments, one argument after the other, go into `scratch(count)`; the answers, rows of
 *                 `ROW` numbers, follow them, so make room for both
 *
 * Grids have two functions. `gridTile(x, y, size, px, py)` writes column and row of a tile into the record, and returns 0.
 * `gridPieces(most, 0)` reads `GRID_GIVEN` numbers at the beginning of `scratch(GRID_GIVEN + most * PIECE)`: x y size of the grid,
 * ax ay bx by of the segment, and NaN in the rest. It returns how many pieces follow them, each of `PIECE` numbers: tile x y,
 * enter, exit, a x y, b x y, minX minY maxX maxY. The first number of the rest is NaN after the last piece; until then, the same
 * numbers give the next pieces.
 *
 * A function that a query calls may change the world: the query goes on with the boxes as they were.
 */

import { checkWhole } from '../checks/checks.js';
import { MOST_NUMBERS, scratch as reserve } from '../memory/rows.js';
import { checkLoaded, numbers, recordAt } from '../memory/wasm.js';
import { RECORD } from '../wasm/tables.js';

export { FEATURES } from '../memory/record.js';
export * from '../wasm/entries.js';
export { gridPieces, gridTile, World } from '../wasm/graze2d.js';
export {
  CONTACTS,
  ENTER,
  ENTER_BIT,
  ENTRY,
  ENTRY_CODE,
  ENTRY_ID,
  ERRORS,
  EXIT,
  EXIT_BIT,
  FILTERED,
  FULL,
  GRID_GIVEN,
  HIT_FEATURE,
  HIT_NORMAL,
  HIT_OPPOSITE,
  HIT_POINT,
  HIT_POSITION,
  HIT_T,
  LIST_COUNT,
  LIST_POINTER,
  PIECE,
  PLACES,
  PUSH_OUT_BIT,
  PUSH_OUT_BY,
  PUSH_OUT_DEPTH,
  PUSH_OUT_NORMAL,
  RELATIONS,
  ROW,
  THROWN,
  TRAVEL_LEG,
  TRAVEL_MOTION,
  TRAVEL_POSITION,
  TRAVEL_STARTS_INSIDE,
  TRAVEL_T,
  TURNS,
} from '../wasm/tables.js';
export { load, loadSync } from './load.js';

/** @type {Float64Array} */
let view = new Float64Array(0);

/**
 * The record: the answer of the last query. Get it again after each call, which may move the memory; a new view is made
 * only if it has moved.
 *
 * @returns {Float64Array}
 */
export function record() {
  checkLoaded('record');
  const memory = numbers();
  if (view.buffer !== memory.buffer) view = memory.subarray(recordAt, recordAt + RECORD);
  return view;
}

/**
 * The rows of the next batch, with room for so many numbers. Get them again after each call: the answers are here, too.
 *
 * @param {number} count
 * @returns {Float64Array}
 */
export function scratch(count) {
  checkLoaded('scratch');
  checkWhole('scratch', 'count', count, 0, MOST_NUMBERS);
  const at = reserve('scratch', count);
  return numbers().subarray(at, at + count);
}
