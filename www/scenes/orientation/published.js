// The published tests of a classic listing, under their names: ten turns of three points, and seventeen pairs of segments.

/** @import { Preset } from '../../model/types.js' */

/** Three points each. */
const turns = [
  [0, 0, 1, 1, 0, 2],
  [-134, -421, 2345, 0, -2129575, -100],
  [1, -1, -491746, -1, 0, -2],
  [3, 4, -32, -14, -33, 1],
  [0, 0, 0, -1, -1, 0],
  [2, 6, 9, 1, -32, 0],
  [-32, 32, -32, 32, -32, 32],
  [1, 1, 1, 1, 2, 2],
  [7, 7, 8, 8, 8, 8],
  [5, 5, 6, 6, 5, 5],
];

/** The ends of two segments each. */
const pairs = [
  [-6, 7, 13, -1, 10, 2, 0, 0],
  [0, 0, 1, 1, 0, 1, 1, 0],
  [-1, -1, 9, 9, 0, -2, -2, 0],
  [32, 4521, 32, -2156413, 3, 1, 32, 1],
  [-100, 10000, 100, -10000, -200, 20100, 200, -19900],
  [32, 13, -14, -4, -34, 77, 0, 6],
  [0, 0, 14, -8, 11, -14, 22, 0],
  [1, 6, 14, 6, 15, 11, 15, 1],
  [0, 0, 1, 1, 2, 2, 3, 3],
  [-1, -1, -1, 32, -1, 33, -1, 34],
  [-1, -1, 9, 9, 0, -3, -3, 0],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 3, -235421324, 1, 1],
  [1, 1, 1, 1, 1, 1, 3, 3243],
  [1, 1, 233, 43, 1, 1, 3, 3243],
  [1, 1, 1, 9, 1, 7, 1, 34],
  [-100, 10000, 100, -10000, -500, 50000, 500, -50000],
];

/** @param {string} name @param {number} index @param {number[]} numbers @returns {Preset} */
const named = (name, index, [ax, ay, bx, by, cx, cy, dx = cx, dy = cy]) => ({
  id: `${name} ${index + 1}`,
  group: 'published',
  state: {
    a: { x: ax, y: ay },
    b: { x: bx, y: by },
    c: { x: cx, y: cy },
    d: { x: dx, y: dy },
    scale: { choice: 'one' },
  },
});

/** A turn is asked about with the third point as a segment of zero length. */
export const published = [
  ...turns.map((numbers, i) => named('cw_test', i, numbers)),
  ...pairs.map((numbers, i) => named('seg_intersect?', i, numbers)),
];
