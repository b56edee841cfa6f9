// How long the query takes on this machine: without drawing, and without reading the answer.

import { make, setText } from '../../dom/dom.js';
import { boxesIn, isEveryTested } from './boxes.js';

/** @import { Frame, Segment } from '../../model/types.js' */
/** @import { Extra } from '../../extras/index.js' */

/** Of so many frames the median is told. */
const latest = 15;
/** A clock of a browser may tick only every millisecond: so long the query is repeated. */
const enough = 1;

/** @implements {Extra} */
export default class Stopwatch {
  place = /** @type {const} */ ('tool');
  root = make('p', { class: 'note', 'aria-live': 'off' });
  #host;
  /** @type {Frame['state'] | null} the one that was timed last: a picture that is drawn again asks nothing new */
  #state = null;
  #about = '';
  /** @type {number[]} in microseconds */
  #times = [];

  /** @param {import('../../extras/index.js').Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {Frame} frame */
  update({ state }) {
    if (state === this.#state) return;
    this.#state = state;
    const about = [state.count, state.order, state.method].map(({ choice }) => choice).join(' ');
    if (about !== this.#about) this.#times = [];
    this.#about = about;
    const { walls } = boxesIn(this.#host.model.graze, state);
    const path = /** @type {Segment} */ (state);
    const isEvery = isEveryTested(state);
    const begin = performance.now();
    let [runs, passed] = [0, 0];
    while (passed < enough) {
      walls.count(path, isEvery);
      runs += 1;
      passed = performance.now() - begin;
    }
    this.#times = [...this.#times, (1000 * passed) / runs].slice(-latest);
    const sorted = [...this.#times].sort((one, other) => one - other);
    const time = sorted[Math.floor(sorted.length / 2)];
    setText(this.root, this.#host.say(`clock.${isEvery ? 'every' : 'tree'}`, { time: Number(time.toPrecision(2)) }));
  }
}
