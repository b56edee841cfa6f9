// A room to walk through: a circle that slides along walls, sixty steps a second, and a naive one that goes wrong.

import { choice, circle, point, vector } from '../model/fields/index.js';
import { sides } from '../model/sides.js';
import { lineOf } from '../parts/half-plane.js';
import { middleOf, moved } from '../parts/places.js';
import { drawWayOut } from '../parts/push-out.js';
import { travelOf, travelScene, travelVerdict, worldOf } from '../parts/travel.js';
import { drawWalls, edgesOf, wallFields, wallName, wallsOf, wallValues } from '../parts/walls.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Field} Field */
/** @typedef {import('../model/types.js').Library} Library */
/** @typedef {import('../model/types.js').State} State */

const { world } = travelScene;
const edges = edgesOf(world);
/** Three tiles of one wall with seams between them, a thin wall, and two blocks. */
const walls = [
  [22, 56, 44, 70],
  [44, 56, 66, 70],
  [66, 56, 88, 70],
  [112, 22, 115, 78],
  [34, 18, 54, 32],
  [132, 44, 146, 58],
];

/** The length of a step at each pace. */
const paces = /** @type {Record<string, number>} */ ({ walk: 1, run: 2.5, dash: 24 });
/** The shortest arrow, so that a short step is visible. */
const shortest = 16;
const slide = { kind: 'slide', corner: 'round' };
const nowhere = { x: 0, y: 0 };

/** @param {Field} field @returns {Field} a field without a handle, changed only by the walk */
const unheld = (field) => ({ ...field, grips: [] });

const start = {
  walker: { x: 39, y: 50, radius: 6 },
  from: { x: 38, y: 50 },
  motion: { x: 1, y: 1 },
  ...wallValues(walls),
  pace: { choice: 'walk' },
  test: { choice: 'exact' },
};

