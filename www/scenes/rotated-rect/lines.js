// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { saidOf, segmentOf, spanOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask: ({ segmentMeetsRectangle }, { a, b }, { center, half, angle }) =>
    saidOf(segmentMeetsRectangle(a, b, { ...center, halfX: half.x, halfY: half.y, angle })),
  exact: spanOf,
};

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'q1',
    // The box as a rectangle, level and upright, unless its corners would be beyond the largest number.
    calls(n) {
      if (n.some((/** @type {number} */ x) => Math.abs(x) > 1e300)) return [];
      const [minX, minY, maxX, maxY] = n.slice(4);
      const center = { x: minX / 2 + maxX / 2, y: minY / 2 + maxY / 2 };
      const half = { x: maxX / 2 - minX / 2, y: maxY / 2 - minY / 2 };
      return [0, Math.PI / 2].map((angle) => ['segmentVsQuad', segmentOf(n), { center, half, angle }]);
    },
  },
];
