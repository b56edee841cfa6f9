// The handles over the picture: which there are, where they are, how their buttons look, and what is read aloud of them.

import { make, setAttribute } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { handleOf, handlesIn, nameOf, valueAt } from '../../model/things.js';
import { HandlePlaces } from './handle-places.js';
import css from './handles.css?inline';
import { isStop } from './keys.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Handle } from '../../model/things.js' */
/** @import { Box, Point, Say } from '../../model/types.js' */
/** @import { Placed, Screen } from './handle-places.js' */

style.add(css);

/** How far from a handle a pointer can take hold of it, and how near it wakes one up, in pixels. */
const reach = { hold: 24, wake: 72 };

/**
 * The handle that counts as held before any was: the end of a path or the tip of a motion, else what comes first.
 * @param {Handle[]} all
 * @returns {Handle | undefined} none where everything is locked
 */
function usualIn(all) {
  const wholes = all.filter(({ part }) => part === '');
  return wholes.find(({ field }, i) => i === 1 && ['point', 'vector'].includes(field.kind)) ?? wholes[0];
}

export class Handles {
  #layer;
  #model;
  #say;
  #places = new HandlePlaces();
  /** The button of each handle that there is now, in reading order. @type {Map<Handle, HTMLButtonElement>} */
  #buttons = new Map();
  /** Every button that was ever made: a thing that comes back has its own again. @type {Map<Handle, HTMLButtonElement>} */
  #made = new Map();
  /** What each button was last told, so that it is told nothing twice. @type {Map<Handle, any[]>} */
  #told = new Map();
  /** The one that the reader held last. @type {Handle | undefined} */
  inHand;
  /** The wall whose handles Tab reaches: the one held last. */
  #wall = 0;

  /** @param {HTMLElement} layer where the buttons go @param {Model} model @param {Say} say */
  constructor(layer, model, say) {
    this.#layer = layer;
    this.#model = model;
    this.#say = say;
    this.make();
  }

