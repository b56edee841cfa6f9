// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { cornersOf, quadOf } from '../../portable/corners.js';
import { saidOf, segmentOf, spanOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask: ({ segmentMeetsRectangle }, { a, b }, shape) => saidOf(segmentMeetsRectangle(a, b, cornersOf(shape))),
  exact: spanOf,
  // A triangle with a corner twice: they take its edge without length for a line that the path touches.
  strays: 1,
};

/** @type {HardCases[]} */
export const hardCases = [{ kind: 'q2.segquad', calls: (n) => [['segmentVsQuad', segmentOf(n), quadOf(n.slice(4))]] }];
