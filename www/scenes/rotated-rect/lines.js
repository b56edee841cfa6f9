// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { saidOf, segmentOf, spanOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */
/** @typedef {import('../../model/types.js').Point} Point */

/**
 * The corners of a rectangle around its center.
 * @param {{ center: Point, half: Point, angle: number }} rectangle
 * @returns {Point[]}
 */
function cornersOf({ center: { x, y }, half, angle }) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [
    { x: half.x * cos, y: half.x * sin },
    { x: -half.y * sin, y: half.y * cos },
  ];
  return [
    { x: x - along.x - across.x, y: y - along.y - across.y },
    { x: x + along.x - across.x, y: y + along.y - across.y },
    { x: x + along.x + across.x, y: y + along.y + across.y },
    { x: x - along.x + across.x, y: y - along.y + across.y },
  ];
}

/** @type {Portable} */
export const portable = {
  ask: ({ segmentMeetsRectangle }, { a, b }, shape) =>
    saidOf(segmentMeetsRectangle(a, b, shape.corners ?? cornersOf(shape))),
  exact: spanOf,
};

/** @param {Point[]} corners @returns {boolean} whether they run clockwise, or are all on one line */
const isClockwise = ([a, b, c, d]) => (c.x - a.x) * (d.y - b.y) >= (c.y - a.y) * (d.x - b.x);

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'q2.segquad',
    calls(n) {
      const corners = [4, 6, 8, 10].map((i) => ({ x: n[i], y: n[i + 1] }));
      return [['segmentVsQuad', segmentOf(n), { corners: isClockwise(corners) ? corners : corners.reverse() }]];
    },
  },
];
