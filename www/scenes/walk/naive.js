// The naive walker: where its rules bring it, and how that compares with what exact tests say of the same timestep.

import { rules } from './naive/rules.js';

/** @import { Box, Library, Point, State } from '../../model/types.js' */
/** @import { Test } from './naive/rules.js' */
/** @typedef {'together' | 'apart' | 'sticks' | 'short' | 'jitters' | 'through'} Verdict */

/** Nearer than this is the same place: naive rules keep a little away from walls. */
const near = 0.01;

/**
 * One timestep by the rules of a state.
 * @param {State} state @param {Box[]} walls @param {Point} from @param {Point} motion
 */
export const naiveStep = ({ walker, rules: { choice } }, walls, from, motion) =>
  rules[choice]({ ...from, radius: walker.radius }, motion, walls);

/**
 * The last timestep of the naive walker, and what is wrong with it.
 * @param {Library} graze @param {State} state @param {Box[]} walls
 * @param {(at: Point, by: Point) => Point} exactly where exact tests lead from another place
 * @returns {{ from: Point, tests: Test[], verdict: Verdict }}
 */
export function judged(graze, state, walls, exactly) {
  const { walker, naive, naiveFrom, motion, wentThrough } = state;
  const { position, tests } = naiveStep(state, walls, naiveFrom, motion);
  // Somebody may have moved it since.
  const isFresh = position.x === naive.x && position.y === naive.y;
  const from = isFresh ? naiveFrom : naive;
  if (isAt(naive, walker)) return { from, tests: [], verdict: 'together' };
  // Whatever it does behind the wall matters less.
  if (wentThrough.choice === 'yes') return { from, tests: [], verdict: 'through' };
  if (!isFresh) return { from: naive, tests: [], verdict: 'apart' };
  const step = { from: naiveFrom, tests };
  const made = { x: naive.x - naiveFrom.x, y: naive.y - naiveFrom.y };
  const point = { ...naiveFrom, radius: 0 };
  if (walls.some((wall) => graze.circleVsAabbContact(point, made, wall) === 'cross'))
    return { ...step, verdict: 'through' };
  const next = naiveStep(state, walls, naive, motion).position;
  if ((next.x - naive.x) * made.x + (next.y - naive.y) * made.y < 0) return { ...step, verdict: 'jitters' };
  const wanted = exactly(naiveFrom, motion);
  if (made.x !== 0 || made.y !== 0 || isAt(wanted, naive)) return { ...step, verdict: 'apart' };
  // Exact tests would stop there, too, only nearer to the wall.
  return { ...step, verdict: isAt(exactly(wanted, motion), wanted) ? 'short' : 'sticks' };
}

/** @param {Point} one @param {Point} other */
const isAt = (one, other) => Math.abs(one.x - other.x) <= near && Math.abs(one.y - other.y) <= near;
