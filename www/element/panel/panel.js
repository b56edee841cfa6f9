// The panel of a scene: the tools below the picture, and the sheets beside it.

import { CodeSheet } from './code-sheet.js';
import { Readout } from './readout.js';
import { StepsSheet } from './steps-sheet.js';
import { Tabs } from './tabs.js';
import { TimeAxis } from './time-axis.js';
import { Toolbar } from './toolbar.js';
import { ValuesSheet } from './values-sheet.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Frame} Frame */
/** @typedef {import('../../model/types.js').Say} Say */

export class Panel {
  #model;
  #toolbar;
  #steps;
  #values;
  #code;

  /**
   * @param {import('../skeleton.js').Skeleton} skeleton @param {Model} model @param {Say} say
   * @param {(action: string) => void} act @param {() => void} redraw
   */
  constructor(skeleton, model, say, act, redraw) {
    this.#model = model;
    const { scene } = model;
    const stepTo = (/** @type {number} */ index) => model.stepTo(index, 'user');
    this.readout = new Readout(skeleton, model, say);
    this.time = new TimeAxis(model, say);
    this.#toolbar = new Toolbar(scene, say, act, stepTo);
    this.#steps = new StepsSheet(model, say, stepTo);
    this.#values = new ValuesSheet(model, say, redraw);
    this.#code = new CodeSheet(model, say, redraw);
    const tabs = new Tabs([this.#steps, this.#values, this.#code], say, redraw);
    skeleton.toolbar.append(this.#toolbar.root, this.time.root, this.#toolbar.extras);
    skeleton.side.append(tabs.root);
  }

  /** @param {Frame} frame as it was drawn @param {string} inHand the handle that the field layer is about */
  update(frame, inHand) {
    this.readout.update(frame.hasField, inHand);
    this.time.update(frame);
    this.#toolbar.update(this.#model, frame.hasField);
    this.#steps.update();
    this.#values.update();
    this.#code.update();
  }

  stop() {
    this.time.pause();
    this.readout.stop();
  }
}
