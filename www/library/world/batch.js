/** Many boxes and many queries of a world in one call. */

import { layout, noMemory, wrongType } from '../checks/errors.js';
import {
  BOXES,
  CIRCLES,
  checkArray,
  checkRoom,
  countRows,
  isNumbers,
  MOTIONS,
  Rows,
  SEGMENTS,
} from '../memory/rows.js';
import { checkLoaded, numbers, recordAt } from '../memory/wasm.js';
import { FULL, ROW } from '../wasm/tables.js';
import { insertShapes, readWall, refuseWall } from './boxes.js';
import { asked, checkId, FILTER_KEYS, readFilter } from './filter.js';
import { plainBox } from './shapes.js';
import { readResponse } from './travel.js';
import { startNumber } from './travel-options.js';

/** @import { Column } from '../memory/rows.js' */
/** @import { Filter, Response, StartInside, Wall } from '../types.js' */
/** @typedef {import('./boxes.js').Forms} Forms */
/** @typedef {import('../wasm/graze2d.js').World} World */

/** Rust's code if argument 0 is not finite. */
const NON_FINITE = -1;

/** @type {Column} */
const IDS = {
  path: 'ids',
  size: 1,
  shape: { check: (caller, path, { id }) => checkId(caller, path, id) },
  of: (id) => ({ id }),
};

/**
 * A list of walls to insert, checked. Boxes alone are rows of four numbers; if there is another shape, each has twenty.
 *
 * @param {string} caller
 * @param {Iterable<Wall> | Float64Array} walls
 * @returns {(world: World, forms: Forms, layers: number) => Float64Array} adds them, and returns their ids
 */
export function readWalls(caller, walls) {
  checkLoaded(caller);
  if (isNumbers(walls)) return boxesOf(caller, new Rows(caller, [BOXES], [walls]));
  if (typeof walls?.[Symbol.iterator] !== 'function' || typeof walls === 'string' || ArrayBuffer.isView(walls)) {
    throw wrongType(`${caller}: boxes`, 'an array of boxes and shapes, or a Float64Array', walls);
  }
  /** @type {{ read: ReturnType<typeof readWall>, given: Wall }[]} */
  const all = [];
  for (const given of walls) {
    const path = `boxes[${all.length}]`;
    const read = readWall(caller, given, path);
    // The far corner of a rectangle is a sum, and may overflow.
    if (!Array.isArray(read) && !Object.values(read).every(Number.isFinite))
      refuseWall(caller, given, NON_FINITE, path);
    all.push({ read, given });
  }
  const sides = all.flatMap(({ read }) => (Array.isArray(read) ? [] : [read.minX, read.minY, read.maxX, read.maxY]));
  if (sides.length === 4 * all.length) return boxesOf(caller, new Rows(caller, [BOXES], [Float64Array.from(sides)]));
  const copies = all.map(({ read }) => (Array.isArray(read) ? read : plainBox(read)));
  const refuse = (/** @type {number} */ i, /** @type {number} */ code) =>
    refuseWall(caller, all[i].given, code, `boxes[${i}]`);
  return (world, forms, layers) => insertShapes(caller, world, forms, copies, layers, refuse);
}

/** @type {(caller: string, rows: Rows) => ReturnType<typeof readWalls>} */
const boxesOf = (caller, rows) => (world, _, layers) => {
  rows.put(0);
  const code = world.insertBatch(rows.count, layers);
  if (code === FULL) throw noMemory(caller, `${rows.count} boxes`);
  if (code < 0) rows.refuse(code);
  // The ids are where the boxes were.
  return rows.answers(rows.count, -4 * rows.count).slice();
};

/**
 * Moves boxes and returns how many of them are in the world.
 *
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} ids
 * @param {Float64Array} boxes
 * @returns {number}
 */
export function moveBatch(caller, world, ids, boxes) {
  const rows = new Rows(caller, [IDS, BOXES], [ids, boxes]);
  rows.put(0);
  const code = world.moveBatch(rows.count);
  if (code === FULL) throw noMemory(caller, `${rows.count} boxes`);
  if (code < 0) rows.refuse(code);
  return code;
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} segments
 * @param {Float64Array} out
 * @param {Filter | undefined} options
 */
export function firstBatch(caller, world, segments, out, options) {
  const filter = readFilter(caller, options);
  const rows = new Rows(caller, [SEGMENTS], [segments]);
  checkRoom(caller, 'out', out, ROW, rows.count);
  rows.put(rows.count * ROW);
  const code = asked(caller, world, filter, 0, (world, count, mode) => world.firstBatch(count, mode), rows.count);
  if (code < 0) rows.refuse(code);
  rows.take(out);
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} segments
 * @param {Float64Array} counts
 * @param {Float64Array} out
 * @param {Filter | undefined} options
 * @returns {number} how many contacts there are
 */
export function allBatch(caller, world, segments, counts, out, options) {
  const filter = readFilter(caller, options);
  const rows = new Rows(caller, [SEGMENTS], [segments]);
  const { count } = rows;
  checkRoom(caller, 'counts', counts, 1, count);
  checkRoom(caller, 'out', out, ROW, 0);
  const room = Math.floor(out.length / ROW);
  rows.put(count + room * ROW);
  const code = asked(caller, world, filter, 0, (world, count, mode) => world.allBatch(count, room, mode), count);
  if (code < 0) rows.refuse(code);
  const found = numbers()[recordAt];
  // Again: a function that was called may have detached them.
  checkRoom(caller, 'counts', counts, 1, count);
  checkRoom(caller, 'out', out, ROW, found);
  counts.set(rows.answers(count));
  out.set(rows.answers(found * ROW, count));
  return found;
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Float64Array} movers
 * @param {Float64Array} motions
 * @param {Response} response
 * @param {Float64Array} out
 * @param {(Filter & { into?: Float64Array, startInside?: StartInside }) | undefined} options into: gets the movers at their ends
 */
export function travelBatch(caller, world, movers, motions, response, out, options) {
  const { kind, restitution } = readResponse(caller, response);
  const into = options?.into;
  const filter = readFilter(caller, options, [...FILTER_KEYS, 'into', 'startInside']);
  const start = startNumber(caller, options?.startInside);
  const count = countRows(caller, MOTIONS, motions);
  checkArray(caller, 'movers', movers);
  const [form, column] = movers.length === 3 * count ? [1, CIRCLES] : [2, BOXES];
  if (movers.length !== column.size * count) {
    const message = `${caller}: movers must have ${count} rows of 3 numbers (circles) or 4 (boxes), had ${movers.length} numbers`;
    throw layout(message);
  }
  const checkInto = () => into === undefined || checkRoom(caller, 'options.into', into, column.size, count);
  const rows = new Rows(caller, [{ ...column, path: 'movers' }, MOTIONS], [movers, motions]);
  checkRoom(caller, 'out', out, ROW, count);
  checkInto();
  rows.put(count * ROW);
  const code = asked(
    caller,
    world,
    filter,
    0,
    (world, count, mode) => world.travelBatch(count, form, kind, restitution, start, mode),
    count,
  );
  if (code < 0) rows.refuse(code);
  rows.take(out);
  // Again: a function that was called may have detached it.
  checkInto();
  // They are where the movers were, before the motions.
  into?.set(rows.answers(column.size * count, -(column.size + 2) * count));
}
