// The numbers of a state, as a reader types them.

import { withCarried } from './state.js';
import { thingOf, valueAt } from './things.js';

/** @import { Thing } from './things.js' */
/** @import { Fields, State } from './types.js' */

/** What a reader may type: `Number` alone would also take `0x10`. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Digits in groups of three, by commas or by points; the other sign is the decimal one. */
const groups = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)(?:e[+-]?\d+)?$/i;

/**
 * The number that a reader means: with a point or a comma before its fraction, or in groups of three digits. A single comma
 * before three digits can be either.
 * @param {string} typed
 * @returns {{ number: number, isUnclear: boolean }} NaN if it is no number, or an unclear one
 */
export function readNumber(typed) {
  const text = typed.trim().replace('−', '-');
  const [first = '', ...others] = text.match(/[.,]/g) ?? [];
  const isGrouped = groups.test(text) && others.length > 0;
  if (groups.test(text) && !isGrouped && first === ',') return { number: Number.NaN, isUnclear: true };
  const plain = (isGrouped ? text.replaceAll(first, '') : text).replace(',', '.');
  return { number: decimal.test(plain) ? Number(plain) : Number.NaN, isUnclear: false };
}

/**
 * Every number of a thing that a reader can type.
 * @param {Thing} thing
 * @returns {{ key: string, component: string }[]}
 */
export const numbersOf = ({ name, field: { components, options, isLocked } }) =>
  options || isLocked ? [] : components.map((component) => ({ key: `${name}.${component}`, component }));

/**
 * The state with one number changed, or the old state and the problem.
 * @param {Fields} fields @param {State} state @param {string} key of the number: `walls[3].minX` @param {number} number
 * @param {Record<string, number>} [others] of the same thing, by their keys, that change with it
 * @returns {{ state: State, problem: import('./fields/field.js').Problem | null }}
 */
export function withNumber(fields, state, key, number, others = {}) {
  const [name, component] = key.split('.');
  const thing = /** @type {Thing} */ (thingOf(fields, name));
  const ahead = Object.entries(others).map(([each, other]) => [each.split('.')[1], other]);
  const { withNumber } = thing.field;
  const before = valueAt(state, thing);
  const value = withNumber?.(before, component, number) ?? {
    ...before,
    ...Object.fromEntries(ahead),
    [component]: number,
  };
  const problem = thing.field.check(value);
  return problem ? { state, problem } : { state: withCarried(state, thing, value), problem: null };
}
