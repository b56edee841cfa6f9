/** Several boxes in the WebAssembly memory: what a path meets, and where a mover ends among them. */

import {
  accepted,
  checkBox,
  checkCircle,
  checkNumber,
  checkObject,
  checkPoint,
  checkRectangle,
  checkSegment,
  checkWhole,
  wrongType,
} from './check.js';
import { readBoxSpan, readHit, readPoint, readPushOut, readSpan } from './read.js';
import { readSteps, TRAVEL_STEPS, WORLD_STEPS } from './steps.js';
import { sharedList, sharedRecord, wasm } from './wasm.js';

/** @typedef {import('./world-types.js').Box} Box */
/** @typedef {import('./world-types.js').Found} Found */
/** @typedef {import('./world-types.js').Mover} Mover */
/** @typedef {import('./world-types.js').Point} Point */
/** @typedef {import('./world-types.js').Response} Response */
/** @typedef {import('./world-types.js').Sweep} Sweep */
/** @typedef {import('./world-types.js').Travel} Travel */
/** @typedef {import('./world-types.js').TravelHit} TravelHit */
/** @typedef {import('./world-types.js').TravelOptions} TravelOptions */
/** @typedef {import('./world-types.js').TravelStep} TravelStep */
/** @typedef {import('./world-types.js').WorldStep} WorldStep */

/** Numbers an entry of the shared list takes. */
const ENTRY = 32;
/** What is found, in the order of Rust's numbers. */
const [FIRST, FIRST_CROSSING, ALL] = [0, 1, 2];
/** The form of a sweep whose spans are those of two boxes, and of a box by its size. */
const [SEGMENT, CIRCLE, BOX, RECTANGLE] = [0, 1, 2, 3];
/** @type {readonly (string | undefined)[]} answers to a hit, in the order of Rust's numbers */
const CHOICES = ['accept', 'ignore', 'stop'];
const LARGEST_INDEX = 2 ** 32 - 1;
const MOST_TURNS = 65536;
const MOST_HITS = 2 ** 32 - 1;

/**
 * A world of these boxes, with indices in their order. It lives in the WebAssembly memory: call
 * `dispose()` when done, or write `using world = createWorld(boxes)`; a forgotten one is collected.
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

/** Several boxes. A box keeps its index until it is removed, and no other gets it afterwards. */
class World {
  /** @type {import('./wasm/graze2d.js').World | null} */
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
   * Takes a box out; false where there is none of that index.
   *
   * @param {number} index
   */
  remove(index) {
    const caller = 'world.remove';
    checkIndex(caller, index);
    return this.#changing(caller).remove(index);
  }

  /**
   * Puts a box somewhere else; false where there is none of that index.
   *
   * @param {number} index
   * @param {Box} box
   */
  moveTo(index, box) {
    const caller = 'world.moveTo';
    checkIndex(caller, index);
    checkBox(caller, 'box', box);
    const { minX, minY, maxX, maxY } = box;
    const code = this.#changing(caller).moveTo(index, minX, minY, maxX, maxY);
    return accepted(caller, code, { box }) === 1;
  }

  /**
   * The earliest contact, touches included; null where nothing is met.
   *
   * @param {Sweep} sweep
   * @returns {Found | null}
   */
  first(sweep) {
    return this.#find('world.first', FIRST, sweep)[0] ?? null;
  }

