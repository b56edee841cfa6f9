/** Which boxes a query considers, and the call to Rust. */

import { checkKnown, checkObject, checkThere, checkWhole } from '../checks/checks.js';
import { wrongType } from '../checks/errors.js';
import { ended, rewind } from '../memory/wasm.js';
import { FILTERED, THROWN } from '../wasm/tables.js';

/** @typedef {import('../types.js').Filter} Filter */
/** @typedef {import('../wasm/graze2d.js').World} World */
/** @typedef {(id: number, mover: number) => unknown} When */
/** @typedef {{ mask: number, without: number[], when: When | undefined }} ReadFilter */

/** The options of a filter. */
export const FILTER_KEYS = ['mask', 'without', 'when'];
/** Every layer. */
export const ALL_LAYERS = 2 ** 32 - 1;
const LARGEST_ID = 2 ** 53 - 1;
/** @type {number[]} */
const NO_IDS = [];
/** What lets every box pass. @type {ReadFilter} */
export const ALL_BOXES = { mask: ALL_LAYERS, without: NO_IDS, when: undefined };

/** How many queries are running in all worlds: their functions may call others. */
let depth = 0;
/** Whether an exception has passed through Rust, as that of a full stack does. */
let isTorn = false;

/**
 * Asks Rust and returns its code. Throws what a function of the user throws meanwhile.
 *
 * @param {string} caller
 * @param {World} world
 * @param {ReadFilter | undefined} filter
 * @param {number} trace
 * @param {(world: World, value: number, mode: number) => number} question
 * @param {number} value what is asked with
 */
export function asked(caller, world, filter, trace, question, value) {
  if (isTorn && depth === 0) {
    rewind();
    isTorn = false;
  }
  const mode = filter ? trace | FILTERED : trace;
  let code;
  depth++;
  try {
    if (filter) world.filter(filter.mask, /** @type {any} */ (filter.without), /** @type {any} */ (filter.when));
    code = question(world, value, mode);
  } catch (error) {
    isTorn = true;
    throw ended(caller, error);
  } finally {
    depth--;
  }
  if (code === THROWN) throw world.thrown();
  return code;
}

/**
 * Reads and checks a filter. After this, no code of the user may run before the query.
 *
 * @param {string} caller
 * @param {Omit<Filter, 'when'> & { when?: When | undefined }} [filter]
 * @param {readonly string[]} [keys] all options that there are
 * @returns {ReadFilter | undefined} undefined if all boxes pass
 */
export function readFilter(caller, filter, keys = FILTER_KEYS) {
  if (filter === undefined) return undefined;
  checkObject(caller, 'options', filter, 'an object');
  checkKnown(caller, 'options', filter, keys);
  const { mask = ALL_LAYERS, without = NO_IDS, when } = filter;
  if (mask === ALL_LAYERS && without === NO_IDS && when === undefined) return undefined;
  if (when !== undefined && typeof when !== 'function') throw wrongType(`${caller}: options.when`, 'a function', when);
  return {
    mask: checkLayers(caller, 'options.mask', mask),
    without: without === NO_IDS ? NO_IDS : idsOf(caller, without, 'without'),
    when: when && answering(caller, when),
  };
}

/**
 * The function of a filter, which must return something.
 *
 * @param {string} caller
 * @param {When} when
 * @returns {When}
 */
const answering = (caller, when) => (id, mover) => {
  const answer = when(id, mover);
  if (answer === undefined) throw wrongType(`${caller}: the return value of options.when`, 'a boolean', answer);
  return answer;
};

/**
 * Layers or a mask, a bit for each. Bit operators of JavaScript give signed numbers, so `~ENEMY` has a sign.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} layers
 * @returns {number}
 */
export function checkLayers(caller, path, layers) {
  checkWhole(caller, path, layers, -(2 ** 31), ALL_LAYERS);
  return /** @type {number} */ (layers) >>> 0;
}

/**
 * @param {string} caller
 * @param {Iterable<number>} without
 * @param {string} option its name
 */
export function idsOf(caller, without, option) {
  if (typeof without?.[Symbol.iterator] !== 'function' || typeof without === 'string') {
    throw wrongType(`${caller}: options.${option}`, 'an array of ids', without);
  }
  if (ArrayBuffer.isView(without)) checkThere(caller, `options.${option}`, /** @type {any} */ (without));
  const ids = [...without];
  // The path is made only for an invalid id.
  for (const [place, id] of ids.entries()) if (!isId(id)) checkId(caller, `options.${option}[${place}]`, id);
  return ids;
}

/** @param {unknown} id */
const isId = (id) => Number.isSafeInteger(id) && /** @type {number} */ (id) >= 0;

/**
 * @param {string} caller
 * @param {string} path
 * @param {unknown} id
 */
export function checkId(caller, path, id) {
  checkWhole(caller, path, id, 0, LARGEST_ID);
}
