// A thumb stick that is also the place where keys walk: it knows a direction, no scene.

import { make } from '../dom.js';
import { walkDirection, walkKey } from './keys.js';

/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {import('../../model/types.js').Say} Say */

/** How far the knob goes, in pixels, and the part of a stick's way that counts as rest. */
const [reach, dead] = [32, 0.2];
/** How far off an axis, as a part of the way along it, still counts as along it. */
const slack = 0.12;
/** How often a gamepad is looked at while nobody walks, in milliseconds: there is no event for it. */
const lookAt = 60;
const ways = ['up', 'right', 'down', 'left'];

export class WalkStick {
  #knob = make('span', { class: 'knob' });
  #pad = make('div', { class: 'stick', role: 'application', tabindex: '0', 'data-control': 'walk' });
  #words = make('p', { class: 'stick-words' });
  root = make('div', { class: 'walk' }, this.#pad, this.#words);
  /** @type {Set<string>} */
  #keys = new Set();
  /** @type {Set<string>} keys pressed since the last step, so that a short press is not lost */
  #pressed = new Set();
  /** @type {{ id: number, x: number, y: number } | null} */
  #thumb = null;
  #timer = 0;
  #isHeldByPad = false;

  /** @param {() => void} wake told when someone begins to walk */
  constructor(wake) {
    this.wake = wake;
    const pad = this.#pad;
    pad.append(...ways.map((way) => make('span', { class: `way ${way}` })), this.#knob);
    pad.addEventListener('keydown', (event) => this.#key(event, true));
    pad.addEventListener('keyup', (event) => this.#key(event, false));
    pad.addEventListener('blur', () => this.rest());
    pad.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || this.#thumb) return;
      event.preventDefault();
      pad.focus({ preventScroll: true });
      pad.setPointerCapture(event.pointerId);
      this.#push(event);
    });
    pad.addEventListener('pointermove', (event) => this.#thumb?.id === event.pointerId && this.#push(event));
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      pad.addEventListener(end, (event) => {
        if (this.#thumb?.id !== event.pointerId) return;
        this.#thumb = null;
        this.#show();
      });
    }
  }

  /** Begins to listen to the window, and to gamepads if there are any. */
  start() {
    const hush = () => this.rest();
    const look = () => this.#watchPads();
    addEventListener('blur', hush);
    for (const change of ['gamepadconnected', 'gamepaddisconnected']) addEventListener(change, look);
    look();
    return () => {
      removeEventListener('blur', hush);
      for (const change of ['gamepadconnected', 'gamepaddisconnected']) removeEventListener(change, look);
      clearInterval(this.#timer);
      this.#timer = 0;
      this.rest();
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

  /** @param {Say} say */
  words(say) {
    this.#pad.setAttribute('aria-label', say('walk.label'));
    this.#words.textContent = say('walk.words');
  }

  /** @returns {boolean} whether someone walks by keys now */
  get hasKeys() {
    return this.#keys.size > 0;
  }

  /** @returns {Point} where someone wants to go: of length one at most */
  get direction() {
    const thumb = this.#thumb && { x: this.#thumb.x / reach, y: this.#thumb.y / reach };
    const wanted = [thumb, padDirection()].find((each) => each && Math.hypot(each.x, each.y) > dead);
    return wanted ? straight(inUnit(wanted)) : walkDirection(this.#keys);
  }

  /** @returns {Point} the same for the next step: a key that was pressed and let go since the last one counts, too */
  take() {
    const now = this.direction;
    const isAtRest = now.x === 0 && now.y === 0;
    const direction = isAtRest ? walkDirection(this.#pressed) : now;
    this.#pressed.clear();
    return direction;
  }

  /** @param {KeyboardEvent} event @param {boolean} isDown */
  #key(event, isDown) {
    const name = walkKey(event);
    if (!name) return;
    event.preventDefault();
    if (isDown && !event.repeat) this.#pressed.add(name);
    if (isDown) this.#keys.add(name);
    else this.#keys.delete(name);
    this.#show();
    if (isDown) this.wake();
  }

  /** @param {PointerEvent} event */
  #push(event) {
    const { left, top, width, height } = this.#pad.getBoundingClientRect();
    const at = { x: (event.clientX - left - width / 2) / reach, y: (event.clientY - top - height / 2) / reach };
    const { x, y } = inUnit(at);
    this.#thumb = { id: event.pointerId, x: x * reach, y: y * reach };
    this.#show();
    this.wake();
  }

  /** Shows where the knob is, by whatever hand. */
  #show() {
    const { x, y } = this.direction;
    this.#knob.style.transform = `translate(${x * reach}px, ${y * reach}px)`;
    this.#pad.classList.toggle('held', x !== 0 || y !== 0);
  }

  /** Looks at gamepads now and then, while there are any. */
  #watchPads() {
    clearInterval(this.#timer);
    this.#timer = 0;
    if (!pads().length) return;
    this.#timer = window.setInterval(() => {
      const now = padDirection();
      const isHeld = now !== null && Math.hypot(now.x, now.y) > dead;
      if (isHeld || this.#isHeldByPad) this.#show();
      this.#isHeldByPad = isHeld;
      if (isHeld && !document.hidden) this.wake();
    }, lookAt);
  }
}

/** @param {Point} at @returns {Point} the same direction, of length one at most */
function inUnit({ x, y }) {
  const length = Math.max(1, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}

/** @param {Point} at @returns {Point} right along an axis where it nearly is: no thumb holds a straight line */
function straight({ x, y }) {
  if (Math.abs(x) < slack * Math.abs(y)) return { x: 0, y };
  return Math.abs(y) < slack * Math.abs(x) ? { x, y: 0 } : { x, y };
}

/** @returns {Gamepad[]} those that are there; a page may be forbidden to ask */
function pads() {
  try {
    return /** @type {Gamepad[]} */ ((navigator.getGamepads?.() ?? []).filter((pad) => pad?.connected));
  } catch {
    return [];
  }
}

/** The four buttons of a standard gamepad's cross: up, down, left, right. */
const cross = [12, 13, 14, 15];

/** @returns {Point | null} */
function padDirection() {
  for (const { axes, buttons } of pads()) {
    const [up, down, left, right] = cross.map((index) => Number(buttons[index]?.pressed ?? false));
    const by = { x: right - left || axes[0] || 0, y: down - up || axes[1] || 0 };
    if (Math.hypot(by.x, by.y) > dead) return by;
  }
  return null;
}
