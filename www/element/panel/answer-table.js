// The answer of the library as a table of numbers, with three digits or with all digits.

import { make, setText } from '../dom.js';

/** @typedef {import('../../model/model.js').Model} Model */

const usualRows = ['t', 'point.x', 'point.y', 'normal', 'feature'];
const usualColumns = ['enter', 'exit'];

export class AnswerTable {
  #model;
  #body;

  /** @param {Model} model @param {import('../../model/types.js').Say} say */
  constructor(model, say) {
    this.#model = model;
    const { rows = usualRows, columns = usualColumns } = model.scene;
    const heads = columns.map((name) => make('th', { scope: 'col', class: name }, say(`panel.${name}`)));
    const cell = (/** @type {string} */ path) => make('td', {}, make('output', { 'data-value': path }));
    this.#body = make(
      'tbody',
      {},
      ...rows.map((name) =>
        make('tr', {}, make('th', { scope: 'row' }, name), ...columns.map((column) => cell(`${column}.${name}`))),
      ),
    );
    this.root = make('table', {}, make('thead', {}, make('tr', {}, make('td'), ...heads)), this.#body);
  }

  /** @param {boolean} isExact whether every digit is shown */
  update(isExact) {
    this.root.classList.toggle('every-digit', isExact);
    for (const output of this.#body.querySelectorAll('output')) {
      const path = (output.dataset.value ?? '').split('.');
      const value = path.reduce((/** @type {any} */ found, name) => found?.[name], this.#model.result);
      setText(output, textOf(value, isExact));
    }
  }
}

/**
 * A value of the answer as text.
 * @param {any} value @param {boolean} isExact
 * @returns {string}
 */
function textOf(value, isExact) {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return isExact ? String(value) : value.toFixed(3);
  if (typeof value === 'object') return `(${shortOf(value.x, isExact)}, ${shortOf(value.y, isExact)})`;
  return String(value);
}

/**
 * A coordinate of a pair, with as few digits as possible.
 * @param {number} value @param {boolean} isExact
 * @returns {string}
 */
const shortOf = (value, isExact) => String(isExact ? value : Math.round(value * 1000) / 1000);
