/** Several boxes in the WebAssembly memory: what a path meets, and where a mover ends among them. */

import { checkKnown, checkObject } from '../checks/checks.js';
import { wrongType } from '../checks/errors.js';
import { readSteps } from '../memory/steps.js';
import { called, entries, numbers, recordAt } from '../memory/wasm.js';
import { FIRST_STEPS, TRAVEL_STEPS } from '../wasm/steps.js';
import { TRACE } from '../wasm/tables.js';
import { Access, ASKED, TRAVELS } from './access.js';
import { allBatch, firstBatch, moveBatch, readWalls, travelBatch } from './batch.js';
import { entriesOf, insertWall, isDone, layersOf, moveWall, positionsOf, readWall, wallAt } from './boxes.js';
import { ALL_LAYERS, checkId, checkLayers } from './filter.js';
import {
  ALL,
  ANY,
  ask,
  FIRST,
  FIRST_CROSSING,
  IS_CLEAR,
  OVERLAPS,
  PUSH_OUT,
  readAll,
  readFirst,
  readGrounds,
  readIds,
  readWayOut,
  readWhether,
  STANDS_ON,
} from './questions.js';
import { restore, save } from './saved.js';
import { fromBytes, hashOf, toBytes } from './snapshot.js';
import { moveSolids, solidOf, solidsOf } from './solids.js';
import { travel, walk } from './travel.js';

/** @import { Filter, Found, Ground, Mover, PlacedWall, Point, Response, SavedWorld, SolidMotion, SolidOptions, Sweep, Travel, TravelOptions, Wall } from '../types.js' */
/** @typedef {{ positions?: 'f32' | 'f64' | undefined }} WorldOptions  the positions that movers are given: all doubles by default, or those that f32 can store */
/** @import { Question } from './questions.js' */
/** @typedef {(world: import('../wasm/graze2d.js').World) => number} Change */
/** @typedef {import('../memory/steps.js').StepOf<(typeof TRAVEL_STEPS)[number]>} TravelStep */
/** @typedef {import('../memory/steps.js').StepOf<(typeof FIRST_STEPS)[number]>} FirstStep */

const NO_MOTION = { x: 0, y: 0 };

/**
 * Many boxes that are queried together. A box keeps its id until it is removed; no other box ever gets that id. Keep your
 * own data about a box in a `Map`, by its id.
 *
 * Every query takes the same filter as its last argument: `mask`, `without` and `when`.
 */
export class World {
  /** @type {Access} */
  #access;
  /** What its shapes are: Rust tells where they are. @type {import('./boxes.js').Forms} */
  #forms = new Map();

