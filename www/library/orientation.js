/**
 * Turns, segments and quads. Each query exists twice: over all finite numbers, and with `Int` over
 * whole numbers within ±2⁵³, where every sign is that of an integer. The answers agree.
 */

import { accepted, checkInteger, checkNumber, checkPoint, checkQuad, checkSegment } from './check.js';
import {
  POINT_VS_QUAD_STEPS,
  SEGMENT_VS_QUAD_STEPS,
  SEGMENT_VS_SEGMENT_STEPS,
  TURN_STEPS,
} from './orientation-steps.js';
import { PLACES, readPoint, readSpan, TURNS } from './read.js';
import { readSteps } from './steps.js';
import { sharedRecord, wasm } from './wasm.js';

/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./orientation-types.js').Crossing} Crossing */
/** @typedef {import('./orientation-types.js').PointVsQuadStep} PointVsQuadStep */
/** @typedef {import('./orientation-types.js').Quad} Quad */
/** @typedef {import('./orientation-types.js').SegmentRelation} SegmentRelation */
/** @typedef {import('./orientation-types.js').SegmentVsQuadStep} SegmentVsQuadStep */
/** @typedef {import('./orientation-types.js').SegmentVsSegmentStep} SegmentVsSegmentStep */
/** @typedef {import('./orientation-types.js').Turn} Turn */
/** @typedef {import('./orientation-types.js').TurnStep} TurnStep */

/** @type {readonly SegmentRelation[]} in the order of Rust's codes */
const RELATIONS = ['apart', 'proper', 'touch', 'overlap'];

/**
 * Which way the path from `a` over `b` to `c` turns, as seen on screen: y grows downwards.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @returns {Turn}
 */
export function turn(a, b, c) {
  return TURNS[askTurn('turn', 'turn', checkNumber, [a, b, c], false)];
}

/**
 * The same, with the determinant on its way.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @returns {{ turn: Turn, steps: TurnStep[] }}
 */
export function turnSteps(a, b, c) {
  const turned = TURNS[askTurn('turnSteps', 'turn', checkNumber, [a, b, c], true)];
  return { turn: turned, steps: steps(TURN_STEPS) };
}

/**
 * Which way the path over three whole points turns.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @returns {Turn}
 */
export function turnInt(a, b, c) {
  return TURNS[askTurn('turnInt', 'turnInt', checkInteger, [a, b, c], false)];
}

/**
 * The same, with the determinant on its way.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @returns {{ turn: Turn, steps: TurnStep[] }}
 */
export function turnIntSteps(a, b, c) {
  const turned = TURNS[askTurn('turnIntSteps', 'turnInt', checkInteger, [a, b, c], true)];
  return { turn: turned, steps: steps(TURN_STEPS) };
}

/**
 * How two segments meet, and where.
 *
 * @param {Segment} p
 * @param {Segment} q
 * @returns {Crossing}
 */
export function segmentVsSegment(p, q) {
  return readCrossing(askSegments('segmentVsSegment', 'segmentVsSegment', checkNumber, p, q, false));
}

/**
 * The same, with every turn taken.
 *
 * @param {Segment} p
 * @param {Segment} q
 * @returns {{ crossing: Crossing, steps: SegmentVsSegmentStep[] }}
 */
export function segmentVsSegmentSteps(p, q) {
  const code = askSegments('segmentVsSegmentSteps', 'segmentVsSegment', checkNumber, p, q, true);
  return { crossing: readCrossing(code), steps: steps(SEGMENT_VS_SEGMENT_STEPS) };
}

/**
 * How two segments between whole points meet, and where.
 *
 * @param {Segment} p
 * @param {Segment} q
 * @returns {Crossing}
 */
export function segmentVsSegmentInt(p, q) {
  return readCrossing(askSegments('segmentVsSegmentInt', 'segmentVsSegmentInt', checkInteger, p, q, false));
}

/**
 * The same, with every turn taken.
 *
 * @param {Segment} p
 * @param {Segment} q
 * @returns {{ crossing: Crossing, steps: SegmentVsSegmentStep[] }}
 */
export function segmentVsSegmentIntSteps(p, q) {
  const code = askSegments('segmentVsSegmentIntSteps', 'segmentVsSegmentInt', checkInteger, p, q, true);
  return { crossing: readCrossing(code), steps: steps(SEGMENT_VS_SEGMENT_STEPS) };
}

/**
 * Where a point lies with respect to a quad.
 *
 * @param {Point} point
 * @param {Quad} quad
 * @returns {Place}
 */
export function pointVsQuad(point, quad) {
  return PLACES[askPoint('pointVsQuad', 'pointVsQuad', checkNumber, point, quad, false)];
}

/**
 * The same, with the turn at every edge.
 *
 * @param {Point} point
 * @param {Quad} quad
 * @returns {{ place: Place, steps: PointVsQuadStep[] }}
 */
export function pointVsQuadSteps(point, quad) {
  const place = PLACES[askPoint('pointVsQuadSteps', 'pointVsQuad', checkNumber, point, quad, true)];
  return { place, steps: steps(POINT_VS_QUAD_STEPS) };
}

/**
 * Where a whole point lies with respect to a quad with whole corners.
 *
 * @param {Point} point
 * @param {Quad} quad
 * @returns {Place}
 */
export function pointVsQuadInt(point, quad) {
  return PLACES[askPoint('pointVsQuadInt', 'pointVsQuadInt', checkInteger, point, quad, false)];
}

