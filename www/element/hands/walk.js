// Walking through a scene: a step every sixtieth of a second while someone walks, and nothing otherwise.

import css from '../../style/walk.css?inline';
import { sharedStyle } from '../style-sheet.js';
import { Pace } from './pace.js';
import { WalkStick } from './walk-stick.js';

/** @typedef {import('../../model/model.js').Model} Model */

/** The style of the stick. */
const addStyle = sharedStyle(css);

export class Walk {
  #pace = new Pace();
  #frame = 0;
  #model;
  #isRunning = false;

  /** @param {Model} model of a scene that can be walked through @param {import('../../model/types.js').Say} say */
  constructor(model, say) {
    this.#model = model;
    this.stick = new WalkStick(say, () => this.wake());
  }

  /**
   * Starts to listen.
   * @param {ShadowRoot} root @param {HTMLElement} stage a click on an empty part of it lets the keys move the stick
   * @returns {() => void} ends it
   */
  start(root, stage) {
    addStyle(root);
    const take = (/** @type {Event} */ event) => {
      const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]');
      if (!isOnHandle && !stage.classList.contains('over-body')) this.stick.focus();
    };
    const keep = (/** @type {Event} */ event) => this.stick.hasKeys && event.preventDefault();
    stage.addEventListener('click', take);
    stage.addEventListener('mousedown', keep);
    const stopStick = this.stick.start();
    this.#isRunning = true;
    return () => {
      this.#isRunning = false;
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      stage.removeEventListener('click', take);
      stage.removeEventListener('mousedown', keep);
      stopStick();
    };
  }

  /** Runs, because something may have to move: someone walks, or a wall was moved. */
  wake() {
    if (!this.#frame && this.#isRunning) this.#frame = requestAnimationFrame((now) => this.#run(now));
  }

  /** @param {number} now */
  #run(now) {
    const model = this.#model;
    const direction = this.stick.take();
    this.#frame = 0;
    const isWalking = direction.x !== 0 || direction.y !== 0;
    const before = model.state;
    for (let count = this.#pace.due(now); count > 0; count--) model.walk(direction);
    if (isWalking || model.state !== before) {
      this.wake();
      return;
    }
    this.#pace.rest();
    model.commit();
  }
}
