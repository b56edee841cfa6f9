/** The queries of a world as calls to Rust, and how a box that is found is read. */

import { accepted } from '../checks/errors.js';
import { readBoxSpan, readSpan } from '../memory/record.js';
import { numbers } from '../memory/wasm.js';
import { ENTRY_ID } from '../wasm/tables.js';
import { asked, readFilter } from './filter.js';
import { checkSweep, readSweep, six } from './sweep.js';

/** @import { Filter, Found, Sweep } from '../types.js' */
/** @typedef {(world: import('../wasm/graze2d.js').World, form: number, mode: number) => number} Question */

// Each reads the sweep from `six`.
/** @type {(what: number) => Question} */
const find = (what) => (world, form, mode) =>
  world.find(what, form, six[0], six[1], six[2], six[3], six[4], six[5], mode);
export const [FIRST, FIRST_CROSSING, ALL, ANY, OVERLAPS, PUSH_OUT, STANDS_ON, IS_CLEAR] = [0, 1, 2, 3, 4, 5, 6, 7].map(
  find,
);

/**
 * Asks Rust and returns its code, ≥ 0.
 *
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 * @param {Question} question
 * @param {Sweep} sweep
 * @param {Filter | undefined} filter
 * @param {number} trace
 */
export function ask(caller, world, question, sweep, filter, trace) {
  // A sweep in a wrong form is told before options that stand in its place; the filter may run code that asks anew.
  if (filter !== undefined && readSweep(sweep) < 0) checkSweep(caller, sweep);
  const read = readFilter(caller, filter);
  const form = readSweep(sweep);
  const code = form < 0 ? form : asked(world, read, trace, question, form);
  if (code < 0) accepted(caller, code, checkSweep(caller, sweep));
  return code;
}

/**
 * A box that the path meets.
 *
 * @param {boolean} isBox whether the mover is a box
 * @param {number} code of the span
 * @param {number} at where its numbers begin
 * @returns {Found}
 */
export function readFound(isBox, code, at) {
  const span = /** @type {import('../types.js').Span} */ (isBox ? readBoxSpan(code, at) : readSpan(code, at));
  return { id: numbers()[at + ENTRY_ID], t: span.enter?.t ?? 0, span };
}
