/** The boxes of a world: reads and checks them. */

import { checkKnown, checkObject } from '../checks/checks.js';
import { accepted, unknown } from '../checks/errors.js';
import { box as boxShape, cornered } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
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
 * The box by its corners that is put into a world; undefined if it is invalid or has both forms. The far side of a rectangle
 * is rounded up: rounded down, it would let another box come to rest inside the rectangle.
 *
 * @param {any} value
 */
export const standing = (value) => cornered(value, entries.farSide);

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
 * @param {{ positions?: 'f32' | 'f64' }} [options]
 */
export function positionsOf(caller, options) {
  if (options === undefined) return 'f64';
  checkObject(caller, 'options', options, 'an object');
  checkKnown(caller, 'options', options, ['positions']);
  const { positions = 'f64' } = options;
  if (positions !== 'f32' && positions !== 'f64')
    throw unknown(`${caller}: options.positions`, "'f32' or 'f64'", positions);
  return positions;
}

/**
 * Throws what is wrong with a box.
 *
 * @param {string} caller
 * @param {AnyBox} box
 * @param {number} code
 */
export function refuseBox(caller, box, code) {
  boxShape.check(caller, 'box', box);
  accepted(caller, code, { box });
}
