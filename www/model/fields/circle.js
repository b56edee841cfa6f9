// A circle: a field with a handle for the whole and one, at its lowest point, for the radius.

import { any, clamp, nearestIn, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/**
 * A circle.
 * @param {import('./field.js').Point & { radius: number }} start @param {number} largest radius that it can be dragged to in
 *   its usual window
 * @param {import('./field.js').Box} [usual] where its center can be dragged
 * @returns {import('./field.js').Field}
 */
export function circle(start, largest, usual = usualWorld) {
  return {
    kind: 'circle',
    default: start,
    components: ['x', 'y', 'radius'],
    grips: [whole, { part: 'radius', axis: 'y', tells: 'radius' }],
    place: ({ x, y, radius }, part) => (part ? { x, y: y + radius } : { x, y }),
    move(value, part, at, _origin, within = usual) {
      if (!part) return { value: { ...nearestIn(at, within), radius: value.radius }, part };
      const most = within === usual ? largest : within.maxY - within.minY;
      return { value: { ...value, radius: tidy(clamp(at.y - value.y, 0, most), unitOf(within)) }, part };
    },
    outward: () => ({ x: 0, y: 1 }),
    covers: (graze, value, { x, y }) =>
      graze.circleVsAabbContact(value, { x: 0, y: 0 }, { minX: x, minY: y, maxX: x, maxY: y }) !== null,
    check: (value) => outOfLimits(value, { x: any.place, y: any.place, radius: any.size }),
  };
}
