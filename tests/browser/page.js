// A window of any browser with one page in it, so that one test drags, types and looks in all of them.

import { pixels } from './pixels.js';

/** @typedef {{ x: number, y: number }} Point in CSS pixels of the window */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect in CSS pixels of the window */
/**
 * What each engine can do by itself; everything else is built on it.
 *
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} goto
 * @property {() => Promise<void>} back as the button of the browser does: its list of pages is behind what scripts know of it
 * @property {(size: { width: number, height: number }) => Promise<void>} resize
 * @property {(expression: string) => Promise<any>} evaluate gives the value, awaited, of a JavaScript expression
 * @property {(type: 'move' | 'down' | 'up', at: Point) => Promise<void>} mouse
 * @property {(type: 'start' | 'move' | 'end', at: Point, other?: Point) => Promise<void>} touch with a second finger only in Chromium
 * @property {(type: 'down' | 'up', key: string) => Promise<void>} key
 * @property {(at?: Point) => Promise<Buffer>} screenshot the window as PNG, or one pixel alone where an engine can cut it out
 * @property {() => Promise<void>} close
 */

/** How long a browser may take for one thing, in milliseconds: so long that also a busy machine is not late. */
export const patience = 120_000;

/** How long a page may take until something is true in it: less, so that it is the page that says what was waited for. */
const pagePatience = patience - 20_000;

/**
 * Waits until what is said is true: until a check no longer throws. If it never does, its last error is the test's.
 *
 * @template R
 * @param {() => Promise<R>} check
 * @returns {Promise<R>}
 */
export async function eventually(check) {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
}

/** A window with one page in it. */
export class Page {
  #driver;

  /** @param {Driver} driver */
  constructor(driver) {
    this.#driver = bounded(driver);
  }

  /** @param {string} url */
  async goto(url) {
    await this.#driver.goto(url);
  }

  /** Goes back by the button of the browser. */
  back() {
    return this.#driver.back();
  }

  /** Makes the window another size. @param {{ width: number, height: number }} size */
  resize(size) {
    return this.#driver.resize(size);
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
   * Waits until a function gives something true in the page, and gives that. What is true is decided there: an element is
   * nothing in some engines once it comes here.
   *
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} code
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  until(code, ...args) {
    return this.#driver.evaluate(`(${waitFor})(${code}, ${JSON.stringify(args)}, ${pagePatience})`);
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

  /** The center of an element, or of its first line: that of a link on two lines may lie beside it. @param {string} selector */
  async center(selector) {
    const rect = await this.#inElement(selector, (element) => {
      const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      return { x, y, width, height };
    });
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  }

  /** @param {string} selector */
  text(selector) {
    return this.#inElement(selector, (element) => element.textContent?.trim() ?? '');
  }

  /** @param {string} selector */
  async focus(selector) {
    await this.#inElement(selector, (element) => element.focus());
  }

  /**
   * Clicks on an element, once it is in sight, stands still and is under nothing else: on a page that scrolls or lays itself
   * out, the place that was asked for is soon another's.
   *
   * @param {string} selector
   */
  async click(selector) {
    const found = `() => (${find})(document, ${JSON.stringify(selector)})`;
    const at = await this.#driver.evaluate(`(${placeToClick})(${found}, ${pagePatience})`);
    if (at.problem) throw new Error(`Waited ${pagePatience / 1000} s to click on ${selector}: ${at.problem}`);
    for (const type of /** @type {const} */ (['move', 'down', 'up'])) await this.#driver.mouse(type, at);
  }

  /** @param {'move' | 'down' | 'up'} type @param {Point} at */
  mouse(type, at) {
    return this.#driver.mouse(type, at);
  }

  /** @param {'start' | 'move' | 'end'} type @param {Point} at @param {Point} [other] of a second finger, in Chromium */
  touch(type, at, other) {
    return this.#driver.touch(type, at, other);
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

  /** The color at a place of a window whose pixels are as large as those of CSS. @param {Point} at */
  async color(at) {
    const place = { x: Math.floor(at.x), y: Math.floor(at.y) };
    const picture = pixels(await this.#driver.screenshot(place));
    return picture.width === 1 ? picture.at(0, 0) : picture.at(place.x, place.y);
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
 * A driver that fails, and says at what, where the browser does not answer.
 *
 * @param {Driver} driver
 * @returns {Driver}
 */
function bounded(driver) {
  /** @type {(name: string, action: (...args: any[]) => Promise<any>) => (...args: any[]) => Promise<any>} */
  const bound =
    (name, action) =>
    (...args) => {
      /** @type {NodeJS.Timeout} */
      let timer;
      const late = new Promise((_, reject) => {
        const what = `${name} ${JSON.stringify(args).slice(0, 400)}`;
        timer = setTimeout(
          () => reject(new Error(`The browser did not answer for ${patience / 1000} s: ${what}`)),
          patience,
        );
      });
      return Promise.race([action(...args), late]).finally(() => clearTimeout(timer));
    };
  const actions = Object.entries(driver).map(([name, action]) => [name, bound(name, action)]);
  return Object.fromEntries(actions);
}

/**
 * What code gives as soon as that is true. Runs in the page.
 *
 * @param {(...args: any[]) => any} code
 * @param {unknown[]} args
 * @param {number} time in milliseconds
 */
async function waitFor(code, args, time) {
  for (const end = Date.now() + time; ; ) {
    const value = await code(...args);
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited ${time / 1000} s in vain for ${code} with ${JSON.stringify(args)}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/**
 * Where an element can be clicked on: the center of its first line, since that of a link on two lines may lie beside it. Runs
 * in the page.
 *
 * @param {() => HTMLElement | null} find
 * @param {number} time in milliseconds
 * @returns {Promise<Point & { problem?: string }>} what is in the way, if it cannot be clicked on in this time
 */
async function placeToClick(find, time) {
  let problem = '';
  let before = '';
  for (const end = Date.now() + time; Date.now() < end; await new Promise(requestAnimationFrame)) {
    const element = find();
    const rect = element?.getClientRects()[0];
    if (!element || !rect) {
      problem = element ? 'it is not shown' : 'it is not there';
      continue;
    }
    const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    const [place, last] = [JSON.stringify(rect), before];
    before = place;
    if (rect.top < 0 || rect.left < 0 || rect.bottom > innerHeight || rect.right > innerWidth)
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const top = /** @type {Document | ShadowRoot} */ (element.getRootNode()).elementFromPoint(at.x, at.y);
    if (place !== last) problem = 'it moves';
    else if (!element.contains(top)) problem = `over it is ${top?.outerHTML.slice(0, 200)}`;
    else return at;
  }
  return { x: 0, y: 0, problem };
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
  const parts = [1, 2, 3].map((part) => part / 3);
  return parts.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
}
