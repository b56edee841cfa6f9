// A state as a script gives it: filled up, or refused with the place that is wrong.

import { defaultState } from './state.js';

/** @import { Field } from './fields/field.js' */
/** @import { Fields, State } from './types.js' */

/**
 * A whole state from a partial one. A list is given as a whole.
 * @param {Fields} fields @param {unknown} given
 * @returns {State}
 * @throws {RangeError} if there is no such field, or it does not allow its value
 */
export function stateFrom(fields, given) {
  const state = defaultState(fields);
  for (const [key, value] of Object.entries(given ?? {})) {
    const field = Object.hasOwn(fields, key) && fields[key];
    if (!field) throw new RangeError(`state: ${key} must be one of ${Object.keys(fields).join(', ')}`);
    state[key] = wholeOf(field, value, state[key], key);
    const problem = field.check(state[key]);
    if (problem) throw new RangeError(`state: ${refusal(state, field.item ? key : `${key}.`, problem)}`);
  }
  return state;
}

/**
 * A value with all that its field has.
 * @param {Field} field @param {any} value @param {any} usual @param {string} place its name
 * @returns {any}
 */
function wholeOf({ item, text, components }, value, usual, place) {
  if (text) return text.from(value, place);
  if (item) return Array.isArray(value) ? value.map((each, i) => wholeOf(item, each, null, `${place}[${i}]`)) : value;
  const isKnown = components.some((name) => value?.[name] !== undefined);
  const isOther = Object.keys(value ?? {}).some((name) => !components.includes(name));
  if (!isKnown || isOther) throw new RangeError(`state: ${place} must have ${components.join(', ')}`);
  return Object.fromEntries(components.map((name) => [name, value[name] ?? usual?.[name]]));
}

/** What a number must be, by the key of what is wrong with it. @type {Record<string, string>} */
const musts = {
  notANumber: 'must be a finite number',
  tooLarge: 'must be a finite number',
  tooSmall: 'must be ≥ {low}',
  outOfLimits: 'must be from {low} to {high}',
  inverted: 'must be ≤ {max}',
  notMultiple: 'must be a multiple of {snap}',
  notOffered: 'must be one of the options',
  notAList: 'must be an array',
  locked: 'must stay as it is',
};

/** @param {State} state @param {string} key @param {import('./fields/field.js').Problem} problem @returns {string} in plain English */
function refusal(state, key, { component, key: why, values = {} }) {
  const place = key + component;
  const was = place.match(/\w+/g)?.reduce((/** @type {any} */ value, name) => value?.[name], state);
  const must = musts[why.replace('problems.', '')].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  return `${place} ${must}, was ${was}`;
}