  /** Makes the buttons of what is there now; those that are there stay. */
  make() {
    const { scene, state } = this.#model;
    const before = this.#buttons;
    const isShown = (/** @type {Handle} */ { field, part, name }) =>
      !field.isLocked && (part === '' || !field.isQuiet || name === this.inHand?.name);
    const all = handlesIn(scene.fields, state).filter(isShown);
    if (all.length === before.size && all.every((each) => before.has(each))) return;
    this.#buttons = new Map(all.map((each) => [each, this.#made.get(each) ?? this.#makeButton(each)]));
    this.#putInOrder();
    // What is gone is no longer in hand.
    if (!this.inHand || !this.#buttons.has(this.inHand)) this.inHand = usualIn(all);
  }

  /** @param {Handle} handle */
  #makeButton(handle) {
    const { id, axis, field, part } = handle;
    const shape = part === '' ? field.kind : axis === 'both' ? part : 'side';
    const names = { 'data-handle': id, 'data-axis': axis, 'aria-roledescription': this.#say('figure.role') };
    const look = { class: `handle ${shape} ${field.role ?? ''}`, part: 'handle' };
    const button = make('button', { type: 'button', ...look, ...names });
    this.#made.set(handle, button);
    return button;
  }

  /** Puts the buttons into the order in which Tab reaches them, without moving any that has the focus. */
  #putInOrder() {
    const wanted = /** @type {Set<Element>} */ (new Set(this.#buttons.values()));
    const { children } = this.#layer;
    for (const button of [...children]) if (!wanted.has(button)) button.remove();
    for (const [i, button] of [...wanted].entries()) {
      if (children[i] !== button) this.#layer.insertBefore(button, children[i] ?? null);
    }
  }

  /**
   * Finds the place of every handle.
   * @param {Screen} screen @param {Point[]} hits that no handle may cover, in pixels @param {Set<Handle>} held by pointers
   * @returns {Box[]} where the handles now are, in pixels
   */
  place(screen, hits, held) {
    this.make();
    const all = [...this.#buttons.keys()];
    const isGone = !all.some(({ index }) => index === this.#wall);
    this.#wall = this.inHand?.index ?? (isGone ? 0 : this.#wall);
    for (const [handle, button] of this.#buttons) {
      const order = isStop(handle, this.#wall) ? 0 : -1;
      if (button.tabIndex !== order) button.tabIndex = order;
    }
    return this.#places.update(this.#model, all, screen, hits, held, this.inHand?.name ?? '');
  }

  /**
   * Moves each button to the place of its handle, and names it. Do this once the picture is drawn: a canvas that writes a
   * text first brings the style of the whole page up to date.
   * @param {boolean} hasField whether the one in hand is marked, since the field layer is about it
   */
  show(hasField) {
    for (const [handle, button] of this.#buttons) {
      const placed = this.#places.now.get(handle.id);
      if (placed) this.#tell(handle, button, placed);
      button.classList.toggle('asked', hasField && handle === this.inHand);
    }
  }

  /** @param {Handle} handle @param {HTMLButtonElement} button @param {Placed} placed */
  #tell(handle, button, { at, told: place, lead, out, isAway, isAsleep }) {
    const { axis, tells } = handle;
    const name = nameOf(this.#model.state, handle);
    const number = tells && valueAt(this.#model.state, handle)[tells];
    const told = [String(name), at.x, at.y, place.x, place.y, number, isAway, isAsleep, lead, out];
    if (this.#told.get(handle)?.every((each, i) => each === told[i])) return;
    this.#told.set(handle, told);
    button.classList.toggle('asleep', isAsleep);
    button.classList.toggle('away', isAway);
    button.style.transform = `translate(${at.x}px, ${at.y}px)`;
    button.style.setProperty('--lead', `${lead}px`);
    button.classList.toggle('out', out !== undefined);
    if (out !== undefined) button.style.setProperty('--out', `${out}rad`);
    const key = tells ? 'figure.handleOf' : { both: 'figure.handle', x: 'figure.handleX', y: 'figure.handleY' }[axis];
    setAttribute(button, 'aria-label', this.#say(key, { name, ...place, number }));
  }

  /** @param {Event} event @returns {Handle | null} the one whose button an event is on */
  of({ target }) {
    const button = target instanceof Element ? target.closest('[data-handle]') : null;
    return button && handleOf(this.#model.scene.fields, button.getAttribute('data-handle') ?? '');
  }

  /**
   * The handle that a pointer on one of them means: where several overlap, the nearest.
   * @param {PointerEvent} event @param {Point} at in pixels @param {string | null} body the handle of what is under it
   * @returns {string | null}
   */
  meant({ pointerType }, at, body) {
    return pointerType === 'touch' ? this.#places.touched(at, reach.hold, body) : this.#places.nearest(at, reach.hold);
  }

  /** @param {Handle | undefined} [handle] that gets the focus, by default the one in hand */
  focus(handle = this.inHand) {
    if (handle) this.#buttons.get(handle)?.focus({ preventScroll: true });
  }

  /** @param {Handle} handle that gets all that a pointer does from now on @param {number} pointer */
  capture(handle, pointer) {
    this.#buttons.get(handle)?.setPointerCapture(pointer);
  }

  /** @param {boolean} isByPointer whether the focus comes by pointer: then there is no ring, which is for keys */
  setByPointer(isByPointer) {
    this.#layer.classList.toggle('by-pointer', isByPointer);
  }

  /** @param {Point | null} at in pixels: handles near it show themselves in full */
  wake(at) {
    for (const [{ id }, { classList }] of this.#buttons) {
      const place = this.#places.now.get(id)?.at;
      const isNear = at !== null && place !== undefined && Math.hypot(place.x - at.x, place.y - at.y) < reach.wake;
      if (classList.contains('near') !== isNear) classList.toggle('near', isNear);
    }
  }

  /** @param {Set<Handle>} held by pointers */
  mark(held) {
    for (const [handle, { classList }] of this.#buttons) classList.toggle('held', held.has(handle));
  }
}
