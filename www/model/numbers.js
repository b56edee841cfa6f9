// The numbers of a state, as a reader types them.

import { withCarried } from './state.js';
import { thingOf, valueAt } from './things.js';

/** @import { Thing } from './things.js' */
/** @import { Fields, State } from './types.js' */

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
  const value = { ...valueAt(state, thing), ...Object.fromEntries(ahead), [component]: number };
  const problem = thing.field.check(value);
  return problem ? { state, problem } : { state: withCarried(state, thing, value), problem: null };
}
