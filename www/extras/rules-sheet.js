// The rules of others as a table: what each says about the question on show, and whether that is the exact answer. How a
// rule goes unfolds.

import { make, setAttribute, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import css from './rules-sheet.css?inline';

/**
 * What another rule says, a verdict or just `hit`, whether that is right, and where to read the rule.
 * @typedef {{ id: string, says: string, isRight: boolean, source: string | null }} Comparison
 */

style.add(css);

export default class RulesSheet {
  #host;
  #compare;
  #exact = make('td', { 'data-value': 'exact' });
  /** @type {{ row: HTMLElement, says: HTMLElement, sign: HTMLElement }[]} */
  #rows = [];

  /** @param {HTMLElement} root @param {import('./index.js').Host} host @param {(result: any) => Comparison[]} compare */
  constructor(root, host, compare) {
    this.#host = host;
    this.#compare = compare;
    const { model, say } = host;
    const head = (/** @type {string} */ key) => make('th', { scope: 'col' }, say(key));
    const body = make(
      'tbody',
      {},
      make('tr', { class: 'exact-row' }, make('th', { scope: 'row' }, say('rules.exact')), this.#exact),
      ...compare(model.result).map((rule) => this.#makeRow(rule)),
    );
    const table = make(
      'table',
      { class: 'rules' },
      make('thead', {}, make('tr', {}, head('rules.rule'), head('rules.says'))),
      body,
    );
    root.append(table, make('p', { class: 'rules-note note' }, say('rules.note')));
  }

  /** @param {Comparison} rule @returns {HTMLElement} */
  #makeRow({ id, source }) {
    const { say } = this.#host;
    const name = say(`rules.${id}.name`);
    const about = make('p', {}, say(`rules.${id}.about`));
    const to = { href: source ?? '', target: '_blank', rel: 'noopener' };
    if (source) about.append(' ', make('a', to, say('rules.source', { name })));
    const rule = make('details', {}, make('summary', {}, source ? say('rules.like', { name }) : name), about);
    const says = make('span', { 'data-rule': id });
    const sign = make('span', { class: 'sign' });
    const row = make('tr', {}, make('th', { scope: 'row' }, rule), make('td', {}, says, sign));
    this.#rows.push({ row, says, sign });
    return row;
  }

  update() {
    const { model, say } = this.#host;
    const { result } = model;
    setText(this.#exact, say(`contacts.${result.contact}`));
    for (const [i, { says: said, isRight }] of this.#compare(result).entries()) {
      const { row, says, sign } = this.#rows[i];
      setAttribute(row, 'data-right', String(isRight));
      setText(says, say(`contacts.${said}`));
      setText(sign, say(isRight ? 'rules.right' : 'rules.wrong'));
    }
  }
}
