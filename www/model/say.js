// Sentences in the reader's language, with numbers filled in.

/** @import { Say } from './types.js' */

/**
 * A number with at most three digits after the point, and a true minus sign.
 * @param {number} x
 * @returns {string}
 */
export function short(x) {
  // A large number has no digits after the point worth telling.
  const text = String(Math.abs(x) < 1e15 ? Math.round(x * 1000) / 1000 || 0 : Number(x.toPrecision(6)));
  return text.replace('-', '−');
}

/**
 * The entry at a dotted key; a name in the words may itself have a dot, as `handles['circle.radius']` has.
 * @param {any} words @param {string} key
 * @returns {string | undefined}
 */
function lookUp(words, key) {
  const found = words?.[key];
  if (typeof found === 'string') return found;
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const inner = words?.[key.slice(0, dot)];
    const text = typeof inner === 'object' ? lookUp(inner, key.slice(dot + 1)) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * Words whose lines do not end within a place, `({x}, {y})`, or between the two ends of an edge, `{edge}–{next}`.
 * @param {string} words
 */
const unbroken = (words) => words.replace(/(\(\{\w+\}), /g, '$1,\u00a0').replace(/([\d}])–/g, '$1–\u2060');

/**
 * A number as a sentence asks for it.
 * @param {number} value @param {string} [form] how many digits, or `%`
 * @returns {string}
 */
function numberText(value, form) {
  if (form === '%') return `${short(Math.round(value * 100))}%`;
  return form ? value.toFixed(Number(form)).replace('-', '−') : short(value);
}

/**
 * A function that returns the sentence of a key. It searches the lists in order: a scene's words, the common ones,
 * and English for what a language lacks. It replaces `{name}` by a value: a number in short form, a text that
 * begins with `@` by the sentence of that key, a message by its sentence, any other text as it is. `{name:3}` keeps
 * exactly three digits, so that a changing number does not jump about; `{name:%}` is a share in whole percent. The things
 * of a list share their words: `walls[3]` has those of `walls[]`, with 4 as `{n}`.
 * @param {any[]} lists
 * @returns {Say}
 */
export function createSay(lists) {
  /** The words of each key so far: a drag says the same keys in every frame. @type {Map<string, string>} */
  const known = new Map();
  const wordsOf = (/** @type {string} */ key) => {
    for (const list of lists) {
      const found = lookUp(list, key);
      if (found !== undefined) return unbroken(found);
    }
    return undefined;
  };
  /** @type {Say} */
  const say = (key, values = {}) => {
    const [list, index, part] = key.split(/[[\]]/);
    if (index) return say(`${list}[]${part}`, { ...values, n: Number(index) + 1 });
    const words = known.get(key) ?? wordsOf(key);
    // A list with these words may come later.
    if (words === undefined) return key;
    known.set(key, words);
    if (!words.includes('{')) return words;
    return words.replace(/\{(\w+)(?::(\d|%))?\}/g, (whole, name, digits) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (typeof value === 'number') return numberText(value, digits);
      if (value?.key) return say(value.key, value.values);
      return typeof value === 'string' && value.startsWith('@') ? say(value.slice(1)) : String(value);
    });
  };
  return say;
}
