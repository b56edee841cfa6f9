/** A travel's response, options and choices as Rust takes them, and its end as JavaScript gives it. */

import { checkNumber, checkObject, checkWhole } from '../door/checks.js';
import { wrongType } from '../door/errors.js';
import { ENTRY_INDEX, TRAVEL_LEG, TRAVEL_POSITION, TRAVEL_STARTS_INSIDE, TRAVEL_T } from '../wasm/tables.js';
import { readHit, readPoint, readPushOut } from '../wire/record.js';
import { sharedEntries, sharedList, sharedRecord } from '../wire/wasm.js';

/** @typedef {import('../types.js').Response} Response */
/** @typedef {import('../types.js').Travel} Travel */
/** @typedef {import('../types.js').TravelHit} TravelHit */
/** @typedef {import('../types.js').TravelOptions} TravelOptions */

/** @type {readonly (string | undefined)[]} answers to a hit, in the order of Rust's numbers */
const CHOICES = ['accept', 'ignore', 'stop'];
const MOST_TURNS = 65536;
const MOST_HITS = 2 ** 32 - 1;

/**
 * A response as Rust takes it.
 *
 * @param {string} caller
 * @param {Response} response
 */
export function responseNumbers(caller, response) {
  const given = typeof response === 'string' ? { kind: response } : response;
  checkObject(caller, 'response', given, "'stop', 'slide', 'bounce' or 'pass'");
  const { kind, corner = 'round', restitution = 1 } = /** @type {any} */ (given);
  checkNumber(caller, 'response.restitution', restitution);
  if (corner !== 'round' && corner !== 'stop') {
    throw wrongType(`${caller}: response.corner`, "'stop' or 'round'", corner);
  }
  const numbers = { stop: 0, slide: corner === 'stop' ? 1 : 2, bounce: 3, pass: 4 };
  if (!Object.hasOwn(numbers, kind)) {
    throw wrongType(`${caller}: response`, "'stop', 'slide', 'bounce' or 'pass'", kind);
  }
  return { kind: numbers[/** @type {keyof typeof numbers} */ (kind)], restitution, given };
}

/**
 * The options of a travel, checked and with their defaults.
 *
 * @param {string} caller
 * @param {TravelOptions} options
 */
export function travelOptions(caller, options) {
  checkObject(caller, 'options', options, 'an object');
  const { turns = 16, hits = 1024, escape: escapes = false, choose } = options;
  checkWhole(`${caller}: options.turns`, turns, 1, MOST_TURNS);
  checkWhole(`${caller}: options.hits`, hits, 0, MOST_HITS);
  if (typeof escapes !== 'boolean') throw wrongType(`${caller}: options.escape`, 'a boolean', escapes);
  if (choose !== undefined && typeof choose !== 'function') {
    throw wrongType(`${caller}: options.choose`, 'a function', choose);
  }
  return { turns, hits, escapes, choose: choose && (() => choiceNumber(caller, choose(readTravelHit(sharedList())))) };
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

/**
 * Where the mover ends, from the record and the list.
 *
 * @param {number} inside how many walls it starts inside of: the last entries of the list
 * @returns {Travel}
 */
export function readTravel(inside) {
  const record = sharedRecord();
  const entries = sharedEntries();
  const hits = entries.splice(0, entries.length - inside);
  return {
    position: readPoint(record, 0),
    motion: readPoint(record, 2),
    timeLeft: record[4],
    hits: hits.map(readTravelHit),
    inside: entries.map((entry) => ({ index: entry[ENTRY_INDEX], pushOut: readPushOut(entry) })),
  };
}

/**
 * @param {Float64Array} entry
 * @returns {TravelHit}
 */
function readTravelHit(entry) {
  return {
    t: entry[TRAVEL_T],
    leg: entry[TRAVEL_LEG],
    index: entry[ENTRY_INDEX],
    position: readPoint(entry, TRAVEL_POSITION),
    hit: readHit(entry, 0),
    startsInside: entry[TRAVEL_STARTS_INSIDE] === 1,
  };
}
