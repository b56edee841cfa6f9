/** A walker among walls, and the way out of them: what the walk asks. */

import { readPoint } from '../wire/record.js';
import { numbers, recordAt } from '../wire/wasm.js';
import { ask, PUSH_OUT } from '../world/questions.js';
import { moved } from '../world/travel.js';
import { place, travelsAmong } from './world.js';

/** @typedef {import('../types.js').Mover} Mover */

export { oneWay } from '../world/one-way.js';
export * from './world.js';

const NO_MOTION = { x: 0, y: 0 };

/**
 * A world of these walls, to travel in and to get out of.
 *
 * @param {Iterable<import('../types.js').Box>} walls
 */
export function createWorld(walls) {
  const placed = place(walls);
  return {
    ...travelsAmong(placed),
    /** @param {Mover} mover */
    pushOut(mover) {
      const code = ask('world.pushOut', placed, PUSH_OUT, { mover, motion: NO_MOTION }, undefined, 0);
      return code === 1 ? moved(mover, readPoint(numbers(), recordAt)) : null;
    },
  };
}
