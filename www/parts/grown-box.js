// A box grown by a radius in the picture: a strip for each side, and a square for each corner.

import { corners, sides } from '../model/sides.js';

/** @import { Box, Pen, Point } from '../model/types.js' */

/**
 * Draws the lines that divide the grown box into strips and squares.
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

/**
 * The place of a corner.
 * @param {string} corner @param {Box} wall
 * @returns {Point}
 */
export function cornerOf(corner, wall) {
  const [x, y] = corners[corner].map((side) => wall[sides[side].own]);
  return { x, y };
}

/**
 * The strip between a side of the wall and the side of the grown wall.
 * @param {string} side @param {Box} wall @param {Box} outer
 * @returns {Box}
 */
export function stripOf(side, wall, outer) {
  const { own, other } = sides[side];
  return { ...wall, [own]: outer[own], [other]: wall[own] };
}

/**
 * The square outside a corner.
 * @param {string} corner @param {Box} wall @param {Box} outer
 * @returns {Box}
 */
export function squareOf(corner, wall, outer) {
  const [across, down] = corners[corner].map((side) => sides[side]);
  return { ...outer, [across.other]: wall[across.own], [down.other]: wall[down.own] };
}
