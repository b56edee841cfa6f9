// The table of the four sides of a box.

/** @import { Box, Point } from './types.js' */

/**
 * A side of a box.
 * @typedef {object} Side
 * @property {keyof Box} own the number in the box that places it
 * @property {keyof Box} other the number of the opposite side
 * @property {string} opposite
 * @property {'x' | 'y'} axis the axis across the side
 * @property {Point} normal points outward, of length one
 * @property {number} code its bit in the codes of Cohen and Sutherland
 */

/** The sides by name, in the library's order. */
export const sides = /** @type {Record<string, Side>} */ ({
  left: { own: 'minX', other: 'maxX', opposite: 'right', axis: 'x', normal: { x: -1, y: 0 }, code: 1 },
  right: { own: 'maxX', other: 'minX', opposite: 'left', axis: 'x', normal: { x: 1, y: 0 }, code: 2 },
  top: { own: 'minY', other: 'maxY', opposite: 'bottom', axis: 'y', normal: { x: 0, y: -1 }, code: 4 },
  bottom: { own: 'maxY', other: 'minY', opposite: 'top', axis: 'y', normal: { x: 0, y: 1 }, code: 8 },
});

/** The names of the sides, in the same order. */
export const sideNames = Object.keys(sides);

/** The two sides that meet at each corner, the vertical one first. */
export const corners = /** @type {Record<string, [string, string]>} */ ({
  topLeft: ['left', 'top'],
  topRight: ['right', 'top'],
  bottomLeft: ['left', 'bottom'],
  bottomRight: ['right', 'bottom'],
});
