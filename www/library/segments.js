/** Two segments. */

import { segment } from './door/shapes.js';
import { intQuery, query } from './query.js';
import { RELATIONS, SEGMENT_VS_SEGMENT_STEPS } from './wasm/tables.js';
import { readPoint } from './wire/record.js';
import { sharedRecord } from './wire/wasm.js';

/** @typedef {import('./types.js').Intersection} Intersection */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SEGMENT_VS_SEGMENT_STEPS)[number]>} SegmentVsSegmentStep */

const declaration = {
  name: 'segmentVsSegment',
  arguments: { p: segment, q: segment },
  read: readIntersection,
  answer: 'intersection',
  steps: SEGMENT_VS_SEGMENT_STEPS,
};
const asked = query(declaration);
const askedInt = intQuery(declaration);

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
 * How two segments between whole points meet, and where.
 *
 * @type {(p: Segment, q: Segment) => Intersection}
 */
export const segmentVsSegmentInt = askedInt.plain;

/**
 * Like `segmentVsSegmentInt`, with every turn taken.
 *
 * @type {(p: Segment, q: Segment) => { intersection: Intersection, steps: SegmentVsSegmentStep[] }}
 */
export const segmentVsSegmentIntSteps = askedInt.steps;

/**
 * @param {number} code
 * @returns {Intersection}
 */
function readIntersection(code) {
  const relation = RELATIONS[code];
  const count = { apart: 0, proper: 1, touch: 1, overlap: 2 }[relation];
  const record = sharedRecord();
  return { relation, points: Array.from({ length: count }, (_, i) => readPoint(record, 2 * i)) };
}
