// Terms of the text and parts of the figure: pointing at one lights up the other.

import { make } from '../dom/dom.js';
import { onShow } from '../element/element.js';
import { litColors } from '../element/figure/light.js';
import { keepPunctuation } from './punctuation.js';

/** @import { GrazeScene } from '../element/element.js' */
/** @import { Role } from '../model/pen.js' */

export class Terms {
  #scene;
  #article;
  #frame = 0;
  /** @type {HTMLElement | null} the term that was pressed: it keeps its light, as a finger cannot rest on it */
  #held = null;

  /** @param {GrazeScene} scene @param {HTMLElement} article */
  constructor(scene, article) {
    this.#scene = scene;
    this.#article = article;
    for (const type of ['pointerover', 'focusin']) {
      article.addEventListener(type, (event) => this.#light(termOf(event) ?? this.#held));
    }
    for (const type of ['pointerleave', 'focusout']) article.addEventListener(type, () => this.#light(this.#held));
    document.addEventListener('click', (event) => this.#hold(termOf(event)));
    scene.addEventListener('pointermove', (event) => this.#point(/** @type {PointerEvent} */ (event)));
    scene.addEventListener('pointerleave', () => this.#mark(null));
  }

  /** Makes the terms of a new text answer. */
  begin() {
    this.#held = null;
    for (const term of this.#article.querySelectorAll('b[data-part]')) {
      const { part = '' } = /** @type {HTMLElement} */ (term).dataset;
      const names = { class: 'term', 'data-part': part, 'aria-pressed': 'false' };
      const button = make('button', { type: 'button', ...names }, ...term.childNodes);
      button.style.setProperty('--part', `var(--${part})`);
      term.replaceWith(button);
      keepPunctuation(button);
    }
  }

  /** @param {HTMLElement | null} term that was pressed; pressed again, or elsewhere, its light goes out */
  #hold(term) {
    if (!term && !this.#held) return;
    this.#held?.setAttribute('aria-pressed', 'false');
    this.#held = term === this.#held ? null : term;
    this.#held?.setAttribute('aria-pressed', 'true');
    this.#light(this.#held);
  }

  /** @param {HTMLElement | null} term whose part the figure shows brighter than the rest */
  #light(term) {
    const { picture } = this.#scene[onShow] ?? {};
    const role = /** @type {Role | undefined} */ (term?.dataset.part);
    if (picture) picture.light = role ? (colors) => litColors(colors, role) : null;
  }

  /** @param {PointerEvent} event over the figure; a drag needs the frames itself */
  #point(event) {
    const { buttons, pointerType } = event;
    if (buttons !== 0 || pointerType === 'touch') return;
    this.#frame ||= requestAnimationFrame(async () => {
      this.#frame = 0;
      this.#mark((await this.#scene[onShow]?.picture.partAt(event)) ?? null);
    });
  }

  /** @param {Role | null} part whose terms are marked in the text */
  #mark(part) {
    for (const term of this.#article.querySelectorAll('.term')) {
      term.classList.toggle('lit', part !== null && /** @type {HTMLElement} */ (term).dataset.part === part);
    }
  }
}

/** @param {Event} event @returns {HTMLElement | null} */
const termOf = ({ target }) => (target instanceof Element ? target.closest('.term') : null);
