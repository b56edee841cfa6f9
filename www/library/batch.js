/**
 * Many pairs in one call: `Float64Array`s in and out. No pair leaves garbage. Pair i is row i of each argument:
 *
 *     segments   a.x a.y b.x b.y              circles   x y radius
 *     boxes      minX minY maxX maxY          motions   x y
 *     out        contact (0 miss, 1 touch, 2 cross), enter.t, exit.t, enter.point.x .y, enter.normal.x .y, enter.feature
 *
 * The times are those of `Span`: 0 and 1 where the path starts and ends inside. `ROW` and `ROW_…` name the places in a
 * row of `out`, `FEATURES` the features by their numbers; −1 says that the path starts inside. A miss is all zeros.
 */

import { BOXES, boxes, CIRCLES, checkRoom, circles, MOTIONS, motions, Rows, SEGMENTS } from './rows.js';
import { ROW } from './wasm/tables.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./rows.js').Column} Column */

/**
 * The function for many pairs, whose last argument is `out`.
 *
 * @param {string} caller its name
 * @param {readonly Column[]} columns in Rust's order
 * @param {(count: number) => number} ask asks Rust
 * @returns {(...given: Float64Array[]) => void}
 */
function batch(caller, columns, ask) {
  return (...given) => {
    const rows = new Rows(caller, columns, given.slice(0, columns.length));
    const out = given[columns.length];
    checkRoom(caller, 'out', out, ROW, rows.count);
    rows.put(rows.count * ROW);
    const code = ask(rows.count);
    if (code < 0) rows.refuse(code);
    rows.take(out);
  };
}

/**
 * `segmentVsAabb` for each pair.
 *
 * @type {(segments: Float64Array, boxes: Float64Array, out: Float64Array) => void}
 */
export const segmentVsAabbBatch = batch('segmentVsAabbBatch', [SEGMENTS, BOXES], (count) =>
  entries.segmentVsAabbBatch(count),
);

/**
 * `circleVsAabb` for each pair; motions are displacements over the step.
 *
 * @type {(circles: Float64Array, motions: Float64Array, boxes: Float64Array, out: Float64Array) => void}
 */
export const circleVsAabbBatch = batch('circleVsAabbBatch', [CIRCLES, MOTIONS, BOXES], (count) =>
  entries.circleVsAabbBatch(count),
);

/**
 * `aabbVsAabb` for each pair; motions are displacements over the step, features and normals are those of `b`.
 *
 * @type {(a: Float64Array, motionsA: Float64Array, b: Float64Array, motionsB: Float64Array, out: Float64Array) => void}
 */
export const aabbVsAabbBatch = batch(
  'aabbVsAabbBatch',
  [boxes('a'), motions('motionsA'), boxes('b'), motions('motionsB')],
  (count) => entries.aabbVsAabbBatch(count),
);

/**
 * `segmentVsCircle` for each pair.
 *
 * @type {(segments: Float64Array, circles: Float64Array, out: Float64Array) => void}
 */
export const segmentVsCircleBatch = batch('segmentVsCircleBatch', [SEGMENTS, CIRCLES], (count) =>
  entries.segmentVsCircleBatch(count),
);

/**
 * `circleVsCircle` for each pair; motions are displacements over the step, points and normals are those of `b`.
 *
 * @type {(a: Float64Array, motionsA: Float64Array, b: Float64Array, motionsB: Float64Array, out: Float64Array) => void}
 */
export const circleVsCircleBatch = batch(
  'circleVsCircleBatch',
  [circles('a'), motions('motionsA'), circles('b'), motions('motionsB')],
  (count) => entries.circleVsCircleBatch(count),
);
