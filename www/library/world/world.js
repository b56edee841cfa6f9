/** Several boxes in the WebAssembly memory: what a path meets, and where a mover ends among them. */

import { checkWhole } from '../door/checks.js';
import { accepted, wrongType } from '../door/errors.js';
import { box as boxShape } from '../door/shapes.js';
import { ENTRY_CODE, ENTRY_INDEX, TRAVEL_STEPS, WORLD_STEPS } from '../wasm/tables.js';
import { readBoxSpan, readPoint, readSpan } from '../wire/record.js';
import { readSteps } from '../wire/steps.js';
import { sharedEntries, sharedRecord, wasm } from '../wire/wasm.js';
import { sweepNumbers } from './sweep.js';
import { readTravel, responseNumbers, travelOptions } from './travel.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Found} Found */
/** @typedef {import('../types.js').Mover} Mover */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Response} Response */
/** @typedef {import('../types.js').Sweep} Sweep */
/** @typedef {import('../types.js').Travel} Travel */
/** @typedef {import('../types.js').TravelOptions} TravelOptions */
/** @typedef {import('../wire/steps.js').StepOf<(typeof TRAVEL_STEPS)[number]>} TravelStep */
/** @typedef {import('../wire/steps.js').StepOf<(typeof WORLD_STEPS)[number]>} WorldStep */

/** Kinds of finds, in the order of Rust's numbers. */
const [FIRST, FIRST_CROSSING, ALL] = [0, 1, 2];
const LARGEST_INDEX = 2 ** 32 - 1;

/**
 * A world of these boxes, with indices in their order. It lives in the WebAssembly memory: call
 * `dispose()` when done, or write `using world = createWorld(boxes)`; the garbage collector frees a forgotten one.
 *
 * @param {Iterable<Box>} [boxes]
 * @returns {World}
 */
export function createWorld(boxes = []) {
  const caller = 'createWorld';
  if (typeof boxes?.[Symbol.iterator] !== 'function') {
    throw wrongType(`${caller}: boxes`, 'an array of {minX, minY, maxX, maxY}', boxes);
  }
  return new World(caller, boxes);
}

/** Several boxes. A box keeps its index until it is removed; no other box gets that index later. */
class World {
  /** @type {import('../wasm/graze2d.js').World | null} */
  #world;
  #travelling = false;

  /**
   * @param {string} caller
   * @param {Iterable<Box>} boxes
   */
  constructor(caller, boxes) {
    const world = new (wasm(caller).World)();
    try {
      let place = 0;
      for (const box of boxes) insert(caller, world, `boxes[${place++}]`, box);
    } catch (error) {
      world.free();
      throw error;
    }
    this.#world = world;
  }

  /** How many boxes there are. */
  get length() {
    return this.#open('world.length').length();
  }

  /** The extent of a cell of the broad phase. */
  get cellSize() {
    return this.#open('world.cellSize').cellSize();
  }

