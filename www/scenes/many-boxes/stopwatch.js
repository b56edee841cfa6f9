// How long the query takes on this machine, with the tree and without: no drawing, and the answer is not read.

import { make, setText } from '../../dom/dom.js';
import { boxesIn, holdBoxes } from './boxes.js';

/** @import { Segment, State } from '../../model/types.js' */
/** @import { Extra } from '../../extras/index.js' */
/** @import { Boxes } from './boxes.js' */

/** Of so many rounds the median is told. */
const rounds = 5;
/** A clock of a browser may tick only every millisecond: so long is a round. */
const enough = 1;
/** How often the time is taken while a hand drags, and at first, in milliseconds. */
const [pause, haste] = [100, 20];
/** A smaller part of another time is far less than it. */
const alike = 0.85;
/** So many times nothing is told at first. */
const early = 8;
/** So many boxes are tested in one go: a hand that begins to drag does not wait for a million. */
const part = 5000;

/** A series of times that falls at first, for browsers improve code that runs often, and jumps where another task runs. */
class Settling {
  #last = Infinity;
  #taken = 0;

  get isEarly() {
    return this.#taken < early;
  }

  /** @param {number} time the next of them @returns {boolean} whether it is like the one before */
  take(time) {
    const isSettled = !this.isEarly && time >= alike * this.#last && this.#last >= alike * time;
    this.#taken += 1;
    this.#last = time;
    return isSettled;
  }
}

/** @implements {Extra} */
export default class Stopwatch {
  place = /** @type {const} */ ('tool');
  root = make('p', { class: 'note', 'aria-live': 'off' });
  #host;
  /** @type {State | null} the latest: a picture that is drawn again asks nothing new */
  #state = null;
  /** @type {Boxes | null} */
  #boxes = null;
  #isDue = false;
  /** The time with the tree, in microseconds, and whether it is that of the latest state. @type {number | undefined} */
  #time;
  #isTaken = false;
  /** The time of testing boxes one by one, and how many are tested. @type {WeakMap<Boxes, { time: number, tested: number }>} */
  #everies = new WeakMap();
  #withTree = new Settling();
  #without = new Settling();

  /** @param {import('../../extras/index.js').Host} host */
  constructor(host) {
    this.#host = host;
  }

  start() {
    return holdBoxes(this.#host.model.graze);
  }

  /** @param {import('../../model/types.js').Frame} frame */
  update({ state }) {
    if (state === this.#state) return;
    const boxes = boxesIn(this.#host.model.graze, state);
    this.#state = state;
    this.#isTaken = false;
    if (boxes !== this.#boxes) {
      this.#boxes = boxes;
      this.#time = undefined;
      this.#tell(boxes);
    }
    this.#wait();
  }

  #wait() {
    if (!this.#isDue) setTimeout(() => this.#measure(), this.#withTree.isEarly || this.#isTaken ? haste : pause);
    this.#isDue = true;
  }

  #measure() {
    this.#isDue = false;
    const [state, boxes] = [this.#state, this.#boxes];
    if (!state || !boxes || !this.root.isConnected) return;
    const path = /** @type {Segment} */ (state);
    const isDone = this.#isTaken ? this.#testPart(boxes, path) : this.#search(boxes, path);
    if (isDone) this.#tell(boxes);
    if (!isDone || !this.#isWhole(boxes)) this.#wait();
  }

  /** Takes the time with the tree. @param {Boxes} boxes @param {Segment} path @returns {boolean} whether it is known now */
  #search({ walls }, path) {
    this.#time = timeOf(() => walls.count(path, false), rounds);
    this.#isTaken = this.#withTree.take(this.#time);
    return this.#isTaken;
  }

  /**
   * Takes the time of testing some of the boxes one by one, while nothing moves: it hardly depends on the path.
   * @param {Boxes} boxes @param {Segment} path @returns {boolean} whether more of it is known now
   */
  #testPart(boxes, path) {
    const { model, input } = this.#host;
    if (model.isOpening || input.isDragging) return false;
    const every = this.#everies.get(boxes) ?? { time: 0, tested: 0 };
    this.#everies.set(boxes, every);
    const sides = boxes.sides.subarray(4 * every.tested, 4 * (every.tested + part));
    const walls = new model.graze.Walls(sides);
    const time = timeOf(() => walls.count(path, true), boxes.count > part ? 1 : rounds);
    walls.dispose();
    if (!this.#without.take(time)) return false;
    every.time += time;
    every.tested += sides.length / 4;
    return true;
  }

  /** @param {Boxes} boxes @returns {boolean} whether each of them is tested */
  #isWhole(boxes) {
    return this.#everies.get(boxes)?.tested === boxes.count;
  }

  /** @param {Boxes} boxes */
  #tell(boxes) {
    const every = this.#everies.get(boxes);
    // Until all are tested, as many take as long as those that are.
    const time = every?.tested ? (every.time * boxes.count) / every.tested : undefined;
    const times = { tree: inUnits(this.#time), every: inUnits(time, this.#isWhole(boxes)) };
    setText(this.root, this.#host.say('clock.both', times));
  }
}

/** A time with two digits and its unit. @param {number} [time] in microseconds @param {boolean} [isWhole] and not only about so long */
function inUnits(time, isWhole = true) {
  if (time === undefined) return '…';
  const rounded = Number(time.toPrecision(2));
  const power = rounded < 1000 ? 0 : rounded < 1e6 ? 1 : 2;
  return {
    key: `clock.${isWhole ? 'time' : 'about'}`,
    values: { time: rounded / 1000 ** power, unit: ['µs', 'ms', 's'][power] },
  };
}

/** How long a call takes: the median of some rounds, in microseconds. @param {() => void} call @param {number} rounds */
function timeOf(call, rounds) {
  const times = [];
  let begin = performance.now();
  for (let round = 0; round <= rounds; round++) {
    let [runs, passed] = [0, 0];
    while (passed < enough) {
      call();
      runs += 1;
      passed = performance.now() - begin;
    }
    // The first round is not counted: memory is cold, and it begins between two ticks of the clock.
    if (round > 0) times.push((1000 * passed) / runs);
    begin += passed;
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)];
}
