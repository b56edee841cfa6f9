/** Sweeps as Rust takes them: a form and six numbers. Those of a mover that is neither a circle nor a box are in the scratch. */

import { checkObject } from '../checks/checks.js';
import { checkForm, checkForms, point, segment, WRONG_TYPE } from '../checks/shapes.js';
import { checkShape, copyShape, isMeantAsShape, isPlainBox, putShapes, shapeAt } from './shapes.js';

/** @import { Mover, Point, Sweep } from '../types.js' */

/** Forms in the order of Rust's numbers. */
const [SEGMENT, CIRCLE, BOX, RECTANGLE, SHAPE] = [0, 1, 2, 3, 4];

/** The numbers of the sweep that was read last: whatever may call code of the user must come before or after both. */
export const six = new Float64Array(6);

/** The numbers of the mover that was read last, if it is a shape. @type {number[]} */
let shape = [];

/**
 * Reads a sweep into `six`, each of its numbers once.
 *
 * @param {any} sweep
 * @returns {number} its form, or `WRONG_TYPE`
 */
export function readSweep(sweep) {
  const mover = sweep?.mover;
  if (mover !== undefined) return readMover(mover, sweep.motion);
  const a = sweep?.a;
  const b = sweep?.b;
  const ax = a?.x;
  const ay = a?.y;
  const bx = b?.x;
  const by = b?.y;
  const isPath = typeof ax === 'number' && typeof ay === 'number' && typeof bx === 'number' && typeof by === 'number';
  return isPath ? put(SEGMENT, ax, ay, bx, by, 0, 0) : WRONG_TYPE;
}

/**
 * Reads a mover and its motion into `six`, each of their numbers once.
 *
 * @param {any} mover
 * @param {any} motion
 * @returns {number} its form, or `WRONG_TYPE`
 */
export function readMover(mover, motion) {
  const dx = motion?.x;
  const dy = motion?.y;
  if (typeof dx !== 'number' || typeof dy !== 'number') return WRONG_TYPE;
  if (mover?.points !== undefined || mover?.a !== undefined || mover?.center !== undefined)
    return readShape(mover, dx, dy);
  const x = mover?.x;
  const y = mover?.y;
  const isPlaced = typeof x === 'number' && typeof y === 'number';
  const radius = mover?.radius;
  if (radius !== undefined) {
    const isCircle = isPlaced && typeof radius === 'number' && mover.width === undefined && mover.minX === undefined;
    return isCircle ? put(CIRCLE, x, y, radius, dx, dy, 0) : readShape(mover, dx, dy);
  }
  const minX = mover?.minX;
  const minY = mover?.minY;
  const maxX = mover?.maxX;
  const maxY = mover?.maxY;
  const hasCorners =
    typeof minX === 'number' && typeof minY === 'number' && typeof maxX === 'number' && typeof maxY === 'number';
  if (isPlaced) {
    const width = mover.width;
    const height = mover.height;
    if (typeof width === 'number' && typeof height === 'number') {
      const isRectangle = width >= 0 && height >= 0 && !hasCorners;
      return isRectangle ? put(RECTANGLE, x, y, width, height, dx, dy) : WRONG_TYPE;
    }
  }
  return hasCorners ? put(BOX, minX, minY, maxX, maxY, dx, dy) : WRONG_TYPE;
}

/** @param {any} mover @param {number} dx @param {number} dy */
function readShape(mover, dx, dy) {
  const copy = copyShape(mover);
  if (!copy) return WRONG_TYPE;
  if (isPlainBox(copy)) return put(BOX, copy[2], copy[3], copy[4], copy[5], dx, dy);
  shape = copy;
  return put(SHAPE, 0, 0, 0, 0, dx, dy);
}

/**
 * What `moved` takes of the mover that was read last, beside its fourth number: the third one, or all numbers of a shape.
 *
 * @param {number} form
 * @returns {any}
 */
export const kept = (form) => (form === SHAPE ? shape : six[2]);

/**
 * Puts a mover into the scratch if it is a shape, as the last thing before Rust is asked.
 *
 * @param {string} caller
 * @param {number} form
 * @param {any} c as kept
 */
export function putMover(caller, form, c) {
  if (form === SHAPE) putShapes(caller, [c]);
}

/**
 * Puts numbers into `six`, without any −0: sizes come back as they were given.
 *
 * @type {(form: number, a: number, b: number, c: number, d: number, e: number, f: number) => number}
 */
export function put(form, a, b, c, d, e, f) {
  six[0] = a + 0;
  six[1] = b + 0;
  six[2] = c + 0;
  six[3] = d + 0;
  six[4] = e + 0;
  six[5] = f + 0;
  return form;
}

/**
 * A mover at another position, in the form in which it was given. Rust says where: a sum made here could round into a wall.
 *
 * @param {number} form as it was read
 * @param {any} c the third number of the mover, such as its radius; of a shape, all its numbers
 * @param {number} d the fourth one
 * @param {Point} position
 * @param {Point} far its far corner, if it is a box by two corners
 * @returns {any} a mover of this form
 */
export function moved(form, c, d, { x, y }, far) {
  if (form === SHAPE) return shapeAt(c, x, y);
  if (form === CIRCLE) return { x, y, radius: c };
  if (form === RECTANGLE) return { x, y, width: c, height: d };
  return { minX: x, minY: y, maxX: far.x, maxY: far.y };
}

/**
 * Whether spans of a sweep of this form are those of two boxes.
 *
 * @param {number} form
 */
export const isBoxForm = (form) => form === BOX || form === RECTANGLE;

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
  if (isMeantAsShape(mover)) checkShape(caller, path, mover);
  else checkForms(caller, path, mover);
  point.check(caller, 'motion', motion);
  return { [path]: mover, motion };
}
