/**
 * From one declaration of a query its functions: the plain one, the one with `Steps`, and with `Int` those for whole
 * numbers. All check their arguments, ask Rust, and read the answer.
 */

import { checkInteger, checkNumber } from './door/checks.js';
import { accepted } from './door/errors.js';
import { readSteps } from './wire/steps.js';
import { checkLoaded, entryOf } from './wire/wasm.js';

/** @typedef {import('./door/checks.js').Check} Check */
/** @typedef {import('./door/shapes.js').Shape} Shape */
/** @typedef {import('./wire/steps.js').StepKind} StepKind */

/**
 * @typedef {object} Declaration
 * @property {string} name of the function, and of Rust's entry
 * @property {Record<string, Shape>} arguments in Rust's order
 * @property {(code: number) => any} read from Rust's code, ≥ 0, and the record to the answer
 * @property {string} [answer] the answer's key beside `steps`
 * @property {readonly StepKind[]} [steps] the table of its steps
 */

/**
 * The functions of a query.
 *
 * @param {Declaration} declaration
 * @param {Check} [check] what a coordinate must be
 */
export function query(declaration, check = checkNumber) {
  const { name, arguments: taken, read, answer = 'answer', steps = [] } = declaration;
  const [paths, shapes] = [Object.keys(taken), Object.values(taken)];
  const entry = entryOf(name);

  const ask = (/** @type {string} */ caller, /** @type {any[]} */ values, /** @type {number} */ trace) => {
    for (let i = 0; i < shapes.length; i++) shapes[i].check(caller, paths[i], values[i], check);
    checkLoaded(caller);
    // A spread would take several times as long as the query. An entry ignores arguments beyond its own.
    const n = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let count = 0;
    for (let i = 0; i < shapes.length; i++) count = shapes[i].write(n, count, values[i]);
    n[count] = trace;
    const code = entry(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12]);
    if (code < 0) accepted(caller, code, Object.fromEntries(paths.map((path, i) => [path, values[i]])));
    return read(code);
  };
  return {
    /** @type {(a?: any, b?: any, c?: any, d?: any) => any} */
    plain: (a, b, c, d) => ask(name, [a, b, c, d], 0),
    /** @type {(a?: any, b?: any, c?: any, d?: any) => any} */
    steps(a, b, c, d) {
      const found = ask(`${name}Steps`, [a, b, c, d], 1);
      return { [answer]: found, steps: readSteps(steps) };
    },
  };
}

/**
 * The functions of a query whose coordinates must be integers within ±2⁵³, where every sign is that of an integer.
 *
 * @param {Declaration} declaration the one of the query over all finite numbers
 */
export function intQuery(declaration) {
  return query({ ...declaration, name: `${declaration.name}Int` }, checkInteger);
}
