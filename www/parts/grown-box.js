// A box grown by a radius in the picture: a strip for each side, and a square for each corner.

import { corners, sideNames, sides } from '../model/sides.js';
import { middleOf } from './places.js';

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
 * Names the strips and squares by the letters of their sides: l is the left strip, tl the top left square.
 * @param {Pen} pen @param {Box} wall @param {Box} outer
 */
export function nameParts(pen, wall, outer) {
  const room = pen.length(24);
  for (const [part, region] of [
    ...sideNames.map((side) => /** @type {const} */ ([side, stripOf(side, wall, outer)])),
    ...Object.keys(corners).map((corner) => /** @type {const} */ ([corner, squareOf(corner, wall, outer)])),
  ]) {
    if (region.maxX - region.minX < room || region.maxY - region.minY < room) continue;
    const [first, second = ''] = part.split(/(?=[A-Z])/);
    pen.label('reject', middleOf(region), (first[0] + second.charAt(0)).toLowerCase(), { x: 0, y: 1 }, -8);
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
