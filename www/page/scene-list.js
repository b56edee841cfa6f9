// The list of scenes, each with a small picture, and the way from a text to the next one. The build writes them; here they
// are drawn, and follow the scene on show.

import { setText } from '../dom/dom.js';
import { onShow } from '../element/element.js';
import { loadParts } from '../element/shell/load.js';
import { scenes } from '../scenes/index.js';

/** @import { GrazeScene } from '../element/element.js' */

/** The shortest time between two drawings of the current scene's picture, in milliseconds. */
const pause = 120;
/** The room around an entry, where its frame of focus is. */
const rim = 3;

export class SceneList {
  /** @type {Map<string, { link: HTMLAnchorElement, canvas: HTMLCanvasElement }>} */
  #entries = new Map();
  #timer = 0;
  #root;
  #next;

  /**
   * @param {HTMLElement} root @param {HTMLElement} next the line with the way to the next scene
   */
  constructor(root, next) {
    this.#root = root;
    this.#next = next;
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (root.querySelectorAll('a[data-scene]'))) {
      const { scene: name = '' } = link.dataset;
      const canvas = /** @type {HTMLCanvasElement} */ (link.querySelector('canvas'));
      this.#entries.set(name, { link, canvas });
    }
    root.addEventListener('keydown', (event) => this.#key(event));
    // In another window the list has another shape.
    new ResizeObserver(() => {
      const link = /** @type {HTMLElement | null} */ (root.querySelector('[aria-current]'));
      if (link) this.#markShown(link);
    }).observe(root);
  }

  /** Goes from link to link: Tab stops at that of the scene on show alone, so that the figure is not far. @param {KeyboardEvent} event */
  #key(event) {
    const links = [...this.#entries.values()].map(({ link }) => link);
    const now = links.indexOf(/** @type {any} */ (event.target));
    const [next, before] = [now + 1, now - 1];
    const to = {
      ArrowDown: next,
      ArrowRight: next,
      ArrowUp: before,
      ArrowLeft: before,
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (to === undefined || now < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    links[(to + links.length) % links.length].focus();
  }

  /** @param {string} name the scene on show */
  mark(name) {
    for (const [id, { link }] of this.#entries) {
      link.tabIndex = id === name ? 0 : -1;
      if (id === name) this.#markShown(link);
      else link.removeAttribute('aria-current');
    }
    this.#leadOn(scenes[scenes.findIndex(({ id }) => id === name) + 1]?.id ?? '');
  }

  /** @param {string} name the scene after the one on show, or nothing after the last */
  #leadOn(name) {
    const entry = this.#entries.get(name);
    const link = /** @type {HTMLAnchorElement} */ (this.#next.querySelector('a'));
    this.#next.hidden = !entry;
    if (!entry) return;
    link.href = entry.link.href;
    link.dataset.scene = name;
    setText(link, entry.link.textContent ?? '');
  }

  /** @param {HTMLElement} link brought into sight by scrolling the list alone: the page stays where it is */
  #markShown(link) {
    link.setAttribute('aria-current', 'page');
    const [list, own] = [this.#root.getBoundingClientRect(), link.getBoundingClientRect()];
    // A strip begins with it; the words of the one before would only be cut.
    this.#root.scrollLeft += own.left - list.left - rim;
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
      const entry = this.#entries.get(id);
      await attempt(id, async () => {
        const parts = await loadParts(id);
        if (entry && id !== element.name) element[onShow]?.picture.drawOn(entry.canvas, parts);
      });
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
    if (entry) attempt(element.name, async () => element[onShow]?.picture.drawOn(entry.canvas));
  }
}

/**
 * Draws a small picture, if it can. A scene that fails has none, and says why where it is on show; the others do not
 * depend on it.
 * @param {string} id @param {() => Promise<void>} draw
 */
const attempt = (id, draw) => draw().catch((error) => console.warn(`Graze: no small picture of ${id}`, error));

/** @returns {Promise<void>} resolves when the browser has time */
function idle() {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done());
    else setTimeout(done, 50);
  });
}
