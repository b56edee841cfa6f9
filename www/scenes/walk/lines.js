// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, circleOf, endOf, travelOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

const slide = { kind: 'slide', corner: 'round' };

/** @type {Portable} */
export const portable = {
  ask: ({ walk }, /** @type {any[]} */ walls, walker, motion, _slide, { without = [] } = {}) =>
    endOf(
      walk(
        walker,
        motion,
        walls.filter((_, id) => !without.includes(id)),
      ),
    ),
  exact: travelOf,
};

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'q3',
    calls: (n) => [['travel', [boxOf(n.slice(5))], circleOf(n), vectorOf(n.slice(2)), slide, { startInside: 'leave' }]],
  },
];
