// A box grown by a radius: its strips, one a side, and its squares, one a corner.

/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Box} Box */

import { facing, sides } from './half-plane.js';

/** @param {Box} wall @param {number} radius @returns {Box} */
export const grown = ({ minX, minY, maxX, maxY }, radius) => ({
  minX: minX - radius,
  minY: minY - radius,
  maxX: maxX + radius,
  maxY: maxY + radius,
});

/**
 * Where the grown box falls into strips, one a side, and squares, one a corner.
 * @param {Pen} pen @param {Box} wall @param {Box} outer
 */
export function drawStrips(pen, wall, outer) {
  for (const x of [wall.minX, wall.maxX]) {
    pen.line('reject', { x, y: outer.minY }, { x, y: wall.minY });
    pen.line('reject', { x, y: wall.maxY }, { x, y: outer.maxY });
  }
  for (const y of [wall.minY, wall.maxY]) {
    pen.line('reject', { x: outer.minX, y }, { x: wall.minX, y });
    pen.line('reject', { x: wall.maxX, y }, { x: outer.maxX, y });
  }
}

/** For each corner: the numbers of the box that place it. */
export const corners = /** @type {Record<string, { x: keyof Box, y: keyof Box }>} */ ({
  topLeft: { x: 'minX', y: 'minY' },
  topRight: { x: 'maxX', y: 'minY' },
  bottomLeft: { x: 'minX', y: 'maxY' },
  bottomRight: { x: 'maxX', y: 'maxY' },
});

/**
 * @param {string} side @param {Box} wall @param {Box} outer
 * @returns {Box} the strip between a side and where it has grown to
 */
export function stripOf(side, wall, outer) {
  const { own } = sides[side];
  return { ...wall, [own]: outer[own], [facing[own]]: wall[own] };
}

/**
 * @param {string} corner @param {Box} wall @param {Box} outer
 * @returns {Box} the square outside a corner
 */
export function squareOf(corner, wall, outer) {
  const { x, y } = corners[corner];
  return { ...outer, [facing[x]]: wall[x], [facing[y]]: wall[y] };
}
