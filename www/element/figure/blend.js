// How far each switch has moved to its new option: the change takes a moment, so that the eye can follow.

/** How long a switch takes, in milliseconds. */
const duration = 220;

/** @typedef {Record<string, number>} Amounts for each switch the index of its option, or a number in between on the way */

export class Blend {
  /** @type {Amounts} */
  #from = {};
  /** @type {Amounts} */
  #to = {};
  #began = -Infinity;

  /**
   * What to draw now, on the way to the chosen options.
   * @param {Amounts} chosen @param {number} now in milliseconds @param {boolean} isStill whether it jumps there
   * @returns {Amounts}
   */
  towards(chosen, now, isStill) {
    const isKnown = Object.keys(chosen).every((key) => key in this.#to);
    const isOther = Object.entries(chosen).some(([key, index]) => this.#to[key] !== index);
    if (isStill || !isKnown) {
      [this.#from, this.#to, this.#began] = [chosen, chosen, -Infinity];
    } else if (isOther) {
      [this.#from, this.#to, this.#began] = [this.#at(now), chosen, now];
    }
    return this.#at(now);
  }

  /** @param {number} now @returns {boolean} */
  isUnderWay(now) {
    return now - this.#began < duration;
  }

  /** @param {number} now @returns {Amounts} */
  #at(now) {
    if (!this.isUnderWay(now)) return this.#to;
    const left = 1 - (now - this.#began) / duration;
    const done = 1 - left ** 3;
    return Object.fromEntries(
      Object.entries(this.#to).map(([key, to]) => [key, this.#from[key] + done * (to - this.#from[key])]),
    );
  }
}
