// The cases of the gallery: the numbers from which a reader goes on step by step.

import { stepped } from './ordinal.js';

/** @import { State } from '../../model/types.js' */

const wall = { minX: 45, minY: 45, maxX: 57, maxY: 57 };

/** A path that touches the wall with nothing but its corner. */
const graze = { a: { x: 33, y: 63 }, b: { x: 51, y: 36 }, box: wall };

/** @type {State} */
export const start = { ...graze, a: { x: 33, y: stepped(63, -1) } };

/** @type {{ id: string, state: State }[]} */
export const cases = [
  { id: 'past', state: start },
  { id: 'corner', state: graze },
  { id: 'along', state: { ...graze, a: { x: 35, y: 45 }, b: { x: 62, y: 45 } } },
  { id: 'noSize', state: { ...start, box: { minX: 45, minY: 45, maxX: 45, maxY: 45 } } },
  {
    id: 'late',
    state: { ...graze, a: { x: -211, y: stepped(45, 2) }, b: { x: stepped(45, 1), y: stepped(45, 2) } },
  },
];
