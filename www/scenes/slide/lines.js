// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, circleOf, endOf, travelOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

const slide = { kind: 'slide', corner: 'round' };

/** @type {Portable} */
export const portable = {
  ask: ({ travel }, walls, circle, motion, { kind, corner }) =>
    endOf(travel(circle, circle.radius, motion, walls, kind === 'slide' && corner === 'stop' ? 'halt' : kind)),
  exact: travelOf,
  // In many samples walls overlap.
  strays: 12,
};

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'q3',
    calls: (n) => [['travel', [boxOf(n.slice(5))], circleOf(n), vectorOf(n.slice(2)), slide, { startInside: 'stay' }]],
  },
];
