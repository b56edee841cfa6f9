// A box: a field with a handle for the whole and one for each side.

import { sides } from '../sides.js';
import { any, clamp, limitsOf, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

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
 * A whole box moved: its center comes as close to a place as the limits allow. What is out of them may stay there.
 * @param {Box} value @param {Point} at @param {Box} within
 */
function moveWhole(value, at, within) {
  const [left, right] = [Math.min(0, within.minX - value.minX), Math.max(0, within.maxX - value.maxX)];
  const [up, down] = [Math.min(0, within.minY - value.minY), Math.max(0, within.maxY - value.maxY)];
  const dx = clamp(at.x - (value.minX + value.maxX) / 2, left, right);
  const dy = clamp(at.y - (value.minY + value.maxY) / 2, up, down);
  if (dx === 0 && dy === 0) return value;
  const unit = unitOf(within);
  return {
    minX: tidy(value.minX + dx, unit),
    minY: tidy(value.minY + dy, unit),
    maxX: tidy(value.maxX + dx, unit),
    maxY: tidy(value.maxY + dy, unit),
  };
}

/** The numbers that are in order, for each axis. */
const orders = [
  ['minX', 'maxX'],
  ['minY', 'maxY'],
];

/** Any finite number. */
const limits = { minX: any.place, minY: any.place, maxX: any.place, maxY: any.place };

/**
 * The problem of a box whose numbers are not finite, or in the wrong order.
 * @param {Record<string, number>} value
 * @returns {import('./field.js').Problem | null}
 */
export function problemOf(value) {
  const [min, max] = orders.find(([min, max]) => value[min] > value[max]) ?? [];
  const inverted = min ? { component: min, key: 'problems.inverted', values: { min, max } } : null;
  return outOfLimits(value, limits) ?? inverted;
}

/**
 * A box.
 * @param {Box} start @param {Box} [usual] where it can be dragged
 * @returns {import('./field.js').Field}
 */
export function box(start, usual = usualWorld) {
  return {
    kind: 'box',
    default: start,
    components: ['minX', 'minY', 'maxX', 'maxY'],
    grips: [whole, ...Object.entries(sides).map(([part, { axis }]) => ({ part, axis }))],
    place(value, part) {
      const center = { x: value.minX / 2 + value.maxX / 2, y: value.minY / 2 + value.maxY / 2 };
      if (!part) return center;
      const { own, axis } = sides[part];
      return { ...center, [axis]: value[own] };
    },
    move(value, part, at, _origin, within = usual) {
      if (!part) return { value: moveWhole(value, at, within), part };
      const { axis } = sides[part];
      return moveSide(value, part, tidy(clamp(at[axis], ...limitsOf(within)[axis]), unitOf(within)));
    },
    outward: (_value, part) => sides[part].normal,
    covers: (graze, value, at) => graze.pointVsAabb(at, value) !== 'outside',
    check: problemOf,
  };
}
