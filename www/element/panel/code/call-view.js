// *Call it*: the question of the scene as code, with the numbers that are shown. The menu to share copies the same text.

import { make, setAttribute } from '../../../dom/dom.js';
import { codes } from '../../share/formats.js';
import { shownBy } from '../../share/shown.js';
import { Listing } from './listing.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

const formats = /** @type {const} */ (['javascript', 'rust', 'rustTest']);

export class CallView {
  name = 'call';
  #model;
  #say;
  #listing;
  /** @type {typeof formats[number]} */
  #chosen = 'javascript';
  #buttons = formats.map((format) => make('button', { type: 'button', class: 'choice', 'data-code': format }));
  root;

  /** @param {Model} model @param {Say} say @param {Say} words @param {() => void} redraw */
  constructor(model, say, words, redraw) {
    this.#model = model;
    this.#say = say;
    this.#listing = new Listing(words, words('panel.call'));
    const choice = make('div', { class: 'choice-group', role: 'group', 'aria-label': words('format') });
    for (const [i, button] of this.#buttons.entries()) {
      button.append(words(formats[i]));
      button.addEventListener('click', () => {
        this.#chosen = formats[i];
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
    const shown = shownBy(this.#model, this.#say);
    // While nothing is asked, a comment says so.
    const text = shown.call ? codes[this.#chosen](shown) : `// ${shown.sentence}\n`;
    this.#listing.show(text, this.#chosen === 'javascript' ? 'javascript' : 'rust');
  }
}
