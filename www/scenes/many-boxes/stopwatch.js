// How long it takes on this machine to find and sort all hits: with the tree, and with a plain loop over all boxes.

import { make, setText } from '../../dom/dom.js';
import { boxesIn, holdBoxes } from './boxes.js';
import { hitsByLoop } from './loop.js';

/** @import { Extra } from '../../extras/index.js' */
/** @import { State } from '../../model/types.js' */

/** A clock of a browser may tick only every millisecond: each is called for so long, in milliseconds. */
const enough = 20;
/** The time is taken once nothing has moved for so long, in milliseconds. */
const rest = 300;

/** As wide as a time, so that the line keeps its length: with figure spaces. */
const waiting = '\u2007\u2007…\u2007\u2007\u2007';

/** @implements {Extra} */
export default class Stopwatch {
  place = /** @type {const} */ ('tool');
  root = make('p', { class: 'note', 'aria-live': 'off' });
  #host;
  /** @type {State | null} the latest: a picture that is drawn again asks nothing new */
  #state = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

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
    if (isOfOthers) this.#tell(waiting, waiting);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { walls, sides } = boxesIn(this.#host.model.graze, state);
      const path = { a: state.a, b: state.b };
      this.#tell(
        timeOf(() => walls.all(path)),
        timeOf(() => hitsByLoop(sides, path)),
      );
    }, rest);
  }

  /** @param {any} tree @param {any} loop */
  #tell(tree, loop) {
    setText(this.root, this.#host.say('clock.both', { tree, loop }));
  }
}

/** How long a call takes, with two digits and its unit. @param {() => void} call */
function timeOf(call) {
  const begin = performance.now();
  let [runs, passed] = [0, 0];
  for (; passed < enough; runs++) {
    call();
    passed = performance.now() - begin;
  }
  const [time, unit] = passed < runs ? [(1000 * passed) / runs, 'µs'] : [passed / runs, 'ms'];
  return { key: 'clock.time', values: { time: Number(time.toPrecision(2)), unit } };
}
