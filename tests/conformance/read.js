/** Reads the parts of a conformance line for the library, which refuses bad values itself. */

/** @typedef {import('../../www/library/types.js').Box} Box */
/** @typedef {import('../../www/library/types.js').Circle} Circle */
/** @typedef {import('../../www/library/types.js').Sweep} Sweep */

/** @type {Map<unknown, number>} numbers that JSON cannot write */
const NAMED = new Map([
  ['nan', Number.NaN],
  ['inf', Number.POSITIVE_INFINITY],
  ['-inf', Number.NEGATIVE_INFINITY],
]);

/**
 * Refuses a line before the library sees it.
 *
 * @param {'wrong_type' | 'unknown_option' | 'not_integer_or_out_of_range'} code
 */
export function refused(code) {
  return Object.assign(new Error(code), { code });
}

/**
 * A number, written as one or by name.
 *
 * @param {any} x
 */
export function decimal(x) {
  return NAMED.get(x) ?? x;
}

/**
 * A list, of the given length if there is one.
 *
 * @param {any} value
 * @param {number} [length]
 * @returns {any[]}
 */
export function list(value, length) {
  if (!Array.isArray(value) || value.length !== (length ?? value.length)) throw refused('wrong_type');
  return value;
}

/**
 * The members of an object.
 *
 * @param {any} value
 * @returns {Record<string, any>}
 */
export function members(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused('wrong_type');
  return value;
}

/**
 * The value that an option's name stands for.
 *
 * @template Option
 * @param {Record<string, Option>} options
 * @param {any} name
 * @returns {Option}
 */
export function option(options, name) {
  if (typeof name !== 'string') throw refused('wrong_type');
  if (!Object.hasOwn(options, name)) throw refused('unknown_option');
  return options[name];
}

/**
 * The number that names a box in a line.
 *
 * @param {any} value
 * @returns {number}
 */
export function boxName(value) {
  if (typeof value !== 'number') throw refused('wrong_type');
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) throw refused('not_integer_or_out_of_range');
  return value;
}

/**
 * @param {any} sides
 * @returns {Box}
 */
export function box(sides) {
  const [minX, minY, maxX, maxY] = list(sides, 4).map(decimal);
  return { minX, minY, maxX, maxY };
}

/** @param {any} pair */
export function point(pair) {
  const [x, y] = list(pair, 2).map(decimal);
  return { x, y };
}

/**
 * The mover: `circle` x, y, radius or `box`.
 *
 * @param {any} given
 * @returns {Circle | Box}
 */
export function mover(given) {
  const { circle, box: sides } = members(given);
  if ((circle ?? null) === null) return box(sides);
  const [x, y, radius] = list(circle, 3).map(decimal);
  return { x, y, radius };
}

/**
 * The path to ask about: `segment` a, b or a mover and its `motion`.
 *
 * @param {any} given
 * @returns {Sweep}
 */
export function sweep(given) {
  const { segment, motion } = members(given);
  if ((segment ?? null) === null) return { mover: mover(given), motion: point(motion) };
  const ends = list(segment, 4);
  return { a: point(ends.slice(0, 2)), b: point(ends.slice(2)) };
}

/** @param {{ x: number, y: number }} v */
export function pair({ x, y }) {
  return [x, y];
}
