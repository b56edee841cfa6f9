// The states to undo and redo.

/** The most states to keep. */
const most = 200;

/** @template T */
export class History {
  /** @type {T[]} */
  #past = [];
  /** @type {T[]} */
  #future = [];

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** @param {T} before the state that a change has just replaced */
  record(before) {
    this.#past.push(before);
    if (this.#past.length > most) this.#past.shift();
    this.#future = [];
  }

  /**
   * The state before, or the present one if there is none.
   * @param {T} now
   * @returns {T}
   */
  undo(now) {
    return this.#step(this.#past, this.#future, now);
  }

  /**
   * The state that was undone last, or the present one if there is none.
   * @param {T} now
   * @returns {T}
   */
  redo(now) {
    return this.#step(this.#future, this.#past, now);
  }

  /**
   * @param {T[]} from @param {T[]} to @param {T} now
   * @returns {T}
   */
  #step(from, to, now) {
    if (from.length === 0) return now;
    to.push(now);
    return /** @type {T} */ (from.pop());
  }
}
