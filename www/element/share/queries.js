// The functions of the library that a scene can ask, with what they take: the same in JavaScript and in Rust.

/**
 * The name of a shape, as the Rust crate calls it.
 * @typedef {'Aabb' | 'Circle' | 'Motion' | 'Quad' | 'Segment'} Shape
 */

/**
 * A function of the library.
 * @typedef {object} Query
 * @property {Record<string, Shape>} takes its arguments by name, in order
 * @property {'span' | 'intersection'} gives
 */

/** @type {Record<string, Query>} */
export const queries = {
  segmentVsAabb: { takes: { segment: 'Segment', box: 'Aabb' }, gives: 'span' },
  clipSegment: { takes: { segment: 'Segment', box: 'Aabb' }, gives: 'span' },
  circleVsAabb: { takes: { circle: 'Circle', motion: 'Motion', box: 'Aabb' }, gives: 'span' },
  aabbVsAabb: { takes: { a: 'Aabb', motionA: 'Motion', b: 'Aabb', motionB: 'Motion' }, gives: 'span' },
  segmentVsQuad: { takes: { segment: 'Segment', quad: 'Quad' }, gives: 'span' },
  segmentVsSegment: { takes: { p: 'Segment', q: 'Segment' }, gives: 'intersection' },
};

/**
 * The name that Rust gives a function or an argument: `motion_a` for `motionA`.
 * @param {string} name
 * @returns {string}
 */
export const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The function that a scene asks.
 * @param {string} name
 * @returns {Query}
 * @throws {RangeError} if the table lacks it
 */
export function queryOf(name) {
  if (!Object.hasOwn(queries, name)) {
    const known = [...Object.keys(queries), 'first', 'travel'].join(', ');
    throw new RangeError(`call: expected one of ${known}, got ${name}`);
  }
  return queries[name];
}
