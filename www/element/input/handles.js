// How a handle is dragged: buttons over the picture that follow mouse, pen and any number of fingers. They know no
// scene; their owner knows what a place means.

import { make } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { HandlePlaces } from './handle-places.js';
import css from './handles.css?inline';

/** @import { Point } from '../../model/types.js' */

/**
 * What the handles ask of their owner and report to it.
 * @typedef {object} Owner
 * @property {(id: string) => Point} placeOf where a handle is in the world
 * @property {(event: { clientX: number, clientY: number }) => Point} toWorld
 * @property {(at: Point) => Point} toStage from the world to pixels
 * @property {() => number} grain the distance in the world that places are rounded to, below one pixel
 * @property {(at: Point) => string | null} bodyAt the handle whose body covers a place
 * @property {() => boolean} takesFocus whether a grabbed handle also takes the focus
 * @property {(id: string) => void} grab
 * @property {(id: string, at: Point) => string | null} drag reports a new place and returns the handle then held; null if
 *   the drag was undone
 * @property {() => void} drop the last pointer has let go
 * @property {() => void} cancel
 * @property {(id: string, event: KeyboardEvent) => void} key
 */

/** @typedef {{ id: string, grabbed: Point, from: Point }} Hand the handle that a pointer holds, and where pointer and handle began */

style.add(css);

/** How far from a handle a pointer can take hold of it, and how near it wakes one up, in pixels. */
const reach = { hold: 24, wake: 72 };

export class Handles {
  /** @type {Map<number, Hand>} */
  #hands = new Map();
  /** @type {Map<string, HTMLButtonElement>} */
  buttons = new Map();
  /** Every button that was ever made: a thing that comes back has its own again. @type {Map<string, HTMLButtonElement>} */
  #made = new Map();
  places = new HandlePlaces();
  #stage;
  #owner;

