// A guess: a moment on a straight motion, or a place, with a handle where the mover would then be.

import { clamp, tidy, whole } from '../model/fields/field.js';
import { point } from '../model/fields/index.js';

/** @typedef {import('../model/types.js').Point} Point */

/**
 * A moment of a motion. Its handle is on the path.
 * @param {{ a: Point, b: Point }} path
 * @returns {import('../model/fields/field.js').Field}
 */
export function moment({ a, b }) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const place = (/** @type {{ t: number }} */ { t }) => ({ x: a.x + t * dx, y: a.y + t * dy });
  return {
    kind: 'point',
    default: { t: 0.05 },
    components: ['t'],
    grips: [whole],
    place,
    move: (_value, part, at) => ({
      value: { t: tidy(clamp(((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy), 0, 1)) },
      part,
    }),
    check: ({ t }) =>
      t >= 0 && t <= 1 ? null : { component: 't', key: 'problems.outOfLimits', values: { low: 0, high: 1 } },
  };
}

export { point as place };
