/** A segment against a box, one half-plane at a time. */

import { box, cornered, isBox, isSegment, segment } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { HALF_PLANE_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').AnyBox} AnyBox */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof HALF_PLANE_STEPS)[number]>} HalfPlaneStep  one sentence of the walk over the half-planes */

const asked = query({
  name: 'segmentVsAabb',
  arguments: { segment, box },
  call: (mode, segment, box) => {
    const sides = cornered(box);
    if (!(isSegment(segment) && isBox(sides))) return WRONG_TYPE;
    const { minX, minY, maxX, maxY } = sides;
    return entries.segmentVsAabb(segment.a.x, segment.a.y, segment.b.x, segment.b.y, minX, minY, maxX, maxY, mode);
  },
  contact: (segment, box) => {
    const sides = cornered(box);
    if (!(isSegment(segment) && isBox(sides))) return WRONG_TYPE;
    const { minX, minY, maxX, maxY } = sides;
    return entries.segmentVsAabbContact(segment.a.x, segment.a.y, segment.b.x, segment.b.y, minX, minY, maxX, maxY);
  },
  read: readSpan,
  answer: 'span',
  steps: HALF_PLANE_STEPS,
});

/**
 * The part of a segment inside a box, or null if they do not meet. Exact for all finite numbers; times are
 * correctly rounded.
 *
 * @type {(segment: Segment, box: AnyBox) => Span | null}
 */
export const segmentVsAabb = asked.plain;

/**
 * Like `segmentVsAabb`, with the step at each half-plane.
 *
 * @type {(segment: Segment, box: AnyBox) => { span: Span | null, steps: HalfPlaneStep[] }}
 */
export const segmentVsAabbSteps = asked.steps;

/**
 * How a segment meets a box, or null if it does not: exactly the contact of `segmentVsAabb`, and faster.
 *
 * @type {(segment: Segment, box: AnyBox) => Contact | null}
 */
export const segmentVsAabbContact = asked.contact;
