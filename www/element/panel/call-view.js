// *Call it*: the question of the scene as code, with the numbers that are shown. The menu to share copies the same text.

import { loadSay, nearestLanguage } from '../../locales/index.js';
import { make, setAttribute } from '../dom.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

/** What can be chosen: the source that is read, and the formats of a call. */
const choices = /** @type {const} */ (['source', 'javascript', 'rust', 'rustTest']);

export class CallView {
  #model;
  #say;
  #lines;
  #choose;
  /** @type {typeof choices[number]} */
  #chosen = 'source';
  /** @type {typeof import('./written.js') | null} */
  #written = null;
  #text = '';
  #code = make('code', { part: 'code' });
  #buttons = choices.map((choice) => make('button', { type: 'button', class: 'choice', 'data-code': choice }));
  switch = make('div', { class: 'choice-group code-choice', role: 'group' }, ...this.#buttons);
  pre = make('pre', { tabindex: '0', hidden: true }, this.#code);

  /**
   * @param {Model} model @param {Say} say @param {(text: string) => HTMLElement[]} lines makes elements of code
   * @param {() => void} choose called when something else is to be shown
   */
  constructor(model, say, lines, choose) {
    this.#model = model;
    this.#say = say;
    this.#lines = lines;
    this.#choose = choose;
    this.switch.hidden = model.scene.call === undefined;
    for (const [i, button] of this.#buttons.entries()) button.addEventListener('click', () => this.#show(choices[i]));
  }

  /** @returns {boolean} whether a call is shown, and not the source */
  get isShown() {
    return this.#chosen !== 'source';
  }

  /** Names the choices, once; the sheet is in the page by now. */
  async open() {
    const { host } = /** @type {ShadowRoot} */ (this.switch.getRootNode());
    const words = await loadSay(nearestLanguage(host?.closest('[lang]')?.getAttribute('lang') ?? ''), 'share');
    this.switch.setAttribute('aria-label', words('code'));
    for (const [i, button] of this.#buttons.entries()) button.textContent = words(choices[i]);
  }

  /** @param {typeof choices[number]} choice */
  async #show(choice) {
    this.#written ??= await import('./written.js');
    this.#chosen = choice;
    this.pre.hidden = !this.isShown;
    this.#choose();
  }

  /** Writes the call for what is now shown. */
  update() {
    for (const button of this.#buttons) {
      setAttribute(button, 'aria-pressed', String(button.getAttribute('data-code') === this.#chosen));
    }
    if (this.#chosen === 'source' || !this.#written) return;
    const text = this.#written.writtenAs(this.#chosen, this.#model, this.#say);
    if (text === this.#text) return;
    this.#text = text;
    this.#code.replaceChildren(...this.#lines(text));
  }
}
