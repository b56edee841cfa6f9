// What can be undone: a line of states with a place in it.

const longest = 200;

/** @template T */
export class History {
  /** @type {T[]} */
  #past = [];
  /** @type {T[]} */
  #future = [];

  /** @returns {boolean} */
  get canUndo() {
    return this.#past.length > 0;
  }

  /** @returns {boolean} */
  get canRedo() {
    return this.#future.length > 0;
  }

  /** @param {T} before the state that a change has just replaced */
  record(before) {
    this.#past.push(before);
    if (this.#past.length > longest) this.#past.shift();
    this.#future = [];
  }

  /**
   * @param {T} now
   * @returns {T} the state before, or the same where there is none
   */
  undo(now) {
    return this.#step(this.#past, this.#future, now);
  }

  /**
   * @param {T} now
   * @returns {T} the state that was undone last, or the same where there is none
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
