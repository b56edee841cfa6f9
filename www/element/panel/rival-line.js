// The line of a second answer beside the library's, such as that of a naive walker: its verdict, its sentence, its tests.

import { make, setAttribute, setText } from '../dom.js';
import { style } from '../style-sheet.js';
import css from './rival-line.css?inline';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

style.add(css);

/** The most tests to list: there is room for so many. */
const most = 3;

export class RivalLine {
  #model;
  #say;
  #verdict = make('strong', { class: 'verdict' });
  #sentence = make('span', { class: 'sentence' });
  #tests = make('ul', { class: 'tests' });
  root = make('div', { class: 'rival', role: 'group' }, this.#verdict, this.#sentence, this.#tests);

  /** @param {Model} model of a scene with a rival @param {Say} say */
  constructor(model, say) {
    this.#model = model;
    this.#say = say;
    this.root.setAttribute('aria-label', say('naive.label'));
    this.#tests.append(...Array.from({ length: most }, () => make('li')));
  }

  /** @returns {import('../../model/types.js').Rival | undefined} */
  get #told() {
    const { scene, result, state } = this.#model;
    return scene.rival?.(result, state);
  }

  /** @returns {string} its verdict and sentence, to be read aloud */
  get text() {
    const told = this.#told;
    return told ? this.#say(told.sentence.key, told.sentence.values) : '';
  }

  update() {
    const told = this.#told;
    if (!told) return;
    setAttribute(this.#verdict, 'data-tone', told.tone);
    setText(this.#verdict, this.#say(told.verdict.key));
    setText(this.#sentence, this.text);
    for (const [i, item] of [...this.#tests.children].entries()) {
      const test = told.tests[i];
      setText(item, test ? this.#say(test.key, test.values) : '');
    }
  }
}
