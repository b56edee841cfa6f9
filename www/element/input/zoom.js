// Zoom and pan: what a mouse on empty ground, two fingers, the wheel with Ctrl, keys and buttons do to the window.

import { disable, iconButton, make, nameIt, onAction } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { hasPlaces, zoomed } from '../../model/sight.js';
import { placeOfHandle } from '../../model/state.js';
import { arrowMotion } from './keys.js';
import css from './zoom.css?inline';

/** @import { Model } from '../../model/model.js' */
/** @import { Handle } from '../../model/things.js' */
/** @import { Box, Point, Say } from '../../model/types.js' */
/** @import { Screen } from './handle-places.js' */

/** @typedef {Screen & { world: Box, scale: number, dragStep: number, toWorld: (at: Point) => Point }} View */
/**
 * What input needs of the picture.
 * @typedef {object} Surface
 * @property {(event: { clientX: number, clientY: number }) => Point} toWorld
 * @property {View} view
 */

style.add(css);

/** How much narrower a window is after a key or a button, and how far an arrow key goes, as a share of its width. */
const press = { zoom: 1.25, pan: 0.1 };
/** How many pixels of the wheel make a window half as wide, and the most that count at once: a notch of a mouse has many. */
const wheel = { half: 100, most: 50 };
/** A wheel that counts lines, or pages, has so many pixels for each. */
const pixels = [1, 20, 50];

