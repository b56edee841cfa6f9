/** The queries of a world as calls to Rust, and how a box that is found is read. */

import { accepted } from '../checks/errors.js';
import { readBoxSpan, readGround, readList, readPoint, readSpan } from '../memory/record.js';
import { numbers, recordAt } from '../memory/wasm.js';
import { ENTRY_CODE, ENTRY_ID } from '../wasm/tables.js';
import { asked, readFilter } from './filter.js';
import { checkSweep, isBoxForm, kept, moved, put, putMover, readSweep, six } from './sweep.js';

/** @import { Filter, Found, Mover, Sweep } from '../types.js' */
/**
 * Reads the answer: from Rust's code, ≥ 0, the form of the sweep, and what is kept of its third number and the fourth one.
 *
 * @template Answer
 * @typedef {(code: number, form: number, c: any, d: number) => Answer} Read
 */
/** @typedef {(world: import('../wasm/graze2d.js').World, form: number, mode: number) => number} Question */

// Each reads the sweep from `six`.
/** @type {(what: number) => Question} */
const find = (what) => (world, form, mode) =>
  world.find(what, form, six[0], six[1], six[2], six[3], six[4], six[5], mode);
export const [FIRST, FIRST_CROSSING, ALL, ANY, OVERLAPS, PUSH_OUT, STANDS_ON, IS_CLEAR] = [0, 1, 2, 3, 4, 5, 6, 7].map(
  find,
);

/**
 * Asks Rust and returns the answer. Nothing of the caller is read once Rust has been asked: a getter could ask anew.
 *
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 * @param {Question} question
 * @param {Read<any>} read
 * @param {Sweep} sweep
 * @param {Filter | undefined} filter
 * @param {number} trace
 * @returns {any}
 */
export function ask(caller, world, question, read, sweep, filter, trace) {
  const form = readSweep(sweep);
  // A sweep in a wrong form is told before options that stand in its place.
  if (form < 0) accepted(caller, form, checkSweep(caller, sweep));
  const c = kept(form);
  const d = six[3];
  const given = filter === undefined ? undefined : readBeside(caller, filter);
  putMover(caller, form, c);
  const code = asked(caller, world, given, trace, question, form);
  if (code < 0) accepted(caller, code, checkSweep(caller, sweep));
  return read(code, form, c, d);
}

/** A filter, which may run code that reads other sweeps. @type {typeof readFilter} */
function readBeside(caller, filter) {
  // One by one: a copy of the array would cost time.
  const a = six[0];
  const b = six[1];
  const c = six[2];
  const d = six[3];
  const e = six[4];
  const f = six[5];
  const given = readFilter(caller, filter);
  put(0, a, b, c, d, e, f);
  return given;
}

/** @type {Read<boolean>} */
export const readWhether = (code) => code === 1;

/** @type {Read<Found | null>} */
export const readFirst = (code, form) => (code === 0 ? null : readFound(form, code, recordAt));

/** @type {Read<Found[]>} */
export const readAll = (_, form) => readList((at) => readFound(form, numbers()[at + ENTRY_CODE], at));

/** @type {Read<number[]>} */
export const readIds = () => readList((at) => numbers()[at + ENTRY_ID]);

/** @type {Read<import('../types.js').Ground[]>} */
export const readGrounds = () => readList(readGround);

/** @type {Read<Mover | null>} */
export const readWayOut = (code, form, c, d) =>
  code === 1 ? moved(form, c, d, readPoint(numbers(), recordAt), readPoint(numbers(), recordAt + 2)) : null;

/**
 * A box that the path meets.
 *
 * @param {number} form of the sweep
 * @param {number} code of the span
 * @param {number} at where its numbers begin
 * @returns {Found}
 */
function readFound(form, code, at) {
  const span = /** @type {import('../types.js').Span} */ (isBoxForm(form) ? readBoxSpan(code, at) : readSpan(code, at));
  return { id: numbers()[at + ENTRY_ID], t: span.enter?.t ?? 0, span };
}
