// A rectangle that can be turned: a kind of field.

import { clamp, outOfLimits, tidy } from './fields.js';

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {Point & { halfX: number, halfY: number, angle: number }} Rectangle centre, half its size along its own two axes, and how far it is turned, in degrees */

/** How far the knob is beyond the corners. */
const reach = 12;
/** What halves and degrees are multiples of, once dragged: no finer than a hand, so that 45° can be met. */
const grain = { half: 0.1, angle: 1 };

/**
 * @param {number} angle in degrees
 * @returns {Point} the direction of the own x axis of what is turned that far
 */
const axisOf = (angle) => ({ x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) });

/** For each part that is a number: how far its handle is turned from the own x axis. */
const turned = /** @type {Record<string, number>} */ ({ halfX: 0, halfY: 90, angle: -90 });

/**
 * @param {number} angle
 * @returns {number} the same from −180 to 180
 */
const wrapped = (angle) => (angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle);

/**
 * @param {number} now @param {number} wanted @param {number} unit
 * @returns {number} what is wanted, in whole units where it is not what is there
 */
const rounded = (now, wanted, unit) => (tidy(wanted - now) === 0 ? now : tidy(Math.round(wanted / unit) * unit) || 0);

/**
 * A rectangle with a handle for the whole, one for each half, and a knob on a ring around it.
 * @param {Rectangle} start @param {Box} within where the centre may be @param {number} largest half
 * @returns {import('./fields.js').Field}
 */
export function rectangle(start, within, largest) {
  const limits = /** @type {Record<string, [number, number]>} */ ({
    x: [within.minX, within.maxX],
    y: [within.minY, within.maxY],
    halfX: [0, largest],
    halfY: [0, largest],
    angle: [-180, 180],
  });
  const outward = (/** @type {Rectangle} */ { angle }, /** @type {string} */ part) => axisOf(angle + turned[part]);
  return {
    kind: 'rectangle',
    default: start,
    components: ['x', 'y', 'halfX', 'halfY', 'angle'],
    parts: [
      { name: '', axis: 'both' },
      { name: 'halfX', axis: 'both', tells: 'halfX' },
      { name: 'halfY', axis: 'both', tells: 'halfY' },
      { name: 'angle', axis: 'both', tells: 'angle' },
    ],
    place(value, part) {
      const { x, y } = value;
      if (!part) return { x, y };
      const out = outward(value, part);
      const distance = part === 'angle' ? ringOf(value) : value[part];
      return { x: x + distance * out.x, y: y + distance * out.y };
    },
    move(value, part, at) {
      const arm = { x: at.x - value.x, y: at.y - value.y };
      if (!part) {
        const [x, y] = [clamp(at.x, ...limits.x), clamp(at.y, ...limits.y)];
        return { value: { ...value, x: tidy(x), y: tidy(y) }, part };
      }
      if (part === 'angle') {
        const angle = (Math.atan2(arm.y, arm.x) * 180) / Math.PI - turned.angle;
        const near = value.angle + wrapped(wrapped(angle) - value.angle);
        return { value: { ...value, angle: wrapped(rounded(value.angle, near, grain.angle)) }, part };
      }
      const out = outward(value, part);
      const half = clamp(arm.x * out.x + arm.y * out.y, 0, largest);
      return { value: { ...value, [part]: rounded(value[part], half, grain.half) }, part };
    },
    nudge(value, part, motion) {
      // An arrow that points out of the middle makes it larger; right and down turn it clockwise.
      const out = part === 'angle' ? { x: 1, y: 1 } : outward(value, part);
      const along = tidy(motion.x * out.x + motion.y * out.y);
      const moved = tidy(value[part] + Math.sign(along) * Math.hypot(motion.x, motion.y)) || 0;
      return { ...value, [part]: part === 'angle' ? wrapped(moved) : clamp(moved, 0, largest) };
    },
    outward,
    check: (value) => outOfLimits(value, limits),
  };
}

/**
 * @param {Rectangle} value
 * @returns {number} the radius of the ring on which the knob is
 */
export const ringOf = ({ halfX, halfY }) => Math.hypot(halfX, halfY) + reach;
