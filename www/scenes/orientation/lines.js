// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { segmentOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask: ({ segmentsMeet }, p, q) => ({ verdict: segmentsMeet(p.a, p.b, q.a, q.b) }),
  exact: ({ relation }) => ({ verdict: relation }),
};

/** @type {HardCases[]} */
export const hardCases = [
  { kind: 'q2.segseg', calls: (n) => [['segmentVsSegment', segmentOf(n), segmentOf(n.slice(4))]] },
];
