/** The options of a travel, checked, with its filter and its choices as Rust takes them. */

import { checkWhole } from '../checks/checks.js';
import { unknown, wrongType } from '../checks/errors.js';
import { MOST_HITS } from '../wasm/tables.js';
import { FILTER_KEYS, readFilter } from './filter.js';

/** @import { TravelHit, TravelOptions } from '../types.js' */
/**
 * @typedef {object} Taken
 * @property {import('./filter.js').ReadFilter | undefined} filter
 * @property {(() => number) | undefined} choose
 * @property {number} maxHits
 * @property {number} maxListed
 * @property {number} start what it does if it starts inside walls, in Rust's numbers
 */

/** @type {readonly (string | undefined)[]} answers to a hit, in the order of Rust's numbers */
const CHOICES = ['accept', 'ignore', 'stop'];
/** What a mover does that starts inside walls, in Rust's numbers: undefined is what is usual for the response. */
export const STARTS = [undefined, 'stay', 'leave', 'pushOut'];
const MOST_LISTED = 2 ** 32 - 1;
const OPTION_KEYS = ['maxHits', 'maxListed', 'startInside', 'choose', ...FILTER_KEYS];

/** The default options of a travel. */
export const DEFAULTS = { maxHits: 16, maxListed: 1024 };
/** @type {Taken} */
const NONE = { filter: undefined, choose: undefined, ...DEFAULTS, start: 0 };

/**
 * Reads and checks the options of a travel.
 *
 * @param {string} caller
 * @param {TravelOptions | undefined} options
 * @param {() => TravelHit} readHit the hit that a choice is asked about
 * @returns {Taken}
 */
export function takeOptions(caller, options, readHit) {
  if (options === undefined) return NONE;
  const filter = readFilter(caller, options, OPTION_KEYS);
  const { maxHits = DEFAULTS.maxHits, maxListed = DEFAULTS.maxListed, startInside, choose } = options;
  checkWhole(caller, 'options.maxHits', maxHits, 1, MOST_HITS);
  checkWhole(caller, 'options.maxListed', maxListed, 0, MOST_LISTED);
  const start = startNumber(caller, startInside);
  if (choose === undefined) return { filter, choose, maxHits, maxListed, start };
  if (typeof choose !== 'function') throw wrongType(`${caller}: options.choose`, 'a function', choose);
  return { filter, choose: () => choiceNumber(caller, choose(readHit())), maxHits, maxListed, start };
}

/**
 * What a mover does that starts inside walls, checked, in Rust's numbers.
 *
 * @param {string} caller
 * @param {unknown} startInside
 */
export function startNumber(caller, startInside) {
  const start = STARTS.indexOf(/** @type {any} */ (startInside));
  if (start >= 0) return start;
  throw unknown(`${caller}: options.startInside`, "'stay', 'leave' or 'pushOut'", startInside);
}

/**
 * A choice as Rust takes it; undefined means accept.
 *
 * @param {string} caller
 * @param {string | undefined} choice
 */
function choiceNumber(caller, choice) {
  const number = choice === undefined ? 0 : CHOICES.indexOf(choice);
  if (number < 0)
    throw unknown(`${caller}: the return value of options.choose`, "'accept', 'ignore' or 'stop'", choice);
  return number;
}
