// The panel of a scene: the lines and tools below the picture, and the sheets beside it where there is room.

import { Readout } from './readout.js';
import { Toolbar } from './toolbar.js';

/** @import { Extra } from '../../extras/index.js' */
/** @import { Model } from '../../model/model.js' */
/** @import { Frame, LoadingSay } from '../../model/types.js' */

export class Panel {
  #skeleton;
  #model;
  #say;
  #act;
  #redraw;
  #toolbar;
  #extras;
  /** @type {import('./sheets.js').Sheets | null} */
  #sheets = null;
  /** @type {import('../share/menu.js').ShareMenu | null} */
  #menu = null;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {Model} model @param {LoadingSay} say
   * @param {(action: string) => void} act @param {() => void} redraw @param {Extra[]} extras that the scene brings
   */
  constructor(skeleton, model, say, act, redraw, extras) {
    this.#skeleton = skeleton;
    this.#model = model;
    this.#say = say;
    this.#act = act;
    this.#redraw = redraw;
    this.#extras = extras;
    this.readout = new Readout(skeleton, model, say, extras);
    this.#toolbar = new Toolbar(say, act, (index) => model.stepTo(index));
    skeleton.toolbar.prepend(this.#toolbar.root, ...this.#rootsAt('motion'));
    skeleton.figure.before(...this.#rootsAt('task'));
  }

  /** @param {Extra['place']} place @returns {HTMLElement[]} */
  #rootsAt(place) {
    return this.#extras.flatMap((extra) => (extra.place === place ? extra.root : []));
  }

  /**
   * Adds what only the full size shows, once, and the stick where a thumb finds it.
   * @param {import('../shell/size.js').Size} size @param {typeof import('./sheets.js').Sheets | null} Sheets
   */
  resize(size, Sheets) {
    const { toolbar, figure, frame } = this.#skeleton;
    if (size === 'full' && Sheets)
      this.#sheets ??= new Sheets(this.#skeleton, this.#model, this.#say, this.#act, this.#redraw, this.#extras);
    // Where there are no tools, on a phone, and where a task would push it out of a window, it belongs to the figure.
    const { width } = frame.dataset;
    const hasRoom = width === 'medium' || (width === 'wide' && this.#rootsAt('task').length === 0);
    if (size === 'full' && hasRoom) toolbar.prepend(...this.#rootsAt('stick'));
    else figure.append(...this.#rootsAt('stick'));
  }

  /** @returns {boolean} whether the sheets are there, shown or not */
  get hasSheets() {
    return this.#sheets !== null;
  }

  /**
   * Opens the menu to share what is shown, or closes it. Its code is loaded when it is first opened.
   * @param {import('../share/menu.js').See} see
   */
  async share(see) {
    if (!this.#menu) {
      const { host } = /** @type {ShadowRoot} */ (this.#skeleton.frame.getRootNode());
      const menu = await this.#model.late('share', async () => {
        const { loadMenu } = await import('../share/load-menu.js');
        return loadMenu(host, this.#model, this.#say, see);
      });
      this.#menu ??= menu;
    }
    if (!this.#menu) return;
    const { root } = this.#menu;
    if (root.isConnected) root.remove();
    else this.#menu.putBelow(this.#toolbar.root);
    this.#toolbar.isSharing = root.isConnected;
  }

  /** @param {Frame} frame as it was drawn @param {string} inHand the handle that the field layer is about */
  update({ hasField }, inHand) {
    this.readout.update();
    this.#toolbar.update(this.#model);
    this.#sheets?.update(hasField, inHand);
    this.#menu?.update();
  }

  stop() {
    this.readout.stop();
  }
}
