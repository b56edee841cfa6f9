// What few links need, loaded with the first of them: how one looks at its scene, and what is wrong with one.

import { longest, number, readState, readValue, uncheckedValue, version } from './permalink.js';

/** @import { Field, Fields, Message } from './types.js' */

/** @typedef {import('./permalink.js').Look} Look */

/** What each part of a look is read as; nothing if it is garbled. @type {Record<string, (numbers: number[]) => any>} */
const looks = {
  '.step': ([step]) => (Number.isInteger(step) && step >= 0 ? { step } : null),
  '.t': ([t]) => (t >= 0 && t <= 1 ? { t } : null),
  '.sight': ([minX, minY, maxX, maxY]) => (minX < maxX && minY < maxY ? { sight: { minX, minY, maxX, maxY } } : null),
  '.field': ([field]) => (field === 1 ? { field } : null),
};

/**
 * How a link looks at its scene.
 * @param {string} text
 * @returns {{ look: Look, wrong: string | null }} and the first part that is garbled
 */
export function readLook(text) {
  const look = {};
  let wrong = null;
  for (const part of text.split('~').filter((each) => each.startsWith('.'))) {
    const [name, list = ''] = part.split('=');
    const numbers = list.split(',');
    const isRead = Object.hasOwn(looks, name) && numbers.every((each) => number.test(each));
    const read = isRead ? looks[name](numbers.map(Number)) : null;
    if (!read) wrong ??= name;
    Object.assign(look, read);
  }
  return { look, wrong };
}

/**
 * Why a text could not be read.
 * @param {Fields} fields @param {string} text
 * @returns {Message}
 */
export function problemOfLink(fields, text) {
  if (text.length > longest) return { key: 'problems.hugeLink' };
  const [, number] = /^(\d{1,9})(?:~|$)/.exec(text) ?? [];
  if (number === undefined) return { key: 'problems.garbledLink' };
  if (number !== version) return { key: `problems.${Number(number) > Number(version) ? 'newLink' : 'oldLink'}` };
  // The first part that cannot be read even alone.
  const part = text.split('~').find((each, i) => i > 0 && !readState(fields, `${version}~${each}`));
  if (!part) return { key: 'problems.garbledLink' };
  const [name, list = ''] = part.split('=');
  const keys = Object.keys(fields);
  if (!keys.includes(name)) return { key: 'problems.noField', values: { name: shortened(name), fields: keys } };
  return problemIn(fields[name], name, list);
}

/** So much of a text is quoted. @param {string} text */
const shortened = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * Why a text is no value of a field: the first number or thing that is wrong, and what it should be.
 * @param {Field} field @param {string} place its name @param {string} text
 * @returns {Message}
 */
function problemIn(field, place, text) {
  const { item, components, options, check, text: own } = field;
  if (item) {
    const things = text.split(';');
    const index = things.findIndex((each) => readValue(item, each) === null);
    if (index >= 0) return problemIn(item, `${place}[${index}]`, things[index]);
    return valueProblem(place, things.length, check(things.map((each) => readValue(item, each))));
  }
  const value = uncheckedValue(field, text);
  const problem = value && check(value);
  if (options) return { key: 'problems.notAWord', values: { name: place, text: shortened(text), words: options } };
  if (!problem) {
    const values = { text: shortened(text), place, form: own?.form ?? components.join(',') };
    return { key: 'problems.garbledForm', values };
  }
  return valueProblem(`${place}.`, value[problem.component], problem);
}

/** @param {string} place @param {any} was @param {import('./fields/field.js').Problem | null} problem @returns {Message} */
function valueProblem(place, was, problem) {
  if (!problem) return { key: 'problems.garbledLink' };
  const { component, key, values } = problem;
  return {
    key: 'problems.garbledValue',
    values: { place: place + component, was: String(was), must: { key, values } },
  };
}

/** Looks at a scene in some way; what is left out stays as it is. @param {import('./model.js').Model} model @param {Look} look */
export function lookAt(model, { step, t, sight, field }) {
  if (sight) model.zoom(sight);
  if (step !== undefined) model.stepTo(step);
  if (t !== undefined) model.seek(t);
  if (field) model.showField(true);
}
