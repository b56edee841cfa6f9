/**
 * Rust's functions as they are, for loops in which a call may leave no garbage: numbers in, a code out, and the answer
 * as numbers in one record.
 *
 *     const code = segmentVsAabb(ax, ay, bx, by, minX, minY, maxX, maxY, 0);
 *     if (code > 0 && code & ENTER_BIT) console.log(record()[ENTER + HIT_T]);
 *
 * The last argument is 0. A code is 0 for a miss; otherwise its two lowest bits are the contact (1 touch, 2 cross), and
 * `ENTER_BIT`, `EXIT_BIT` and `PUSH_OUT_BIT` say which parts of the record are set. `pointVsAabb`, `turn` and
 * `segmentVsSegment` give a place in `PLACES`, `TURNS` and `RELATIONS`. A negative code is a refused argument, where the
 * library would throw: −(1 + error + 16 × argument), by the place in `ERRORS` and the argument's number.
 *
 * `segmentVsAabbContact` and the like take no last argument and write no record: their code is the contact.
 */

import { RECORD } from './wasm/tables.js';
import { numbers, recordAt } from './wire/wasm.js';

export { load, loadSync } from './load.js';
export {
  aabbVsAabb,
  aabbVsAabbContact,
  circleVsAabb,
  circleVsAabbContact,
  circleVsCircle,
  circleVsCircleContact,
  clipSegment,
  pointVsAabb,
  pointVsQuad,
  segmentVsAabb,
  segmentVsAabbContact,
  segmentVsCircle,
  segmentVsCircleContact,
  segmentVsQuad,
  segmentVsQuadContact,
  segmentVsSegment,
  turn,
  World,
} from './wasm/graze2d.js';
export {
  CONTACTS,
  ENTER,
  ENTER_BIT,
  ERRORS,
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
  RELATIONS,
  TURNS,
} from './wasm/tables.js';
export { FEATURES } from './wire/record.js';

/** @type {Float64Array} */
let view = new Float64Array(0);

/**
 * The record: the answer of the last query. Ask again after each call, which may move the memory; a view is only made
 * when it has.
 *
 * @returns {Float64Array}
 */
export function record() {
  const memory = numbers();
  if (view.buffer !== memory.buffer) view = memory.subarray(recordAt, recordAt + RECORD);
  return view;
}
