/** Checks of single values. `shapes.js` checks shapes with them; Rust decides whether the values fit together. */

import { coded, layout, wrongType } from './errors.js';

/**
 * Throws unless a value is a finite number.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @returns {asserts value is number}
 */
export function checkNumber(caller, path, value) {
  if (typeof value !== 'number') throw wrongType(`${caller}: ${path}`, 'a number', value);
  if (!Number.isFinite(value)) {
    const message = `${caller}: ${path} must be a finite number, was ${value}`;
    throw coded(new RangeError(message), 'non_finite');
  }
}

/**
 * Throws unless a value is a whole number within a range.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
export function checkWhole(caller, path, value, least, most) {
  if (Number.isInteger(value) && /** @type {number} */ (value) >= least && /** @type {number} */ (value) <= most)
    return;
  if (typeof value !== 'number') throw wrongType(`${caller}: ${path}`, 'a number', value);
  const message = `${caller}: ${path} must be a whole number from ${least} to ${most}, was ${value}`;
  throw coded(new RangeError(message), 'not_integer_or_out_of_range');
}

/**
 * Throws if an object has unknown keys.
 *
 * @param {string} caller
 * @param {string} path
 * @param {object} value
 * @param {readonly string[]} known
 */
export function checkKnown(caller, path, value, known) {
  for (const key in value) {
    if (known.includes(key)) continue;
    const message = `${caller}: ${path} must not have ${JSON.stringify(key)}; the options are ${known.join(', ')}`;
    throw coded(new RangeError(message), 'unknown_option');
  }
}

/**
 * Throws unless a value is an object, and neither an array nor a typed one.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @param {string} what
 * @returns {asserts value is Record<string, unknown>}
 */
export function checkObject(caller, path, value, what) {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) {
    throw wrongType(`${caller}: ${path}`, what, value);
  }
}

/**
 * The elements of a list of things. A text and a typed array are none.
 *
 * @template T
 * @param {string} caller
 * @param {string} path
 * @param {Iterable<T>} list
 * @returns {T[]}
 */
export function listOf(caller, path, list) {
  if (typeof list?.[Symbol.iterator] !== 'function' || typeof list === 'string' || ArrayBuffer.isView(list)) {
    throw wrongType(`${caller}: ${path}`, 'an array', list);
  }
  return [...list];
}

/**
 * Throws if the numbers of a typed array are gone: its buffer has been transferred, or has shrunk.
 *
 * @param {string} caller
 * @param {string} path
 * @param {any} array
 */
export function checkThere(caller, path, array) {
  try {
    // This looks for nothing, but validates the array. In hot code V8 of Node 20 tells the old length of one that is detached.
    array.indexOf(undefined, Number.POSITIVE_INFINITY);
  } catch {
    throw layout(`${caller}: ${path} must not be detached, nor lie beyond the end of its buffer`);
  }
}
