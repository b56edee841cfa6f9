// Walking through a scene: a step every sixtieth of a second while someone walks, and nothing otherwise.

import { walkDirection, walkKey } from './keys.js';
import { StepClock } from './step-clock.js';
import { WalkStick } from './stick.js';

/** @import { Point, State } from '../../model/types.js' */
/** @import { Extra } from '../index.js' */

/**
 * The state a sixtieth of a second later. The direction is at most one long, zero if nobody walks.
 * @typedef {(graze: import('../../model/types.js').Library, state: State, direction: Point) => State} Walking
 */

/**
 * When nobody can walk, and who walks.
 * @typedef {{ isOff: (state: State) => boolean, walkerIn: (state: State) => Point }} Walked
 */

/** @implements {Extra} */
export default class Walk {
  place = /** @type {const} */ ('stick');
  #clock = new StepClock();
  #frame = 0;
  #host;
  #model;
  #walk;
  #stick;
  #isRunning = false;
  #isOff;
  #walkerIn;
  #wasOff = false;
  /** The keys of a ready-made walk, as if someone held them. @type {{ direction: Point, left: number } | null} */
  #held = null;

  /** @param {import('../index.js').Host} host @param {{ walk: Walking } & Walked} given */
  constructor(host, { walk, isOff, walkerIn }) {
    this.#host = host;
    this.#model = host.model;
    this.#walk = walk;
    this.#isOff = isOff;
    this.#walkerIn = walkerIn;
    this.#stick = new WalkStick(host.say, () => this.#wake());
    this.root = this.#stick.root;
  }

  /** Whether keys and stick are not for walking now. */
  get isOff() {
    return this.#isOff(this.#model.state);
  }

  get keepsKeys() {
    return !this.isOff;
  }

  /** Comes and goes with the switch that says whether someone can walk. */
  update() {
    if (this.isOff === this.#wasOff) return;
    this.#wasOff = this.isOff;
    this.root.hidden = this.isOff;
    if (!this.isOff) this.#hintAtWalk();
    else this.#host.hint.textContent = this.#host.say('hint');
  }

  /** @returns {() => void} */
  start() {
    const { stage, hint, say } = this.#host;
    if (stage.closest('.frame')?.querySelector('.challenge')) this.#hintAtWalk();
    else if (means() === 'touch') hint.textContent = say('walk.touch');
    // A click on an empty part of it lets the keys move the stick.
    const take = (/** @type {Event} */ event) => {
      const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]');
      if (!this.isOff && !isOnHandle && !stage.classList.contains('over-body')) this.#stick.focus();
    };
    // The mouse gives no handle the focus: the keys go on walking.
    const keep = (/** @type {Event} */ event) => this.isOff || event.preventDefault();
    // Whoever drags something goes on alone.
    const release = () => this.#release();
    // What was dragged into the air falls.
    const drop = () => this.isOff || this.#wake();
    stage.addEventListener('pointerdown', release);
    stage.addEventListener('pointerup', drop);
    stage.addEventListener('click', take);
    stage.addEventListener('mousedown', keep);
    // The keys are those of the walk while what was pressed last, or has the focus, is its own; else they are the page's. A
    // window that is not in front tells of no focus, but its keys come from what has it.
    let isOn = false;
    const turn = (/** @type {Event} */ event) => {
      isOn = isOwn(event, stage);
    };
    const down = (/** @type {KeyboardEvent} */ event) =>
      !this.isOff && (isOn || isOwn(event, stage)) && isForWalk(event, stage) && this.#stick.key(event, true);
    const up = (/** @type {KeyboardEvent} */ event) => this.#stick.key(event, false);
    // On the document: after a press of the mouse nothing may have the focus. First there: a page that turns its leaves by
    // arrow keys does not hear those that walk.
    for (const type of turns) document.addEventListener(type, turn);
    document.addEventListener('keydown', down, true);
    document.addEventListener('keyup', up);
    const stopStick = this.#stick.start();
    this.#isRunning = true;
    return () => {
      this.#isRunning = false;
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      stage.removeEventListener('pointerdown', release);
      stage.removeEventListener('pointerup', drop);
      stage.removeEventListener('click', take);
      stage.removeEventListener('mousedown', keep);
      for (const type of turns) document.removeEventListener(type, turn);
      document.removeEventListener('keydown', down, true);
      document.removeEventListener('keyup', up);
      stopStick();
    };
  }

