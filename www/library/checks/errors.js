/** Errors for invalid arguments. Each names the function, the argument, what it should be and what it was. */

import { ERRORS } from '../wasm/tables.js';

/** @typedef {'wrong_type' | 'unknown_option' | 'busy' | 'disposed' | 'not_loaded' | 'load_failed' | 'out_of_memory'} Refusal  of JavaScript alone */
/**
 * The `code` of every error that the library throws.
 *
 * | code | when |
 * | --- | --- |
 * | `non_finite` | NaN or ±∞ |
 * | `inverted_box` | min > max, or a size below zero |
 * | `negative_radius` | a radius below zero |
 * | `negative_restitution` | a restitution below zero |
 * | `not_positive` | a tile without size |
 * | `not_integer_or_out_of_range` | a fraction, or a whole number beyond its range |
 * | `point_count` | no points, or more than 8 |
 * | `unknown_id` | a solid that is not in the world |
 * | `unknown_option` | an option, or a name, that there is not |
 * | `wrong_type` | anything else than what belongs there, or nothing |
 * | `bad_layout` | a wrong length of an array, an array that is detached or beyond its buffer, data that are no world |
 * | `not_loaded` | `load()` has not ended yet |
 * | `load_failed` | the module cannot be loaded; `load()` can be called again |
 * | `busy` | a change of a world while it is asked, or a travel within a travel |
 * | `disposed` | a world that has been disposed of |
 * | `out_of_memory` | more than the memory holds |
 *
 * @typedef {(typeof ERRORS)[number] | Refusal} ErrorCode
 */

/**
 * An error with its code.
 *
 * @template {Error} E
 * @param {E} error
 * @param {ErrorCode} code
 * @returns {E & { code: ErrorCode }}
 */
export function coded(error, code) {
  return Object.assign(error, { code });
}

/**
 * A value as a message shows it: short. Never throws.
 *
 * @param {unknown} value
 */
function shown(value) {
  switch (typeof value) {
    case 'string':
      return `the string ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
    case 'bigint':
      return `the BigInt ${String(value).slice(0, 40)}n`;
    case 'object':
      if (value === null) return 'null';
      if (ArrayBuffer.isView(value)) return `a ${Object.prototype.toString.call(value).slice(8, -1)}`;
      return Array.isArray(value) ? 'an array' : 'an object';
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    default:
      return String(value);
  }
}

/**
 * The error for a value of the wrong type.
 *
 * @param {string} where function and argument, as in `segmentVsAabb: box.minX`
 * @param {string} what
 * @param {unknown} value
 */
export function wrongType(where, what, value) {
  return coded(new TypeError(`${where} must be ${what}, was ${shown(value)}`), 'wrong_type');
}

/**
 * The error for an unknown name.
 *
 * @param {string} where
 * @param {string} what
 * @param {unknown} value
 */
export function unknown(where, what, value) {
  const error = wrongType(where, what, value);
  return typeof value === 'string' ? coded(new RangeError(error.message), 'unknown_option') : error;
}

/**
 * The error for arrays and data that do not fit.
 *
 * @param {string} message
 */
export function layout(message) {
  return coded(new TypeError(message), 'bad_layout');
}

/**
 * The error if there is not enough memory.
 *
 * @param {string} caller
 * @param {string} what
 */
export function noMemory(caller, what) {
  return coded(new RangeError(`${caller}: not enough memory for ${what}`), 'out_of_memory');
}

/**
 * Returns a code of Rust, or throws if it says that an argument is invalid.
 *
 * @param {string} caller
 * @param {number} code
 * @param {Record<string, any>} args the arguments by name, in Rust's order
 */
export function accepted(caller, code, args) {
  if (code < 0) throw refusal(caller, code, args);
  return code;
}

/**
 * The error for an argument that Rust refuses, or did not get.
 *
 * @param {string} caller
 * @param {number} code negative, as described in `src/web/door.rs`
 * @param {Record<string, any>} args the arguments by name, in Rust's order
 */
export function refusal(caller, code, args) {
  const error = ERRORS[(-1 - code) & 15];
  const refused = Object.entries(args)[(-1 - code) >> 4];
  if (!refused) return coded(new TypeError(`${caller}: an argument changed while it was read`), 'wrong_type');
  const [name, value] = refused;
  return coded(new RangeError(`${caller}: ${reason(error, name, value)}`), error);
}

/**
 * @param {(typeof ERRORS)[number]} error
 * @param {string} name
 * @param {any} value
 */
function reason(error, name, value) {
  switch (error) {
    case 'inverted_box': {
      // The half sizes of a rotated rectangle.
      const half = ['x', 'y'].find((key) => value[key] < 0);
      if (half) return `${name}.${half} must be ≥ 0, was ${value[half]}`;
      const axis = value.minX > value.maxX ? 'X' : 'Y';
      const [min, max] = [`min${axis}`, `max${axis}`];
      return `${name}.${min} must be ≤ ${name}.${max}, was ${value[min]} > ${value[max]}`;
    }
    case 'negative_radius':
      return `${name}.radius must be ≥ 0, was ${value.radius}`;
    case 'point_count':
      return `${name}.points must have 1 to 8 points, had ${value.points.length}`;
    case 'not_integer_or_out_of_range':
      return `${name} must lie within 2^53 tiles of the origin`;
    case 'not_positive':
      return `${name}.size must be > 0, was ${value.size}`;
    case 'unknown_id':
      return `${name} must be the id of a box in the world, was ${value}`;
    case 'negative_restitution':
      return `${name}.restitution must be ≥ 0, was ${value.restitution}`;
    default:
      return `${name} must not reach beyond the largest number (1.8e308)`;
  }
}
