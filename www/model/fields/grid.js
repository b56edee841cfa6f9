// A grid of square tiles: a field with a handle at its origin and one, on the other side of a tile, for the size.

import { any, clamp, nearestIn, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/**
 * A grid.
 * @param {import('./field.js').Point & { size: number }} start
 * @param {number} smallest size of a tile that it can be dragged to @param {number} largest
 * @param {import('./field.js').Box} [usual] where its origin can be dragged
 * @returns {import('./field.js').Field}
 */
export function grid(start, smallest, largest, usual = usualWorld) {
  return {
    kind: 'grid',
    default: start,
    components: ['x', 'y', 'size'],
    grips: [whole, { part: 'size', axis: 'x', tells: 'size' }],
    place: ({ x, y, size }, part) => (part ? { x: x + size, y } : { x, y }),
    move(value, part, at, _origin, within = usual) {
      if (!part) return { value: { ...nearestIn(at, within), size: value.size }, part };
      const [least, most] = within === usual ? [smallest, largest] : [unitOf(within), within.maxX - within.minX];
      return { value: { ...value, size: tidy(clamp(at.x - value.x, least, most), unitOf(within)) }, part };
    },
    outward: () => ({ x: 1, y: 0 }),
    check: (value) =>
      outOfLimits(value, { x: any.place, y: any.place, size: [Number.MIN_VALUE, Number.POSITIVE_INFINITY] }),
  };
}
