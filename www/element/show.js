// A scene on show: its model, the input that changes it, the picture that draws it, the panel that describes it, and what
// the scene brings itself.

import { Model } from '../model/model.js';
import { readState } from '../model/permalink.js';
import { defaultState } from '../model/state.js';
import { Picture } from './figure/picture.js';
import { record } from './figure/record.js';
import { Input } from './input/input.js';
import { Panel } from './panel/panel.js';
import { act } from './shell/actions.js';
import { autoplay } from './shell/autoplay.js';
import { DrawLoop } from './shell/draw-loop.js';
import { detailOf } from './shell/event-detail.js';
import { buildSkeleton } from './shell/skeleton.js';
import { watchVisibility } from './shell/watch-visibility.js';

/** @import { Settings } from '../extras/index.js' */
/** @import { LoadingSay, Message, State } from '../model/types.js' */
/** @typedef {(type: string, detail: Record<string, any>) => void} Emit */

export class Show {
  #root;
  #emit;
  #skeleton;
  #loop = new DrawLoop(() => this.#guard(() => this.#draw()));
  #input;
  /** @type {import('../extras/index.js').Extra[]} */
  #extras;
  /** Ends its opening. */
  #endOpening = () => {};
  /** @type {Map<string, Message>} what is wrong now, by what it is about */
  #complaints = new Map();
  /** @type {(() => void)[]} */
  #ends = [];
  #onFail;
  /** The text of the link that was read last. */
  #link = '';
  #hasFailed = false;
  /** The state that was drawn last. @type {State | null} */
  #drawn = null;
  /** @type {Settings} */
  #settings = { hasNormals: true, isReadonly: false, snap: 0, speed: 1, isLooped: false };

