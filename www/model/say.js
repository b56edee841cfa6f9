// Sentences in the reader's language, with numbers filled in.

/** @import { Say } from './types.js' */

/**
 * A function that writes numbers as a language does, with a true minus sign.
 * @param {string} language
 * @returns {(value: number, form?: string) => string} the form is how many digits after the point, `%` for a share in whole
 *   percent, `,` for a large number, its digits in groups; without a number there are at most three digits
 */
export function numbersIn(language) {
  /** @type {Record<string, Intl.NumberFormat>} */
  const made = {};
  return (value, form = '') => {
    // A large number has no digits after the point worth telling.
    if (Math.abs(value) >= 1e15) return String(Number(value.toPrecision(6))).replace('-', '−');
    const isShare = form === '%';
    // A share that only rounds to 0% or 100% gets a digit more.
    const isNearly = isShare && value % 1 !== 0 && Math.round(100 * value) % 100 === 0;
    const digits = form === ',' ? '' : form;
    const kind = isNearly ? '%%' : form;
    made[kind] ??= new Intl.NumberFormat(language, {
      style: isShare ? 'percent' : 'decimal',
      minimumFractionDigits: isShare ? 0 : Number(digits),
      maximumFractionDigits: isShare ? Number(isNearly) : Number(digits || 3),
      useGrouping: form === ',',
      signDisplay: 'negative',
    });
    return made[kind].format(value).replace('-', '−');
  };
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
const unbroken = (words) => words.replace(/(\(\{\w+\}[,;]) /g, '$1\u00a0').replace(/([\d}])–/g, '$1–\u2060');

/** The word for a time. @param {number} t */
const momentOf = (t) => (t === 0 ? 'start' : t === 1 ? 'end' : 'between');

/**
 * A function that returns the sentence of a key. It searches the lists in order: a scene's words, then the common ones. It
 * replaces `{name}` by a value: a number as the language writes it, a text that begins with `@` by the sentence of that key,
 * a message by its sentence, several of them by their list, any other text as it is. `{name:3}` keeps exactly three digits,
 * so that a changing number does not jump about; `{name:%}` is a share in whole percent; `{name:,}` has groups of digits, as
 * 1,000 does; `{name:at}` tells a time: at the start, at the end, or at its t. `{far:3>near}` is for a number that is larger
 * than another one: if both look the same with three digits, it is a hair later. The things of a list share their words:
 * `walls[3]` has those of `walls[]`, with 4 as `{n}`, and `walls[3].corner[0]` with 1 as `{m}`.
 * @param {any[]} lists @param {string} [language]
 * @returns {Say}
 */
export function createSay(lists, language = 'en') {
  /** The words of each key so far: a drag says the same keys in every frame. @type {Map<string, string>} */
  const known = new Map();
  const write = numbersIn(language);
  const [, point] = write(0.5, '1');
  const wordsOf = (/** @type {string} */ key) => {
    for (const list of lists) {
      const found = lookUp(list, key);
      if (found !== undefined) return unbroken(found);
    }
    return undefined;
  };
  /** @param {any} value @param {string} [form] @returns {string} */
  const textOf = (value, form) => {
    if (form === 'at') return say(`moments.${momentOf(value)}`, { t: value });
    if (typeof value === 'number') return write(value, form);
    if (Array.isArray(value)) {
      const texts = value.map((each) => textOf(each, form));
      return new Intl.ListFormat(language, { style: 'narrow' }).format(texts);
    }
    if (value?.key) return say(value.key, value.values);
    if (typeof value !== 'string') return String(value);
    // Numbers come as texts where each of their digits counts.
    return value.startsWith('@') ? say(value.slice(1)) : value.replace(/^([<>−\s]*\d+)\.([\d+e−-]+)$/, `$1${point}$2`);
  };
  /** Whether two numbers look the same in a sentence. @param {any} one @param {any} other */
  const looksSame = (one, other) =>
    typeof one === 'number' && typeof other === 'number' && write(one, '3') === write(other, '3');
  /** @type {Say} */
  const say = (key, values = {}) => {
    const [list, index, part, inner, end] = key.split(/[[\]]/);
    // A corner of one of them.
    if (index && inner)
      return say(`${list}[]${part}[]${end}`, { ...values, n: Number(index) + 1, m: Number(inner) + 1 });
    if (index) return say(`${list}[]${part}`, { ...values, n: Number(index) + 1 });
    const words = known.get(key) ?? wordsOf(key);
    // A list with these words may come later.
    if (words === undefined) return key;
    known.set(key, words);
    if (!words.includes('{')) return words;
    return words.replace(/\{(\w+)(?::(%|,|\d|at))?(?:>(\w+))?\}/g, (whole, name, form, before) => {
      if (before && looksSame(values[name], values[before])) return say('moments.later');
      return values[name] === undefined ? whole : textOf(values[name], form);
    });
  };
  return say;
}
