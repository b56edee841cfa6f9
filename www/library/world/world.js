/** Several boxes in the WebAssembly memory: what a path meets, and where a mover ends among them. */

import { checkWhole } from '../door/checks.js';
import { accepted, wrongType } from '../door/errors.js';
import { box as boxShape, cornered, isBox } from '../door/shapes.js';
import { WRONG_TYPE } from '../query.js';
import { ENTRY_CODE, ENTRY_INDEX, TRACE, TRAVEL_STEPS, WORLD_STEPS } from '../wasm/tables.js';
import { readBoxSpan, readList, readPoint, readSpan } from '../wire/record.js';
import { readSteps } from '../wire/steps.js';
import { checkLoaded, entries, numbers, recordAt } from '../wire/wasm.js';
import { checkMover, checkSweep, isBoxForm, readMover, readSweep, six } from './sweep.js';
import { readTravel, responseNumber, restitutionOf, travelOptions } from './travel.js';

/** @typedef {import('../types.js').AnyBox} AnyBox */
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
const NO_MOTION = { x: 0, y: 0 };

/**
 * A world of these boxes, with indices in their order. It lives in the WebAssembly memory: call
 * `dispose()` when done, or write `using world = createWorld(boxes)`; the garbage collector frees a forgotten one.
 *
 * @param {Iterable<AnyBox>} [boxes]
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
   * @param {Iterable<AnyBox>} boxes
   */
  constructor(caller, boxes) {
    checkLoaded(caller);
    const world = new entries.World();
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
   * @param {AnyBox} box
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
   * @param {AnyBox} box
   */
  moveTo(index, box) {
    const caller = 'world.moveTo';
    checkIndex(caller, index);
    const world = this.#changing(caller);
    const sides = cornered(box);
    const code = isBox(sides) ? world.moveTo(index, sides.minX, sides.minY, sides.maxX, sides.maxY) : WRONG_TYPE;
    if (code < 0) refuseBox(caller, 'box', box, code);
    return code === 1;
  }

  /**
   * The earliest contact, touches included; null if nothing is met.
   *
   * @param {Sweep} sweep
   * @returns {Found | null}
   */
  first(sweep) {
    return this.#first('world.first', FIRST, sweep, 0);
  }

  /**
   * Like `first`, with the cells visited and the boxes asked.
   *
   * @param {Sweep} sweep
   * @returns {{ first: Found | null, steps: WorldStep[] }}
   */
  firstSteps(sweep) {
    const first = this.#first('world.firstSteps', FIRST, sweep, TRACE);
    return { first, steps: readSteps(WORLD_STEPS) };
  }

  /**
   * The earliest crossing into an interior; touches do not count.
   *
   * @param {Sweep} sweep
   * @returns {Found | null}
   */
  firstCrossing(sweep) {
    return this.#first('world.firstCrossing', FIRST_CROSSING, sweep, 0);
  }

  /**
   * Every contact, in exact order; those at the same time by index.
   *
   * @param {Sweep} sweep
   * @returns {Found[]}
   */
  all(sweep) {
    const caller = 'world.all';
    const form = this.#find(caller, ALL, sweep, 0).form;
    return readList((at) => readFound(form, numbers()[at + ENTRY_CODE], at));
  }

  /**
   * Whether anything is met, touches included.
   *
   * @param {Sweep} sweep
   * @returns {boolean}
   */
  any(sweep) {
    const caller = 'world.any';
    const world = this.#open(caller);
    const form = readSweep(sweep);
    const [a, b, c, d, e, f] = six;
    const code = form < 0 ? form : world.any(form, a, b, c, d, e, f);
    if (code < 0) accepted(caller, code, checkSweep(caller, sweep));
    return code === 1;
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
    return this.#travel('world.travel', mover, motion, response, options, 0);
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
    const travel = this.#travel('world.travelSteps', mover, motion, response, options, TRACE);
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
    const world = this.#open(caller);
    const form = readMover(mover, NO_MOTION);
    const [a, b, c, d, e, f] = six;
    const code = form < 0 ? form : world.pushOut(form, a, b, c, d, e, f);
    if (code < 0) accepted(caller, code, checkMover(caller, mover, NO_MOTION));
    return code === 1 ? readPoint(numbers(), recordAt) : null;
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
   * @param {number} mode
   */
  #find(caller, what, sweep, mode) {
    const world = this.#open(caller);
    const form = readSweep(sweep);
    const [a, b, c, d, e, f] = six;
    const code = form < 0 ? form : world.find(what, form, a, b, c, d, e, f, mode);
    if (code < 0) accepted(caller, code, checkSweep(caller, sweep));
    return { form, code };
  }

  /**
   * @param {string} caller
   * @param {number} what
   * @param {Sweep} sweep
   * @param {number} mode
   * @returns {Found | null}
   */
  #first(caller, what, sweep, mode) {
    const { form, code } = this.#find(caller, what, sweep, mode);
    return code === 0 ? null : readFound(form, code, recordAt);
  }

  /**
   * @param {string} caller
   * @param {Mover} mover
   * @param {Point} motion
   * @param {Response} response
   * @param {TravelOptions | undefined} options
   * @param {number} mode
   * @returns {Travel}
   */
  #travel(caller, mover, motion, response, options, mode) {
    const world = this.#open(caller);
    if (this.#travelling) throw new Error(`${caller}: a choice must not start another travel in its world`);
    const kind = responseNumber(caller, response);
    const restitution = restitutionOf(caller, response);
    const { turns, hits, escape: mayEscape, choose } = travelOptions(caller, options);
    const form = readMover(mover, motion);
    const [a, b, c, d, e, f] = six;
    let code = form;
    if (form >= 0) {
      this.#travelling = true;
      try {
        code = world.travel(form, a, b, c, d, e, f, kind, restitution, turns, hits, mayEscape, choose, mode);
      } finally {
        this.#travelling = false;
      }
    }
    if (code < 0) accepted(caller, code, checkMover(caller, mover, motion));
    return readTravel(code);
  }
}

/**
 * @param {number} form of the sweep
 * @param {number} code of the span
 * @param {number} at where the numbers begin
 * @returns {Found}
 */
function readFound(form, code, at) {
  const span = /** @type {import('../types.js').Span} */ (isBoxForm(form) ? readBoxSpan(code, at) : readSpan(code, at));
  return { index: numbers()[at + ENTRY_INDEX], t: span.enter?.t ?? 0, span };
}

/**
 * @param {string} caller
 * @param {import('../wasm/graze2d.js').World} world
 * @param {string} path
 * @param {AnyBox} box
 */
function insert(caller, world, path, box) {
  const sides = cornered(box);
  const code = isBox(sides) ? world.insert(sides.minX, sides.minY, sides.maxX, sides.maxY) : WRONG_TYPE;
  if (code < 0) refuseBox(caller, path, box, code);
  return code;
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {AnyBox} box
 * @param {number} code
 */
function refuseBox(caller, path, box, code) {
  boxShape.check(caller, path, box);
  accepted(caller, code, { [path]: box });
}

/**
 * @param {string} caller
 * @param {unknown} index
 */
function checkIndex(caller, index) {
  checkWhole(caller, 'index', index, 0, LARGEST_INDEX);
}
