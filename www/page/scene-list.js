// The list of scenes, each with a small picture.

import { make } from '../element/dom.js';
import { loadParts } from '../element/load.js';
import { loadSay, nearestLanguage } from '../locales/index.js';
import { scenes } from '../scenes/index.js';

/** @typedef {import('../element/graze-scene.js').GrazeScene} GrazeScene */

/** The shortest time between two drawings of the current scene's picture, in milliseconds. */
const pause = 120;

export class SceneList {
  /** @type {Map<string, { link: HTMLAnchorElement, canvas: HTMLCanvasElement }>} */
  #entries = new Map();
  #timer = 0;
  #root;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    for (const { id } of scenes) {
      const canvas = make('canvas', { 'aria-hidden': 'true' });
      const title = make('span', {}, id);
      const link = make('a', { href: `#${id}` }, canvas, title);
      root.append(make('li', {}, link));
      this.#entries.set(id, { link, canvas });
      loadSay(nearestLanguage(document.documentElement.lang), id).then((say) => {
        title.textContent = say('title');
      });
    }
  }

  /** @param {string} name the scene on show */
  mark(name) {
    for (const [id, { link }] of this.#entries) {
      if (id === name) this.#markShown(link);
      else link.removeAttribute('aria-current');
    }
  }

  /** @param {HTMLElement} link brought into sight by scrolling the list alone: the page stays where it is */
  #markShown(link) {
    link.setAttribute('aria-current', 'page');
    const [list, own] = [this.#root.getBoundingClientRect(), link.getBoundingClientRect()];
    this.#root.scrollLeft += own.left + own.width / 2 - (list.left + list.width / 2);
    this.#root.scrollTop += own.top + own.height / 2 - (list.top + list.height / 2);
  }

  /**
   * Draws every picture: the scene on show at once, the others one by one when the browser has time.
   * @param {GrazeScene} element
   */
  async draw(element) {
    this.#drawShown(element);
    for (const { id } of scenes) {
      if (id === element.name) continue;
      await idle();
      const parts = await loadParts(id);
      const entry = this.#entries.get(id);
      if (entry && id !== element.name) element.drawOn(entry.canvas, parts);
    }
  }

  /** @param {GrazeScene} element its picture is drawn anew a few times a second: a drag needs the frames itself */
  redraw(element) {
    this.#timer ||= window.setTimeout(() => {
      this.#timer = 0;
      this.#drawShown(element);
    }, pause);
  }

  /** @param {GrazeScene} element */
  #drawShown(element) {
    const entry = this.#entries.get(element.name);
    if (entry) element.drawOn(entry.canvas);
  }
}

/** @returns {Promise<void>} resolves when the browser has time */
function idle() {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done());
    else setTimeout(done, 50);
  });
}
