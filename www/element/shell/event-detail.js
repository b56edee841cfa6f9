// What an event tells of a figure.

/** The state, its answer and the steps of it. @typedef {Pick<import('../../model/model.js').Model, 'state' | 'result' | 'steps'>} Detail */

/**
 * Copies, so that whoever writes to them changes nothing in the figure, made when they are first read: a drag tells of every
 * place.
 * @param {Detail} model as it now is
 * @returns {Detail}
 */
export function detailOf({ state, result, steps }) {
  const detail = /** @type {Detail} */ ({});
  for (const [name, value] of Object.entries({ state, result, steps })) {
    /** @type {any} */
    let copy;
    Object.defineProperty(detail, name, { enumerable: true, get: () => (copy ??= structuredClone(value)) });
  }
  return detail;
}