/**
 * The same, with the turn at every edge.
 *
 * @param {Point} point
 * @param {Quad} quad
 * @returns {{ place: Place, steps: PointVsQuadStep[] }}
 */
export function pointVsQuadIntSteps(point, quad) {
  const place = PLACES[askPoint('pointVsQuadIntSteps', 'pointVsQuadInt', checkInteger, point, quad, true)];
  return { place, steps: steps(POINT_VS_QUAD_STEPS) };
}

/**
 * The stretch of a segment inside a quad, or null where they do not meet. A segment that lies
 * inside is in contact too: `isContained` tells.
 *
 * @param {Segment} segment
 * @param {Quad} quad
 * @returns {Span | null}
 */
export function segmentVsQuad(segment, quad) {
  const code = askSegment('segmentVsQuad', 'segmentVsQuad', checkNumber, segment, quad, false);
  return readSpan(code, sharedRecord());
}

/**
 * The same, with every turn taken and every edge.
 *
 * @param {Segment} segment
 * @param {Quad} quad
 * @returns {{ span: Span | null, steps: SegmentVsQuadStep[] }}
 */
export function segmentVsQuadSteps(segment, quad) {
  const code = askSegment('segmentVsQuadSteps', 'segmentVsQuad', checkNumber, segment, quad, true);
  return { span: readSpan(code, sharedRecord()), steps: steps(SEGMENT_VS_QUAD_STEPS) };
}

/**
 * The stretch of a segment between whole points inside a quad with whole corners.
 *
 * @param {Segment} segment
 * @param {Quad} quad
 * @returns {Span | null}
 */
export function segmentVsQuadInt(segment, quad) {
  const code = askSegment('segmentVsQuadInt', 'segmentVsQuadInt', checkInteger, segment, quad, false);
  return readSpan(code, sharedRecord());
}

/**
 * The same, with every turn taken and every edge.
 *
 * @param {Segment} segment
 * @param {Quad} quad
 * @returns {{ span: Span | null, steps: SegmentVsQuadStep[] }}
 */
export function segmentVsQuadIntSteps(segment, quad) {
  const code = askSegment('segmentVsQuadIntSteps', 'segmentVsQuadInt', checkInteger, segment, quad, true);
  return { span: readSpan(code, sharedRecord()), steps: steps(SEGMENT_VS_QUAD_STEPS) };
}

/** @typedef {typeof checkNumber} Check what a coordinate must be */

/** @param {readonly import('./steps.js').StepKind[]} kinds */
function steps(kinds) {
  return readSteps(sharedRecord(), kinds);
}

/**
 * @param {number} code
 * @returns {Crossing}
 */
function readCrossing(code) {
  const relation = RELATIONS[code];
  const count = { apart: 0, proper: 1, touch: 1, overlap: 2 }[relation];
  const record = sharedRecord();
  return { relation, points: Array.from({ length: count }, (_, i) => readPoint(record, 2 * i)) };
}

/**
 * @param {string} caller
 * @param {'turn' | 'turnInt'} entry
 * @param {Check} check
 * @param {[Point, Point, Point]} points
 * @param {boolean} trace
 */
function askTurn(caller, entry, check, [a, b, c], trace) {
  checkPoint(caller, 'a', a, check);
  checkPoint(caller, 'b', b, check);
  checkPoint(caller, 'c', c, check);
  return accepted(caller, wasm(caller)[entry](a.x, a.y, b.x, b.y, c.x, c.y, trace), { a, b, c });
}

/**
 * @param {string} caller
 * @param {'segmentVsSegment' | 'segmentVsSegmentInt'} entry
 * @param {Check} check
 * @param {Segment} p
 * @param {Segment} q
 * @param {boolean} trace
 */
function askSegments(caller, entry, check, p, q, trace) {
  checkSegment(caller, p, 'p', check);
  checkSegment(caller, q, 'q', check);
  const code = wasm(caller)[entry](p.a.x, p.a.y, p.b.x, p.b.y, q.a.x, q.a.y, q.b.x, q.b.y, trace);
  return accepted(caller, code, { p, q });
}

/**
 * @param {string} caller
 * @param {'pointVsQuad' | 'pointVsQuadInt'} entry
 * @param {Check} check
 * @param {Point} point
 * @param {Quad} quad
 * @param {boolean} trace
 */
function askPoint(caller, entry, check, point, quad, trace) {
  checkPoint(caller, 'point', point, check);
  checkQuad(caller, quad, check);
  const [p, q, r, s] = quad.corners;
  const code = wasm(caller)[entry](point.x, point.y, p.x, p.y, q.x, q.y, r.x, r.y, s.x, s.y, trace);
  return accepted(caller, code, { point, quad });
}

/**
 * @param {string} caller
 * @param {'segmentVsQuad' | 'segmentVsQuadInt'} entry
 * @param {Check} check
 * @param {Segment} segment
 * @param {Quad} quad
 * @param {boolean} trace
 */
function askSegment(caller, entry, check, segment, quad, trace) {
  checkSegment(caller, segment, 'segment', check);
  checkQuad(caller, quad, check);
  const { a, b } = segment;
  const [p, q, r, s] = quad.corners;
  const code = wasm(caller)[entry](a.x, a.y, b.x, b.y, p.x, p.y, q.x, q.y, r.x, r.y, s.x, s.y, trace);
  return accepted(caller, code, { segment, quad });
}
