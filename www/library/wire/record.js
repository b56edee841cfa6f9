/** From numbers in the shared record, or in an entry of the shared list, to plain objects. */

import {
  CONTACTS,
  CORNERS,
  ENTER,
  ENTER_BIT,
  EXIT,
  EXIT_BIT,
  HIT_FEATURE,
  HIT_NORMAL,
  HIT_OPPOSITE,
  HIT_POINT,
  HIT_POSITION,
  HIT_T,
  PLACES,
  PUSH_OUT_BIT,
  PUSH_OUT_BY,
  PUSH_OUT_DEPTH,
  PUSH_OUT_NORMAL,
  SIDES,
} from '../wasm/tables.js';
import { sharedRecord } from './wasm.js';

/** @typedef {import('../types.js').Contact} Contact */
/** @typedef {import('../types.js').Feature} Feature */
/** @typedef {import('../types.js').Hit} Hit */
/** @typedef {import('../types.js').Place} Place */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').PushOut} PushOut */
/** @typedef {import('../types.js').Span} Span */

/** @type {readonly Feature[]} in the order of `feature_code` */
export const FEATURES = [
  ...SIDES,
  ...CORNERS,
  ...['edge0', 'edge1', 'edge2', 'edge3', 'vertex0', 'vertex1', 'vertex2', 'vertex3'].map(
    (part) => /** @type {Feature} */ (part),
  ),
  'arc',
];

/**
 * Two numbers from a place on.
 *
 * @param {Float64Array} record
 * @param {number} at
 * @returns {Point}
 */
export function readPoint(record, at) {
  return { x: record[at], y: record[at + 1] };
}

/**
 * The hit that begins at a place.
 *
 * @param {Float64Array} record
 * @param {number} at
 * @returns {Hit}
 */
export function readHit(record, at) {
  return {
    t: record[at + HIT_T],
    point: readPoint(record, at + HIT_POINT),
    position: readPoint(record, at + HIT_POSITION),
    normal: readPoint(record, at + HIT_NORMAL),
    feature: FEATURES[record[at + HIT_FEATURE]],
  };
}

/**
 * The push-out of a record.
 *
 * @param {Float64Array} record
 * @returns {PushOut}
 */
export function readPushOut(record) {
  return {
    depth: record[PUSH_OUT_DEPTH],
    normal: readPoint(record, PUSH_OUT_NORMAL),
    by: readPoint(record, PUSH_OUT_BY),
  };
}

/**
 * The span that a code and the record stand for; null for a miss.
 *
 * @param {number} code ≥ 0
 * @param {Float64Array} [record]
 * @returns {Span | null}
 */
export function readSpan(code, record = sharedRecord()) {
  if (code === 0) return null;
  const enter = code & ENTER_BIT ? readHit(record, ENTER) : null;
  const exit = code & EXIT_BIT ? readHit(record, EXIT) : null;
  return {
    contact: /** @type {Contact} */ (CONTACTS[code & (ENTER_BIT - 1)]),
    enter,
    exit,
    isContained: enter === null && exit === null,
    pushOut: code & PUSH_OUT_BIT ? readPushOut(record) : null,
  };
}

/**
 * The span of two boxes, whose hits tell the stretch that both share.
 *
 * @param {number} code ≥ 0
 * @param {Float64Array} [record]
 * @returns {Span | null}
 */
export function readBoxSpan(code, record = sharedRecord()) {
  const span = readSpan(code, record);
  if (span?.enter) addMeeting(span.enter, record, ENTER);
  if (span?.exit) addMeeting(span.exit, record, EXIT);
  return span;
}

/**
 * @param {Hit} hit
 * @param {Float64Array} record
 * @param {number} at
 */
function addMeeting(hit, record, at) {
  const { x: minX, y: minY } = hit.point;
  const { x: maxX, y: maxY } = readPoint(record, at + HIT_OPPOSITE);
  hit.meeting = { minX, minY, maxX, maxY };
}

/**
 * The place that a code stands for.
 *
 * @param {number} code
 * @returns {Place}
 */
export function readPlace(code) {
  return PLACES[code];
}