  /**
   * The same, with the cells visited and the boxes asked.
   *
   * @param {Sweep} sweep
   * @returns {{ first: Found | null, steps: WorldStep[] }}
   */
  firstSteps(sweep) {
    const [first = null] = this.#find('world.firstSteps', FIRST, sweep, true);
    return { first, steps: readSteps(sharedRecord(), WORLD_STEPS) };
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
    const { form, numbers, args } = crossing(caller, sweep);
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
   * The same, with every leg, hit and turn.
   *
   * @param {Mover} mover
   * @param {Point} motion displacement over the step
   * @param {Response} response
   * @param {TravelOptions} [options]
   * @returns {{ travel: Travel, steps: TravelStep[] }}
   */
  travelSteps(mover, motion, response, options) {
    const travel = this.#travel('world.travelSteps', mover, motion, response, options, true);
    return { travel, steps: readSteps(sharedRecord(), TRAVEL_STEPS) };
  }

  /**
   * Where a mover comes out of all boxes that it is strictly inside of, by their push-outs in turn;
   * free for certain, as a rounded `position + by` is not. Null where that leads nowhere.
   *
   * @param {Mover} mover
   * @returns {Point | null}
   */
  pushOut(mover) {
    const caller = 'world.pushOut';
    const { form, numbers, args } = crossing(caller, { mover, motion: { x: 0, y: 0 } });
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
   * The same for what changes the world, which a choice must not do while it is asked.
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
    const { form, numbers, args } = crossing(caller, sweep);
    const code = this.#open(caller).find(what, form, ...numbers, trace);
    const list = sharedList();
    const read = form >= BOX ? readBoxSpan : readSpan;
    return Array.from({ length: accepted(caller, code, args) }, (_, place) => {
      const entry = list.subarray(place * ENTRY, (place + 1) * ENTRY);
      const span = /** @type {import('./types.js').Span} */ (read(entry[25], entry));
      return { index: entry[26], t: span.enter?.t ?? 0, span };
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
    const { form, numbers, args } = crossing(caller, { mover, motion });
    const { kind, restitution, given } = responding(caller, response);
    checkObject(caller, 'options', options, 'an object');
    const { turns = 16, hits = 1024, escape: escapes = false, choose } = options;
    checkWhole(`${caller}: options.turns`, turns, 1, MOST_TURNS);
    checkWhole(`${caller}: options.hits`, hits, 0, MOST_HITS);
    if (typeof escapes !== 'boolean') throw wrongType(`${caller}: options.escape`, 'a boolean', escapes);
    if (choose !== undefined && typeof choose !== 'function') {
      throw wrongType(`${caller}: options.choose`, 'a function', choose);
    }
    const asked = choose && (() => chosen(caller, choose(readTravelHit(sharedList(), 0))));
    const world = this.#open(caller);
    const outermost = !this.#travelling;
    this.#travelling = true;
    let code = 0;
    try {
      code = world.travel(form, ...numbers, kind, restitution, turns, hits, escapes, asked, trace);
    } finally {
      if (outermost) this.#travelling = false;
    }
    const inside = accepted(caller, code, { ...args, response: given });
    const [record, list] = [sharedRecord(), sharedList()];
    const count = list.length / ENTRY - inside;
    return {
      position: readPoint(record, 0),
      motion: readPoint(record, 2),
      timeLeft: record[4],
      hits: Array.from({ length: count }, (_, i) => readTravelHit(list, i * ENTRY)),
      inside: Array.from({ length: inside }, (_, i) => {
        const entry = list.subarray((count + i) * ENTRY);
        return { index: entry[26], pushOut: readPushOut(entry) };
      }),
    };
  }
}

/**
 * @param {string} caller
 * @param {import('./wasm/graze2d.js').World} world
 * @param {string} path
 * @param {Box} box
 */
function insert(caller, world, path, box) {
  checkBox(caller, path, box);
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

/**
 * A sweep as Rust takes it.
 *
 * @param {string} caller
 * @param {Sweep} sweep
 * @returns {{ form: number, numbers: [number, number, number, number, number, number], args: Record<string, any> }}
 */
function crossing(caller, sweep) {
  checkObject(caller, 'sweep', sweep, '{a, b} or {mover, motion}');
  if (!('mover' in sweep)) {
    checkSegment(caller, sweep);
    const { a, b } = sweep;
    return { form: SEGMENT, numbers: [a.x, a.y, b.x, b.y, 0, 0], args: { segment: sweep } };
  }
  const { mover, motion } = sweep;
  checkObject(caller, 'mover', mover, 'a circle or a box');
  checkPoint(caller, 'motion', motion);
  const args = { mover, motion };
  if ('radius' in mover) {
    checkCircle(caller, mover, 'mover');
    return { form: CIRCLE, numbers: [mover.x, mover.y, mover.radius, motion.x, motion.y, 0], args };
  }
  if ('width' in mover) {
    checkRectangle(caller, 'mover', mover);
    const { x, y, width, height } = mover;
    return { form: RECTANGLE, numbers: [x, y, width, height, motion.x, motion.y], args };
  }
  checkBox(caller, 'mover', mover);
  const { minX, minY, maxX, maxY } = mover;
  return { form: BOX, numbers: [minX, minY, maxX, maxY, motion.x, motion.y], args };
}

/**
 * A response as Rust takes it.
 *
 * @param {string} caller
 * @param {Response} response
 */
function responding(caller, response) {
  const given = typeof response === 'string' ? { kind: response } : response;
  checkObject(caller, 'response', given, "'stop', 'slide', 'bounce' or 'pass'");
  const { kind, corner = 'round', restitution = 1 } = /** @type {any} */ (given);
  checkNumber(caller, 'response.restitution', restitution);
  if (corner !== 'round' && corner !== 'stop') {
    throw wrongType(`${caller}: response.corner`, "'stop' or 'round'", corner);
  }
  const numbers = { stop: 0, slide: corner === 'stop' ? 1 : 2, bounce: 3, pass: 4 };
  if (!Object.hasOwn(numbers, kind)) {
    throw wrongType(`${caller}: response`, "'stop', 'slide', 'bounce' or 'pass'", kind);
  }
  return { kind: numbers[/** @type {keyof typeof numbers} */ (kind)], restitution, given };
}

/**
 * A choice as Rust takes it; none means accept.
 *
 * @param {string} caller
 * @param {string | undefined} choice
 */
function chosen(caller, choice) {
  const number = CHOICES.indexOf(choice ?? 'accept');
  if (number < 0) {
    throw wrongType(`${caller}: what options.choose gives`, "'accept', 'ignore' or 'stop'", choice);
  }
  return number;
}

/**
 * @param {Float64Array} list
 * @param {number} at
 * @returns {TravelHit}
 */
function readTravelHit(list, at) {
  return {
    t: list[at + 30],
    leg: list[at + 26],
    index: list[at + 27],
    position: readPoint(list, at + 28),
    hit: readHit(list, at),
    startsInside: list[at + 31] === 1,
  };
}
