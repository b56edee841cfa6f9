// `<graze-scene>`: the attributes, properties, methods and events that a page sees. A `Show` does the rest.

import * as graze from '../library/index.js';
import { loadSay, nearestLanguage } from '../locales/index.js';
import { readState, writeState } from '../model/permalink.js';
import { defaultState, stateFrom } from '../model/state.js';
import { findScene } from '../scenes/index.js';
import { choose } from './actions.js';
import { make } from './dom.js';
import { Ready } from './ready.js';
import { Show } from './show.js';
import { elementSheet } from './style-sheet.js';

/** @typedef {import('../model/types.js').State} State */
/** @typedef {import('../model/types.js').Step} Step */

/** The base class; a server has no elements but can still import this class. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

export class GrazeScene extends Base {
  static observedAttributes = ['name', 'state', 'view', 'step', 't', 'lang', 'layers', 'theme'];

  /** @type {Show | null} */
  #show = null;
  /** @type {number} how many starts there were: one that was overtaken while it loaded must not go on */
  #start = 0;
  #root;
  /** @type {Ready<GrazeScene>} */
  #ready = new Ready();

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [elementSheet()];
    this.#root.append(make('slot'));
  }

  connectedCallback() {
    for (const name of ['state', 'view', 'step', 't', 'layers']) this.#upgrade(name);
    this.#load();
  }

  disconnectedCallback() {
    this.#start += 1;
    this.#show?.stop();
  }

  /** @param {string} name a property that may have been set before the element was defined */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    this.ready.then(() => Reflect.set(this, name, value));
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (name === 'name' || name === 'lang') this.#load();
    else this.#apply(name);
  }

  /** Loads the scene, its words and the library, and begins the show. */
  async #load() {
    this.#start += 1;
    const start = this.#start;
    this.#ready.renew();
    const kept = this.#show?.scene.id === this.name ? this.#show.model.state : null;
    const language = nearestLanguage(this.closest('[lang]')?.getAttribute('lang') ?? '');
    const entry = findScene(this.name);
    const source = this.getAttribute('wasm-src');
    // Everything loads in parallel; a failure is reported below, in the reader's language.
    const loading = Promise.all([entry?.load(), graze.load(source ? new URL(source, this.baseURI) : undefined)]);
    loading.catch(() => {});
    const say = await loadSay(language, entry?.id ?? '');
    try {
      if (!entry) throw new RangeError(say('problems.noScene', { name: this.name }));
      const scene = /** @type {{ default: import('../model/types.js').Scene }} */ ((await loading)[0]).default;
      if (start !== this.#start) return;
      this.#show?.stop();
      this.#root.replaceChildren();
      this.#show = new Show(this.#root, scene, graze, say, (type, detail) => this.#emit(type, detail));
      if (kept) this.#show.model.open(kept);
      for (const name of ['state', 'view', 'step', 't', 'layers']) this.#apply(name);
      this.#show.start();
      this.toggleAttribute('data-ready', true);
      this.toggleAttribute('data-failed', false);
      this.#ready.resolve(this);
      this.#emit('graze-ready', { state: this.state });
    } catch (error) {
      if (start === this.#start) this.#fail(error, say);
    }
  }

  /**
   * Says what went wrong, and keeps the content that the page put inside.
   * @param {unknown} error @param {import('../model/types.js').Say} say
   */
  #fail(error, say) {
    this.#show?.stop();
    this.#show = null;
    const isForbidden = error instanceof Error && /wasm|webassembly/i.test(`${error.name} ${error.message}`);
    const reason = error instanceof Error ? error.message : String(error);
    const text = isForbidden ? say('problems.noWasm') : say('problems.failed', { reason });
    this.#root.replaceChildren(make('p', { class: 'failure', role: 'alert' }, text), make('slot'));
    this.toggleAttribute('data-ready', false);
    this.toggleAttribute('data-failed', true);
    this.#ready.reject(error);
    this.#emit('graze-error', { error, message: text });
  }

  /** @param {string} name an attribute whose value is to take effect */
  #apply(name) {
    const show = this.#show;
    const value = this.getAttribute(name);
    if (!show) return;
    if (name === 'theme') show.restyle();
    if (name === 'layers') show.hasField = (value ?? '').split(/\s+/).includes('field');
    if (value === null) return;
    if (name === 'view') choose(show.model, `view=${value}`, 'script');
    if (name === 'step') show.model.stepTo(Number(value), 'script');
    if (name === 't') show.model.seek(Number(value), 'script');
    if (name === 'state') this.readLink(value);
  }

  /** @param {string} type @param {Record<string, any>} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** @returns {Promise<GrazeScene>} fulfilled once the scene can be touched */
  get ready() {
    return this.#ready.promise;
  }

  /** @returns {string} which scene */
  get name() {
    return this.getAttribute('name') ?? '';
  }

  set name(name) {
    this.setAttribute('name', name);
  }

  /** @returns {State | null} a copy of the values of all fields */
  get state() {
    return this.#show ? structuredClone(this.#show.model.state) : null;
  }

  /** A field that is left out is at its default. @param {State | null} state */
  set state(state) {
    const show = this.#show;
    if (show) show.model.set(stateFrom(show.scene.fields, state), 'script');
    else this.ready.then(() => this.#show?.model.set(stateFrom(this.#show.scene.fields, state), 'script'));
  }

  /** @returns {string} the way the scene is looked at, if there are several */
  get view() {
    return this.#show?.model.state.view?.choice ?? this.getAttribute('view') ?? '';
  }

  set view(view) {
    this.setAttribute('view', view);
    this.#apply('view');
  }

  /** @returns {any} what the library answered; null is a miss */
  get result() {
    return this.#show?.model.result ?? null;
  }

  /** @returns {Step[]} */
  get steps() {
    return this.#show?.model.steps ?? [];
  }

  /** @returns {number} index of the step that is shown */
  get step() {
    return this.#show?.model.step ?? 0;
  }

  set step(index) {
    this.stepTo(index);
  }

  /** @returns {number} the moment on the time axis */
  get t() {
    return this.#show?.model.t ?? 0;
  }

  set t(t) {
    this.seek(t);
  }

  /** @returns {string} the layers that are shown, by name */
  get layers() {
    return this.getAttribute('layers') ?? '';
  }

  set layers(layers) {
    this.setAttribute('layers', layers);
  }

  /** Puts every field back to its default. */
  reset() {
    this.#show?.model.reset('script');
  }

  undo() {
    this.#show?.model.undo('script');
  }

  redo() {
    this.#show?.model.redo('script');
  }

  /** @param {number} index beyond the ends means that end */
  stepTo(index) {
    this.#show?.model.stepTo(index, 'script');
  }

  /** @param {number} t 0 to 1 */
  seek(t) {
    this.#show?.model.seek(t, 'script');
  }

  play() {
    this.#show?.play();
  }

  pause() {
    this.#show?.pause();
  }

  /** @returns {string} the state as a short text for a link, empty if everything is at its default */
  writeLink() {
    return this.#show ? writeState(this.#show.scene.fields, this.#show.model.state) : '';
  }

  /**
   * Sets the state from such a text. If it is garbled, shows the default and a notice under the picture.
   * @param {string} text
   * @returns {boolean} whether it could be read
   */
  readLink(text) {
    const show = this.#show;
    if (!show) return false;
    const state = readState(show.scene.fields, text);
    show.notice(state ? '' : show.say('problems.garbledLink'));
    show.model.open(state ?? defaultState(show.scene.fields));
    return state !== null;
  }

  /**
   * Draws a scene on a canvas of the page.
   * @param {HTMLCanvasElement} canvas as large as its style makes it
   * @param {import('../model/types.js').Scene} [scene] by default the one on show
   */
  drawOn(canvas, scene) {
    this.#show?.drawOn(canvas, scene);
  }
}
