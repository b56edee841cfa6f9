/** Sweeps as Rust takes them: a form and six numbers. */

import { checkObject } from '../checks/checks.js';
import {
  checkForm,
  checkForms,
  isBox,
  isCircle,
  isPoint,
  isRectangle,
  isSegment,
  isSized,
  point,
  segment,
} from '../checks/shapes.js';
import { WRONG_TYPE } from '../queries/query.js';

/** @import { Mover, Point, Sweep } from '../types.js' */

/** Forms in the order of Rust's numbers. */
const [SEGMENT, CIRCLE, BOX, RECTANGLE] = [0, 1, 2, 3];

/** The numbers of the sweep that was read last. */
export const six = new Float64Array(6);

/**
 * Reads a sweep into `six`.
 *
 * @param {any} sweep
 * @returns {number} its form, or `WRONG_TYPE`
 */
export function readSweep(sweep) {
  if (sweep?.mover !== undefined) return readMover(sweep.mover, sweep.motion);
  if (!isSegment(sweep)) return WRONG_TYPE;
  put(sweep.a.x, sweep.a.y, sweep.b.x, sweep.b.y, 0, 0);
  return SEGMENT;
}

/**
 * Reads a mover and its motion into `six`.
 *
 * @param {any} mover
 * @param {any} motion
 * @returns {number} its form, or `WRONG_TYPE`
 */
export function readMover(mover, motion) {
  if (!isPoint(motion)) return WRONG_TYPE;
  if (isCircle(mover)) {
    put(mover.x, mover.y, mover.radius, motion.x, motion.y, 0);
    return CIRCLE;
  }
  if (isRectangle(mover)) {
    put(mover.x, mover.y, mover.width, mover.height, motion.x, motion.y);
    return RECTANGLE;
  }
  if (isSized(mover) || !isBox(mover)) return WRONG_TYPE;
  put(mover.minX, mover.minY, mover.maxX, mover.maxY, motion.x, motion.y);
  return BOX;
}

/** @type {(a: number, b: number, c: number, d: number, e: number, f: number) => void} */
function put(a, b, c, d, e, f) {
  six[0] = a;
  six[1] = b;
  six[2] = c;
  six[3] = d;
  six[4] = e;
  six[5] = f;
}

/**
 * Whether spans of this sweep are those of two boxes.
 *
 * @param {any} sweep
 */
export const isBoxSweep = ({ mover }) => mover !== undefined && !isCircle(mover);

/**
 * Throws what is wrong with a sweep.
 *
 * @param {string} caller
 * @param {Sweep} sweep
 * @returns {Record<string, any>} the arguments by name, if nothing is
 */
export function checkSweep(caller, sweep) {
  const forms = '{a, b} or {mover, motion}';
  checkObject(caller, 'sweep', sweep, forms);
  if ('mover' in sweep) return checkMover(caller, sweep.mover, sweep.motion);
  checkForm(caller, 'sweep', sweep, forms, ['a', 'b']);
  segment.check(caller, 'segment', sweep);
  return { segment: sweep };
}

/**
 * Throws what is wrong with a mover or its motion.
 *
 * @param {string} caller
 * @param {Mover} mover
 * @param {Point} motion
 * @param {string} [path] the name of the mover
 * @returns {Record<string, any>} the arguments by name, if nothing is
 */
export function checkMover(caller, mover, motion, path = 'mover') {
  checkForms(caller, path, mover);
  point.check(caller, 'motion', motion);
  return { [path]: mover, motion };
}
