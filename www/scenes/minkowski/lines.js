// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, saidOf, spanOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  asks: 'aabbVsAabb',
  ask({ movingBoxesMeet }, a, motionA, b, motionB) {
    const span = movingBoxesMeet(a, motionA, b, motionB);
    return saidOf(span, { feature: span?.side, place: span?.position });
  },
  exact: spanOf,
};

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'q4',
    calls: (n) => [['aabbVsAabb', boxOf(n), vectorOf(n.slice(4)), boxOf(n.slice(6)), vectorOf(n.slice(10))]],
  },
];
