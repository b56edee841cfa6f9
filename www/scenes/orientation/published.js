// The tests published with a classic listing in Ruby, under their names: ten turns of three points, and seventeen pairs of segments.

/** @import { Preset } from '../../model/types.js' */

/** What is expected, 0 for straight, 1 for clockwise (y grows downward), 2 for counterclockwise, and three points each. @type {[number, ...number[]][]} */
const turns = [
  [1, 0, 0, 1, 1, 0, 2],
  [1, -134, -421, 2345, 0, -2129575, -100],
  [1, 1, -1, -491746, -1, 0, -2],
  [2, 3, 4, -32, -14, -33, 1],
  [2, 0, 0, 0, -1, -1, 0],
  [2, 2, 6, 9, 1, -32, 0],
  [0, -32, 32, -32, 32, -32, 32],
  [0, 1, 1, 1, 1, 2, 2],
  [0, 7, 7, 8, 8, 8, 8],
  [0, 5, 5, 6, 6, 5, 5],
];

/** Whether they are expected to meet, and the ends of two segments each. @type {[boolean, ...number[]][]} */
const pairs = [
  [true, -6, 7, 13, -1, 10, 2, 0, 0],
  [true, 0, 0, 1, 1, 0, 1, 1, 0],
  [true, -1, -1, 9, 9, 0, -2, -2, 0],
  [true, 32, 4521, 32, -2156413, 3, 1, 32, 1],
  [false, -100, 10000, 100, -10000, -200, 20100, 200, -19900],
  [false, 32, 13, -14, -4, -34, 77, 0, 6],
  [false, 0, 0, 14, -8, 11, -14, 22, 0],
  [false, 1, 6, 14, 6, 15, 11, 15, 1],
  [false, 0, 0, 1, 1, 2, 2, 3, 3],
  [false, -1, -1, -1, 32, -1, 33, -1, 34],
  [false, -1, -1, 9, 9, 0, -3, -3, 0],
  [true, 1, 1, 1, 1, 1, 1, 1, 1],
  [true, 1, 1, 1, 1, 3, -235421324, 1, 1],
  [true, 1, 1, 1, 1, 1, 1, 3, 3243],
  [true, 1, 1, 233, 43, 1, 1, 3, 3243],
  [true, 1, 1, 1, 9, 1, 7, 1, 34],
  [true, -100, 10000, 100, -10000, -500, 50000, 500, -50000],
];

/** @param {string} name @param {number} index @param {string} expected @param {number[]} numbers @returns {Preset} */
const named = (name, index, expected, [ax, ay, bx, by, cx, cy, dx = cx, dy = cy]) => ({
  id: `${name} ${index + 1}`,
  group: 'published',
  expected,
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
  ...turns.map(([expected, ...numbers], i) => named('cw_test', i, String(expected), numbers)),
  ...pairs.map(([expected, ...numbers], i) => named('seg_intersect?', i, String(expected), numbers)),
];
