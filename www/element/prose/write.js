// A value as text within a sentence.

import { numbersIn } from '../../model/say.js';
import { ProseProblem } from './problem.js';

/** What stands for a value that is not there. */
const nothing = '–';

/**
 * @param {any} value @param {string} path for the problem @param {number | null} digits after the point; null for three at most
 * @param {string} [language]
 * @returns {string}
 */
export function writeValue(value, path, digits, language = 'en') {
  if (value === null) return nothing;
  const write = numbersIn(language);
  if (typeof value === 'number') return write(value, digits?.toString());
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return String(value.length);
  const { x, y, ...rest } = value;
  if (typeof x !== 'number' || typeof y !== 'number' || Object.keys(rest).length > 0) {
    throw new ProseProblem('notOneValue', { path, known: Object.keys(value) });
  }
  const [one, other] = [x, y].map((each) => write(each, digits?.toString()));
  // A comma within the numbers would be read as the one between them.
  return `(${one}${one.includes(',') ? ';' : ','}\u00a0${other})`;
}

/**
 * The attribute `digits`.
 * @param {string | null} text
 * @returns {number | null}
 */
export function readDigits(text) {
  if (text === null) return null;
  if (!/^\d{1,2}$/.test(text) || Number(text) > 20) throw new ProseProblem('badDigits', { text });
  return Number(text);
}
