/** A moving circle against a box. */

import { box, circle, point } from './door/shapes.js';
import { query } from './query.js';
import { SWEEP_CIRCLE_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SWEEP_CIRCLE_STEPS)[number]>} SweepCircleStep */

const asked = query({
  name: 'circleVsAabb',
  arguments: { circle, motion: point, box },
  read: readSpan,
  answer: 'span',
  steps: SWEEP_CIRCLE_STEPS,
});

/**
 * The stretch of a motion in which a circle meets a box, or null if it never does. The motion is the displacement
 * over the step. A circle that overlaps the box from the start has a `pushOut` and no `enter`.
 *
 * @type {(circle: Circle, motion: Point, box: Box) => Span | null}
 */
export const circleVsAabb = asked.plain;

/**
 * Like `circleVsAabb`, with every stage on the way.
 *
 * @type {(circle: Circle, motion: Point, box: Box) => { span: Span | null, steps: SweepCircleStep[] }}
 */
export const circleVsAabbSteps = asked.steps;
