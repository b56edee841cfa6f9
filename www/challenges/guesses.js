// The challenges to predict an answer: where each begins, what is asked, and what is drawn until the answer is shown.

import { wallsOf } from '../parts/wall-fields.js';
import { moment, place } from './guess.js';

/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').State} State */

/**
 * Asks the reader to predict a place, on the path that is drawn or anywhere.
 * @typedef {object} Guess
 * @property {string} [preset] the ready-made case that it is about
 * @property {State} [state] what differs from that case
 * @property {(state: State, world: import('../model/types.js').Box) => import('../model/fields/field.js').Field} field
 * @property {(result: any) => Point} answer where the mover really is
 * @property {(pen: Pen, state: State) => void} draw the question: nothing of the answer
 * @property {(pen: Pen, at: Point, state: State) => void} drawGuess the mover where the reader put it
 */

/** @param {Point} from @param {Point} by */
const tip = (from, by) => ({ x: from.x + by.x, y: from.y + by.y });

/** @param {import('../model/types.js').Box} box @param {Point} at @returns {import('../model/types.js').Box} moved to a place */
const boxAt = ({ minX, minY, maxX, maxY }, { x, y }) => ({
  minX: x,
  minY: y,
  maxX: x + maxX - minX,
  maxY: y + maxY - minY,
});

/** @type {Record<string, Guess>} */
export const guesses = {
  entry: {
    state: { a: { x: 12, y: 88 }, b: { x: 150, y: 14 } },
    field: ({ a, b }) => moment({ a, b }),
    answer: ({ enter }) => enter.position,
    draw(pen, { a, b, box }) {
      pen.box('fixed', box, { fill: true });
      pen.arrow('path', a, b);
    },
    drawGuess: (pen, at) => pen.dot('ghost', at),
  },
  contact: {
    state: { motion: { x: 92, y: 62 } },
    field: ({ circle, motion }) => moment({ a: circle, b: tip(circle, motion) }),
    answer: ({ enter }) => enter.position,
    draw(pen, { circle, motion, box }) {
      pen.box('fixed', box, { fill: true });
      pen.circle('path', circle, circle.radius, { fill: true, tint: 0.14 });
      pen.arrow('path', circle, tip(circle, motion));
    },
    drawGuess: (pen, at, { circle }) => pen.circle('ghost', at, circle.radius),
  },
  end: {
    preset: 'room',
    field: ({ mover }, world) =>
      place({ x: mover.minX, y: mover.minY }, { ...world, maxX: world.maxX - 12, maxY: world.maxY - 8 }),
    answer: ({ position }) => position,
    draw(pen, state) {
      const { mover, motion } = state;
      const middle = { x: (mover.minX + mover.maxX) / 2, y: (mover.minY + mover.maxY) / 2 };
      // The edges of the room, which the box cannot leave.
      pen.box('fixed', { minX: 3, minY: 3, maxX: 157, maxY: 97 });
      for (const wall of wallsOf(state)) pen.box('fixed', wall, { fill: true });
      pen.box('path', mover, { fill: true, tint: 0.14 });
      pen.arrow('path', middle, tip(middle, motion));
    },
    drawGuess: (pen, at, { mover }) => pen.box('ghost', boxAt(mover, at)),
  },
};
