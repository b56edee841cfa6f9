/** One function per query: arguments checked, asked, read. Those with `Steps` tell how, step by step. */

import { accepted, checkBox, checkCircle, checkPoint, checkSegment } from './check.js';
import { PLACES, readBoxSpan, readSpan } from './read.js';
import { CLIP_STEPS, HALF_PLANE_STEPS, POINT_STEPS, readSteps, SWEEP_BOX_STEPS, SWEEP_CIRCLE_STEPS } from './steps.js';
import { sharedRecord, wasm } from './wasm.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').ClipStep} ClipStep */
/** @typedef {import('./types.js').HalfPlaneStep} HalfPlaneStep */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').PointStep} PointStep */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./types.js').SweepBoxStep} SweepBoxStep */
/** @typedef {import('./types.js').SweepCircleStep} SweepCircleStep */

/**
 * The stretch of a segment inside a box, or null where they do not meet. Exact for all finite
 * numbers; times are correctly rounded.
 *
 * @param {Segment} segment
 * @param {Box} box
 * @returns {Span | null}
 */
export function segmentVsAabb(segment, box) {
  return readSpan(askSegment('segmentVsAabb', 'segmentVsAabb', segment, box, false), sharedRecord());
}

/**
 * The same, with every step of the walk over the four half-planes.
 *
 * @param {Segment} segment
 * @param {Box} box
 * @returns {{ span: Span | null, steps: HalfPlaneStep[] }}
 */
export function segmentVsAabbSteps(segment, box) {
  const code = askSegment('segmentVsAabbSteps', 'segmentVsAabb', segment, box, true);
  return withSteps(readSpan(code, sharedRecord()), HALF_PLANE_STEPS);
}

/**
 * The part of a segment inside a box by Cohen & Sutherland: the answer of `segmentVsAabb`, bit for
 * bit, found in another way.
 *
 * @param {Segment} segment
 * @param {Box} box
 * @returns {Span | null}
 */
export function clipSegment(segment, box) {
  return readSpan(askSegment('clipSegment', 'clipSegment', segment, box, false), sharedRecord());
}

/**
 * The same, with the codes of the ends and every cut.
 *
 * @param {Segment} segment
 * @param {Box} box
 * @returns {{ span: Span | null, steps: ClipStep[] }}
 */
export function clipSegmentSteps(segment, box) {
  const code = askSegment('clipSegmentSteps', 'clipSegment', segment, box, true);
  return withSteps(readSpan(code, sharedRecord()), CLIP_STEPS);
}

/**
 * The stretch of a motion in which a circle meets a box, or null where it never does. A circle that
 * overlaps the box from the start has no `enter`, and a `pushOut`.
 *
 * @param {Circle} circle
 * @param {Point} motion displacement over the step
 * @param {Box} box
 * @returns {Span | null}
 */
export function circleVsAabb(circle, motion, box) {
  return readSpan(askCircle('circleVsAabb', circle, motion, box, false), sharedRecord());
}

/**
 * The same, with every stage on the way.
 *
 * @param {Circle} circle
 * @param {Point} motion displacement over the step
 * @param {Box} box
 * @returns {{ span: Span | null, steps: SweepCircleStep[] }}
 */
export function circleVsAabbSteps(circle, motion, box) {
  const code = askCircle('circleVsAabbSteps', circle, motion, box, true);
  return withSteps(readSpan(code, sharedRecord()), SWEEP_CIRCLE_STEPS);
}

/**
 * The stretch of time in which two moving boxes meet, or null where they never do. Features and
 * normals are those of `b`; each hit has a `meeting`, the stretch that both boxes share then.
 *
 * @param {Box} a
 * @param {Point} motionA displacement of `a` over the step
 * @param {Box} b
 * @param {Point} motionB displacement of `b` over the step
 * @returns {Span | null}
 */
export function aabbVsAabb(a, motionA, b, motionB) {
  return readBoxSpan(askBoxes('aabbVsAabb', a, motionA, b, motionB, false), sharedRecord());
}

