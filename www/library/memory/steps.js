/** From numbers in the memory to steps, as Rust declares them. */

import {
  CONTACTS,
  CORNERS,
  ENDS,
  OWNERS,
  PLACES,
  SIDES,
  STEP,
  STEP_COUNT,
  STEP_POINTER,
  TURNS,
} from '../wasm/tables.js';
import { FEATURES } from './record.js';
import { numbers, placeOf, recordAt } from './wasm.js';

/**
 * A kind of step: its fields in the order of the record, the tables of those that are words, and the kind of a nested
 * algorithm.
 *
 * @typedef {{
 *   readonly kind: string,
 *   readonly fields: readonly string[],
 *   readonly words?: { readonly [field: string]: keyof typeof LISTS } | undefined,
 *   readonly nested?: string | undefined
 * }} StepKind
 */

/** The words that fields are, each in the place of its number. */
const LISTS = {
  CONTACTS,
  CORNERS,
  ENDS,
  FEATURES,
  FLAGS: /** @type {const} */ ([false, true]),
  OWNERS,
  PLACES,
  SIDES,
  TURNS,
};

/**
 * The fields of a kind of step with the types that they read as.
 *
 * @template {StepKind} Kind
 * @typedef {{ [Field in Kind['fields'][number]]: Kind extends { words: { [F in Field]: infer List extends keyof typeof LISTS } } ? (typeof LISTS)[List][number] : number }} FieldsOf
 */

/**
 * A step of one of these kinds. A nested step is in `step`.
 *
 * @template {StepKind} Kind
 * @typedef {Kind extends { nested: infer Nested } ? { kind: Kind['kind'], step: { kind: Nested } & FieldsOf<Kind> } : { kind: Kind['kind'] } & FieldsOf<Kind>} StepOf
 */

/**
 * The steps of the last traced query.
 *
 * @template {StepKind} Kind
 * @param {readonly Kind[]} kinds
 * @returns {StepOf<Kind>[]}
 */
export function readSteps(kinds) {
  const memory = numbers();
  const first = placeOf(STEP_POINTER);
  return Array.from({ length: memory[recordAt + STEP_COUNT] }, (_, index) => {
    const start = first + index * STEP;
    const { kind, nested, fields, words } = kinds[memory[start]];
    // A loop: among many boxes there are thousands of steps in each frame.
    const step = /** @type {any} */ ({ kind: nested ?? kind });
    for (let place = 0; place < fields.length; place++) {
      const [field, value] = [fields[place], memory[start + 1 + place]];
      const list = words?.[field];
      step[field] = list ? LISTS[list][value] : value;
    }
    return nested ? { kind, step } : step;
  });
}
