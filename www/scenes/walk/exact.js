// The exact walker: one step of it among all walls, and its way out of walls that were dropped on it.

import { moved } from '../../parts/places.js';
import { travelOf, travelScene, worldOf } from '../../parts/travel.js';
import { edgesOf } from '../../parts/walls.js';

/** @import { Box, Library, Point, State } from '../../model/types.js' */

export const slide = /** @type {const} */ ({ kind: 'slide', corner: 'round' });
export const nowhere = { x: 0, y: 0 };
export const edges = edgesOf(travelScene.world);

/** The walls and the edges of the room. @param {State} state @returns {Box[]} */
export const wallsIn = (state) => [...state.walls, ...edges];

/** A wall in the place of one that is left out: the others keep their ids. The module of the figures has no filters. */
const farAway = { minX: 1e6, minY: 1e6, maxX: 1e6, maxY: 1e6 };

/** The walls without the ledge. @param {State} state @returns {Box[]} */
const solidIn = (state) => wallsIn(state).map((wall, id) => (ledgesIn(state).includes(id) ? farAway : wall));

/** The id of the ledge, in a list; none if there is no such wall. @param {State} state @returns {number[]} */
const ledgesIn = ({ walls, ledge }) => (walls[ledge.value - 1] ? [ledge.value - 1] : []);

/**
 * The travel of a walker among all walls, with its steps.
 * @param {Library} graze @param {State} state @param {any} walker @param {Point} motion
 */
export const walked = (graze, state, walker, motion) =>
  amongWalls(graze, state, walker, (walls) =>
    travelOf(graze, walls, walker, motion, slide, { startInside: 'leave', count: state.walls.length }),
  );

/**
 * The same travel alone.
 * @param {Library} graze @param {State} state @param {any} walker @param {Point} motion
 */
export const walkedTo = (graze, state, walker, motion) =>
  amongWalls(graze, state, walker, (walls) => ({
    result: worldOf(graze, walls).travel(walker, motion, slide, { startInside: 'leave' }),
  })).result;

/**
 * What a travel answers among the walls that are there for a walker, and the ids of those that are not. A ledge holds what
 * comes from above: a walker that is all above it when the step begins, and hits it at its top.
 * @template {{ result: any }} Answer
 * @param {Library} graze @param {State} state @param {any} walker
 * @param {(walls: Box[]) => Answer} ask
 * @returns {Answer & { without: number[] }}
 */
function amongWalls(graze, state, walker, ask) {
  const without = ledgesIn(state);
  if (without.every((id) => isAbove(graze, walker, state.walls[id]))) {
    const answer = ask(wallsIn(state));
    const isPassed = (/** @type {any} */ { id, feature }) => without.includes(id) && !feature.startsWith('top');
    if (!answer.result.hits.some(isPassed)) return { ...answer, without: [] };
  }
  return { ...ask(solidIn(state)), without };
}

/** Far wider than the room, and below it; its top is put at that of a ledge. */
const depths = { minX: -1e6, minY: 0, maxX: 1e6, maxY: 1e6 };

/**
 * Whether a walker is all above the top of a ledge: it overlaps nothing of what is below that height. The library decides,
 * since the sum of its height and its radius would be rounded.
 * @param {Library} graze @param {Point & { radius: number }} walker @param {Box} ledge
 */
const isAbove = (graze, walker, { minY }) =>
  graze.circleVsAabbContact(walker, nowhere, { ...depths, minY }) !== 'cross';

/** After so many pushes out of walls they only go to and fro. */
const mostPushes = 16;

/**
 * The walker, moved out of walls that were dropped on it.
 * @param {Library} graze @param {State} state @param {any} walker
 * @param {import('../../extras/walk/walk.js').Need} [need] loads what looks for more free places
 * @returns {any} the same object if it was in no wall, or if no free place was found
 */
export function outOfWalls(graze, state, walker, need) {
  const walls = solidIn(state);
  const among = worldOf(graze, walls);
  const pushed = (/** @type {any} */ circle) => {
    let free = circle;
    // Out of one wall may be into the next, and a way out that is lost in rounding needs to be longer.
    let part = 1;
    for (let push = 0; push < mostPushes; push++) {
      const [first] = among.travel(free, nowhere, slide).inside;
      if (!first) return free;
      const { x, y } = moved(free, first.pushOut.by, part);
      part = x === free.x && y === free.y ? 2 * part : 1;
      free = { ...free, x, y };
    }
    return null;
  };
  const free = pushed(walker);
  if (free) return free;
  if (!room) need?.(loadRoom);
  return room?.freeNear(walls, walker, travelScene.world, pushed) ?? walker;
}

/** @type {typeof import('./room.js') | null} loaded when pushes alone do not lead out for the first time */
let room = null;

/** Loads what looks for places farther off. */
export async function loadRoom() {
  room = await import('./room.js');
  return room;
}
