// `<graze-scene>`: the attributes, properties, methods and events that a page sees. A `Show` does the rest.

import { make } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import { challengeSetIn } from '../extras/index.js';
import { languageOf, lengthIn } from '../locales/index.js';
import { late } from '../model/late.js';
import { readState, writeLook, writePlace, writeState } from '../model/permalink.js';
import { stateFrom } from '../model/script-state.js';
import { defaultState, withChoice } from '../model/state.js';
import { findScene } from '../scenes/index.js';
import { usesKey } from './input/keys.js';
import { choose } from './shell/actions.js';
import { attributes, beginnings, lasting, options, problemOf, reloading, settingsBy } from './shell/attributes.js';
import { detailOf } from './shell/event-detail.js';
import { failureOf, showFailure } from './shell/failure.js';
import { loadAll, wordsOf } from './shell/load.js';
import { mirrorAttributes, mirrored } from './shell/properties.js';
import { Ready } from './shell/ready.js';
import { setSize, sizeFor, watchWidth, widthOf } from './shell/size.js';
import { buildSkeleton } from './shell/skeleton.js';
import { watchVisibility } from './shell/watch-visibility.js';
import { Show } from './show.js';

/** @import { Model } from '../model/model.js' */
/** @import { Scene, State, Step } from '../model/types.js' */

/** The base class; a server has no elements but can still import this class. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/**
 * Goes on where another model of the same scene was left.
 * @param {Model} model @param {Model} left
 */
function resume(model, { origin, state, step, t, home, sight, isZoomed }) {
  model.origin = origin;
  model.home = home;
  model.byScript(() => {
    model.open(state);
    if (sight && isZoomed) model.zoom(sight);
    else model.see(sight);
    model.stepTo(step);
    model.seek(t);
  });
}

/** The key under which the page, and nobody else, reaches what an element shows. */
export const onShow = Symbol('on show');

export class GrazeScene extends Base {
  static observedAttributes = Object.keys(attributes);

