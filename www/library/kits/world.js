/** A mover among walls: what scenes about travels ask. */

import { TRACE, TRAVEL_STEPS } from '../wasm/tables.js';
import { readPoint } from '../wire/record.js';
import { readSteps } from '../wire/steps.js';
import { entries, numbers, recordAt } from '../wire/wasm.js';
import { boxRows, insertBatch } from '../world/batch.js';
import { ALL_LAYERS } from '../world/filter.js';
import { ask, PUSH_OUT } from '../world/questions.js';
import { moved, travel } from '../world/travel.js';

/** @typedef {import('../types.js').AnyBox} AnyBox */
/** @typedef {import('../types.js').Mover} Mover */
/** @typedef {import('../types.js').Point} Point */

export { circleVsAabbContact } from '../circle-aabb.js';
export { load } from '../load.js';
export { pointVsAabb } from '../point-aabb.js';

const NO_MOTION = { x: 0, y: 0 };

/**
 * A world of these walls, with the questions of scenes alone: the library's has thirty methods, which a figure would load.
 *
 * @param {Iterable<AnyBox>} walls
 */
export function createWorld(walls) {
  const world = new entries.World();
  insertBatch('createWorld', world, boxRows('createWorld', walls), ALL_LAYERS);
  return {
    /** @type {import('../world/world.js').World['travelSteps']} */
    travelSteps(mover, motion, response, options) {
      const end = travel('world.travelSteps', world, mover, motion, response, options, TRACE);
      return { travel: end, steps: readSteps(TRAVEL_STEPS) };
    },
    /** @param {Mover} mover */
    pushOut(mover) {
      const code = ask('world.pushOut', world, PUSH_OUT, { mover, motion: NO_MOTION }, undefined, 0);
      return code === 1 ? moved(mover, readPoint(numbers(), recordAt)) : null;
    },
    dispose: () => world.free(),
  };
}
