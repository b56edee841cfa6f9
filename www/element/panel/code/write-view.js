// *Write it yourself*: the idea of the scene in portable lines. They run beside the exact answer on every change.

import { make, setText } from '../../../dom/dom.js';
import { readState } from '../../../model/permalink.js';
import { defaultState } from '../../../model/state.js';
import { compareShown } from '../../../portable/compare.js';
import { searcher } from '../../../portable/search.js';
import { Listing } from './listing.js';
import { loadPortable } from './portable-sources.js';
import { saidText } from './said-text.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

/** How long a search goes on once it has found something, in milliseconds. */
const patience = 150;

export class WriteView {
  name = 'write';
  #model;
  #say;
  #words;
  #redraw;
  #language;
  #listing;
  /** @type {Awaited<ReturnType<typeof loadPortable>> | null} */
  #lines = null;
  /** @type {any} the answer that was compared last */
  #compared;
  #exact = make('output', { 'data-said': 'exact' });
  #said = make('output', { 'data-said': 'lines' });
  #sign = make('strong', { class: 'sign', role: 'status' });
  #count = make('p', { class: 'note' });
  #find = make('button', { type: 'button', class: 'pill', 'data-find': 'differs', hidden: true });
  root;

  /** @param {Model} model @param {Say} say @param {Say} words @param {() => void} redraw @param {string} language */
  constructor(model, say, words, redraw, language) {
    this.#model = model;
    this.#language = language;
    this.#say = say;
    this.#words = words;
    this.#redraw = redraw;
    this.#listing = new Listing(words, words('panel.write'));
    this.#find.append(words('find'));
    this.#find.addEventListener('click', () => this.#goWhereItDiffers());
    const row = (/** @type {string} */ key, /** @type {HTMLElement} */ output) =>
      make('div', { class: 'row' }, make('dt', {}, words(key)), make('dd', {}, output));
    const said = make('dl', { class: 'said' }, row('exact', this.#exact), row('lines', this.#said));
    const answers = make('div', { class: 'answers row' }, said, this.#sign);
    this.#listing.tools.append(this.#find);
    this.root = make('div', { class: 'view' }, answers, this.#count, this.#listing.tools, this.#listing.pre);
  }

  /** Loads the lines when they are first looked at. */
  async open() {
    const { id } = this.#model.scene;
    if (this.#lines) return;
    setText(this.#count, this.#words('panel.loading'));
    const found = await this.#model.late('lines', () => loadPortable(id, this.#language));
    if (!found) {
      setText(this.#count, this.#words('panel.notLoaded'));
      return;
    }
    const { wrong, of, differs } = found.measured;
    this.#listing.show(found.text, 'javascript');
    this.#lines = found;
    const counted = this.#words(wrong === 0 ? 'never' : 'count', { wrong, of });
    setText(
      this.#count,
      wrong === 0 || differs ? counted : [counted, this.#words('neverHere')].join(this.#words('figure.space')),
    );
    this.#redraw();
  }

  /** @param {boolean} isReadonly whether nothing can be moved */
  update(isReadonly) {
    const { scene, state, result, steps } = this.#model;
    if (!this.#lines) return;
    const { portable, lines: own, measured } = this.#lines;
    this.#find.hidden = isReadonly || !measured.differs;
    // An answer may be one word, the same as before.
    if (this.#compared === steps) return;
    this.#compared = steps;
    const comparison = compareShown(portable, own, scene, state, result);
    if (!comparison) {
      for (const output of [this.#exact, this.#said]) setText(output, '–');
      setText(this.#sign, '');
      return;
    }
    const { exact, lines } = saidText(comparison, this.#say, this.#words);
    setText(this.#exact, exact);
    setText(this.#said, lines);
    this.#sign.classList.toggle('differs', !comparison.isSame);
    setText(this.#sign, this.#words(comparison.isSame ? 'same' : 'differs'));
  }

  /** Moves one thing, as little as possible, so that the lines are wrong; where nothing helps, shows the kept case. */
  #goWhereItDiffers() {
    if (!this.#lines) return;
    const { portable, lines, measured } = this.#lines;
    const { scene, state, graze } = this.#model;
    const start = defaultState(scene.fields);
    const targets = [start, ...(scene.presets ?? []).map((preset) => ({ ...start, ...preset.state }))];
    const end = performance.now() + patience;
    const { near } = searcher(graze, scene, portable, lines);
    const [found] = near(state, targets, () => performance.now() > end);
    const next = found ?? readState(scene.fields, measured.differs ?? '');
    if (!next) return;
    this.#model.set(next);
    this.#model.stepTo(Infinity);
  }
}
