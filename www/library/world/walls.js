/**
 * Boxes that do not move, and what a segment or a mover meets among them: what figures ask of a `World`, with the same answers
 * and steps, and a query that tests every box. Arguments are not checked: the fields of the figure have checked them. A mover
 * that starts inside a wall stays, if nothing else is said, under every response, and is never pushed out first. An answer does
 * not tell what the mover stands on.
 */

import { accepted } from '../checks/errors.js';
import { readList, readSpan } from '../memory/record.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { entries, numbers, recordAt } from '../memory/wasm.js';
import { FIRST_STEPS, TRAVEL_STEPS } from '../wasm/steps.js';
import { ENTRY_CODE, ENTRY_ID, TRACE } from '../wasm/tables.js';
import { ALL_LAYERS } from './filter.js';
import { readMover, six } from './sweep.js';
import { numberOf, readTravel } from './travel.js';
import { DEFAULTS, STARTS } from './travel-options.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Segment} Segment */
/** @typedef {import('../types.js').Span} Span */
/** @typedef {import('../types.js').Mover} Mover */
/** @typedef {Exclude<import('../types.js').Response, string>} Asked */
/** @typedef {Pick<import('../types.js').TravelOptions, 'maxHits' | 'maxListed' | 'startInside'>} Options */

export class Walls {
  #world = new entries.World();

  /**
   * @param {Box[] | Float64Array} boxes as objects, or four numbers each
   */
  constructor(boxes) {
    const caller = 'new Walls';
    const sides =
      boxes instanceof Float64Array ? boxes : boxes.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]);
    const at = scratch(caller, sides.length);
    numbers().set(sides, at);
    const code = this.#world.insertBatch(sides.length / 4, ALL_LAYERS);
    // If one is invalid, its index is in the record.
    const place = numbers()[recordAt];
    accepted(caller, code, { [`boxes[${place}]`]: boxes[place] });
  }

  /**
   * Like `allSteps` of a `World`.
   *
   * @param {Segment} segment
   */
  allSteps(segment) {
    const all = this.#all(segment, false, TRACE);
    return { all, steps: readSteps(FIRST_STEPS) };
  }

  /**
   * The same contacts without steps.
   *
   * @param {Segment} segment
   * @param {boolean} [isEvery] whether every box is tested, and the tree is not used
   */
  all(segment, isEvery = false) {
    return this.#all(segment, isEvery, 0);
  }

  /**
   * @param {Segment} segment
   * @param {boolean} isEvery
   * @param {number} mode
   * @returns {{ id: number, span: Span }[]}
   */
  #all({ a, b }, isEvery, mode) {
    accepted('walls.all', this.#world.allOfSegment(a.x, a.y, b.x, b.y, isEvery, mode), { a, b });
    const spanAt = (/** @type {number} */ at) => /** @type {Span} */ (readSpan(numbers()[at + ENTRY_CODE], at));
    return readList((at) => ({ id: numbers()[at + ENTRY_ID], span: spanAt(at) }));
  }

  /**
   * Like `travel` of a `World`.
   *
   * @template {Mover} M
   * @param {M} mover
   * @param {Point} motion
   * @param {Asked} response
   * @param {Options} [options]
   */
  travel(mover, motion, response, options) {
    return this.#travel(mover, motion, response, options, 0);
  }

  /**
   * Like `travelSteps` of a `World`.
   *
   * @template {Mover} M
   * @param {M} mover
   * @param {Point} motion
   * @param {Asked} response
   * @param {Options} [options]
   */
  travelSteps(mover, motion, response, options) {
    const end = this.#travel(mover, motion, response, options, TRACE);
    return { travel: end, steps: readSteps(TRAVEL_STEPS) };
  }

  /**
   * @template {Mover} M
   * @param {M} mover
   * @param {Point} motion
   * @param {Asked} response
   * @param {Options | undefined} options
   * @param {number} mode
   */
  #travel(mover, motion, response, options, mode) {
    const { maxHits, maxListed, startInside } = { ...DEFAULTS, startInside: undefined, ...options };
    const start = STARTS.indexOf(startInside ?? 'stay');
    const form = readMover(mover, motion);
    const [a, b, c, d, e, f] = six;
    const [kind, { restitution: kept = 1 }] = [numberOf(response), /** @type {{ restitution?: number }} */ (response)];
    const code = this.#world.travel(form, a, b, c, d, e, f, kind, kept, maxHits, maxListed, start, null, mode);
    const { ground: _, ...told } = readTravel(form, c, d, accepted('walls.travel', code, { mover, motion }));
    return told;
  }

  dispose() {
    this.#world.dispose();
  }
}
