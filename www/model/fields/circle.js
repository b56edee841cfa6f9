// A circle: a field with a handle for the whole and one, at its lowest point, for the radius.

import { clamp, limitsOf, nearestIn, outOfLimits, tidy, whole } from './field.js';

/**
 * A circle whose center stays inside a box.
 * @param {import('./field.js').Point & { radius: number }} start @param {import('./field.js').Box} within
 * @param {number} largest radius
 * @returns {import('./field.js').Field}
 */
export function circle(start, within, largest) {
  const limits = /** @type {import('./field.js').Limits} */ ({ ...limitsOf(within), radius: [0, largest] });
  return {
    kind: 'circle',
    default: start,
    components: ['x', 'y', 'radius'],
    grips: [whole, { part: 'radius', axis: 'y', tells: 'radius' }],
    place: ({ x, y, radius }, part) => (part ? { x, y: y + radius } : { x, y }),
    move: (value, part, at) => ({
      value: part
        ? { ...value, radius: tidy(clamp(at.y - value.y, 0, largest)) }
        : { ...nearestIn(at, within), radius: value.radius },
      part,
    }),
    outward: () => ({ x: 0, y: 1 }),
    covers: (graze, value, { x, y }) =>
      graze.circleVsAabbContact(value, { x: 0, y: 0 }, { minX: x, minY: y, maxX: x, maxY: y }) !== null,
    check: (value) => outOfLimits(value, limits),
  };
}
