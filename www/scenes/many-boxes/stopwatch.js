// How long the query takes on this machine: without drawing, and without reading the answer.

import { make, setText } from '../../dom/dom.js';
import { boxesIn, isEveryTested } from './boxes.js';

/** @import { Segment, State } from '../../model/types.js' */
/** @import { Extra } from '../../extras/index.js' */

/** Of so many rounds the median is told. */
const rounds = 5;
/** A clock of a browser may tick only every millisecond: so long is a round. */
const enough = 1;
/** How often the time is taken while a hand drags, and at first, in milliseconds. */
const [pause, haste] = [100, 20];
/** Which part of the time before is far less than it. */
const falling = 0.85;
/** So many times nothing is told at first. */
const early = 8;

/** @implements {Extra} */
export default class Stopwatch {
  place = /** @type {const} */ ('tool');
  root = make('p', { class: 'note', 'aria-live': 'off' });
  #host;
  /** @type {State | null} the latest: a picture that is drawn again asks nothing new */
  #state = null;
  #isDue = false;
  /** The time taken last, and how many were taken. */
  #last = Infinity;
  #taken = 0;

  /** @param {import('../../extras/index.js').Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {import('../../model/types.js').Frame} frame */
  update({ state }) {
    if (state === this.#state) return;
    if (!this.#state) this.#tell(state, '…');
    this.#state = state;
    this.#wait();
  }

  #wait() {
    if (!this.#isDue) setTimeout(() => this.#measure(), this.#taken < early ? haste : pause);
    this.#isDue = true;
  }

  #measure() {
    this.#isDue = false;
    const state = this.#state;
    if (!state || !this.root.isConnected) return;
    const { walls } = boxesIn(this.#host.model.graze, state);
    const time = timeOf(() => walls.count(/** @type {Segment} */ (state), isEveryTested(state)));
    // Browsers improve code that runs often: tell no time that is still falling.
    this.#taken += 1;
    if (this.#taken <= early || time < falling * this.#last) this.#wait();
    else this.#tell(state, Number(time.toPrecision(2)));
    this.#last = time;
  }

  /** @param {State} state @param {number | string} time */
  #tell(state, time) {
    const key = `clock.${isEveryTested(state) ? 'every' : 'tree'}`;
    setText(this.root, this.#host.say(key, { time, rounds }));
  }
}

/** How long a call takes: the median of some rounds, in microseconds. @param {() => void} call */
function timeOf(call) {
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
