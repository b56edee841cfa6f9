// A scene at a moment: its state, the library's answer, the current step and time.
//
// Data flows one way: each change of state asks the library once, then tells the watcher.

import { History } from './history.js';
import { late } from './late.js';
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
  /** The part of the plane on show, if it is not the scene's usual one. @type {Box | undefined} */
  sight;
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
    if (this.source === 'user') this.isOpening = false;
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
    if (!press) this.fit();
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
    this.fit();
    this.#watch('change');
  }

  reset() {
    this.set(this.origin);
  }

  /** The part of the plane that a ready-made case is about, from its start on. @returns {import('./types.js').Box | undefined} */
  get #ownSight() {
    const isShown = (/** @type {State | undefined} */ own) => own && hasState(this.scene.fields, this.state, own);
    return this.scene.presets?.find(({ state, walk }) => isShown(state) || isShown(walk?.state))?.sight;
  }

  /** Shows the part of the plane where everything is, or what a ready-made case is about. */
  async fit() {
    const { scene, state, sight } = this;
    const own = this.#ownSight;
    if (own || isSameState(scene.fields, state, defaultState(scene.fields))) return this.see(own);
    const loaded = await this.late('fit', () => import('./sight.js'));
    if (loaded && state === this.state && sight === this.sight) this.see(loaded.sightOf(this));
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

  /** Shows a part of the plane. @param {Box | undefined} sight nothing for the scene's usual one */
  see(sight) {
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
    const { isLastStep, step, t } = this;
    const sight = this.sight === this.#ownSight ? undefined : this.sight;
    const field = this.hasField && this.scene.field ? 1 : undefined;
    if (this.isOpening) return { sight, field };
    return { step: isLastStep ? undefined : step, t: t || undefined, sight, field };
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
