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

const CORNERS = ['minX', 'minY', 'maxX', 'maxY'];
const SIZED = ['x', 'y', 'width', 'height'];
const BOXES = '{minX, minY, maxX, maxY} or {x, y, width, height}';

/** @type {Shape<Box | Rectangle>} */
export const box = {
  check(caller, path, /** @type {any} */ value) {
    checkObject(caller, path, value, BOXES);
    if (isBox(value) && isSized(value)) {
      throw coded(new TypeError(`${caller}: ${path} must be either ${BOXES}, was both`), 'wrong_type');
    }
    checkForm(caller, path, value, BOXES, CORNERS, SIZED);
    if (has(value, SIZED) > has(value, CORNERS)) return rectangle.check(caller, path, /** @type {any} */ (value));
    for (const key of CORNERS) checkNumber(caller, `${path}.${key}`, value[key]);
  },
  numbers(value) {
    const { minX, minY, maxX, maxY } = cornered(value);
    return [minX, minY, maxX, maxY];
  },
};

/**
 * Throws what is wrong with a mover.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 */
export function checkForms(caller, path, value) {
  const forms = `{x, y, radius}, ${BOXES}`;
  checkObject(caller, path, value, forms);
  const any = /** @type {any} */ (value);
  if ('radius' in value) return circle.check(caller, path, any);
  checkForm(caller, path, value, forms, CORNERS, SIZED);
  box.check(caller, path, any);
}

/** How many of these keys an object has. @param {object} value @param {string[]} keys */
const has = (value, keys) => keys.filter((key) => key in value).length;

/**
 * Throws if an object is far from each of its forms, rather than one number short of one.
 *
 * @param {string} caller
 * @param {string} path
 * @param {object} value
 * @param {string} forms as the message names them
 * @param {string[][]} each the keys of each form
 */
export function checkForm(caller, path, value, forms, ...each) {
  if (each.some((keys) => has(value, keys) >= keys.length - 1)) return;
  const keys = Object.keys(value).slice(0, 6).join(', ') || 'no keys';
  throw coded(new TypeError(`${caller}: ${path} must be ${forms}, was an object with ${keys}`), 'wrong_type');
}

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
