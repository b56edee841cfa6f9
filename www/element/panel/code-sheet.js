// The sheet with the code. What it shows is loaded when the sheet is first looked at.

import { make } from '../../dom/dom.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

export class CodeSheet {
  name = 'code';
  root = make('div', { class: 'sheet code' });
  #model;
  #say;
  #redraw;
  /** @type {import('./code/views.js').CodeViews | null} */
  #views = null;
  #isLoading = false;

  /** @param {Model} model @param {Say} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#say = say;
    this.#redraw = redraw;
  }

  async open() {
    if (this.#views) this.#views.open();
    if (this.#views || this.#isLoading) return;
    this.#isLoading = true;
    this.root.textContent = this.#say('panel.loading');
    this.#views = await this.#model.late('code', async () => {
      const { loadViews } = await import('./code/views.js');
      return loadViews(this.root, this.#model, this.#say, this.#redraw);
    });
    this.#isLoading = false;
    if (this.#views) this.#redraw();
    else this.root.textContent = this.#say('panel.notLoaded');
  }

  update() {
    if (!this.root.hidden) this.#views?.update();
  }
}
