// What would happen to a mover: the travel that the library answers if the handle in hand were at a place.

import { moveHandle } from '../model/state.js';

/** @import { Handle } from '../model/things.js' */
/** @import { Ask, Point, Scene, State } from '../model/types.js' */
/** How strong a travel that hits is, from 0 to 1. @typedef {(travel: any, mover: any, motion: import('../model/types.js').Point) => number} Shade */

/** How the field layer of movers looks: the least and most of what happens, up to 255, starts inside a wall, and lines. */
export const amongWalls = /** @type {const} */ ({ least: 26, most: 150, other: 'inside', edge: 'change' });

/**
 * The field layer of a scene of travels.
 * @param {Scene} scene
 * @param {(graze: any, state: State, handle: Handle) => { travel: any, mover: any, motion: Point }} ask who travels in a state, and the answer
 * @param {Shade} shade
 * @returns {Ask}
 */
export const travelField = (scene, ask, shade) => (graze, handle, state, within) => ({
  ...amongWalls,
  tint: 'cross',
  at(place) {
    const { travel, mover, motion } = ask(graze, moveHandle(scene.fields, state, handle, place, within).state, handle);
    if (travel.inside.length > 0) return Number.NaN;
    return travel.hits.length > 0 ? shade(travel, mover, motion) : null;
  },
});

/** The position of a mover, as the library counts it. @param {any} mover @returns {Point} */
const positionOf = ({ minX, minY, points, at, x, y }) =>
  points ? (at ?? points[0]) : minX === undefined ? { x, y } : { x: minX, y: minY };

/** How far from the tip of its motion a mover ends, as a share of that motion. @type {Shade} */
export function lost({ position }, mover, motion) {
  const { x, y } = positionOf(mover);
  const off = Math.hypot(x + motion.x - position.x, y + motion.y - position.y);
  return Math.min(1, off / Math.hypot(motion.x, motion.y) || 0);
}

/** How many numbers of bounces are told apart. */
const most = 4;

/** How often a mover bounces: walls that are hit together count once. @type {Shade} */
export const bounces = ({ hits }) => Math.min(most, hits.at(-1).leg + 1) / most;