export class Zoom {
  #stage;
  #figure;
  #model;
  #picture;
  /** Where the mouse, or each finger, is on the ground, in pixels. @type {Map<number, Point>} */
  #pointers = new Map();
  /** Where they were when the last of them came or went, and what was on show. */
  #from = { view: /** @type {View | null} */ (null), ...grip([]) };
  #isMouse = false;
  #fit = make('button', { type: 'button', class: 'pill', 'data-action': 'fit' });
  #in = iconButton('zoomIn', 'zoomIn');
  #out = iconButton('zoomOut', 'zoomOut');
  #handleInHand;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {Model} model @param {Surface} picture
   * @param {Say} say @param {() => Handle | undefined} handleInHand
   */
  constructor({ stage, figure, zoom }, model, picture, say, handleInHand) {
    this.#stage = stage;
    this.#figure = figure;
    this.#model = model;
    this.#picture = picture;
    this.#handleInHand = handleInHand;
    this.isOn = hasPlaces(model.scene.fields);
    this.#fit.textContent = say('figure.fit');
    zoom.append(this.#fit, ...(this.isOn ? [this.#out, this.#in] : []));
    nameIt(this.#in, say('figure.zoomIn'));
    nameIt(this.#out, say('figure.zoomOut'));
    onAction(zoom, (action) => this.#act(action));
    stage.classList.toggle('zooms', this.isOn);
    if (!this.isOn) return;
    // A click gives the figure the keys; where it has no handles, Tab does.
    figure.tabIndex = -1;
    stage.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    figure.addEventListener('keydown', (event) => this.#key(event));
    // One finger scrolls the page, two move the window.
    for (const type of /** @type {const} */ (['touchstart', 'touchmove']))
      stage.addEventListener(type, (event) => this.#isHeld && event.preventDefault(), { passive: false });
  }

  /** Whether pointers hold the ground: the mouse, or two fingers. */
  get #isHeld() {
    return this.#pointers.size >= (this.#isMouse ? 1 : 2);
  }

  /**
   * A pointer has come down on the ground, or a finger on what is no handle.
   * @param {PointerEvent} event
   * @returns {boolean} whether the ground is held now
   */
  down(event) {
    if (!this.isOn) return false;
    this.#isMouse = event.pointerType !== 'touch';
    if (this.#isMouse) this.#stage.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, this.#placeOf(event));
    this.#hold();
    return this.#isHeld;
  }

  /** @param {PointerEvent} event @returns {boolean} whether it moves the window */
  move(event) {
    if (!this.#pointers.has(event.pointerId)) return false;
    this.#pointers.set(event.pointerId, this.#placeOf(event));
    const { view, middle, spread } = this.#from;
    if (!this.#isHeld || !view) return false;
    const now = grip([...this.#pointers.values()]);
    const by = { x: (middle.x - now.middle.x) / view.scale, y: (middle.y - now.middle.y) / view.scale };
    this.#zoom({ at: view.toWorld(middle), factor: spread / now.spread, by }, view);
    return true;
  }

  /** @param {PointerEvent} event */
  up({ pointerId }) {
    if (this.#pointers.delete(pointerId)) this.#hold();
  }

  /** Begins anew with the pointers that are there. */
  #hold() {
    this.#from = { view: this.#picture.view, ...grip([...this.#pointers.values()]) };
    this.#stage.classList.toggle('panning', this.#isMouse && this.#isHeld);
  }

  /** @param {{ clientX: number, clientY: number }} event @returns {Point} in pixels */
  #placeOf(event) {
    return this.#picture.view.toScreen(this.#picture.toWorld(event));
  }

  /** @param {Parameters<typeof zoomed>[2]} how @param {View} [view] from which */
  #zoom(how, { world } = this.#picture.view) {
    this.#model.zoom(zoomed(world, this.#whole, how));
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const by = Math.max(-wheel.most, Math.min(event.deltaY * pixels[event.deltaMode], wheel.most));
    this.#zoom({ at: this.#picture.toWorld(event), factor: 2 ** (by / wheel.half) });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, metaKey, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey) return;
    // A figure as it opens leaves the arrow keys to the page, which they scroll.
    const arrow = target === this.#figure && this.#model.isZoomed ? arrowMotion(event) : null;
    if (key === '0') this.#model.see(this.#model.whole);
    else if (key === '+' || key === '=') this.#zoom({ at: this.#focused, factor: 1 / press.zoom });
    else if (key === '-') this.#zoom({ at: this.#focused, factor: press.zoom });
    else if (arrow) this.#pan(arrow);
    else return;
    event.preventDefault();
  }

  /** @param {string} action of a button */
  #act(action) {
    if (action === 'fit') {
      this.#model.see(this.#model.whole);
      // The button is gone then, and gives the keys back.
      this.#figure.focus({ preventScroll: true });
    } else this.#zoom({ at: this.#held, factor: action === 'zoomIn' ? 1 / press.zoom : press.zoom });
  }

  /** Shows which buttons have something to do. */
  update() {
    this.#fit.hidden = !this.#model.canFit;
    disable(this.#in, this.#isAtEnd(1 / press.zoom));
    disable(this.#out, this.#isAtEnd(press.zoom));
  }

  /** @param {number} factor @returns {boolean} whether the window cannot become so much wider or narrower */
  #isAtEnd(factor) {
    const { world } = this.#picture.view;
    const { minX, maxX } = zoomed(world, this.#whole, { factor });
    return minX === world.minX && maxX === world.maxX;
  }

  /** The window that shows all. */
  get #whole() {
    return this.#model.whole ?? this.#model.scene.world;
  }

  /** @param {Point} direction */
  #pan({ x, y }) {
    const { minX, maxX } = this.#picture.view.world;
    const step = press.pan * (maxX - minX);
    this.#zoom({ by: { x: step * x, y: step * y } });
  }

  /** The place of the handle that was held last, if it is in the window. @returns {Point | undefined} */
  get #held() {
    const { scene, state } = this.#model;
    const handle = this.#handleInHand();
    if (!handle) return undefined;
    const { minX, minY, maxX, maxY } = this.#picture.view.world;
    const { x, y } = placeOfHandle(scene.fields, state, handle);
    return x >= minX && x <= maxX && y >= minY && y <= maxY ? { x, y } : undefined;
  }

  /** The place of the handle that has the focus. @returns {Point | undefined} */
  get #focused() {
    const root = /** @type {ShadowRoot} */ (this.#stage.getRootNode());
    const handle = root.activeElement;
    if (!handle?.matches('[data-handle]')) return undefined;
    const { x, y, width, height } = handle.getBoundingClientRect();
    return this.#picture.toWorld({ clientX: x + width / 2, clientY: y + height / 2 });
  }
}

/**
 * The middle of what pointers hold, and how far apart they are.
 * @param {Point[]} places in pixels
 */
function grip([one = { x: 0, y: 0 }, other = one]) {
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    spread: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  };
}
