/** The options of a travel, checked, with its filter and its choices as Rust takes them. */

import { checkWhole } from '../door/checks.js';
import { wrongType } from '../door/errors.js';
import { FILTER_KEYS, setFilter } from './filter.js';

/** @typedef {import('../types.js').TravelHit} TravelHit */
/** @typedef {import('../types.js').TravelOptions} TravelOptions */
/** @typedef {{ mode: number, choose: (() => number) | undefined }} Taken the mode of the question, and the choice if there is one */

/** @type {readonly (string | undefined)[]} answers to a hit, in the order of Rust's numbers */
const CHOICES = ['accept', 'ignore', 'stop'];
const MOST_TURNS = 65536;
const MOST_HITS = 2 ** 32 - 1;
const OPTION_KEYS = ['turns', 'hits', 'escape', 'choose', ...FILTER_KEYS];

/** @type {Taken} */
const NONE = { mode: 0, choose: undefined };

/**
 * Checks the options of a travel, and hands its filter to Rust.
 *
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 * @param {TravelOptions | undefined} options
 * @param {() => TravelHit} readHit the hit that a choice is asked about
 * @returns {Taken}
 */
export function takeOptions(caller, world, options, readHit) {
  if (options === undefined) return NONE;
  const mode = setFilter(caller, world, options, OPTION_KEYS);
  const { turns, hits, escape: mayEscape, choose } = options;
  if (turns !== undefined) checkWhole(caller, 'options.turns', turns, 1, MOST_TURNS);
  if (hits !== undefined) checkWhole(caller, 'options.hits', hits, 0, MOST_HITS);
  if (mayEscape !== undefined && typeof mayEscape !== 'boolean') {
    throw wrongType(`${caller}: options.escape`, 'a boolean', mayEscape);
  }
  if (choose === undefined) return mode === 0 ? NONE : { mode, choose };
  if (typeof choose !== 'function') throw wrongType(`${caller}: options.choose`, 'a function', choose);
  return { mode, choose: () => choiceNumber(caller, choose(readHit())) };
}

/**
 * A choice as Rust takes it; none means accept.
 *
 * @param {string} caller
 * @param {string | undefined} choice
 */
function choiceNumber(caller, choice) {
  const number = CHOICES.indexOf(choice ?? 'accept');
  if (number < 0) {
    throw wrongType(`${caller}: what options.choose gives`, "'accept', 'ignore' or 'stop'", choice);
  }
  return number;
}
