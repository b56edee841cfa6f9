/**
 * Boxes that stay where they are, and movers among them: what figures ask of a `World`, with its answers and its steps. To
 * load no more of it saves a figure of travels two kilobytes.
 */

import { accepted } from '../checks/errors.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { entries, numbers, recordAt } from '../memory/wasm.js';
import { TRAVEL_STEPS } from '../wasm/steps.js';
import { TRACE } from '../wasm/tables.js';
import { ALL_LAYERS } from './filter.js';
import { travel } from './travel.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Response} Response */
/** @typedef {import('../types.js').TravelOptions} TravelOptions */

export class Walls {
  #world = new entries.World();

  /** @param {Box[]} boxes */
  constructor(boxes) {
    const caller = 'new Walls';
    const sides = boxes.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]);
    const at = scratch(caller, sides.length);
    numbers().set(sides, at);
    const code = this.#world.insertBatch(boxes.length, ALL_LAYERS);
    // If one is refused, its place stands in the record.
    const place = numbers()[recordAt];
    accepted(caller, code, { [`boxes[${place}]`]: boxes[place] });
  }

  /**
   * As `travel` of a `World`.
   *
   * @template {import('../types.js').Mover} M
   * @param {M} mover
   * @param {Point} motion
   * @param {Response} response
   * @param {TravelOptions} [options]
   */
  travel(mover, motion, response, options) {
    return travel('walls.travel', this.#world, mover, motion, response, options, 0);
  }

  /**
   * As `travelSteps` of a `World`.
   *
   * @template {import('../types.js').Mover} M
   * @param {M} mover
   * @param {Point} motion
   * @param {Response} response
   * @param {TravelOptions} [options]
   */
  travelSteps(mover, motion, response, options) {
    const end = travel('walls.travelSteps', this.#world, mover, motion, response, options, TRACE);
    return { travel: end, steps: readSteps(TRAVEL_STEPS) };
  }

  dispose() {
    this.#world.dispose();
  }
}
