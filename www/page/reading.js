// Reading: the paragraph that is read drives the figure, and terms and parts of the figure light each other up.

import { make, setAttribute } from '../dom/dom.js';
import { onShow } from '../element/element.js';
import { present, stateOf } from '../element/shell/present.js';
import { languageOf, loadSay } from '../locales/index.js';
import { late } from '../model/late.js';
import { writeState } from '../model/permalink.js';
import { keepPunctuation } from './punctuation.js';
import { Terms } from './terms.js';

/** @import { GrazeScene } from '../element/element.js' */
/** @import { Target } from '../element/shell/present.js' */

/** The paragraphs that have a target. */
const passages = 'p:is([data-to-step], [data-to-preset], [data-to-choose])';

/** How far a reader scrolls on, in pixels, before the text drives the figure again in which they chose something. */
const hold = 120;

export class Reading {
  #scene;
  #article;
  #back;
  #terms;
  /** @type {HTMLElement | null} the paragraph that is read */
  #current = null;
  /** @type {import('../model/types.js').State | null} what the figure shows while nothing is read */
  #base = null;
  /** @type {import('../model/types.js').State | null} what the text last made it show */
  #shown = null;
  /** Where the page stood when the reader chose something in the figure; far away before that. */
  #heldAt = -Infinity;
  #frame = 0;

  /** @param {GrazeScene} scene @param {HTMLElement} article @param {HTMLElement} back what leads back to the text */
  constructor(scene, article, back) {
    this.#scene = scene;
    this.#article = article;
    this.#back = back;
    this.#terms = new Terms(scene, article);
    for (const type of ['graze-ready', 'graze-change']) scene.addEventListener(type, () => this.#offerCases());
    for (const type of ['graze-ready', 'graze-input']) scene.addEventListener(type, () => this.#tell());
    for (const type of ['graze-step', 'graze-change']) scene.addEventListener(type, (event) => this.#hold(event));
    article.addEventListener('click', (event) => this.#press(event));
    back.querySelector('button')?.addEventListener('click', () => this.#goBack());
    window.addEventListener('scroll', () => this.#look(), { passive: true });
  }

  /** Makes a new text answer. */
  async begin() {
    this.#current = null;
    this.#base = null;
    this.#shown = null;
    this.#terms.begin();
    for (const preset of this.#article.querySelectorAll('i[data-to-preset]')) {
      const { toPreset = '' } = /** @type {HTMLElement} */ (preset).dataset;
      const which = { type: 'button', class: 'case', 'data-to-preset': toPreset };
      const button = make('button', which, ...preset.childNodes);
      preset.replaceWith(button);
      keepPunctuation(button);
    }
    const say = await late(
      () => loadSay(languageOf(document.documentElement), '', 'page'),
      () => {},
    );
    const name = say?.('page.show') ?? '';
    for (const passage of this.#article.querySelectorAll(`${passages}:not(:has(> .show))`)) {
      passage.prepend(make('button', { type: 'button', class: 'show', 'aria-label': name, title: name }));
    }
    this.#offerCases();
  }

  /**
   * Whether the shapes on show are the reader's: then reading goes through their steps, and leaves them alone. A figure as it
   * opens follows the text again, and so does a ready-made case.
   * @param {import('../model/model.js').Model} model
   */
  #isTheirs({ scene, state, preset }) {
    return state !== this.#shown && preset === null && writeState(scene.fields, state) !== '';
  }

  /** Holds what the reader has chosen: a page also scrolls to show what has the focus. @param {Event} event */
  #hold(event) {
    if (/** @type {CustomEvent} */ (event).detail.source === 'user') this.#heldAt = window.scrollY;
  }

  /** Only what the figure has can be pressed: a challenge has no ready-made cases. */
  #offerCases() {
    const presets = this.#scene[onShow]?.model.scene.presets ?? [];
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.#article.querySelectorAll('.case, .show')
    )) {
      const own = /** @type {HTMLElement | null} */ (button.closest('.case') ?? button.closest(passages));
      const toPreset = own?.dataset.toPreset;
      button.disabled = toPreset !== undefined && !presets.some(({ id }) => id === toPreset);
    }
  }

  /** @param {Event} event a click on the text: on a case, or on the button of a paragraph */
  #press({ target }) {
    const button = target instanceof Element ? target.closest('button') : null;
    const passage = /** @type {HTMLElement | null} */ (button?.closest(passages) ?? null);
    const isCase = button?.classList.contains('case');
    if (!button || !(isCase || passage)) return;
    const model = this.#scene[onShow]?.model;
    if (!model) return;
    // What reading has shown is no step of the reader's: undo leads to what was there before.
    if (this.#base && model.state === this.#shown) model.open(this.#base);
    this.#mark(passage);
    present(model, isCase ? { preset: button.dataset.toPreset } : targetOf(/** @type {HTMLElement} */ (passage)));
    this.#tell();
  }

  /** Looks which paragraph is read, once in a frame. */
  #look() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#areToolsBelow) this.#heldAt = window.scrollY;
      // Behind another tab nobody reads it.
      if (Math.abs(window.scrollY - this.#heldAt) < hold || !this.#article.checkVisibility()) return;
      this.#heldAt = -Infinity;
      const passage = this.#passageInSight();
      if (passage === this.#current || !this.#scene.state) return;
      this.#mark(passage);
      this.#drive(passage);
    });
  }

  /** Whether tools of the figure are still below the window: a reader may be scrolling to them. */
  get #areToolsBelow() {
    const tools = [...(this.#scene.shadowRoot?.querySelectorAll('.toolbar > *') ?? [])];
    return tools.some((each) => each.getBoundingClientRect().bottom > window.innerHeight);
  }

  /** @returns {HTMLElement | null} the paragraph on the line where a reader's eyes are */
  #passageInSight() {
    const all = /** @type {HTMLElement[]} */ ([...this.#article.querySelectorAll(passages)]);
    // A closed section has its paragraphs somewhere, too.
    const open = all.filter((each) => each.getClientRects().length > 0 && !each.closest('details:not([open])'));
    if (open.length === 0 || window.scrollY === 0) return null;
    const line = this.#line;
    if (open[0].getBoundingClientRect().top > line) return null;
    return open.findLast((each) => each.getBoundingClientRect().top <= line) ?? null;
  }

  /** @returns {number} where a reader's eyes are, in pixels below the top of the window: no paragraph is passed over */
  get #line() {
    const { scrollY, innerHeight } = window;
    // The middle of what a figure above the text leaves of the window: the style says how much that is.
    const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const middle = (top + innerHeight) / 2;
    // From the beginning of the text it comes down to the middle, and at the end of the page goes down to that.
    const began = this.#article.getBoundingClientRect().top + 2 * scrollY;
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    return Math.max(Math.min(middle, began), innerHeight - left);
  }

  /** @param {HTMLElement | null} passage */
  #mark(passage) {
    this.#current?.removeAttribute('data-read');
    passage?.setAttribute('data-read', '');
    this.#current = passage;
  }

  /** Gives the figure back to the text. Undo brings the reader's shapes again. */
  #goBack() {
    const model = this.#scene[onShow]?.model;
    if (!model) return;
    model.reset();
    this.#heldAt = -Infinity;
    this.#drive(this.#current);
  }

