// The line of a second answer beside the library's, such as that of a naive walker: its verdict, its sentence, its tests.

import { make, setAttribute, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import css from './rival-line.css?inline';

/** @import { Message, State } from '../model/types.js' */
/** @import { Extra } from './index.js' */

/**
 * What is said of a second answer beside the library's, such as that of a naive walker: its name, its verdict, what became
 * of it, and what each of its tests said.
 * @typedef {{ name: string, verdict: Message, tone: import('../model/types.js').Tone, sentence: Message, tests: Message[] }} Rival
 */

style.add(css);

/** The most tests to list: there is room for so many. */
const most = 3;

/** @implements {Extra} */
export default class RivalLine {
  place = /** @type {const} */ ('answer');
  #host;
  #rival;
  #verdict = make('strong', { class: 'pill verdict' });
  #sentence = make('span', { class: 'sentence' });
  /** Where there is no room for them, the tests wait until somebody asks for them. */
  #why = make('button', { type: 'button', class: 'why', 'aria-expanded': 'false' });
  #tests = make('ul', { class: 'tests note' });
  root = make('div', { class: 'rival', role: 'group' }, this.#verdict, this.#sentence, this.#why, this.#tests);

  /** @param {import('./index.js').Host} host @param {{ rival: (result: any, state: State) => Rival }} given */
  constructor(host, { rival }) {
    this.#host = host;
    this.#rival = rival;
    this.root.setAttribute('aria-label', host.say('naive.label'));
    this.#why.textContent = host.say('naive.why');
    this.#why.addEventListener('click', () => {
      setAttribute(this.#why, 'aria-expanded', String(this.root.toggleAttribute('data-open')));
    });
    this.#tests.append(...Array.from({ length: most }, () => make('li')));
  }

  get #told() {
    const { result, state } = this.#host.model;
    return this.#rival(result, state);
  }

  /** @returns {string} its verdict and sentence, to be read aloud */
  get text() {
    const { key, values } = this.#told.sentence;
    return this.#host.say(key, values);
  }

  update() {
    const { say } = this.#host;
    const { tone, verdict, tests } = this.#told;
    setAttribute(this.#verdict, 'data-tone', tone);
    setText(this.#verdict, say(verdict.key));
    setText(this.#sentence, this.text);
    this.#why.disabled = tests.length === 0;
    for (const [i, item] of [...this.#tests.children].entries()) {
      const test = tests[i];
      setText(item, test ? say(test.key, test.values) : '');
    }
  }
}
