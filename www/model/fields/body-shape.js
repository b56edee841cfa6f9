// A body as a value: its form, its corners, its middle; moved, turned, begun anew in another form.

import { tidy } from './field.js';

/** @import { Point } from './field.js' */
/** @import { Body, Rules } from './body-text.js' */

/** As each form begins: the x and y of its corners from its middle, and its radius. @type {Record<string, { corners: number[], radius: number }>} */
const beginnings = {
  triangle: { corners: [-16, 12, 0, -17, 16, 5], radius: 0 },
  quadrilateral: { corners: [-18, -2, 4, -15, 18, 2, -4, 15], radius: 0 },
  hexagon: { corners: [-24, 0, -13, -19, 13, -19, 24, 0, 13, 19, -13, 19], radius: 0 },
  octagon: { corners: [-26, -8, -12, -20, 12, -20, 26, -8, 26, 8, 12, 20, -12, 20, -26, 8], radius: 0 },
  circle: { corners: [0, 0], radius: 10 },
  capsule: { corners: [-10, 6, 10, -6], radius: 6 },
};

/** The forms to choose from, of a body and of a polygon. */
export const forms = ['box', 'triangle', 'quadrilateral', 'hexagon', 'circle', 'capsule'];
export const polygons = ['triangle', 'quadrilateral', 'hexagon', 'octagon'];

/** The shape of each body without its rules: the same object as long as the body is. @type {WeakMap<Body, any>} */
const bare = new WeakMap();

/**
 * A body as the library takes it.
 * @param {Body} body
 * @returns {any}
 */
export function shapeOf(body) {
  const known = bare.get(body);
  if (known) return known;
  const { name: _, oneWay, layers, motion, ...shape } = body;
  bare.set(body, shape);
  return shape;
}

/** The rules of a body, and its name. @param {Body} body @returns {Rules} */
export const rulesOf = ({ name, oneWay, layers, motion }) => ({
  ...(name && { name }),
  ...(oneWay && { oneWay }),
  ...(layers !== undefined && { layers }),
  ...(motion && { motion }),
});

/** The form of a body, or nothing if it is none of those. @param {any} body @returns {string | undefined} */
export function formOf({ minX, points, radius }) {
  if (minX !== undefined) return 'box';
  if (!points) return 'circle';
  if (radius) return points.length === 2 ? 'capsule' : undefined;
  return polygons.find((form) => beginnings[form].corners.length === 2 * points.length);
}

/**
 * A body of a form around a place.
 * @param {string} form @param {Point} place
 * @returns {Body}
 */
export function begun(form, { x, y }) {
  const at = { x: tidy(x), y: tidy(y) };
  if (form === 'box') return { minX: at.x - 14, minY: at.y - 8, maxX: at.x + 14, maxY: at.y + 8 };
  const { corners, radius } = beginnings[form];
  if (form === 'circle') return { ...at, radius };
  const points = corners.flatMap((x, i) => (i % 2 ? [] : { x: tidy(at.x + x), y: tidy(at.y + corners[i + 1]) }));
  return radius > 0 ? { points, radius } : { points };
}

/** A body in another form, where it is, with its rules. @param {Body} body @param {string} form @returns {Body} */
export function inForm(body, form) {
  if (form === formOf(body)) return body;
  // The corners of a box become free.
  const shape = form === 'quadrilateral' && 'minX' in body ? { points: cornersOf(body) } : begun(form, middleOf(body));
  return { ...shape, ...rulesOf(body) };
}

/**
 * The corners of a body: of a circle its center.
 * @param {any} body
 * @returns {Point[]}
 */
export function cornersOf({ x, y, minX, minY, maxX, maxY, points, at }) {
  if (points && !at) return points;
  if (points)
    return points.map((/** @type {Point} */ each) => ({
      x: at.x + each.x - points[0].x,
      y: at.y + each.y - points[0].y,
    }));
  if (minX === undefined) return [{ x, y }];
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

/** A body as the hull of points that a radius grows. @param {any} body @returns {{ points: Point[], radius: number }} */
export const convexOf = (body) => ({ points: cornersOf(body), radius: body.radius ?? 0 });

/** The middle of a body. @param {Body} body @returns {Point} */
export function middleOf(body) {
  const corners = cornersOf(body);
  const mean = (/** @type {'x' | 'y'} */ axis) => corners.reduce((sum, each) => sum + each[axis], 0) / corners.length;
  return { x: mean('x'), y: mean('y') };
}

/**
 * A body whose corners are where a function takes them.
 * @param {any} body @param {(corner: Point) => Point} to
 * @returns {Body}
 */
function mapped(body, to) {
  const { at: _, ...rest } = body;
  if (body.points) return { ...rest, points: cornersOf(body).map(to) };
  if (body.minX === undefined) return { ...rest, ...to(body) };
  const [low, high] = [to({ x: body.minX, y: body.minY }), to({ x: body.maxX, y: body.maxY })];
  return { ...rest, minX: low.x, minY: low.y, maxX: high.x, maxY: high.y };
}

/** A body moved. @param {Body} body @param {Point} by @param {number} [unit] */
export const movedBody = (body, by, unit = 1) =>
  mapped(body, ({ x, y }) => ({ x: tidy(x + by.x, unit), y: tidy(y + by.y, unit) }));

/**
 * A body turned around its middle, from one direction to another. A box becomes a hull.
 * @param {Body} body @param {Point} from @param {Point} to @param {number} unit
 * @returns {Body}
 */
export function turned(body, from, to, unit) {
  const middle = middleOf(body);
  const length = Math.hypot(from.x, from.y) * Math.hypot(to.x, to.y);
  const cos = (from.x * to.x + from.y * to.y) / length;
  const sin = (from.x * to.y - from.y * to.x) / length;
  const points = cornersOf(body).map(({ x, y }) => {
    const [right, down] = [x - middle.x, y - middle.y];
    return { x: tidy(middle.x + cos * right - sin * down, unit), y: tidy(middle.y + sin * right + cos * down, unit) };
  });
  const { radius } = /** @type {any} */ (body);
  return { points, ...(radius && { radius }), ...rulesOf(body) };
}
