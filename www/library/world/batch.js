/** Many boxes and many questions to a world in one call. */

import { checkObject } from '../door/checks.js';
import { wrongType } from '../door/errors.js';
import { box } from '../door/shapes.js';
import {
  answers,
  BOXES,
  begin,
  CIRCLES,
  checkRoom,
  countRows,
  layout,
  MOTIONS,
  put,
  refuse,
  reserve,
  SEGMENTS,
  take,
} from '../rows.js';
import { ROW, THROWN } from '../wasm/tables.js';
import { numbers, recordAt } from '../wire/wasm.js';
import { standing } from './boxes.js';
import { checkId } from './filter.js';

/** @typedef {import('../types.js').AnyBox} AnyBox */
/** @typedef {import('../wasm/graze2d.js').World} World */
/** @typedef {import('../rows.js').Column} Column */

/** @type {Column} */
const IDS = { path: 'ids', size: 1, shape: { check: () => {}, numbers: (id) => [id] }, of: (id) => ({ id }) };

/**
 * Boxes as rows of four numbers.
 *
 * @param {string} caller
 * @param {Iterable<AnyBox> | Float64Array} boxes
 * @returns {Float64Array}
 */
export function boxRows(caller, boxes) {
  if (boxes instanceof Float64Array) return boxes;
  if (typeof boxes?.[Symbol.iterator] !== 'function' || typeof boxes === 'string') {
    throw wrongType(`${caller}: boxes`, 'an array of boxes or a Float64Array', boxes);
  }
  const rows = [];
  let place = 0;
  for (const each of boxes) {
    box.check(caller, `boxes[${place++}]`, each);
    rows.push(...box.numbers(standing(each)));
  }
  return Float64Array.from(rows);
}

/**
 * Adds boxes and gives their ids.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} rows
 * @param {number} layers
 * @returns {Float64Array}
 */
export function insertBatch(caller, world, rows, layers) {
  const count = countRows(caller, BOXES, rows);
  reserve(rows.length);
  const first = put(caller, BOXES, rows, count);
  const code = world.insertBatch(count, layers);
  if (code < 0) refuse(caller, code, BOXES, rows);
  return numbers().slice(first, first + count);
}

/**
 * Puts boxes somewhere else and gives how many are there.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} ids
 * @param {Float64Array} boxes
 * @returns {number}
 */
export function moveBatch(caller, world, ids, boxes) {
  const count = countRows(caller, IDS, ids);
  for (let i = 0; i < count; i++) if (!Number.isSafeInteger(ids[i]) || ids[i] < 0) checkId(caller, `ids[${i}]`, ids[i]);
  reserve(5 * count);
  put(caller, IDS, ids, count);
  put(caller, BOXES, boxes, count);
  const code = world.moveBatch(count);
  if (code < 0) refuse(caller, code, BOXES, boxes);
  return code;
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} segments
 * @param {Float64Array} out
 * @param {number} mode
 */
export function firstBatch(caller, world, segments, out, mode) {
  const count = begin(caller, SEGMENTS, segments, 4, out);
  const code = world.firstBatch(count, mode);
  if (code < 0) refuseQuestion(caller, world, code, SEGMENTS, segments);
  take(out, count);
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} segments
 * @param {Float64Array} counts
 * @param {Float64Array} out
 * @param {number} mode
 * @returns {number} how many contacts there are
 */
export function allBatch(caller, world, segments, counts, out, mode) {
  const count = countRows(caller, SEGMENTS, segments);
  checkRoom(caller, 'counts', counts, 1, count);
  checkRoom(caller, 'out', out, ROW, 0);
  const room = Math.floor(out.length / ROW);
  reserve(5 * count + room * ROW);
  put(caller, SEGMENTS, segments, count);
  const code = world.allBatch(count, room, mode);
  if (code < 0) refuseQuestion(caller, world, code, SEGMENTS, segments);
  const found = numbers()[recordAt];
  if (found > room) {
    throw layout(`${caller}: out must have room for ${found} rows of ${ROW} numbers, had ${out.length} numbers`);
  }
  const told = answers(count + found * ROW);
  for (let i = 0; i < count; i++) counts[i] = told[i];
  for (let i = 0; i < found * ROW; i++) out[i] = told[count + i];
  return found;
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} movers
 * @param {Float64Array} motions
 * @param {number} response
 * @param {number} restitution
 * @param {Float64Array} out
 * @param {number} mode
 * @param {Float64Array} [into] gets the movers at their ends
 */
export function travelBatch(caller, world, movers, motions, response, restitution, out, mode, into) {
  const count = countRows(caller, MOTIONS, motions);
  checkObject(caller, 'movers', movers, 'a Float64Array');
  const [form, column] = movers.length === 3 * count ? [1, CIRCLES] : [2, BOXES];
  if (movers.length !== column.size * count) {
    const message = `${caller}: movers must have ${count} rows of 3 numbers (circles) or 4 (boxes), had ${movers.length} numbers`;
    throw layout(message);
  }
  if (into !== undefined) checkRoom(caller, 'options.into', into, column.size, count);
  begin(caller, column, movers, column.size + 2, out);
  const behind = put(caller, MOTIONS, motions, count);
  const code = world.travelBatch(count, form, response, restitution, mode);
  if (code < 0) refuseQuestion(caller, world, code, { ...column, path: 'movers' }, movers, MOTIONS, motions);
  take(out, count);
  // They stand where the movers stood, before the motions.
  into?.set(numbers().subarray(behind - movers.length, behind));
}

/**
 * Throws what a filter's function threw, or what is wrong with an argument.
 *
 * @param {string} caller
 * @param {World} world
 * @param {number} code
 * @param {...(Column | Float64Array)} given
 */
function refuseQuestion(caller, world, code, ...given) {
  if (code === THROWN) throw world.thrown();
  refuse(caller, code, ...given);
}
