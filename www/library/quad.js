/** A segment against a quad, and turned rectangles as quads. */

import { isPoint, isQuad, isSegment, number, point, quad, segment } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { SEGMENT_VS_QUAD_STEPS } from './wasm/tables.js';
import { readPoint, readSpan } from './wire/record.js';
import { entries, numbers, recordAt } from './wire/wasm.js';

/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Quad} Quad */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SEGMENT_VS_QUAD_STEPS)[number]>} SegmentVsQuadStep */

const asked = query({
  name: 'segmentVsQuad',
  arguments: { segment, quad },
  call: (mode, p, quad) => {
    if (!(isSegment(p) && isQuad(quad))) return WRONG_TYPE;
    const [a, b, c, d] = quad.corners;
    return entries.segmentVsQuad(p.a.x, p.a.y, p.b.x, p.b.y, a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, mode);
  },
  contact: (p, quad) => {
    if (!(isSegment(p) && isQuad(quad))) return WRONG_TYPE;
    const [a, b, c, d] = quad.corners;
    return entries.segmentVsQuadContact(p.a.x, p.a.y, p.b.x, p.b.y, a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y);
  },
  read: readSpan,
  answer: 'span',
  steps: SEGMENT_VS_QUAD_STEPS,
});

/**
 * The part of a segment inside a quad, or null if they do not meet. A segment that lies inside is in contact too:
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
 * How a segment meets a quad, or null if it does not: exactly the contact of `segmentVsQuad`, and faster.
 *
 * @type {(segment: Segment, quad: Quad) => Contact | null}
 */
export const segmentVsQuadContact = asked.contact;

/**
 * The corners of a rectangle at an angle: around `center`, it reaches `half.x` along its own x axis and `half.y` along
 * its own y axis, both ≥ 0. The angle is in radians; a positive one rotates clockwise on screen.
 *
 * Rust computes the corners, with the same bits everywhere, and queries are exact for these corners. A rectangle so
 * thin that rounding spoils its corners becomes the segment through its middle.
 *
 * @type {(center: Point, half: Point, angle: number) => Quad}
 */
export const quadFromAngle = query({
  name: 'quadFromAngle',
  arguments: { center: point, half: point, angle: number },
  call: (_, center, half, angle) =>
    isPoint(center) && isPoint(half) && typeof angle === 'number'
      ? entries.quadFromAngle(center.x, center.y, half.x, half.y, angle)
      : WRONG_TYPE,
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
  call: (_, center, half, along) =>
    isPoint(center) && isPoint(half) && isPoint(along)
      ? entries.rotatedQuad(center.x, center.y, half.x, half.y, along.x, along.y)
      : WRONG_TYPE,
  read: readQuad,
}).plain;

/** @returns {Quad} */
function readQuad() {
  const memory = numbers();
  const corner = (/** @type {number} */ i) => readPoint(memory, recordAt + 2 * i);
  return { corners: [corner(0), corner(1), corner(2), corner(3)] };
}
