// The numbers of a scene as inputs to type into.

import { make, setAttribute, setText } from '../../dom/dom.js';
import { numbersOf, readNumber, withNumber } from '../../model/numbers.js';
import { followed } from '../../model/sight.js';
import { hasPart, nameOf, thingsIn, valueAt } from '../../model/things.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Thing } from '../../model/things.js' */

/** The most letters for which half the width has room. */
const most = 13;

export class NumberInputs {
  root = make('div', { class: 'inputs' });
  #model;
  #say;
  #redraw;
  /** @type {Map<string, { input: HTMLInputElement, thing: Thing, component: string }>} by the number's name */
  #inputs = new Map();
  /** The inputs of each thing. @type {Map<string, HTMLFieldSetElement>} */
  #sets = new Map();
  /** @type {Map<string, { key: string, values?: Record<string, any>, state: object, number: number }>} what is wrong with what was typed */
  #problems = new Map();

  /** @param {Model} model @param {import('../../model/types.js').LoadingSay} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#say = say;
    say.load('problems').then(redraw, () => {});
    this.#redraw = redraw;
    this.#makeSets();
    this.root.addEventListener('input', (event) => this.#type(event, false));
    this.root.addEventListener('change', (event) => this.#type(event, true));
  }

  /** Makes the inputs of what is there, in its order, and hides those of what is gone. */
  #makeSets() {
    const { scene, state } = this.#model;
    const things = thingsIn(scene.fields, state);
    const there = new Set(things.map(({ name }) => name));
    for (const [name, set] of this.#sets) if (set.hidden === there.has(name)) set.hidden = !set.hidden;
    /** @type {HTMLFieldSetElement | undefined} */
    let last;
    for (const thing of things) {
      last = this.#sets.get(thing.name) ?? this.#makeSet(thing, last) ?? last;
      const legend = this.#sets.get(thing.name)?.firstElementChild;
      if (legend) setText(legend, this.#say('values.name', { name: nameOf(state, thing) }));
    }
  }

  /** @param {Thing} thing @param {HTMLFieldSetElement | undefined} before it in their order @returns {HTMLFieldSetElement | undefined} nothing if it has no numbers */
  #makeSet(thing, before) {
    const numbers = numbersOf(thing);
    if (numbers.length === 0) return undefined;
    const inputs = numbers.map(({ key, component }) => this.#makeInput(thing, key, component));
    const set = make('fieldset', {}, make('legend'), ...inputs);
    this.#sets.set(thing.name, set);
    if (before) before.after(set);
    else this.root.prepend(set);
    return set;
  }

  /** @param {Thing} thing @param {string} key @param {string} component @returns {HTMLElement} */
  #makeInput(thing, key, component) {
    const id = `number-${key.replace('.', '-')}`;
    const input = make('input', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off', 'data-field': key });
    input.setAttribute('aria-describedby', `${id}-problem`);
    this.#inputs.set(key, { input, thing, component });
    const problem = make('span', { id: `${id}-problem`, class: 'problem', 'aria-live': 'polite', 'data-problem': key });
    return make(
      'div',
      { class: 'number' },
      make('label', { for: id }, this.#say(`parts.${component}`)),
      input,
      problem,
    );
  }

  /** @param {Event} event @param {boolean} isDone whether the reader has finished: until then half a number is no problem */
  #type(event, isDone) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const key = input.dataset.field ?? '';
    const model = this.#model;
    const { number, isUnclear } = readNumber(input.value);
    const { fields } = model.scene;
    const waiting = this.#waiting(key);
    const ahead = withNumber(fields, model.state, key, number, waiting);
    const { state, problem } = ahead.problem ? withNumber(fields, model.state, key, number) : ahead;
    if (!problem) {
      for (const each of ahead.problem ? [key] : [key, ...Object.keys(waiting)]) this.#problems.delete(each);
      model.set(state, `type ${key}`);
      if (!model.isZoomed) model.see(followed(model));
      // What still waits is not made wrong by this change.
      for (const each of Object.keys(waiting)) {
        const late = this.#problems.get(each);
        if (late) late.state = model.state;
      }
    } else if (isUnclear) {
      const unclear = { key: 'problems.unclearComma', values: { text: input.value.trim() } };
      this.#problems.set(key, { ...unclear, state: model.state, number });
    } else if (isDone || problem.key !== 'problems.notANumber') {
      this.#problems.set(key, { ...problem, state: model.state, number });
    }
    this.#redraw();
  }

  /**
   * The numbers of the same thing that wait for this one: who types a box far away begins with one of its sides.
   * @param {string} key @returns {Record<string, number>}
   */
  #waiting(key) {
    const [name] = key.split('.');
    const all = [...this.#problems].filter(
      ([each, { key: why }]) => each !== key && each.split('.')[0] === name && why === 'problems.inverted',
    );
    return Object.fromEntries(all.map(([each, { number }]) => [each, number]));
  }

  update() {
    const { state, isLocked } = this.#model;
    const active = /** @type {ShadowRoot} */ (this.root.getRootNode()).activeElement;
    this.#makeSets();
    for (const [key, { input, thing, component }] of this.#inputs) {
      if (input.readOnly !== isLocked) input.readOnly = isLocked;
      if (this.#sets.get(thing.name)?.hidden) continue;
      const row = /** @type {HTMLElement} */ (input.parentElement);
      row.hidden = !hasPart(state, thing, component);
      // A problem is gone once anything changes the state.
      if (this.#problems.get(key)?.state !== state) this.#problems.delete(key);
      const problem = this.#problems.get(key);
      // Do not change an input while someone types in it.
      if (input !== active && !problem) {
        const value = valueAt(state, thing);
        const text = String(thing.field.numberOf?.(value, component) ?? value[component]);
        if (input.value !== text) input.value = text;
        // It stays so: nothing moves when the next number is shorter.
        if (text.length > most) this.#sets.get(thing.name)?.classList.add('long');
      }
      setAttribute(input, 'aria-invalid', String(problem !== undefined));
      const sentence = input.parentElement?.lastElementChild;
      if (sentence) setText(sentence, problem ? this.#say(problem.key, problem.values) : '');
    }
  }
}
