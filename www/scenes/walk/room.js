// The nearest free place of a walker that is in several walls at once. Plain numbers suggest places: for them the walker is a
// square, and the last bit may be wrong. Whether one is free, the library decides.
//
//   ┌╌╌╌╌╌╌╌╌╌╌╌╌┐
//   ╎ ▓▓▓▓▓▓▓    ╎     each wall grown by the radius; the nearest free place lies on a side of such a box, or
//   ╎ ▓▓▓●▓▓▓▓▓▓ ╎     straight above, below or beside the walker
//   ○╌╌╌╌ ▓▓▓▓▓▓ ╎
//        ╎       ╎
//        └╌╌╌╌╌╌╌┘

import { grown } from '../../parts/places.js';

/** @import { Box, Point } from '../../model/types.js' */

/**
 * @template {Point & { radius: number }} Circle
 * @param {Box[]} walls @param {Circle} walker @param {Box} world
 * @param {(circle: Circle) => Circle | null} pushed the library's way out of walls, if there is one
 * @returns {Circle | undefined} nothing if no free place was found
 */
export function freeNear(walls, walker, world, pushed) {
  for (const place of placesNear(walls, walker, world)) {
    const found = pushed({ ...walker, ...place });
    // Only by the last bit, or it is another place.
    if (found && Math.hypot(found.x - place.x, found.y - place.y) < 1e-6) return found;
  }
}

/**
 * Places that may be free, the nearest first.
 * @param {Box[]} walls @param {Point & { radius: number }} walker @param {Box} world
 * @returns {Point[]}
 */
function placesNear(walls, { x, y, radius }, world) {
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
