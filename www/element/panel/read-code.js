// Reads what a reader pastes: JSON, or lines of JavaScript as *Share* writes them. Nothing of it is run.
//
//   { "circle": { "x": 24, "y": 20 } }
//   circleVsAabb({ x: 24, y: 20, radius: 11 }, { x: 116, y: 44 }, { minX: 66, minY: 44, maxX: 112, maxY: 76 })
//   const world = createWorld([...]); const travel = world.travel({ … }, { … }, 'slide');

/** A call: the name of its function, without what stands before the dot, and what it was given. @typedef {{ name: string, of?: any, given: any[] }} Called */

/** The parts of a text: comments, words, numbers, strings, and single signs. */
const part =
  /\s+|\/\/[^\n]*|([A-Za-z_$][\w$]*)|(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|"([^"\\\n]*)"|'([^'\\\n]*)'|(.)/giy;

/** A text that cannot be read. */
export class Unreadable extends Error {
  /** @param {string} near where */
  constructor(near) {
    super(near);
    this.near = near;
  }
}

/** @typedef {{ kind: 'word' | 'number' | 'string' | 'sign' | 'end', text: string, at: number }} Token */

/** @param {string} text @returns {Token[]} */
function tokensOf(text) {
  const tokens = [...text.matchAll(part)].flatMap(({ index, 1: word, 2: number, 3: one, 4: other, 5: sign }) => {
    const [kind, found] =
      Object.entries({ word, number, string: one ?? other, sign }).find(([, each]) => each !== undefined) ?? [];
    return kind ? [/** @type {Token} */ ({ kind, text: found, at: index })] : [];
  });
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}

/** Words that stand for a value. @type {Record<string, any>} */
const constants = { true: true, false: false, null: null, undefined, Infinity, NaN };

class Reader {
  #text;
  #tokens;
  #place = 0;
  /** What each name stands for. @type {Map<string, any>} */
  #names = new Map();

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  get #next() {
    return this.#tokens[this.#place];
  }

  /** @returns {Unreadable} what stands where reading ended */
  #stuck() {
    return new Unreadable(this.#text.slice(this.#next.at, this.#next.at + 16).trim());
  }

  /** @param {string} sign @returns {boolean} whether it comes next; then it is read */
  #takes(sign) {
    const { kind, text } = this.#next;
    const isNext = (kind === 'sign' || kind === 'word') && text === sign;
    if (isNext) this.#place += 1;
    return isNext;
  }

  /** @param {string} sign */
  #needs(sign) {
    if (!this.#takes(sign)) throw this.#stuck();
  }

  /** @param {Token['kind']} kind */
  #take(kind) {
    const { text } = this.#next;
    if (this.#next.kind !== kind) throw this.#stuck();
    this.#place += 1;
    return text;
  }

  /** @returns {any[]} the value of each line, but of those that only import and load */
  all() {
    const values = [];
    while (this.#next.kind !== 'end') {
      if (this.#takes(';')) continue;
      if (this.#takes('import')) this.#skip();
      else values.push(this.#line());
    }
    return values;
  }

  /** Skips the rest of a line that says where names come from. */
  #skip() {
    while (!this.#takes(';')) {
      if (this.#next.kind === 'end') throw this.#stuck();
      this.#place += 1;
    }
  }

  /** @returns {any} */
  #line() {
    const isNamed = ['const', 'let', 'var'].some((word) => this.#takes(word));
    if (!isNamed) return this.#value();
    const name = this.#take('word');
    this.#needs('=');
    const value = this.#value();
    this.#names.set(name, value);
    return value;
  }

  /** @returns {any} */
  #value() {
    if (this.#takes('await')) return this.#value();
    if (this.#takes('{')) return this.#object();
    if (this.#takes('[')) return this.#list(']');
    const { kind, text } = this.#next;
    if (kind === 'number') return Number(this.#take('number'));
    if (kind === 'string') return this.#take('string');
    this.#take('word');
    if (Object.hasOwn(constants, text)) return constants[text];
    return this.#called(text);
  }

  /** What a name stands for, or the call of a function. @param {string} first @returns {any} */
  #called(first) {
    const names = [first];
    while (this.#takes('.')) names.push(this.#take('word'));
    const name = names[names.length - 1];
    const of = names.length > 1 ? this.#names.get(names[names.length - 2]) : undefined;
    if (this.#takes('(')) return { name, of, given: this.#list(')') };
    // A line of a program may be pasted without those that say what its names mean.
    return this.#names.get(name);
  }

  /** @param {string} end @returns {any[]} */
  #list(end) {
    const values = [];
    while (!this.#takes(end)) {
      values.push(this.#value());
      if (this.#takes(end)) break;
      this.#needs(',');
    }
    return values;
  }

  /** @returns {Record<string, any>} */
  #object() {
    const entries = [];
    while (!this.#takes('}')) {
      const name = this.#take(this.#next.kind === 'string' ? 'string' : 'word');
      entries.push([name, this.#takes(':') ? this.#value() : this.#names.get(name)]);
      if (this.#takes('}')) break;
      this.#needs(',');
    }
    return Object.fromEntries(entries);
  }
}

/**
 * The values in a text, in their order.
 * @param {string} text
 * @returns {any[]}
 * @throws {Unreadable}
 */
export const readCode = (text) => new Reader(text).all();
