// The list of scenes, and the way from a text to the next one: they follow the scene on show.

import { setText } from '../dom/dom.js';
import { scenes } from '../scenes/index.js';

/** The room around an entry, where its frame of focus is. */
const rim = 3;

export class SceneList {
  /** The links by scene. @type {Map<string, HTMLAnchorElement>} */
  #links = new Map();
  #root;
  #next;

  /**
   * @param {HTMLElement} root @param {HTMLElement} next the line with the way to the next scene
   */
  constructor(root, next) {
    this.#root = root;
    this.#next = next;
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (root.querySelectorAll('a[data-scene]'))) {
      this.#links.set(link.dataset.scene ?? '', link);
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
    const links = [...this.#links.values()];
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
    for (const [id, link] of this.#links) {
      link.tabIndex = id === name ? 0 : -1;
      if (id === name) this.#markShown(link);
      else link.removeAttribute('aria-current');
    }
    this.#leadOn(scenes[scenes.findIndex(({ id }) => id === name) + 1]?.id ?? '');
  }

  /** @param {string} name the scene after the one on show, or nothing after the last */
  #leadOn(name) {
    const listed = this.#links.get(name);
    const link = /** @type {HTMLAnchorElement} */ (this.#next.querySelector('a'));
    this.#next.hidden = !listed;
    if (!listed) return;
    link.href = listed.href;
    link.dataset.scene = name;
    setText(link, listed.textContent ?? '');
  }

  /** @param {HTMLElement} link brought into sight by scrolling the list alone: the page stays where it is */
  #markShown(link) {
    link.setAttribute('aria-current', 'page');
    const [list, own] = [this.#root.getBoundingClientRect(), link.getBoundingClientRect()];
    // A strip begins with it; the words of the one before would only be cut.
    this.#root.scrollLeft += own.left - list.left - rim;
    this.#root.scrollTop += own.top + own.height / 2 - (list.top + list.height / 2);
  }
}
