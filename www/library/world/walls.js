/**
 * Very many boxes that do not move, and what a segment meets among them: the answers and steps of a `World`, and a query that
 * tests every box. Arguments are not checked: the fields of the figure have checked them.
 */

import { accepted, noMemory } from '../checks/errors.js';
import { readList, readSpan } from '../memory/record.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { called, entries, numbers, recordAt } from '../memory/wasm.js';
import { FIRST_STEPS } from '../wasm/steps.js';
import { ENTRY_CODE, ENTRY_ID, FULL, TRACE } from '../wasm/tables.js';
import { ALL_LAYERS } from './filter.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Segment} Segment */
/** @typedef {import('../types.js').Span} Span */

export class Walls {
  #world = called('new Walls', () => new entries.World());

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
    if (code === FULL) throw noMemory(caller, `${sides.length / 4} boxes`);
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
    const caller = 'walls.all';
    const ask = () => this.#world.allOfSegment(a.x, a.y, b.x, b.y, isEvery, mode);
    accepted(caller, called(caller, ask), { a, b });
    const spanAt = (/** @type {number} */ at) => /** @type {Span} */ (readSpan(numbers()[at + ENTRY_CODE], at));
    return readList((at) => ({ id: numbers()[at + ENTRY_ID], span: spanAt(at) }));
  }

  dispose() {
    this.#world.dispose();
  }
}
