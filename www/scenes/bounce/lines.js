// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { boxOf, endOf, travelOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/**
 * @param {number[][]} walls @param {number[]} box @param {number[]} motion
 * @returns {import('../../model/types.js').Call}
 */
function bouncing(walls, box, [x, y]) {
  const response = { kind: 'bounce', restitution: 1 };
  return ['travel', walls.map(boxOf), boxOf(box), { x, y }, response, { maxHits: 16 }];
}

/** @type {Portable} */
export const portable = {
  ask: ({ bounce }, walls, box, motion, { restitution }, { maxHits = 16 } = {}) =>
    endOf(bounce(box, motion, walls, restitution, maxHits)),
  exact: travelOf,
};

/** @type {HardCases[]} */
export const hardCases = [
  { kind: 'q4.bounce', calls: ({ A, v, boxes }) => [bouncing(boxes, A, v)] },
  {
    kind: 'q4',
    // From the other box only this one moves, unless that is too fast for a number.
    calls(n) {
      const motion = [n[4] - n[10], n[5] - n[11]];
      return motion.every(Number.isFinite) ? [bouncing([n.slice(6)], n, motion)] : [];
    },
  },
];