  /**
   * @param {ShadowRoot} root @param {import('./shell/load.js').Loaded} parts @param {LoadingSay} say
   * @param {Emit} emit @param {(error: unknown) => void} onFail told why the show has ended by itself
   */
  constructor(root, { scene, graze, makers }, say, emit, onFail) {
    this.#root = root;
    this.#onFail = onFail;
    this.say = say;
    this.#skeleton = buildSkeleton(root);
    const redraw = () => this.#loop.ask();
    const settings = this.#settings;
    const model = new Model(
      scene,
      graze,
      (news) => this.#guard(() => this.#hear(news)),
      (error) => this.#fail(error),
    );
    model.tellLate = (name, isMissing) => this.tellLate(name, isMissing);
    this.#emit = (/** @type {string} */ type, /** @type {Record<string, any>} */ detail) =>
      emit(type, Object.assign(detail, { source: model.source }));
    this.model = model;
    this.picture = new Picture(this.#skeleton, model, say, settings, redraw);
    this.#input = new Input(this.#skeleton, model, this.picture, say, redraw);
    const { stage, hint } = this.#skeleton;
    const host = { model, say, redraw, settings, stage, hint, input: this.#input, emit: this.#emit };
    this.#extras = makers.map((make) => make(host));
    this.#input.keepsKeys = () => this.#extras.some(({ keepsKeys }) => keepsKeys);
    this.panel = new Panel(this.#skeleton, model, say, (action) => this.#act(action), redraw, this.#extras);
  }

  /** Begins to draw, and to listen. */
  start() {
    const host = /** @type {HTMLElement} */ (this.#root.host);
    this.#loop.start();
    this.#ends = [
      this.#watchPaper(),
      this.picture.start(this.#loop),
      this.#input.start(this.#root),
      ...this.#extras.flatMap((extra) => extra.start?.() ?? []),
      watchVisibility(host, (isVisible) => this.#see(isVisible)),
    ];
  }

  /** Draws for paper, which shows what is off the screen, too. @returns {() => void} ends it */
  #watchPaper() {
    const print = (/** @type {Event} */ { type }) => {
      this.picture.isOnPaper = type === 'beforeprint';
      this.#endOpening();
      this.draw();
    };
    const types = ['beforeprint', 'afterprint'];
    for (const type of types) addEventListener(type, print);
    return () => {
      for (const type of types) removeEventListener(type, print);
    };
  }

  /** Draws at once: who is told that a figure is ready finds everything in its place. */
  draw() {
    this.#loop.now();
  }

  /** @returns {Model | null} the model as it was before a fault, for the next show; none if it has drawn nothing */
  get left() {
    return this.#drawn && Object.assign(this.model, { state: this.#drawn });
  }

  /** Ends the show; nothing runs on. */
  stop() {
    this.#loop.stop();
    this.#endOpening();
    this.pause();
    this.panel.stop();
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  /** Does a part of the show; an error in it ends this show alone. @param {() => void} act */
  #guard(act) {
    if (this.#hasFailed) return;
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#onFail(error);
  }

  /** @param {boolean} isVisible whether the element is near the screen; off it, nothing plays */
  #see(isVisible) {
    if (!isVisible) {
      this.#endOpening();
      this.pause();
    }
    this.#loop.see(isVisible);
  }

  /** @param {import('../model/model.js').News} news */
  #hear(news) {
    const { step, source } = this.model;
    if (news === 'step') this.#emit('graze-step', { step });
    else if (news !== 'time' && news !== 'sight') this.#emit(`graze-${news}`, detailOf(this.model));
    if (news === 'change' && source === 'user') this.#complaints.clear();
    for (const extra of this.#extras) extra.hear?.(news);
    this.panel.readout.hear(news);
    this.#loop.ask();
  }

  /** @param {string} action what a tool asks for */
  #act(action) {
    const isDone = this.#extras.map((extra) => extra.act?.(action)).some(Boolean);
    if (action === 'field') this.model.showField(!this.model.hasField);
    else if (action === 'share') this.panel.share(() => this.picture.snapshot());
    else if (!isDone) act(this.model, action);
  }

  #draw() {
    const frame = this.picture.frame();
    const drawing = record(this.model.scene, frame, this.picture.view);
    const handles = this.#input.place(drawing.hits);
    this.picture.paint(drawing, handles);
    this.#input.show(frame.hasField);
    const { handle } = this.#input;
    if (frame.hasField && handle) this.picture.drawField(handle, this.#input.stateWithoutHand());
    else this.picture.hideField();
    this.panel.update(frame, handle?.id ?? '');
    for (const extra of this.#extras) if (extra.root.isConnected) extra.update?.(frame);
    this.#lock();
    this.#drawn = this.model.state;
    if (this.picture.isMoving) this.#loop.ask();
  }

  /** Draws in new colors: the style has changed. */
  restyle() {
    this.picture.forgetColors();
    this.#loop.ask();
  }

  /** How much to show. @param {import('./shell/size.js').Size} size @param {typeof import('./panel/sheets.js').Sheets | null} Sheets */
  resize(size, Sheets) {
    this.panel.resize(size, Sheets);
    this.#loop.ask();
  }

  /**
   * @param {Partial<Settings> & { label?: string, hasField?: boolean, home?: import('../model/types.js').Box | null }} changed a
   *   label is what the figure is called when it is read aloud; home is the part of the plane that it shows at first
   */
  change({ label, hasField, home, ...settings }) {
    if (home !== undefined) {
      this.model.home = home ?? undefined;
      this.model.fit();
    }
    Object.assign(this.#settings, settings);
    if (hasField !== undefined) this.model.showField(hasField);
    const { frame, figure } = this.#skeleton;
    if (label !== undefined) figure.setAttribute('aria-label', label || this.say('label'));
    frame.toggleAttribute('data-readonly', this.#settings.isReadonly);
    this.#input.snap = this.#settings.snap || Math.max(0, ...this.#extras.map(({ snap = 0 }) => snap));
    this.#lock();
    this.#loop.ask();
  }

  #lock() {
    const { isReadonly } = this.#settings;
    this.model.isReadonly = isReadonly;
    this.model.isLocked = isReadonly || this.#extras.some((extra) => extra.isLocked);
    this.#input.isAsking = this.#extras.some((extra) => extra.isAsking);
    const { handles, figure } = this.#skeleton;
    handles.toggleAttribute('inert', this.model.isLocked);
    // Without handles Tab reaches the figure, which can still be zoomed.
    if (figure.hasAttribute('tabindex')) figure.tabIndex = this.model.isLocked ? 0 : -1;
  }

  /**
   * Says under the picture what is wrong, until it is right or the reader goes on.
   * @param {string} name what it is about @param {Message | null} [problem] nothing if it is right
   */
  async complain(name, problem) {
    if (problem) this.#complaints.set(name, problem);
    else if (!this.#complaints.delete(name)) return;
    await this.say.load('problems').catch(() => {});
    if (this.#hasFailed || (problem && this.#complaints.get(name) !== problem)) return;
    const say = (/** @type {Message} */ { key, values }) => this.say(key, values);
    const sentences = new Set([...this.#complaints.values()].map(say));
    this.panel.readout.notice([...sentences].join(this.say('figure.space')));
    if (!problem) return;
    console.warn(`<graze-scene name="${this.model.scene.id}">: ${say(problem)}`);
    this.model.byScript(() => this.#emit('graze-error', { message: say(problem) }));
  }

  /**
   * Says that something has not come, until it has: once, however often it is asked for.
   * @param {string} what @param {boolean} isMissing
   */
  tellLate(what, isMissing) {
    const name = `late ${what}`;
    if (isMissing && this.#complaints.has(name)) return;
    this.complain(name, isMissing ? { key: 'figure.notLoaded' } : null);
  }

  /**
   * Shows what the text of a link says. If it is garbled, shows the default and a notice under the picture.
   * @param {string} text
   */
  readLink(text) {
    const { fields } = this.model.scene;
    const state = readState(fields, text);
    this.model.open(state ?? defaultState(fields));
    this.complain('state');
    this.#link = text;
    if (!state || /(^|~)\./.test(text)) this.#readRest(text, !state);
  }

  /** Looks at the scene as a link does, or says what is wrong with it. @param {string} text @param {boolean} isGarbled */
  async #readRest(text, isGarbled) {
    const { model } = this;
    const loaded = await model.late('look', () => import('../model/look.js'));
    if (!loaded || text !== this.#link || this.#hasFailed) return;
    const { lookAt, problemOfLink, readLook } = loaded;
    const { look, wrong } = readLook(text);
    const garbled = wrong ? { key: 'problems.garbledLook', values: { place: wrong } } : null;
    const problem = isGarbled ? problemOfLink(model.scene.fields, text) : garbled;
    if (problem) this.complain('state', problem);
    if (!isGarbled) model.byScript(() => lookAt(model, look));
  }

  /** Opens on the question: its motion plays once, or, where there is none, its first step is shown, until something is changed. */
  open() {
    const time = this.play();
    if (time > 0) {
      this.#endOpening = autoplay(this.model, time, () => {
        for (const extra of this.#extras) extra.rest?.();
        this.#loop.ask();
      });
    } else {
      this.model.askFirst();
    }
  }

  /** @returns {number} how long that takes, in milliseconds */
  play() {
    return Math.max(0, ...this.#extras.map((extra) => extra.play?.() ?? 0));
  }

  pause() {
    for (const extra of this.#extras) extra.pause?.();
  }
}
