/**
 * Checks of shapes. Each shape has a cheap test, and a check that finds what is wrong and throws an error. Rust decides
 * whether numbers are finite and in order.
 */

import { checkNumber, checkObject, checkWhole } from './checks.js';
import { coded, wrongType } from './errors.js';

/** @import { Box, Circle, Grid, Point, Quad, Rectangle, Segment } from '../types.js' */

/**
 * A kind of argument.
 *
 * @template [Value=any]
 * @typedef {object} Shape
 * @property {(caller: string, path: string, value: Value) => void} check throws unless every coordinate is a finite number
 * @property {(value: Value) => number[]} numbers the numbers that Rust takes
 */

/** @param {any} value */
export const isPoint = (value) => typeof value?.x === 'number' && typeof value.y === 'number';

/** @param {any} value */
export const isSegment = (value) => isPoint(value?.a) && isPoint(value.b);

/** @param {any} value */
export const isCircle = (value) => isPoint(value) && typeof value.radius === 'number';

/** @param {any} value */
export const isQuad = (value) =>
  Array.isArray(value?.corners) && value.corners.length === 4 && value.corners.every(isPoint);

/** @param {any} value */
export const isBox = (value) =>
  typeof value?.minX === 'number' &&
  typeof value.minY === 'number' &&
  typeof value.maxX === 'number' &&
  typeof value.maxY === 'number';

/** @param {any} value */
export const isSized = (value) => isPoint(value) && typeof value.width === 'number' && typeof value.height === 'number';

/** @param {any} value */
export const isRectangle = (value) => isSized(value) && value.width >= 0 && value.height >= 0 && !isBox(value);

/**
 * A box by its corners; undefined if it is invalid or has both forms.
 *
 * @param {any} value
 * @param {(min: number, size: number) => number} [far] the far side of a rectangle
 */
export function cornered(value, far = (min, size) => min + size) {
  if (!isSized(value)) return value;
  if (!isRectangle(value)) return undefined;
  const { x, y, width, height } = value;
  return { minX: x, minY: y, maxX: far(x, width), maxY: far(y, height) };
}

/** @type {Shape<number>} */
export const number = {
  check: checkNumber,
  numbers: (value) => [value],
};

/** @type {Shape<Point>} */
export const point = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
  },
  numbers: ({ x, y }) => [x, y],
};

/** @type {Shape<Segment>} */
export const segment = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{a, b}');
    point.check(caller, `${path}.a`, value.a);
    point.check(caller, `${path}.b`, value.b);
  },
  numbers: ({ a, b }) => [a.x, a.y, b.x, b.y],
};

/** @type {Shape<Grid>} */
export const grid = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y, size}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
    checkNumber(caller, `${path}.size`, value.size);
  },
  numbers: ({ x, y, size }) => [x, y, size],
};

/** A tile of a grid. @type {Shape<Point>} */
export const tile = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y}');
    checkWhole(caller, `${path}.x`, value.x, -(2 ** 53), 2 ** 53);
    checkWhole(caller, `${path}.y`, value.y, -(2 ** 53), 2 ** 53);
  },
  numbers: point.numbers,
};

/** @type {Shape<Box | Rectangle>} */
export const box = {
  check(caller, path, /** @type {any} */ value) {
    checkObject(caller, path, value, '{minX, minY, maxX, maxY} or {x, y, width, height}');
    if (isBox(value) && isSized(value)) {
      const message = `${caller}: ${path} must be either {minX, minY, maxX, maxY} or {x, y, width, height}, was both`;
      throw coded(new TypeError(message), 'wrong_type');
    }
    const has = (/** @type {string[]} */ keys) => keys.filter((key) => key in value).length;
    const isMeant = has(['x', 'y', 'width', 'height']) > has(['minX', 'minY', 'maxX', 'maxY']);
    if (isMeant) return rectangle.check(caller, path, /** @type {any} */ (value));
    checkNumber(caller, `${path}.minX`, value.minX);
    checkNumber(caller, `${path}.minY`, value.minY);
    checkNumber(caller, `${path}.maxX`, value.maxX);
    checkNumber(caller, `${path}.maxY`, value.maxY);
  },
  numbers(value) {
    const { minX, minY, maxX, maxY } = cornered(value);
    return [minX, minY, maxX, maxY];
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
  numbers: ({ x, y, radius }) => [x, y, radius],
};

/** @type {Shape<Rectangle>} */
export const rectangle = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y, width, height}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
    for (const key of /** @type {const} */ (['width', 'height'])) {
      checkNumber(caller, `${path}.${key}`, value[key]);
      if (value[key] < 0) {
        const message = `${caller}: ${path}.${key} must be ≥ 0, was ${value[key]}`;
        throw coded(new RangeError(message), 'inverted_box');
      }
    }
  },
  numbers: ({ x, y, width, height }) => [x, y, width, height],
};

/** @type {Shape<Quad>} */
export const quad = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{corners}');
    const { corners } = value;
    const what = 'an array of four {x, y}';
    if (!Array.isArray(corners)) throw wrongType(`${caller}: ${path}.corners`, what, corners);
    if (corners.length !== 4) {
      const message = `${caller}: ${path}.corners must be ${what}, was an array of ${corners.length}`;
      throw coded(new TypeError(message), 'wrong_type');
    }
    for (let i = 0; i < 4; i++) point.check(caller, `${path}.corners[${i}]`, corners[i]);
  },
  numbers: ({ corners }) => corners.flatMap(({ x, y }) => [x, y]),
};
