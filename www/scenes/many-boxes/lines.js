// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, segmentOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @param {{ id: number }[]} hits */
const idsOf = (hits) => ({ verdict: hits.map(({ id }) => id).join(', ') || '–', isPlain: true });

/** The tree of each list. @type {WeakMap<object, any>} */
const trees = new WeakMap();

/** @type {Portable} */
export const portable = {
  asks: 'all',
  ask({ treeOf, hitsIn }, boxes, { a, b }) {
    const tree = trees.get(boxes) ?? treeOf(boxes);
    trees.set(boxes, tree);
    return idsOf(hitsIn(a, b, tree));
  },
  exact: idsOf,
};

/** @type {HardCases[]} */
export const hardCases = [
  { kind: 'q1', calls: (n) => [['all', [boxOf(n.slice(4))], segmentOf(n)]] },
  {
    kind: 'q5',
    calls: ({ boxes, queries }) =>
      queries
        .filter((/** @type {any} */ { op }) => op === 'seg')
        .map((/** @type {any} */ query) => ['all', boxes.map(boxOf), segmentOf(query.in)]),
  },
];
