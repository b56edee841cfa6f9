// Where a reader guesses a time or a wall: a slider, or a list to choose from.

import { make, setText } from '../dom/dom.js';

/** @import { Model } from '../model/model.js' */
/** @import { Say } from '../model/types.js' */

export class GuessInput {
  #model;
  #say;
  #walls;
  #written = '';
  #input;
  #output = make('output');

  /** @param {Model} model @param {Say} say @param {import('./challenge-box.js').Guess} guess */
  constructor(model, say, { walls }) {
    this.#model = model;
    this.#say = say;
    this.#walls = walls;
    this.#input = walls ? make('select') : make('input', { type: 'range', min: '0', max: '1', step: '0.01' });
    this.root = make(
      'label',
      { class: 'guess row' },
      make('span', {}, say('handles.guess')),
      this.#input,
      this.#output,
    );
    this.#input.addEventListener('input', () =>
      model.goOn({ ...model.state, guess: { value: Number(this.#input.value) } }),
    );
    this.#input.addEventListener('change', () => model.commit());
  }

  /** @param {boolean} isLocked */
  update(isLocked) {
    const { state } = this.#model;
    const names = this.#walls?.(state).map((name) => (name.startsWith('@') ? this.#say(name.slice(1)) : name));
    if (names && names.join('\n') !== this.#written) {
      const options = ['–', this.#say('guess.none'), ...names];
      this.#input.replaceChildren(...options.map((name, i) => make('option', { value: String(i - 1) }, name)));
      this.#written = names.join('\n');
    }
    const text = String(state.guess.value);
    if (this.#input.value !== text) this.#input.value = text;
    if (this.#input.disabled !== isLocked) this.#input.disabled = isLocked;
    if (!names) setText(this.#output, this.#say('marks.t', { t: state.guess.value }));
  }
}