/** @type {Scene} */
export default {
  ...travelScene,
  id: 'walk',
  fields: {
    walker: circle(start.walker, world, 20),
    from: unheld(point(start.from, world)),
    motion: unheld(vector(start.motion, world, 'walker')),
    ...wallFields(walls, world),
    pace: choice(['walk', 'run', 'dash']),
    test: choice(['exact', 'naive']),
  },
  rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal', 'feature'],
  presets: [
    { id: 'room', state: start },
    {
      id: 'seam',
      state: { ...start, ...standing(37.999, 49.999), motion: { x: 0.6, y: 0.8 }, test: { choice: 'naive' } },
    },
    {
      id: 'tunnel',
      state: {
        ...start,
        walker: { x: 123, y: 34, radius: 6 },
        from: { x: 99, y: 34 },
        motion: { x: 24, y: 0 },
        pace: { choice: 'dash' },
        test: { choice: 'naive' },
      },
    },
    // A gap exactly as wide as the walker.
    {
      id: 'gap',
      state: { ...start, ...standing(12, 50), wall5: { minX: 22, minY: 30, maxX: 88, maxY: 44 } },
    },
    {
      id: 'maze',
      state: {
        ...start,
        ...wallValues([
          [20, 20, 24, 80],
          [24, 20, 100, 24],
          [42, 42, 46, 97],
          [46, 42, 120, 46],
          [64, 64, 138, 68],
          [138, 20, 142, 68],
        ]),
        ...standing(12, 88),
      },
    },
  ],

  solve(graze, state) {
    const { walker, from, motion } = state;
    const all = [...wallsOf(state), ...edges];
    const { exact, naive } = sweeps.get(state) ?? sweepOf(graze, all, { ...walker, ...from }, motion, state);
    // The last sweep is fresh while it ends where the walker is: nobody has moved a wall or the walker since.
    const { position } = naive ?? exact.result;
    const isFresh = position.x === walker.x && position.y === walker.y;
    const { result, steps } = isFresh ? exact : walked(graze, all, walker, nowhere);
    return { result: { ...result, isFresh, walker, from, asked: motion, naive: isFresh ? naive : null }, steps };
  },

  call(state, { isFresh }) {
    const { walker, from, motion } = state;
    const all = [...wallsOf(state), ...edges];
    const asked = isFresh ? [{ ...walker, ...from }, motion] : [walker, nowhere];
    return ['travel', all, ...asked, slide, { escape: true }];
  },

  walk(graze, state, direction) {
    const { walker, pace } = state;
    const all = [...wallsOf(state), ...edges];
    const free = outOfWalls(graze, all, walker);
    if (direction.x === 0 && direction.y === 0) {
      return free === walker ? state : { ...state, walker: free, from: placeOf(free), motion: nowhere };
    }
    const speed = paces[pace.choice];
    const motion = { x: speed * direction.x, y: speed * direction.y };
    const sweep = sweepOf(graze, all, free, motion, state);
    const { position } = sweep.naive ?? sweep.exact.result;
    const next = { ...state, walker: { ...free, ...inWorld(position) }, from: placeOf(free), motion };
    sweeps.set(next, sweep);
    return next;
  },

  verdict: verdictOf,

  tones: {
    stands: 'plain',
    walks: 'miss',
    slides: 'touch',
    held: 'touch',
    inside: 'cross',
    sticks: 'fails',
    twoSides: 'fails',
    tunnels: 'fails',
  },

  summary(result) {
    const verdict = verdictOf(result);
    const { inside, naive, hits } = result;
    const report = naive?.reports.find(hasTwo) ?? naive?.reports[0];
    const [one, two] = report?.sides ?? [];
    const missed = hits[0] && wallName(hits[0].id, walls.length);
    const wall = report ? wallName(report.index, walls.length) : missed;
    const nameOf = (/** @type {string} */ side) =>
      // The edge on the left of the room has its right side in the room, which is the room's left.
      report?.index < walls.length ? `@features.${side}` : `@edges.sides.${sides[side]?.opposite}`;
    const key = verdict === 'sticks' && report && hasTwo(report) ? 'result.sticksAtTwo' : `result.${verdict}`;
    const values = { depth: inside[0]?.pushOut.depth, wall, one: nameOf(one), two: nameOf(two) };
    return { key, values: { ...values, ...placeOf(result.walker) } };
  },

  draw(pen, frame) {
    const { state, result } = frame;
    const { walker } = state;
    drawWalls(pen, wallsOf(state), frame, edges);
    drawSteps(pen, frame);
    if (result.naive) drawReports(pen, frame);
    drawSweep(pen, frame);
    pen.circle('path', walker, walker.radius, { fill: true, tint: 0.2 });
    // No room is left for the walker.
    const { inside, isFresh } = result;
    if (inside.length > 0 && !isFresh) drawWayOut(pen, placeOf(walker), moved(walker, inside[0].pushOut.by));
  },
};

/** A walker that has not begun to walk. @param {number} x @param {number} y */
function standing(x, y) {
  return { walker: { x, y, radius: 6 }, from: { x, y }, motion: nowhere };
}

/** The place of a circle. @param {Point} at @returns {Point} */
const placeOf = ({ x, y }) => ({ x, y });

/** @param {Point} at @returns {Point} brought back into the room, since naive code may have left it */
const inWorld = ({ x, y }) => ({
  x: Math.min(Math.max(x, world.minX), world.maxX),
  y: Math.min(Math.max(y, world.minY), world.maxY),
});

/** A sweep by exact tests, and by naive ones if they are switched on. @typedef {{ exact: ReturnType<typeof walked>, naive: any }} Sweep */

/** The sweep that led to each state of a walk, so that it is not computed twice. @type {WeakMap<State, Sweep>} */
const sweeps = new WeakMap();

/**
 * The sweep of a walker.
 * @param {Library} graze @param {Box[]} all @param {any} walker @param {Point} motion @param {State} state
 * @returns {Sweep}
 */
const sweepOf = (graze, all, walker, motion, { test }) => ({
  exact: walked(graze, all, walker, motion),
  naive: test.choice === 'naive' ? graze.plainWalk(walker, motion, all) : null,
});

/**
 * The travel of a walker among all walls.
 * @param {Library} graze @param {Box[]} all @param {any} walker @param {Point} motion
 */
const walked = (graze, all, walker, motion) =>
  travelOf(graze, all, walker, motion, slide, { escape: true, count: walls.length });

