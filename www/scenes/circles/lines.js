// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { saidOf, spanOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @type {Portable} */
export const portable = {
  ask: ({ movingCirclesMeet }, a, motionA, b, motionB) => saidOf(movingCirclesMeet(a, motionA, b, motionB)),
  exact: spanOf,
};

/** @param {number[]} numbers */
const circleOf = ([x, y, radius]) => ({ x, y, radius });

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'circlecircle',
    calls: (n) => [['circleVsCircle', circleOf(n), vectorOf(n.slice(3)), circleOf(n.slice(5)), vectorOf(n.slice(8))]],
  },
];
