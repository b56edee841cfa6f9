/** A world that names its boxes by the order of insertion, whatever indices the library gives them. */

import { createWorld } from '../www/library/node.js';

/** @typedef {import('../www/library/types.js').Box} Box */

/** A world and the names of its boxes: 0 is the first one ever inserted, and so on. */
export class NamedWorld {
  world = createWorld();
  /** @type {Map<number, number>} indices by name, of boxes that are gone too */
  #indices = new Map();
  /** @type {Map<number, number>} */
  #names = new Map();
  /** @type {Map<number, Box>} the boxes that are there, by name, in the order of insertion */
  #boxes = new Map();

  /**
   * The name of a box in the world.
   *
   * @param {number} index
   */
  name(index) {
    return /** @type {number} */ (this.#names.get(index));
  }

  /**
   * Adds a box and names it.
   *
   * @param {Box} box
   * @param {number} [name]
   */
  insert(box, name = this.#indices.size) {
    const index = this.world.insert(box);
    this.#indices.set(name, index);
    this.#names.set(index, name);
    this.#boxes.set(name, box);
  }

  /**
   * Removes a box, or does nothing if no box has that name.
   *
   * @param {number} name
   */
  remove(name) {
    const index = this.#indices.get(name);
    if (index !== undefined && this.world.remove(index)) this.#boxes.delete(name);
  }

  /**
   * Moves a box, or does nothing if no box has that name.
   *
   * @param {number} name
   * @param {Box} box
   */
  moveTo(name, box) {
    const index = this.#indices.get(name);
    if (index !== undefined && this.world.moveTo(index, box)) this.#boxes.set(name, box);
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
