// A displacement: a field with a handle at its tip.

import { any, clamp, limitsOf, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/**
 * A displacement counted from the handle of another field: a motion, or a point that moves with a mover.
 * @param {import('./field.js').Point} start @param {string} of the other field
 * @param {import('./field.js').Box} [usual] where the tip can be dragged to
 * @returns {import('./field.js').Field}
 */
export function vector(start, of, usual = usualWorld) {
  return {
    kind: 'vector',
    default: start,
    components: ['x', 'y'],
    grips: [whole],
    of,
    place: (value, _part, origin) => ({ x: origin.x + value.x, y: origin.y + value.y }),
    move(value, part, at, origin, within = usual) {
      // If its mover took the tip out of the box, the tip may stay there or come back.
      const along = (/** @type {'x' | 'y'} */ axis) => {
        const tip = origin[axis] + value[axis];
        const [low, high] = limitsOf(within)[axis];
        const reach = clamp(at[axis], Math.min(low, tip), Math.max(high, tip)) - origin[axis];
        return tidy(reach, unitOf(within));
      };
      return { value: { x: along('x'), y: along('y') }, part };
    },
    check: (value) => outOfLimits(value, { x: any.place, y: any.place }),
  };
}
