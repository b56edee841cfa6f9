// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, saidOf, segmentOf, spanOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask({ segmentMeetsBox }, { a, b }, box) {
    const span = segmentMeetsBox(a, b, box);
    return saidOf(span, { feature: span?.side, place: span?.point });
  },
  exact: spanOf,
};

/** @type {HardCases[]} */
export const hardCases = [{ kind: 'q1', calls: (n) => [['segmentVsAabb', segmentOf(n), boxOf(n.slice(4))]] }];
