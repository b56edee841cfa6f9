/** Solids that move: the call to Rust, and what became of the movers. */

import { checkObject, listOf } from '../checks/checks.js';
import { accepted, layout, noMemory } from '../checks/errors.js';
import { point, taken } from '../checks/shapes.js';
import { scratch } from '../memory/rows.js';
import { numbers, placeOf, recordAt } from '../memory/wasm.js';
import { ENTRY, ENTRY_ID, FULL, LIST_POINTER } from '../wasm/tables.js';
import { ALL_BOXES, asked, checkId, FILTER_KEYS, idsOf, readFilter } from './filter.js';
import { checkMover, kept, moved, readMover, six } from './sweep.js';
import { readTravelHit } from './travel.js';

/** @import { Mover, Point, Shifted, SolidMotion, SolidOptions } from '../types.js' */

/** Numbers of a solid and of a mover. */
const [SOLID, MOVER] = [3, 8];
const NO_MOTION = { x: 0, y: 0 };
const OPTION_KEYS = [...FILTER_KEYS, 'oneWay', 'motions'];

/** @typedef {import('../wasm/graze2d.js').World} World */

/**
 * The solids of a call, checked: three numbers each.
 *
 * @param {string} caller
 * @param {Iterable<SolidMotion>} solids
 */
export const solidsOf = (caller, solids) =>
  listOf(caller, 'solids', solids).flatMap((solid, i) => {
    checkObject(caller, `solids[${i}]`, solid, '{id, motion}');
    return solidOf(caller, `solids[${i}].`, solid.id, solid.motion);
  });

/**
 * A solid, checked.
 *
 * @param {string} caller
 * @param {string} path where its id and its motion are
 * @param {number} id
 * @param {Point} motion
 */
export function solidOf(caller, path, id, motion) {
  checkId(caller, `${path}id`, id);
  const { x, y } = taken(caller, `${path}motion`, point, motion);
  return [id, x, y];
}

/**
 * @template {Mover} M
 * @param {string} caller
 * @param {(question: (world: World) => number) => number} change asks the world that is changed, when only \`when\` is still code of the user
 * @param {number[]} moves the solids
 * @param {(place: number) => string} idAt the path of the id of a solid
 * @param {Iterable<M>} movers
 * @param {SolidOptions} [options]
 * @returns {Shifted<M>[]}
 */
export function moveSolids(caller, change, moves, idAt, movers, options = {}) {
  const all = listOf(caller, 'movers', movers);
  const { mask, without, when } = readFilter(caller, options, OPTION_KEYS) ?? ALL_BOXES;
  const { oneWay: platforms, motions: given } = options;
  const oneWay = idsOf(caller, platforms ?? [], 'oneWay');
  const motions = given === undefined ? [] : listOf(caller, 'options.motions', given);
  if (given !== undefined && motions.length !== all.length) {
    throw layout(`${caller}: options.motions must have one for each of ${all.length} movers, had ${motions.length}`);
  }
  /** @type {any[]} what is kept of each mover */
  const thirds = [];
  /** @type {number[]} */
  const shapes = [];
  const shapesAt = moves.length + MOVER * (all.length + 1);
  const rows = all.flatMap((mover, i) => {
    const motion = given === undefined ? NO_MOTION : taken(caller, `options.motions[${i}]`, point, motions[i]);
    const form = readMover(mover, motion);
    if (form < 0) checkMover(caller, mover, motion, `movers[${i}]`);
    const third = kept(form);
    thirds.push(third);
    // The place of a shape in the scratch.
    const first = Array.isArray(third) ? shapesAt + shapes.length : six[0];
    if (Array.isArray(third)) shapes.push(...third);
    return [form, first, six[1], six[2], form === 1 ? 0 : six[3], motion.y, 0, 0];
  });
  // A form of 0 ends the movers; the shapes follow.
  const put = [...moves, ...rows, ...new Array(MOVER).fill(0), ...shapes];
  // This may grow the memory, which detaches every earlier view of it.
  const at = scratch(caller, put.length);
  numbers().set(put, at);
  const lists = /** @type {const} */ ([Float64Array.from(without), Float64Array.from(oneWay)]);
  const question = (/** @type {World} */ world) => world.moveSolids(moves.length / SOLID, mask, ...lists, when);
  const code = change((world) => asked(caller, world, undefined, 0, question, 0));
  if (code === FULL) throw noMemory(caller, 'the change');
  if (code < 0) {
    const row = numbers()[recordAt];
    const isId = (-1 - code) >> 4 === 2;
    const [mover, id] = [`movers[${row}]`, { [idAt(row)]: moves[SOLID * row] }];
    accepted(caller, code, isId ? { mover, motion: mover, ...id } : checkMover(caller, all[row], NO_MOTION, mover));
  }
  return readShifted(rows, thirds, scratch(caller, put.length) + moves.length);
}

/**
 * @param {number[]} rows those of the movers
 * @param {any[]} thirds what is kept of each
 * @param {number} at where their answers begin
 * @returns {Shifted<any>[]}
 */
function readShifted(rows, thirds, at) {
  const memory = numbers();
  let entry = placeOf(LIST_POINTER);
  /** @type {<T>(count: number, read: (at: number) => T) => T[]} */
  const take = (count, read) =>
    Array.from({ length: count }, () => {
      const one = read(entry);
      entry += ENTRY;
      return one;
    });
  const idAt = (/** @type {number} */ place) => memory[place + ENTRY_ID];
  return Array.from({ length: rows.length / MOVER }, (_, i) => {
    const [form, d] = [rows[MOVER * i], rows[MOVER * i + 4]];
    const [x, y, farX, farY, carrier, pushed, squeezed, hits] = memory.subarray(at + MOVER * i, at + MOVER * (i + 1));
    return {
      mover: moved(form, thirds[i], d, { x, y }, { x: farX, y: farY }),
      carriedBy: carrier < 0 ? null : carrier,
      pushedBy: take(pushed, idAt),
      squeezedBy: take(squeezed, idAt),
      hits: take(hits, readTravelHit),
    };
  });
}
