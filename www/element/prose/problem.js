// What is wrong in an element of prose: a sentence for its author.

export class ProseProblem extends Error {
  /** @param {string} key of the sentence @param {Record<string, any>} [values] */
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
