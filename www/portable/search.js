// Looks for states of a scene in which the portable lines differ from the exact answer, and one can see it. They lie where
// the exact answer changes: halfway between two states with different answers, again and again, until no double is left.

import { givenIn } from '../extras/index.js';
import { thingsIn, valueAt, withValue } from '../model/things.js';
import { compareShown, isAsked } from './compare.js';

/** @import { Scene, State } from '../model/types.js' */

/** More halves than a double has bits. */
const mostHalves = 120;
/** How many doubles around the change are tried, in each number. */
const nudges = [-3, -2, -1, 1, 2, 3];

/**
 * @param {import('../model/types.js').Library} graze @param {Scene} scene
 * @param {import('./compare.js').Portable} portable @param {any} lines
 */
export function searcher(graze, scene, portable, lines) {
  const shown = (/** @type {State} */ state) => {
    if (!isAsked(scene, portable, state)) return null;
    const { result } = scene.solve(graze, state);
    return { result, comparison: compareShown(portable, lines, scene, state, result) };
  };
  const differs = (/** @type {State} */ state) => isAllowed(scene, state) && shown(state)?.comparison?.isSeen === true;
  // A travel also changes where it hits more walls, or fewer.
  const answer = (/** @type {State} */ state) => {
    const { result, comparison } = shown(state) ?? {};
    return `${comparison?.exact.verdict} ${result?.hits?.length}`;
  };

  /**
   * The first differing state that is found where the answer changes on the way from one state to another.
   * @param {State} from @param {State} to
   * @returns {State | null}
   */
  function between(from, to) {
    let [low, high] = [from, to];
    const first = answer(low);
    if (first === answer(high)) return null;
    for (let i = 0; i < mostHalves; i++) {
      const middle = halfway(low, high);
      if (isEqual(middle, low) || isEqual(middle, high) || !isAllowed(scene, middle)) break;
      if (differs(middle)) return middle;
      if (answer(middle) === first) low = middle;
      else high = middle;
    }
    for (const state of [low, high, ...around(low, from, to), ...around(high, from, to)]) {
      if (differs(state)) return state;
    }
    return null;
  }

  /**
   * The differing states that are found by moving one thing at a time, the nearest first.
   * @param {State} from @param {State[]} targets @param {() => boolean} [isEnough] asked when something is found
   * @returns {State[]}
   */
  function near(from, targets, isEnough = () => false) {
    /** @type {State[]} */
    const found = [];
    for (const target of targets) {
      if (found.length > 0 && isEnough()) break;
      for (const thing of thingsIn(scene.fields, from)) {
        const value = valueAt(target, thing);
        const state = value && between(from, withValue(from, thing, value));
        if (state) found.push(state);
      }
    }
    return found.sort((one, other) => distance(from, one) - distance(from, other));
  }

  // Where a walker is depends on where it was, so no part of it can be moved alone.
  return { differs, between, near: givenIn(scene).walk ? () => [] : near };
}

/** @param {Scene} scene @param {State} state @returns {boolean} */
const isAllowed = ({ fields }, state) => Object.entries(fields).every(([key, { check }]) => !check(state[key]));

/**
 * Every number of two states together; words are those of the first.
 * @param {any} one @param {any} other @param {(one: number, other: number) => number} join
 * @returns {any}
 */
function joined(one, other, join) {
  if (one === other || typeof one === 'string') return one;
  if (typeof one === 'number') return join(one, other);
  const parts = Object.entries(one).map(([key, part]) => [key, joined(part, other[key] ?? part, join)]);
  return Array.isArray(one) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** @param {State} low @param {State} high @returns {State} */
const halfway = (low, high) => joined(low, high, (one, other) => one + (other - one) / 2);

/** @param {State} one @param {State} other @returns {boolean} */
const isEqual = (one, other) => distance(one, other) === 0;

/**
 * How far apart two states are: the sum over all numbers.
 * @param {State} one @param {State} other
 * @returns {number}
 */
export function distance(one, other) {
  let sum = 0;
  joined(one, other, (a, b) => {
    sum += Math.abs(a - b);
    return a;
  });
  return sum;
}

/**
 * A state with each number that moves on the way a few doubles further.
 * @param {any} state @param {any} from @param {any} to @param {(part: any) => any} [whole] the state with another part
 * @returns {State[]}
 */
function around(state, from, to, whole = (part) => part) {
  if (from === to || typeof state === 'string') return [];
  if (typeof state === 'number') return nudges.map((by) => whole(state + by * ulpOf(state)));
  const withPart = (/** @type {string} */ key, /** @type {any} */ part) =>
    Object.assign(Array.isArray(state) ? [...state] : { ...state }, { [key]: part });
  return Object.keys(state).flatMap((key) =>
    around(state[key], from[key], to[key], (part) => whole(withPart(key, part))),
  );
}

/** @param {number} x @returns {number} the distance to the next double, for numbers of a usual size */
const ulpOf = (x) => 2 ** (Math.floor(Math.log2(Math.abs(x) || 1)) - 52);
