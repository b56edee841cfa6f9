/**
 * Many pairs in one call: `Float64Array`s in and out. A call allocates nothing. Pair i is row i of
 * each argument:
 *
 *     segments   a.x a.y b.x b.y              circles   x y radius
 *     boxes      minX minY maxX maxY          motions   x y
 *     out        contact (0 miss, 1 touch, 2 cross), enter.t, exit.t, enter.point.x .y, enter.normal.x .y, enter.feature
 *
 * The times are those of `Span`: 0 and 1 where the path starts and ends inside. `ROW` and `ROW_…` name the places in a
 * row of `out`, `FEATURES` the features by their numbers; −1 says that the path starts inside. A miss is all zeros.
 */

import { BOXES, begin, boxes, CIRCLES, circles, MOTIONS, motions, put, refuse, SEGMENTS, take } from './rows.js';
import { entries } from './wire/wasm.js';

const [BOXES_A, MOTIONS_A, BOXES_B, MOTIONS_B] = [boxes('a'), motions('motionsA'), boxes('b'), motions('motionsB')];
const [CIRCLES_A, CIRCLES_B] = [circles('a'), circles('b')];

/**
 * `segmentVsAabb` for each pair.
 *
 * @param {Float64Array} segments
 * @param {Float64Array} boxes
 * @param {Float64Array} out
 */
export function segmentVsAabbBatch(segments, boxes, out) {
  const caller = 'segmentVsAabbBatch';
  const count = begin(caller, SEGMENTS, segments, 8, out);
  put(caller, BOXES, boxes, count);
  const code = entries.segmentVsAabbBatch(count);
  if (code < 0) refuse(caller, code, SEGMENTS, segments, BOXES, boxes);
  take(out, count);
}

/**
 * `circleVsAabb` for each pair.
 *
 * @param {Float64Array} circles
 * @param {Float64Array} motions displacements over the step
 * @param {Float64Array} boxes
 * @param {Float64Array} out
 */
export function circleVsAabbBatch(circles, motions, boxes, out) {
  const caller = 'circleVsAabbBatch';
  const count = begin(caller, CIRCLES, circles, 9, out);
  put(caller, MOTIONS, motions, count);
  put(caller, BOXES, boxes, count);
  const code = entries.circleVsAabbBatch(count);
  if (code < 0) refuse(caller, code, CIRCLES, circles, MOTIONS, motions, BOXES, boxes);
  take(out, count);
}

/**
 * `aabbVsAabb` for each pair; features and normals are those of `b`.
 *
 * @param {Float64Array} a boxes
 * @param {Float64Array} motionsA displacements over the step
 * @param {Float64Array} b boxes
 * @param {Float64Array} motionsB displacements over the step
 * @param {Float64Array} out
 */
export function aabbVsAabbBatch(a, motionsA, b, motionsB, out) {
  const caller = 'aabbVsAabbBatch';
  const count = begin(caller, BOXES_A, a, 12, out);
  put(caller, MOTIONS_A, motionsA, count);
  put(caller, BOXES_B, b, count);
  put(caller, MOTIONS_B, motionsB, count);
  const code = entries.aabbVsAabbBatch(count);
  if (code < 0) refuse(caller, code, BOXES_A, a, MOTIONS_A, motionsA, BOXES_B, b, MOTIONS_B, motionsB);
  take(out, count);
}

/**
 * `segmentVsCircle` for each pair.
 *
 * @param {Float64Array} segments
 * @param {Float64Array} circles
 * @param {Float64Array} out
 */
export function segmentVsCircleBatch(segments, circles, out) {
  const caller = 'segmentVsCircleBatch';
  const count = begin(caller, SEGMENTS, segments, 7, out);
  put(caller, CIRCLES, circles, count);
  const code = entries.segmentVsCircleBatch(count);
  if (code < 0) refuse(caller, code, SEGMENTS, segments, CIRCLES, circles);
  take(out, count);
}

/**
 * `circleVsCircle` for each pair; points and normals are those of `b`.
 *
 * @param {Float64Array} a circles
 * @param {Float64Array} motionsA displacements over the step
 * @param {Float64Array} b circles
 * @param {Float64Array} motionsB displacements over the step
 * @param {Float64Array} out
 */
export function circleVsCircleBatch(a, motionsA, b, motionsB, out) {
  const caller = 'circleVsCircleBatch';
  const count = begin(caller, CIRCLES_A, a, 10, out);
  put(caller, MOTIONS_A, motionsA, count);
  put(caller, CIRCLES_B, b, count);
  put(caller, MOTIONS_B, motionsB, count);
  const code = entries.circleVsCircleBatch(count);
  if (code < 0) refuse(caller, code, CIRCLES_A, a, MOTIONS_A, motionsA, CIRCLES_B, b, MOTIONS_B, motionsB);
  take(out, count);
}
