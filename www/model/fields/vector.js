// A displacement: a field with a handle at its tip.

import { clamp, limitsOf, outOfLimits, tidy, whole } from './field.js';

/**
 * A displacement counted from the handle of another field: a motion, or a point that moves with a mover.
 * @param {import('./field.js').Point} start @param {import('./field.js').Box} within where the tip can be dragged to
 * @param {string} of the other field
 * @returns {import('./field.js').Field}
 */
export function vector(start, within, of) {
  const [width, height] = [within.maxX - within.minX, within.maxY - within.minY];
  const limits = /** @type {{ x: [number, number], y: [number, number] }} */ ({
    x: [-width, width],
    y: [-height, height],
  });
  const tips = limitsOf(within);
  return {
    kind: 'vector',
    default: start,
    components: ['x', 'y'],
    grips: [whole],
    of,
    place: (value, _part, origin) => ({ x: origin.x + value.x, y: origin.y + value.y }),
    move(value, part, at, origin) {
      // If its mover took the tip out of the box, the tip may stay there or come back.
      const along = (/** @type {'x' | 'y'} */ axis) => {
        const tip = origin[axis] + value[axis];
        const [low, high] = tips[axis];
        const reach = clamp(at[axis], Math.min(low, tip), Math.max(high, tip)) - origin[axis];
        return tidy(clamp(reach, ...limits[axis]));
      };
      return { value: { x: along('x'), y: along('y') }, part };
    },
    check: (value) => outOfLimits(value, limits),
  };
}
