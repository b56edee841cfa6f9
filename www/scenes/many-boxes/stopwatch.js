// How long it takes on this machine to find and sort all hits: with the tree, and with a plain loop over all boxes.

import { make, setText } from '../../dom/dom.js';
import { boxesIn, holdBoxes } from './boxes.js';
import { hitsByLoop } from './loop.js';

/** @import { Extra } from '../../extras/index.js' */
/** @import { State } from '../../model/types.js' */

/** Of so many rounds the median is told. */
const rounds = 5;
/** A clock of a browser may tick only every millisecond: a round is so long, in milliseconds. */
const enough = 2;
/** The time is taken once nothing has moved for so long. Between two rounds the page can do other things. */
const [rest, pause] = [300, 20];

/** @implements {Extra} */
export default class Stopwatch {
  place = /** @type {const} */ ('tool');
  root = make('p', { class: 'note', 'aria-live': 'off' });
  #host;
  /** @type {State | null} the latest: a picture that is drawn again asks nothing new */
  #state = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What each round took. @type {{ tree: number[], loop: number[] }} */
  #times = { tree: [], loop: [] };

  /** @param {import('../../extras/index.js').Host} host */
  constructor(host) {
    this.#host = host;
  }

  start() {
    const free = holdBoxes(this.#host.model.graze);
    return () => {
      clearTimeout(this.#timer);
      free();
    };
  }

  /** @param {import('../../model/types.js').Frame} frame */
  update({ state }) {
    if (state === this.#state) return;
    const isOfOthers = state.count !== this.#state?.count || state.order !== this.#state?.order;
    this.#state = state;
    this.#times = { tree: [], loop: [] };
    if (isOfOthers) this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#measure(state), rest);
  }

  /** Takes the time of one round. @param {State} state */
  #measure(state) {
    const { walls, sides } = boxesIn(this.#host.model.graze, state);
    const path = { a: state.a, b: state.b };
    this.#times.tree.push(timeOf(() => walls.all(path)));
    this.#times.loop.push(timeOf(() => hitsByLoop(sides, path)));
    if (this.#times.tree.length < rounds) this.#timer = setTimeout(() => this.#measure(state), pause);
    else this.#tell();
  }

  #tell() {
    const { tree, loop } = this.#times;
    setText(this.root, this.#host.say('clock.both', { tree: medianOf(tree), loop: medianOf(loop) }));
  }
}

/** How long a call takes, in milliseconds. @param {() => void} call */
function timeOf(call) {
  const begin = performance.now();
  let [runs, passed] = [0, 0];
  for (; passed < enough; runs++) {
    call();
    passed = performance.now() - begin;
  }
  return passed / runs;
}

/** The time in the middle, with two digits and its unit; dots as long as there is none. @param {number[]} times in milliseconds */
function medianOf(times) {
  const middle = [...times].sort((one, other) => one - other)[times.length >> 1];
  if (middle === undefined) return '…';
  const [time, unit] = middle < 1 ? [1000 * middle, 'µs'] : [middle, 'ms'];
  return { key: 'clock.time', values: { time: Number(time.toPrecision(2)), unit } };
}
