/** Worlds as bytes, for snapshots and rollback. */

import { checkThere } from '../checks/checks.js';
import { layout, noMemory, wrongType } from '../checks/errors.js';
import { scratch } from '../memory/rows.js';
import { numbers } from '../memory/wasm.js';
import { FULL } from '../wasm/tables.js';
import { SHAPE_SIZE } from './shapes.js';

/** @typedef {import('../wasm/graze2d.js').World} World */
/** @typedef {import('./boxes.js').Forms} Forms */

/** What bytes must be, by the code of what is wrong. */
const WRONG = [
  '',
  'begin as those of a world',
  'be of version 1',
  'be as many as were written',
  'have settings and kinds that there are',
  'have valid walls',
  'name every slot once',
];

/** The bytes from a place on, where numbers begin. @param {number} at @param {number} count */
const bytesAt = (at, count) => new Uint8Array(numbers().buffer, at * Float64Array.BYTES_PER_ELEMENT, count);

/** How many numbers have room for so many bytes. @param {number} count */
const numbersFor = (count) => Math.ceil(count / Float64Array.BYTES_PER_ELEMENT);

/** @param {string} caller @param {World} world @returns {Uint8Array} */
export function toBytes(caller, world) {
  const count = world.toBytes();
  if (count === FULL) throw noMemory(caller, `${world.length()} walls`);
  return bytesAt(scratch(caller, numbersFor(count)), count).slice();
}

/** @param {string} caller @param {World} world @returns {string} */
export function hashOf(caller, world) {
  const hash = world.hash();
  if (hash === undefined) throw noMemory(caller, `${world.length()} walls`);
  return hash.toString(16).padStart(16, '0');
}

/**
 * @param {string} caller
 * @param {World} world made anew
 * @param {Forms} forms those of its shapes, to be filled
 * @param {Uint8Array} bytes
 */
export function fromBytes(caller, world, forms, bytes) {
  if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
    throw wrongType(`${caller}: bytes`, 'a Uint8Array', bytes);
  checkThere(caller, 'bytes', bytes);
  const at = scratch(caller, numbersFor(bytes.length));
  bytesAt(at, bytes.length).set(bytes);
  const code = world.readBytes(bytes.length);
  if (code === FULL) throw noMemory(caller, `a world of ${bytes.length} bytes`);
  if (code > 0) throw layout(`${caller}: bytes must ${WRONG[code]}`);
  readForms(caller, world, forms);
}

/** @param {string} caller @param {World} world @param {Forms} forms */
function readForms(caller, world, forms) {
  const count = world.shapes();
  if (count === FULL) throw noMemory(caller, `${world.length()} walls`);
  const row = SHAPE_SIZE + 1;
  const at = scratch(caller, row * count);
  const memory = numbers();
  for (let place = at; place < at + row * count; place += row)
    forms.set(memory[place], [...memory.subarray(place + 1, place + row)]);
}