  /**
   * Adds a box and gives its index.
   *
   * @param {Box} box
   */
  insert(box) {
    const caller = 'world.insert';
    return insert(caller, this.#changing(caller), 'box', box);
  }

  /**
   * Takes a box out: false if there is none of that index.
   *
   * @param {number} index
   */
  remove(index) {
    const caller = 'world.remove';
    checkIndex(caller, index);
    return this.#changing(caller).remove(index);
  }

  /**
   * Puts a box somewhere else: false if there is none of that index.
   *
   * @param {number} index
   * @param {Box} box
   */
  moveTo(index, box) {
    const caller = 'world.moveTo';
    checkIndex(caller, index);
    boxShape.check(caller, 'box', box);
    const { minX, minY, maxX, maxY } = box;
    const code = this.#changing(caller).moveTo(index, minX, minY, maxX, maxY);
    return accepted(caller, code, { box }) === 1;
  }

  /**
   * The earliest contact, touches included; null if nothing is met.
   *
   * @param {Sweep} sweep
   * @returns {Found | null}
   */
  first(sweep) {
    return this.#find('world.first', FIRST, sweep)[0] ?? null;
  }

  /**
   * Like `first`, with the cells visited and the boxes asked.
   *
   * @param {Sweep} sweep
   * @returns {{ first: Found | null, steps: WorldStep[] }}
   */
  firstSteps(sweep) {
    const [first = null] = this.#find('world.firstSteps', FIRST, sweep, true);
    return { first, steps: readSteps(WORLD_STEPS) };
  }

  /**
   * The earliest crossing into an interior; touches do not count.
   *
   * @param {Sweep} sweep
   * @returns {Found | null}
   */
  firstCrossing(sweep) {
    return this.#find('world.firstCrossing', FIRST_CROSSING, sweep)[0] ?? null;
  }

  /**
   * Every contact, in exact order; those at the same time by index.
   *
   * @param {Sweep} sweep
   * @returns {Found[]}
   */
  all(sweep) {
    return this.#find('world.all', ALL, sweep);
  }

  /**
   * Whether anything is met, touches included.
   *
   * @param {Sweep} sweep
   * @returns {boolean}
   */
  any(sweep) {
    const caller = 'world.any';
    const { form, numbers, args } = sweepNumbers(caller, sweep);
    return accepted(caller, this.#open(caller).any(form, ...numbers), args) === 1;
  }

  /**
   * Moves a mover among the boxes; the world stays as it is.
   *
   * @param {Mover} mover
   * @param {Point} motion displacement over the step
   * @param {Response} response
   * @param {TravelOptions} [options]
   * @returns {Travel}
   */
  travel(mover, motion, response, options) {
    return this.#travel('world.travel', mover, motion, response, options, false);
  }

  /**
   * Like `travel`, with every leg, hit and turn.
   *
   * @param {Mover} mover
   * @param {Point} motion displacement over the step
   * @param {Response} response
   * @param {TravelOptions} [options]
   * @returns {{ travel: Travel, steps: TravelStep[] }}
   */
  travelSteps(mover, motion, response, options) {
    const travel = this.#travel('world.travelSteps', mover, motion, response, options, true);
    return { travel, steps: readSteps(TRAVEL_STEPS) };
  }

  /**
   * Where a mover is outside of all boxes that it was strictly inside of, by their push-outs in turn; null if they
   * lead nowhere. The mover is free there for certain; at a rounded `position + by` it may not be.
   *
   * @param {Mover} mover
   * @returns {Point | null}
   */
  pushOut(mover) {
    const caller = 'world.pushOut';
    const { form, numbers, args } = sweepNumbers(caller, { mover, motion: { x: 0, y: 0 } });
    const code = this.#open(caller).pushOut(form, ...numbers);
    return accepted(caller, code, args) === 1 ? readPoint(sharedRecord(), 0) : null;
  }

  /** Gives the memory back; the world must not be used any more. */
  dispose() {
    if (this.#world) this.#changing('world.dispose').free();
    this.#world = null;
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')]() {
    this.dispose();
  }

  /** @param {string} caller */
  #open(caller) {
    if (!this.#world) throw new Error(`${caller}: the world has been disposed of`);
    return this.#world;
  }

  /**
   * The world, to be changed: while a mover travels, a choice must not change it.
   *
   * @param {string} caller
   */
  #changing(caller) {
    if (this.#travelling) throw new Error(`${caller}: the world cannot change while a mover travels`);
    return this.#open(caller);
  }

  /**
   * @param {string} caller
   * @param {number} what
   * @param {Sweep} sweep
   * @param {boolean} [trace]
   * @returns {Found[]}
   */
  #find(caller, what, sweep, trace = false) {
    const { form, isBox, numbers, args } = sweepNumbers(caller, sweep);
    accepted(caller, this.#open(caller).find(what, form, ...numbers, trace), args);
    const read = isBox ? readBoxSpan : readSpan;
    return sharedEntries().map((entry) => {
      const span = /** @type {import('../types.js').Span} */ (read(entry[ENTRY_CODE], entry));
      return { index: entry[ENTRY_INDEX], t: span.enter?.t ?? 0, span };
    });
  }

  /**
   * @param {string} caller
   * @param {Mover} mover
   * @param {Point} motion
   * @param {Response} response
   * @param {TravelOptions} options
   * @param {boolean} trace
   * @returns {Travel}
   */
  #travel(caller, mover, motion, response, options = {}, trace) {
    const { form, numbers, args } = sweepNumbers(caller, { mover, motion });
    const { kind, restitution, given } = responseNumbers(caller, response);
    const { turns, hits, escapes, choose } = travelOptions(caller, options);
    const world = this.#open(caller);
    const outermost = !this.#travelling;
    this.#travelling = true;
    let code = 0;
    try {
      code = world.travel(form, ...numbers, kind, restitution, turns, hits, escapes, choose, trace);
    } finally {
      if (outermost) this.#travelling = false;
    }
    return readTravel(accepted(caller, code, { ...args, response: given }));
  }
}

/**
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 * @param {string} path
 * @param {Box} box
 */
function insert(caller, world, path, box) {
  boxShape.check(caller, path, box);
  const { minX, minY, maxX, maxY } = box;
  return accepted(caller, world.insert(minX, minY, maxX, maxY), { [path]: box });
}

/**
 * @param {string} caller
 * @param {unknown} index
 */
function checkIndex(caller, index) {
  checkWhole(`${caller}: index`, index, 0, LARGEST_INDEX);
}
