// The input of a scene: every pointer and key becomes a change of the model.

import { bodyAt } from '../../model/bodies.js';
import { moveHandle, nudgeHandle, placeOf, resetHandle } from '../../model/state.js';
import { handleOf, handlesIn, listIn } from '../../model/things.js';
import { Handles } from './handles.js';
import { arrowMotion, historyKey, isStop, wallKey, wallSteps } from './keys.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say, State } from '../../model/types.js' */

/**
 * The multiple of a distance that is nearest to a place.
 * @param {import('../../model/types.js').Point} at @param {number} distance 0 leaves the place as it is
 */
const snapped = ({ x, y }, distance) =>
  distance > 0 ? { x: Math.round(x / distance) * distance, y: Math.round(y / distance) * distance } : { x, y };

/**
 * A motion in whole steps of a grid, at least one.
 * @param {import('../../model/types.js').Point} motion @param {number} distance
 */
const gridMotion = ({ x, y }, distance) => ({
  x: Math.sign(x) * Math.max(1, Math.abs(x)) * distance,
  y: Math.sign(y) * Math.max(1, Math.abs(y)) * distance,
});

/**
 * The handle that counts as held before any was: the end of a path or the tip of a motion, else what comes first.
 * @param {import('../../model/things.js').Handle[]} all
 * @returns {string}
 */
function usualIn(all) {
  const wholes = all.filter(({ part }) => part === '');
  return (wholes.find(({ field }, i) => i === 1 && ['point', 'vector'].includes(field.kind)) ?? wholes[0])?.id ?? '';
}

/**
 * What the input needs from the picture.
 * @typedef {object} Surface
 * @property {import('./handles.js').Owner['toWorld']} toWorld
 * @property {import('./handle-places.js').Screen & { grain: number }} view
 */

export class Input {
  #model;
  #surface;
  #say;
  #handles;
  #redraw;
  /** Handles stop at multiples of this distance; 0 lets them go anywhere. */
  snap = 0;
  /** Whether nothing can be moved. */
  isReadonly = false;
  /** Whether the keys belong to something else, such as a walk. */
  keepsKeys = false;
  /** The handle that the reader held last. */
  inHand = '';
  /** The wall whose handles Tab reaches: the one held last. */
  #wall = 0;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {Model} model @param {Surface} surface @param {Say} say
   * @param {() => void} redraw
   */
  constructor({ stage, handles }, model, surface, say, redraw) {
    this.#model = model;
    this.#surface = surface;
    this.#say = say;
    this.#redraw = redraw;
    this.#handles = new Handles(stage, handles, this.#owner());
    this.#makeHandles();
  }

  /** @returns {boolean} */
  get isDragging() {
    return this.#handles.isDragging;
  }

  /** @returns {import('../../model/things.js').Handle} the one held last */
  get handle() {
    return handleOf(this.#model.scene.fields, this.inHand);
  }

  /** @returns {import('../../model/things.js').Handle[]} the handles of what is there now; their buttons are made */
  #makeHandles() {
    const { scene, state } = this.#model;
    const all = handlesIn(scene.fields, state).filter(({ field }) => !field.isLocked);
    const { buttons } = this.#handles;
    if (all.length === buttons.size && all.every(({ id }) => buttons.has(id))) return all;
    // Whoever opens a magnifier has what it shows in hand.
    const opened =
      buttons.size > 0 && all.find(({ id, part, isStepped }) => isStepped && part === '' && !buttons.has(id));
    this.#handles.show(all, this.#say('figure.role'));
    if (opened) this.inHand = opened.id;
    // What is gone is no longer in hand.
    if (!this.#handles.buttons.has(this.inHand)) this.inHand = usualIn(all);
    return all;
  }

  /**
   * Adds a wall, or removes the one held last, or the last one.
   * @param {'add' | 'remove'} how
   */
  async changeWalls(how) {
    const model = this.#model;
    const { scene } = model;
    if (this.isReadonly || !listIn(scene.fields)) return;
    const loaded = await model.late('walls', () => import('../../parts/wall-edits.js'));
    if (!loaded) return;
    const { withWall, withoutWall } = loaded;
    const next =
      how === 'add' ? withWall(scene, model.state, model.sight) : withoutWall(scene, model.state, this.inHand);
    if (!next) return;
    if (next.id) this.inHand = next.id;
    model.set(next.state);
    this.#makeHandles();
    if (how === 'add') this.#handles.buttons.get(next.id)?.focus({ preventScroll: true });
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
      this.#handles.cancel();
    };
  }

