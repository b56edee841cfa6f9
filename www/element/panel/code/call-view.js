// *Call it*: the question of the scene as code, with the numbers that are shown, and a check of the answer.

import { make, setAttribute } from '../../../dom/dom.js';
import { answerOf, toldSentence } from '../../../model/sentences.js';
import { javascriptCall } from './javascript-call.js';
import { Listing } from './listing.js';
import { rustCall } from './rust-call.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

const languages = /** @type {const} */ (['javascript', 'rust']);
const writers = { javascript: javascriptCall, rust: rustCall };

export class CallView {
  name = 'call';
  #model;
  #say;
  #listing;
  /** @type {typeof languages[number]} */
  #chosen = 'javascript';
  #buttons = languages.map((each) => make('button', { type: 'button', class: 'choice', 'data-code': each }));
  root;

  /** @param {Model} model @param {Say} say @param {Say} words @param {() => void} redraw */
  constructor(model, say, words, redraw) {
    this.#model = model;
    this.#say = say;
    this.#listing = new Listing(words, words('panel.call'));
    const choice = make('div', { class: 'choice-group', role: 'group', 'aria-label': words('format') });
    for (const [i, button] of this.#buttons.entries()) {
      button.append(words(languages[i]));
      button.addEventListener('click', () => {
        this.#chosen = languages[i];
        redraw();
      });
    }
    choice.append(...this.#buttons);
    const { tools, pre } = this.#listing;
    tools.prepend(choice);
    this.root = make('div', { class: 'view' }, make('p', { class: 'note' }, words('callNote')), tools, pre);
  }

  update() {
    for (const button of this.#buttons) {
      setAttribute(button, 'aria-pressed', String(button.getAttribute('data-code') === this.#chosen));
    }
    const { scene, state, result } = this.#model;
    const [call, note] = [scene.call?.(state, result), toldSentence(this.#model, this.#say)];
    // While nothing is asked, a comment says so.
    const text = call ? writers[this.#chosen](call, answerOf(result), note) : `// ${note}\n`;
    this.#listing.show(text, this.#chosen);
  }
}
