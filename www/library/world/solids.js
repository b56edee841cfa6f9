/** Solids that move: the call to Rust, and what became of the movers. */

import { checkKnown, checkObject } from '../checks/checks.js';
import { accepted, wrongType } from '../checks/errors.js';
import { point } from '../checks/shapes.js';
import { scratch } from '../memory/rows.js';
import { numbers, placeOf, recordAt } from '../memory/wasm.js';
import { ENTRY, ENTRY_ID, LIST_POINTER } from '../wasm/tables.js';
import { ALL_LAYERS, checkId, checkLayers, idsOf } from './filter.js';
import { checkMover, readMover, six } from './sweep.js';
import { moved, readTravelHit } from './travel.js';

/** @import { Mover, Point, Shifted, SolidMotion, SolidOptions } from '../types.js' */

/** Numbers of a solid and of a mover. */
const [SOLID, MOVER] = [3, 8];
const NO_MOTION = { x: 0, y: 0 };

/**
 * @template {Mover} M
 * @param {string} caller
 * @param {() => import('../wasm/graze2d.js').World} open asked when no more code of the user runs
 * @param {Iterable<SolidMotion>} solids
 * @param {Iterable<M>} movers
 * @param {SolidOptions} [options]
 * @returns {Shifted<M>[]}
 */
export function moveSolids(caller, open, solids, movers, options = {}) {
  const moves = listOf(caller, 'solids', solids).flatMap((solid, i) => {
    checkObject(caller, `solids[${i}]`, solid, '{id, motion}');
    const { id, motion } = solid;
    checkId(caller, `solids[${i}].id`, id);
    point.check(caller, `solids[${i}].motion`, motion);
    return [id, motion.x, motion.y];
  });
  const all = listOf(caller, 'movers', movers);
  const rows = all.flatMap((mover, i) => {
    const form = readMover(mover, NO_MOTION);
    if (form < 0) checkMover(caller, mover, NO_MOTION, `movers[${i}]`);
    return [form, six[0], six[1], six[2], form === 1 ? 0 : six[3], 0, 0, 0];
  });
  checkObject(caller, 'options', options, 'an object');
  checkKnown(caller, 'options', options, ['mask', 'without', 'oneWay']);
  const mask = checkLayers(caller, 'options.mask', options.mask ?? ALL_LAYERS);
  const [without, oneWay] = [options.without ?? [], options.oneWay ?? []].map((ids, i) =>
    idsOf(caller, ids, i === 0 ? 'without' : 'oneWay'),
  );
  // A form of 0 ends the movers.
  const given = [...moves, ...rows, ...new Array(MOVER).fill(0)];
  numbers().set(given, scratch(caller, given.length));
  const code = open().moveSolids(moves.length / SOLID, mask, Float64Array.from(without), Float64Array.from(oneWay));
  if (code < 0) {
    const row = numbers()[recordAt];
    accepted(caller, code, checkMover(caller, all[row], NO_MOTION, `movers[${row}]`));
  }
  return readShifted(all, scratch(caller, given.length) + moves.length);
}

/**
 * @template {Mover} M
 * @param {M[]} movers
 * @param {number} at where their answers begin
 * @returns {Shifted<M>[]}
 */
function readShifted(movers, at) {
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
  return movers.map((mover, i) => {
    const [x, y, farX, farY, carrier, pushed, squeezed, hits] = memory.subarray(at + MOVER * i, at + MOVER * (i + 1));
    return {
      mover: moved(mover, { x, y }, { x: farX, y: farY }),
      carriedBy: carrier < 0 ? null : carrier,
      pushedBy: take(pushed, idAt),
      squeezedBy: take(squeezed, idAt),
      hits: take(hits, readTravelHit),
    };
  });
}

/**
 * @template T
 * @param {string} caller
 * @param {string} path
 * @param {Iterable<T>} list
 * @returns {T[]}
 */
function listOf(caller, path, list) {
  if (typeof list?.[Symbol.iterator] !== 'function' || typeof list === 'string') {
    throw wrongType(`${caller}: ${path}`, 'an array', list);
  }
  return [...list];
}
