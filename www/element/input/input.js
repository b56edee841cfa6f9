// The input of a scene: what pointers and keys do to its handles and bodies becomes a change of the model.

import { moveHandle, placeOfHandle } from '../../model/state.js';
import { bodyAt, handleOf } from '../../model/things.js';
import { Handles } from './handles.js';
import { historyKey, movedBy, neighborBy } from './keys.js';
import { Zoom } from './zoom.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Handle } from '../../model/things.js' */
/** @import { Point, State } from '../../model/types.js' */

/** @typedef {{ handle: Handle, grabbed: Point, from: Point }} Hand what a pointer holds, and where pointer and handle began */

export class Input {
  #stage;
  #model;
  #picture;
  #redraw;
  #handles;
  #zoom;
  /** What each pointer holds. @type {Map<number, Hand>} */
  #hands = new Map();
  /** Handles stop at multiples of this distance; 0 lets them go anywhere. */
  snap = 0;
  /** Whether a guess is to be put somewhere: a mouse that misses it does not move the window. */
  isAsking = false;
  /** Whether the keys belong to something else, such as a walk, which goes on while a hand drags a wall, and after it. */
  keepsKeys = () => false;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {Model} model @param {import('./zoom.js').Surface} picture
   * @param {import('../../model/types.js').Say} say @param {() => void} redraw
   */
  constructor(skeleton, model, picture, say, redraw) {
    const { stage, handles } = skeleton;
    this.#stage = stage;
    this.#model = model;
    this.#picture = picture;
    this.#redraw = redraw;
    this.#handles = new Handles(handles, model, say);
    this.#zoom = new Zoom(skeleton, model, picture, say, () => this.handle);
    stage.addEventListener('pointerdown', (event) => this.#down(event));
    stage.addEventListener('pointermove', (event) => this.#move(event));
    stage.addEventListener('pointerup', (event) => this.#up(event));
    stage.addEventListener('pointercancel', (event) => {
      this.#zoom.up(event);
      if (this.#hands.has(event.pointerId)) this.#cancel();
    });
    stage.addEventListener('pointerleave', () => this.#handles.wake(null));
    // Not passive: a swipe that begins on a body drags the body; any other swipe scrolls the page.
    stage.addEventListener('touchstart', (event) => this.#touch(event), { passive: false });
    stage.addEventListener('keydown', (event) => this.#key(event));
    // Tab comes from outside, where its key went down.
    stage.addEventListener('keyup', () => this.#handles.setByPointer(false));
  }

  /**
   * Starts to listen to keys.
   * @param {ShadowRoot} root
   * @returns {() => void} ends it
   */
  start(root) {
    const undoKey = (/** @type {Event} */ event) => this.#undoKey(/** @type {KeyboardEvent} */ (event));
    root.addEventListener('keydown', undoKey);
    return () => {
      root.removeEventListener('keydown', undoKey);
      this.#cancel();
    };
  }

  /** @returns {Handle | undefined} the one that the reader held last; none where everything is locked */
  get handle() {
    return this.#handles.inHand;
  }

  /** Takes a handle in hand, as if the reader had held it. @param {string} id */
  hold(id) {
    this.#handles.inHand = handleOf(this.#model.scene.fields, id);
    this.#handles.make();
    this.#redraw();
  }

  /** Gives the handle in hand the focus. */
  focus() {
    this.#handles.focus();
  }

  get isDragging() {
    return this.#hands.size > 0;
  }

  /** @returns {Set<Handle>} what pointers hold */
  get #held() {
    return new Set([...this.#hands.values()].map(({ handle }) => handle));
  }

  /**
   * Finds the place of every handle.
   * @param {Point[]} hits that no handle may cover, in pixels
   */
  place(hits) {
    return this.#handles.place(this.#picture.view, hits, this.#held);
  }

  /** Puts every handle in its place, and shows which zooms are left. @param {boolean} hasField whether the field layer is on show */
  show(hasField) {
    this.#handles.show(hasField);
    this.#zoom.update();
  }

  /**
   * The state with the handle in hand at a fixed place, so that it does not change while that handle is dragged.
   * @returns {State}
   */
  stateWithoutHand() {
    const { scene, state, sight } = this.#model;
    const { minX, minY } = sight ?? scene.world;
    return this.handle ? moveHandle(scene.fields, state, this.handle, { x: minX, y: minY }, sight).state : state;
  }

  /** @param {Point} at in the world @returns {string | null} the handle of the body that covers a place */
  #bodyAt(at) {
    const { scene, graze, state, isLocked } = this.#model;
    return isLocked ? null : bodyAt(scene.fields, graze, state, at);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || this.#hands.has(event.pointerId)) return;
    const { scene, state } = this.#model;
    const grabbed = this.#picture.toWorld(event);
    const body = this.#bodyAt(grabbed);
    const under = this.#handles.of(event);
    const isFinger = event.pointerType === 'touch';
    // Two fingers beside all handles move the window, whatever body is under them.
    if (isFinger && !under && this.#zoom.down(event)) {
      this.#cancel();
      return;
    }
    const id = under ? (this.#handles.meant(event, this.#picture.view.toScreen(grabbed), body) ?? under.id) : body;
    const handle = id && handleOf(scene.fields, id);
    if (!handle && !isFinger && !this.isAsking) this.#zoom.down(event);
    if (!handle || this.#held.has(handle)) return;
    event.preventDefault();
    this.#hold(event.pointerId, { handle, grabbed, from: placeOfHandle(scene.fields, state, handle) });
    this.#handles.inHand = handle;
    this.#model.begin();
    this.#redraw();
  }

  /** @param {number} pointer @param {Hand} hand what it now holds */
  #hold(pointer, hand) {
    this.#handles.capture(hand.handle, pointer);
    if (!this.keepsKeys()) {
      this.#handles.setByPointer(true);
      this.#handles.focus(hand.handle);
    }
    this.#hands.set(pointer, hand);
    this.#mark();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#zoom.move(event)) return;
    const hand = this.#hands.get(event.pointerId);
    if (!hand) {
      if (event.pointerType === 'mouse') this.#hover(event);
      return;
    }
    const { handle, grabbed, from } = hand;
    const at = this.#picture.toWorld(event);
    const { dragStep } = this.#picture.view;
    // Round the distance, not the place: a thing that has not moved keeps its exact numbers.
    let x = from.x + Math.round((at.x - grabbed.x) / dragStep) * dragStep;
    let y = from.y + Math.round((at.y - grabbed.y) / dragStep) * dragStep;
    if (this.snap > 0) [x, y] = [Math.round(x / this.snap) * this.snap, Math.round(y / this.snap) * this.snap];
    const now = this.#model.drag(handle, { x, y });
    if (now === null) this.#letGo();
    else if (now !== handle) this.#swap(event.pointerId, hand, now);
  }

  /**
   * After a hand pushed a side past its opposite, it holds the opposite; a hand that held the opposite holds this side.
   * @param {number} pointer @param {Hand} hand @param {Handle} now
   */
  #swap(pointer, hand, now) {
    for (const other of this.#hands.values()) if (other.handle === now) other.handle = hand.handle;
    if (this.handle === hand.handle) this.#handles.inHand = now;
    hand.handle = now;
    this.#hold(pointer, hand);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#zoom.up(event);
    if (!this.#hands.delete(event.pointerId)) return;
    this.#mark();
    if (event.pointerType === 'mouse') this.#hover(event);
    if (!this.isDragging) this.#model.commit();
  }

  /** Puts everything back where it was when the first hand took hold. */
  #cancel() {
    if (!this.isDragging) return;
    this.#letGo();
    this.#model.cancel();
  }

  #letGo() {
    this.#hands.clear();
    this.#mark();
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (this.#handles.of(event)) return;
    if (this.#bodyAt(this.#picture.toWorld(event.changedTouches[0]))) event.preventDefault();
  }

  /** @param {PointerEvent} event shows by the cursor that a body can be dragged */
  #hover(event) {
    const at = this.#picture.toWorld(event);
    this.#handles.wake(this.#picture.view.toScreen(at));
    const isOverBody = !this.#handles.of(event) && this.#bodyAt(at) !== null;
    this.#stage.classList.toggle('over-body', isOverBody);
  }

  #mark() {
    this.#handles.mark(this.#held);
    this.#stage.classList.toggle('dragging', this.isDragging);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    this.#handles.setByPointer(false);
    if (this.isDragging && event.key === 'Escape') {
      event.preventDefault();
      this.#cancel();
      return;
    }
    const handle = this.#handles.of(event);
    if (!handle || this.isDragging) return;
    const model = this.#model;
    const neighbor = neighborBy(event, model, handle);
    const moved = movedBy(event, model, handle, this.snap);
    if (neighbor) {
      this.hold(neighbor.id);
      this.#handles.focus();
    } else if (moved) {
      this.#handles.inHand = moved.handle;
      model.set(moved.state, `key ${handle.id}`);
      if (moved.handle !== handle) this.#handles.focus();
    } else return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    const what = historyKey(event);
    // A number field has its own undo.
    if (!what || this.#model.isLocked || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.#model[what]();
  }
}
