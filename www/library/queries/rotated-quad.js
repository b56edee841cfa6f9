/** Rectangles along a direction as quads. No figure asks for them. */

import { copyPoint, isPoint, point, WRONG_TYPE } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { query } from './query.js';
import { readQuad } from './rectangle.js';

/** @import { Point, Quad } from '../types.js' */

/**
 * The corners of a rectangle along a direction: a unit vector along its own x axis. Otherwise like `quadFromAngle`.
 *
 * @type {(center: Point, half: Point, direction: Point) => Quad}
 */
export const rotatedQuad = query(
  'rotatedQuad',
  {
    takes: { center: point, half: point, direction: point },
    ask(entry, _, center, half, direction) {
      const [middle, size, along] = [copyPoint(center), copyPoint(half), copyPoint(direction)];
      const isRight = isPoint(middle) && isPoint(size) && isPoint(along);
      return isRight ? entry(middle.x, middle.y, size.x, size.y, along.x, along.y) : WRONG_TYPE;
    },
  },
  entries.rotatedQuad,
  readQuad,
);
