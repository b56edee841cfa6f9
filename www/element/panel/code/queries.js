// The functions of the library that a scene can ask, as Rust declares them.

import { DECLARED } from '../../../library/wasm/declared.js';

/** @typedef {{ takes: Record<string, string>, key: string, type: string }} Query its arguments with Rust's names of their shapes, a good name for the answer, and its type */

/** @type {Record<string, Query>} */
const queries = {
  ...DECLARED,
  gridPieces: { takes: { grid: 'grid', segment: 'segment' }, key: 'pieces', type: 'Pieces' },
  travelVsMovingBox: {
    takes: { mover: 'aabb', motion: 'motion', box: 'aabb', boxMotion: 'motion', response: 'response' },
    key: 'travel',
    type: 'Travel',
  },
};

/**
 * The name that Rust gives a function or an argument: `motion_a` for `motionA`.
 * @param {string} name
 */
export const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A word as Rust names a variant: `Touch` for `touch`. @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The function that a scene asks.
 * @param {string} name
 * @returns {Query}
 * @throws {RangeError} if Rust declares none of that name
 */
export function queryOf(name) {
  if (!Object.hasOwn(queries, name)) {
    const known = [...Object.keys(queries), 'travel'].join(', ');
    throw new RangeError(`call: expected one of ${known}, got ${name}`);
  }
  return queries[name];
}
