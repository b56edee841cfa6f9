/** The boxes of a world: reads and checks them. */

import { checkKnown, checkObject } from '../checks/checks.js';
import { refusal, unknown } from '../checks/errors.js';
import { box as boxShape, cornered, isBox, WRONG_TYPE } from '../checks/shapes.js';
import { scratch } from '../memory/rows.js';
import { numbers } from '../memory/wasm.js';
import { ALL_LAYERS, checkLayers } from './filter.js';

/** @import { AnyBox, Box } from '../types.js' */

/**
 * The box whose sides are at a place in the memory.
 *
 * @param {Float64Array} memory
 * @param {number} at
 * @returns {Box}
 */
export function readBox(memory, at) {
  return { minX: memory[at], minY: memory[at + 1], maxX: memory[at + 2], maxY: memory[at + 3] };
}

/**
 * The layers of a box to insert, checked; all by default.
 *
 * @param {string} caller
 * @param {{ layers?: number }} [options]
 */
export function layersOf(caller, options) {
  if (options === undefined) return ALL_LAYERS;
  checkObject(caller, 'options', options, 'an object');
  checkKnown(caller, 'options', options, ['layers']);
  const { layers = ALL_LAYERS } = options;
  return checkLayers(caller, 'options.layers', layers);
}

/**
 * Which positions movers are given, checked; all doubles by default.
 *
 * @param {string} caller
 * @param {string} path
 * @param {'f32' | 'f64'} [positions]
 */
export function positionsOf(caller, path, positions = 'f64') {
  if (positions !== 'f32' && positions !== 'f64') throw unknown(`${caller}: ${path}`, "'f32' or 'f64'", positions);
  return positions;
}

/**
 * Puts a box into a world, and returns Rust's answer.
 *
 * @param {string} caller
 * @param {AnyBox} box
 * @param {(minX: number, minY: number, maxX: number, maxY: number) => number} put
 */
export function putBox(caller, box, put) {
  const sides = cornered(box);
  const code = isBox(sides) ? put(sides.minX, sides.minY, sides.maxX, sides.maxY) : WRONG_TYPE;
  if (code < 0) refuseBox(caller, box, code);
  return code;
}

/**
 * Every box with its id, in the order of insertion.
 *
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 */
export function entriesOf(caller, world) {
  const count = world.length();
  const at = scratch(caller, 5 * count);
  world.entries();
  const memory = numbers();
  const entryOf = (/** @type {number} */ i) =>
    /** @type {[number, Box]} */ ([memory[at + 5 * i], readBox(memory, at + 5 * i + 1)]);
  return Array.from({ length: count }, (_, i) => entryOf(i));
}

/**
 * Throws what is wrong with a box.
 *
 * @param {string} caller
 * @param {AnyBox} box
 * @param {number} code
 * @returns {never}
 */
export function refuseBox(caller, box, code) {
  boxShape.check(caller, 'box', box);
  throw refusal(caller, code, { box });
}
