// The address of the page: its folder names the scene, and after the # comes what differs from the default.
//
//   half-planes/#half-planes~1~a=12.5,30
//   half-planes/#half-planes!corner~1~b=60,70    with a challenge set in it

import { onShow } from '../element/element.js';
import { readPlace, writePlace } from '../model/permalink.js';
import { findScene, scenes } from '../scenes/index.js';
import { site } from './site.js';

/** @import { GrazeScene } from '../element/element.js' */

/** The shortest time between two changes of the address, in milliseconds: browsers limit them. */
const pause = 300;

/** A page opened as a file has no folders beside it. */
const isFile = location.protocol === 'file:';

/** @returns {string} the scene that the folder names, or the first */
const sceneOfFolder = () => findScene(location.pathname.split('/').at(-2) ?? '')?.id ?? scenes[0].id;

/**
 * The scene, the challenge set in it, and the link in the address. If no scene has that name, all of it counts as a link, which cannot be read.
 * @returns {{ name: string, challenge: string, link: string }}
 */
export function readAddress() {
  const text = location.hash.slice(1);
  const isPart = text !== '' && document.getElementById(text) !== null;
  if (text === '' || isPart) return { name: sceneOfFolder(), challenge: '', link: '' };
  const { scene, challenge, state } = readPlace(text);
  return findScene(scene)
    ? { name: scene, challenge, link: state }
    : { name: sceneOfFolder(), challenge: '', link: text };
}

/**
 * The address of a scene.
 * @param {string} name @param {string} link what differs from its default, or nothing @param {string} [challenge] or nothing
 */
export function addressOf(name, link, challenge = '') {
  const hash = `#${writePlace({ scene: name, challenge, state: link })}`;
  if (isFile) return hash;
  return new URL(`${name}/${link || challenge ? hash : ''}`, site).href;
}

/** Keeps the address and the scene in sync, and remembers what the reader changed in each scene. */
export class Address {
  #scene;
  #onScene;
  #timer = 0;
  #last = 0;
  /** What was written last of what no event tells. */
  #look = '0,false';
  /** @type {Map<string, string>} the link of each scene that was left */
  #kept = new Map();

  /** @param {GrazeScene} scene @param {(name: string) => void} onScene called when another scene is wanted */
  constructor(scene, onScene) {
    this.#scene = scene;
    this.#onScene = onScene;
    scene.addEventListener('graze-change', () => this.#writeSoon());
    // What only reading or the opening shows is not the reader's.
    scene.addEventListener('graze-step', (event) => {
      if (/** @type {CustomEvent} */ (event).detail.source === 'user') this.#writeSoon();
    });
    for (const type of ['pointerup', 'keyup', 'click', 'wheel'])
      scene.addEventListener(type, () => {
        if (this.#lookNow !== this.#look) this.#writeSoon();
      });
    window.addEventListener('popstate', () => this.read());
    // The last that a page hears before it is closed.
    document.addEventListener('visibilitychange', () => this.#keep());
  }

  /** @returns {string} the challenge that is set in the scene, or nothing */
  get #challenge() {
    return this.#scene.getAttribute('challenge') ?? '';
  }

  /** Goes to a scene, as the reader left it, or to a challenge in it. @param {string} name @param {string} [challenge] */
  goTo(name, challenge = '') {
    if (name === this.#scene.name && challenge === this.#challenge) return;
    this.#keep();
    history.pushState(null, '', addressOf(name, challenge ? '' : (this.#kept.get(name) ?? ''), challenge));
    this.read();
  }

  /** @returns {string} the time, whether the field layer is shown, and the window */
  get #lookNow() {
    const { t, hasField, sight } = this.#scene[onShow]?.model ?? {};
    return [t, hasField, ...Object.values(sight ?? {})].join();
  }

  /** Writes what is still to be written, before another scene comes or the page goes. */
  #keep() {
    this.#scene.pause();
    const { scene, state } = readPlace(this.#scene.toLink().slice(1));
    if (this.#scene.state && !this.#challenge) this.#kept.set(scene, state);
    if (this.#timer) this.#write();
  }

  #writeSoon() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#write(), Math.max(0, this.#last + pause - performance.now()));
  }

  #write() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#look = this.#lookNow;
    this.#last = performance.now();
    // Of a scene that could not start, or comes only now, the address knows more.
    if (this.#scene[onShow]?.model.scene.id !== this.#scene.name) return;
    const link = this.#scene.toLink();
    const hash = link === `#${sceneOfFolder()}` ? '' : link;
    if (hash !== location.hash) history.replaceState(null, '', hash || location.pathname + location.search);
  }

  /** Shows what the address says. */
  async read() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { name, challenge, link } = readAddress();
    // A link that carries a state shows that state.
    this.#scene.toggleAttribute('autoplay', !link && !challenge);
    if (challenge) this.#scene.setAttribute('challenge', challenge);
    else this.#scene.removeAttribute('challenge');
    if (name !== this.#scene.name) {
      this.#scene.name = name;
      this.#onScene(name);
    }
    // A scene that cannot start shows its own message.
    const isReady = await this.#scene.ready.then(
      () => true,
      () => false,
    );
    if (name !== this.#scene.name) return;
    if (!isReady) {
      this.#scene.addEventListener('graze-ready', () => this.read(), { once: true });
      return;
    }
    // Even where it changes nothing: a good link takes away what was said about a garbled one.
    this.#scene[onShow]?.readLink(link);
  }
}