/**
 * The same, with the relative motion, the Minkowski sum and every step against it.
 *
 * @param {Box} a
 * @param {Point} motionA displacement of `a` over the step
 * @param {Box} b
 * @param {Point} motionB displacement of `b` over the step
 * @returns {{ span: Span | null, steps: SweepBoxStep[] }}
 */
export function aabbVsAabbSteps(a, motionA, b, motionB) {
  const code = askBoxes('aabbVsAabbSteps', a, motionA, b, motionB, true);
  return withSteps(readBoxSpan(code, sharedRecord()), SWEEP_BOX_STEPS);
}

/**
 * Where a point lies with respect to a box.
 *
 * @param {Point} point
 * @param {Box} box
 * @returns {Place}
 */
export function pointVsAabb(point, box) {
  return PLACES[askPoint('pointVsAabb', point, box, false)];
}

/**
 * The same, with what is found at each side.
 *
 * @param {Point} point
 * @param {Box} box
 * @returns {{ place: Place, steps: PointStep[] }}
 */
export function pointVsAabbSteps(point, box) {
  const place = PLACES[askPoint('pointVsAabbSteps', point, box, true)];
  return { place, steps: readSteps(sharedRecord(), POINT_STEPS) };
}

/**
 * @param {string} caller
 * @param {Point} point
 * @param {Box} box
 * @param {boolean} trace
 */
function askPoint(caller, point, box, trace) {
  checkPoint(caller, 'point', point);
  checkBox(caller, 'box', box);
  const { minX, minY, maxX, maxY } = box;
  const code = wasm(caller).pointVsAabb(point.x, point.y, minX, minY, maxX, maxY, trace);
  return accepted(caller, code, { point, box });
}

/**
 * @param {Span | null} span
 * @param {readonly import('./steps.js').StepKind[]} kinds
 */
function withSteps(span, kinds) {
  return { span, steps: readSteps(sharedRecord(), kinds) };
}

/**
 * @param {string} caller
 * @param {'segmentVsAabb' | 'clipSegment'} entry
 * @param {Segment} segment
 * @param {Box} box
 * @param {boolean} trace
 */
function askSegment(caller, entry, segment, box, trace) {
  checkSegment(caller, segment);
  checkBox(caller, 'box', box);
  const { a, b } = segment;
  const { minX, minY, maxX, maxY } = box;
  const code = wasm(caller)[entry](a.x, a.y, b.x, b.y, minX, minY, maxX, maxY, trace);
  return accepted(caller, code, { segment, box });
}

/**
 * @param {string} caller
 * @param {Circle} circle
 * @param {Point} motion
 * @param {Box} box
 * @param {boolean} trace
 */
function askCircle(caller, circle, motion, box, trace) {
  checkCircle(caller, circle);
  checkPoint(caller, 'motion', motion);
  checkBox(caller, 'box', box);
  const { x, y, radius } = circle;
  const { minX, minY, maxX, maxY } = box;
  const query = wasm(caller).circleVsAabb;
  const code = query(x, y, radius, motion.x, motion.y, minX, minY, maxX, maxY, trace);
  return accepted(caller, code, { circle, motion, box });
}

/**
 * @param {string} caller
 * @param {Box} a
 * @param {Point} motionA
 * @param {Box} b
 * @param {Point} motionB
 * @param {boolean} trace
 */
function askBoxes(caller, a, motionA, b, motionB, trace) {
  checkBox(caller, 'a', a);
  checkPoint(caller, 'motionA', motionA);
  checkBox(caller, 'b', b);
  checkPoint(caller, 'motionB', motionB);
  const code = wasm(caller).aabbVsAabb(
    a.minX,
    a.minY,
    a.maxX,
    a.maxY,
    motionA.x,
    motionA.y,
    b.minX,
    b.minY,
    b.maxX,
    b.maxY,
    motionB.x,
    motionB.y,
    trace,
  );
  return accepted(caller, code, { a, motionA, b, motionB });
}