  /**
   * Begins a ready-made walk from its start, unless the reader wants little motion.
   * @param {string} action
   * @returns {boolean} whether it has begun
   */
  act(action) {
    this.#release();
    const preset = this.#model.scene.presets?.find(({ id }) => action === `preset:${id}`);
    // What the first hint promises holds for the first case.
    if (preset && !this.isOff) this.#hintAtWalk();
    if (!preset?.walk || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    this.#perform(preset.walk);
    return true;
  }

  /**
   * Begins a ready-made walk, and holds its keys until it is where it leads, or someone walks.
   * @param {NonNullable<import('../../model/types.js').Preset['walk']>} walk
   */
  #perform({ state, keys, steps }) {
    this.#model.set({ ...this.#model.state, ...state });
    this.#model.begin();
    this.#held = { direction: walkDirection(keys.split(' ')), left: steps };
    this.#wake();
  }

  /** Lets go of the keys of a ready-made walk. */
  #release() {
    this.#held = null;
  }

  /** The hint says how to walk, and nothing of what one will see. */
  #hintAtWalk() {
    this.#host.hint.textContent = this.#host.say(`walk.task.${means()}`);
  }

  /** Runs, because someone walks. */
  #wake() {
    if (!this.#frame && this.#isRunning) this.#frame = requestAnimationFrame((now) => this.#run(now));
  }

  /** @param {number} now */
  #run(now) {
    const model = this.#model;
    const own = this.#stick.take();
    this.#frame = 0;
    const isWalking = own.x !== 0 || own.y !== 0;
    // An undo takes a ready-made walk back, and its keys with it.
    if (isWalking || !model.isChanging) this.#held = null;
    const before = model.state;
    const due = this.#clock.due(now);
    for (let count = due; count > 0; count--) {
      const direction = this.#held ? this.#hold(this.#held) : own;
      model.goOn(this.#walk(model.graze, model.state, direction));
    }
    if (isOutOf(model.sight, this.#walkerIn(model.state))) model.see(undefined);
    // A fast screen has frames without a step: only a step that changes nothing is the last one.
    if (due === 0 || isWalking || this.#held || model.state !== before) {
      this.#wake();
      return;
    }
    this.#clock.rest();
    this.#hintAtWalk();
    this.pause();
  }

  /** Commits what was walked until now, for the page may be closed before the rest. While a hand drags something, its change goes on. */
  pause() {
    if (!this.#host.input.isDragging) this.#model.commit();
  }

  /** @param {{ direction: Point, left: number }} held @returns {Point} the direction of its next step */
  #hold(held) {
    held.left -= 1;
    if (held.left <= 0) this.#held = null;
    return held.direction;
  }
}

/** What one walks with: who has no mouse has no keys. @returns {'touch' | 'keys'} */
const means = () => (matchMedia('(hover: none)').matches ? 'touch' : 'keys');

/** @param {import('../../model/types.js').Box | undefined} sight @param {Point} walker @returns {boolean} */
const isOutOf = (sight, { x, y }) =>
  sight !== undefined && (x < sight.minX || x > sight.maxX || y < sight.minY || y > sight.maxY);

/** What needs the walking keys itself: places to type, sliders, tabs, and panes that scroll. */
const ownKeys = 'input, textarea, select, [role="tab"], .sheet, pre';

/** What gives the keys to the walk, and takes them away. */
const turns = ['pointerdown', 'focusin'];

/** @param {Event} event @param {HTMLElement} stage @returns {boolean} whether it is in the figure, on the stick, or on a tool of the scene */
const isOwn = (event, stage) =>
  event
    .composedPath()
    .some(
      (each) =>
        each instanceof Element && each.matches('.figure, .walker, .extras') && stage.closest('.frame')?.contains(each),
    );

/**
 * Whether a key is meant for the walk, and not for what has the focus.
 * @param {KeyboardEvent} event @param {HTMLElement} stage
 * @returns {boolean}
 */
function isForWalk(event, stage) {
  const [target] = event.composedPath();
  if (event.defaultPrevented || stage.closest('[data-readonly]') || !(target instanceof Element)) return false;
  // The arrow keys move a handle that has the focus; letters walk.
  const isOnHandle = target.closest('[data-handle]') !== null;
  return !target.closest(ownKeys) && !(isOnHandle && walkKey(event)?.startsWith('Arrow'));
}
