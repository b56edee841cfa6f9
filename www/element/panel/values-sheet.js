// The numbers of a scene: inputs to type into, and the answer.

import { disable, make, setAttribute, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { fitOf } from '../../model/sight.js';
import { AnswerTable } from './answer-table.js';
import { NumberInputs } from './number-inputs.js';
import { pastedInto } from './pasted.js';
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
  #paste = make('textarea', { rows: '2', spellcheck: 'false', autocomplete: 'off', 'data-control': 'paste' });
  /** The text that was read last. */
  #told = '';
  #problem = make('span', { class: 'problem', 'aria-live': 'polite', 'data-problem': 'paste' });
  #fit = make('button', { type: 'button', class: 'pill', 'data-control': 'fit' });

  /** @param {Model} model @param {import('../../model/types.js').LoadingSay} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#inputs = new NumberInputs(model, say, redraw);
    this.#table = new AnswerTable(model, say);
    this.root = make(
      'div',
      { class: 'sheet values' },
      make('p', { class: 'answer' }, make('h2', {}, say('panel.inputs')), this.#fit),
      this.#inputs.root,
      make('label', { class: 'paste' }, make('span', {}, say('panel.paste.label')), this.#paste, this.#problem),
      make('p', { class: 'answer' }, make('h2', {}, say('panel.answer')), this.#contact),
      this.#table.root,
      make('label', { class: 'exact row' }, this.#exact, make('span', {}, say('panel.exact'))),
    );
    const [first] = Object.keys(model.state);
    this.#paste.placeholder = JSON.stringify({ [first]: model.state[first] });
    this.#exact.addEventListener('change', redraw);
    // Half a line that is typed is no problem yet.
    this.#paste.addEventListener('input', ({ inputType }) => inputType === 'insertFromPaste' && this.#read(say));
    // The field may lose the focus to *Undo*: what it has told already must not be told again.
    this.#paste.addEventListener('change', () => this.#paste.value !== this.#told && this.#read(say));
    this.#paste.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      this.#read(say);
    });
    this.#fit.textContent = say('panel.fit');
    this.#fit.addEventListener('click', () => model.see(fitOf(model)));
  }

  /** Takes what was pasted as the state, or says why not. @param {import('../../model/types.js').LoadingSay} say */
  #read(say) {
    const text = this.#paste.value;
    this.#told = text;
    const { scene, state } = this.#model;
    const pasted = text.trim() ? pastedInto(scene.fields, state, text) : { state };
    const problem = 'problem' in pasted ? pasted.problem : null;
    setAttribute(this.#paste, 'aria-invalid', String(problem !== null));
    setText(this.#problem, problem ? say(problem.key, problem.values) : '');
    if ('state' in pasted) this.#model.set(pasted.state);
  }

  update() {
    const { verdict, sight, isLocked } = this.#model;
    if (!this.root.hidden) {
      this.#inputs.update();
      disable(this.#fit, JSON.stringify(sight) === JSON.stringify(fitOf(this.#model)));
    }
    if (this.#paste.readOnly !== isLocked) this.#paste.readOnly = isLocked;
    this.#table.update(this.#exact.checked);
    this.#contact.dataset.contact = verdict;
    setText(this.#contact, verdict);
  }
}
