// A room to walk through on one set of keys: a circle that slides along walls, and beside it a naive one that goes wrong.

import { rivalLine, walking } from '../../extras/index.js';
import { choice, circle, number, point, vector } from '../../model/fields/index.js';
import { moved } from '../../parts/places.js';
import { travelScene, travelVerdict } from '../../parts/travel.js';
import { drawWalls, mostWalls, wallList, wallName } from '../../parts/walls.js';
import { edges, nowhere, outOfWalls, slide, walked, walkedTo, wallsIn } from './exact.js';
import { judgedStep, naiveStep, naiveTold, near } from './naive.js';
import { drawLedge, drawNaive, drawSteps, drawWalker } from './picture.js';
import { presets, start } from './presets.js';

/** @import { Box, Field, Library, Point, Scene, State } from '../../model/types.js' */

const { world } = travelScene;

/** The length of a step at each pace. */
const paces = /** @type {Record<string, number>} */ ({ walk: 1, run: 2.5, dash: 24 });

/** @param {Field} field @returns {Field} a field without a handle, changed only by the walk */
const unheld = (field) => ({ ...field, grips: [] });

/** @type {import('../../extras/walk/walk.js').Walking} */
export const walk = (graze, state, direction, need) => {
  const { walker, pace, naive } = state;
  const all = wallsIn(state);
  const free = outOfWalls(graze, state, walker, need);
  const isStill = direction.x === 0 && direction.y === 0;
  if (isStill && free === walker) return state;
  const speed = isStill ? 0 : paces[pace.choice];
  const motion = { x: speed * direction.x, y: speed * direction.y };
  const sweep = walked(graze, state, free, motion);
  const next = {
    ...state,
    walker: { ...free, ...sweep.result.position },
    from: placeOf(free),
    motion,
    naive: isStill ? naive : inWorld(naiveStep(state, all, naive, motion).position),
    naiveFrom: naive,
  };
  sweeps.set(next, sweep);
  return next;
};

/** @type {Scene} */
export default {
  ...travelScene,
  id: 'walk',
  // One step is too short for a picture of where it ends, and many take long.
  field: {
    finest: 4,
    note: ({ motion: { x, y } }) => (x === 0 && y === 0 ? 'fieldWait' : 'fieldNote'),
    load: async (scene) => (await import('./field.js')).walkField(scene, { walkedTo, wallsIn, naiveStep, near }),
  },
  fields: {
    // Both walkers go on from where either is put.
    walker: { ...circle(start.walker, world, 20), carries: 'naive' },
    from: unheld(point(start.from, world)),
    motion: unheld(vector(start.motion, world, 'walker')),
    naive: { ...point(start.naive, world), carries: 'walker' },
    walls: wallList(start.walls, world),
    pace: choice(['walk', 'run', 'dash']),
    naiveFrom: unheld(point(start.naiveFrom, world)),
    rules: choice(['sides', 'push', 'axes', 'rays', 'ground']),
    ledge: number(0, 0, mostWalls, 1),
  },
  answer: {
    ...travelScene.answer,
    rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal', 'feature'],
  },
  presets,

  solve(graze, state) {
    const { walker, from, motion } = state;
    const exact =
      sweeps.get(state) ?? (leadsTo(walker, state) ? walked(graze, state, { ...walker, ...from }, motion) : null);
    // The last step is fresh while it ends where the walker is: nobody has moved a wall or the walker since.
    const isFresh = exact !== null && isAt(walker, exact.result.position);
    const { result, steps, without } = isFresh ? exact : walked(graze, state, walker, nowhere);
    const naive = judgedStep(graze, state, wallsIn(state), (at, by) => {
      const free = outOfWalls(graze, state, { ...walker, ...at });
      return walked(graze, state, free, by).result;
    });
    const count = state.walls.length;
    return { result: { ...result, without, isFresh, walker, from, asked: motion, naive, count }, steps };
  },

  call(state, { without, isFresh, walker, from, asked }) {
    const question = isFresh ? [{ ...walker, ...from }, asked] : [walker, nowhere];
    const options = { startInside: 'leave', ...(without.length > 0 && { without }) };
    return ['travel', wallsIn(state), ...question, slide, options];
  },

  extras: [walking(walk), rivalLine((result, state) => naiveTold(result, state, result.count))],

  summary(result) {
    const { inside, hits, walker, count } = result;
    const walls = new Set(hits.map((/** @type {any} */ { id }) => id)).size;
    const values = { depth: inside[0]?.pushOut.depth, wall: hits[0] && wallName(hits[0].id, count), walls };
    return { key: `result.${outcomeOf(result)}${walls > 1 ? 'Many' : ''}`, values: { ...values, ...placeOf(walker) } };
  },

  draw(pen, frame) {
    const { state, result } = frame;
    const own = state.walls;
    drawWalls(pen, own, frame, edges);
    const ledge = own[state.ledge.value - 1];
    if (ledge) drawLedge(pen, ledge);
    const all = wallsIn(state);
    drawSteps(pen, frame, own);
    drawNaive(pen, frame, all);
    const { kind, id } = frame.steps[frame.step];
    if (kind === 'candidate' || kind === 'hits') pen.box('focus', all[id], { width: 2 });
    drawWalker(pen, frame);
    // No room is left for the walker.
    const { inside, isFresh, walker } = result;
    // The first steps tell of these walls, in their order.
    const overlap = inside[frame.step] ?? inside[0];
    if (!overlap || isFresh) return;
    if (overlap.id < own.length) pen.box('focus', own[overlap.id], { width: 2 });
    pen.arrow('normal', walker, moved(walker, overlap.pushOut.by), { width: 2.5 });
  },
};

/** @param {Point} one @param {Point} other */
const isAt = (one, other) => one.x === other.x && one.y === other.y;

/**
 * Whether the last step can have led to a place: a slide is no longer than the motion asked for, but for rounding.
 * @param {Point} at @param {State} state
 */
const leadsTo = ({ x, y }, { from, motion }) =>
  Math.hypot(x - from.x, y - from.y) <= 2 * Math.hypot(motion.x, motion.y);

/** The place of a circle. @param {Point} at @returns {Point} */
const placeOf = ({ x, y }) => ({ x, y });

/** @param {Point} at @returns {Point} brought back into the room, since naive rules may leave it */
const inWorld = ({ x, y }) => ({
  x: Math.min(Math.max(x, world.minX), world.maxX),
  y: Math.min(Math.max(y, world.minY), world.maxY),
});

/** The exact step that led to each state of a walk, so that it is not computed twice. @type {WeakMap<State, ReturnType<typeof walked>>} */
const sweeps = new WeakMap();

/** What became of the exact walker: the key of its sentence. @param {any} result */
function outcomeOf(result) {
  const { inside, walker, from, asked, isFresh } = result;
  if (inside.length > 0) return 'inside';
  if (!isFresh || (asked.x === 0 && asked.y === 0)) return 'stands';
  if (walker.x === from.x && walker.y === from.y) return 'held';
  if (travelVerdict(result) === 'miss') return 'walks';
  return result.motion.x === 0 && result.motion.y === 0 ? 'stops' : 'slides';
}
