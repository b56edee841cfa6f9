/**
 * A circle that moves among walls: what scenes about its travels ask. The library's world has thirty methods, which a figure
 * would load.
 */

import { TRACE, TRAVEL_STEPS } from '../wasm/tables.js';
import { readSteps } from '../wire/steps.js';
import { entries } from '../wire/wasm.js';
import { refuseBox } from '../world/boxes.js';
import { ALL_LAYERS } from '../world/filter.js';
import { travel } from '../world/travel.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../wasm/graze2d.js').World} Walls */

export { circleVsAabbContact } from '../circle-aabb.js';
export { load } from '../load.js';
export { pointVsAabb } from '../point-aabb.js';

/**
 * A world of these walls, to travel in.
 *
 * @param {Iterable<Box>} walls
 */
export const createWorld = (walls) => travelsAmong(place(walls));

/**
 * The walls in the WebAssembly memory.
 *
 * @param {Iterable<Box>} walls
 * @returns {Walls}
 */
export function place(walls) {
  const placed = new entries.World();
  // One by one: a scene has few.
  for (const wall of walls) {
    const id = placed.insert(wall.minX, wall.minY, wall.maxX, wall.maxY, ALL_LAYERS);
    if (id < 0) refuseBox('createWorld', wall, id);
  }
  return placed;
}

/**
 * What travels need of a world.
 *
 * @param {Walls} walls
 */
export function travelsAmong(walls) {
  return {
    /** @type {import('../world/world.js').World['travel']} */
    travel: (mover, motion, response, options) => travel('world.travel', walls, mover, motion, response, options, 0),
    /** @type {import('../world/world.js').World['travelSteps']} */
    travelSteps(mover, motion, response, options) {
      const end = travel('world.travelSteps', walls, mover, motion, response, options, TRACE);
      return { travel: end, steps: readSteps(TRAVEL_STEPS) };
    },
    dispose: () => walls.free(),
  };
}