/**
 * The walker, moved out of walls that were dropped on it.
 * @param {Library} graze @param {Box[]} all @param {any} walker
 * @returns {any} the same object if it was in no wall, or if no room is left
 */
function outOfWalls(graze, all, walker) {
  const free = worldOf(graze, all).pushOut(walker);
  return !free || (free.x === walker.x && free.y === walker.y) ? walker : { ...walker, ...free };
}

/** Whether a naive test reports two sides of a wall at once. @param {{ sides: string[] }} report */
const hasTwo = ({ sides }) => sides.length > 1;

/**
 * The key of the verdict about the walker.
 * @param {any} result
 * @returns {string}
 */
function verdictOf(result) {
  const { naive, hits, position, from, asked, isFresh, inside } = result;
  if (inside.length > 0) return naive ? 'tunnels' : 'inside';
  if (!isFresh || (asked.x === 0 && asked.y === 0)) return 'stands';
  const isHeld = (/** @type {Point} */ at) => at.x === from.x && at.y === from.y;
  if (naive) {
    if (hits.length > 0 && naive.reports.length === 0) return 'tunnels';
    if (naive.reports.length > 0 && isHeld(naive.position) && !isHeld(position)) return 'sticks';
    if (naive.reports.some(hasTwo)) return 'twoSides';
    return naive.reports.length > 0 ? 'slides' : 'walks';
  }
  if (isHeld(position)) return 'held';
  return travelVerdict(result) === 'miss' ? 'walks' : 'slides';
}

/**
 * Draws the walls that are hit, with their normals.
 * @param {Pen} pen @param {Frame} frame
 */
function drawSteps(pen, { state, result, steps, step }) {
  const all = wallsOf(state);
  const isLast = step === steps.length - 1;
  if (result.naive || !result.isFresh) return;
  for (const each of isLast ? steps : [steps[step]]) {
    if (each.kind !== 'hits') continue;
    pen.ray('normal', each.hit.point, each.hit.normal, 34);
    pen.dot('enter', each.hit.point, { size: 4.5 });
    if (each.id < all.length) pen.box('enter', all[each.id], { width: 2 });
  }
}

/**
 * Draws the sides that the naive tests report as hit.
 * @param {Pen} pen @param {Frame} frame
 */
function drawReports(pen, { state, result, say }) {
  const all = [...wallsOf(state), ...edges];
  for (const { index, sides: reported } of result.naive.reports) {
    for (const side of reported) {
      const [from, to] = lineOf(side, all[index]);
      pen.line('exit', from, to, { width: 5 });
      const middle = middleOf({ minX: from.x, minY: from.y, maxX: to.x, maxY: to.y });
      if (index < walls.length) pen.label('exit', middle, say(`sides.${side}`), sides[side].normal, 6);
    }
  }
}

/**
 * Draws the last sweep: the motion asked for, the motion made, and with naive tests where exact ones would end.
 * @param {Pen} pen @param {Frame} frame
 */
function drawSweep(pen, { state, result, say }) {
  const { walker } = state;
  const { isFresh, from, asked, naive, position } = result;
  if (!isFresh || (asked.x === 0 && asked.y === 0)) return;
  const { radius } = walker;
  pen.capsule('path', from, walker, radius, { fill: true, tint: 0.1, outline: false });
  pen.circle('ghost', from, radius);
  const long = Math.max(1, shortest / Math.hypot(asked.x, asked.y));
  const ahead = (/** @type {Point} */ by) => ({ x: walker.x + long * by.x, y: walker.y + long * by.y });
  const got = { x: walker.x - from.x, y: walker.y - from.y };
  if (long > 1) pen.arrow('ghost', walker, ahead(asked));
  else pen.line('ghost', from, { x: from.x + asked.x, y: from.y + asked.y });
  if (long > 1 && (got.x !== 0 || got.y !== 0)) pen.arrow('path', walker, ahead(got));
  if (long === 1) pen.line('path', from, walker);
  if (!naive || (position.x === walker.x && position.y === walker.y)) return;
  pen.circle('enter', position, radius, { dash: [4, 3] });
  if (pen.width < 480) return;
  pen.label('enter', position, say('marks.exact'), { x: 0, y: -1 }, 10 + radius / pen.length(1));
}
