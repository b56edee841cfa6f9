// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { cornersOf, quadOf } from '../../portable/corners.js';
import { saidOf, segmentOf, spanOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask({ segmentMeetsRectangle }, { a, b }, shape) {
    const span = segmentMeetsRectangle(a, b, cornersOf(shape));
    return saidOf(span, { feature: span?.edge < 0 ? '' : `edge${span?.edge}`, place: span?.at });
  },
  exact: spanOf,
  // A triangle with a corner twice: they take its edge without length for a line that the path touches. Of a rectangle without
  // width they may name the edge at its back, and they do not see when the path comes to one that is a point.
  strays: 3,
};

/** @type {HardCases[]} */
export const hardCases = [{ kind: 'q2.segquad', calls: (n) => [['segmentVsQuad', segmentOf(n), quadOf(n.slice(4))]] }];
