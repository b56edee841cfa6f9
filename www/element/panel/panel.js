// The panel of a scene: the lines and tools below the picture, and the sheets beside it where there is room.

import { handleOf } from '../../model/state.js';
import { Readout } from './readout.js';
import { Toolbar } from './toolbar.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Frame} Frame */
/** @typedef {import('../../model/types.js').Say} Say */

export class Panel {
  #skeleton;
  #model;
  #say;
  #redraw;
  #toolbar;
  /** @type {import('./sheets.js').Sheets | null} */
  #sheets = null;
  /** @type {import('../share/menu.js').ShareMenu | null} */
  #menu = null;
  /** @type {import('./step-pad.js').StepPad | null} where a scene has one */
  #pad = null;
  isReadonly = false;

  /**
   * @param {import('../skeleton.js').Skeleton} skeleton @param {Model} model @param {Say} say
   * @param {(action: string) => void} act @param {() => void} redraw
   * @param {{ RivalLine: typeof import('./rival-line.js').RivalLine | null,
   *   TimeAxis: typeof import('./time-axis.js').TimeAxis | null }} extras what only some scenes have
   */
  constructor(skeleton, model, say, act, redraw, { RivalLine, TimeAxis }) {
    this.#skeleton = skeleton;
    this.#model = model;
    this.#say = say;
    this.#redraw = redraw;
    const stepTo = (/** @type {number} */ index) => model.stepTo(index, 'user');
    this.readout = new Readout(skeleton, model, say, RivalLine && new RivalLine(model, say));
    this.time = TimeAxis && new TimeAxis(model, say);
    this.#toolbar = new Toolbar(model.scene, say, act, stepTo);
    skeleton.toolbar.prepend(this.#toolbar.root, ...(this.time ? [this.time.root] : []), this.#toolbar.extras);
  }

  /** Puts the pad among the tools. @param {import('./step-pad.js').StepPad} pad */
  addPad(pad) {
    this.#pad = pad;
    this.#toolbar.extras.prepend(pad.root);
  }

  /** Puts the sheets beside the picture, once. @param {typeof import('./sheets.js').Sheets} Sheets */
  addSheets(Sheets) {
    this.#sheets ??= new Sheets(this.#skeleton.side, this.#model, this.#say, this.#redraw);
  }

  /** @returns {boolean} */
  get hasSheets() {
    return this.#sheets !== null;
  }

  /**
   * Opens the menu to share what is shown, or closes it. Its code is loaded when it is first opened.
   * @param {import('../share/menu.js').See} see
   */
  async share(see) {
    if (!this.#menu) {
      const { loadMenu } = await import('../share/load-menu.js');
      const { host } = /** @type {ShadowRoot} */ (this.#skeleton.frame.getRootNode());
      const menu = await loadMenu(host, this.#model, this.#say, see);
      this.#menu ??= menu;
    }
    const { root } = this.#menu;
    if (root.isConnected) root.remove();
    else this.#menu.putBelow(this.#toolbar.root);
    this.#toolbar.isSharing = root.isConnected;
  }

  /** @param {Frame} frame as it was drawn @param {string} inHand the handle that the field layer and the pad are about */
  update(frame, inHand) {
    this.readout.update(frame.hasField, inHand);
    this.time?.update(frame);
    this.#toolbar.update(this.#model, frame.hasField);
    this.#sheets?.update(this.isReadonly);
    this.#menu?.update();
    this.#pad?.update(handleOf(this.#model.scene.fields, inHand));
  }

  stop() {
    this.time?.pause();
    this.readout.stop();
  }
}
