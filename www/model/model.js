// A scene at a moment: its state, the library's answer, the current step and time.
//
// Data flows one way: each change of state asks the library once, then tells the watcher.

import { History } from './history.js';
import { chosenIn, defaultState, hasState, isSameState, moveHandle } from './state.js';
import { Stepper } from './stepper.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Library} Library */
/** @typedef {'input' | 'change' | 'result' | 'step' | 'time'} News */
/** @typedef {(news: News, source: 'user' | 'script') => void} Watch */

/** Two key presses within this time are undone together, in milliseconds. */
const samePress = 800;

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
  /** @type {Watch} */
  #watch;
  #fail;

  /** @type {State} */
  state;
  /** @type {any} */
  result = null;
  /** @type {import('./types.js').Step[]} */
  steps = [];
  t = 0;

  /**
   * @param {Scene} scene @param {Library} graze @param {Watch} watch
   * @param {(error: unknown) => void} [fail] told of a state that the scene cannot solve; the model keeps the one before
   */
  constructor(scene, graze, watch, fail = rethrow) {
    this.scene = scene;
    this.graze = graze;
    this.#watch = watch;
    this.#fail = fail;
    this.state = defaultState(scene.fields);
    this.#solve();
  }

  /** @returns {number} */
  get step() {
    return this.#stepper.index;
  }

  /** @returns {boolean} */
  get isLastStep() {
    return this.#stepper.isLast;
  }

  /** @returns {string} the answer in one word */
  get verdict() {
    return this.scene.verdict?.(this.result) ?? this.result?.contact ?? 'miss';
  }

  /** @returns {import('./types.js').Tone} how the verdict looks */
  get tone() {
    const { verdict } = this;
    return this.scene.tones?.[verdict] ?? /** @type {import('./types.js').Tone} */ (verdict);
  }

  /**
   * The state as it is on show: in some steps a switch is in another position than the reader chose.
   * @param {number} step
   * @returns {State}
   */
  shownAt(step) {
    const { scene, state, steps } = this;
    const shown = Object.entries(scene.shows?.(steps, step) ?? {}).map(([key, choice]) => [key, { choice }]);
    return shown.length > 0 ? { ...state, ...Object.fromEntries(shown) } : state;
  }

  /** @returns {string | null} the preset that is shown unchanged */
  get preset() {
    const { scene, state } = this;
    const shown = scene.presets?.find((each) => hasState(scene.fields, state, each.state));
    return shown?.id ?? null;
  }

  /** @returns {boolean} */
  get canUndo() {
    return this.#history.canUndo;
  }

  /** @returns {boolean} */
  get canRedo() {
    return this.#history.canRedo;
  }

  #solve() {
    const { result, steps } = this.scene.solve(this.graze, this.state);
    this.result = result;
    this.steps = steps;
    this.#stepper.setCount(steps.length);
  }

  /** @param {State} state @param {'user' | 'script'} source */
  #show(state, source) {
    const before = this.state;
    this.state = state;
    try {
      this.#solve();
    } catch (error) {
      this.state = before;
      this.#fail(error);
      return;
    }
    this.#watch('input', source);
    this.#watch('result', source);
  }

  /** @returns {boolean} whether a change is under way, such as a drag */
  get isChanging() {
    return this.#before !== null;
  }

  /** Begins a change that goes through many states, such as a drag. */
  begin() {
    this.#before ??= this.state;
  }

  /**
   * Drags a handle to a place.
   * @param {string} id @param {import('./types.js').Point} at
   * @returns {string | null} the handle then held; none if the change that the drag belonged to was undone
   */
  drag(id, at) {
    if (!this.isChanging) return null;
    const moved = moveHandle(this.scene.fields, this.state, id, at);
    if (!isSameState(this.scene.fields, moved.state, this.state)) this.#show(moved.state, 'user');
    return moved.id;
  }

  /** Ends a change: one entry of the history, if anything is different now. */
  commit() {
    const before = this.#before;
    this.#before = null;
    if (before && !isSameState(this.scene.fields, before, this.state)) {
      this.#history.record(before);
      this.#watch('change', 'user');
    }
  }

  /**
   * Makes one step of a walk; the whole walk is one change.
   * @param {import('./types.js').Point} direction of length one at most
   * @param {() => void} [again] called when another step may lead elsewhere
   */
  walk(direction, again) {
    const { scene, graze, state } = this;
    const next = scene.walk?.(graze, state, direction, again) ?? state;
    if (isSameState(scene.fields, next, state)) return;
    this.begin();
    this.#show(next, 'user');
  }

  /** Ends a change as if it had not begun. @param {'user' | 'script'} [source] */
  cancel(source = 'user') {
    const before = this.#before;
    this.#before = null;
    if (before && !isSameState(this.scene.fields, before, this.state)) this.#show(before, source);
  }

  /**
   * Replaces the state in one go, as a change of its own or as a part of the one that is under way.
   * @param {State} state @param {'user' | 'script'} source
   * @param {string} press the key that was pressed: quick repeats are undone together
   */
  set(state, source, press = '') {
    if (isSameState(this.scene.fields, state, this.state)) return;
    const now = Date.now();
    const isSame = press !== '' && press === this.#lastPress.what && now - this.#lastPress.at < samePress;
    this.#lastPress = { what: press, at: now };
    if (!isSame && !this.isChanging) this.#history.record(this.state);
    this.#show(state, source);
    this.#watch('change', source);
  }

  /**
   * Sets the first state, so there is nothing to undo.
   * @param {State} state
   */
  open(state) {
    if (!isSameState(this.scene.fields, state, this.state)) this.#show(state, 'script');
  }

  /** Takes back the change that is under way, or else the last one. @param {'user' | 'script'} source */
  undo(source) {
    if (this.isChanging) {
      this.cancel(source);
      return;
    }
    let state = this.#history.undo(this.state);
    // Key presses can end where they began; then there is nothing to undo.
    while (this.canUndo && isSameState(this.scene.fields, state, this.state)) state = this.#history.undo(state);
    this.#goTo(state, source);
  }

  /** Does again what was undone last, unless a change is under way. @param {'user' | 'script'} source */
  redo(source) {
    if (!this.isChanging) this.#goTo(this.#history.redo(this.state), source);
  }

  /** @param {State} state @param {'user' | 'script'} source */
  #goTo(state, source) {
    this.#lastPress.what = '';
    if (state === this.state) return;
    this.#show(state, source);
    this.#watch('change', source);
  }

  /** @param {'user' | 'script'} source */
  reset(source) {
    this.set(defaultState(this.scene.fields), source);
  }

  /** @param {number} index @param {'user' | 'script'} source */
  stepTo(index, source) {
    if (this.#stepper.goTo(index)) this.#watch('step', source);
  }

  /** @param {number} t @param {'user' | 'script'} source */
  seek(t, source) {
    const next = Math.min(Math.max(t, 0), 1) || 0;
    if (next === this.t) return;
    this.t = next;
    this.#watch('time', source);
  }

  /**
   * Everything a drawing depends on.
   * @param {import('./types.js').Say} say @param {{ hasField: boolean, hasNormals: boolean }} layers
   * @param {number} [step] by default the current one
   * @returns {import('./types.js').Frame}
   */
  frame(say, layers, step = this.step) {
    const { scene, state, result, steps, t } = this;
    return { state, result, steps, step, t, blend: chosenIn(scene.fields, this.shownAt(step)), ...layers, say };
  }
}
