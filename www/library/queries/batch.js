/**
 * Many pairs in one call: `Float64Array`s in and out. No pair allocates. Pair i is row i of each argument:
 *
 *     segments   a.x a.y b.x b.y              circles   x y radius
 *     boxes      minX minY maxX maxY          motions   x y
 *     out        contact (0 miss, 1 touch, 2 cross), enter.t, exit.t, enter.point.x .y, enter.normal.x .y, enter.feature
 *
 * `enter.t` is 0 if the path starts inside, and `exit.t` is 1 if it ends inside. `ROW` and `ROW_…` name the places in a
 * row of `out`, `FEATURES` the features by their numbers; −1 means that the path starts inside. A miss is all zeros.
 */

import { checkRoom, Rows } from '../memory/rows.js';
import { ROW } from '../wasm/tables.js';
import { named } from './query.js';

/** @typedef {import('../memory/rows.js').Column} Column */

/**
 * The function for many pairs, whose last argument is `out`.
 *
 * @param {string} caller its name
 * @param {readonly Column[]} columns in Rust's order
 * @param {(count: number) => number} ask asks Rust
 * @returns {(...given: Float64Array[]) => void}
 */
export function batch(caller, columns, ask) {
  return named(caller, columns.length + 1, (/** @type {Float64Array[]} */ ...given) => {
    const rows = new Rows(caller, columns, given.slice(0, columns.length));
    const out = given[columns.length];
    checkRoom(caller, 'out', out, ROW, rows.count);
    rows.put(rows.count * ROW);
    const code = ask(rows.count);
    if (code < 0) rows.refuse(code);
    rows.take(out);
  });
}
