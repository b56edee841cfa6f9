// Which body is under a pointer: boxes, circles and rectangles can be dragged by their area. The library decides.

import { quadOf } from './fields/index.js';

/** @typedef {import('./types.js').Library} Library */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').State} State */

/** For each kind of field with an area: whether its value covers a place. */
const covers = /** @type {Record<string, (graze: Library, value: any, at: Point) => boolean>} */ ({
  box: (graze, box, at) => graze.pointVsAabb(at, box) !== 'outside',
  circle: (graze, circle, { x, y }) =>
    graze.circleVsAabbContact(circle, { x: 0, y: 0 }, { minX: x, minY: y, maxX: x, maxY: y }) !== null,
  rectangle: (graze, rectangle, at) => graze.pointVsQuad(at, quadOf(graze, rectangle)) !== 'outside',
});

/**
 * The first field, in their order, whose body covers a place.
 * @param {import('./types.js').Fields} fields @param {Library} graze @param {State} state @param {Point} at
 * @returns {string | null} its field
 */
export function bodyAt(fields, graze, state, at) {
  const isUnder = (/** @type {string} */ key) =>
    !fields[key].isLocked && covers[fields[key].kind]?.(graze, state[key], at);
  return Object.keys(fields).find(isUnder) ?? null;
}
