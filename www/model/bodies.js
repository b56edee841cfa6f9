// Which body is under a pointer: boxes, circles and rectangles can be dragged by their area. The library decides.

/** @typedef {import('./types.js').Library} Library */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').State} State */

/**
 * The first field, in their order, whose body covers a place.
 * @param {import('./types.js').Fields} fields @param {Library} graze @param {State} state @param {Point} at
 * @returns {string | null} its field
 */
export function bodyAt(fields, graze, state, at) {
  const isUnder = (/** @type {string} */ key) =>
    !fields[key].isLocked && !fields[key].isAbsent?.(state[key], state) && fields[key].covers?.(graze, state[key], at);
  return Object.keys(fields).find(isUnder) ?? null;
}
