/** A segment against a circle. */

import { circle, isCircle, isSegment, segment } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { SEGMENT_VS_CIRCLE_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SEGMENT_VS_CIRCLE_STEPS)[number]>} SegmentVsCircleStep */

const asked = query({
  name: 'segmentVsCircle',
  arguments: { segment, circle },
  call: (mode, segment, circle) => {
    if (!(isSegment(segment) && isCircle(circle))) return WRONG_TYPE;
    const { a, b } = segment;
    return entries.segmentVsCircle(a.x, a.y, b.x, b.y, circle.x, circle.y, circle.radius, mode);
  },
  contact: (segment, circle) => {
    if (!(isSegment(segment) && isCircle(circle))) return WRONG_TYPE;
    const { a, b } = segment;
    return entries.segmentVsCircleContact(a.x, a.y, b.x, b.y, circle.x, circle.y, circle.radius);
  },
  read: readSpan,
  answer: 'span',
  steps: SEGMENT_VS_CIRCLE_STEPS,
});

/**
 * The part of a segment inside a circle, or null if they do not meet. A segment that starts strictly inside has a
 * `pushOut` away from the center and no `enter`. The feature of every hit is `'arc'`.
 *
 * @type {(segment: Segment, circle: Circle) => Span | null}
 */
export const segmentVsCircle = asked.plain;

/**
 * Like `segmentVsCircle`, with every step.
 *
 * @type {(segment: Segment, circle: Circle) => { span: Span | null, steps: SegmentVsCircleStep[] }}
 */
export const segmentVsCircleSteps = asked.steps;

/**
 * How a segment meets a circle, or null if it does not: exactly the contact of `segmentVsCircle`, and faster.
 *
 * @type {(segment: Segment, circle: Circle) => Contact | null}
 */
export const segmentVsCircleContact = asked.contact;