  /** @type {Show | null} */
  #show = null;
  /** What a show that has failed leaves to the next one. @type {Model | null} */
  #left = null;
  /** @type {number} how many starts there were: one that was overtaken while it loaded must not go on */
  #start = 0;
  #root;
  /** @type {Ready<GrazeScene>} */
  #ready = new Ready();
  #width = 0;
  #isLoading = false;
  /** Whether what a large figure shows besides did not come. */
  #lacksSheets = false;
  /** The first state that a script set, if it came before the reader's own. @type {State | null} */
  #given = null;
  /** @type {Set<string>} the attributes that have changed and not taken effect yet */
  #pending = new Set();
  /** @type {(() => void)[]} */
  #ends = [];

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    style.adopt(this.#root);
    this.#root.append(make('slot'));
    this.addEventListener('keydown', (event) => usesKey(event, this.#root) && event.stopPropagation());
  }

  connectedCallback() {
    for (const name of ['name', 'state', 'view', 'step', 't', ...mirrored.map((each) => each.property)]) {
      this.#upgrade(name);
    }
    this.#width = widthOf(this);
    this.#ends = [watchWidth(this, () => this.#measure())];
    if (this.#show) this.#load();
    else this.#wait();
  }

  disconnectedCallback() {
    this.#start += 1;
    this.#isLoading = false;
    this.#show?.stop();
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  /** Stands in for the scene at its size, and loads it: at once, or when it comes near the screen. */
  #wait() {
    buildSkeleton(this.#root).frame.setAttribute('data-waiting', '');
    this.#resize();
    if (this.getAttribute('loading') === 'eager') this.#load();
    else {
      const load = () => this.#loadOnce();
      addEventListener('beforeprint', load);
      const end = watchVisibility(this, (isVisible) => isVisible && load());
      this.#ends.push(end, () => removeEventListener('beforeprint', load));
    }
  }

  #loadOnce() {
    if (this.isConnected && !this.#isLoading && !this.#show) this.#load();
  }

  /** @param {string} name a property that may have been set before the element was defined */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    this.#pending.add(name);
    if (!this.isConnected) return;
    const isWaiting = !this.#isLoading && !this.#show && !this.hasAttribute('data-failed');
    if (name === 'controls' || name === 'name') this.#resize();
    if (reloading.includes(name)) return isWaiting ? undefined : this.#load();
    if (name === 'loading' && now === 'eager') this.#loadOnce();
    this.#apply(name);
  }

  /** Loads the scene, its words and the library, and begins the show. */
  async #load() {
    this.#start += 1;
    const start = this.#start;
    this.#isLoading = true;
    this.#ready.renew();
    const challenge = this.getAttribute('challenge') ?? '';
    const language = languageOf(this);
    const say = wordsOf(language, this.name, challenge);
    const source = this.getAttribute('wasm-src');
    let problem = 'figure.notLoaded';
    try {
      const parts = loadAll(this.name, source ? new URL(source, this.baseURI) : undefined, challenge);
      const sheets = this.#isFull ? this.#loadSheets(say) : null;
      const [words, all, Sheets] = await Promise.all([say, parts, sheets]);
      if (start !== this.#start) return;
      problem = 'problems.failed';
      const seen = this.#model;
      const kept = seen?.scene.id === this.name && challengeSetIn(seen.scene) === challenge ? seen : null;
      this.#show?.stop();
      this.#show = new Show(
        this.#root,
        all,
        words,
        (type, detail) => this.#emit(type, detail),
        (error) => this.#fail(error, words, 'problems.stopped'),
      );
      this.#left = null;
      if (kept) resume(this.#show.model, kept);
      else this.#given = null;
      this.#fit(Sheets);
      if (this.#lacksSheets) this.#show.tellLate('sheets', true);
      this.toggleAttribute('data-ready', true);
      this.toggleAttribute('data-failed', false);
      this.#show.start();
      this.#isLoading = false;
      for (const name of [...lasting, 'controls', 'theme', 'loading'])
        if (!kept || !beginnings.includes(name) || this.#pending.has(name)) this.#apply(name);
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (this.hasAttribute('autoplay') && !kept && !isStill && !this.hasAttribute('step')) this.#show?.open();
      this.#show?.draw();
      if (!this.#show) return;
      const isUnknown = challengeSetIn(all.scene) !== challenge;
      this.#show.complain('challenge', isUnknown ? { key: 'problems.noChallenge', values: { name: challenge } } : null);
      this.#ready.resolve(this);
      this.#emit('graze-ready', Object.assign(detailOf(this.#show.model), { source: 'script' }));
    } catch (error) {
      // If those of the scene are missing, the common ones do.
      const words = await say.catch(() => wordsOf(language, '', '')).catch(() => null);
      if (start === this.#start) await this.#fail(error, words, problem);
    } finally {
      if (start === this.#start) this.#isLoading = false;
    }
  }

  /**
   * Says what went wrong, and keeps the content that the page put inside.
   * @param {unknown} error @param {import('../model/types.js').LoadingSay | null} words
   * @param {string} problem the key of the sentence about it
   */
  async #fail(error, words, problem) {
    const start = this.#start;
    this.#show?.stop();
    this.#left = this.#show?.left ?? this.#left;
    this.#show = null;
    this.#ready.renew();
    const failure = await failureOf(error, this.name, words, problem);
    if (start !== this.#start) return;
    const { message } = failure;
    showFailure(this.#root, failure, () => this.#load());
    this.toggleAttribute('data-ready', false);
    this.toggleAttribute('data-failed', true);
    this.#ready.reject(new Error(message, { cause: error }));
    this.#emit('graze-error', { message, source: 'script' });
    if (problem === 'problems.stopped') console.error(error);
  }

  /** @param {string} name an attribute whose value is to take effect */
  #apply(name) {
    const show = this.#show;
    if (!show || this.#isLoading) return;
    this.#pending.delete(name);
    const value = this.getAttribute(name);
    const problem = problemOf(name, value);
    if (name === 'theme') show.restyle();
    show.change(settingsBy[name]?.(this) ?? {});
    if (value === null || problem) show.complain(name, problem);
    else if (name === 'state') show.readLink(value);
    else
      show.model.byScript(() => {
        if (name === 'step') show.model.stepTo(Number(value));
        if (name === 't') show.model.seek(Number(value));
        const isOffered = !options.includes(name) || choose(show.model, `${name}=${value}`);
        show.complain(name, isOffered ? null : { key: 'problems.noOption', values: { name, text: value } });
      });
    if (name === 'state' || options.includes(name)) show.model.origin = this.#originOf(show.model.scene);
  }

  /** The state that the page begins with, as its attributes or else its script say. @param {Scene} scene @returns {State} */
  #originOf({ fields }) {
    const state = readState(fields, this.getAttribute('state') ?? '');
    const chosen = options.filter((name) => fields[name]?.options?.includes(this.getAttribute(name) ?? ''));
    return chosen.reduce(
      (before, name) => withChoice(fields, before, name, this.getAttribute(name) ?? ''),
      (this.hasAttribute('state') ? state : this.#given) ?? defaultState(fields),
    );
  }

  #measure() {
    const width = widthOf(this);
    if (width === this.#width) return false;
    this.#width = width;
    this.#resize();
    return true;
  }

  /**
   * Sets an attribute, which takes effect even if it has that value already.
   * @param {string} name @param {string} value
   */
  #reflect(name, value) {
    this.#pending.add(name);
    if (this.getAttribute(name) === value) this.#apply(name);
    else this.setAttribute(name, value);
  }

  /** Does something as a script, now or when the scene has loaded. @param {(model: Model) => void} act */
  #onceShown(act) {
    const now = () => this.#byScript(act);
    if (this.#show && !this.#isLoading) now();
    else this.#ready.promise.then(now, () => {});
  }

  /** Does something as a script, if there is a scene. @param {(model: Model) => void} act */
  #byScript(act) {
    const model = this.#show?.model;
    model?.byScript(() => act(model));
  }

  /** @returns {Show | null} the scene on show, for the page around the element */
  get [onShow]() {
    return this.#show;
  }

  /** @returns {import('./shell/size.js').Size} how much there is room for, or the page asks for */
  get #size() {
    return sizeFor(this.getAttribute('controls'), this.#width);
  }

  /** @returns {Model | null} of the show, or what one that has failed has left of this scene */
  get #model() {
    return this.#show?.model ?? (this.#left?.scene.id === this.name ? this.#left : null);
  }

  get #isFull() {
    return this.#size === 'full';
  }

  /**
   * What only a large figure shows, once it has its words. A failure leaves the figure without it, which is better than none.
   * @param {import('../model/types.js').LoadingSay | ReturnType<typeof wordsOf>} say
   */
  async #loadSheets(say) {
    const words = async () => (await say).load('sheets');
    const loaded = await late(
      () => Promise.all([import('./panel/sheets.js'), words()]),
      (isMissing) => {
        this.#lacksSheets = isMissing;
        this.#show?.tellLate('sheets', isMissing);
      },
    );
    return loaded?.[0].Sheets ?? null;
  }

  /** Shows as much as there is room for now. */
  async #resize() {
    const show = this.#show;
    const isShort = show && this.#isFull && !show.panel.hasSheets;
    const Sheets = isShort ? await this.#loadSheets(show.say) : null;
    if (show === this.#show) this.#fit(Sheets);
  }

  /** @param {Parameters<Show['resize']>[1]} Sheets */
  #fit(Sheets) {
    const frame = /** @type {HTMLElement | null} */ (this.#root.querySelector('.frame'));
    const language = languageOf(this);
    if (frame) {
      // The page around may speak another language than its figures do.
      frame.lang = language;
      setSize(frame, this.#size, this.#width, lengthIn(language), findScene(this.name)?.room);
    }
    this.#show?.resize(this.#size, Sheets);
  }

  /** @param {string} type @param {Record<string, any>} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** @returns {Promise<GrazeScene>} fulfilled once the scene can be touched; asking for it ends a lazy wait */
  get ready() {
    this.#loadOnce();
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

  /** A field that is left out is at its default. @param {State | string | null} state or as the attribute has it */
  set state(state) {
    if (typeof state === 'string') this.#reflect('state', state);
    else
      this.#onceShown((model) => {
        const given = stateFrom(model.scene.fields, state);
        if (!this.hasAttribute('state') && !this.#given && !model.canUndo) {
          this.#given = given;
          model.origin = given;
        }
        model.set(given);
      });
  }

  /** @returns {string} the way the scene is looked at, if there are several */
  get view() {
    return this.#show?.model.state.view?.choice ?? this.getAttribute('view') ?? '';
  }

  set view(view) {
    this.#reflect('view', view);
  }

  /** @returns {any} a copy of what the library answered; null is a miss */
  get result() {
    return structuredClone(this.#show?.model.result ?? null);
  }

  /** @returns {Step[]} copies */
  get steps() {
    return structuredClone(this.#show?.model.steps ?? []);
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

  /** Goes back to the state that the page began with, or else to the default of the scene. */
  reset() {
    this.#byScript((model) => model.reset());
  }

  undo() {
    this.#byScript((model) => model.undo());
  }

  redo() {
    this.#byScript((model) => model.redo());
  }

  /** @param {number} index beyond the ends means that end */
  stepTo(index) {
    this.#onceShown((model) => model.stepTo(index));
  }

  /** @param {number} t 0 to 1 */
  seek(t) {
    this.#onceShown((model) => model.seek(t));
  }

  play() {
    this.#show?.play();
  }

  pause() {
    this.#show?.pause();
  }

  /** @returns {string} the fragment of a link to this scene as it is seen: `#half-planes~1~a=12,30~.step=3` */
  toLink() {
    const model = this.#model;
    const { scene } = model ?? {};
    const text = model ? writeLook(writeState(model.scene.fields, model.state), model.look) : '';
    // While another scene loads, the one on show is still the one before.
    return `#${writePlace({ scene: scene?.id ?? this.name, challenge: scene && challengeSetIn(scene), state: text })}`;
  }

  /** @returns {Promise<Blob>} the picture as PNG, on its ground */
  async toBlob() {
    const { pictureBlob } = await import('./figure/save.js');
    return pictureBlob(await this.#seen());
  }

  /** @returns {Promise<string>} the picture as SVG, on its ground */
  async toSVG() {
    const { pictureSvg } = await import('./figure/save.js');
    return pictureSvg(await this.#seen());
  }

  async #seen() {
    await this.ready;
    return /** @type {Show} */ (this.#show).picture.snapshot();
  }
}

mirrorAttributes(GrazeScene);
