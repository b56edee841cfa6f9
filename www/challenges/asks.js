// What a reader can be asked to predict: where a motion leads, when it hits, or which wall it hits first.

import { convexOf, cornersOf } from '../model/fields/body-shape.js';
import { corners, sideNames } from '../model/sides.js';
import { nameEnds } from '../parts/path.js';
import { moved, movedBox } from '../parts/places.js';
import { wallName } from '../parts/walls.js';

/** @import { Pen, Point, State, Step } from '../model/types.js' */

/** What a question is about, with its answer. @typedef {{ state: State, result: any, steps: Step[] }} Solved */

/**
 * A question about a scene.
 * @typedef {object} Ask
 * @property {'place' | 'time' | 'wall'} kind of its answer
 * @property {string} task the key of its words
 * @property {number} near how far off a guess may be and still count: of a place, as a share of the picture's width
 * @property {(solved: Solved) => any} answer of a place the way to there; a time; the number of a wall, from 1, or 0 for none;
 *   null if nothing is hit, and there is no such place or time
 * @property {string} [of] the thing from which that way leads
 * @property {Point} [first] the way to the guess before a reader has moved it, so that nothing hides it
 * @property {(pen: Pen, solved: Solved) => void} [draw] the question, where the scene's own picture of it would tell too much
 * @property {(pen: Pen, solved: Solved, by: Point) => void} [drawGuess] what moves, where a reader puts it
 * @property {(state: State) => string[]} [walls] their names, in the order of their numbers
 * @property {(state: State) => string | undefined} [who] the mover that is asked about, if there are several
 */

/** @param {Point} to @param {Point} from @returns {Point} */
const wayTo = (to, from) => moved(to, from, -1);

/** The time of an entry. @type {Ask} */
const when = { kind: 'time', task: 'when', near: 0.05, answer: ({ result }) => result?.enter?.t ?? null };

/** Where a path enters. The path is not drawn: whoever saw it would only have to follow it to the box. @type {Ask} */
const entry = {
  kind: 'place',
  task: 'entry',
  near: 0.025,
  of: 'a',
  first: { x: 12, y: 0 },
  answer: ({ state, result }) => result && wayTo(result.enter.position, state.a),
  draw(pen, { state: { a, b, box } }) {
    pen.box('fixed', box, { fill: true });
    pen.dot('path', a);
    pen.dot('path', b, { hollow: true });
    nameEnds(pen, { a, b });
  },
  drawGuess: (pen, { state }, by) => pen.dot('ghost', moved(state.a, by)),
};

/** What a path can enter through, in the order of the numbers of guesses. */
const features = [...sideNames, ...Object.keys(corners)];

/** Which side or corner a path enters through; none if it misses. @type {Ask} */
const side = {
  kind: 'wall',
  task: 'side',
  near: 0,
  answer: ({ result }) => features.indexOf(result?.enter?.feature) + 1,
  walls: () => features.map((name) => `@features.${name}`),
  draw(pen, { state: { a, b, box } }) {
    pen.box('fixed', box, { fill: true });
    pen.arrow('path', a, b);
    nameEnds(pen, { a, b });
  },
};

/** Where a circle hits. @type {Ask} */
const contact = {
  kind: 'place',
  task: 'contact',
  near: 0.025,
  of: 'circle',
  answer: ({ state, result }) => result && wayTo(result.enter.position, state.circle),
  draw(pen, { state: { circle, motion, wall } }) {
    const { points, radius } = convexOf(wall);
    pen.polygon('fixed', points, { fill: true, grown: radius });
    pen.circle('path', circle, circle.radius, { fill: true, tint: 0.14 });
    pen.arrow('path', circle, moved(circle, motion));
  },
  drawGuess: (pen, { state: { circle } }, by) => pen.circle('ghost', moved(circle, by), circle.radius),
};

/** What became of the mover that is asked about: of two, the first. @param {Solved} solved */
const travelIn = ({ result }) => result.travels?.[0] ?? result;

/** What that mover can hit besides walls. @param {State} state @returns {string[]} */
const othersIn = ({ movers = [] }) => movers.slice(1).map(({ name = '@handles.movers[1]' }) => name);

/** @param {State} state */
const whoIn = ({ movers = [] }) => (movers.length > 1 ? (movers[0].name ?? '@handles.movers[0]') : undefined);

/**
 * What can be asked of a mover among walls: where it ends, when it hits, which wall it hits first.
 * @param {string} of the mover @param {NonNullable<Ask['drawGuess']>} drawGuess @param {{ hasEdges: boolean }} room
 * @returns {Record<string, Ask>}
 */
const travels = (of, drawGuess, { hasEdges }) => ({
  where: {
    kind: 'place',
    task: 'where',
    near: 0.05,
    of,
    who: whoIn,
    answer(solved) {
      const { position } = travelIn(solved);
      const first = solved.steps.find(({ kind, whose = 0 }) => kind === 'leg' && whose === 0);
      return wayTo(position, /** @type {any} */ (first ?? position));
    },
    drawGuess,
  },
  when: { ...when, who: whoIn, answer: (solved) => travelIn(solved).hits[0]?.t ?? null },
  which: {
    kind: 'wall',
    task: 'which',
    near: 0,
    who: whoIn,
    answer: (solved) => (travelIn(solved).hits[0]?.id ?? -1) + 1,
    walls: (state) => [
      ...Array.from(
        { length: state.walls.length + (hasEdges ? 4 : 0) },
        (_, i) => state.walls[i]?.name ?? wallName(i, state.walls.length),
      ),
      ...othersIn(state),
    ],
  },
});

/** @type {NonNullable<Ask['drawGuess']>} */
function drawBody(pen, { state: { movers }, result }, by) {
  const [body] = movers;
  const corners = result.outlines.movers[0] ?? cornersOf(body);
  const places = corners.map((/** @type {Point} */ corner) => moved(corner, by));
  pen.polygon('ghost', places, { grown: body.radius ?? 0 });
}

/** By scene, and then by the name in the address. @type {Record<string, Record<string, Ask>>} */
export const asks = {
  'half-planes': { where: entry, when, which: side },
  'swept-circle': { where: contact, when },
  minkowski: { when },
  slide: travels('circle', (pen, { state: { circle } }, by) => pen.circle('ghost', moved(circle, by), circle.radius), {
    hasEdges: false,
  }),
  bounce: travels('mover', (pen, { state: { mover } }, by) => pen.box('ghost', movedBox(mover, by)), {
    hasEdges: true,
  }),
  room: travels('movers[0]', drawBody, { hasEdges: true }),
};

/** @param {number} x @param {number} y @returns {Point} */
const point = (x, y) => ({ x, y });

/**
 * The challenges that ask: of their scene, with what differs from its default, or from a ready-made case, in each question.
 * Whoever has seen the answer of one can go on to the next.
 * @type {Record<string, { ask: string, preset?: string, questions: State[] }>}
 */
export const guesses = {
  entry: {
    ask: 'where',
    questions: [
      { a: point(12, 88), b: point(150, 14) },
      { a: point(14, 12), b: point(146, 86) },
      { a: point(140, 92), b: point(40, 6) },
    ],
  },
  contact: {
    ask: 'where',
    questions: [{ motion: point(92, 62) }, { motion: point(60, 74) }, { motion: point(110, 20) }],
  },
  end: {
    ask: 'where',
    preset: 'room',
    questions: [{ motion: point(110, -40) }, { motion: point(134, 28) }, { motion: point(130, -60) }],
  },
};
