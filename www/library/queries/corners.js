/** The corners of convex shapes. */

import { convex, copyConvex, isConvex } from '../checks/convex.js';
import { WRONG_TYPE } from '../checks/shapes.js';
import { FEATURES, readPoint } from '../memory/record.js';
import { entries, numbers, recordAt } from '../memory/wasm.js';
import { query } from './query.js';

/** @import { Convex, Feature, Point } from '../types.js' */

/**
 * The corners of the hull of a shape, clockwise on screen, each correctly rounded and with the name that it has as a `feature`.
 * They are without the radius: of a circle there is one, its center.
 *
 *     context.beginPath();
 *     for (const { x, y } of cornersOf({ center, half, angle })) context.lineTo(x, y);
 *     context.closePath();
 *
 * @type {(shape: Convex) => (Point & { feature: Feature })[]}
 */
export const cornersOf = query(
  'cornersOf',
  {
    takes: { shape: convex },
    ask(_entry, _mode, shape) {
      const copy = copyConvex(shape);
      return isConvex(copy) ? entries.cornersOf(Float64Array.from(copy)) : WRONG_TYPE;
    },
  },
  () => 0,
  (count) => {
    const memory = numbers();
    return Array.from({ length: count }, (_, i) => {
      const at = recordAt + 3 * i;
      return { ...readPoint(memory, at), feature: FEATURES[memory[at + 2]] };
    });
  },
);
