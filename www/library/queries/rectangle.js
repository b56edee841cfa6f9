/** Rotated rectangles as quads. */

import { copyPoint, isPoint, number, point, WRONG_TYPE } from '../checks/shapes.js';
import { readPoint } from '../memory/record.js';
import { entries, numbers, recordAt } from '../memory/wasm.js';
import { query } from './query.js';

/** @import { Point, Quad } from '../types.js' */

/**
 * The corners of a rectangle at an angle: around `center`, it reaches `half.x` along its own x axis and `half.y` along
 * its own y axis, both ≥ 0. The angle is in radians; a positive one rotates clockwise on screen.
 *
 * Rust computes the corners, with the same bits everywhere, and queries are exact for these corners. A rectangle so
 * thin that rounding spoils its corners becomes the segment through its middle.
 *
 * @type {(center: Point, half: Point, angle: number) => Quad}
 */
export const quadFromAngle = query(
  'quadFromAngle',
  {
    takes: { center: point, half: point, angle: number },
    ask(entry, _, center, half, angle) {
      const [middle, size] = [copyPoint(center), copyPoint(half)];
      const isRight = isPoint(middle) && isPoint(size) && typeof angle === 'number';
      return isRight ? entry(middle.x, middle.y, size.x, size.y, angle) : WRONG_TYPE;
    },
  },
  entries.quadFromAngle,
  readQuad,
);

/** @returns {Quad} */
export function readQuad() {
  const memory = numbers();
  const corner = (/** @type {number} */ i) => readPoint(memory, recordAt + 2 * i);
  return { corners: [corner(0), corner(1), corner(2), corner(3)] };
}
