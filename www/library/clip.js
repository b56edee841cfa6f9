/** A segment clipped by a box. */

import { box, cornered, isBox, isSegment, segment } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { CLIP_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').AnyBox} AnyBox */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof CLIP_STEPS)[number]>} ClipStep  codes are sums of 1 left, 2 right, 4 top, 8 bottom */

const asked = query({
  name: 'clipSegment',
  arguments: { segment, box },
  call: (mode, segment, box) => {
    const sides = cornered(box);
    if (!(isSegment(segment) && isBox(sides))) return WRONG_TYPE;
    const { minX, minY, maxX, maxY } = sides;
    return entries.clipSegment(segment.a.x, segment.a.y, segment.b.x, segment.b.y, minX, minY, maxX, maxY, mode);
  },
  read: readSpan,
  answer: 'span',
  steps: CLIP_STEPS,
});

/**
 * The part of a segment inside a box: the same answer as that of `segmentVsAabb`. `clipSegmentSteps` shows how Cohen &
 * Sutherland find it.
 *
 * @type {(segment: Segment, box: AnyBox) => Span | null}
 */
export const clipSegment = asked.plain;

/**
 * Like `clipSegment`, with the codes of the ends and every cut.
 *
 * @type {(segment: Segment, box: AnyBox) => { span: Span | null, steps: ClipStep[] }}
 */
export const clipSegmentSteps = asked.steps;
