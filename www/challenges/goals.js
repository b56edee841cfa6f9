// The challenges to bring something about: where each begins, and what can be changed.

import { boxesOf } from '../parts/walls.js';

/** @import { State } from '../model/types.js' */

/**
 * Asks the reader to bring something about. Whether it has come about is in `lacks.js`.
 * @typedef {object} Goal
 * @property {string} [preset] the ready-made case that it begins with
 * @property {State} [state] what differs from that case
 * @property {string[]} free what can be changed
 * @property {string[]} [held] what has handles, if not all of that
 * @property {number} [snap] handles stop at its multiples
 */

/** @type {Record<string, Goal>} */
export const goals = {
  corner: {
    // The handle stops where a finger can tell one stop from the next; at some of these places the segment only touches.
    state: { a: { x: 16, y: 24 }, b: { x: 140, y: 84 }, box: { minX: 56, minY: 32, maxX: 112, maxY: 64 } },
    free: ['b'],
    snap: 4,
  },
  cuts: {
    state: { a: { x: 20, y: 84 }, b: { x: 140, y: 38 } },
    free: ['b'],
  },
  diagonal: {
    state: { a: { x: 26, y: 26 }, b: { x: 112, y: 68 } },
    free: ['b'],
    // Only on whole numbers is the end exactly in line with the corners.
    snap: 4,
  },
  lane: {
    // The bottom edge is the end of one way between the boxes, 5 wide.
    state: { a: { x: 24, y: 2 }, b: { x: 60, y: 88 } },
    free: ['b'],
  },
  sliver: {
    free: ['b'],
  },
  rim: {
    preset: 'onCircle',
    // Of the places where the handle stops, twelve are on the circle: four in line with its center, and eight 24 and 32 away.
    state: { p: { x: 96, y: 44 }, circle: { x: 80, y: 48, radius: 40 } },
    free: ['p'],
    snap: 4,
  },
  round: {
    free: ['motion'],
  },
  tangent: {
    state: {
      a: { x: 24, y: 36, radius: 10 },
      motionA: { x: 64, y: 12 },
      b: { x: 88, y: 62, radius: 16 },
      motionB: { x: -24, y: -12 },
    },
    free: ['motionA'],
    // Only on whole numbers is the path exactly a tangent.
    snap: 4,
  },
  half: {
    preset: 'through',
    state: { motionA: { x: 114, y: 26 } },
    free: ['motionA'],
    snap: 4,
  },
  rest: {
    preset: 'inner',
    state: { motion: { x: 40, y: 10 } },
    free: ['motion'],
  },
  squeeze: {
    state: {
      walker: { x: 24, y: 24, radius: 6 },
      from: { x: 24, y: 24 },
      motion: { x: 0, y: 0 },
      naive: { x: 24, y: 24 },
      naiveFrom: { x: 24, y: 24 },
      // From edge to edge of the room: the passage between them, as high as the walker, is the only way.
      walls: boxesOf([
        [60, 3, 104, 44],
        [60, 56, 82, 97],
        [82, 56, 104, 97],
      ]),
    },
    free: ['walker', 'from', 'motion', 'naive', 'naiveFrom', 'wentThrough'],
    held: [],
  },
  line: {
    free: ['a', 'b', 'c', 'd'],
  },
  // Three steps of the last bit too high. One step before the touch, plain arithmetic already says Touch.
  last: {
    preset: 'corner',
    state: { box: { minX: 45.00000000000001, minY: 45.000000000000014, maxX: 57, maxY: 57 } },
    free: ['box'],
  },
};
