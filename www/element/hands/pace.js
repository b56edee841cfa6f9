// A fixed time step: how many steps are due at a moment, at any frame rate of the screen.

/** How long a step is, in milliseconds: sixty a second. */
export const stepTime = 1000 / 60;
/** Steps that are made up for at once; a longer pause loses the rest. */
const mostAtOnce = 6;

export class Pace {
  #last = Number.NaN;
  #saved = 0;

  /** Begins anew. */
  rest() {
    this.#last = Number.NaN;
    this.#saved = 0;
  }

  /**
   * How many steps are due.
   * @param {number} now in milliseconds
   * @returns {number}
   */
  due(now) {
    // The first call gives a step at once, so that a short press is not lost.
    const passed = Number.isNaN(this.#last) ? stepTime : Math.max(0, now - this.#last);
    this.#last = now;
    this.#saved = Math.min(this.#saved + passed, mostAtOnce * stepTime);
    // The twentieth absorbs rounded times: a clock at the rate of the steps gives one step each.
    const count = Math.floor(this.#saved / stepTime + 0.05);
    this.#saved -= count * stepTime;
    return count;
  }
}
