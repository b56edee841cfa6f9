/** Checks of single values. Shapes are made of them in `shapes.js`; Rust decides on what the values mean together. */

import { coded, wrongType } from './errors.js';

/**
 * Any finite number.
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
 * A whole number between two others.
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
 * An object with no other keys than those known.
 *
 * @param {string} caller
 * @param {string} path
 * @param {object} value
 * @param {readonly string[]} known
 */
export function checkKnown(caller, path, value, known) {
  for (const key in value) {
    if (known.includes(key)) continue;
    const message = `${caller}: ${path} has no option ${JSON.stringify(key)}; there are ${known.join(', ')}`;
    throw coded(new RangeError(message), 'unknown_option');
  }
}

/**
 * Any object but an array.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 * @param {string} what
 * @returns {asserts value is Record<string, unknown>}
 */
export function checkObject(caller, path, value, what) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrongType(`${caller}: ${path}`, what, value);
  }
}
