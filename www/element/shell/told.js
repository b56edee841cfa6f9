// What an event tells of a figure.

/** The state, its answer and the steps of it. @typedef {Pick<import('../../model/model.js').Model, 'state' | 'result' | 'steps'>} Told */

/**
 * Copies, so that whoever writes to them changes nothing in the figure, made when they are first read: a drag tells of every
 * place.
 * @param {Told} model as it now is
 * @returns {Told}
 */
export function toldBy({ state, result, steps }) {
  const told = /** @type {Told} */ ({});
  for (const [name, value] of Object.entries({ state, result, steps })) {
    /** @type {any} */
    let copy;
    Object.defineProperty(told, name, { enumerable: true, get: () => (copy ??= structuredClone(value)) });
  }
  return told;
}
