/** Which boxes a question is about, as Rust takes it. */

import { checkKnown, checkObject, checkWhole } from '../door/checks.js';
import { wrongType } from '../door/errors.js';
import { FILTERED } from '../wasm/tables.js';

/** @typedef {import('../types.js').Filter} Filter */

/** The options of a filter. */
export const FILTER_KEYS = ['mask', 'without', 'when'];
/** Every layer. */
export const ALL_LAYERS = 2 ** 32 - 1;
const LARGEST_ID = 2 ** 53 - 1;

/**
 * Hands a filter to Rust for the next question.
 *
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 * @param {Filter} [filter]
 * @param {readonly string[]} [keys] all options that there are
 * @returns {number} the mode of the question
 */
export function setFilter(caller, world, filter, keys = FILTER_KEYS) {
  if (filter === undefined) return 0;
  checkObject(caller, 'options', filter, 'an object');
  checkKnown(caller, 'options', filter, keys);
  const { mask, without, when } = filter;
  if (mask === undefined && without === undefined && when === undefined) return 0;
  if (when !== undefined && typeof when !== 'function') throw wrongType(`${caller}: options.when`, 'a function', when);
  world.filter(checkLayers(caller, 'options.mask', mask), idsOf(caller, without ?? []), when);
  return FILTERED;
}

/**
 * Layers or a mask, a bit for each; all by default.
 *
 * @param {string} caller
 * @param {string} path
 * @param {unknown} [layers]
 * @returns {number}
 */
export function checkLayers(caller, path, layers = ALL_LAYERS) {
  checkWhole(caller, path, layers, 0, ALL_LAYERS);
  return /** @type {number} */ (layers);
}

/**
 * @param {string} caller
 * @param {Iterable<number>} without
 */
function idsOf(caller, without) {
  if (typeof without?.[Symbol.iterator] !== 'function') {
    throw wrongType(`${caller}: options.without`, 'an array of ids', without);
  }
  const ids = Float64Array.from(without);
  for (const [place, id] of ids.entries()) checkId(caller, `options.without[${place}]`, id);
  return ids;
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {unknown} id
 */
export function checkId(caller, path, id) {
  checkWhole(caller, path, id, 0, LARGEST_ID);
}