  /** Tells whether the figure shows the shapes that the paragraph is about: who changed them has them on show. */
  #tell() {
    const { model } = this.#scene[onShow] ?? {};
    this.#back.hidden = !model || this.#scene.hasAttribute('challenge') || !this.#isTheirs(model);
    if (!this.#current || !model) return;
    const { scene, state } = model;
    const meant = stateOf(scene, state, targetOf(this.#current));
    const isShown = meant !== null && writeState(scene.fields, meant) === writeState(scene.fields, state);
    setAttribute(this.#current, 'data-read', isShown ? 'shown' : '');
  }

  /** Shows what a paragraph is about, as a script. @param {HTMLElement | null} passage */
  #drive(passage) {
    const model = this.#scene[onShow]?.model;
    if (!model) return;
    const target = passage ? targetOf(passage) : { step: 'last' };
    if (this.#isTheirs(model)) {
      model.byScript(() => present(model, { step: target.step }));
    } else {
      if (model.state !== this.#shown) this.#base = model.state;
      model.byScript(() => present(model, target, this.#base ?? undefined));
      this.#shown = model.state;
    }
    this.#tell();
  }
}

/**
 * What a paragraph is about.
 * @param {HTMLElement} passage
 * @returns {Target}
 */
const targetOf = ({ dataset: { toPreset, toChoose, toStep } }) => ({
  preset: toPreset,
  choose: toChoose,
  step: toStep,
});
