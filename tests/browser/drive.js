// One small interface over three browsers, so that one test drags, types and looks in all of them.

import { findBrowsers } from '../../scripts/browsers.js';

/** @typedef {import('../../scripts/browsers.js').Engine} Engine */
/** @typedef {{ x: number, y: number }} Point in CSS pixels of the window */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect in CSS pixels of the window */
/**
 * How the window and the wishes of its user look.
 *
 * @typedef {object} Look
 * @property {number} width CSS pixels
 * @property {number} height CSS pixels
 * @property {number} dpr device pixels per CSS pixel
 * @property {boolean} dark
 * @property {boolean} reducedMotion
 * @property {boolean} [forcedColors] whether the system chooses the colors; only in Chromium
 * @property {boolean} touch whether the machine has a touch screen
 */
/**
 * What each engine can do by itself; everything else is built on it.
 *
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} goto
 * @property {(expression: string) => Promise<any>} evaluate gives the value, awaited, of a JavaScript expression
 * @property {(type: 'move' | 'down' | 'up', at: Point) => Promise<void>} mouse
 * @property {(type: 'start' | 'move' | 'end', at: Point) => Promise<void>} touch
 * @property {(type: 'down' | 'up', key: string) => Promise<void>} key
 * @property {() => Promise<Buffer>} screenshot the window as PNG
 * @property {() => Promise<void>} close
 */

/** @type {Record<Engine, () => Promise<{ launch(program: string, look: Look): Promise<Driver> }>>} */
const drivers = {
  chromium: () => import('./engines/chromium.js'),
  firefox: () => import('./engines/firefox.js'),
  webkit: () => import('./engines/webkit.js'),
};

const programs = await findBrowsers();

/** The engines that are on this machine: all three in CI, at least Chromium everywhere. */
export const engines = /** @type {Engine[]} */ (Object.keys(drivers)).filter((engine) => programs[engine]);

/**
 * Opens a window of its own.
 *
 * @param {Engine} engine
 * @param {Partial<Look>} [look]
 * @returns {Promise<Page>}
 */
export async function open(engine, look = {}) {
  const program = programs[engine];
  if (!program) throw new Error(`${engine} is not on this machine; npm test says how to install it`);
  const { launch } = await drivers[engine]();
  const plain = { width: 1024, height: 768, dpr: 1, dark: false, reducedMotion: false, touch: false };
  return new Page(await launch(program, { ...plain, ...look }));
}

/** A window with one page in it. */
export class Page {
  #driver;

  /** @param {Driver} driver */
  constructor(driver) {
    this.#driver = driver;
  }

  /** @param {string} url */
  async goto(url) {
    await this.#driver.goto(url);
  }

  /**
   * What a function gives when it runs in the page. It sees its arguments and the page, nothing of the test.
   *
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} code
   * @param {A} args values that JSON can carry
   * @returns {Promise<Awaited<R>>}
   */
  evaluate(code, ...args) {
    return this.#driver.evaluate(`(${code})(...${JSON.stringify(args)})`);
  }

  /**
   * Waits until a function gives something true in the page, and gives that.
   *
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} code
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  async until(code, ...args) {
    const end = Date.now() + 10_000;
    for (;;) {
      const value = await this.evaluate(code, ...args);
      if (value) return value;
      if (Date.now() > end) throw new Error(`Waited 10 s in vain for ${code} with ${JSON.stringify(args)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /**
   * Where an element is, also inside open shadow roots.
   *
   * @param {string} selector
   * @returns {Promise<Rect>}
   */
  async rect(selector) {
    const rect = await this.#inElement(selector, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    return rect;
  }

  /** @param {string} selector */
  async center(selector) {
    const { x, y, width, height } = await this.rect(selector);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** @param {string} selector */
  text(selector) {
    return this.#inElement(selector, (element) => element.textContent?.trim() ?? '');
  }

  /** @param {string} selector */
  async focus(selector) {
    await this.#inElement(selector, (element) => element.focus());
  }

  /** @param {string} selector */
  async click(selector) {
    await this.#inElement(selector, (element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    const at = await this.center(selector);
    for (const type of /** @type {const} */ (['move', 'down', 'up'])) await this.#driver.mouse(type, at);
  }

  /** @param {'move' | 'down' | 'up'} type @param {Point} at */
  mouse(type, at) {
    return this.#driver.mouse(type, at);
  }

  /** @param {'start' | 'move' | 'end'} type @param {Point} at */
  touch(type, at) {
    return this.#driver.touch(type, at);
  }

  /**
   * Drags with the mouse, in several moves as a hand does.
   *
   * @param {Point} from
   * @param {Point} to
   */
  async drag(from, to) {
    await this.#driver.mouse('move', from);
    await this.#driver.mouse('down', from);
    for (const at of between(from, to)) await this.#driver.mouse('move', at);
    await this.#driver.mouse('up', to);
  }

  /**
   * Drags with one finger.
   *
   * @param {Point} from
   * @param {Point} to
   */
  async touchDrag(from, to) {
    await this.#driver.touch('start', from);
    for (const at of between(from, to)) await this.#driver.touch('move', at);
    await this.#driver.touch('end', to);
  }

  /**
   * Presses a key and lets it go.
   *
   * @param {string} key as in `KeyboardEvent.key`
   * @param {('Shift' | 'Control' | 'Alt' | 'Meta')[]} [modifiers] held meanwhile
   */
  async press(key, modifiers = []) {
    for (const held of modifiers) await this.#driver.key('down', held);
    await this.#driver.key('down', key);
    await this.#driver.key('up', key);
    for (const held of modifiers.toReversed()) await this.#driver.key('up', held);
  }

  /**
   * Holds a key, or lets it go.
   *
   * @param {'down' | 'up'} type
   * @param {string} key as in `KeyboardEvent.key`
   */
  key(type, key) {
    return this.#driver.key(type, key);
  }

  /**
   * Replaces what stands in a text field and confirms it.
   *
   * @param {string} selector
   * @param {string} text
   */
  async fill(selector, text) {
    await this.#inElement(selector, (element) => {
      element.focus();
      /** @type {HTMLInputElement} */ (element).select();
    });
    for (const key of text) await this.press(key);
    await this.press('Enter');
  }

  screenshot() {
    return this.#driver.screenshot();
  }

  /** What went wrong in a page that `serve` handed out. */
  errors() {
    return this.evaluate(() => /** @type {{ pageErrors?: string[] }} */ (globalThis).pageErrors ?? []);
  }

  close() {
    return this.#driver.close();
  }

  /**
   * @template R
   * @param {string} selector
   * @param {(element: HTMLElement) => R} code
   * @returns {Promise<R>}
   */
  #inElement(selector, code) {
    return this.#driver.evaluate(`((element) => {
      if (!element) throw new Error('Nothing in the page is ' + ${JSON.stringify(selector)});
      return (${code})(element);
    })((${find})(document, ${JSON.stringify(selector)}))`);
  }
}

/**
 * The first element that a selector names, in a document or in the open shadow roots of its elements. Runs in the page.
 *
 * @param {Document | ShadowRoot} top
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
function find(top, selector) {
  const here = /** @type {HTMLElement | null} */ (top.querySelector(selector));
  if (here) return here;
  for (const { shadowRoot } of top.querySelectorAll('*')) {
    const inside = shadowRoot && find(shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function between(from, to) {
  const parts = [1, 2, 3, 4, 5].map((part) => part / 5);
  return parts.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
}
