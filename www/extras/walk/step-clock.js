// A fixed timestep: how many steps are due now, at any frame rate.

/** The length of a step in milliseconds: sixty steps a second. */
const stepTime = 1000 / 60;
/** The most steps to make up for at once; the rest of a longer pause is lost. */
const mostAtOnce = 6;

export class StepClock {
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
    // The first call makes a step at once, so that a short press counts.
    const passed = Number.isNaN(this.#last) ? stepTime : Math.max(0, now - this.#last);
    this.#last = now;
    this.#saved = Math.min(this.#saved + passed, mostAtOnce * stepTime);
    // The twentieth absorbs rounded times: at sixty frames a second, each frame gets one step.
    const count = Math.floor(this.#saved / stepTime + 0.05);
    this.#saved -= count * stepTime;
    return count;
  }
}
