// A scene on show: its model, the hands that change it, the picture that draws it and the panel that describes it.

import { Model } from '../model/model.js';
import { act } from './actions.js';
import { DrawLoop } from './draw-loop.js';
import { Hands } from './hands/hands.js';
import { Panel } from './panel/panel.js';
import { Picture } from './picture/picture.js';
import { buildSkeleton } from './skeleton.js';
import { watchVisibility } from './watch-visibility.js';

/** @typedef {import('../model/types.js').Parts} Parts */
/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').Say} Say */
/** @typedef {(type: string, detail: Record<string, any>) => void} Emit */

export class Show {
  #root;
  #emit;
  #skeleton;
  #loop = new DrawLoop(() => this.#guard(() => this.#draw()));
  #hands;
  #picture;
  #panel;
  /** @type {import('./challenge/box.js').ChallengeBox | null} */
  #dare = null;
  #usualSnap = 0;
  #isReadonly = false;
  /** @type {import('./opening.js').Opening | null} */
  #opening = null;
  /** @type {Map<string, string>} what is wrong now, by what it is about */
  #complaints = new Map();
  /** @type {(() => void)[]} */
  #ends = [];
  #onFail;
  #hasFailed = false;

  /**
   * @param {ShadowRoot} root @param {import('./load.js').Loaded} parts @param {Say} say
   * @param {Emit} emit @param {(error: unknown) => void} onFail told why the show has ended by itself
   */
  constructor(root, { scene, graze, Walk, RivalLine, StepPad, TimeAxis, dare }, say, emit, onFail) {
    this.#root = root;
    this.#emit = emit;
    this.#onFail = onFail;
    this.say = say;
    this.#skeleton = buildSkeleton(root);
    const redraw = () => this.#loop.ask();
    this.model = new Model(
      scene,
      graze,
      (news, source) => this.#guard(() => this.#hear(news, source)),
      (error) => this.#fail(error),
    );
    this.#picture = new Picture(this.#skeleton, this.model, say);
    this.#hands = new Hands(this.#skeleton, this.model, this.#picture, say, redraw, Walk);
    const own = { RivalLine, TimeAxis };
    this.#panel = new Panel(this.#skeleton, this.model, say, (action) => this.#act(action), redraw, own);
    if (StepPad) this.#panel.addPad(new StepPad(say, (motion) => this.#hands.nudge(motion)));
    if (!dare) return;
    this.#usualSnap = dare.snap;
    const box = new dare.Box(this.#skeleton, dare, this.model, say, (detail) => emit('graze-solved', detail));
    this.#dare = box;
    this.#panel.readout.first = () => box.text;
  }

  /** Begins to draw, and to listen. */
  start() {
    const host = /** @type {HTMLElement} */ (this.#root.host);
    this.#loop.start();
    this.#ends = [
      this.#picture.start(this.#loop),
      this.#hands.start(this.#root, this.#skeleton.stage),
      watchVisibility(host, (isVisible) => this.#see(isVisible)),
    ];
  }

  /** Ends the show; nothing runs on. */
  stop() {
    this.#loop.stop();
    this.#opening?.end();
    this.#panel.stop();
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
      this.#opening?.end();
      this.pause();
    }
    this.#loop.see(isVisible);
  }

  /** @param {import('../model/model.js').News} news @param {'user' | 'script'} source */
  #hear(news, source) {
    const { state, result, steps, step, t } = this.model;
    const details = { input: { state }, change: { state }, result: { result, steps }, step: { step }, time: { t } };
    if (news !== 'time') this.#emit(`graze-${news}`, { ...details[news], source });
    if (news === 'change' && source === 'user') this.#complaints.clear();
    if (news === 'input') this.#dare?.note(source);
    if (news === 'change') this.#dare?.judge(source);
    this.#panel.readout.hear(news, source);
    if (news === 'input') this.#hands.walk?.wake();
    this.#loop.ask();
  }

  /** @param {string} action what a tool asks for */
  #act(action) {
    if (action === 'field') this.hasField = !this.hasField;
    else if (action === 'share') this.#panel.share(() => this.seen());
    else if (action === 'add' || action === 'remove') this.#hands.changeWalls(action);
    else if (!this.#performs(action)) act(this.model, action);
  }

  /**
   * Begins a ready-made walk from its start, unless the reader wants little motion.
   * @param {string} action
   * @returns {boolean} whether it has begun
   */
  #performs(action) {
    const { walk } = this.#hands;
    walk?.release();
    const preset = this.scene.presets?.find(({ id }) => action === `preset:${id}`);
    if (!walk || !preset?.walk || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    walk.perform(preset.walk);
    return true;
  }

