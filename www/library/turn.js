/** Which way the path over three points turns. */

import { isPoint, point } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { TURN_STEPS, TURNS } from './wasm/tables.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Turn} Turn */
/** @typedef {import('./wire/steps.js').StepOf<(typeof TURN_STEPS)[number]>} TurnStep */

const asked = query({
  name: 'turn',
  arguments: { a: point, b: point, c: point },
  call: (mode, a, b, c) => {
    if (!(isPoint(a) && isPoint(b) && isPoint(c))) return WRONG_TYPE;
    return entries.turn(a.x, a.y, b.x, b.y, c.x, c.y, mode);
  },
  read: (/** @type {number} */ code) => TURNS[code],
  answer: 'turn',
  steps: TURN_STEPS,
});

/**
 * Which way the path from `a` through `b` to `c` turns, as seen on screen: y grows downwards.
 *
 * @type {(a: Point, b: Point, c: Point) => Turn}
 */
export const turn = asked.plain;

/**
 * Like `turn`, with the determinant.
 *
 * @type {(a: Point, b: Point, c: Point) => { turn: Turn, steps: TurnStep[] }}
 */
export const turnSteps = asked.steps;