  /**
   * Like `createWorld`.
   *
   * @param {Iterable<Wall> | Float64Array} [boxes] @param {WorldOptions} [options]
   * @param {string} [caller] the function that errors name
   */
  constructor(boxes = [], options = {}, caller = 'new World') {
    checkObject(caller, 'options', options, 'an object');
    checkKnown(caller, 'options', options, ['positions']);
    const isSingle = positionsOf(caller, 'options.positions', options.positions) === 'f32';
    // Last: what reads the options may detach them.
    const insert = readWalls(caller, boxes);
    const world = called(caller, () => new entries.World());
    this.#access = new Access(world);
    if (isSingle) world.setSingle(true);
    insert(world, this.#forms, ALL_LAYERS);
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
   * Adds a wall and returns its id: a box, or any other convex shape. `layers` has a bit for each layer; by default the wall is
   * on all.
   *
   * @param {Wall} box @param {{ layers?: number | undefined }} [options] @returns {number}
   */
  insert(box, options) {
    const caller = 'world.insert';
    const layers = layersOf(caller, options);
    const wall = readWall(caller, box);
    return insertWall(caller, World.#changing(this, caller), this.#forms, wall, box, layers);
  }

  /**
   * Adds many walls at once, faster than one by one: objects, or a `Float64Array` with four numbers per box. Returns their
   * ids in the same order.
   *
   * @param {Iterable<Wall> | Float64Array} boxes @param {{ layers?: number | undefined }} [options] @returns {Float64Array}
   */
  insertAll(boxes, options) {
    const caller = 'world.insertAll';
    const layers = layersOf(caller, options);
    // Last: what reads the options may detach them.
    const insert = readWalls(caller, boxes);
    return insert(World.#changing(this, caller), this.#forms, layers);
  }

  /**
   * The wall with this id where it is now; null if there is none. A circle and a rotated box are told in their form, every other
   * shape by its points and where the first one is: given again, each is the same to the last bit.
   *
   * @param {number} id @returns {PlacedWall | null}
   */
  get(id) {
    const caller = 'world.get';
    const world = World.#open(this, caller);
    checkId(caller, 'id', id);
    return world.get(id) ? wallAt(numbers(), recordAt, this.#forms.get(id)) : null;
  }

  /**
   * The layers of a box, a bit for each; null if no box has this id.
   *
   * @param {number} id @returns {number | null}
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
   * @param {number} id @param {number} layers a bit for each
   * @returns {boolean}
   */
  setLayers(id, layers) {
    const caller = 'world.setLayers';
    const world = World.#changing(this, caller);
    checkId(caller, 'id', id);
    return isDone(caller, world.setLayers(id, checkLayers(caller, 'layers', layers)));
  }

  /**
   * Removes a box. Returns false if no box has this id.
   *
   * @param {number} id @returns {boolean}
   */
  remove(id) {
    const caller = 'world.remove';
    const world = World.#changing(this, caller);
    checkId(caller, 'id', id);
    const isThere = isDone(caller, world.remove(id));
    this.#forms.delete(id);
    return isThere;
  }

  /** Removes all boxes. Their ids are not used again. */
  clear() {
    const caller = 'world.clear';
    isDone(caller, World.#changing(this, caller).clear());
    this.#forms.clear();
  }

  /**
   * Moves a wall, which may become another shape. Returns false if no wall has this id. A mover that has traveled
   * can be put into the world as `travel` returns it.
   *
   * @param {number} id @param {Wall} box @returns {boolean}
   */
  moveTo(id, box) {
    const caller = 'world.moveTo';
    checkId(caller, 'id', id);
    const wall = readWall(caller, box);
    return moveWall(caller, World.#changing(this, caller), this.#forms, id, wall, box);
  }

  /**
   * Makes many walls boxes, and returns how many of the ids were found. If a box is invalid, none is moved.
   *
   * @param {Float64Array} ids @param {Float64Array} boxes four numbers each
   * @returns {number}
   */
  moveAll(ids, boxes) {
    const caller = 'world.moveAll';
    const count = moveBatch(caller, World.#changing(this, caller), ids, boxes);
    if (this.#forms.size > 0) for (const id of ids) this.#forms.delete(id);
    return count;
  }

  /**
   * Moves a solid, such as a lift: a box that carries the movers that stand on it, and pushes those in its way exactly to its
   * face, along x and then along y. Both are travels among the other walls; a mover that has no room is squeezed, and stays
   * where it was. A one-way solid only carries, and lifts what is above it; where a ceiling stops its rider it goes through,
   * and `hits` names the ceiling. A mover is not changed: `mover` of the answer is where it is now. Each corner of the solid
   * is rounded by itself, so its size can change in the last digits; `moveTo` makes it exact again.
   *
   * @template {Mover} M
   * @param {number} id @param {Point} motion displacement over the timestep
   * @param {Iterable<M>} movers @param {SolidOptions} [options]
   * @returns {import('../types.js').Shifted<M>[]} one for each mover, in their order
   */
  moveSolid(id, motion, movers, options) {
    const caller = 'world.moveSolid';
    const solid = solidOf(caller, '', id, motion);
    const change = (/** @type {Change} */ question) => World.#of(this, caller).shift(caller, question);
    return moveSolids(caller, change, solid, () => 'id', movers, options);
  }

  /**
   * Moves several solids at once, as `moveSolid` moves one. Their order changes nothing; if an id comes twice, its last motion
   * counts.
   *
   * @template {Mover} M
   * @param {Iterable<SolidMotion>} solids @param {Iterable<M>} movers @param {SolidOptions} [options]
   * @returns {import('../types.js').Shifted<M>[]} one for each mover, in their order
   */
  moveSolids(solids, movers, options) {
    const caller = 'world.moveSolids';
    const change = (/** @type {Change} */ question) => World.#of(this, caller).shift(caller, question);
    return moveSolids(caller, change, solidsOf(caller, solids), (place) => `solids[${place}].id`, movers, options);
  }

  /**
   * The world as plain data, for `JSON.stringify` and `World.fromJSON`: its boxes with their ids and layers, and which ids
   * come next.
   *
   * @returns {SavedWorld}
   */
  toJSON() {
    const caller = 'world.toJSON';
    return save(caller, World.#open(this, caller), this.#forms);
  }

  /**
   * The world that `toJSON` has told: all ids are kept, and those of removed boxes stay retired.
   *
   * @param {SavedWorld} data @returns {World}
   */
  static fromJSON(data) {
    return World.#filled('World.fromJSON', restore, data);
  }

  /**
   * The world as bytes, for snapshots, rollback and messages: the same as `World::to_bytes` of Rust writes, on every machine.
   * Worlds that will answer alike, and give alike ids to new walls, have the same bytes, whatever their history.
   *
   * @returns {Uint8Array}
   */
  toBytes() {
    const caller = 'world.toBytes';
    return toBytes(caller, World.#open(this, caller));
  }

  /**
   * The world that `toBytes` has written, in JavaScript or in Rust: all ids are kept, and those of removed walls stay retired.
   * Bytes that are no world are an error. A box with a radius is told by its four corners.
   *
   * @param {Uint8Array} bytes @returns {World}
   */
  static fromBytes(bytes) {
    return World.#filled('World.fromBytes', fromBytes, bytes);
  }

  /**
   * The FNV-1a hash of `toBytes`, in 16 hexadecimal digits: worlds of two players with the same hash are the same, but for an
   * unlikely accident.
   *
   * @returns {string}
   */
  hash() {
    return hashOf('world.hash', World.#open(this, 'world.hash'));
  }

  /**
   * Every wall with its id, as `get` tells it, in the order of insertion.
   *
   * @returns {IterableIterator<[number, PlacedWall]>}
   */
  entries() {
    const caller = 'world.entries';
    return entriesOf(caller, World.#open(this, caller), this.#forms).values();
  }

  [Symbol.iterator]() {
    return World.prototype.entries.call(this);
  }

  /**
   * The earliest contact, touches included; null if the path meets nothing.
   *
   * @param {Sweep} sweep @param {Filter} [options] @returns {Found | null}
   */
  first(sweep, options) {
    return World.#first(this, 'world.first', FIRST, sweep, options, 0);
  }

  /**
   * Like `first`, with the groups of boxes visited and the boxes tested.
   *
   * @param {Sweep} sweep @param {Filter} [options] @returns {{ first: Found | null, steps: FirstStep[] }}
   */
  firstSteps(sweep, options) {
    const first = World.#first(this, 'world.firstSteps', FIRST, sweep, options, TRACE);
    return { first, steps: readSteps(FIRST_STEPS) };
  }

  /**
   * The earliest crossing into an interior; touches do not count.
   *
   * @param {Sweep} sweep @param {Filter} [options] @returns {Found | null}
   */
  firstCrossing(sweep, options) {
    return World.#first(this, 'world.firstCrossing', FIRST_CROSSING, sweep, options, 0);
  }

  /**
   * Every contact, in exact order; contacts at the same time in the order of insertion.
   *
   * @param {Sweep} sweep @param {Filter} [options] @returns {Found[]}
   */
  all(sweep, options) {
    return World.#all(this, 'world.all', sweep, options, 0);
  }

  /**
   * Like `all`, with the groups of boxes visited and left out, and the boxes tested.
   *
   * @param {Sweep} sweep @param {Filter} [options] @returns {{ all: Found[], steps: FirstStep[] }}
   */
  allSteps(sweep, options) {
    const all = World.#all(this, 'world.allSteps', sweep, options, TRACE);
    return { all, steps: readSteps(FIRST_STEPS) };
  }

  /**
   * Whether the path meets anything, touches included.
   *
   * @param {Sweep} sweep @param {Filter} [options] @returns {boolean}
   */
  any(sweep, options) {
    return World.#ask(this, 'world.any', ASKED, ask, ANY, readWhether, sweep, options, 0);
  }

  /**
   * Whether a line of sight is clear: the segment, without its ends, goes through no interior of the union of the boxes. To touch
   * them does not block it; a path along the seam of two tiles that touch is blocked.
   *
   * @param {import('../types.js').Segment} segment @param {Filter} [options] @returns {boolean}
   */
  isClear(segment, options) {
    checkObject('world.isClear', 'segment', segment, '{a, b}');
    const sight = { a: segment.a, b: segment.b };
    return World.#ask(this, 'world.isClear', ASKED, ask, IS_CLEAR, readWhether, sight, options, 0);
  }

  /**
   * The boxes that a mover overlaps, in the order of insertion: for triggers. A box that it only touches does not count.
   *
   * @param {Mover} mover @param {Filter} [options] @returns {number[]} their ids
   */
  overlaps(mover, options) {
    const sweep = { mover, motion: NO_MOTION };
    return World.#ask(this, 'world.overlaps', ASKED, ask, OVERLAPS, readIds, sweep, options, 0);
  }

  /**
   * The walls that a mover stands on, in the order of insertion: they hold it from below, without a push of gravity. A gap
   * of less than 4 ulp counts, since a mover may rest a rounding above a box.
   *
   * @param {Mover} mover @param {Filter} [options] @returns {Ground[]}
   */
  standsOn(mover, options) {
    const sweep = { mover, motion: NO_MOTION };
    return World.#ask(this, 'world.standsOn', ASKED, ask, STANDS_ON, readGrounds, sweep, options, 0);
  }

  /**
   * Moves a mover among the walls, and returns where it ends. The world does not change.
   *
   * @template {Mover} M
   * @param {M} mover @param {Point} motion displacement over the timestep
   * @param {Response} response @param {TravelOptions} [options] @returns {import('../types.js').Travel<M>}
   */
  travel(mover, motion, response, options) {
    return World.#ask(this, 'world.travel', TRAVELS, travel, mover, motion, response, options, 0);
  }

  /**
   * Like `travel`, with every step.
   *
   * @template {Mover} M
   * @param {M} mover @param {Point} motion displacement over the timestep
   * @param {Response} response @param {TravelOptions} [options]
   * @returns {{ travel: import('../types.js').Travel<M>, steps: TravelStep[] }}
   */
  travelSteps(mover, motion, response, options) {
    const end = World.#ask(this, 'world.travelSteps', TRAVELS, travel, mover, motion, response, options, TRACE);
    return { travel: end, steps: readSteps(TRAVEL_STEPS) };
  }

  /**
   * Walks a player for one timestep, gravity included: along walkable ground, up and down, as far across as on flat ground, onto
   * ledges, and in the air as a slide does. Of the options, the limits of hits do not count.
   *
   * @template {Mover} M
   * @param {M} mover @param {Point} motion displacement over the timestep
   * @param {import('../types.js').Walker} walker @param {TravelOptions} [options]
   * @returns {import('../types.js').Travel<M>}
   */
  walk(mover, motion, walker, options) {
    return World.#ask(this, 'world.walk', TRAVELS, walk, mover, motion, walker, options);
  }

  /**
   * Moves a mover out of every box that it overlaps, the deepest overlap first. Returns null if 30 pushes are not enough. An
   * exact test confirms that the mover is free; at `position + by`, which rounds, it may not be.
   *
   * @template {Mover} M
   * @param {M} mover @param {Filter} [options] @returns {import('../types.js').FormOf<M> | null}
   */
  pushOut(mover, options) {
    const sweep = { mover, motion: NO_MOTION };
    return World.#ask(this, 'world.pushOut', ASKED, ask, PUSH_OUT, readWayOut, sweep, options, 0);
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
   * @param {Filter} [options] @returns {number} how many contacts there are
   */
  allBatch(segments, counts, out, options) {
    return World.#ask(this, 'world.allBatch', ASKED, allBatch, segments, counts, out, options);
  }

  /**
   * `travel` for many movers, which ignore one another: circles of three numbers or boxes of four. A row of `out` has the
   * position x y, the motion x y, the time left, the number of hits, and the last hit's id and feature, −1 for none; of
   * several hits only `travel` tells the others. `into` gets the movers at their ends, and may be `movers` itself. Do not
   * move a box by adding to its corners: a rounded corner may lie in a wall.
   *
   * @param {Float64Array} movers @param {Float64Array} motions displacements over the timestep, two numbers each
   * @param {Response} response @param {Float64Array} out `ROW` numbers each
   * @param {Filter & { into?: Float64Array | undefined, startInside?: import('../types.js').StartInside | undefined }} [options]
   */
  travelBatch(movers, motions, response, out, options) {
    World.#ask(this, 'world.travelBatch', TRAVELS, travelBatch, movers, motions, response, out, options);
  }

  /** Frees the memory; the world must not be used afterwards. */
  dispose() {
    World.#of(this, 'world.dispose').dispose('world.dispose');
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')]() {
    World.prototype.dispose.call(this);
  }

  /**
   * What leads to the world that a method is called on. Throws if the method was taken off its world.
   *
   * @param {World} self @param {string} caller
   */
  static #of(self, caller) {
    if (typeof self === 'object' && self !== null && #access in self) return self.#access;
    throw wrongType(`${caller}: \`this\``, 'a world (call `world.method(…)`, or bind the method)', self);
  }

  /**
   * A new world that is read from data.
   *
   * @template Data
   * @param {string} caller
   * @param {(caller: string, world: import('../wasm/graze2d.js').World, forms: import('./boxes.js').Forms, data: Data) => void} read
   * @param {Data} data
   */
  static #filled(caller, read, data) {
    const world = new World([], {}, caller);
    try {
      read(caller, world.#access.open(caller), world.#forms, data);
    } catch (error) {
      world.dispose();
      throw error;
    }
    return world;
  }

  /** @param {World} self @param {string} caller */
  static #open(self, caller) {
    return World.#of(self, caller).open(caller);
  }

  /** @param {World} self @param {string} caller */
  static #changing(self, caller) {
    return World.#of(self, caller).changing(caller);
  }

  /** @type {<Answer>(self: World, ...asked: Parameters<typeof Access.prototype.ask<Answer>>) => Answer} */
  static #ask = (self, caller, what, question, a, b, c, d, e) =>
    World.#of(self, caller).ask(caller, what, question, a, b, c, d, e);

  /**
   * @param {World} self @param {string} caller @param {Sweep} sweep @param {Filter | undefined} options @param {number} trace
   * @returns {Found[]}
   */
  static #all(self, caller, sweep, options, trace) {
    return World.#ask(self, caller, ASKED, ask, ALL, readAll, sweep, options, trace);
  }

  /**
   * @param {World} self @param {string} caller @param {Question} question @param {Sweep} sweep
   * @param {Filter | undefined} options @param {number} trace @returns {Found | null}
   */
  static #first(self, caller, question, sweep, options, trace) {
    return World.#ask(self, caller, ASKED, ask, question, readFirst, sweep, options, trace);
  }
}