  #draw() {
    const { inHand } = this.#hands;
    const frame = this.#picture.draw((hits) => this.#hands.place(hits));
    this.#hands.show();
    if (frame.hasField) this.#picture.drawField(inHand, this.#hands.stateWithoutHand());
    this.#panel.update(frame, inHand);
    this.#dare?.update();
    if (this.#dare) this.#lock();
    if (this.#picture.isMoving) this.#loop.ask();
  }

  /** @returns {Scene} */
  get scene() {
    return this.model.scene;
  }

  /** How much to show. @param {import('./size.js').Size} size @param {typeof import('./panel/sheets.js').Sheets | null} Sheets */
  resize(size, Sheets) {
    const { toolbar, figure } = this.#skeleton;
    const isFull = size === 'full';
    if (isFull && Sheets) this.#panel.addSheets(Sheets);
    // The stick is needed at every size: where there are no tools it lies over the figure.
    const stick = this.#hands.walk?.stick.root;
    if (stick && isFull) toolbar.prepend(stick);
    else if (stick) figure.append(stick);
    this.#loop.ask();
  }

  /** @returns {boolean} whether the sheets are there, shown or not */
  get hasSheets() {
    return this.#panel.hasSheets;
  }

  /** @param {boolean} isReadonly whether nothing can be moved */
  set isReadonly(isReadonly) {
    this.#skeleton.frame.toggleAttribute('data-readonly', isReadonly);
    this.#isReadonly = isReadonly;
    this.#lock();
    this.#loop.ask();
  }

  /** A guess cannot be moved any more once its answer is shown. */
  #lock() {
    const isLocked = this.#isReadonly || (this.#dare?.isClosed ?? false);
    this.#skeleton.handles.toggleAttribute('inert', isLocked);
    this.#hands.isReadonly = isLocked;
    this.#panel.isReadonly = isLocked;
  }

  /** @param {number} distance handles stop at its multiples; 0 lets them go anywhere */
  set snap(distance) {
    this.#hands.snap = distance || this.#usualSnap;
  }

  /** @param {string} label what the figure is called when it is read aloud; empty for the scene's own */
  set label(label) {
    this.#skeleton.figure.setAttribute('aria-label', label || this.say('label'));
  }

  /** @returns {boolean} whether the field layer is on */
  get hasField() {
    return this.#picture.hasField;
  }

  set hasField(isOn) {
    this.#picture.hasField = isOn;
    this.#loop.ask();
  }

  /** The one role that is shown brighter than all others. @param {import('../model/pen.js').Role | null} role */
  set light(role) {
    this.#picture.light = role;
    this.#loop.ask();
  }

  /** @param {boolean} isOn whether normals are drawn */
  set hasNormals(isOn) {
    this.#picture.hasNormals = isOn;
    this.#loop.ask();
  }

  /** Draws in new colors: the style has changed. */
  restyle() {
    this.#picture.forgetColors();
    this.#loop.ask();
  }

  /**
   * Says under the picture what is wrong, until it is right or the reader goes on.
   * @param {string} name what it is about @param {string} text empty if it is right
   */
  complain(name, text) {
    if (text === '' && !this.#complaints.delete(name)) return;
    if (text) this.#complaints.set(name, text);
    this.#panel.readout.notice([...this.#complaints.values()].join(' '));
  }

  /** How to play. @param {number} speed 1 is usual @param {boolean} isLooped whether to begin again at the end */
  pace(speed, isLooped) {
    const { time } = this.#panel;
    if (time) Object.assign(time, { speed, isLooped });
  }

  /**
   * Plays the steps once, until something is touched; then the motion, where there is one.
   * @param {typeof import('./opening.js').Opening} Opening loaded before, so that the last step is never on show first
   */
  open(Opening) {
    this.#opening?.end();
    this.#opening = new Opening(this.model, () => this.scene.times && this.play());
    this.#opening.play();
  }

  play() {
    this.#panel.time?.play();
  }

  pause() {
    this.#panel.time?.pause();
  }

  /**
   * Draws a scene at its last step on another canvas.
   * @param {HTMLCanvasElement} canvas @param {Parts} [parts] of another scene, drawn at its default
   */
  drawOn(canvas, parts) {
    this.#picture.drawOn(canvas, parts);
  }

  /** @returns {import('./picture/still.js').Seen} what the picture now is, to be saved */
  seen() {
    return this.#picture.seen();
  }
}
