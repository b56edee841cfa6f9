// A fixed time step: how many steps are due at a moment, whatever the screen's own rate.

/** How long a step is, in milliseconds: sixty a second. */
export const stepTime = 1000 / 60;
/** Steps that are made up for at once; what a long pause has left out is left out. */
const mostAtOnce = 6;

export class Pace {
  #last = Number.NaN;
  #saved = 0;

  /** Begins anew: the next moment is the first. */
  rest() {
    this.#last = Number.NaN;
    this.#saved = 0;
  }

  /**
   * @param {number} now in milliseconds
   * @returns {number} how many steps are due
   */
  due(now) {
    // The first moment brings a step at once, so that a short press is not lost.
    const passed = Number.isNaN(this.#last) ? stepTime : Math.max(0, now - this.#last);
    this.#last = now;
    this.#saved = Math.min(this.#saved + passed, mostAtOnce * stepTime);
    // A clock that ticks at the very rate of the steps gives one each, though its times are rounded.
    const count = Math.floor(this.#saved / stepTime + 0.05);
    this.#saved -= count * stepTime;
    return count;
  }
}
