// A state as a short text for a link: only what differs from the default, with a version in front.
//
//   1~a=12.5,30~box=40,20,100,70~view=relative

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Fields} Fields */

const version = '1';
const number = /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/;

/**
 * @param {Fields} fields @param {State} state
 * @returns {string} the text, empty where everything is at its default
 */
export function writeState(fields, state) {
  const parts = Object.entries(fields)
    .map(([key, field]) => ({ key, text: textOf(field, state[key]), usual: textOf(field, field.default) }))
    .filter(({ text, usual }) => text !== usual)
    .map(({ key, text }) => `${key}=${text}`);
  return parts.length === 0 ? '' : [version, ...parts].join('~');
}

/**
 * @param {import('./fields/field.js').Field} field @param {any} value
 * @returns {string} the numbers of one value, or its word; a double's shortest text reads back as the same double
 */
const textOf = (field, value) => field.components.map((name) => String(value[name])).join(',');

/**
 * @param {Fields} fields @param {string} text
 * @returns {State | null} the state, or null where the text is garbled or of another version
 */
export function readState(fields, text) {
  /** @type {State} */
  const state = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
  if (text === '') return state;
  const [first, ...parts] = text.split('~');
  if (first !== version) return null;
  const seen = new Set();
  for (const part of parts) {
    const [key, list, ...rest] = part.split('=');
    if (!Object.hasOwn(fields, key) || seen.has(key) || list === undefined || rest.length > 0) return null;
    seen.add(key);
    const texts = list.split(',');
    const { components, options, check } = fields[key];
    if (texts.length !== components.length || !(options || texts.every((each) => number.test(each)))) return null;
    const value = Object.fromEntries(components.map((name, i) => [name, options ? texts[i] : Number(texts[i])]));
    if (check(value)) return null;
    state[key] = value;
  }
  return state;
}
