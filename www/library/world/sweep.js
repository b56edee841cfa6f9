/** Sweeps as Rust takes them: a form and six numbers. */

import { checkObject } from '../door/checks.js';
import { box, circle, point, rectangle, segment } from '../door/shapes.js';

/** @typedef {import('../types.js').Sweep} Sweep */
/** @typedef {[number, number, number, number, number, number]} Six */

/** Forms in the order of Rust's numbers. */
const [SEGMENT, CIRCLE, BOX, RECTANGLE] = [0, 1, 2, 3];

/**
 * A sweep as Rust takes it.
 *
 * @param {string} caller
 * @param {Sweep} sweep
 * @returns {{ form: number, isBox: boolean, numbers: Six, args: Record<string, any> }} with the arguments by name; boxes
 *   have spans of boxes
 */
export function sweepNumbers(caller, sweep) {
  checkObject(caller, 'sweep', sweep, '{a, b} or {mover, motion}');
  if (!('mover' in sweep)) {
    segment.check(caller, 'segment', sweep);
    const numbers = none();
    segment.write(numbers, 0, sweep);
    return { form: SEGMENT, isBox: false, numbers, args: { segment: sweep } };
  }
  const { mover, motion } = sweep;
  checkObject(caller, 'mover', mover, 'a circle or a box');
  point.check(caller, 'motion', motion);
  const [form, shape] = formOf(mover);
  shape.check(caller, 'mover', mover);
  const numbers = none();
  point.write(numbers, shape.write(numbers, 0, mover), motion);
  return { form, isBox: form !== CIRCLE, numbers, args: { mover, motion } };
}

/**
 * @param {object} mover
 * @returns {[number, import('../door/shapes.js').Shape]}
 */
function formOf(mover) {
  if ('radius' in mover) return [CIRCLE, circle];
  return 'width' in mover ? [RECTANGLE, rectangle] : [BOX, box];
}

/** @returns {Six} */
function none() {
  return [0, 0, 0, 0, 0, 0];
}
