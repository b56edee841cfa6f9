/**
 * Many pairs in one call: `Float64Array`s in and out, and nothing is allocated once they are there. Pair i is row i of
 * each argument:
 *
 *     segments   a.x a.y b.x b.y              circles   x y radius
 *     boxes      minX minY maxX maxY          motions   x y
 *     out        contact (0 miss, 1 touch, 2 cross), enter.t, exit.t, enter.point.x .y, enter.normal.x .y, enter.feature
 *
 * The times are those of `Span`: 0 and 1 where the path starts and ends inside. `ROW` and `ROW_…` name the places in a
 * row of `out`, `FEATURES` the features by their numbers; −1 says that the path starts inside. A miss is all zeros.
 */

import { checkNumber } from './door/checks.js';
import { accepted, coded, wrongType } from './door/errors.js';
import { box, circle, point, segment } from './door/shapes.js';
import { ROW } from './wasm/tables.js';
import { checkLoaded, entries, numbers, recordAt } from './wire/wasm.js';

/** @typedef {import('./door/shapes.js').Shape} Shape */
/** @typedef {{ path: string, size: number, shape: Shape, of: (...numbers: number[]) => object }} Column */

/** @type {Column} */
const SEGMENTS = {
  path: 'segments',
  size: 4,
  shape: segment,
  of: (ax, ay, bx, by) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }),
};
/** @type {Column} */
const CIRCLES = { path: 'circles', size: 3, shape: circle, of: (x, y, radius) => ({ x, y, radius }) };
const MOTIONS = motions('motions');
const BOXES = boxes('boxes');
const [BOXES_A, MOTIONS_A, BOXES_B, MOTIONS_B] = [boxes('a'), motions('motionsA'), boxes('b'), motions('motionsB')];

/** @type {(path: string) => Column} */
function boxes(path) {
  return { path, size: 4, shape: box, of: (minX, minY, maxX, maxY) => ({ minX, minY, maxX, maxY }) };
}

/** @type {(path: string) => Column} */
function motions(path) {
  return { path, size: 2, shape: point, of: (x, y) => ({ x, y }) };
}

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

/** Where the next numbers go in the memory. */
let at = 0;
/** @type {Float64Array} the rows of the last answer, as long as their place and number stay */
let rows = new Float64Array(0);

/**
 * Makes room for a call and puts the first argument there.
 *
 * @param {string} caller
 * @param {Column} column
 * @param {Float64Array} values
 * @param {number} width numbers of a pair
 * @param {Float64Array} out
 * @returns {number} how many pairs
 */
function begin(caller, column, values, width, out) {
  checkLoaded(caller);
  checkArray(caller, column.path, values);
  checkArray(caller, 'out', out);
  const count = values.length / column.size;
  if (!Number.isInteger(count)) {
    throw layout(`${caller}: ${column.path} must have ${column.size} numbers a row, had ${values.length} in all`);
  }
  if (out.length < count * ROW) {
    throw layout(`${caller}: out must have room for ${count} rows of ${ROW} numbers, had ${out.length} numbers`);
  }
  at = entries.scratch(count * (width + ROW)) / Float64Array.BYTES_PER_ELEMENT;
  put(caller, column, values, count);
  return count;
}

/**
 * Puts an argument behind the last one.
 *
 * @param {string} caller
 * @param {Column} column
 * @param {Float64Array} values
 * @param {number} count
 */
function put(caller, { path, size }, values, count) {
  checkArray(caller, path, values);
  if (values.length !== size * count) {
    throw layout(`${caller}: ${path} must have ${count} rows of ${size} numbers, had ${values.length} numbers`);
  }
  numbers().set(values, at);
  at += values.length;
}

/**
 * Copies the answers.
 *
 * @param {Float64Array} out
 * @param {number} count
 */
function take(out, count) {
  const memory = numbers();
  const byteOffset = at * Float64Array.BYTES_PER_ELEMENT;
  if (rows.buffer !== memory.buffer || rows.byteOffset !== byteOffset || rows.length !== count * ROW) {
    rows = new Float64Array(memory.buffer, byteOffset, count * ROW);
  }
  out.set(rows);
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {unknown} values
 */
function checkArray(caller, path, values) {
  if (!(values instanceof Float64Array)) throw wrongType(`${caller}: ${path}`, 'a Float64Array', values);
  if (values.length > 0) return;
  try {
    new Uint8Array(values.buffer);
  } catch {
    throw layout(`${caller}: ${path} must have a buffer, but it was detached`);
  }
}

/** @param {string} message */
function layout(message) {
  return coded(new TypeError(message), 'bad_layout');
}

/**
 * Throws what is wrong with the pair whose number stands in the record.
 *
 * @param {string} caller
 * @param {number} code
 * @param {...(Column | Float64Array)} given columns, each before its values
 */
function refuse(caller, code, ...given) {
  const row = numbers()[recordAt];
  /** @type {Record<string, object>} */
  const args = {};
  for (let i = 0; i < given.length; i += 2) {
    const { path, size, shape, of } = /** @type {Column} */ (given[i]);
    const values = /** @type {Float64Array} */ (given[i + 1]);
    const value = of(...values.subarray(row * size, (row + 1) * size));
    shape.check(caller, `${path}[${row}]`, value, checkNumber);
    args[`${path}[${row}]`] = value;
  }
  accepted(caller, code, args);
}
