// A scene at a moment: its state, the library's answer, the current step and time.
//
// Data flows one way: each change of state asks the library once, then tells the watcher.

import { History } from './history.js';
import { late } from './late.js';
import { fitOf, isInSight, sightOf } from './sight.js';
import { chosenIn, defaultState, hasState, isSameState, moveHandle } from './state.js';
import { Stepper } from './stepper.js';

/** @import { Handle } from './things.js' */
/** @import { Box, Library, Scene, State } from './types.js' */
/** @typedef {'input' | 'change' | 'step' | 'time' | 'sight'} News */
/** @typedef {'user' | 'script'} Source whose change it is: the reader's, or that of a page, an opening, a player */
/** @typedef {(news: News) => void} Watch */

/** Two key presses on one handle within this time are undone together, in milliseconds. */
const samePress = 3000;

/** @param {unknown} error */
const rethrow = (error) => {
  throw error;
};

/** @param {Box | undefined} one @param {Box | undefined} other */
const isSameBox = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Model {
  /** @type {History<State>} */
  #history = new History();
  #stepper = new Stepper();
  /** @type {State | null} the state before the change that is under way */
  #before = null;
  #lastPress = { what: '', at: -Infinity };
  /** Nobody is told of the first state. @type {Watch} */
  #watch = () => {};
  /** @type {(error: unknown) => void} */
  #fail = rethrow;

  /** @type {State} */
  state;
  /** What a reset goes back to. @type {State} */
  origin;
  /** Whether the reader can change nothing; a script still can. */
  isReadonly = false;
  /** Whether nothing can be moved: so it is for readers, or once a challenge has shown its answer. */
  isLocked = false;
  /** @type {any} */
  result = null;
  /** @type {import('./types.js').Step[]} */
  steps = [];
  t = 0;
  /** The part of the plane that the page asks to show, instead of the scene's usual one. @type {Box | undefined} */
  home;
  /** The part of the plane on show, if it is not the scene's usual one. @type {Box | undefined} */
  sight;
  /** Whether the reader has zoomed or panned: then the window stays while the state changes. */
  isZoomed = false;
  /** Whether the field layer is wanted. */
  hasField = false;
  /** Whether it opens on its question, and nobody has chosen what that shows. */
  isOpening = false;
  /** Told what is missing, or has come after all, by its name. @type {(name: string, isMissing: boolean) => void} */
  tellLate = () => {};
  /** Whose change is under way; the reader's, unless `byScript` says otherwise. @type {Source} */
  source = 'user';

  /**
   * @param {Scene} scene @param {Library} graze @param {Watch} watch
   * @param {(error: unknown) => void} [fail] told of a state that the scene cannot solve; the model keeps the one before
   */
  constructor(scene, graze, watch, fail = rethrow) {
    this.scene = scene;
    this.graze = graze;
    this.origin = defaultState(scene.fields);
    this.state = this.origin;
    this.#show(this.origin);
    this.#watch = watch;
    this.#fail = fail;
  }

  /** Does something in the name of a script, for all who are told of it. @param {() => void} act */
  byScript(act) {
    const before = this.source;
    this.source = 'script';
    try {
      act();
    } finally {
      this.source = before;
    }
  }

  get step() {
    return this.#stepper.index;
  }

  get isLastStep() {
    return this.#stepper.isLast;
  }

  /** @returns {string} the answer in one word */
  get verdict() {
    return this.scene.answer?.verdict?.(this.result) ?? this.result?.contact ?? 'miss';
  }

  /** @returns {import('./types.js').Tone} how the verdict looks */
  get tone() {
    const { verdict } = this;
    return this.scene.answer?.tones?.[verdict] ?? /** @type {import('./types.js').Tone} */ (verdict);
  }

  /** @returns {string | null} the preset that is shown unchanged, and not only passed on the way to elsewhere */
  get preset() {
    const { scene, state } = this;
    if (this.#before && !isSameState(scene.fields, this.#before, state)) return null;
    const shown = scene.presets?.find((each) => hasState(scene.fields, state, each.state));
    return shown?.id ?? null;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /** @param {State} state */
  #show(state) {
    if (this.source === 'user') this.#endOpening();
    try {
      const { result, steps } = this.scene.solve(this.graze, state);
      this.state = state;
      this.result = result;
      this.steps = steps;
      this.#stepper.setCount(steps.length);
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#watch('input');
  }

  /** A change of the reader's asks for its answer: nobody has chosen the step that the opening shows. */
  #endOpening() {
    if (this.isOpening) this.#stepper.goTo(Infinity);
    this.isOpening = false;
  }

  /** @returns {boolean} whether a change is under way, such as a drag */
  get isChanging() {
    return this.#before !== null;
  }

  /** @returns {boolean} whether whoever acts now may not change the state */
  get #isRefused() {
    return this.isReadonly && this.source === 'user';
  }

  /** Begins a change that goes through many states, such as a drag. */
  begin() {
    if (!this.#isRefused) this.#before ??= this.state;
  }

  /**
   * Drags a handle to a place.
   * @param {Handle} handle @param {import('./types.js').Point} at
   * @returns {Handle | null} the handle then held; none if the change that the drag belonged to was undone
   */
  drag(handle, at) {
    if (!this.isChanging || this.#isRefused) return null;
    const moved = moveHandle(this.scene.fields, this.state, handle, at, this.sight);
    if (moved.state !== this.state) this.#show(moved.state);
    return moved.handle;
  }

  /** Ends a change: one entry of the history, if anything is different now. */
  commit() {
    const before = this.#before;
    this.#before = null;
    if (before && !isSameState(this.scene.fields, before, this.state)) {
      this.#history.record(before);
      this.#lastPress.what = '';
      this.#watch('change');
    }
  }

  /** Goes on with a change, such as a walk, or begins one. @param {State} state */
  goOn(state) {
    if (this.#isRefused || isSameState(this.scene.fields, state, this.state)) return;
    this.begin();
    this.#show(state);
  }

  /** Ends a change as if it had not begun. */
  cancel() {
    const before = this.#before;
    this.#before = null;
    if (before && !isSameState(this.scene.fields, before, this.state)) this.#show(before);
  }

  /**
   * Replaces the state in one go, as a change of its own or as a part of the one that is under way.
   * @param {State} state
   * @param {string} press the key that was pressed: quick repeats are undone together
   */
  set(state, press = '') {
    if (this.#isRefused || isSameState(this.scene.fields, state, this.state)) return;
    const now = Date.now();
    const isSame = press !== '' && press === this.#lastPress.what && now - this.#lastPress.at < samePress;
    this.#lastPress = { what: press, at: now };
    if (!isSame && !this.isChanging) this.#history.record(this.state);
    this.#show(state);
    if (!press) this.#follow();
    this.#watch('change');
  }

  /**
   * Sets the first state, as a page does, so there is nothing to undo.
   * @param {State} state
   */
  open(state) {
    if (!isSameState(this.scene.fields, state, this.state)) this.byScript(() => this.#show(state));
    this.fit();
  }

  /** Takes back the change that is under way, or else the last one. */
  undo() {
    if (this.#isRefused) return;
    if (this.isChanging) {
      this.cancel();
      return;
    }
    let state = this.#history.undo(this.state);
    // Key presses can end where they began; then there is nothing to undo.
    while (this.canUndo && isSameState(this.scene.fields, state, this.state)) state = this.#history.undo(state);
    this.#goTo(state);
  }

  /** Does again what was undone last, unless a change is under way. */
  redo() {
    if (!this.isChanging && !this.#isRefused) this.#goTo(this.#history.redo(this.state));
  }

  /** @param {State} state */
  #goTo(state) {
    this.#lastPress.what = '';
    if (state === this.state) return;
    this.#show(state);
    this.#follow();
    this.#watch('change');
  }

  reset() {
    this.set(this.origin);
    this.fit();
  }

  /** The part of the plane that a ready-made case is about, from its start on. @returns {Box | undefined} */
  get #presetSight() {
    const isShown = (/** @type {State | undefined} */ own) => own && hasState(this.scene.fields, this.state, own);
    return this.scene.presets?.find(({ state, walk }) => isShown(state) || isShown(walk?.state))?.sight;
  }

  /** The part of the plane that a ready-made case, or else the page, is about. @returns {Box | undefined} */
  get #ownSight() {
    return this.#presetSight ?? this.home;
  }

  /** Shows the part of the plane where everything is, or what the page or a ready-made case is about. */
  fit() {
    this.see(this.#ownSight ?? sightOf(this));
  }

  /** Fits the window to a new state, unless the reader has chosen it. */
  #follow() {
    if (!this.isZoomed) this.fit();
  }

  /** The window that shows everything, with the tips of all motions; nothing for the scene's usual one. @returns {Box | undefined} */
  get whole() {
    const own = this.#ownSight;
    return own && isInSight(this, own) ? own : fitOf(this);
  }

  /** Whether another window shows everything, or shows it larger: so it is once the reader has moved this one. */
  get canFit() {
    return !isSameBox(this.sight, this.whole);
  }

  /**
   * Loads something late, for all who look at this scene. If it does not come, they are told.
   * @template T
   * @param {string} name what it is for @param {() => Promise<T>} load
   * @returns {Promise<T | null>}
   */
  late(name, load) {
    return late(load, (isMissing) => this.tellLate(name, isMissing));
  }

  /** Zooms or pans to a part of the plane, for the reader. @param {Box} sight */
  zoom(sight) {
    this.see(sight);
    this.isZoomed = true;
  }

  /** Shows a part of the plane. @param {Box} [sight] nothing for the usual one */
  see(sight = this.home) {
    this.isZoomed = false;
    if (sight === this.sight) return;
    this.sight = sight;
    this.#watch('sight');
  }

  /** Shows the field layer, or hides it. @param {boolean} isWanted */
  showField(isWanted) {
    if (isWanted === this.hasField) return;
    this.hasField = isWanted;
    this.#watch('sight');
  }

  /** How the scene is looked at, where that is not as it opens. @returns {import('./permalink.js').Look} */
  get look() {
    const { isLastStep, step, t, scene, state, result } = this;
    // Where a link leads, no page has a window of its own.
    const opened = this.#presetSight ?? sightOf({ scene, state, result });
    const sight = isSameBox(this.sight, opened) ? undefined : (this.sight ?? scene.world);
    const field = this.hasField && this.scene.field ? 1 : undefined;
    if (this.isOpening) return { sight, field };
    return { step: isLastStep ? undefined : step, t: t || undefined, sight, field };
  }

  /** Opens on the question, at the first step. */
  askFirst() {
    this.byScript(() => this.stepTo(0));
    this.isOpening = true;
  }

  /** @param {number} index */
  stepTo(index) {
    const wasOpening = this.isOpening;
    this.isOpening = false;
    if (this.#stepper.goTo(index) || wasOpening) this.#watch('step');
  }

  /** @param {number} t */
  seek(t) {
    const next = Math.min(Math.max(t, 0), 1) || 0;
    if (next === this.t) return;
    this.t = next;
    this.#watch('time');
  }

  /**
   * Everything a drawing depends on.
   * @param {import('./types.js').Say} say @param {{ hasField: boolean, hasNormals: boolean }} layers
   * @param {number} [step] by default the current one
   * @returns {import('./types.js').Frame}
   */
  frame(say, layers, step = this.step) {
    const { scene, state, result, steps, t } = this;
    return { state, result, steps, step, t, blend: chosenIn(scene.fields, state), ...layers, say };
  }
}
