/** Who may do what with a world: it cannot change while it is asked, and not be asked when it has been disposed of. */

import { coded } from '../checks/errors.js';

/** @typedef {import('../wasm/graze2d.js').World} World */

/** What may be running in a world. */
export const [NOTHING, ASKED, TRAVELS, SHIFTS] = ['', 'a query runs', 'a mover travels', 'solids move'];

/** A world of Rust, and what is running in it. */
export class Access {
  /** @type {World | null} */
  #world;
  #underWay = NOTHING;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
  }

  /**
   * The world, to be read.
   *
   * @param {string} caller
   */
  open(caller) {
    if (!this.#world) throw coded(new Error(`${caller}: the world has been disposed of`), 'disposed');
    return this.#world;
  }

  /**
   * The world, to be changed. Throws during a query, whose functions must not change it.
   *
   * @param {string} caller
   */
  changing(caller) {
    if (this.#underWay !== NOTHING) {
      throw coded(new Error(`${caller}: the world cannot change while ${this.#underWay}`), 'busy');
    }
    return this.open(caller);
  }

  /**
   * Changes the world, which nothing else can change meanwhile.
   *
   * @template Answer
   * @param {string} caller
   * @param {(world: World) => Answer} change
   * @returns {Answer}
   */
  shift(caller, change) {
    const world = this.changing(caller);
    this.#underWay = SHIFTS;
    try {
      return change(world);
    } finally {
      this.#underWay = NOTHING;
    }
  }

  /**
   * Asks the world, which cannot change meanwhile. Every query comes through here.
   *
   * @template Answer
   * @param {string} caller
   * @param {string} what what runs meanwhile
   * @param {(caller: string, world: World, ...given: any[]) => Answer} question
   * @param {any} a what is asked; a list of them would cost time
   * @param {any} b
   * @param {any} c
   * @param {any} [d]
   * @param {any} [e]
   * @returns {Answer}
   */
  ask(caller, what, question, a, b, c, d, e) {
    const world = this.open(caller);
    const before = this.#underWay;
    if (before === TRAVELS && what === TRAVELS) {
      throw coded(new Error(`${caller}: the world cannot start another travel while a mover travels`), 'busy');
    }
    this.#underWay = before === TRAVELS ? before : what;
    try {
      return question(caller, world, a, b, c, d, e);
    } finally {
      this.#underWay = before;
    }
  }

  /** Frees the memory. @param {string} caller */
  dispose(caller) {
    if (this.#world) this.changing(caller).dispose();
    this.#world = null;
  }
}
