// Walls that come and go: the state with one more, or one less. Loaded when someone asks for that.

/** @import { Box, Scene, State } from '../model/types.js' */

/** The size of a wall that is added, and the distance of the places where it can go. */
const added = { width: 12, height: 8, across: 14, down: 10 };

/**
 * The state with one more wall, where nothing is in its way as long as there is such a place.
 * @param {Scene} scene @param {State} state @param {Box} [sight] that is on show
 * @returns {{ state: State, id: string } | null} and the handle of the wall; null if there are as many as can be
 */
export function withWall({ fields, world }, state, sight = world) {
  const { walls } = state;
  if (walls.length === fields.walls.most) return null;
  const { width, height, across, down } = added;
  const { minX, minY, maxX, maxY } = world;
  const scale = (sight.maxX - sight.minX) / (maxX - minX);
  const columns = Math.floor((maxX - minX - 8) / across);
  const rows = Math.floor((maxY - minY - 8) / down);
  const places = Array.from({ length: columns * rows }, (_, place) => {
    const x = sight.minX + scale * (5 + across * (place % columns));
    const y = sight.minY + scale * (5 + down * Math.floor(place / columns));
    return { minX: x, minY: y, maxX: x + scale * width, maxY: y + scale * height };
  });
  const taken = [...walls, ...moversOf(state)];
  const free = places.find((place) => !taken.some((each) => isNear(place, each, scale)));
  const wall = free ?? places[walls.length % places.length];
  return { state: { ...state, walls: [...walls, wall] }, id: `walls[${walls.length}]` };
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

/** Whether two boxes are nearer than a distance. @param {Box} one @param {Box} other @param {number} room */
const isNear = (one, other, room) =>
  one.minX - room < other.maxX &&
  other.minX < one.maxX + room &&
  one.minY - room < other.maxY &&
  other.minY < one.maxY + room;

/**
 * The state without a wall. Those after it take the numbers before theirs.
 * @param {Scene} scene @param {State} state @param {string} id its handle; for any other handle, the last wall goes
 * @returns {{ state: State, id: string } | null} and the handle of the wall that now has its number; null if none may go
 */
export function withoutWall({ fields }, state, id) {
  const { walls, ledge } = state;
  if (walls.length === fields.walls.least) return null;
  const last = walls.length - 1;
  const gone = Math.min(Number(/^walls\[(\d+)\]/.exec(id)?.[1] ?? last), last);
  const next = walls.filter((/** @type {Box} */ _, /** @type {number} */ index) => index !== gone);
  const without = { ...state, walls: next, ...(ledge && { ledge: { value: ledgeWithout(ledge.value, gone) } }) };
  return { state: without, id: last > 0 ? `walls[${Math.min(gone, last - 1)}]` : '' };
}

/**
 * The number of the wall that is a one-way ledge, once another is gone; 0 if it is gone itself, or there was none.
 * @param {number} ledge @param {number} gone counted from 0
 */
function ledgeWithout(ledge, gone) {
  if (ledge === gone + 1) return 0;
  return ledge > gone ? ledge - 1 : ledge;
}
