/**
 * From one declaration of a query its functions: the plain one, the one with `Steps`, and the one for the `Contact` alone.
 * Arguments are looked at closely only once something is refused.
 */

import { refusal } from './door/errors.js';
import { CONTACTS, TRACE } from './wasm/tables.js';
import { readSteps } from './wire/steps.js';
import { checkLoaded } from './wire/wasm.js';

/** @typedef {import('./door/shapes.js').Shape} Shape */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./wire/steps.js').StepKind} StepKind */

/**
 * @typedef {object} Declaration
 * @property {string} name of the function
 * @property {Record<string, Shape>} arguments in Rust's order
 * @property {(mode: number, a: any, b: any, c: any, d: any) => number} call asks Rust, if the arguments are of their
 *   types; its code, or `WRONG_TYPE`
 * @property {(a: any, b: any, c: any, d: any) => number} [contact] asks Rust for the contact alone, in the same way
 * @property {(code: number) => any} read from Rust's code, ≥ 0, and the record to the answer
 * @property {string} [answer] the answer's key beside `steps`
 * @property {readonly StepKind[]} [steps] the table of its steps
 */

/** What `call` gives for arguments that Rust cannot take. */
export const WRONG_TYPE = -0x10000;

/**
 * The functions of a query.
 *
 * @param {Declaration} declaration
 */
export function query({ name, arguments: taken, call, contact, read, answer = 'answer', steps = [] }) {
  const paths = Object.keys(taken);
  const shapes = Object.values(taken);

  /**
   * Throws what is wrong with the arguments.
   *
   * @type {(caller: string, code: number, values: any[]) => never}
   */
  const refuse = (caller, code, values) => {
    shapes.forEach((shape, i) => void shape.check(caller, paths[i], values[i]));
    throw refusal(caller, code, Object.fromEntries(paths.map((path, i) => [path, values[i]])));
  };
  const [stepsName, contactName] = [`${name}Steps`, `${name}Contact`];
  return {
    /** @type {(a?: any, b?: any, c?: any, d?: any) => any} */
    plain(a, b, c, d) {
      checkLoaded(name);
      const code = call(0, a, b, c, d);
      return code < 0 ? refuse(name, code, [a, b, c, d]) : read(code);
    },
    /** @type {(a?: any, b?: any, c?: any, d?: any) => any} */
    steps(a, b, c, d) {
      checkLoaded(stepsName);
      const code = call(TRACE, a, b, c, d);
      if (code < 0) refuse(stepsName, code, [a, b, c, d]);
      return { [answer]: read(code), steps: readSteps(steps) };
    },
    /** @type {(a?: any, b?: any, c?: any, d?: any) => any} */
    contact(a, b, c, d) {
      checkLoaded(contactName);
      const code = contact ? contact(a, b, c, d) : WRONG_TYPE;
      if (code === 0) return null;
      return code < 0 ? refuse(contactName, code, [a, b, c, d]) : CONTACTS[code];
    },
  };
}
