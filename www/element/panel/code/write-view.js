// *Write it yourself*: the idea of the scene in lines to copy. They run beside the exact answer on every change.

import { make, setText } from '../../../dom/dom.js';
import { defaultState } from '../../../model/state.js';
import { Listing } from './listing.js';
import { commented, compare, toldText } from './portable.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

const folder = '../../../scenes';
/** @type {Record<string, () => Promise<any>>} */
const modules = import.meta.glob('../../../scenes/*/portable*.js');
/** @type {Record<string, () => Promise<any>>} */
const texts = import.meta.glob('../../../scenes/*/portable*.js', { query: '?raw', import: 'default' });
/** @type {Record<string, () => Promise<any>>} */
const comments = import.meta.glob(
  // A scene without lines is left out: its chunk would be empty, and Parcel refuses to import from that.
  ['../../../scenes/*/words/*.json', '!../../../scenes/{degenerates,room}/**'],
  { import: 'lines' },
);

/** Whether a scene has lines to copy. @param {string} id */
export const hasPortable = (id) => `${folder}/${id}/portable.js` in modules;

/** The lines of a scene, or those of its own for the query that is asked now. @param {Model} model */
function pathOf({ scene, state, result }) {
  const [name = ''] = scene.call?.(state, result) ?? [];
  const own = `${folder}/${scene.id}/portable-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.js`;
  return own in modules ? own : `${folder}/${scene.id}/portable.js`;
}

export class WriteView {
  name = 'write';
  #model;
  #say;
  #words;
  #redraw;
  #language;
  #listing;
  /** The module of the lines, once it is loaded. @type {any} */
  #lines = null;
  /** Where it comes from. */
  #path = '';
  /** @type {any} the answer that was compared last */
  #compared;
  #exact = make('output', { 'data-said': 'exact' });
  #said = make('output', { 'data-said': 'lines' });
  #sign = make('strong', { class: 'sign', role: 'status' });
  #note = make('p', { class: 'note' });
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
    this.#find.addEventListener('click', () => this.#showDiffering());
    const row = (/** @type {string} */ key, /** @type {HTMLElement} */ output) =>
      make('div', { class: 'row' }, make('dt', {}, words(key)), make('dd', {}, output));
    const said = make('dl', { class: 'said' }, row('exact', this.#exact), row('lines', this.#said));
    const answers = make('div', { class: 'answers row' }, said, this.#sign);
    this.#listing.tools.append(this.#find);
    this.root = make('div', { class: 'view' }, answers, this.#note, this.#listing.tools, this.#listing.pre);
  }

  /** Loads the lines when they are first looked at, and when others are asked for. */
  async open() {
    const path = pathOf(this.#model);
    if (this.#path === path) return;
    this.#path = path;
    setText(this.#note, this.#words('panel.loading'));
    const words = `${folder}/${this.#model.scene.id}/words/${this.#language}.json`;
    const loads = [modules[path], texts[path], comments[words]];
    const loaded = await this.#model.late('lines', () => Promise.all(loads.map((load) => load())));
    if (this.#path !== path) return;
    if (!loaded) {
      this.#path = '';
      setText(this.#note, this.#words('panel.notLoaded'));
      return;
    }
    [this.#lines, this.#compared] = [loaded[0], null];
    this.#listing.show(commented(loaded[1], loaded[2]), 'javascript');
    setText(this.#note, this.#words('writeNote'));
    this.#redraw();
  }

  update() {
    const { graze, scene, state, result, steps, isLocked } = this.#model;
    if (!this.#lines) return;
    this.open();
    // The case that differs is one for the usual lines of the scene.
    this.#find.hidden = isLocked || !scene.differs || !this.#path.endsWith('/portable.js');
    // An answer may be one word, the same as before.
    if (this.#compared === steps) return;
    this.#compared = steps;
    const comparison = compare(graze, this.#lines, scene.call?.(state, result), result);
    const { exact, lines } = comparison ? toldText(comparison, this.#say, this.#words) : { exact: '–', lines: '–' };
    setText(this.#exact, exact);
    setText(this.#said, lines);
    const isSame = comparison?.isSame ?? true;
    this.#sign.classList.toggle('differs', !isSame);
    setText(this.#sign, comparison ? this.#words(isSame ? 'same' : 'differs') : '');
  }

  /** Shows the case of the scene in which the lines are wrong. */
  #showDiffering() {
    const { scene } = this.#model;
    this.#model.set({ ...defaultState(scene.fields), ...scene.differs });
    this.#model.stepTo(Infinity);
  }
}
