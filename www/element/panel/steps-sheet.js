// The explanation as a list: one sentence a step; a click goes there.

import { make, setText } from '../dom.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

/** How much of what comes next is seen beyond the step that is followed, in pixels. */
const rim = 24;

export class StepsSheet {
  name = 'steps';
  #list = make('ol', { class: 'step-list' });
  #last = { step: -1, count: -1 };
  root = make('div', { class: 'sheet' }, this.#list);

  /** @param {(index: number) => void} stepTo */
  constructor(stepTo) {
    this.#list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-step]') : null;
      if (button) stepTo(Number(button.getAttribute('data-step')));
    });
  }

  /** @param {Model} model @param {Say} say */
  update({ steps, step, scene }, say) {
    while (this.#list.children.length > steps.length) this.#list.lastElementChild?.remove();
    for (let i = this.#list.children.length; i < steps.length; i++) {
      this.#list.append(make('li', {}, make('button', { type: 'button', 'data-step': String(i) })));
    }
    for (const [i, { kind }] of steps.entries()) {
      const button = /** @type {HTMLButtonElement} */ (this.#list.children[i].firstElementChild);
      const { key, values } = scene.caption(steps, i);
      setText(button, say(key, values));
      button.dataset.kind = kind;
      if (i === step) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    // Whoever walks through the steps is followed; while the steps themselves change, the list stays where it is.
    const { step: before, count } = this.#last;
    this.#last = { step, count: steps.length };
    if (step !== before && count === steps.length) this.#follow(this.#list.children[step]);
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
