// The numbers of a scene as inputs to type into.

import { make, setAttribute, setText } from '../../dom/dom.js';
import { numbersOf, withNumber } from '../../model/state.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

/** What a reader may type: `Number` alone would also take `0x10` and `1e400`. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

export class NumberInputs {
  root = make('div', { class: 'inputs' });
  #model;
  #say;
  #redraw;
  /** @type {Map<string, HTMLInputElement>} */
  #inputs = new Map();
  /** The inputs of each field. @type {Map<string, HTMLFieldSetElement>} */
  #sets = new Map();
  /** @type {Map<string, { key: string, values?: Record<string, any>, state: object }>} what is wrong with what was typed */
  #problems = new Map();

  /** @param {Model} model @param {Say} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#say = say;
    this.#redraw = redraw;
    this.#makeSets();
    this.root.addEventListener('input', (event) => this.#type(event, false));
    this.root.addEventListener('change', (event) => this.#type(event, true));
  }

  /** Makes the inputs of what is there, in the order of the fields, and hides those of what is gone. */
  #makeSets() {
    const { scene, state } = this.#model;
    for (const [field, { isAbsent }] of Object.entries(scene.fields)) {
      const isGone = isAbsent?.(state[field], state) ?? false;
      const set = this.#sets.get(field);
      if (set && set.hidden !== isGone) set.hidden = isGone;
      if (set || isGone) continue;
      const own = numbersOf({ [field]: scene.fields[field] });
      if (own.length === 0) continue;
      const legend = make('legend', {}, this.#say(`handles.${field}`));
      const made = make('fieldset', {}, legend, ...own.map(({ key, component }) => this.#makeInput(key, component)));
      this.#sets.set(field, made);
      const order = Object.keys(scene.fields);
      const after = [...this.#sets].find(([each]) => order.indexOf(each) > order.indexOf(field));
      this.root.insertBefore(made, after?.[1] ?? null);
    }
  }

  /** @param {string} key @param {string} component @returns {HTMLElement} */
  #makeInput(key, component) {
    const id = `number-${key.replace('.', '-')}`;
    const input = make('input', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off', 'data-field': key });
    input.setAttribute('aria-describedby', `${id}-problem`);
    this.#inputs.set(key, input);
    const problem = make('span', { id: `${id}-problem`, class: 'problem', 'aria-live': 'polite', 'data-problem': key });
    return make('div', { class: 'number' }, make('label', { for: id }, component), input, problem);
  }

  /** @param {Event} event @param {boolean} isDone whether the reader has finished: until then half a number is no problem */
  #type(event, isDone) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const key = input.dataset.field ?? '';
    const model = this.#model;
    const text = input.value.trim().replace('−', '-').replace(',', '.');
    const number = decimal.test(text) ? Number(text) : Number.NaN;
    const { state, problem } = withNumber(model.scene.fields, model.state, key, number);
    if (!problem) {
      this.#problems.delete(key);
      model.set(state, `type ${key}`);
    } else if (isDone || problem.key !== 'problems.notANumber') {
      this.#problems.set(key, { ...problem, state: model.state });
    }
    this.#redraw();
  }

  /** @param {boolean} isReadonly whether the numbers can only be read */
  update(isReadonly) {
    const { state } = this.#model;
    const active = /** @type {ShadowRoot} */ (this.root.getRootNode()).activeElement;
    this.#makeSets();
    for (const [key, input] of this.#inputs) {
      const [field, component] = key.split('.');
      if (input.readOnly !== isReadonly) input.readOnly = isReadonly;
      if (this.#sets.get(field)?.hidden) continue;
      // A problem is gone once anything changes the state.
      if (this.#problems.get(key)?.state !== state) this.#problems.delete(key);
      const problem = this.#problems.get(key);
      // Do not change an input while someone types in it.
      if (input !== active && !problem) {
        const text = String(state[field][component]);
        if (input.value !== text) input.value = text;
      }
      setAttribute(input, 'aria-invalid', String(problem !== undefined));
      const sentence = input.parentElement?.lastElementChild;
      if (sentence) setText(sentence, problem ? this.#say(problem.key, problem.values) : '');
    }
  }
}
