// The numbers of a scene: inputs to type into, and the answer.

import { make, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { AnswerTable } from './answer-table.js';
import { NumberInputs } from './number-inputs.js';
import css from './values-sheet.css?inline';

/** @import { Model } from '../../model/model.js' */

style.add(css);

export class ValuesSheet {
  name = 'values';
  #model;
  #inputs;
  #table;
  #contact = make('output', { 'data-value': 'contact', translate: 'no' });
  #exact = make('input', { type: 'checkbox', 'data-control': 'exact' });

  /** @param {Model} model @param {import('../../model/types.js').LoadingSay} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#inputs = new NumberInputs(model, say, redraw);
    this.#table = new AnswerTable(model, say);
    this.root = make(
      'div',
      { class: 'sheet values' },
      make('h2', {}, say('panel.inputs')),
      this.#inputs.root,
      make('p', { class: 'answer' }, make('h2', {}, say('panel.answer')), this.#contact),
      this.#table.root,
      make('label', { class: 'exact row' }, this.#exact, make('span', {}, say('panel.exact'))),
    );
    this.#exact.addEventListener('change', redraw);
  }

  update() {
    const { verdict } = this.#model;
    if (!this.root.hidden) this.#inputs.update();
    this.#table.update(this.#exact.checked);
    this.#contact.dataset.contact = verdict;
    setText(this.#contact, verdict);
  }
}
