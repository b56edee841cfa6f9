// The challenges to predict a place: what is asked, and what is drawn until the answer is shown.

import { nameEnds } from '../parts/path.js';
import { moved } from '../parts/places.js';

/** @import { Box, Pen, Point, State } from '../model/types.js' */

/**
 * Asks the reader to predict a place. Whoever has seen the answer of one question can go on to the next.
 * @typedef {object} Guess
 * @property {string} [preset] the ready-made case that it is about
 * @property {State[]} questions what differs from that case in each
 * @property {Point} start where the guess is at first
 * @property {number} near how far off it may be and still count, as a share of the picture's width
 * @property {(result: any, state: State) => Point} answer where it should be
 * @property {(pen: Pen, state: State) => void} draw the question: nothing of the answer
 * @property {(pen: Pen, at: Point, state: State) => void} drawGuess the mover where the reader put it
 */

/** @param {Box} box @returns {Point} */
const half = ({ minX, minY, maxX, maxY }) => ({ x: (maxX - minX) / 2, y: (maxY - minY) / 2 });

/** @param {Box} box @param {Point} at @returns {Box} with its middle there */
function boxAt(box, at) {
  const { x, y } = half(box);
  return { minX: at.x - x, minY: at.y - y, maxX: at.x + x, maxY: at.y + y };
}

/** @param {number} x @param {number} y @returns {Point} */
const point = (x, y) => ({ x, y });

/** @type {Record<string, Guess>} */
export const guesses = {
  // The segment is not drawn: whoever saw it would only have to follow it to the box.
  entry: {
    questions: [
      { a: point(12, 88), b: point(150, 14) },
      { a: point(14, 12), b: point(146, 86) },
      { a: point(140, 92), b: point(40, 6) },
    ],
    start: point(30, 50),
    near: 0.025,
    answer: ({ enter }) => enter.position,
    draw(pen, { a, b, box }) {
      pen.box('fixed', box, { fill: true });
      pen.dot('path', a);
      pen.dot('path', b, { hollow: true });
      nameEnds(pen, { a, b });
    },
    drawGuess: (pen, at) => pen.dot('ghost', at),
  },
  contact: {
    questions: [{ motion: point(92, 62) }, { motion: point(60, 74) }, { motion: point(110, 20) }],
    start: point(36, 72),
    near: 0.025,
    answer: ({ enter }) => enter.position,
    draw(pen, { circle, motion, wall }) {
      pen.box('fixed', wall, { fill: true });
      pen.circle('path', circle, circle.radius, { fill: true, tint: 0.14 });
      pen.arrow('path', circle, moved(circle, motion));
    },
    drawGuess: (pen, at, { circle }) => pen.circle('ghost', at, circle.radius),
  },
  end: {
    preset: 'room',
    questions: [{ motion: point(110, -40) }, { motion: point(134, 28) }, { motion: point(130, -60) }],
    start: point(40, 86),
    near: 0.05,
    answer: ({ position }, { mover }) => moved(position, half(mover)),
    draw(pen, state) {
      const { mover, motion } = state;
      const middle = moved({ x: mover.minX, y: mover.minY }, half(mover));
      // The edges of the room, which the box cannot leave.
      pen.box('fixed', { minX: 3, minY: 3, maxX: 157, maxY: 97 });
      for (const wall of state.walls) pen.box('fixed', wall, { fill: true });
      pen.box('path', mover, { fill: true, tint: 0.14 });
      pen.arrow('path', middle, moved(middle, motion));
    },
    drawGuess: (pen, at, { mover }) => pen.box('ghost', boxAt(mover, at)),
  },
};
