// Code that can be read and copied: its lines, which scroll in a box of their own, and a button above them.

import { make, setText } from '../../../dom/dom.js';
import { linesOf } from './highlight.js';

/** @import { Say } from '../../../model/types.js' */
/** @import { Language } from './highlight.js' */

export class Listing {
  #words;
  #text = '';
  #code = make('code', { part: 'code' });
  #copy = make('button', { type: 'button', class: 'pill' });
  #status = make('span', { class: 'copy-status', role: 'status' });
  /** The button, and what became of it. */
  tools = make('div', { class: 'code-tools row' }, this.#copy, this.#status);
  pre = make('pre', { tabindex: '0', role: 'group' }, this.#code);

  /** @param {Say} words of the sheet @param {string} name of the code, read aloud */
  constructor(words, name) {
    this.#words = words;
    this.#copy.append(words('copy'));
    this.pre.setAttribute('aria-label', name);
    this.#copy.addEventListener('click', () => this.#copyText());
  }

  /** @param {string} text @param {Language} language */
  show(text, language) {
    if (text === this.#text) return;
    this.#text = text;
    this.#code.replaceChildren(...linesOf(text, language));
    setText(this.#status, '');
  }

  /** @param {number} index @returns {HTMLElement | undefined} */
  line(index) {
    return /** @type {HTMLElement | undefined} */ (this.#code.children[index]);
  }

  async #copyText() {
    try {
      await navigator.clipboard.writeText(this.#text);
      setText(this.#status, this.#words('copied'));
    } catch {
      this.pre.focus();
      getSelection()?.selectAllChildren(this.#code);
      setText(this.#status, this.#words('refused'));
    }
  }
}
