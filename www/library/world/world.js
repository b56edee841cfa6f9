/** Several boxes in the WebAssembly memory: what a path meets, and where a mover ends among them. */

import { checkKnown, checkObject } from '../checks/checks.js';
import { coded, wrongType } from '../checks/errors.js';
import { isBox, point } from '../checks/shapes.js';
import { readList, readPoint } from '../memory/record.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { entries, numbers, recordAt } from '../memory/wasm.js';
import { WRONG_TYPE } from '../queries/query.js';
import { FIRST_STEPS, TRAVEL_STEPS } from '../wasm/steps.js';
import { ENTRY_CODE, ENTRY_ID, TRACE } from '../wasm/tables.js';
import { allBatch, boxRows, firstBatch, insertBatch, moveBatch, travelBatch } from './batch.js';
import { layersOf, positionsOf, readBox, refuseBox, standing } from './boxes.js';
import { ALL_LAYERS, checkId, checkLayers } from './filter.js';
import { ALL, ANY, ask, FIRST, FIRST_CROSSING, OVERLAPS, PUSH_OUT, readFound, STANDS_ON } from './questions.js';
import { restore, save } from './saved.js';
import { moveSolids } from './solids.js';
import { isBoxSweep } from './sweep.js';
import { moved, travel } from './travel.js';

/** @import { AnyBox, Box, Filter, Found, Mover, Point, Response, SavedWorld, SolidMotion, SolidOptions, Sweep, Travel, TravelOptions } from '../types.js' */
/** @typedef {{ positions?: 'f32' | 'f64' }} WorldOptions  the positions that movers are given: all doubles by default, or those that f32 can store */
/** @import { Question } from './questions.js' */
/** @typedef {import('../memory/steps.js').StepOf<(typeof TRAVEL_STEPS)[number]>} TravelStep */
/** @typedef {import('../memory/steps.js').StepOf<(typeof FIRST_STEPS)[number]>} FirstStep */

const NO_MOTION = { x: 0, y: 0 };

/** What may be running in a world. */
const [NOTHING, ASKED, TRAVELS] = ['', 'a query runs', 'a mover travels'];

/**
 * Creates a world from boxes: objects, or a `Float64Array` with four numbers per box. They get the ids 0, 1, 2 … in their
 * order. The world lives in the WebAssembly memory: call `dispose()` when done, or write `using world = createWorld(boxes)`.
 * If you forget, the garbage collector frees it.
 *
 * With `positions: 'f32'` travels and push-outs end at positions that single precision can store, such as in a
 * `Float32Array`: outside of every wall, and at most 4 ulp of f32 from the exact place.
 *
 * @param {Iterable<AnyBox> | Float64Array} [boxes]
 * @param {WorldOptions} [options]
 * @returns {World}
 */
export function createWorld(boxes = [], options) {
  return new World(boxes, options, 'createWorld');
}

/**
 * Many boxes that are queried together. A box keeps its id until it is removed; no other box ever gets that id. Keep your
 * own data about a box in a `Map`, by its id.
 *
 * Every query takes the same filter as its last argument: `mask`, `without` and `when`.
 */
export class World {
  /** @type {import('../wasm/graze2d.js').World | null} */
  #world;
  #underWay = NOTHING;

