/** A world that names its boxes by the order of insertion, whatever ids the library gives them. */

import { createWorld } from '../www/library/node.js';

/** @typedef {import('../www/library/types.js').Box} Box */

/** A world and the names of its boxes: 0 is the first one ever inserted, and so on. */
export class NamedWorld {
  world = createWorld();
  /** @type {Map<number, number>} ids by name, of boxes that are gone too */
  #ids = new Map();
  /** @type {Map<number, number>} */
  #names = new Map();
  /** @type {Map<number, Box>} the boxes that are there, by name, in the order of insertion */
  #boxes = new Map();

  /**
   * The name of a box in the world.
   *
   * @param {number} id
   */
  name(id) {
    return /** @type {number} */ (this.#names.get(id));
  }

  /**
   * Adds a box and names it.
   *
   * @param {Box} box
   * @param {number} [name]
   */
  insert(box, name = this.#ids.size) {
    const id = this.world.insert(box);
    this.#ids.set(name, id);
    this.#names.set(id, name);
    this.#boxes.set(name, box);
  }

  /**
   * Removes a box, or does nothing if no box has that name.
   *
   * @param {number} name
   */
  remove(name) {
    const id = this.#ids.get(name);
    if (id !== undefined && this.world.remove(id)) this.#boxes.delete(name);
  }

  /**
   * Moves a box, or does nothing if no box has that name.
   *
   * @param {number} name
   * @param {Box} box
   */
  moveTo(name, box) {
    const id = this.#ids.get(name);
    if (id !== undefined && this.world.moveTo(id, box)) this.#boxes.set(name, box);
  }

  /**
   * A copy of the world without some boxes, in the same order and with the same names.
   *
   * @param {number[]} names
   */
  without(names) {
    const others = new NamedWorld();
    for (const [name, box] of this.#boxes) if (!names.includes(name)) others.insert(box, name);
    return others;
  }

  /** Gives the memory back. */
  dispose() {
    this.world.dispose();
  }
}
