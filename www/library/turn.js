/** Which way the path over three points turns. */

import { point } from './door/shapes.js';
import { intQuery, query } from './query.js';
import { TURN_STEPS, TURNS } from './wasm/tables.js';

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Turn} Turn */
/** @typedef {import('./wire/steps.js').StepOf<(typeof TURN_STEPS)[number]>} TurnStep */

const declaration = {
  name: 'turn',
  arguments: { a: point, b: point, c: point },
  read: (/** @type {number} */ code) => TURNS[code],
  answer: 'turn',
  steps: TURN_STEPS,
};
const asked = query(declaration);
const askedInt = intQuery(declaration);

/**
 * Which way the path from `a` over `b` to `c` turns, as seen on screen: y grows downwards.
 *
 * @type {(a: Point, b: Point, c: Point) => Turn}
 */
export const turn = asked.plain;

/**
 * Like `turn`, with the determinant on its way.
 *
 * @type {(a: Point, b: Point, c: Point) => { turn: Turn, steps: TurnStep[] }}
 */
export const turnSteps = asked.steps;

/**
 * Which way the path over three whole points turns.
 *
 * @type {(a: Point, b: Point, c: Point) => Turn}
 */
export const turnInt = askedInt.plain;

/**
 * Like `turnInt`, with the determinant on its way.
 *
 * @type {(a: Point, b: Point, c: Point) => { turn: Turn, steps: TurnStep[] }}
 */
export const turnIntSteps = askedInt.steps;
