/** The options of a travel, checked, with its filter and its choices as Rust takes them. */

import { checkWhole } from '../checks/checks.js';
import { unknown, wrongType } from '../checks/errors.js';
import { MOST_HITS } from '../wasm/tables.js';
import { FILTER_KEYS, readFilter } from './filter.js';

/** @import { TravelHit, TravelOptions } from '../types.js' */
/** @typedef {{ filter: import('./filter.js').ReadFilter | undefined, choose: (() => number) | undefined }} Taken */

/** @type {readonly (string | undefined)[]} answers to a hit, in the order of Rust's numbers */
const CHOICES = ['accept', 'ignore', 'stop'];
/** What a mover does that starts inside walls, in Rust's numbers: undefined is what is usual for the response. */
export const STARTS = [undefined, 'stay', 'leave', 'pushOut'];
const MOST_LISTED = 2 ** 32 - 1;
const OPTION_KEYS = ['maxHits', 'maxListed', 'startInside', 'choose', ...FILTER_KEYS];

/** @type {Taken} */
const NONE = { filter: undefined, choose: undefined };

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
  const { maxHits, maxListed, startInside, choose } = options;
  if (maxHits !== undefined) checkWhole(caller, 'options.maxHits', maxHits, 1, MOST_HITS);
  if (maxListed !== undefined) checkWhole(caller, 'options.maxListed', maxListed, 0, MOST_LISTED);
  checkStart(caller, startInside);
  if (choose === undefined) return { filter, choose };
  if (typeof choose !== 'function') throw wrongType(`${caller}: options.choose`, 'a function', choose);
  return { filter, choose: () => choiceNumber(caller, choose(readHit())) };
}

/**
 * What a mover does that starts inside walls, checked.
 *
 * @param {string} caller
 * @param {unknown} startInside
 */
export function checkStart(caller, startInside) {
  if (startInside === undefined || STARTS.includes(/** @type {any} */ (startInside))) return;
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
