// The grammar of a test: read into a function, without ever running text as code.
//
//   test       = part { ('and' | 'or') part }       'and' binds more than 'or'
//   part       = 'not' part | '(' test ')' | comparison
//   comparison = path [ ('==' | '!=' | '<' | '<=' | '>' | '>=') value ]
//   value      = number | 'text' | null | true | false | word | path with a dot
//   path       = name { '.' name }
//
// A path alone holds if there is such a value: not null and not false.

import { FEATURES } from '../../library/memory/record.js';
import { CONTACTS, PLACES, RELATIONS, TURNS } from '../../library/wasm/tables.js';
import { ProseProblem } from './problem.js';

/** @typedef {(path: string) => any} Ask gives the value of a path */
/** @typedef {(ask: Ask) => boolean} Test */
/** @typedef {(ask: Ask) => any} Value */

/** The words that a value can be, by its name. @type {Record<string, readonly (string | undefined)[]>} */
export const wordsOf = { contact: CONTACTS, feature: FEATURES, relation: RELATIONS, answer: [...PLACES, ...TURNS] };

/** No sentence needs more, and nothing nests too deep in it. */
const longest = 500;

const token =
  /\s*(?:(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|'([^']*)'|"([^"]*)"|([A-Za-z]\w*(?:\.\w+)*)|(==|!=|<=|>=|<|>|[()]))/iy;

/** The order of two numbers, for each sign. @type {Record<string, (a: number, b: number) => boolean>} */
const orders = { '<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b };

/**
 * @param {string} text
 * @returns {Test}
 * @throws {ProseProblem} if it cannot be read
 */
export function readTest(text) {
  if (text.length > longest) throw new ProseProblem('tooLong', { count: longest });
  return new Reader(text).whole();
}

class Reader {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** @returns {Test} */
  whole() {
    const test = this.#any();
    if (this.#text.slice(this.#at).trim() !== '') this.#fail();
    return test;
  }

  /** @returns {RegExpExecArray | null} the next token, which stays there */
  #next() {
    token.lastIndex = this.#at;
    return token.exec(this.#text);
  }

  /** Takes the next token if it is one of these. @param {string[]} signs @returns {string} it, or nothing */
  #take(...signs) {
    const found = this.#next();
    const sign = found?.[4] ?? found?.[5] ?? '';
    if (!found || !signs.includes(sign)) return '';
    this.#at += found[0].length;
    return sign;
  }

  /** @returns {never} */
  #fail() {
    const rest = this.#text.slice(this.#at).trim();
    throw new ProseProblem(rest ? 'badTest' : 'shortTest', { text: this.#text, rest });
  }

  /** @returns {Test} */
  #any() {
    const parts = [this.#all()];
    while (this.#take('or')) parts.push(this.#all());
    return parts.length === 1 ? parts[0] : (ask) => parts.some((part) => part(ask));
  }

  /** @returns {Test} */
  #all() {
    const parts = [this.#part()];
    while (this.#take('and')) parts.push(this.#part());
    return parts.length === 1 ? parts[0] : (ask) => parts.every((part) => part(ask));
  }

  /** @returns {Test} */
  #part() {
    if (this.#take('not')) {
      const part = this.#part();
      return (ask) => !part(ask);
    }
    if (!this.#take('(')) return this.#comparison();
    const test = this.#any();
    if (!this.#take(')')) this.#fail();
    return test;
  }

  /** @returns {Test} */
  #comparison() {
    const found = this.#next();
    const path = found?.[4];
    if (!found || !path || ['and', 'or'].includes(path)) this.#fail();
    this.#at += found[0].length;
    const sign = this.#take('==', '!=', ...Object.keys(orders));
    if (!sign) {
      return (ask) => {
        const value = ask(path);
        return value !== null && value !== false;
      };
    }
    const value = this.#value(wordsOf[path.replace(/^.*\./, '')]);
    if (sign === '==' || sign === '!=') return (ask) => (ask(path) === value(ask)) === (sign === '==');
    return (ask) => isInOrder(sign, ask(path), value(ask), path);
  }

  /** @param {readonly (string | undefined)[]} [words] that may stand there; without them, any @returns {Value} */
  #value(words) {
    const found = this.#next();
    if (!found || found[5]) this.#fail();
    this.#at += found[0].length;
    const [, number, text, quoted, name] = found;
    if (number !== undefined) return () => Number(number);
    if (name === undefined) return () => text ?? quoted;
    if (name.includes('.')) return (ask) => ask(name);
    const known = /** @type {Record<string, any>} */ ({ null: null, true: true, false: false });
    if (Object.hasOwn(known, name)) return () => known[name];
    if (words?.includes(name) === false) throw new ProseProblem('noWord', { word: name, known: words.filter(Boolean) });
    return () => name;
  }
}

/** @param {string} sign @param {any} one @param {any} other @param {string} path for the problem */
function isInOrder(sign, one, other, path) {
  // What is not there is neither less nor more than anything.
  if (one === null || other === null) return false;
  if (typeof one === 'number' && typeof other === 'number') return orders[sign](one, other);
  throw new ProseProblem('notNumbers', { sign, name: path });
}
