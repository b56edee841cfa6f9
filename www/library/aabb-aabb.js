/** Two moving boxes. */

import { box, point } from './door/shapes.js';
import { query } from './query.js';
import { SWEEP_BOX_STEPS } from './wasm/tables.js';
import { readBoxSpan } from './wire/record.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SWEEP_BOX_STEPS)[number]>} SweepBoxStep */

const asked = query({
  name: 'aabbVsAabb',
  arguments: { a: box, motionA: point, b: box, motionB: point },
  read: readBoxSpan,
  answer: 'span',
  steps: SWEEP_BOX_STEPS,
});

/**
 * The stretch of time in which two moving boxes meet, or null if they never do. Motions are displacements over the
 * step; features and normals are those of `b`. Each hit has a `meeting`: the stretch that both boxes share then.
 *
 * @type {(a: Box, motionA: Point, b: Box, motionB: Point) => Span | null}
 */
export const aabbVsAabb = asked.plain;

/**
 * Like `aabbVsAabb`, with the relative motion, the Minkowski sum and every step against it.
 *
 * @type {(a: Box, motionA: Point, b: Box, motionB: Point) => { span: Span | null, steps: SweepBoxStep[] }}
 */
export const aabbVsAabbSteps = asked.steps;
