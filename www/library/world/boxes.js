/** The walls of a world: reads and checks them. */

import { checkKnown, checkObject } from '../checks/checks.js';
import { noMemory, refusal, unknown } from '../checks/errors.js';
import { checkForms, cornered, isBox, WRONG_TYPE } from '../checks/shapes.js';
import { scratch } from '../memory/rows.js';
import { called, numbers, recordAt } from '../memory/wasm.js';
import { FULL } from '../wasm/tables.js';
import { ALL_LAYERS, checkLayers } from './filter.js';
import { checkShape, copyShape, isMeantAsShape, isPlainBox, putShapes, shapeAt } from './shapes.js';

/** @import { Box, PlacedWall, Wall } from '../types.js' */
/** @typedef {import('./shapes.js').Copy} Copy */
/** @typedef {Map<number, Copy>} Forms  the walls of a world that are no boxes, by their ids */
/** @typedef {import('../wasm/graze2d.js').World} World */

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
 * A wall to insert, checked: the sides of a box, or the numbers of any other shape.
 *
 * @param {string} caller
 * @param {Wall} wall
 * @param {string} [path]
 * @returns {Box | Copy}
 */
export function readWall(caller, wall, path) {
  const isShape = isMeantAsShape(wall);
  const sides = isShape ? undefined : cornered(wall);
  if (isBox(sides)) return sides;
  const copy = isShape ? copyShape(wall) : undefined;
  if (!copy) return refuseWall(caller, wall, WRONG_TYPE, path);
  return isPlainBox(copy) ? { minX: copy[2], minY: copy[3], maxX: copy[4], maxY: copy[5] } : copy;
}

/**
 * Adds a wall and returns its id.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Forms} forms
 * @param {Box | Copy} wall as read
 * @param {Wall} given
 * @param {number} layers
 * @returns {number}
 */
export function insertWall(caller, world, forms, wall, given, layers) {
  if (Array.isArray(wall))
    return insertShapes(caller, world, forms, [wall], layers, (_, code) => refuseWall(caller, given, code))[0];
  const id = world.insert(wall.minX, wall.minY, wall.maxX, wall.maxY, layers);
  if (id === FULL) throw noMemory(caller, 'one more wall');
  return id < 0 ? refuseWall(caller, given, id) : id;
}

/** Whether there was a wall to change, by the code that Rust returns. @param {string} caller @param {number} code */
export function isDone(caller, code) {
  if (code === FULL) throw noMemory(caller, 'the change');
  return code === 1;
}

/**
 * Moves a wall, and returns whether it is there.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Forms} forms
 * @param {number} id
 * @param {Box | Copy} wall as read
 * @param {Wall} given
 */
export function moveWall(caller, world, forms, id, wall, given) {
  const isShape = Array.isArray(wall);
  if (isShape) putShapes(caller, [wall]);
  const code = isShape ? world.moveToShape(id) : world.moveTo(id, wall.minX, wall.minY, wall.maxX, wall.maxY);
  if (code < 0 && code !== FULL) refuseWall(caller, given, code);
  if (!isDone(caller, code)) return false;
  if (isShape) forms.set(id, wall);
  else forms.delete(id);
  return true;
}

/**
 * Adds walls, of which some are no boxes, and returns their ids.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Forms} forms
 * @param {Copy[]} copies
 * @param {number} layers
 * @param {(place: number, code: number) => never} refuse throws what is wrong with one
 * @returns {Float64Array}
 */
export function insertShapes(caller, world, forms, copies, layers, refuse) {
  putShapes(caller, copies);
  const code = world.insertShapes(copies.length, layers);
  if (code === FULL) throw noMemory(caller, `${copies.length} walls`);
  if (code < 0) refuse(numbers()[recordAt], code);
  // The ids are where the shapes were.
  const at = scratch(caller, copies.length);
  const ids = numbers().slice(at, at + copies.length);
  for (const [i, id] of ids.entries()) if (!isPlainBox(copies[i])) forms.set(id, copies[i]);
  return ids;
}

/**
 * The wall that Rust tells at a place in the memory.
 *
 * @param {Float64Array} memory
 * @param {number} at
 * @param {Copy | undefined} form that of a shape
 * @returns {PlacedWall}
 */
export const wallAt = (memory, at, form) => (form ? shapeAt(form, memory[at], memory[at + 1]) : readBox(memory, at));

/**
 * Every wall with its id, in the order of insertion.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Forms} forms
 */
export function entriesOf(caller, world, forms) {
  const count = world.length();
  const at = scratch(caller, 5 * count);
  called(caller, () => world.entries());
  const memory = numbers();
  const entryOf = (/** @type {number} */ i) => {
    const id = memory[at + 5 * i];
    return /** @type {[number, PlacedWall]} */ ([id, wallAt(memory, at + 5 * i + 1, forms.get(id))]);
  };
  return Array.from({ length: count }, (_, i) => entryOf(i));
}

/**
 * Throws what is wrong with a wall.
 *
 * @param {string} caller
 * @param {Wall} wall
 * @param {number} code
 * @param {string} [path]
 * @returns {never}
 */
export function refuseWall(caller, wall, code, path) {
  const isShape = isMeantAsShape(wall);
  const name = path ?? (isShape ? 'shape' : 'box');
  if (isShape) checkShape(caller, name, wall);
  else checkForms(caller, name, wall);
  throw refusal(caller, code, { [name]: wall });
}
