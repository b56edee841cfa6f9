// The free places near a walker that is in several walls at once, the nearest first. Plain numbers suggest them: for them the
// walker is a square, and the last bit may be wrong. Whether one is free, the library decides.
//
//   ┌╌╌╌╌╌╌╌╌╌╌╌╌┐
//   ╎ ▓▓▓▓▓▓▓    ╎     each wall grown by the radius; the nearest free place lies on a side of such a box, or
//   ╎ ▓▓▓●▓▓▓▓▓▓ ╎     straight above, below or beside the walker
//   ○╌╌╌╌ ▓▓▓▓▓▓ ╎
//        ╎       ╎
//        └╌╌╌╌╌╌╌┘

import { grown } from '../parts/places.js';

/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Point} Point */

/**
 * @param {Box[]} walls @param {Point & { radius: number }} walker @param {Box} world
 * @returns {Point[]}
 */
export function placesNear(walls, { x, y, radius }, world) {
  const boxes = walls.map((wall) => grown(wall, radius)).sort((one, other) => one.minY - other.minY);
  const columns = new Set([x, ...boxes.flatMap(({ minX, maxX }) => [minX, maxX])]);
  const places = [];
  for (const column of columns) {
    if (column < world.minX || column > world.maxX) continue;
    for (const height of heightsNear(boxes, column, y)) places.push({ x: column, y: height });
  }
  const inside = places.filter((place) => place.y >= world.minY && place.y <= world.maxY);
  const distance = (/** @type {Point} */ at) => Math.hypot(at.x - x, at.y - y);
  return inside.sort((one, other) => distance(one) - distance(other));
}

/**
 * The nearest heights above and below a height that are in no box, in a column: the height itself if it is in none.
 * @param {Box[]} boxes in the order of their tops @param {number} column @param {number} y
 * @returns {number[]}
 */
function heightsNear(boxes, column, y) {
  // Boxes that overlap make one gap in what is free.
  let [over, under] = [y, y];
  let end = Number.NEGATIVE_INFINITY;
  let start = end;
  for (const { minX, maxX, minY, maxY } of boxes) {
    if (minX >= column || column >= maxX || minY === maxY) continue;
    if (minY >= end) start = minY;
    end = Math.max(end, maxY);
    if (start < y && y < end) [over, under] = [start, end];
  }
  return [over, under];
}
