/** A segment against a quad, and turned rectangles as quads. */

import { number, point, quad, segment } from './door/shapes.js';
import { intQuery, query } from './query.js';
import { SEGMENT_VS_QUAD_STEPS } from './wasm/tables.js';
import { readPoint, readSpan } from './wire/record.js';
import { sharedRecord } from './wire/wasm.js';

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Quad} Quad */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SEGMENT_VS_QUAD_STEPS)[number]>} SegmentVsQuadStep */

const declaration = {
  name: 'segmentVsQuad',
  arguments: { segment, quad },
  read: readSpan,
  answer: 'span',
  steps: SEGMENT_VS_QUAD_STEPS,
};
const asked = query(declaration);
const askedInt = intQuery(declaration);

/**
 * The stretch of a segment inside a quad, or null if they do not meet. A segment that lies inside is in contact too:
 * then `isContained` is true.
 *
 * @type {(segment: Segment, quad: Quad) => Span | null}
 */
export const segmentVsQuad = asked.plain;

/**
 * Like `segmentVsQuad`, with every turn taken and every edge.
 *
 * @type {(segment: Segment, quad: Quad) => { span: Span | null, steps: SegmentVsQuadStep[] }}
 */
export const segmentVsQuadSteps = asked.steps;

/**
 * The stretch of a segment between whole points inside a quad with whole corners.
 *
 * @type {(segment: Segment, quad: Quad) => Span | null}
 */
export const segmentVsQuadInt = askedInt.plain;

/**
 * Like `segmentVsQuadInt`, with every turn taken and every edge.
 *
 * @type {(segment: Segment, quad: Quad) => { span: Span | null, steps: SegmentVsQuadStep[] }}
 */
export const segmentVsQuadIntSteps = askedInt.steps;

/**
 * The corners of a rectangle at an angle: around `center`, it reaches `half.x` along its own x axis and `half.y` along
 * its own y axis, both ≥ 0. The angle is in radians; a positive one turns clockwise on screen.
 *
 * Rust computes the corners, with the same bits everywhere, and queries are exact for these corners. A rectangle so
 * thin that rounding spoils its corners becomes the segment through its middle.
 *
 * @type {(center: Point, half: Point, angle: number) => Quad}
 */
export const quadFromAngle = query({
  name: 'quadFromAngle',
  arguments: { center: point, half: point, angle: number },
  read: readQuad,
}).plain;

/**
 * The corners of a rectangle along a direction: a unit vector, where its own x axis points. Otherwise like
 * `quadFromAngle`.
 *
 * @type {(center: Point, half: Point, direction: Point) => Quad}
 */
export const rotatedQuad = query({
  name: 'rotatedQuad',
  arguments: { center: point, half: point, direction: point },
  read: readQuad,
}).plain;

/** @returns {Quad} */
function readQuad() {
  const record = sharedRecord();
  const corner = (/** @type {number} */ i) => readPoint(record, 2 * i);
  return { corners: [corner(0), corner(1), corner(2), corner(3)] };
}
