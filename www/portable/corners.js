// The corners of rectangles, as lines to copy are given them.

/** @import { Point } from '../model/types.js' */

/**
 * The corners of a rectangle around its center, or of a quad, in its order.
 * @param {any} shape
 * @returns {Point[]}
 */
export function cornersOf({ corners, center, half, angle }) {
  if (corners) return corners;
  const { x, y } = center;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [
    { x: half.x * cos, y: half.x * sin },
    { x: -half.y * sin, y: half.y * cos },
  ];
  return [
    { x: x - along.x - across.x, y: y - along.y - across.y },
    { x: x + along.x - across.x, y: y + along.y - across.y },
    { x: x + along.x + across.x, y: y + along.y + across.y },
    { x: x - along.x + across.x, y: y - along.y + across.y },
  ];
}

/**
 * A quad of hard cases.
 * @param {number[]} numbers
 * @returns {{ corners: Point[] }}
 */
export const quadOf = (numbers) => ({
  corners: [0, 2, 4, 6].map((i) => ({ x: numbers[i], y: numbers[i + 1] })),
});
