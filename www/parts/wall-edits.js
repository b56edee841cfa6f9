// Walls that come and go: the state with one more, or one less. Loaded when someone asks for that.

import { sideNames } from '../model/sides.js';
import { fieldValues, keyOf, keysOf, mostWalls, wallsOf } from './wall-fields.js';

/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').State} State */

/** The size of a wall that is added, and the distance of the places where it can go. */
const added = { width: 12, height: 8, across: 14, down: 10 };

/**
 * The state with one more wall, where nothing is in its way as long as there is such a place.
 * @param {State} state @param {Box} world
 * @returns {{ state: State, id: string } | null} and the handle of the wall; null if there are as many as can be
 */
export function withWall(state, { minX, minY, maxX, maxY }) {
  const walls = wallsOf(state);
  if (walls.length === mostWalls) return null;
  const { width, height, across, down } = added;
  const columns = Math.floor((maxX - minX - 8) / across);
  const rows = Math.floor((maxY - minY - 8) / down);
  const places = Array.from({ length: columns * rows }, (_, place) => {
    const x = minX + 5 + across * (place % columns);
    const y = minY + 5 + down * Math.floor(place / columns);
    return { minX: x, minY: y, maxX: x + width, maxY: y + height };
  });
  const taken = [...walls, ...moversOf(state)];
  const free = places.find((place) => !taken.some((each) => isNear(place, each)));
  const next = [...walls, free ?? places[walls.length % places.length]];
  return { state: { ...state, ...fieldValues(next, keysOf(state)) }, id: keyOf(walls.length) };
}

/** What moves in a state, as boxes: circles and boxes that are no walls. @param {State} state @returns {Box[]} */
function moversOf({ circle, walker, mover, naive }) {
  const round = [circle, walker, naive && { ...naive, radius: walker.radius }].filter((each) => each !== undefined);
  const boxes = round.map(({ x, y, radius }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }));
  return mover ? [...boxes, mover] : boxes;
}

/** Whether two boxes are so near that one would be in the other's way. @param {Box} one @param {Box} other */
const isNear = (one, other) =>
  one.minX - 1 < other.maxX && other.minX < one.maxX + 1 && one.minY - 1 < other.maxY && other.minY < one.maxY + 1;

/**
 * The state without a wall. Those after it take the numbers before theirs.
 * @param {State} state @param {string} id its handle; for any other handle, the last wall goes
 * @returns {{ state: State, id: string } | null} and the handle of the wall that now has its number; null if there is none
 */
export function withoutWall(state, id) {
  const walls = wallsOf(state);
  if (walls.length === 0) return null;
  const keys = keysOf(state);
  // The sides of the field `box` have names of their own.
  const found = keys.indexOf(sideNames.includes(id) ? 'box' : id.split('.')[0]);
  const gone = found >= 0 && found < walls.length ? found : walls.length - 1;
  const next = walls.filter((_, index) => index !== gone);
  return {
    state: {
      ...state,
      ...fieldValues(next, keys),
      ...(state.ledge && { ledge: { value: ledgeWithout(state.ledge.value, gone) } }),
    },
    id: next.length > 0 ? keys[Math.min(gone, next.length - 1)] : '',
  };
}

/**
 * The number of the wall that is a one-way ledge, once another is gone; 0 if it is gone itself, or there was none.
 * @param {number} ledge @param {number} gone counted from 0
 */
function ledgeWithout(ledge, gone) {
  if (ledge === gone + 1) return 0;
  return ledge > gone ? ledge - 1 : ledge;
}
