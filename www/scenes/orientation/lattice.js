// Points on a lattice of whole numbers, and how far apart its places are: 1, a million, or 2³⁰.

import { choice, point } from '../../model/fields/index.js';

/** @import { Box, Field, Point, State } from '../../model/types.js' */

/** How far apart the places are, by the option. @type {Record<string, number>} */
const units = { one: 1, million: 1e6, giga: 2 ** 30 };

/** @param {State} state @returns {number} how far apart the places of its lattice are */
export const unitIn = ({ scale: { choice: option } }) => units[option];

/** The lattice whose places are so far apart. @param {number} unit @returns {Box} */
const lattice = (unit) => ({ minX: 0, minY: 0, maxX: 16 * unit, maxY: 10 * unit });

/**
 * The places to draw: where they are far apart, those in sight.
 * @param {number} unit @param {Box} area in sight
 * @returns {Box}
 */
export function latticeIn(unit, { minX, minY, maxX, maxY }) {
  const [width, inside] = [(maxX - minX) / unit, (/** @type {number} */ x) => Math.ceil(x / unit) * unit];
  if (unit === 1 || width > 60) return lattice(unit);
  return { minX: inside(minX), minY: inside(minY), maxX, maxY };
}

/**
 * A point whose hand and keys go from place to place; any whole number can be typed.
 * @param {Point} start
 * @returns {Field}
 */
export function onLattice(start) {
  const of = (/** @type {number} */ unit) => point(start, lattice(unit), unit);
  const small = of(1);
  return {
    ...small,
    beside: 'scale',
    unit: ({ choice: option }) => units[option],
    move(value, part, at, { choice: option }, within) {
      // A window as it opens shows no places that are far apart.
      const isFar = within && within.maxX - within.minX > 2 * units[option];
      return (isFar ? of(units[option]) : small).move(value, part, at, null, within);
    },
  };
}

/**
 * The switch that scales points as it is set.
 * @param {string[]} keys of the points
 * @returns {Field}
 */
export const scale = (keys) => ({
  ...choice(Object.keys(units)),
  chosen: (state, option) => scaled(state, option, keys),
});

/**
 * The state with its points at the same places of another lattice.
 * @param {State} state @param {string} option @param {string[]} [keys] of the points
 * @returns {State}
 */
export function scaled(state, option, keys = ['a', 'b', 'c', 'd']) {
  const at = (/** @type {number} */ x) => Math.round(x / unitIn(state)) * units[option] || 0;
  const points = keys.map((key) => [key, { x: at(state[key].x), y: at(state[key].y) }]);
  return { ...state, ...Object.fromEntries(points), scale: { choice: option } };
}