  /**
   * Finds the place of every handle.
   * @param {import('../../model/types.js').Point[]} hits that no handle may cover, in pixels
   * @returns {import('../../model/types.js').Box[]} where the handles now are, in pixels
   */
  place(hits) {
    const { scene, state } = this.#model;
    const all = this.#makeHandles();
    const { buttons, places } = this.#handles;
    const held = this.inHand ? this.handle : undefined;
    const isGone = !all.some(({ index }) => index === this.#wall);
    this.#wall = held?.index ?? (isGone ? 0 : this.#wall);
    for (const handle of all) {
      const button = buttons.get(handle.id);
      const order = isStop(handle, this.#wall) ? 0 : -1;
      if (button && button.tabIndex !== order) button.tabIndex = order;
    }
    const isHeld = (/** @type {string} */ id) => this.#handles.isHeld(id);
    return places.update(scene.fields, state, all, buttons, this.#surface.view, hits, isHeld, held?.name ?? '');
  }

  /**
   * Puts every handle in its place, and names it with its place or number.
   * @param {boolean} hasField whether the one in hand is marked, since the field layer is about it
   */
  show(hasField) {
    this.#handles.places.tell(this.#model.state, this.#say);
    for (const [id, { classList }] of this.#handles.buttons) classList.toggle('asked', hasField && id === this.inHand);
  }

  /**
   * The state with the held handle at a fixed place, so that it does not change while that handle is dragged.
   * @returns {State}
   */
  stateWithoutHand() {
    const { scene, state, sight } = this.#model;
    const { minX, minY } = sight ?? scene.world;
    return moveHandle(scene.fields, state, this.inHand, { x: minX, y: minY }, sight).state;
  }

  /** @returns {import('./handles.js').Owner} */
  #owner() {
    const model = this.#model;
    const { fields } = model.scene;
    return {
      placeOf: (id) => placeOf(fields, model.state, id),
      toWorld: (event) => this.#surface.toWorld(event),
      grain: () => this.#surface.view.grain,
      bodyAt: (at) => (this.isReadonly ? null : bodyAt(fields, model.graze, model.state, at)),
      toStage: (at) => this.#surface.view.toScreen(at),
      // Keys walk on while the other hand drags a wall, and after it.
      takesFocus: () => !this.keepsKeys,
      grab: (id) => {
        this.inHand = id;
        model.begin();
        this.#redraw();
      },
      drag: (id, at) => {
        const now = model.drag(id, snapped(at, this.snap));
        if (now && id === this.inHand) this.inHand = now;
        return now;
      },
      drop: () => model.commit(),
      cancel: () => model.cancel(),
      key: (id, event) => this.#key(id, event),
    };
  }

  /** @param {string} id @param {KeyboardEvent} event */
  #key(id, event) {
    const model = this.#model;
    const change = wallKey(event);
    if (change && listIn(model.scene.fields)) {
      event.preventDefault();
      this.inHand = id;
      this.changeWalls(change).then(() => this.#handles.buttons.get(this.inHand)?.focus({ preventScroll: true }));
      return;
    }
    const { key, index } = handleOf(model.scene.fields, id);
    const step = wallSteps[event.key];
    if (step && index !== undefined) {
      event.preventDefault();
      const { length } = model.state[key];
      this.inHand = id.replace(`[${index}]`, `[${(index + step + length) % length}]`);
      this.#redraw();
      this.#handles.buttons.get(this.inHand)?.focus({ preventScroll: true });
      return;
    }
    const arrow = arrowMotion(event);
    const motion = arrow && this.snap > 0 ? gridMotion(arrow, this.snap) : arrow;
    if (!motion && event.key !== 'Home') return;
    event.preventDefault();
    const { fields } = model.scene;
    const moved = motion
      ? nudgeHandle(fields, model.state, id, motion, model.sight)
      : resetHandle(fields, model.state, id, model.origin);
    this.inHand = moved.id;
    model.set(moved.state, `key ${id}`);
    if (moved.id !== id) this.#handles.buttons.get(moved.id)?.focus({ preventScroll: true });
  }

  /** Steps the handle held last, as an arrow key would. @param {import('../../model/types.js').Point} motion */
  nudge(motion) {
    if (this.isReadonly) return;
    const model = this.#model;
    const moved = nudgeHandle(model.scene.fields, model.state, this.inHand, motion, model.sight);
    model.set(moved.state, `key ${this.inHand}`);
  }

  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    const what = historyKey(event);
    // A number field has its own undo.
    if (!what || this.isReadonly || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.#model[what]();
  }
}
