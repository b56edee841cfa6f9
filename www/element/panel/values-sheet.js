// Numbers: what is asked, to be typed into, and what is answered, three digits or every one.

import { numbersOf, withNumber } from '../../model/state.js';
import { make, setAttribute, setText } from '../dom.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

const usualRows = ['t', 'point.x', 'point.y', 'normal', 'feature'];
const usualColumns = ['enter', 'exit'];

export class ValuesSheet {
  name = 'values';
  #inputs = make('div', { class: 'inputs' });
  #inputsTitle = make('h2', {});
  #answerTitle = make('h2', {});
  #table;
  #contact = make('output', { 'data-value': 'contact' });
  #head = make('tr');
  #body = make('tbody');
  #exact = make('input', { type: 'checkbox', 'data-control': 'exact' });
  #exactLabel = make('span');
  /** @type {Map<string, HTMLInputElement>} */
  #fields = new Map();
  /** @type {Map<string, { key: string, values?: Record<string, any>, state: object }>} what is wrong with what was typed */
  #problems = new Map();
  #model;

  /** @param {() => Model} model @param {() => void} redraw */
  constructor(model, redraw) {
    this.#model = model;
    this.#table = make('table', {}, make('thead', {}, this.#head), this.#body);
    const answer = make('p', { class: 'answer' }, this.#answerTitle, this.#contact);
    const exact = make('label', { class: 'exact' }, this.#exact, this.#exactLabel);
    this.root = make('div', { class: 'sheet values' }, this.#inputsTitle, this.#inputs, answer, this.#table, exact);
    this.redraw = redraw;
    this.#exact.addEventListener('change', redraw);
    this.#inputs.addEventListener('input', (event) => this.#typed(event, false));
    this.#inputs.addEventListener('change', (event) => this.#typed(event, true));
  }

  /**
   * @param {Event} event @param {boolean} isDone whether the reader has finished: only then is half a number complained
   *   about
   */
  #typed(event, isDone) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const key = input.dataset.field ?? '';
    const model = this.#model();
    const text = input.value.trim().replace('−', '-').replace(',', '.');
    const { state, problem } = withNumber(
      model.scene.fields,
      model.state,
      key,
      text === '' ? Number.NaN : Number(text),
    );
    if (!problem) {
      this.#problems.delete(key);
      model.set(state, 'user', `type ${key}`);
    } else if (isDone || problem.key !== 'problems.notANumber') {
      this.#problems.set(key, { ...problem, state: model.state });
    }
    this.redraw();
  }

  /** @param {Say} say */
  words(say) {
    const { fields, rows = usualRows, columns = usualColumns } = this.#model().scene;
    const cell = (/** @type {string} */ path) => make('td', {}, make('output', { 'data-value': path }));
    this.#body.replaceChildren(
      ...rows.map((name) =>
        make('tr', {}, make('th', { scope: 'row' }, name), ...columns.map((column) => cell(`${column}.${name}`))),
      ),
    );
    this.#fields.clear();
    this.#problems.clear();
    const withNumbers = [...new Set(numbersOf(fields).map(({ field }) => field))];
    const groups = withNumbers.map((field) => {
      const numbers = numbersOf(fields).filter((each) => each.field === field);
      const legend = make('legend', {}, say(`handles.${field}`));
      return make('fieldset', {}, legend, ...numbers.map(({ key, component }) => this.#input(key, component)));
    });
    this.#inputs.replaceChildren(...groups);
    setText(this.#inputsTitle, say('panel.inputs'));
    setText(this.#answerTitle, say('panel.answer'));
    setText(this.#exactLabel, say('panel.exact'));
    const heads = columns.map((name) => make('th', { scope: 'col', class: name }, say(`panel.${name}`)));
    this.#head.replaceChildren(make('td'), ...heads);
  }

  /** @param {string} key @param {string} component @returns {HTMLElement} */
  #input(key, component) {
    const id = `number-${key.replace('.', '-')}`;
    const input = make('input', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off', 'data-field': key });
    input.setAttribute('aria-describedby', `${id}-problem`);
    this.#fields.set(key, input);
    const problem = make('span', { id: `${id}-problem`, class: 'problem', 'aria-live': 'polite', 'data-problem': key });
    return make('div', { class: 'number' }, make('label', { for: id }, component), input, problem);
  }

  /** @param {Say} say */
  update(say) {
    const { state, result, verdict } = this.#model();
    const active = /** @type {ShadowRoot} */ (this.root.getRootNode()).activeElement;
    for (const [key, input] of this.#fields) {
      const [field, component] = key.split('.');
      // A complaint is over once the state is another one, by whatever hand.
      if (this.#problems.get(key)?.state !== state) this.#problems.delete(key);
      const problem = this.#problems.get(key);
      // What someone is typing is theirs until they leave the field.
      if (input !== active && !problem) {
        const text = String(state[field][component]);
        if (input.value !== text) input.value = text;
      }
      setAttribute(input, 'aria-invalid', String(problem !== undefined));
      const sentence = input.parentElement?.lastElementChild;
      if (sentence) setText(/** @type {HTMLElement} */ (sentence), problem ? say(problem.key, problem.values) : '');
    }
    this.#table.classList.toggle('every-digit', this.#exact.checked);
    this.#contact.dataset.contact = verdict;
    setText(this.#contact, verdict);
    for (const output of this.#body.querySelectorAll('output')) {
      const path = (output.dataset.value ?? '').split('.');
      setText(output, this.#text(path.reduce((value, name) => value?.[name], result)));
    }
  }

  /** @param {any} value @returns {string} */
  #text(value) {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'number') return this.#exact.checked ? String(value) : value.toFixed(3);
    if (typeof value === 'object') return `(${this.#short(value.x)}, ${this.#short(value.y)})`;
    return String(value);
  }

  /** @param {number} value a part of a whole: as few digits as show it @returns {string} */
  #short(value) {
    return String(this.#exact.checked ? value : Math.round(value * 1000) / 1000);
  }
}
