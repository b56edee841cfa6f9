// A value as text within a sentence.

import { numbersIn } from '../../model/say.js';
import { ProseProblem } from './problem.js';

/** What stands for a value that is not there. */
const nothing = '–';

/** Which list of a scene's words has those that a value can be, by the name of the value. @type {Record<string, string>} */
const lists = { contact: 'contacts', relation: 'contacts', answer: 'contacts', feature: 'features', choice: 'options' };

/**
 * @param {any} value @param {string} path for the problem @param {number | null} digits after the point; null for three at most
 * @param {string} [language]
 * @param {import('../../model/types.js').Say | null} [say] the words of the scene; without them a word is as the library says it
 */
export function writeValue(value, path, digits, language = 'en', say = null) {
  if (value === null) return nothing;
  const write = numbersIn(language);
  if (typeof value === 'number') return write(value, digits?.toString());
  if (typeof value === 'string' && say) return wordOf(value, path, language, say);
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

/** @param {string} value @param {string} path @param {string} language @param {import('../../model/types.js').Say} say @returns {string} */
function wordOf(value, path, language, say) {
  const key = `${lists[path.replace(/^.*\./, '')]}.${value}`;
  const word = say(key);
  // A verdict has a capital where it stands alone, as in the figure.
  return word === key ? value : word.toLocaleLowerCase(language);
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
