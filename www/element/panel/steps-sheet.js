// The steps as a list of sentences; a click on one goes to that step. Steps that belong together fold into one row; the
// row of the current step is open, until the last step shows the whole picture.

import { make, setAttribute, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { stepSentence } from '../../model/sentences.js';
import { rowsOf } from '../../model/step-rows.js';
import css from './steps-sheet.css?inline';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

style.add(css);

/** How much of the neighbors to show beside the current step, in pixels. */
const rim = 24;

export class StepsSheet {
  name = 'steps';
  #model;
  #say;
  #list = make('ol', { class: 'step-list' });
  #last = { step: -1, count: -1 };
  root = make('div', { class: 'sheet' }, this.#list);

  /** @param {Model} model @param {Say} say */
  constructor(model, say) {
    this.#model = model;
    this.#say = say;
    this.#list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-step]') : null;
      if (button) model.stepTo(Number(button.getAttribute('data-step')));
    });
    // Fonts, longer sentences and a smaller window move the rows, too.
    const observer = new ResizeObserver(() => this.#follow());
    for (const each of [this.root, this.#list]) observer.observe(each);
  }

  update() {
    if (this.root.hidden) return;
    const { steps, step } = this.#model;
    this.#makeItems(steps.length);
    for (const row of rowsOf(this.#model)) this.#updateRow(row, step);
    // Where the steps themselves change, the observer follows, once the browser knows the new layout.
    const isGone = this.#last.step !== step && this.#last.count === steps.length;
    this.#last = { step, count: steps.length };
    if (isGone) this.#follow();
  }

  /** @param {import('../../model/step-rows.js').Row} row @param {number} current */
  #updateRow({ first, last, lead }, current) {
    const { steps, scene } = this.#model;
    const isOpen = first <= current && current <= last && current < steps.length - 1;
    for (let i = first; i <= last; i++) {
      const item = /** @type {HTMLElement} */ (this.#list.children[i]);
      const button = /** @type {HTMLButtonElement} */ (item.firstElementChild);
      item.hidden = i !== lead && !isOpen;
      setOptional(button, 'aria-current', i === current ? 'step' : null);
      if (item.hidden) continue;
      item.classList.toggle('part', i !== lead);
      const isFolded = i === lead && last > first;
      const title = isFolded && !isOpen ? scene.trace.title?.(steps, first, last) : null;
      setText(button, title ? this.#say(title.key, title.values) : stepSentence(scene, steps, i, this.#say));
      setAttribute(button, 'data-kind', signOf(steps[i]));
      setOptional(button, 'aria-expanded', isFolded ? String(isOpen) : null);
      const more = isFolded && !isOpen ? this.#say('panel.more', { count: last - first + 1 }) : null;
      setOptional(button, 'data-more', more);
    }
  }

  /** @param {number} count */
  #makeItems(count) {
    while (this.#list.children.length > count) this.#list.lastElementChild?.remove();
    for (let i = this.#list.children.length; i < count; i++) {
      this.#list.append(make('li', {}, make('button', { type: 'button', 'data-step': String(i) })));
    }
  }

  /** Brings the current step into sight, within the sheet alone, without moving the page. */
  #follow() {
    const { root } = this;
    const item = this.#list.children[this.#model.step];
    if (!item || root.hidden) return;
    const own = item.getBoundingClientRect();
    const sheet = root.getBoundingClientRect();
    const above = own.top - rim - sheet.top;
    const below = own.bottom + rim - sheet.bottom;
    if (above < 0) root.scrollTop += above;
    else if (below > 0) root.scrollTop += below;
  }
}

/**
 * The kind of a step, for the sign before it: that of a step inside another test, and whether something is met or left.
 * @param {import('../../model/types.js').Step} step
 * @returns {string}
 */
function signOf({ kind, step, enters }) {
  if (enters !== undefined && kind !== 'cornerSquare') return enters ? 'enters' : 'leaves';
  return step?.kind ?? kind;
}

/** @param {Element} element @param {string} name @param {string | null} value null removes it */
function setOptional(element, name, value) {
  if (value !== null) setAttribute(element, name, value);
  else if (element.hasAttribute(name)) element.removeAttribute(name);
}
