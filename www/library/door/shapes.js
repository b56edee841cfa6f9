/** The door for shapes: how each is checked, and which numbers it is to Rust. */

import { checkNumber, checkObject } from './checks.js';
import { coded, wrongType } from './errors.js';

/** @typedef {import('./checks.js').Check} Check */
/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Circle} Circle */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Quad} Quad */
/** @typedef {import('../types.js').Rectangle} Rectangle */
/** @typedef {import('../types.js').Segment} Segment */

/**
 * A kind of argument.
 *
 * @template [Value=any]
 * @typedef {object} Shape
 * @property {(caller: string, path: string, value: Value, check?: Check) => void} check throws unless every coordinate
 *   is as it must be: a finite number, unless told
 * @property {(to: number[], at: number, value: Value) => number} write writes the numbers that Rust takes from a place on,
 *   and gives the place behind them
 */

/** @type {Shape<number>} */
export const number = {
  check: checkNumber,
  write(to, at, value) {
    to[at] = value;
    return at + 1;
  },
};

/** @type {Shape<Point>} */
export const point = {
  check(caller, path, value, check = checkNumber) {
    checkObject(caller, path, value, '{x, y}');
    check(caller, `${path}.x`, value.x);
    check(caller, `${path}.y`, value.y);
  },
  write(to, at, { x, y }) {
    to[at] = x;
    to[at + 1] = y;
    return at + 2;
  },
};

/** @type {Shape<Segment>} */
export const segment = {
  check(caller, path, value, check) {
    checkObject(caller, path, value, '{a, b}');
    point.check(caller, `${path}.a`, value.a, check);
    point.check(caller, `${path}.b`, value.b, check);
  },
  write: (to, at, { a, b }) => point.write(to, point.write(to, at, a), b),
};

/** @type {Shape<Box>} */
export const box = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{minX, minY, maxX, maxY}');
    checkNumber(caller, `${path}.minX`, value.minX);
    checkNumber(caller, `${path}.minY`, value.minY);
    checkNumber(caller, `${path}.maxX`, value.maxX);
    checkNumber(caller, `${path}.maxY`, value.maxY);
  },
  write(to, at, { minX, minY, maxX, maxY }) {
    to[at] = minX;
    to[at + 1] = minY;
    to[at + 2] = maxX;
    to[at + 3] = maxY;
    return at + 4;
  },
};

/** @type {Shape<Circle>} */
export const circle = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y, radius}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
    checkNumber(caller, `${path}.radius`, value.radius);
  },
  write(to, at, { x, y, radius }) {
    to[at] = x;
    to[at + 1] = y;
    to[at + 2] = radius;
    return at + 3;
  },
};

/** @type {Shape<Rectangle>} */
export const rectangle = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y, width, height}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
    checkNumber(caller, `${path}.width`, value.width);
    checkNumber(caller, `${path}.height`, value.height);
  },
  write(to, at, { x, y, width, height }) {
    to[at] = x;
    to[at + 1] = y;
    to[at + 2] = width;
    to[at + 3] = height;
    return at + 4;
  },
};

/** @type {Shape<Quad>} */
export const quad = {
  check(caller, path, value, check) {
    checkObject(caller, path, value, '{corners}');
    const { corners } = value;
    const what = 'an array of four {x, y}';
    if (!Array.isArray(corners)) throw wrongType(`${caller}: ${path}.corners`, what, corners);
    if (corners.length !== 4) {
      const message = `${caller}: ${path}.corners must be ${what}, was one of ${corners.length}`;
      throw coded(new TypeError(message), 'wrong_type');
    }
    for (let i = 0; i < 4; i++) point.check(caller, `${path}.corners[${i}]`, corners[i], check);
  },
  write(to, at, { corners }) {
    for (let i = 0; i < 4; i++) at = point.write(to, at, corners[i]);
    return at;
  },
};
