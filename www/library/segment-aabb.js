/** A segment against a box, one half-plane at a time. */

import { box, segment } from './door/shapes.js';
import { query } from './query.js';
import { HALF_PLANE_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof HALF_PLANE_STEPS)[number]>} HalfPlaneStep  one sentence of the walk over the half-planes */

const asked = query({
  name: 'segmentVsAabb',
  arguments: { segment, box },
  read: readSpan,
  answer: 'span',
  steps: HALF_PLANE_STEPS,
});

/**
 * The stretch of a segment inside a box, or null if they do not meet. Exact for all finite numbers; times are
 * correctly rounded.
 *
 * @type {(segment: Segment, box: Box) => Span | null}
 */
export const segmentVsAabb = asked.plain;

/**
 * Like `segmentVsAabb`, with every step of the walk over the four half-planes.
 *
 * @type {(segment: Segment, box: Box) => { span: Span | null, steps: HalfPlaneStep[] }}
 */
export const segmentVsAabbSteps = asked.steps;
