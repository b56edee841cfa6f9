/**
 * Rows of numbers in and out of the WebAssembly memory: one scratch, into which the arguments of many questions go one
 * after the other, and in which the answers stand behind them. Nothing is allocated once the arrays are there.
 */

import { checkNumber } from './door/checks.js';
import { accepted, coded, wrongType } from './door/errors.js';
import { box, circle, point, segment } from './door/shapes.js';
import { ROW } from './wasm/tables.js';
import { checkLoaded, entries, numbers, recordAt } from './wire/wasm.js';

/** @typedef {import('./door/shapes.js').Shape} Shape */
/** @typedef {{ path: string, size: number, shape: Shape, of: (...numbers: number[]) => object }} Column */

/** @type {Column} */
export const SEGMENTS = {
  path: 'segments',
  size: 4,
  shape: segment,
  of: (ax, ay, bx, by) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }),
};
export const CIRCLES = circles('circles');
export const MOTIONS = motions('motions');
export const BOXES = boxes('boxes');

/** @type {(path: string) => Column} */
export function boxes(path) {
  return { path, size: 4, shape: box, of: (minX, minY, maxX, maxY) => ({ minX, minY, maxX, maxY }) };
}

/** @type {(path: string) => Column} */
export function circles(path) {
  return { path, size: 3, shape: circle, of: (x, y, radius) => ({ x, y, radius }) };
}

/** @type {(path: string) => Column} */
export function motions(path) {
  return { path, size: 2, shape: point, of: (x, y) => ({ x, y }) };
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
export function begin(caller, column, values, width, out) {
  checkLoaded(caller);
  const count = countRows(caller, column, values);
  checkRoom(caller, 'out', out, ROW, count);
  reserve(count * (width + ROW));
  put(caller, column, values, count);
  return count;
}

/**
 * Makes room for so many numbers, and begins there.
 *
 * @param {number} count
 */
export function reserve(count) {
  at = entries.scratch(count) / Float64Array.BYTES_PER_ELEMENT;
}

/**
 * @param {string} caller
 * @param {Column} column
 * @param {Float64Array} values
 * @returns {number} how many rows they are
 */
export function countRows(caller, { path, size }, values) {
  checkArray(caller, path, values);
  const count = values.length / size;
  if (Number.isInteger(count)) return count;
  throw layout(`${caller}: ${path} must have ${size} numbers a row, had ${values.length} in all`);
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {Float64Array} out
 * @param {number} size numbers of a row
 * @param {number} count
 */
export function checkRoom(caller, path, out, size, count) {
  checkArray(caller, path, out);
  if (out.length >= count * size) return;
  throw layout(`${caller}: ${path} must have room for ${count} rows of ${size} numbers, had ${out.length} numbers`);
}

/**
 * Puts an argument behind the last one.
 *
 * @param {string} caller
 * @param {Column} column
 * @param {Float64Array} values
 * @param {number} count
 * @returns {number} where it stands
 */
export function put(caller, { path, size }, values, count) {
  checkArray(caller, path, values);
  if (values.length !== size * count) {
    throw layout(`${caller}: ${path} must have ${count} rows of ${size} numbers, had ${values.length} numbers`);
  }
  numbers().set(values, at);
  at += values.length;
  return at - values.length;
}

/**
 * Copies the rows of the answers.
 *
 * @param {Float64Array} out
 * @param {number} count
 */
export function take(out, count) {
  out.set(answers(count * ROW));
}

/**
 * So many numbers behind the arguments.
 *
 * @param {number} count
 */
export function answers(count) {
  const { buffer } = numbers();
  const byteOffset = at * Float64Array.BYTES_PER_ELEMENT;
  if (rows.buffer !== buffer || rows.byteOffset !== byteOffset || rows.length !== count) {
    rows = new Float64Array(buffer, byteOffset, count);
  }
  return rows;
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {unknown} values
 */
export function checkArray(caller, path, values) {
  if (!(values instanceof Float64Array)) throw wrongType(`${caller}: ${path}`, 'a Float64Array', values);
  if (values.length > 0) return;
  try {
    new Uint8Array(values.buffer);
  } catch {
    throw layout(`${caller}: ${path} must have a buffer, but it was detached`);
  }
}

/** @param {string} message */
export function layout(message) {
  return coded(new TypeError(message), 'bad_layout');
}

/**
 * Throws what is wrong with the pair whose number stands in the record.
 *
 * @param {string} caller
 * @param {number} code
 * @param {...(Column | Float64Array)} given columns, each before its values
 */
export function refuse(caller, code, ...given) {
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
