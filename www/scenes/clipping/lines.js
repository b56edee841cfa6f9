// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, saidOf, segmentOf, spanOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask({ clipSegment }, { a, b }, box) {
    const span = clipSegment(a, b, box);
    return saidOf(span, { place: span?.from });
  },
  exact: spanOf,
};

/** @type {HardCases[]} */
export const hardCases = [{ kind: 'q1', calls: (n) => [['clipSegment', segmentOf(n), boxOf(n.slice(4))]] }];
