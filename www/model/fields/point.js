// A point: a field with one handle.

import { clamp, limitsOf, outOfLimits, tidy, whole } from './field.js';

/**
 * A point that stays inside a box.
 * @param {import('./field.js').Point} start @param {import('./field.js').Box} within
 * @param {number} [snap] its numbers are multiples of this one, unless this is 0
 * @returns {import('./field.js').Field}
 */
export function point(start, within, snap = 0) {
  const snapped = (/** @type {number} */ x) => (snap ? Math.round(x / snap) * snap || 0 : tidy(x));
  const limits = limitsOf(within);
  return {
    kind: 'point',
    default: start,
    components: ['x', 'y'],
    grips: [whole],
    place: (value) => value,
    move: (_value, part, at) => ({
      value: { x: snapped(clamp(at.x, ...limits.x)), y: snapped(clamp(at.y, ...limits.y)) },
      part,
    }),
    check(value) {
      const problem = outOfLimits(value, limits);
      const component = ['x', 'y'].find((name) => value[name] !== snapped(value[name]));
      return problem || !snap || !component ? problem : { component, key: 'problems.notMultiple', values: { snap } };
    },
  };
}