  /** @param {HTMLElement} stage @param {HTMLElement} layer where the buttons go @param {Owner} owner */
  constructor(stage, layer, owner) {
    this.#stage = stage;
    this.layer = layer;
    this.#owner = owner;
    stage.addEventListener('pointerdown', (event) => this.#down(event));
    stage.addEventListener('pointermove', (event) => this.#move(event));
    stage.addEventListener('pointerup', (event) => this.#up(event));
    stage.addEventListener('pointercancel', (event) => this.#hands.has(event.pointerId) && this.cancel());
    stage.addEventListener('keydown', (event) => this.#key(event));
    // Tab comes from outside, where its key went down.
    stage.addEventListener('keyup', () => layer.classList.remove('by-pointer'));
    stage.addEventListener('pointerleave', () => this.#wake(null));
    // Not passive: a swipe that begins on a body drags the body; any other swipe scrolls the page.
    stage.addEventListener('touchstart', (event) => this.#touch(event), { passive: false });
  }

  /**
   * Makes the buttons; those that are there stay.
   * @param {import('../../model/things.js').Handle[]} handles in the order in which Tab reaches them
   * @param {string} role what a handle is called when it is read aloud
   */
  show(handles, role) {
    this.buttons = new Map(
      handles.map(({ id, axis, field, part }) => {
        const shape = part === '' ? field.kind : axis === 'both' ? part : 'side';
        const names = { 'data-handle': id, 'data-axis': axis, 'aria-roledescription': role };
        const attributes = { type: 'button', class: `handle ${shape} ${field.role ?? ''}`, part: 'handle', ...names };
        return [id, this.#made.get(id) ?? make('button', attributes)];
      }),
    );
    for (const [id, button] of this.buttons) this.#made.set(id, button);
    const wanted = /** @type {Set<Element>} */ (new Set(this.buttons.values()));
    const { children } = this.layer;
    for (const button of [...children]) if (!wanted.has(button)) button.remove();
    for (const [i, button] of [...wanted].entries()) {
      if (children[i] !== button) this.layer.insertBefore(button, children[i] ?? null);
    }
  }

  /** @returns {boolean} */
  get isDragging() {
    return this.#hands.size > 0;
  }

  /** @param {string} id @returns {boolean} whether a pointer holds a handle */
  isHeld(id) {
    for (const hand of this.#hands.values()) if (hand.id === id) return true;
    return false;
  }

  /** @param {Event} event @returns {string | null} the handle whose button an event is on */
  #idOf(event) {
    const button = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    return button?.getAttribute('data-handle') ?? null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || this.#hands.has(event.pointerId)) return;
    const grabbed = this.#owner.toWorld(event);
    const id = this.#handleAt(event, grabbed) ?? this.#owner.bodyAt(grabbed);
    if (!id || this.isHeld(id)) return;
    event.preventDefault();
    const button = this.buttons.get(id);
    button?.setPointerCapture(event.pointerId);
    this.#focus(button);
    this.#hands.set(event.pointerId, { id, grabbed, from: this.#owner.placeOf(id) });
    this.#mark();
    this.#owner.grab(id);
  }

  /**
   * The handle that a pointer means: where several overlap, the nearest.
   * @param {PointerEvent} event @param {Point} at in the world
   * @returns {string | null}
   */
  #handleAt(event, at) {
    const id = this.#idOf(event);
    if (!id) return null;
    const place = this.#owner.toStage(at);
    const meant =
      event.pointerType === 'touch'
        ? this.places.touched(place, reach.hold, this.#owner.bodyAt(at))
        : this.places.nearest(place, reach.hold);
    return meant ?? id;
  }

  /** @param {HTMLElement | undefined} button gets the focus, without the ring that is for keys */
  #focus(button) {
    if (!this.#owner.takesFocus()) return;
    this.layer.classList.add('by-pointer');
    button?.focus({ preventScroll: true });
  }

  /** @param {Point | null} at in pixels: handles near it show themselves in full */
  #wake(at) {
    for (const [id, button] of this.buttons) {
      const place = this.places.now.get(id);
      const isNear = at !== null && place !== undefined && Math.hypot(place.x - at.x, place.y - at.y) < reach.wake;
      if (button.classList.contains('near') !== isNear) button.classList.toggle('near', isNear);
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) {
      if (event.pointerType === 'mouse') this.#hover(event);
      return;
    }
    const at = this.#owner.toWorld(event);
    const grain = this.#owner.grain();
    const round = (/** @type {number} */ x) => Math.round(x / grain) * grain;
    // Round the distance, not the place: a thing that has not moved keeps its exact numbers.
    const place = { x: hand.from.x + round(at.x - hand.grabbed.x), y: hand.from.y + round(at.y - hand.grabbed.y) };
    const now = this.#owner.drag(hand.id, place);
    if (now === null) this.#letGo();
    else if (now !== hand.id) this.#swap(event.pointerId, hand, now);
  }

  /**
   * After a hand pushed a side past its opposite, it holds the opposite; a hand that held the opposite holds this side.
   * @param {number} pointer @param {Hand} hand @param {string} now
   */
  #swap(pointer, hand, now) {
    for (const other of this.#hands.values()) if (other.id === now) other.id = hand.id;
    hand.id = now;
    const button = this.buttons.get(now);
    button?.setPointerCapture(pointer);
    this.#focus(button);
    this.#mark();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#hands.delete(event.pointerId)) return;
    this.#mark();
    if (event.pointerType === 'mouse') this.#hover(event);
    if (!this.isDragging) this.#owner.drop();
  }

  /** Puts everything back where it was when the first hand took hold. */
  cancel() {
    if (!this.isDragging) return;
    this.#letGo();
    this.#owner.cancel();
  }

  #letGo() {
    this.#hands.clear();
    this.#mark();
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (this.#idOf(event)) return;
    const touch = event.changedTouches[0];
    if (this.#owner.bodyAt(this.#owner.toWorld(touch))) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.layer.classList.remove('by-pointer');
    if (event.key === 'Escape' && this.isDragging) {
      event.preventDefault();
      this.cancel();
      return;
    }
    const id = this.#idOf(event);
    if (id && !this.isDragging) this.#owner.key(id, event);
  }

  /** @param {PointerEvent} event shows by the cursor that a body can be dragged */
  #hover(event) {
    const at = this.#owner.toWorld(event);
    this.#wake(this.#owner.toStage(at));
    const isOverBody = !this.#idOf(event) && this.#owner.bodyAt(at) !== null;
    this.#stage.classList.toggle('over-body', isOverBody);
  }

  #mark() {
    const held = new Set([...this.#hands.values()].map((hand) => hand.id));
    for (const [id, button] of this.buttons) button.classList.toggle('held', held.has(id));
    this.#stage.classList.toggle('dragging', this.isDragging);
  }
}
