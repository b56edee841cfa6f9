// Autoplay: the figure shows once by itself what it is about, until the reader touches something: the motion, then the steps
// that speak for the rows of the list, each for as long as its sentence takes to read.

import { stepSentence } from '../../model/sentences.js';
import { rowsOf } from '../../model/step-rows.js';

/** How many letters a reader reads in a second. */
const pace = 15;

/** What ends it: any touch or key, wherever on the page. */
const ends = ['pointerdown', 'keydown', 'wheel', 'touchstart'];

export class Autoplay {
  #model;
  #say;
  #timer = 0;
  #step = 0;
  /** @type {number[]} the steps to come */
  #queue;
  #end = () => this.end();
  #rest;

  /**
   * @param {import('../../model/model.js').Model} model @param {import('../../model/types.js').Say} say
   * @param {() => void} rest ends the motion
   */
  constructor(model, say, rest) {
    this.#model = model;
    this.#say = say;
    this.#rest = rest;
    // The last row is the whole picture, in which it ends.
    this.#queue = rowsOf(model)
      .slice(0, -1)
      .map(({ lead }) => lead);
  }

  /** @param {number} motion how long the motion plays before the first step, in milliseconds */
  play(motion) {
    this.#model.isOpening = true;
    for (const type of ends) window.addEventListener(type, this.#end, { capture: true, passive: true });
    this.#wait(motion);
  }

  /** @param {number} time in milliseconds */
  #wait(time) {
    this.#step = this.#model.step;
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  #next() {
    this.#rest();
    const { scene, steps, step } = this.#model;
    const next = this.#queue.shift();
    // Another script went elsewhere: it knows better.
    if (next === undefined || step !== this.#step) this.end();
    else {
      this.#model.byScript(() => this.#model.stepTo(next));
      this.#wait((1000 / pace) * stepSentence(scene, steps, next, this.#say).length);
    }
  }

  /** Ends it, and shows the whole picture at rest. */
  end() {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const type of ends) window.removeEventListener(type, this.#end, { capture: true });
    this.#model.isOpening = false;
    this.#rest();
    if (this.#model.step === this.#step) this.#model.byScript(() => this.#model.stepTo(Number.POSITIVE_INFINITY));
  }
}
