// A sheet that a scene brings. What it shows is loaded when the sheet is first looked at.

import { make } from '../dom/dom.js';

/** @import { Extra, Host } from './index.js' */
/** @typedef {{ update: () => void }} Content */
/** @typedef {new (root: HTMLElement, host: Host, given: any) => Content} ContentOf */

/**
 * The name of the sheet, what is in it, and what that needs of the scene.
 * @typedef {{ name: string, load: () => Promise<{ default: ContentOf }>, given?: any }} Sheet
 */

/** @implements {Extra} */
export default class LateSheet {
  place = /** @type {const} */ ('sheet');
  root = make('div', { class: 'sheet' });
  name;
  #host;
  #sheet;
  /** @type {Content | null} */
  #content = null;
  #isLoading = false;

  /** @param {Host} host @param {{ sheet: Sheet }} given */
  constructor(host, { sheet }) {
    this.name = sheet.name;
    this.#host = host;
    this.#sheet = sheet;
  }

  async open() {
    if (this.#content || this.#isLoading) return;
    const { load, given } = this.#sheet;
    this.#isLoading = true;
    this.root.textContent = this.#host.say('panel.loading');
    const loaded = await this.#host.model.late(`sheet ${this.name}`, load);
    this.#isLoading = false;
    this.root.textContent = loaded ? '' : this.#host.say('panel.notLoaded');
    if (!loaded) return;
    this.#content = new loaded.default(this.root, this.#host, given);
    this.#host.redraw();
  }

  update() {
    if (!this.root.hidden) this.#content?.update();
  }
}
