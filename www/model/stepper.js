// Which step of an explanation is shown, while the steps themselves change under a drag.

/**
 * A place in a list of steps. At the last step, which shows the whole picture, it stays at the last one when the list
 * changes; elsewhere it keeps its index while that step exists.
 */
export class Stepper {
  #wanted = Infinity;
  #count = 1;

  /** @returns {number} how many steps there are */
  get count() {
    return this.#count;
  }

  /** @returns {number} the index of the step that is shown */
  get index() {
    return Math.min(this.#wanted, this.#count - 1);
  }

  /** @returns {boolean} whether the last step, the whole picture, is shown */
  get isLast() {
    return this.index === this.#count - 1;
  }

  /** @param {number} count how many steps there are now, at least one */
  setCount(count) {
    this.#count = Math.max(1, count);
  }

  /**
   * Goes to a step, or to the first or last one if the index is out of range.
   * @param {number} index
   * @returns {boolean} whether another step is shown now
   */
  goTo(index) {
    const before = this.index;
    const last = this.#count - 1;
    const whole = Number.isNaN(index) ? 0 : Math.max(0, Math.min(Math.round(index), last));
    this.#wanted = whole === last ? Infinity : whole;
    return this.index !== before;
  }
}
