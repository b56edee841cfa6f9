// What few links need, loaded with the first of them: how one looks at its scene, and what is wrong with one.

import { longest, number, readState, readValue, version } from './permalink.js';

/** @import { Fields, Message } from './types.js' */

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
  // The first part that cannot be read even alone, and the first such thing in a list.
  const parts = text.split('~').slice(1);
  const [key = '', list = ''] = parts.find((part) => !readState(fields, `${version}~${part}`))?.split('=') ?? [];
  const { item } = fields[key] ?? {};
  const index = item ? list.split(';').findIndex((each) => readValue(item, each) === null) : -1;
  const place = index < 0 ? key : `${key}[${index}]`;
  return place ? { key: 'problems.garbledAt', values: { place } } : { key: 'problems.garbledLink' };
}

/** Looks at a scene in some way; what is left out stays as it is. @param {import('./model.js').Model} model @param {Look} look */
export function lookAt(model, { step, t, sight, field }) {
  if (sight) model.see(sight);
  if (step !== undefined) model.stepTo(step);
  if (t !== undefined) model.seek(t);
  if (field) model.showField(true);
}
