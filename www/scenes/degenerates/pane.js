// The doubles around a value, as a magnifier shows them: up to eight that a hand can choose from, and their true places.
//
// Places count in units of the largest distance between two neighbors in the pane. They are exact: near each other,
// doubles differ by doubles.

import { doubleAt, ordinal } from './ordinal.js';

/** How many doubles there are to choose from, as a power of two. */
const power = 3n;
const count = 8;
/** What is seen below the first of them and above the last, in quarters of a unit. */
export const rim = 3;
/** How many units a pane shows. */
export const span = count - 1 + rim / 2;

/**
 * @typedef {object} Pane
 * @property {number} base the first double to choose
 * @property {number} unit the largest distance between neighbors
 * @property {number[]} doubles to choose from
 */

/**
 * The pane that a value is in: it stays while the value moves within it.
 * @param {number} x finite
 * @returns {Pane}
 */
export function paneOf(x) {
  const half = BigInt(count / 2);
  const first = (((ordinal(x) + half) >> power) << power) - half;
  // Beyond the largest double the order goes on with the same double.
  const doubles = [...new Set(Array.from({ length: count }, (_, i) => doubleAt(first + BigInt(i))))];
  const unit = Math.max(...doubles.slice(1).map((each, i) => each - doubles[i]));
  return { base: doubles[0], unit, doubles };
}

/**
 * Where a double is in a pane, in units from its base; what is far outside is just outside.
 * @param {Pane} pane @param {number} x
 * @returns {number}
 */
export function positionIn({ base, unit }, x) {
  const position = (x - base) / unit;
  return Math.min(Math.max(position, -1), count);
}

/**
 * The double of the pane nearest to a position.
 * @param {Pane} pane @param {number} position
 * @returns {number}
 */
export function nearestAt(pane, position) {
  let [best, least] = [pane.base, Infinity];
  for (const each of pane.doubles) {
    const distance = Math.abs(positionIn(pane, each) - position);
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
}

/**
 * Every double that a pane shows, with those at its rim.
 * @param {Pane} pane
 * @returns {number[]}
 */
export function seenIn(pane) {
  const seen = [...pane.doubles];
  const [low, high] = [-rim / 4, count - 1 + rim / 4];
  for (const [way, isSeen] of /** @type {const} */ ([
    [-1n, (/** @type {number} */ place) => place >= low],
    [1n, (/** @type {number} */ place) => place <= high],
  ])) {
    let last = way < 0n ? pane.doubles[0] : pane.doubles[pane.doubles.length - 1];
    for (;;) {
      const next = doubleAt(ordinal(last) + way);
      if (next === last || !isSeen(positionIn(pane, next))) break;
      seen.push(next);
      last = next;
    }
  }
  return seen;
}

/**
 * Where the doubles end in a pane, if they do: half a unit beyond the largest.
 * @param {Pane} pane
 * @returns {{ low: number | null, high: number | null }}
 */
export function endsOf(pane) {
  const endAt = (/** @type {number} */ end, /** @type {number} */ beyond) => {
    const position = positionIn(pane, end);
    return position > -1 && position < count ? position + beyond : null;
  };
  return { low: endAt(-Number.MAX_VALUE, -0.5), high: endAt(Number.MAX_VALUE, 0.5) };
}
