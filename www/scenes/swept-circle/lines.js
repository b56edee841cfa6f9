// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, circleOf, saidOf, spanOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask: ({ circleMeetsWall, firstWall }, ...given) =>
    Array.isArray(given[0])
      ? saidOf(firstWall(given[1], given[1].radius, given[2], given[0]))
      : saidOf(circleMeetsWall(given[0], given[0].radius, given[1], given[2])),
  exact: (answer) => (answer?.span ? { ...spanOf(answer.span), wall: answer.id } : spanOf(answer)),
};

/** @type {HardCases[]} */
export const hardCases = [
  { kind: 'q3', calls: (n) => [['circleVsAabb', circleOf(n), vectorOf(n.slice(2)), boxOf(n.slice(5))]] },
];
