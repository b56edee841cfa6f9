/** A point against a box. */

import { box, point } from './door/shapes.js';
import { query } from './query.js';
import { POINT_STEPS } from './wasm/tables.js';
import { readPlace } from './wire/record.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./wire/steps.js').StepOf<(typeof POINT_STEPS)[number]>} PointStep */

const asked = query({
  name: 'pointVsAabb',
  arguments: { point, box },
  read: readPlace,
  answer: 'place',
  steps: POINT_STEPS,
});

/**
 * Where a point lies with respect to a box.
 *
 * @type {(point: Point, box: Box) => Place}
 */
export const pointVsAabb = asked.plain;

/**
 * Like `pointVsAabb`, with what each side says.
 *
 * @type {(point: Point, box: Box) => { place: Place, steps: PointStep[] }}
 */
export const pointVsAabbSteps = asked.steps;
