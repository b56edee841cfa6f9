// Reads and writes links: a state as a short text, with a version and only what differs from the default.
//
//   1~a=12.5,30~box=40,20,100,70~view=relative
//   1~walls=14,68,46,86;46,68,78,86
//
// After it comes how the scene is looked at, where that is not as it opens: the step, counted from 0, the time, the window, and
// the field layer.
//
//   1~a=12.5,30~.step=3~.t=0.25~.sight=1000,900,1400,1150~.field=1
//
// Before it stand the scene and the challenge that is set in it: half-planes~1~a=12.5,30, half-planes!corner~1~b=60,70.
//
// A link leaves the defaults out. So a default that is published never changes, or old links would show something else.

import { defaultState } from './state.js';

/** @import { Field, Fields, State } from './types.js' */

export const version = '1';
/** Longer texts are no links of ours: 200 walls of four numbers are the most. */
export const longest = 20_000;
export const number = /^-?\d{1,21}(\.\d{1,22})?(e[+-]?\d{1,3})?$/;

/**
 * A scene on show, as text.
 * @typedef {object} Place
 * @property {string} scene its name
 * @property {string} [challenge] that is set in it, or nothing
 * @property {string} state as text, empty if everything is at its default
 */

/**
 * The text of a place: what comes after the # of an address.
 * @param {Place} place
 */
export const writePlace = ({ scene, challenge = '', state }) =>
  `${scene}${challenge && '!'}${challenge}${state && '~'}${state}`;

/**
 * The place of a text.
 * @param {string} text
 * @returns {Required<Place>}
 */
export function readPlace(text) {
  const [place, ...state] = text.split('~');
  const [scene, challenge = ''] = place.split('!');
  return { scene, challenge, state: state.join('~') };
}

/**
 * How a scene is looked at, where that is not as it opens.
 * @typedef {object} Look
 * @property {number} [step] from 0
 * @property {number} [t]
 * @property {import('./types.js').Box} [sight]
 * @property {1} [field] shown
 */

/**
 * The text of a state and of how it is looked at.
 * @param {string} state as text @param {Look} look
 */
export function writeLook(state, { step, t, sight, field }) {
  const parts = Object.entries({ step, t, sight: sight && Object.values(sight), field });
  const texts = parts.flatMap(([name, value]) => (value === undefined ? [] : `.${name}=${value}`));
  return [state, ...texts].filter(Boolean).join('~');
}

/**
 * The text of a state, empty if everything is at its default.
 * @param {Fields} fields @param {State} state
 */
export function writeState(fields, state) {
  const parts = Object.entries(fields).flatMap(([key, field]) => {
    const [value, usual] = [state[key], field.default];
    if (value === usual) return [];
    const text = fieldText(field, value);
    return text === fieldText(field, usual) ? [] : [`${key}=${text}`];
  });
  return parts.length === 0 ? '' : [version, ...parts].join('~');
}

/**
 * The numbers of one value, or its word, in the shortest text that reads back as the same double.
 * @param {Field} field @param {any} value
 * @returns {string}
 */
const fieldText = ({ item, text, components }, value) =>
  item
    ? value.map((/** @type {any} */ each) => fieldText(item, each)).join(';')
    : text
      ? text.write(value)
      : components.map((name) => (Object.is(value[name], -0) ? '-0' : String(value[name]))).join(',');

/**
 * The value of a text, or null if its field allows no such value.
 * @param {Field} field @param {string} text
 * @returns {any}
 */
export function readValue(field, text) {
  const { item, check } = field;
  if (item) {
    const all = text === '' ? [] : text.split(';').map((each) => readValue(item, each));
    return all.includes(null) || check(all) ? null : all;
  }
  const value = uncheckedValue(field, text);
  return value && check(value) ? null : value;
}

/**
 * The value of a text, whether or not its field allows it, or null if it has another form.
 * @param {Field} field no list @param {string} text
 * @returns {any}
 */
export function uncheckedValue({ components, options, text: own }, text) {
  if (own) return own.read(text);
  const texts = text.split(',');
  if (texts.length !== components.length || !(options || texts.every((each) => number.test(each)))) return null;
  return Object.fromEntries(components.map((name, i) => [name, options ? texts[i] : Number(texts[i])]));
}

/**
 * The state of a text, however it is looked at, or null if the text is garbled or has another version.
 * @param {Fields} fields @param {string} text
 * @returns {State | null}
 */
export function readState(fields, text) {
  if (text.length > longest) return null;
  const [first, ...parts] = text.split('~').filter((part) => part[0] !== '.');
  if (!first && !parts.length) return defaultState(fields);
  if (first !== version) return null;
  const state = defaultState(fields);
  const seen = new Set();
  for (const part of parts) {
    const [name, list, ...rest] = part.split('=');
    if (!Object.hasOwn(fields, name) || seen.has(name) || list === undefined || rest.length > 0) return null;
    seen.add(name);
    const value = readValue(fields[name], list);
    if (value === null) return null;
    state[name] = value;
  }
  return state;
}
