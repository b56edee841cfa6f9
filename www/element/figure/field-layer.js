// The field layer on its canvas. It gets finer in short turns between frames; after the finest, nothing runs.

import { contextOf } from '../../dom/dom.js';
import { FieldColors } from './field-colors.js';

/** @import { Answers, Palette } from '../../model/types.js' */
/** @import { View } from './view.js' */

/** How long one turn may take while a hand moves, and when it rests, in milliseconds; and how soon that is. */
const budget = { moving: 4, resting: 10, rest: 250 };

/**
 * @typedef {object} Request
 * @property {string} key what the picture depends on; if it is the same, no new picture is needed
 * @property {() => Answers} answers
 * @property {View} view
 * @property {Palette} palette
 * @property {number} finest pixels that one sample covers at last where answers look alike
 */

export class FieldLayer {
  #canvas;
  #context;
  #tell;
  /** @type {FieldColors | null} */
  #tints = null;
  #key = '';
  #frame = 0;
  #since = 0;

  /** @param {HTMLCanvasElement} canvas @param {(kinds: import('./field-colors.js').Kind[]) => void} tell told what is drawn */
  constructor(canvas, tell) {
    this.#canvas = canvas;
    this.#context = contextOf(canvas);
    this.#tell = tell;
  }

  /** @param {Request} request */
  show({ key, answers, view, palette, finest }) {
    if (this.#tints && this.#key === key) return;
    this.#key = key;
    this.#tints = new FieldColors(answers(), view, palette, finest);
    this.#since = performance.now();
    const { width, height } = this.#tints.image;
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#canvas.hidden = false;
    this.#turn();
  }

  /** Draws all of it at once. */
  finish() {
    while (this.#tints && !this.#tints.isDone) this.#turn(Infinity);
  }

  hide() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#tints = null;
    this.#canvas.hidden = true;
  }

  /** @param {number} [time] how long it may take, in milliseconds */
  #turn(time = performance.now() - this.#since > budget.rest ? budget.resting : budget.moving) {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const tints = /** @type {FieldColors} */ (this.#tints);
    const end = performance.now() + time;
    const { pass } = tints;
    while (!tints.isDone && performance.now() < end) {
      const { top, bottom } = tints.go(end);
      this.#context.putImageData(tints.image, 0, 0, 0, top, tints.image.width, bottom - top);
    }
    if (tints.pass > pass) this.#tell(tints.kinds);
    if (!tints.isDone) this.#frame = requestAnimationFrame(() => this.#turn());
  }
}
