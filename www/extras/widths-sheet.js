// What 32-bit and 64-bit integers say, beside the exact answer: each turn with its value, then how the segments meet.

import { make, setAttribute, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import css from './widths-sheet.css?inline';

/** @import { Step } from '../model/types.js' */

style.add(css);

export default class WidthsSheet {
  #host;
  #table = make('table', { class: 'widths' });

  /** @param {HTMLElement} root @param {import('./index.js').Host} host */
  constructor(root, host) {
    this.#host = host;
    this.#table.append(...this.#told.map(({ title, rows }) => this.#makeGroup(title, rows)));
    root.append(this.#table, make('p', { class: 'note' }, host.say('widths.note')));
  }

  /** The turns, then the answer; the exact row first. */
  get #told() {
    const { model, say } = this.#host;
    const last = model.steps[model.steps.length - 1];
    const exact = say('widths.exact');
    const rowsOf = (/** @type {Step} */ { widths }, /** @type {string} */ words) =>
      widths.map((/** @type {any} */ { bits, value = '', says, isRight }) => ({
        name: say('widths.bits', { bits }),
        value,
        says: say(`${words}.${says}`),
        isRight,
      }));
    return [
      ...last.turns.map((/** @type {Step} */ step) => ({
        title: say('widths.title', step.triple),
        rows: [{ name: exact, value: step.exact, says: say(`turns.${step.turn}`) }, ...rowsOf(step, 'turns')],
      })),
      {
        title: say('panel.answer'),
        rows: [{ name: exact, value: '', says: say(`contacts.${model.verdict}`) }, ...rowsOf(last, 'contacts')],
      },
    ];
  }

  /** @param {string} title @param {any[]} rows */
  #makeGroup(title, rows) {
    const head = make('tr', {}, make('th', { scope: 'rowgroup', colspan: '2' }, title));
    const made = rows.map(({ name }) =>
      make('tr', {}, make('th', { scope: 'row' }, name), make('td', {}, make('span', { class: 'says' }), make('span'))),
    );
    return make('tbody', {}, head, ...made);
  }

  update() {
    for (const [i, { rows }] of this.#told.entries()) {
      for (const [j, { value, says, isRight }] of rows.entries()) {
        const row = /** @type {HTMLTableRowElement} */ (this.#table.tBodies[i].rows[j + 1]);
        setAttribute(row, 'data-right', String(isRight ?? true));
        const [word, number] = row.cells[1].children;
        setText(/** @type {HTMLElement} */ (word), says);
        setText(/** @type {HTMLElement} */ (number), value.replace('-', '−'));
      }
    }
  }
}
