/** Rectangles along a direction as quads. No figure asks for them. */

import { isPoint, point } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { query, WRONG_TYPE } from './query.js';
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
    ask: (entry, _, center, half, along) =>
      isPoint(center) && isPoint(half) && isPoint(along)
        ? entry(center.x, center.y, half.x, half.y, along.x, along.y)
        : WRONG_TYPE,
  },
  entries.rotatedQuad,
  readQuad,
);
