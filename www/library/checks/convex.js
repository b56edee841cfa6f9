/** Convex shapes in all their forms: the numbers that Rust takes of them, and what is wrong with one. */

import { ANGLED, BOX, CIRCLE, ROTATED } from '../wasm/tables.js';
import { checkNumber, checkObject } from './checks.js';
import { coded, wrongType } from './errors.js';
import { box, checkForm, circle, copyPoint, copySegment, cornered, number, point, segment } from './shapes.js';

/** @import { Convex } from '../types.js' */

/** How many numbers Rust takes. */
const COUNT = 20;

/**
 * The form, the radius and the numbers of a shape, each read once.
 *
 * @param {any} value
 * @returns {any[]}
 */
export function copyConvex(value) {
  const points = value?.points;
  const a = value?.a;
  const center = value?.center;
  if (points === undefined && a === undefined && center === undefined) return ofPlain(value);
  if (value.x !== undefined || value.y !== undefined) return [];
  if (points !== undefined) return ofPoints(points, value.at, value.radius);
  if (a !== undefined) return ofSegment(copySegment({ a, b: value.b }), value.radius);
  return ofRotated(center, value);
}

/** @param {any} points @param {any} at @param {unknown} radius */
function ofPoints(points, at, radius) {
  if (!Array.isArray(points)) return [];
  const { length } = points;
  // With the holes of an array, too.
  const copies = Array.from({ length: Math.min(length, 8) }, (_, i) => copyPoint(points[i]));
  const { x, y } = at === undefined ? (copies[0] ?? { x: 0, y: 0 }) : copyPoint(at);
  return filled(length, radius, x, y, ...copies.flatMap((copy) => [copy.x, copy.y]));
}

/** @param {any} segment @param {unknown} radius */
function ofSegment({ a, b }, radius) {
  return filled(2, radius, a.x, a.y, a.x, a.y, b.x, b.y);
}

/** @param {any} center @param {any} value */
function ofRotated(center, value) {
  const [middle, half] = [copyPoint(center), copyPoint(value.half)];
  const { direction, angle, radius } = value;
  const given = [middle.x, middle.y, half.x, half.y];
  if (angle === undefined) {
    const along = copyPoint(direction);
    return filled(ROTATED, radius, ...given, along.x, along.y);
  }
  return direction === undefined ? filled(ANGLED, radius, ...given, angle) : [];
}

/** A box, a circle or a point. @param {any} value */
function ofPlain(value) {
  const { minX, minY, maxX, maxY, x, y, width, height, radius } = value ?? {};
  if (minX !== undefined || width !== undefined || height !== undefined || x === undefined) {
    const sides = cornered({ minX, minY, maxX, maxY, x, y, width, height });
    return sides ? filled(BOX, radius, sides.minX, sides.minY, sides.maxX, sides.maxY) : [];
  }
  if (radius !== undefined) return filled(CIRCLE, radius, x, y);
  return 'radius' in value ? [] : filled(1, 0, x, y, x, y);
}

/** With zeros behind them. @param {number} form @param {unknown} radius @param {unknown[]} numbers @returns {any[]} */
function filled(form, radius, ...numbers) {
  const all = [form, radius === undefined ? 0 : radius, ...numbers];
  while (all.length < COUNT) all.push(0);
  return all;
}

/** @param {any} copy */
export const isConvex = (copy) => copy.length === COUNT && copy.every(number.is);

const CORNERS = ['minX', 'minY', 'maxX', 'maxY'];
const SIZES = ['width', 'height'];

/** The keys of all forms but that of points. */
const FORMS = [['center', 'half'], ['a', 'b'], CORNERS, ['x', 'y', ...SIZES], ['x', 'y', 'radius']];

/** @type {import('./shapes.js').Shape<Convex>} */
export const convex = {
  copy: copyConvex,
  is: isConvex,
  check(caller, path, given) {
    const what = '{points}, {center, half, angle}, {center, half, direction}, a box, a circle, a segment or a point';
    checkObject(caller, path, given, what);
    const value = /** @type {any} */ (given);
    const { radius } = value;
    if (radius !== undefined) checkNumber(caller, `${path}.radius`, radius);
    checkIsOne(caller, path, value);
    if ('points' in value) return checkPoints(caller, path, value);
    checkForm(caller, path, value, what, ...FORMS);
    if ('a' in value || 'b' in value) return segment.check(caller, path, value);
    if ('center' in value || 'half' in value) return checkRotated(caller, path, value);
    const isBox = [...CORNERS, ...SIZES].some((key) => key in value);
    const shape = isBox ? box : 'radius' in value ? circle : point;
    shape.check(caller, path, value);
  },
};

/** Throws if x and y would be ignored. @param {string} caller @param {string} path @param {any} value */
function checkIsOne(caller, path, value) {
  const other = ['points', 'a', 'center'].find((key) => value[key] !== undefined);
  if (other === undefined || (value.x === undefined && value.y === undefined)) return;
  const message = `${caller}: ${path} must have either ${other} or x and y, had both`;
  throw coded(new TypeError(message), 'wrong_type');
}

/** @param {string} caller @param {string} path @param {any} value */
function checkPoints(caller, path, { points, at }) {
  if (!Array.isArray(points)) throw wrongType(`${caller}: ${path}.points`, 'an array of {x, y}', points);
  for (let i = 0; i < points.length; i++) point.check(caller, `${path}.points[${i}]`, points[i]);
  if (at !== undefined) point.check(caller, `${path}.at`, at);
}

/** @param {string} caller @param {string} path @param {any} value */
function checkRotated(caller, path, value) {
  const { center, half, direction, angle } = value;
  point.check(caller, `${path}.center`, center);
  point.check(caller, `${path}.half`, half);
  for (const key of ['x', 'y']) {
    if (half[key] >= 0) continue;
    const message = `${caller}: ${path}.half.${key} must be ≥ 0, was ${half[key]}`;
    throw coded(new RangeError(message), 'inverted_box');
  }
  if (direction !== undefined && angle !== undefined) {
    const message = `${caller}: ${path} must have either a direction or an angle, had both`;
    throw coded(new TypeError(message), 'wrong_type');
  }
  if (angle !== undefined) checkNumber(caller, `${path}.angle`, angle);
  else point.check(caller, `${path}.direction`, direction);
}
