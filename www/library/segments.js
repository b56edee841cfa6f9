/** Two segments. */

import { isSegment, segment } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { RELATIONS, SEGMENT_VS_SEGMENT_STEPS } from './wasm/tables.js';
import { readPoint } from './wire/record.js';
import { entries, numbers, recordAt } from './wire/wasm.js';

/** @typedef {import('./types.js').Intersection} Intersection */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SEGMENT_VS_SEGMENT_STEPS)[number]>} SegmentVsSegmentStep */

const asked = query({
  name: 'segmentVsSegment',
  arguments: { p: segment, q: segment },
  call: (mode, p, q) =>
    isSegment(p) && isSegment(q)
      ? entries.segmentVsSegment(p.a.x, p.a.y, p.b.x, p.b.y, q.a.x, q.a.y, q.b.x, q.b.y, mode)
      : WRONG_TYPE,
  read: readIntersection,
  answer: 'intersection',
  steps: SEGMENT_VS_SEGMENT_STEPS,
});

/**
 * How two segments meet, and where.
 *
 * @type {(p: Segment, q: Segment) => Intersection}
 */
export const segmentVsSegment = asked.plain;

/**
 * Like `segmentVsSegment`, with every turn taken.
 *
 * @type {(p: Segment, q: Segment) => { intersection: Intersection, steps: SegmentVsSegmentStep[] }}
 */
export const segmentVsSegmentSteps = asked.steps;

/**
 * @param {number} code
 * @returns {Intersection}
 */
function readIntersection(code) {
  const relation = RELATIONS[code];
  const count = { apart: 0, proper: 1, touch: 1, overlap: 2 }[relation];
  const memory = numbers();
  return { relation, points: Array.from({ length: count }, (_, i) => readPoint(memory, recordAt + 2 * i)) };
}
