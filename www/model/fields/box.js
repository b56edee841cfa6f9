// A box: a field with a handle for the whole and one for each side.

import { sides } from '../sides.js';
import { clamp, limitsOf, outOfLimits, tidy, whole } from './field.js';

/** @import { Box, Point } from './field.js' */

/**
 * A box with one side moved. A side pushed past its opposite becomes the opposite, so that the hand keeps hold of it.
 * @param {Box} value @param {string} side @param {number} at
 * @returns {{ value: Box, part: string }} the box, and the side then held
 */
function moveSide(value, side, at) {
  const { own, other, opposite } = sides[side];
  const isPast = own.startsWith('min') ? at > value[other] : at < value[other];
  return isPast
    ? { value: { ...value, [own]: value[other], [other]: at }, part: opposite }
    : { value: { ...value, [own]: at }, part: side };
}

/**
 * A whole box moved: its center comes as close to a place as the limits allow.
 * @param {Box} value @param {Point} at @param {Box} within
 * @returns {Box}
 */
function moveWhole(value, at, within) {
  const dx = clamp(at.x - (value.minX + value.maxX) / 2, within.minX - value.minX, within.maxX - value.maxX);
  const dy = clamp(at.y - (value.minY + value.maxY) / 2, within.minY - value.minY, within.maxY - value.maxY);
  if (dx === 0 && dy === 0) return value;
  return {
    minX: tidy(value.minX + dx),
    minY: tidy(value.minY + dy),
    maxX: tidy(value.maxX + dx),
    maxY: tidy(value.maxY + dy),
  };
}

/** The numbers that are in order, for each axis. */
const orders = [
  ['minX', 'maxX'],
  ['minY', 'maxY'],
];

/**
 * The problem of a box whose numbers are out of their limits, or in the wrong order.
 * @param {Record<string, number>} value @param {import('./field.js').Limits} limits
 * @returns {import('./field.js').Problem | null}
 */
export function problemOf(value, limits) {
  const [min, max] = orders.find(([min, max]) => value[min] > value[max]) ?? [];
  const inverted = min ? { component: min, key: 'problems.inverted', values: { min, max } } : null;
  return outOfLimits(value, limits) ?? inverted;
}

/**
 * A box that stays inside another box.
 * @param {Box} start @param {Box} within
 * @returns {import('./field.js').Field}
 */
export function box(start, within) {
  const { x: across, y: down } = limitsOf(within);
  const limits = /** @type {import('./field.js').Limits} */ ({ minX: across, minY: down, maxX: across, maxY: down });
  return {
    kind: 'box',
    default: start,
    components: ['minX', 'minY', 'maxX', 'maxY'],
    grips: [whole, ...Object.entries(sides).map(([part, { axis }]) => ({ part, axis }))],
    place(value, part) {
      const center = { x: (value.minX + value.maxX) / 2, y: (value.minY + value.maxY) / 2 };
      if (!part) return center;
      const { own, axis } = sides[part];
      return { ...center, [axis]: value[own] };
    },
    move(value, part, at) {
      if (!part) return { value: moveWhole(value, at, within), part };
      const { axis } = sides[part];
      return moveSide(value, part, tidy(clamp(at[axis], ...(axis === 'x' ? across : down))));
    },
    outward: (_value, part) => sides[part].normal,
    covers: (graze, value, at) => graze.pointVsAabb(at, value) !== 'outside',
    check: (value) => problemOf(value, limits),
  };
}
