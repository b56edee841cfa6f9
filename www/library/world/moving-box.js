/** A mover against a box that moves in the same timestep. */

import { accepted, noMemory } from '../checks/errors.js';
import { cornered, isBox, point as pointShape, taken, WRONG_TYPE } from '../checks/shapes.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { called, checkLoaded, entries, numbers } from '../memory/wasm.js';
import { TRAVEL_STEPS } from '../wasm/steps.js';
import { FULL, TRACE } from '../wasm/tables.js';
import { refuseWall } from './boxes.js';
import { ALL_LAYERS } from './filter.js';
import { checkMover, kept, putMover, readMover, six } from './sweep.js';
import { readResponse, readTravel } from './travel.js';
import { DEFAULTS, STARTS } from './travel-options.js';

const STAYS = STARTS.indexOf('stay');

/** One for all questions, which has the box of each in turn. @type {import('../wasm/graze2d.js').World | undefined} */
let world;

/** @import { AnyBox, Mover, Point, Response, Travel } from '../types.js' */
/** @typedef {import('./world.js').TravelStep} TravelStep */

/**
 * Moves a mover past a box that moves in the same timestep, and returns where it ends in the world: it stops at the
 * box, slides along it or bounces off it. Motions are displacements over the timestep.
 *
 * Seen from the box, the mover has its own motion minus that of the box, rounded once. There this is `travel` of a world with
 * one wall. Then the motion of the box is added again, so a mover that stops is carried along. The box ends at its corners
 * plus its motion, and the mover is never inside it there, unless it started inside.
 *
 * @template {Mover} M
 * @param {M} mover
 * @param {Point} motion
 * @param {AnyBox} box
 * @param {Point} boxMotion
 * @param {Response} response
 * @returns {Travel<M>}
 */
export function travelVsMovingBox(mover, motion, box, boxMotion, response) {
  return ask('travelVsMovingBox', mover, motion, box, boxMotion, response, 0);
}

/**
 * Like `travelVsMovingBox`, with every step, as the box sees it: add `t` times its motion for the place in the world.
 *
 * @template {Mover} M
 * @param {M} mover
 * @param {Point} motion
 * @param {AnyBox} box
 * @param {Point} boxMotion
 * @param {Response} response
 * @returns {{ travel: Travel<M>, steps: TravelStep[] }}
 */
export function travelVsMovingBoxSteps(mover, motion, box, boxMotion, response) {
  const travel = ask('travelVsMovingBoxSteps', mover, motion, box, boxMotion, response, TRACE);
  return { travel, steps: readSteps(TRAVEL_STEPS) };
}

/**
 * @template {Mover} M
 * @param {string} caller
 * @param {M} mover
 * @param {Point} motion
 * @param {AnyBox} box
 * @param {Point} boxMotion
 * @param {Response} response
 * @param {number} mode
 * @returns {Travel<M>}
 */
function ask(caller, mover, motion, box, boxMotion, response, mode) {
  checkLoaded(caller);
  const sides = cornered(box);
  if (!isBox(sides)) return refuseWall(caller, box, WRONG_TYPE, 'box');
  const by = taken(caller, 'boxMotion', pointShape, boxMotion);
  const { kind, restitution } = readResponse(caller, response);
  const form = readMover(mover, motion);
  if (form < 0) accepted(caller, form, checkMover(caller, mover, motion));
  const [a, b, c, d, e, f] = six;
  const third = kept(form);
  const at = scratch(caller, 4);
  numbers().set([sides.minX, sides.minY, sides.maxX, sides.maxY], at);
  return called(caller, () => {
    world ??= new entries.World();
    world.dispose();
    const code = world.insertBatch(1, ALL_LAYERS);
    if (code === FULL) throw noMemory(caller, 'the answer');
    if (code < 0) refuseWall(caller, box, code, 'box');
    world.moveFirst(by.x, by.y);
    const { maxHits, maxListed } = DEFAULTS;
    putMover(caller, form, third);
    const inside = world.travel(form, a, b, c, d, e, f, kind, restitution, maxHits, maxListed, STAYS, null, mode);
    if (inside < 0) accepted(caller, inside, checkMover(caller, mover, motion));
    return readTravel(form, third, d, inside);
  });
}
