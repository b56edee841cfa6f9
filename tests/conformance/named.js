/** A world that names its boxes by the order of insertion, whatever ids the library gives them. */

import { createWorld } from '../../www/library/entries/node.js';

/** @typedef {import('../../www/library/types.js').Box} Box */

/** A world and the names of its boxes: 0 is the first one ever inserted, and so on. */
export class NamedWorld {
  world = createWorld();
  /** @type {Map<number, number>} ids by name, of boxes that are gone too */
  #ids = new Map();
  /** @type {Map<number, number>} */
  #names = new Map();

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
  }

  /**
   * Removes a box, or does nothing if no box has that name.
   *
   * @param {number} name
   */
  remove(name) {
    const id = this.#ids.get(name);
    if (id !== undefined) this.world.remove(id);
  }

  /**
   * Moves a box, or does nothing if no box has that name.
   *
   * @param {number} name
   * @param {Box} box
   */
  moveTo(name, box) {
    const id = this.#ids.get(name);
    if (id !== undefined) this.world.moveTo(id, box);
  }

  /**
   * The ids of boxes, of those that are gone too.
   *
   * @param {number[]} names
   */
  ids(names) {
    return names.flatMap((name) => this.#ids.get(name) ?? []);
  }

  /** Gives the memory back. */
  dispose() {
    this.world.dispose();
  }
}
