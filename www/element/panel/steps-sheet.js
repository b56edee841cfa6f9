// The steps as a list of sentences; a click on one goes to that step.

import { stepSentence } from '../../model/sentences.js';
import { make, setText } from '../dom.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

/** How much of the next steps to show below the current one, in pixels. */
const rim = 24;

export class StepsSheet {
  name = 'steps';
  #model;
  #say;
  #list = make('ol', { class: 'step-list' });
  #last = { step: -1, count: -1 };
  root = make('div', { class: 'sheet' }, this.#list);

  /** @param {Model} model @param {Say} say @param {(index: number) => void} stepTo */
  constructor(model, say, stepTo) {
    this.#model = model;
    this.#say = say;
    this.#list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-step]') : null;
      if (button) stepTo(Number(button.getAttribute('data-step')));
    });
  }

  update() {
    const { steps, step, scene } = this.#model;
    this.#makeItems(steps.length);
    for (const [i, { kind }] of steps.entries()) {
      const button = /** @type {HTMLButtonElement} */ (this.#list.children[i].firstElementChild);
      setText(button, stepSentence(scene, steps, i, this.#say));
      button.dataset.kind = kind;
      if (i === step) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    // Scroll along when the reader goes through the steps, but not when the steps themselves change.
    const { step: before, count } = this.#last;
    this.#last = { step, count: steps.length };
    if (step !== before && count === steps.length) this.#follow(this.#list.children[step]);
  }

  /** @param {number} count */
  #makeItems(count) {
    while (this.#list.children.length > count) this.#list.lastElementChild?.remove();
    for (let i = this.#list.children.length; i < count; i++) {
      this.#list.append(make('li', {}, make('button', { type: 'button', 'data-step': String(i) })));
    }
  }

  /** @param {Element} item brought into sight within the sheet alone, without moving the page */
  #follow(item) {
    const [pane, own] = [this.root.getBoundingClientRect(), item.getBoundingClientRect()];
    const above = pane.top - own.top;
    const below = own.bottom - pane.bottom;
    if (above > 0) this.root.scrollTop -= above + rim;
    else if (below > 0) this.root.scrollTop += below + rim;
  }
}
