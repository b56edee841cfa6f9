/**
 * The functions of a query, from its declaration in Rust: see `wasm/queries.js`, which the build makes. Arguments are
 * examined closely only after an error.
 */

import { refusal } from '../checks/errors.js';
import { readSteps } from '../memory/steps.js';
import { checkLoaded, ended } from '../memory/wasm.js';
import { CONTACTS, TRACE } from '../wasm/tables.js';

/** @typedef {(...numbers: number[]) => number} Entry  a function of Rust: it returns a code */
/** @typedef {(code: number) => any} Read  from Rust's code, ≥ 0, and the record to the answer */

/**
 * How a query is asked.
 *
 * @typedef {object} Call
 * @property {Record<string, import('../checks/shapes.js').Shape>} takes its arguments, in Rust's order
 * @property {(entry: Entry, mode: number, a: any, b: any, c: any, d: any) => number} ask copies the arguments, and asks Rust if
 *   they are of their types; its code, or `WRONG_TYPE`
 */

/**
 * A function under the name that stacks and consoles tell, with the number of its arguments.
 *
 * @template {Function} F
 * @param {string} name
 * @param {number} length
 * @param {F} made
 * @returns {F}
 */
export function named(name, length, made) {
  return Object.defineProperties(made, { name: { value: name }, length: { value: length } });
}

/**
 * @param {string} name
 * @param {Call} call
 * @param {Entry} entry
 * @param {Read} read
 * @returns {(a?: any, b?: any, c?: any, d?: any) => any}
 */
export function query(name, call, entry, read) {
  return named(name, Object.keys(call.takes).length, (a, b, c, d) => {
    return read(codeOf(name, call, entry, 0, a, b, c, d));
  });
}

/**
 * Like `query`, with the steps.
 *
 * @param {string} name
 * @param {Call} call
 * @param {Entry} entry
 * @param {Read} read
 * @param {string} key the answer's, beside `steps`
 * @param {readonly import('../memory/steps.js').StepKind[]} steps their table
 * @returns {(a?: any, b?: any, c?: any, d?: any) => any}
 */
export function traced(name, call, entry, read, key, steps) {
  return named(name, Object.keys(call.takes).length, (a, b, c, d) => {
    const code = codeOf(name, call, entry, TRACE, a, b, c, d);
    return { [key]: read(code), steps: readSteps(steps) };
  });
}

/**
 * Like `query`, for the contact alone.
 *
 * @param {string} name
 * @param {Call} call
 * @param {Entry} entry
 * @returns {(a?: any, b?: any, c?: any, d?: any) => any}
 */
export function contact(name, call, entry) {
  return named(name, Object.keys(call.takes).length, (a, b, c, d) => {
    const code = codeOf(name, call, entry, 0, a, b, c, d);
    return code === 0 ? null : CONTACTS[code];
  });
}

/**
 * Asks Rust, and returns its code. Throws what is wrong with the arguments.
 *
 * @param {string} name
 * @param {Call} call
 * @param {Entry} entry
 * @param {number} mode
 * @param {any} a
 * @param {any} b
 * @param {any} c
 * @param {any} d
 */
function codeOf(name, call, entry, mode, a, b, c, d) {
  checkLoaded(name);
  let code;
  try {
    code = call.ask(entry, mode, a, b, c, d);
  } catch (error) {
    throw ended(name, error);
  }
  return code < 0 ? refuse(name, call, code, [a, b, c, d]) : code;
}

/**
 * Throws what is wrong with the arguments.
 *
 * @param {string} caller
 * @param {Call} call
 * @param {number} code
 * @param {any[]} values
 * @returns {never}
 */
function refuse(caller, { takes }, code, values) {
  const shapes = Object.entries(takes);
  for (const [i, [path, shape]] of shapes.entries()) shape.check(caller, path, values[i]);
  throw refusal(caller, code, Object.fromEntries(shapes.map(([path], i) => [path, values[i]])));
}
