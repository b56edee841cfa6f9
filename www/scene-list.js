// The list of scenes, each with a small picture that the scene's own code draws.

import { make } from './element/dom.js';
import { scenes } from './scenes/index.js';

/** @typedef {import('./element/scene.js').GrazeScene} GrazeScene */

export class SceneList {
  /** @type {Map<string, { link: HTMLAnchorElement, canvas: HTMLCanvasElement, title: HTMLElement }>} */
  #entries = new Map();
  #frame = 0;

  /** @param {HTMLElement} root */
  constructor(root) {
    for (const { id } of scenes) {
      const canvas = make('canvas', { 'aria-hidden': 'true' });
      const title = make('span', {}, id);
      const link = make('a', { href: `#${id}` }, canvas, title);
      root.append(make('li', {}, link));
      this.#entries.set(id, { link, canvas, title });
      import(`./locales/en/${id}.js`).then((words) => {
        title.textContent = words.default.title;
      });
    }
  }

  /** @param {string} name the scene on show */
  mark(name) {
    for (const [id, { link }] of this.#entries) {
      if (id === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }

  /** @param {GrazeScene} scene whose picture is drawn now */
  draw(scene) {
    const entry = this.#entries.get(scene.name);
    if (entry) scene.drawOn(entry.canvas);
  }

  /** @param {GrazeScene} scene whose picture is drawn with the next screen frame */
  redraw(scene) {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.draw(scene);
    });
  }
}
