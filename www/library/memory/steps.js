/** From numbers in the memory to steps, by the tables in `src/web`. */

import { CONTACTS, CORNERS, PLACES, SIDES, STEP, STEP_COUNT, STEP_POINTER, TURNS } from '../wasm/tables.js';
import { FEATURES } from './record.js';
import { numbers, placeOf, recordAt } from './wasm.js';

/**
 * A kind of step: its fields in the order of the record, or the kind of a nested algorithm.
 *
 * @typedef {{ readonly kind: string, readonly fields: readonly string[], readonly nested?: string | undefined }} StepKind
 */

/** How fields that are not plain numbers are read. */
const FIELDS = {
  side: (/** @type {number} */ value) => SIDES[value],
  other: (/** @type {number} */ value) => SIDES[value],
  corner: (/** @type {number} */ value) => CORNERS[value],
  feature: (/** @type {number} */ value) => FEATURES[value],
  enters: (/** @type {number} */ value) => value === 1,
  decides: (/** @type {number} */ value) => value === 1,
  turn: (/** @type {number} */ value) => TURNS[value],
  end: (/** @type {number} */ value) => (value === 0 ? 'a' : 'b'),
  contact: (/** @type {number} */ value) => CONTACTS[value],
  place: (/** @type {number} */ value) => PLACES[value],
};

/**
 * The fields of a kind of step with the types that they read as.
 *
 * @template {StepKind} Kind
 * @typedef {{ [Field in Kind['fields'][number]]: Field extends keyof typeof FIELDS ? ReturnType<(typeof FIELDS)[Field]> : number }} FieldsOf
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
    const { kind, nested, fields } = kinds[memory[start]];
    // A loop: among many boxes there are thousands of steps in each frame.
    const step = /** @type {any} */ ({ kind: nested ?? kind });
    for (let place = 0; place < fields.length; place++) {
      const [field, value] = [fields[place], memory[start + 1 + place]];
      const read = /** @type {Record<string, (value: number) => unknown>} */ (FIELDS)[field];
      step[field] = read ? read(value) : value;
    }
    return nested ? { kind, step } : step;
  });
}
