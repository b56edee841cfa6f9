/**
 * Checks of shapes. A shape of the caller is copied first, and each of its numbers is read once, there: a getter may call the
 * library, or give another number the next time. The copy has a cheap test. If it fails, a check of what was given finds what
 * is wrong and throws an error. Rust decides whether numbers are finite and in order.
 */

import { checkNumber, checkObject, checkWhole } from './checks.js';
import { coded, refusal } from './errors.js';

/** @import { Box, Circle, Grid, Point, Rectangle, Segment } from '../types.js' */

/**
 * A kind of argument.
 *
 * @template [Value=any]
 * @typedef {object} Shape
 * @property {(value: Value) => any} copy what is read of it: the numbers that Rust takes
 * @property {(copy: any) => boolean} is whether these are numbers
 * @property {(caller: string, path: string, value: Value) => void} check throws unless every coordinate is a finite number
 */

/** What `ask` returns for arguments that Rust cannot take. */
export const WRONG_TYPE = -0x10000;

/**
 * A checked copy of an argument.
 *
 * @template Value
 * @param {string} caller
 * @param {string} path
 * @param {Shape<Value>} shape
 * @param {Value} value
 * @returns {any}
 */
export function taken(caller, path, { copy, is, check }, value) {
  const copied = copy(value);
  const isRight = is(copied);
  check(caller, path, isRight ? copied : value);
  if (!isRight) throw refusal(caller, WRONG_TYPE, {});
  return copied;
}

/** @param {any} value */
export const copyPoint = (value) => ({ x: value?.x, y: value?.y });

/** @param {any} value */
export const copySegment = (value) => ({ a: copyPoint(value?.a), b: copyPoint(value?.b) });

/** @param {any} value */
export const copyCircle = (value) => ({ x: value?.x, y: value?.y, radius: value?.radius });

/** @param {any} value */
const copyGrid = (value) => ({ x: value?.x, y: value?.y, size: value?.size });

/** @param {any} value */
export const isPoint = (value) => typeof value?.x === 'number' && typeof value.y === 'number';

/** @param {any} value */
export const isSegment = (value) => isPoint(value?.a) && isPoint(value.b);

/** @param {any} value */
export const isCircle = (value) => isPoint(value) && typeof value.radius === 'number';

/** @param {any} value */
export const isBox = (value) =>
  typeof value?.minX === 'number' &&
  typeof value.minY === 'number' &&
  typeof value.maxX === 'number' &&
  typeof value.maxY === 'number';

/** @param {any} value */
export const isSized = (value) => isPoint(value) && typeof value.width === 'number' && typeof value.height === 'number';

/** @param {any} value */
const isGrid = (value) => isPoint(value) && typeof value.size === 'number';

/**
 * A copy of a box by its corners; undefined if it is invalid or has both forms.
 *
 * @param {any} value
 * @returns {any}
 */
export function cornered(value) {
  const x = value?.x;
  const y = value?.y;
  if (typeof x !== 'number' || typeof y !== 'number') return copyBox(value);
  const width = value.width;
  const height = value.height;
  const corners = copyBox(value);
  if (typeof width !== 'number' || typeof height !== 'number') return corners;
  if (!(width >= 0 && height >= 0) || isBox(corners)) return undefined;
  return { minX: x, minY: y, maxX: x + width, maxY: y + height };
}

/** @param {any} value */
const copyBox = (value) => ({ minX: value?.minX, minY: value?.minY, maxX: value?.maxX, maxY: value?.maxY });

/** @type {Shape<number>} */
export const number = {
  copy: (value) => value,
  is: (copy) => typeof copy === 'number',
  check: checkNumber,
};

/** @type {Shape<Point>} */
export const point = {
  copy: copyPoint,
  is: isPoint,
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
  },
};

/** @type {Shape<Segment>} */
export const segment = {
  copy: copySegment,
  is: isSegment,
  check(caller, path, value) {
    checkObject(caller, path, value, '{a, b}');
    point.check(caller, `${path}.a`, value.a);
    point.check(caller, `${path}.b`, value.b);
  },
};

/** @type {Shape<Grid>} */
export const grid = {
  copy: copyGrid,
  is: isGrid,
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y, size}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
    checkNumber(caller, `${path}.size`, value.size);
  },
};

/** A tile of a grid. @type {Shape<Point>} */
export const tile = {
  copy: copyPoint,
  is: isPoint,
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y}');
    checkWhole(caller, `${path}.x`, value.x, -(2 ** 53), 2 ** 53);
    checkWhole(caller, `${path}.y`, value.y, -(2 ** 53), 2 ** 53);
  },
};

const CORNERS = ['minX', 'minY', 'maxX', 'maxY'];
const SIZED = ['x', 'y', 'width', 'height'];
const BOXES = '{minX, minY, maxX, maxY} or {x, y, width, height}';

/** @type {Shape<Box | Rectangle>} */
export const box = {
  copy: cornered,
  is: isBox,
  check(caller, path, /** @type {any} */ value) {
    checkObject(caller, path, value, BOXES);
    if (isBox(value) && isSized(value)) {
      throw coded(new TypeError(`${caller}: ${path} must be either ${BOXES}, was both`), 'wrong_type');
    }
    checkForm(caller, path, value, BOXES, CORNERS, SIZED);
    if (has(value, SIZED) > has(value, CORNERS)) return rectangle.check(caller, path, /** @type {any} */ (value));
    for (const key of CORNERS) checkNumber(caller, `${path}.${key}`, value[key]);
  },
};

/**
 * Throws what is wrong with a mover or wall that is meant as no other shape than a box.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} value
 */
export function checkForms(caller, path, value) {
  const forms = `{x, y, radius}, {points}, ${BOXES}`;
  checkObject(caller, path, value, forms);
  checkForm(caller, path, value, forms, CORNERS, SIZED);
  box.check(caller, path, /** @type {any} */ (value));
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
  copy: copyCircle,
  is: isCircle,
  check(caller, path, value) {
    checkObject(caller, path, value, '{x, y, radius}');
    checkNumber(caller, `${path}.x`, value.x);
    checkNumber(caller, `${path}.y`, value.y);
    checkNumber(caller, `${path}.radius`, value.radius);
  },
};

/** @type {{ check: Shape<Rectangle>['check'] }} */
const rectangle = {
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
};
