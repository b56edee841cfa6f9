// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask: ({ pointInBox }, p, box) => ({ verdict: pointInBox(p, box) }),
  exact: (place) => ({ verdict: place }),
};

/** @type {HardCases[]} */
export const hardCases = [
  // Both ends of a segment, and where its ends would be on the lines of the box.
  {
    kind: 'q1',
    calls: (n) =>
      [n, n.slice(2), [n[0], n[5]], [n[6], n[1]]].map((at) => ['pointVsAabb', vectorOf(at), boxOf(n.slice(4))]),
  },
];
