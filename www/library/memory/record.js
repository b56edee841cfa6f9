/** From numbers in the shared record, or in an entry of the shared list, to plain objects. Places count in numbers. */

import {
  CONTACTS,
  CORNERS,
  ENTER,
  ENTER_BIT,
  ENTRY,
  ENTRY_ID,
  EXIT,
  EXIT_BIT,
  HIT_FEATURE,
  HIT_NORMAL,
  HIT_OPPOSITE,
  HIT_POINT,
  HIT_POSITION,
  HIT_T,
  LIST_COUNT,
  LIST_POINTER,
  PLACES,
  PUSH_OUT_BIT,
  PUSH_OUT_BY,
  PUSH_OUT_DEPTH,
  PUSH_OUT_NORMAL,
  RELATIONS,
  SIDES,
  TURNS,
} from '../wasm/tables.js';
import { numbers, placeOf, recordAt } from './wasm.js';

/** @import { Contact, Feature, Ground, Hit, Intersection, Location, Point, PushOut, Span, Turn } from '../types.js' */

/** @type {readonly Feature[]} in the order of `feature_code` */
export const FEATURES = [
  ...SIDES,
  ...CORNERS,
  ...['edge', 'vertex'].flatMap((part) => Array.from({ length: 8 }, (_, i) => /** @type {Feature} */ (part + i))),
  'arc',
];

/**
 * Two numbers from a place on, as a point.
 *
 * @param {Float64Array} memory
 * @param {number} at
 * @returns {Point}
 */
export function readPoint(memory, at) {
  return { x: memory[at], y: memory[at + 1] };
}

/**
 * The hit that begins at a place.
 *
 * @param {Float64Array} memory
 * @param {number} at
 * @returns {Hit}
 */
export function readHit(memory, at) {
  return {
    t: memory[at + HIT_T],
    point: readPoint(memory, at + HIT_POINT),
    position: readPoint(memory, at + HIT_POSITION),
    normal: readPoint(memory, at + HIT_NORMAL),
    feature: FEATURES[memory[at + HIT_FEATURE]],
  };
}

/**
 * The push-out of a record or entry that begins at a place.
 *
 * @param {Float64Array} memory
 * @param {number} at
 * @returns {PushOut}
 */
export function readPushOut(memory, at) {
  return {
    depth: memory[at + PUSH_OUT_DEPTH],
    normal: readPoint(memory, at + PUSH_OUT_NORMAL),
    by: readPoint(memory, at + PUSH_OUT_BY),
  };
}

/**
 * The span that a code and the numbers at a place stand for; null for a miss.
 *
 * @param {number} code ≥ 0
 * @param {number} [at] by default the record
 * @returns {Span | null}
 */
export function readSpan(code, at = recordAt) {
  if (code === 0) return null;
  const memory = numbers();
  const enter = code & ENTER_BIT ? readHit(memory, at + ENTER) : null;
  const exit = code & EXIT_BIT ? readHit(memory, at + EXIT) : null;
  return {
    contact: /** @type {Contact} */ (CONTACTS[code & (ENTER_BIT - 1)]),
    enter,
    exit,
    isContained: enter === null && exit === null,
    pushOut: code & PUSH_OUT_BIT ? readPushOut(memory, at) : null,
  };
}

/**
 * The span of two boxes, whose hits have the box that both share.
 *
 * @param {number} code ≥ 0
 * @param {number} [at] by default the record
 * @returns {Span | null}
 */
export function readBoxSpan(code, at = recordAt) {
  const span = readSpan(code, at);
  if (span?.enter) addMeeting(span.enter, at + ENTER);
  if (span?.exit) addMeeting(span.exit, at + EXIT);
  return span;
}

/**
 * @param {Hit} hit
 * @param {number} at
 */
function addMeeting(hit, at) {
  const { x: minX, y: minY } = hit.point;
  const { x: maxX, y: maxY } = readPoint(numbers(), at + HIT_OPPOSITE);
  hit.meeting = { minX, minY, maxX, maxY };
}

/**
 * Reads every entry of the list.
 *
 * @template Answer
 * @param {(at: number) => Answer} read from the place where an entry begins
 * @returns {Answer[]}
 */
export function readList(read) {
  const [first, count] = [placeOf(LIST_POINTER), numbers()[recordAt + LIST_COUNT]];
  const answers = [];
  for (let i = 0; i < count; i++) answers.push(read(first + i * ENTRY));
  return answers;
}

/**
 * A wall that a mover stands on.
 *
 * @param {number} at where its entry begins
 * @returns {Ground}
 */
export function readGround(at) {
  const memory = numbers();
  return {
    id: memory[at + ENTRY_ID],
    normal: readPoint(memory, at + HIT_NORMAL),
    feature: FEATURES[memory[at + HIT_FEATURE]],
  };
}

/**
 * The place that a code stands for.
 *
 * @param {number} code
 * @returns {Location}
 */
export function readPlace(code) {
  return PLACES[code];
}

/**
 * The turn that a code stands for.
 *
 * @param {number} code
 * @returns {Turn}
 */
export function readTurn(code) {
  return TURNS[code];
}

/**
 * How two segments meet, by the code of the relation and the points in the record.
 *
 * @param {number} code
 * @returns {Intersection}
 */
export function readIntersection(code) {
  const relation = RELATIONS[code];
  const count = { apart: 0, proper: 1, touch: 1, overlap: 2 }[relation];
  const memory = numbers();
  return { relation, points: Array.from({ length: count }, (_, i) => readPoint(memory, recordAt + 2 * i)) };
}
