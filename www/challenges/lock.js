// A scene that begins in a case of its own, where only some things can be changed.

import { isSameState } from '../model/state.js';

/** @import { Fields, Scene, State } from '../model/types.js' */

/**
 * The state that a challenge begins with.
 * @param {Scene} scene @param {{ preset?: string, state?: State }} from a ready-made case, and what differs from it
 * @returns {State}
 */
export function firstState({ fields, presets = [] }, { preset, state }) {
  const usual = Object.entries(fields).map(([key, field]) => [key, field.default]);
  return { ...Object.fromEntries(usual), ...presets.find(({ id }) => id === preset)?.state, ...state };
}

/**
 * The fields of a challenge: each begins as the challenge does, and those that are not free stay so.
 * @param {Fields} fields @param {State[]} firsts the states that it can begin with; by default with the first
 * @param {string[]} free those that a reader, or a link, may change
 * @param {string[]} [held] those with handles; by default all that are free
 * @returns {Fields}
 */
export function lockedFields(fields, firsts, free, held = free) {
  const own = Object.entries(fields).map(([key, field]) => {
    const isLocked = !held.includes(key);
    const locked = { ...field, default: firsts[0][key], isLocked, item: field.item && { ...field.item, isLocked } };
    return [key, free.includes(key) ? locked : { ...locked, check: onlyAs(key, locked, firsts) }];
  });
  return Object.fromEntries(own);
}

/**
 * A check that allows only the values in some states.
 * @param {string} key @param {import('../model/fields/field.js').Field} field @param {State[]} firsts
 * @returns {import('../model/fields/field.js').Field['check']}
 */
const onlyAs = (key, field, firsts) => (value) =>
  firsts.some((first) => isSameState({ [key]: field }, { [key]: value }, first))
    ? null
    : { component: field.components[0] ?? '', key: 'problems.locked' };
