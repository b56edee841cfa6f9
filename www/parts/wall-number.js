// The number of a wall, in the wall.

import { middleOf } from './places.js';

/**
 * @param {import('../model/types.js').Pen} pen @param {import('../model/types.js').Box} wall @param {number} index from 0
 */
export function numberWall(pen, wall, index) {
  const isWide = wall.maxX - wall.minX >= wall.maxY - wall.minY;
  pen.label('fixed', middleOf(wall), String(index + 1), isWide ? { x: 1, y: 0 } : { x: 0, y: 1 }, 14);
}
