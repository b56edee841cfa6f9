// The stick of a walk, for thumbs and keys: it gives a direction and knows no scene.

import { make } from '../../dom/dom.js';
import { placesIn } from '../../dom/place-in.js';
import { style } from '../../dom/style-sheet.js';
import { walkDirection, walkKey } from './keys.js';
import css from './stick.css?inline';

/** @import { Point, Say } from '../../model/types.js' */

style.add(css);

/** How far the knob can move, in pixels. */
const reach = 32;
/** The share of its reach within which a thumb is at rest. */
const dead = 0.2;
/** How far a thumb may be off an axis, as a share of the distance along it, and still follow the axis. */
const slack = 0.12;
const ways = ['up', 'right', 'down', 'left'];

export class WalkStick {
  #knob = make('span', { class: 'knob' });
  #pad = make('div', { class: 'stick', role: 'application', tabindex: '0', 'data-control': 'walk' });
  root = make('div', { class: 'walker' }, this.#pad);
  #placeOf = placesIn(this.#pad);
  /** @type {Set<string>} */
  #keys = new Set();
  /** @type {Set<string>} keys pressed since the last step, so that a short press is not lost */
  #pressed = new Set();
  /** @type {{ id: number, x: number, y: number } | null} */
  #thumb = null;

  /** @param {Say} say @param {() => void} wake told when someone begins to walk */
  constructor(say, wake) {
    this.wake = wake;
    const pad = this.#pad;
    pad.setAttribute('aria-label', say('walk.label'));
    pad.append(...ways.map((way) => make('span', { class: `way ${way}` })), this.#knob);
    pad.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || this.#thumb) return;
      event.preventDefault();
      // A ring is for keys: a browser may show one where a script gives the focus.
      pad.classList.add('by-pointer');
      pad.focus({ preventScroll: true });
      pad.setPointerCapture(event.pointerId);
      this.#push(event);
    });
    pad.addEventListener('pointermove', (event) => this.#thumb?.id === event.pointerId && this.#push(event));
    pad.addEventListener('blur', () => pad.classList.remove('by-pointer'));
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      pad.addEventListener(end, (event) => {
        if (this.#thumb?.id !== event.pointerId) return;
        this.#thumb = null;
        this.#show();
      });
    }
  }

  /**
   * Starts to listen to the window.
   * @returns {() => void} ends it
   */
  start() {
    const rest = () => this.rest();
    addEventListener('blur', rest);
    document.addEventListener('visibilitychange', rest);
    return () => {
      removeEventListener('blur', rest);
      document.removeEventListener('visibilitychange', rest);
      rest();
    };
  }

  /** Lets go of everything. */
  rest() {
    this.#keys.clear();
    this.#pressed.clear();
    this.#thumb = null;
    this.#show();
  }

  focus() {
    this.#pad.focus({ preventScroll: true });
  }

  /** @returns {Point} where someone wants to go: of length one at most */
  get direction() {
    const thumb = this.#thumb && { x: this.#thumb.x / reach, y: this.#thumb.y / reach };
    return thumb && Math.hypot(thumb.x, thumb.y) > dead ? straight(thumb) : walkDirection(this.#keys);
  }

  /** @returns {Point} the direction of the next step: a key that was pressed and released since the last one counts, too */
  take() {
    const now = this.direction;
    const isAtRest = now.x === 0 && now.y === 0;
    const direction = isAtRest ? walkDirection(this.#pressed) : now;
    this.#pressed.clear();
    return direction;
  }

  /** @param {KeyboardEvent} event that may be a walking key @param {boolean} isDown */
  key(event, isDown) {
    // Releasing a key ends its walk, even while Ctrl, Meta or Alt is down.
    const { key, code } = event;
    const name = walkKey(isDown ? event : { key, code, ctrlKey: false, metaKey: false, altKey: false });
    if (!name || (!isDown && !this.#keys.has(name))) return;
    event.preventDefault();
    if (isDown) event.stopPropagation();
    this.#pad.classList.remove('by-pointer');
    if (isDown && !event.repeat) this.#pressed.add(name);
    if (isDown) this.#keys.add(name);
    else this.#keys.delete(name);
    this.#show();
    if (isDown) this.wake();
  }

  /** @param {PointerEvent} event */
  #push(event) {
    const at = this.#placeOf(event);
    const { clientWidth, clientHeight } = this.#pad;
    const { x, y } = inUnit({ x: ((at.x - 0.5) * clientWidth) / reach, y: ((at.y - 0.5) * clientHeight) / reach });
    this.#thumb = { id: event.pointerId, x: x * reach, y: y * reach };
    this.#show();
    this.wake();
  }

  /** Shows the knob where the direction leads. */
  #show() {
    const { x, y } = this.direction;
    this.#knob.style.transform = `translate(${x * reach}px, ${y * reach}px)`;
    this.#pad.classList.toggle('held', x !== 0 || y !== 0);
  }
}

/** @param {Point} at @returns {Point} the same direction, at most one long */
function inUnit({ x, y }) {
  const length = Math.max(1, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}

/** @param {Point} at @returns {Point} moved onto an axis if it is nearly there: no thumb holds a straight line */
function straight({ x, y }) {
  if (Math.abs(x) < slack * Math.abs(y)) return { x: 0, y };
  return Math.abs(y) < slack * Math.abs(x) ? { x, y: 0 } : { x, y };
}
