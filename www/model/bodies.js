// Which body is under a pointer: boxes, circles and rectangles can be dragged by their area. The library decides.

import { thingsIn, valueAt } from './things.js';

/**
 * The first thing, in their order, whose body covers a place.
 * @param {import('./types.js').Fields} fields @param {import('./types.js').Library} graze @param {import('./types.js').State} state
 * @param {import('./types.js').Point} at
 * @returns {string | null} the handle of the whole
 */
export function bodyAt(fields, graze, state, at) {
  const under = thingsIn(fields, state).find(
    (thing) => !thing.field.isLocked && thing.field.covers?.(graze, valueAt(state, thing), at),
  );
  return under?.name ?? null;
}
