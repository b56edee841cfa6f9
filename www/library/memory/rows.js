/**
 * Rows of numbers in and out of the WebAssembly memory: a scratch with the arguments of many queries, one after the other,
 * and the answers behind them.
 */

import { checkThere } from '../checks/checks.js';
import { accepted, layout, noMemory, wrongType } from '../checks/errors.js';
import { box, circle, point, segment } from '../checks/shapes.js';
import { ROW } from '../wasm/tables.js';
import { checkLoaded, entries, numbers, recordAt } from './wasm.js';

/** @typedef {import('../checks/shapes.js').Shape} Shape */
/** @typedef {{ path: string, size: number, shape: Pick<Shape, 'check'>, of: (...numbers: number[]) => object }} Column */

export const SEGMENTS = segments('segments');
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

/** @type {(path: string) => Column} */
export function segments(path) {
  return { path, size: 4, shape: segment, of: (ax, ay, bx, by) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } }) };
}

/** The numbers that the memory has room for at most: 4 GiB. */
export const MOST_NUMBERS = 2 ** 29;

/**
 * The rows of one call. While Rust works on them, a function that it calls may make calls of its own: those have other
 * rows, in another scratch.
 */
export class Rows {
  #caller;
  #columns;
  #given;
  /** Where the arguments and the answers begin in the memory. */
  #start = 0;
  #answers = 0;
  /** How many rows there are. */
  count;

  /**
   * Checks that all columns have as many rows as the first.
   *
   * @param {string} caller
   * @param {readonly Column[]} columns
   * @param {readonly Float64Array[]} given
   */
  constructor(caller, columns, given) {
    checkLoaded(caller);
    this.#caller = caller;
    this.#columns = columns;
    this.#given = given;
    this.count = countRows(caller, columns[0], given[0]);
    for (const [i, { path, size }] of columns.entries()) {
      checkArray(caller, path, given[i]);
      if (given[i].length === size * this.count) continue;
      throw layout(
        `${caller}: ${path} must have ${this.count} rows of ${size} numbers, had ${given[i].length} numbers`,
      );
    }
  }

  /**
   * Puts the arguments into the memory, with room for answers behind them. No code of the user may run between this and
   * the query.
   *
   * @param {number} room how many numbers
   */
  put(room) {
    const size = this.#given.reduce((sum, { length }) => sum + length, 0);
    this.#start = scratch(this.#caller, size + room);
    this.#answers = this.#start + size;
    let at = this.#start;
    for (const values of this.#given) {
      numbers().set(values, at);
      at += values.length;
    }
  }

  /**
   * Some numbers behind the arguments, or from an earlier place on.
   *
   * @param {number} count
   * @param {number} [from]
   */
  answers(count, from = 0) {
    return numbers().subarray(this.#answers + from, this.#answers + from + count);
  }

  /**
   * Copies a row for each question.
   *
   * @param {Float64Array} out
   */
  take(out) {
    // Again: a function that was called may have detached it.
    checkRoom(this.#caller, 'out', out, ROW, this.count);
    out.set(this.answers(this.count * ROW));
  }

  /**
   * Throws what is wrong with the row whose number stands in the record. It is read from the memory: a function that was
   * called may have changed or detached what was given.
   *
   * @param {number} code
   */
  refuse(code) {
    const row = numbers()[recordAt];
    /** @type {Record<string, object>} */
    const args = {};
    let at = this.#start;
    for (const { path, size, shape, of } of this.#columns) {
      const value = of(...numbers().subarray(at + row * size, at + (row + 1) * size));
      at += size * this.count;
      shape.check(this.#caller, `${path}[${row}]`, value);
      args[`${path}[${row}]`] = value;
    }
    accepted(this.#caller, code, args);
  }
}

/**
 * Where there is room for so many numbers in the memory.
 *
 * @param {string} caller
 * @param {number} count
 */
export function scratch(caller, count) {
  const address = count <= MOST_NUMBERS ? entries.scratch(count) : 0;
  if (address === 0) throw noMemory(caller, `${count} numbers`);
  return address / Float64Array.BYTES_PER_ELEMENT;
}

/**
 * How many rows there are.
 *
 * @param {string} caller
 * @param {Column} column
 * @param {Float64Array} values
 */
export function countRows(caller, { path, size }, values) {
  checkArray(caller, path, values);
  const count = values.length / size;
  if (Number.isInteger(count)) return count;
  throw layout(`${caller}: ${path} must have a length divisible by ${size}, had ${values.length} numbers`);
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
 * @param {string} caller
 * @param {string} path
 * @param {unknown} values
 */
export function checkArray(caller, path, values) {
  if (!isNumbers(values)) throw wrongType(`${caller}: ${path}`, 'a Float64Array', values);
  checkThere(caller, path, values);
}

/** The name of a typed array, whichever realm it comes from. */
const { get: nameOf } = /** @type {{ get: () => unknown }} */ (
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Float64Array.prototype), Symbol.toStringTag)
);

/**
 * Whether a value is a `Float64Array`, of this page or of another frame's.
 *
 * @param {unknown} value
 * @returns {value is Float64Array}
 */
export const isNumbers = (value) => value instanceof Float64Array || nameOf.call(value) === 'Float64Array';