  /**
   * Like `createWorld`.
   *
   * @param {Iterable<AnyBox> | Float64Array} [boxes]
   * @param {WorldOptions} [options]
   * @param {string} [caller] the function that errors name
   */
  constructor(boxes = [], options, caller = 'new World') {
    const rows = boxRows(caller, boxes);
    const isSingle = positionsOf(caller, options) === 'f32';
    this.#world = new entries.World();
    if (isSingle) this.#world.setSingle(true);
    insertBatch(caller, this.#world, rows, ALL_LAYERS);
  }

  /** Which positions movers are given. @returns {'f32' | 'f64'} */
  get positions() {
    return World.#open(this, 'world.positions').isSingle() ? 'f32' : 'f64';
  }

  /** How many boxes there are. */
  get length() {
    return World.#open(this, 'world.length').length();
  }

  /**
   * Adds a box and returns its id. `layers` has a bit for each layer; by default the box is on all.
   *
   * @param {AnyBox} box
   * @param {{ layers?: number }} [options]
   * @returns {number}
   */
  insert(box, options) {
    const caller = 'world.insert';
    const layers = layersOf(caller, options);
    const sides = standing(box);
    const isTaken = isBox(sides);
    const world = World.#changing(this, caller);
    const id = isTaken ? world.insert(sides.minX, sides.minY, sides.maxX, sides.maxY, layers) : WRONG_TYPE;
    if (id < 0) refuseBox(caller, box, id);
    return id;
  }

  /**
   * Adds many boxes at once, faster than one by one: objects, or a `Float64Array` with four numbers per box. Returns their
   * ids in the same order.
   *
   * @param {Iterable<AnyBox> | Float64Array} boxes
   * @param {{ layers?: number }} [options]
   * @returns {Float64Array}
   */
  insertAll(boxes, options) {
    const caller = 'world.insertAll';
    const rows = boxRows(caller, boxes);
    const layers = layersOf(caller, options);
    return insertBatch(caller, World.#changing(this, caller), rows, layers);
  }

  /**
   * The box with this id; null if there is none.
   *
   * @param {number} id
   * @returns {Box | null}
   */
  get(id) {
    const caller = 'world.get';
    const world = World.#open(this, caller);
    checkId(caller, 'id', id);
    return world.get(id) ? readBox(numbers(), recordAt) : null;
  }

  /**
   * The layers of a box, a bit for each; null if no box has this id.
   *
   * @param {number} id
   * @returns {number | null}
   */
  layers(id) {
    const caller = 'world.layers';
    const world = World.#open(this, caller);
    checkId(caller, 'id', id);
    const layers = world.layers(id);
    return layers < 0 ? null : layers;
  }

  /**
   * Puts a box on other layers. Returns false if no box has this id.
   *
   * @param {number} id
   * @param {number} layers a bit for each
   * @returns {boolean}
   */
  setLayers(id, layers) {
    const caller = 'world.setLayers';
    const world = World.#changing(this, caller);
    checkId(caller, 'id', id);
    return world.setLayers(id, checkLayers(caller, 'layers', layers));
  }

  /**
   * Removes a box. Returns false if no box has this id.
   *
   * @param {number} id
   * @returns {boolean}
   */
  remove(id) {
    const caller = 'world.remove';
    const world = World.#changing(this, caller);
    checkId(caller, 'id', id);
    return world.remove(id);
  }

  /** Removes all boxes. Their ids are not used again. */
  clear() {
    World.#changing(this, 'world.clear').clear();
  }

  /**
   * Moves a box, and may resize it. Returns false if no box has this id. A box that has traveled can be put into the world as
   * `travel` returns it. The box around a circle has corners, which may reach into walls that the circle stays out of: if a
   * circle must be in the world, let the box around it travel instead.
   *
   * @param {number} id
   * @param {AnyBox} box
   * @returns {boolean}
   */
  moveTo(id, box) {
    const caller = 'world.moveTo';
    checkId(caller, 'id', id);
    const sides = standing(box);
    const isTaken = isBox(sides);
    const world = World.#changing(this, caller);
    const code = isTaken ? world.moveTo(id, sides.minX, sides.minY, sides.maxX, sides.maxY) : WRONG_TYPE;
    if (code < 0) refuseBox(caller, box, code);
    return code === 1;
  }

  /**
   * Moves many boxes and returns how many of the ids were found. If a box is invalid, none is moved.
   *
   * @param {Float64Array} ids
   * @param {Float64Array} boxes four numbers each
   * @returns {number}
   */
  moveAll(ids, boxes) {
    const caller = 'world.moveAll';
    return moveBatch(caller, World.#changing(this, caller), ids, boxes);
  }

  /**
   * Moves a solid, such as a lift: a box that carries the movers that stand on it, and pushes those in its way exactly to its
   * face, along x and then along y. Both are travels among the other walls; a mover that has no room is squeezed, and stays
   * where it was. A one-way solid only carries, and lifts what is above it; where a ceiling stops its rider it goes through,
   * and `hits` names the ceiling. An id that is not there moves nothing. A mover is not changed: `mover` of the answer is where
   * it is now.
   *
   * @template {Mover} M
   * @param {number} id
   * @param {Point} motion displacement over the timestep
   * @param {Iterable<M>} movers
   * @param {SolidOptions} [options]
   * @returns {import('../types.js').Shifted<M>[]} one for each mover, in their order
   */
  moveSolid(id, motion, movers, options) {
    const caller = 'world.moveSolid';
    checkId(caller, 'id', id);
    point.check(caller, 'motion', motion);
    return moveSolids(caller, () => World.#changing(this, caller), [{ id, motion }], movers, options);
  }

  /**
   * Moves several solids at once, as `moveSolid` moves one. Their order changes nothing; if an id comes twice, its last motion
   * counts.
   *
   * @template {Mover} M
   * @param {Iterable<SolidMotion>} solids
   * @param {Iterable<M>} movers
   * @param {SolidOptions} [options]
   * @returns {import('../types.js').Shifted<M>[]} one for each mover, in their order
   */
  moveSolids(solids, movers, options) {
    const caller = 'world.moveSolids';
    return moveSolids(caller, () => World.#changing(this, caller), solids, movers, options);
  }

  /**
   * The world as plain data, for `JSON.stringify` and `World.fromJSON`: its boxes with their ids and layers, and which ids
   * come next.
   *
   * @returns {SavedWorld}
   */
  toJSON() {
    const caller = 'world.toJSON';
    return save(caller, World.#open(this, caller));
  }

  /**
   * The world that `toJSON` has told: all ids are kept, and those of removed boxes stay retired.
   *
   * @param {SavedWorld} data
   * @returns {World}
   */
  static fromJSON(data) {
    const caller = 'World.fromJSON';
    checkObject(caller, 'data', data, 'an object');
    checkKnown(caller, 'data', data, ['positions', 'boxes', 'free', 'spent']);
    positionsOf(caller, { positions: data.positions });
    const world = new World();
    try {
      restore(caller, World.#open(world, caller), data);
    } catch (error) {
      world.dispose();
      throw error;
    }
    return world;
  }

  /**
   * Every box with its id, as they are now, in the order of insertion.
   *
   * @returns {IterableIterator<[number, Box]>}
   */
  entries() {
    const world = World.#open(this, 'world.entries');
    const count = world.length();
    const at = scratch('world.entries', 5 * count);
    world.entries();
    const memory = numbers();
    const entryOf = (/** @type {number} */ i) =>
      /** @type {[number, Box]} */ ([memory[at + 5 * i], readBox(memory, at + 5 * i + 1)]);
    return Array.from({ length: count }, (_, i) => entryOf(i)).values();
  }

  [Symbol.iterator]() {
    return World.prototype.entries.call(this);
  }

  /**
   * The earliest contact, touches included; null if the path meets nothing.
   *
   * @param {Sweep} sweep
   * @param {Filter} [options]
   * @returns {Found | null}
   */
  first(sweep, options) {
    return World.#first(this, 'world.first', FIRST, sweep, options, 0);
  }

  /**
   * Like `first`, with the groups of boxes visited and the boxes tested.
   *
   * @param {Sweep} sweep
   * @param {Filter} [options]
   * @returns {{ first: Found | null, steps: FirstStep[] }}
   */
  firstSteps(sweep, options) {
    const first = World.#first(this, 'world.firstSteps', FIRST, sweep, options, TRACE);
    return { first, steps: readSteps(FIRST_STEPS) };
  }

  /**
   * The earliest crossing into an interior; touches do not count.
   *
   * @param {Sweep} sweep
   * @param {Filter} [options]
   * @returns {Found | null}
   */
  firstCrossing(sweep, options) {
    return World.#first(this, 'world.firstCrossing', FIRST_CROSSING, sweep, options, 0);
  }

  /**
   * Every contact, in exact order; contacts at the same time in the order of insertion.
   *
   * @param {Sweep} sweep
   * @param {Filter} [options]
   * @returns {Found[]}
   */
  all(sweep, options) {
    return World.#all(this, 'world.all', sweep, options, 0);
  }

  /**
   * Like `all`, with the groups of boxes visited and left out, and the boxes tested.
   *
   * @param {Sweep} sweep
   * @param {Filter} [options]
   * @returns {{ all: Found[], steps: FirstStep[] }}
   */
  allSteps(sweep, options) {
    const all = World.#all(this, 'world.allSteps', sweep, options, TRACE);
    return { all, steps: readSteps(FIRST_STEPS) };
  }

  /**
   * Whether the path meets anything, touches included.
   *
   * @param {Sweep} sweep
   * @param {Filter} [options]
   * @returns {boolean}
   */
  any(sweep, options) {
    return World.#ask(this, 'world.any', ASKED, ask, ANY, sweep, options, 0) === 1;
  }

  /**
   * The boxes that a mover overlaps, in the order of insertion: for triggers. A box that it only touches does not count.
   *
   * @param {Mover} mover
   * @param {Filter} [options]
   * @returns {number[]} their ids
   */
  overlaps(mover, options) {
    World.#ask(this, 'world.overlaps', ASKED, ask, OVERLAPS, { mover, motion: NO_MOTION }, options, 0);
    return readList((at) => numbers()[at + ENTRY_ID]);
  }

  /**
   * The boxes that a mover stands on, in the order of insertion: their tops hold it from below, without a push of gravity. A gap
   * of less than 4 ulp counts, since a mover may rest a rounding above a box.
   *
   * @param {Mover} mover
   * @param {Filter} [options]
   * @returns {number[]} their ids
   */
  standsOn(mover, options) {
    World.#ask(this, 'world.standsOn', ASKED, ask, STANDS_ON, { mover, motion: NO_MOTION }, options, 0);
    return readList((at) => numbers()[at + ENTRY_ID]);
  }

  /**
   * Moves a circle or box among the boxes, and returns where it ends. The world does not change.
   *
   * @template {Mover} M
   * @param {M} mover
   * @param {Point} motion displacement over the timestep
   * @param {Response} response
   * @param {TravelOptions} [options]
   * @returns {import('../types.js').Travel<M>}
   */
  travel(mover, motion, response, options) {
    return World.#ask(this, 'world.travel', TRAVELS, travel, mover, motion, response, options, 0);
  }

  /**
   * Like `travel`, with every step.
   *
   * @template {Mover} M
   * @param {M} mover
   * @param {Point} motion displacement over the timestep
   * @param {Response} response
   * @param {TravelOptions} [options]
   * @returns {{ travel: import('../types.js').Travel<M>, steps: TravelStep[] }}
   */
  travelSteps(mover, motion, response, options) {
    const end = World.#ask(this, 'world.travelSteps', TRAVELS, travel, mover, motion, response, options, TRACE);
    return { travel: end, steps: readSteps(TRAVEL_STEPS) };
  }

  /**
   * Moves a mover out of every box that it overlaps, the deepest overlap first. Returns null if 30 pushes are not enough. An
   * exact test confirms that the mover is free; at `position + by`, which rounds, it may not be.
   *
   * @template {Mover} M
   * @param {M} mover
   * @param {Filter} [options]
   * @returns {import('../types.js').FormOf<M> | null}
   */
  pushOut(mover, options) {
    const sweep = { mover, motion: NO_MOTION };
    const code = World.#ask(this, 'world.pushOut', ASKED, ask, PUSH_OUT, sweep, options, 0);
    return code === 1 ? moved(mover, readPoint(numbers(), recordAt), readPoint(numbers(), recordAt + 2)) : null;
  }

  /**
   * `first` for many segments. A row of `out` is that of `segmentVsAabbBatch`, with the id of the box in place of the
   * contact, −1 for none.
   *
   * @param {Float64Array} segments four numbers each
   * @param {Float64Array} out `ROW` numbers each
   * @param {Filter} [options]
   */
  firstBatch(segments, out, options) {
    World.#ask(this, 'world.firstBatch', ASKED, firstBatch, segments, out, options);
  }

  /**
   * `all` for many segments: `counts` gets the number of contacts of each, and `out` their rows, segment by segment, as in
   * `firstBatch`.
   *
   * @param {Float64Array} segments four numbers each
   * @param {Float64Array} counts a number each
   * @param {Float64Array} out `ROW` numbers for each contact
   * @param {Filter} [options]
   * @returns {number} how many contacts there are
   */
  allBatch(segments, counts, out, options) {
    return World.#ask(this, 'world.allBatch', ASKED, allBatch, segments, counts, out, options);
  }

  /**
   * `travel` for many movers, which ignore one another: circles of three numbers or boxes of four. A row of `out` has the
   * position x y, the motion x y, the time left, the number of hits, and the last hit's id and feature, −1 for none. `into`
   * gets the movers at their ends, and may be `movers` itself. Do not move a box by adding to its corners: a rounded
   * corner may lie in a wall.
   *
   * @param {Float64Array} movers
   * @param {Float64Array} motions displacements over the timestep, two numbers each
   * @param {Response} response
   * @param {Float64Array} out `ROW` numbers each
   * @param {Filter & { into?: Float64Array, startInside?: import('../types.js').StartInside }} [options]
   */
  travelBatch(movers, motions, response, out, options) {
    World.#ask(this, 'world.travelBatch', TRAVELS, travelBatch, movers, motions, response, out, options);
  }

  /** Frees the memory; the world must not be used afterwards. */
  dispose() {
    if (World.#own(this, 'world.dispose').#world) World.#changing(this, 'world.dispose').dispose();
    this.#world = null;
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')]() {
    World.prototype.dispose.call(this);
  }

  /**
   * The world that a method is called on. Throws if the method was taken off its world.
   *
   * @param {World} self
   * @param {string} caller
   */
  static #own(self, caller) {
    if (typeof self === 'object' && self !== null && #world in self) return self;
    throw wrongType(`${caller}: \`this\``, 'a world (call `world.method(…)`, or bind the method)', self);
  }

  /**
   * @param {World} self
   * @param {string} caller
   */
  static #open(self, caller) {
    const world = World.#own(self, caller).#world;
    if (!world) throw coded(new Error(`${caller}: the world has been disposed of`), 'disposed');
    return world;
  }

  /**
   * The world, to be changed. Throws during a query, whose functions must not change it.
   *
   * @param {World} self
   * @param {string} caller
   */
  static #changing(self, caller) {
    const underWay = World.#own(self, caller).#underWay;
    if (underWay !== NOTHING) throw coded(new Error(`${caller}: the world cannot change while ${underWay}`), 'busy');
    return World.#open(self, caller);
  }

  /**
   * Asks the world, which cannot change meanwhile. Every query comes through here.
   *
   * @template Answer
   * @param {World} self
   * @param {string} caller
   * @param {string} what what runs meanwhile
   * @param {(caller: string, world: import('../wasm/graze2d.js').World, ...given: any[]) => Answer} question
   * @param {any} a what is asked; a list of them would cost time
   * @param {any} b
   * @param {any} c
   * @param {any} [d]
   * @param {any} [e]
   * @returns {Answer}
   */
  static #ask(self, caller, what, question, a, b, c, d, e) {
    const world = World.#open(self, caller);
    const before = self.#underWay;
    if (before === TRAVELS && what === TRAVELS) {
      throw coded(new Error(`${caller}: the world cannot start another travel while a mover travels`), 'busy');
    }
    self.#underWay = before === TRAVELS ? before : what;
    try {
      return question(caller, world, a, b, c, d, e);
    } finally {
      self.#underWay = before;
    }
  }

  /**
   * @param {World} self
   * @param {string} caller
   * @param {Sweep} sweep
   * @param {Filter | undefined} options
   * @param {number} trace
   * @returns {Found[]}
   */
  static #all(self, caller, sweep, options, trace) {
    World.#ask(self, caller, ASKED, ask, ALL, sweep, options, trace);
    const isBox = isBoxSweep(sweep);
    return readList((at) => readFound(isBox, numbers()[at + ENTRY_CODE], at));
  }

  /**
   * @param {World} self
   * @param {string} caller
   * @param {Question} question
   * @param {Sweep} sweep
   * @param {Filter | undefined} options
   * @param {number} trace
   * @returns {Found | null}
   */
  static #first(self, caller, question, sweep, options, trace) {
    const code = World.#ask(self, caller, ASKED, ask, question, sweep, options, trace);
    return code === 0 ? null : readFound(isBoxSweep(sweep), code, recordAt);
  }
}
