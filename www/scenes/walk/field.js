// Where the two walkers would differ: how far apart both are if they begin at a place and the keys of the last step are held
// on. Nothing is replayed: from each place both walk, each by its own rules.

import { moveHandle } from '../../model/state.js';
import { amongWalls } from '../../parts/travel-field.js';

/** @import { Box, Library, Point, Scene, State } from '../../model/types.js' */

/**
 * What moves the walkers. It is given, not imported: otherwise every visitor of the scene would load more to share it.
 * @typedef {object} Rules
 * @property {typeof import('./exact.js').walkedTo} walkedTo
 * @property {typeof import('./exact.js').wallsIn} wallsIn
 * @property {typeof import('./naive.js').naiveStep} naiveStep
 * @property {number} near
 */

/** How far the keys are held on, and for how many steps at most. */
const distance = 24;
const mostSteps = 32;

/** @param {Scene} scene @param {Rules} rules @returns {import('../../model/types.js').Ask} */
export const walkField =
  ({ fields }, rules) =>
  (graze, handle, state, within) => ({
    ...amongWalls,
    tint: 'exit',
    at: (place) => apartIn(graze, moveHandle(fields, state, handle, place, within).state, rules),
  });

/**
 * How far apart both walkers end, as a share of the way asked for, if both begin where the exact one is.
 * @param {Library} graze @param {State} state @param {Rules} rules
 * @returns {number | null} null if they end at the same place, but for rounding and epsilons; NaN if they begin in a wall
 */
function apartIn(graze, state, { walkedTo, wallsIn, naiveStep, near }) {
  const { walker, motion } = state;
  const length = Math.hypot(motion.x, motion.y);
  const count = Math.min(mostSteps, Math.ceil(distance / length));
  const all = wallsIn(state);
  if (!isNearAny(all, walker, length > 0 ? { x: count * motion.x, y: count * motion.y } : motion)) return null;
  if (walkedTo(graze, state, walker, { x: 0, y: 0 }).inside.length > 0) return Number.NaN;
  if (length === 0) return null;
  let [exact, naive] = [walker, walker];
  // Who stands still under these keys stands still for good.
  let [isExactStill, isNaiveStill] = [false, false];
  for (let step = 0; step < count && !(isExactStill && isNaiveStill); step++) {
    const { mover } = isExactStill ? { mover: exact } : walkedTo(graze, state, exact, motion);
    const { position } = isNaiveStill ? { position: naive } : naiveStep(state, all, naive, motion);
    [isExactStill, isNaiveStill] = [isAt(mover, exact), isAt(position, naive)];
    [exact, naive] = [mover, position];
  }
  const apart = Math.hypot(exact.x - naive.x, exact.y - naive.y);
  return Math.abs(exact.x - naive.x) <= near && Math.abs(exact.y - naive.y) <= near
    ? null
    : Math.min(1, apart / (count * length));
}

/** @param {Point} one @param {Point} other */
const isAt = (one, other) => one.x === other.x && one.y === other.y;

/** More than any epsilon and any skin of naive rules. */
const margin = 1;

/**
 * Whether a wall is anywhere near the way of a walker. Where none is, both walk straight on.
 * @param {Box[]} walls @param {Point & { radius: number }} walker @param {Point} way
 */
function isNearAny(walls, { x, y, radius }, way) {
  const reach = radius + margin;
  const [minX, maxX] = [x + Math.min(0, way.x) - reach, x + Math.max(0, way.x) + reach];
  const [minY, maxY] = [y + Math.min(0, way.y) - reach, y + Math.max(0, way.y) + reach];
  return walls.some((wall) => minX < wall.maxX && wall.minX < maxX && minY < wall.maxY && wall.minY < maxY);
}
