// Where a mover would end: the travel that the library answers if the handle in hand were at a place.

import { moveHandle } from '../model/state.js';

/** @import { Ask, Scene, State } from '../model/types.js' */
/** @typedef {(graze: any, walls: import('../model/types.js').Box[]) => { travel: (...asked: any[]) => any }} WorldOf */

/** How the field layer of movers looks: the least and most of what happens, up to 255, starts inside a wall, and lines. */
export const amongWalls = /** @type {const} */ ({ least: 26, most: 150, other: 'inside', edge: 'change' });

/**
 * The field layer of a scene of travels.
 * @param {Scene} scene
 * @param {(state: State) => import('../model/types.js').Call} ask the travel of a state
 * @param {WorldOf} worldOf walls that stay are placed once
 * @returns {Ask}
 */
export const travelField = (scene, ask, worldOf) => (graze, handle, state, within) => ({
  ...amongWalls,
  tint: 'cross',
  at: (place) =>
    lostIn((walls) => worldOf(graze, walls), ask(moveHandle(scene.fields, state, handle, place, within).state)),
});

/**
 * How far from the tip of its motion a mover ends, as a share of that motion.
 * @param {(walls: any) => ReturnType<WorldOf>} among the world of some walls @param {import('../model/types.js').Call} asked
 * @returns {number | null} null if it meets nothing; NaN if it starts inside a wall
 */
function lostIn(among, [, walls, mover, motion, response, options]) {
  const { position, hits, inside } = among(walls).travel(mover, motion, response, options);
  if (inside.length > 0) return Number.NaN;
  if (hits.length === 0) return null;
  const [x, y] = 'radius' in mover ? [mover.x, mover.y] : [mover.minX, mover.minY];
  const off = Math.hypot(x + motion.x - position.x, y + motion.y - position.y);
  return Math.min(1, off / Math.hypot(motion.x, motion.y) || 0);
}
