// The fields of walls that come and go: as many as a scene may have, most of them absent.

import { box } from '../model/fields/index.js';

/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Field} Field */
/** @typedef {import('../model/types.js').Fields} Fields */
/** @typedef {import('../model/types.js').State} State */

/**
 * A box that may be absent. The handles of its sides are quiet: those of all walls at once would cover the picture.
 * @param {Box} start @param {Box} within
 * @returns {Field}
 */
function wall(start, within) {
  const field = box(start, within);
  return {
    ...field,
    hasQuietSides: () => true,
    isAbsent,
    move: (value, part, at, origin) => (isAbsent(value) ? { value, part } : field.move(value, part, at, origin)),
    check: (value) => (isAbsent(value) ? null : field.check(value)),
  };
}

/** The most walls of a scene. Each has a field, so that handles, numbers and links follow; most of them are absent. */
export const mostWalls = 200;
/** The value of the field of a wall that is not there: no box has such sides. */
const nothing = { minX: 0, minY: 0, maxX: -1, maxY: -1 };

/** @param {Box} value */
const isAbsent = (value) =>
  value === nothing || (value.minX === 0 && value.minY === 0 && value.maxX === -1 && value.maxY === -1);

/** @param {number} index @returns {string} the field of a wall */
export const keyOf = (index) => `wall${index + 1}`;
/** The field of every wall there can be. */
export const wallKeys = Array.from({ length: mostWalls }, (_, index) => keyOf(index));
/** The same in a scene that is about one wall and can have more: its own one is the field `box`. */
export const boxKeys = ['box', ...wallKeys.slice(1)];

/** @param {State} state @returns {string[]} the fields of its walls, in the order of their numbers */
export const keysOf = (state) => (state.box ? boxKeys : wallKeys);

/**
 * The values of the fields of walls, by name.
 * @param {number[][]} walls min x and y, max x and y
 * @returns {Record<string, Box>}
 */
export const wallValues = (walls) => fieldValues(walls.map(([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY })));

/** @param {Box[]} walls @param {string[]} [keys] their fields @returns {Record<string, Box>} */
export const fieldValues = (walls, keys = wallKeys) =>
  Object.fromEntries(keys.map((key, index) => [key, walls[index] ?? nothing]));

/**
 * The fields of walls, by name.
 * @param {number[][]} walls @param {Box} within
 * @returns {Fields}
 */
export const wallFields = (walls, within) =>
  Object.fromEntries(Object.entries(wallValues(walls)).map(([key, value]) => [key, wall(value, within)]));

/**
 * The fields of all walls but the first, none of which is there at first.
 * @param {Box} within
 * @returns {Fields}
 */
export const moreWalls = (within) => Object.fromEntries(wallKeys.slice(1).map((key) => [key, wall(nothing, within)]));

/** The walls of each state: what solves it, draws it and tells of it asks for them. @type {WeakMap<State, Box[]>} */
const known = new WeakMap();

/**
 * The walls of a state, in the order of their numbers.
 * @param {State} state
 * @returns {Box[]}
 */
export function wallsOf(state) {
  const walls =
    known.get(state) ??
    keysOf(state)
      .map((key) => state[key])
      .filter((each) => each && !isAbsent(each));
  known.set(state, walls);
  return walls;
}

/** Tells that a state has the walls of another: nobody looks for them again. @param {State} state @param {State} other */
export function shareWalls(state, other) {
  known.set(state, wallsOf(other));
}
