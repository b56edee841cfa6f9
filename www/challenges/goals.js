// The challenges to bring something about: where each begins, what can be changed, and what has to come out.

/** @typedef {import('../model/types.js').State} State */
/** @typedef {import('../model/types.js').Step} Step */

/**
 * Asks the reader to bring something about. The library's answer is the referee.
 * @typedef {object} Goal
 * @property {string} [preset] the ready-made case that it begins with
 * @property {State} [state] what differs from that case
 * @property {string[]} free what can be changed
 * @property {string[]} [held] what has handles, if not all of that
 * @property {number} [snap] handles stop at its multiples
 * @property {(result: any, steps: Step[], state: State) => boolean} isMet
 */

/** @param {any} result @returns {boolean} whether a corner is touched, and no other point */
const touchesCornerAlone = (result) =>
  result?.contact === 'touch' &&
  /^(top|bottom)(Left|Right)$/.test(result.enter?.feature) &&
  (!result.exit || result.exit.t === result.enter.t);

/** @type {Record<string, Goal>} */
export const goals = {
  corner: {
    state: { a: { x: 16, y: 26 }, b: { x: 142, y: 86 } },
    free: ['b'],
    snap: 1,
    isMet: touchesCornerAlone,
  },
  cuts: {
    state: { a: { x: 20, y: 84 }, b: { x: 142, y: 48 } },
    free: ['b'],
    isMet: (result, steps) => result === null && steps.filter(({ kind }) => kind === 'cuts').length >= 2,
  },
  sliver: {
    free: ['b'],
    isMet: ({ span }) => span?.contact === 'cross' && span.enter && span.exit && span.exit.t - span.enter.t < 0.05,
  },
  round: {
    free: ['motion'],
    isMet: (result) => result?.enter?.feature === 'bottomLeft',
  },
  half: {
    free: ['motionA'],
    snap: 1,
    isMet: (result) => result?.enter?.t === 0.5,
  },
  rest: {
    preset: 'inner',
    state: { motion: { x: 40, y: 10 } },
    free: ['motion'],
    isMet: ({ position, timeLeft }) => position.x === 113 && position.y === 59 && timeLeft === 0,
  },
  three: {
    preset: 'room',
    state: { motion: { x: 60, y: -20 } },
    free: ['mover', 'motion'],
    isMet: ({ hits, timeLeft }) => hits.length === 3 && timeLeft === 0 && hits[2].normal.y === 1 && hits[2].id >= 4,
  },
  squeeze: {
    preset: 'gap',
    state: {
      walker: { x: 12, y: 20, radius: 6 },
      from: { x: 12, y: 20 },
      motion: { x: 0, y: 0 },
      naive: { x: 12, y: 20 },
      naiveFrom: { x: 12, y: 20 },
    },
    free: ['walker', 'from', 'motion', 'naive', 'naiveFrom'],
    held: [],
    // The passage is 12 high, and so is the walker: only one height fits, to the last bit.
    isMet: ({ inside }, _steps, { walker }) => inside.length === 0 && walker.y === 50 && walker.x > 96,
  },
  line: {
    free: ['a', 'b', 'c', 'd'],
    isMet: ({ relation }, steps, { a, b, c, d }) =>
      relation === 'apart' &&
      steps.every(({ kind, turn }) => kind !== 'turns' || turn === 'straight') &&
      isLong(a, b) &&
      isLong(c, d),
  },
  // Three steps of the last bit too high. One step before the touch, plain arithmetic already says Touch.
  last: {
    state: { a: { x: 33, y: 62.99999999999998 } },
    free: ['a', 'b'],
    isMet: touchesCornerAlone,
  },
  gap: {
    preset: 'hair',
    state: { a: { x: 45, y: 36 } },
    free: ['a', 'b'],
    // From above both walls to below both, and not around them.
    isMet: ({ contact }, _steps, { a, b, box, other }) =>
      contact === 'miss' &&
      Math.min(a.y, b.y) < box.minY &&
      Math.max(a.y, b.y) > box.maxY &&
      [a, b].every(({ x }) => x >= other.minX && x <= box.maxX),
  },
};

/** @typedef {import('../model/types.js').Point} Point */

/** @param {Point} from @param {Point} to @returns {boolean} whether a segment has a length */
const isLong = (from, to) => from.x !== to.x || from.y !== to.y;
