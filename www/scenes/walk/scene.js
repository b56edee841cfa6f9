// A room to walk through on one set of keys: a circle that slides along walls, and beside it a naive one that goes wrong.

import { walking } from '../../extras/index.js';
import { box, choice, circle, list, number, point, usualWorld, vector } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { travelOf, travelScene } from '../../parts/travel.js';
import { drawWalls, edgesOf, mostWalls } from '../../parts/walls.js';
import { judged, naiveStep } from './naive.js';
import { drawNaive, drawWalker } from './picture.js';
import { presets, start } from './presets.js';

/** @import { Field, Library, Point, State } from '../../model/types.js' */

const nowhere = { x: 0, y: 0 };
const edges = edgesOf();
const slide = /** @type {const} */ ({ kind: 'slide', corner: 'round' });

/** @param {Field} field @returns {Field} without a handle: only the walk changes it */
const unheld = (field) => ({ ...field, grips: [] });

/** @param {Field} field @returns {Field} that only ready-made cases change */
const locked = (field) => ({ ...field, grips: [], isLocked: true });

/** The walls and the edges of the room. @param {State} state */
const wallsIn = ({ walls }) => [...walls, ...edges];

/**
 * The travel of the exact walker in one timestep.
 * @param {Library} graze @param {State} state @param {any} walker @param {Point} motion
 */
const travel = (graze, state, walker, motion) =>
  travelOf(graze, wallsIn(state), walker, motion, slide, { startInside: 'leave', count: state.walls.length });

/** The last timestep of the naive walker, judged. @param {Library} graze @param {State} state */
const naiveIn = (graze, state) =>
  judged(graze, state, wallsIn(state), (at, by) => {
    return travel(graze, state, { ...state.walker, ...at }, by).result.position;
  });

/** @type {import('../../extras/walk/walk.js').Walking} */
export const walk = (graze, state, direction) => {
  if (direction.x === 0 && direction.y === 0) return state;
  const { walker, naive, speed } = state;
  const motion = { x: speed.value * direction.x, y: speed.value * direction.y };
  return {
    ...state,
    walker: { ...walker, ...travel(graze, state, walker, motion).result.position },
    from: { x: walker.x, y: walker.y },
    motion,
    naive: inWorld(naiveStep(state, wallsIn(state), naive, motion).position),
    naiveFrom: naive,
    wentThrough: { choice: naiveIn(graze, state).verdict === 'through' ? 'yes' : 'no' },
  };
};

export default defineScene({
  ...travelScene,
  id: 'walk',
  field: null,
  trace: { ...travelScene.trace, only: 'ends' },
  fields: {
    // Both walkers go on from where it is put.
    walker: { ...circle(start.walker, 20), carries: 'naive' },
    from: unheld(point(start.from)),
    motion: unheld(vector(start.motion, 'walker')),
    naive: unheld(point(start.naive)),
    naiveFrom: unheld(point(start.naiveFrom)),
    // Whether it went through a wall before the last timestep.
    wentThrough: locked(choice(['no', 'yes'])),
    walls: locked(list(locked(box(start.walls[0])), start.walls, { most: mostWalls })),
    rules: locked(choice(['sides', 'push', 'axes'])),
    speed: locked(number(start.speed.value, 0, 100)),
  },
  answer: {
    ...travelScene.answer,
    verdict: ({ naive }) => naive.verdict,
    tones: { together: 'plain', apart: 'fails', sticks: 'fails', short: 'fails', jitters: 'fails', through: 'fails' },
  },
  presets,

  solve(graze, state) {
    const { walker, from, motion } = state;
    const last = travel(graze, state, { ...walker, ...from }, motion);
    // Somebody may have moved the walker since.
    const { x, y } = last.result.position;
    const isFresh = x === walker.x && y === walker.y;
    const { result, steps } = isFresh ? last : travel(graze, state, walker, nowhere);
    const naive = naiveIn(graze, state);
    const asked = isFresh ? motion : nowhere;
    const told = {
      key: 'result',
      values: { exact: `@exact.${outcomeOf(result, asked)}`, naive: `@naive.${naive.verdict}` },
    };
    return {
      result: { ...result, walker, from: isFresh ? from : walker, asked, naive, legs: steps },
      steps: [{ kind: 'ends', told }],
    };
  },

  call: (state, { walker, from, asked }) => [
    'travel',
    wallsIn(state),
    { ...walker, x: from.x, y: from.y },
    asked,
    slide,
    { startInside: 'leave' },
  ],

  extras: [walking(walk)],

  caption: ([{ told }]) => told,

  summary: (_, [{ told }]) => told,

  draw(pen, frame) {
    drawWalls(pen, frame.state.walls, frame, edges);
    drawWalker(pen, frame);
    drawNaive(pen, frame, wallsIn(frame.state));
  },
});

/** @param {Point} at @returns {Point} brought back into the room, since naive rules may leave it */
const inWorld = ({ x, y }) => ({
  x: Math.min(Math.max(x, usualWorld.minX), usualWorld.maxX),
  y: Math.min(Math.max(y, usualWorld.minY), usualWorld.maxY),
});

/** What became of the exact walker: the key of its sentence. @param {any} result @param {Point} asked its motion */
function outcomeOf({ inside, hits, motion }, asked) {
  if (inside.length > 0) return 'inside';
  if (asked.x === 0 && asked.y === 0) return 'stands';
  if (hits.length === 0) return 'walks';
  return motion.x === 0 && motion.y === 0 ? 'stops' : 'slides';
}
