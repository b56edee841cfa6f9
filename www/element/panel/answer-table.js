// The answer of the library as a table of numbers, with three digits or with all digits.

import { make, setText } from '../../dom/dom.js';

/** @import { Model } from '../../model/model.js' */

const usualRows = ['t', 'point.x', 'point.y', 'normal', 'feature'];
const usualColumns = ['enter', 'exit'];

export class AnswerTable {
  #model;
  #say;
  /** @type {{ output: Element, path: string[] }[]} */
  #cells = [];
  /** What was shown last: the answer, and whether with every digit. @type {[any, boolean]} */
  #shown = [undefined, false];
  #more = make('p', { class: 'note', 'data-value': 'more' });

  /** @param {Model} model @param {import('../../model/types.js').Say} say */
  constructor(model, say) {
    this.#model = model;
    this.#say = say;
    const { rows = usualRows, columns = usualColumns } = model.scene.answer ?? {};
    const heads = columns.map((name) => make('th', { scope: 'col', class: name }, say(`panel.${name}`)));
    const cell = (/** @type {string} */ path) => {
      const output = make('output', { 'data-value': path, translate: 'no' });
      this.#cells.push({ output, path: path.split('.') });
      return make('td', {}, output);
    };
    const body = make(
      'tbody',
      {},
      ...rows.map((name) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row', translate: 'no' }, name),
          ...columns.map((column) => cell(`${column}.${name}`)),
        ),
      ),
    );
    // Its rows and values are named as in code.
    const table = make('table', {}, make('thead', {}, make('tr', {}, make('td'), ...heads)), body);
    this.root = make('div', {}, table, this.#more);
  }

  /** @param {boolean} isExact whether every digit is shown */
  update(isExact) {
    const { result } = this.#model;
    if (this.#shown[0] === result && this.#shown[1] === isExact) return;
    this.#shown = [result, isExact];
    // A challenge may keep its answer back.
    const count = (result && this.#model.scene.answer?.more?.(result)) || 0;
    this.#more.hidden = count === 0;
    setText(this.#more, this.#say(`panel.${count === 1 ? 'oneMoreHit' : 'moreHits'}`, { count }));
    this.root.classList.toggle('every-digit', isExact);
    for (const { output, path } of this.#cells) {
      // An answer may be one word.
      const value = typeof result === 'string' ? result : path.reduce((found, name) => found?.[name], result);
      setText(output, cellText(value, isExact, this.#say));
    }
  }
}

/**
 * A value of the answer as text.
 * @param {any} value @param {boolean} isExact with every digit, as code has it @param {import('../../model/types.js').Say} say
 * @returns {string}
 */
function cellText(value, isExact, say) {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return isExact ? String(value) : say('values.digits', { value });
  if (typeof value === 'object') return isExact ? `(${value.x}, ${value.y})` : say('values.place', value);
  return String(value);
}
