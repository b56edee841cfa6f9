/** Worlds as plain data, for saved games. */

import { checkKnown, checkObject, checkWhole, listOf } from '../checks/checks.js';
import { layout, noMemory } from '../checks/errors.js';
import { box } from '../checks/shapes.js';
import { scratch } from '../memory/rows.js';
import { called, numbers, recordAt } from '../memory/wasm.js';
import { FULL } from '../wasm/tables.js';
import { moveWall, positionsOf, readWall, refuseWall, wallAt } from './boxes.js';
import { checkId, checkLayers } from './filter.js';

/** @import { SavedWorld } from '../types.js' */
/** @typedef {import('../wasm/graze2d.js').World} World */
/** @typedef {import('./boxes.js').Forms} Forms */

/** Numbers of a box: its id, its sides, its layers. */
const SAVED = 6;
const LAST_SLOT = 2 ** 32 - 1;
/** Of the form in which worlds are written. In version 1 all walls were boxes. */
const VERSION = 2;

/**
 * @param {string} caller
 * @param {World} world
 * @param {Forms} forms
 * @returns {SavedWorld}
 */
export function save(caller, world, forms) {
  const at = scratch(caller, SAVED * world.slots());
  called(caller, () => world.save());
  const memory = numbers();
  const [count, free, spent] = memory.subarray(recordAt, recordAt + 3);
  const boxOf = (/** @type {number} */ place) => {
    const id = memory[place];
    const form = forms.get(id);
    const wall = /** @type {any} */ (wallAt(memory, place + 1, form));
    return { id, ...(form ? { shape: wall } : wall), layers: memory[place + 5] };
  };
  const boxes = Array.from({ length: count }, (_, i) => boxOf(at + SAVED * i));
  const [start, middle] = [at + SAVED * count, at + SAVED * count + free];
  const positions = world.isSingle() ? 'f32' : 'f64';
  return {
    version: VERSION,
    positions,
    boxes,
    free: [...memory.subarray(start, middle)],
    spent: [...memory.subarray(middle, middle + spent)],
  };
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Forms} forms
 * @param {SavedWorld} data
 */
export function restore(caller, world, forms, data) {
  checkObject(caller, 'data', data, 'an object');
  checkKnown(caller, 'data', data, ['version', 'positions', 'boxes', 'free', 'spent']);
  checkWhole(caller, 'data.version', data.version, 1, VERSION);
  const listIn = (/** @type {'boxes' | 'free' | 'spent'} */ key) =>
    listOf(caller, `data.${key}`, /** @type {any[]} */ (data[key]));
  const [boxes, free, spent] = [listIn('boxes'), listIn('free'), listIn('spent')];
  const isSingle = positionsOf(caller, 'data.positions', data.positions) === 'f32';
  /** Those that are put in the places of boxes at last. @type {{ id: number, shape: any, wall: ReturnType<typeof readWall> }[]} */
  const shapes = [];
  /** @type {(each: any, i: number) => number[]} */
  const rowOf = (each, i) => {
    const path = `data.boxes[${i}]`;
    checkObject(caller, path, each, 'an object');
    checkKnown(caller, path, each, ['id', 'minX', 'minY', 'maxX', 'maxY', 'shape', 'layers']);
    const { id, minX, minY, maxX, maxY, shape, layers } = /** @type {any} */ (each);
    checkId(caller, `${path}.id`, id);
    const bits = checkLayers(caller, `${path}.layers`, layers);
    if (shape !== undefined) {
      shapes.push({ id, shape, wall: readWall(caller, shape, `${path}.shape`) });
      return [id, 0, 0, 0, 0, bits];
    }
    box.check(caller, path, { minX, minY, maxX, maxY });
    return [id, minX, minY, maxX, maxY, bits];
  };
  const rows = boxes.flatMap(rowOf);
  for (const [i, id] of free.entries()) checkId(caller, `data.free[${i}]`, id);
  for (const [i, slot] of spent.entries()) {
    checkWhole(caller, `data.spent[${i}]`, slot, 0, LAST_SLOT);
  }
  const all = [...rows, ...free, ...spent];
  const at = scratch(caller, all.length);
  numbers().set(all, at);
  const code = world.restore(boxes.length, free.length, spent.length, isSingle);
  if (code === FULL) throw noMemory(caller, `${boxes.length} boxes`);
  if (code < 0) refuseWall(caller, boxes[numbers()[recordAt]], code, 'box');
  if (code === 0) throw layout(`${caller}: boxes, free and spent must name every slot once`);
  for (const { id, shape, wall } of shapes) moveWall(caller, world, forms, id, wall, shape);
}
