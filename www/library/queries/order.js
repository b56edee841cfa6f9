/** Which of several boxes is hit first: for pictures of a few walls, without a world. */

import {
  box,
  circle,
  copyCircle,
  copyPoint,
  cornered,
  isBox,
  isCircle,
  isPoint,
  point,
  WRONG_TYPE,
} from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { query } from './query.js';

/** @import { Box, Circle, Point } from '../types.js' */

/**
 * Which of two boxes a moving circle hits first, by the exact times: negative for the first box, 0 if it hits both at the
 * same moment, positive for the second. The circle must hit both.
 *
 * @type {(circle: Circle, motion: Point, box: Box, other: Box) => number}
 */
export const circleVsAabbOrder = query(
  'circleVsAabbOrder',
  {
    takes: { circle, motion: point, box, other: box },
    ask(entry, _, circle, motion, box, other) {
      const [c, by, a, b] = [copyCircle(circle), copyPoint(motion), cornered(box), cornered(other)];
      if (!(isCircle(c) && isPoint(by) && isBox(a) && isBox(b))) return WRONG_TYPE;
      return entry(c.x, c.y, c.radius, by.x, by.y, a.minX, a.minY, a.maxX, a.maxY, b.minX, b.minY, b.maxX, b.maxY);
    },
  },
  entries.circleVsAabbOrder,
  (code) => code - 1,
);
