// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { cornersOf, quadOf } from '../../portable/corners.js';
import { boxOf, vectorOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** @param {any} lines @param {{ x: number, y: number }} p @param {any} shape */
function placeOf({ pointInBox, pointInCircle, pointInRectangle }, p, shape) {
  if (shape.minX !== undefined) return pointInBox(p, shape);
  return shape.radius !== undefined ? pointInCircle(p, shape) : pointInRectangle(p, cornersOf(shape));
}

/** @type {Portable} */
export const portable = {
  ask: (lines, p, shape) => ({ verdict: placeOf(lines, p, shape) }),
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
  { kind: 'q2.ptquad', calls: (n) => [['pointVsQuad', vectorOf(n), quadOf(n.slice(2))]] },
  // Both ends of a segment, and what is right of the circle or below it.
  {
    kind: 'segcircle',
    calls([ax, ay, bx, by, x, y, radius]) {
      const ends = [
        [ax, ay],
        [bx, by],
        [x + radius, y],
        [x, y + radius],
      ];
      const isDouble = (/** @type {number[]} */ at) => at.every(Number.isFinite);
      return ends.filter(isDouble).map((at) => ['pointVsCircle', vectorOf(at), { x, y, radius }]);
    },
  },
];
