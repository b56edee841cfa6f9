// A point: a field with one handle.

import { any, clamp, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/**
 * A point.
 * @param {import('./field.js').Point} start @param {import('./field.js').Box} [usual] where it can be dragged
 * @param {number} [snap] its numbers are multiples of this one, unless this is 0
 * @returns {import('./field.js').Field}
 */
export function point(start, usual = usualWorld, snap = 0) {
  const snapped = (/** @type {number} */ x, unit = 1) => (snap ? Math.round(x / snap) * snap || 0 : tidy(x, unit));
  return {
    kind: 'point',
    default: start,
    components: ['x', 'y'],
    ...(snap ? { unit: snap } : {}),
    grips: [whole],
    place: (value) => value,
    move(_value, part, at, _origin, within = usual) {
      const unit = unitOf(within);
      const [x, y] = [clamp(at.x, within.minX, within.maxX), clamp(at.y, within.minY, within.maxY)];
      return { value: { x: snapped(x, unit), y: snapped(y, unit) }, part };
    },
    check(value) {
      const problem = outOfLimits(value, { x: any.place, y: any.place });
      const component = snap ? ['x', 'y'].find((name) => value[name] !== snapped(value[name])) : undefined;
      return problem || !component ? problem : { component, key: 'problems.notMultiple', values: { snap } };
    },
  };
}
