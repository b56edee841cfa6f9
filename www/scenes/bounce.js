// A box that bounces among several walls: its path leg by leg, with the time that is left.

import { box, number, vector } from '../model/fields/index.js';
import {
  drawTravel,
  drawWayOut,
  travelCaption,
  travelKinds,
  travelOf,
  travelSummary,
  travelTimes,
  travelVerdict,
} from '../parts/travel.js';
import { drawWalls, edgesOf, wallFields, wallsOf, wallValues } from '../parts/walls.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Point} Point */

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
const edges = edgesOf(world);
const walls = [
  [80, 24, 100, 36],
  [116, 38, 140, 50],
  [58, 66, 82, 84],
  [30, 30, 54, 46],
];
const start = {
  mover: { minX: 10, minY: 64, maxX: 22, maxY: 72 },
  motion: { x: 130, y: -60 },
  ...wallValues(walls),
  restitution: { value: 1 },
  turns: { value: 16 },
};
const channel = wallValues([
  [14, 24, 148, 36],
  [14, 62, 148, 74],
  [60, 82, 76, 90],
  [96, 82, 112, 90],
]);

/** @type {Scene} */
export default {
  id: 'bounce',
  world,
  source: 'travel',
  fields: {
    mover: box(start.mover, world),
    motion: vector(start.motion, world, 'mover'),
    ...wallFields(walls, world),
    restitution: number(1, 0, 2),
    turns: number(16, 1, 16, 1),
  },
  kinds: travelKinds,
  rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal', 'feature', 'motion'],
  columns: ['first', 'second', 'end'],
  presets: [
    { id: 'room', state: start },
    {
      id: 'channel',
      state: {
        ...start,
        ...channel,
        mover: { minX: 18, minY: 45, maxX: 26, maxY: 51 },
        motion: { x: 112, y: -96 },
      },
    },
    { id: 'losing', state: { ...start, restitution: { value: 0.6 } } },
    { id: 'limit', state: { ...start, turns: { value: 2 } } },
    {
      id: 'corner',
      state: {
        ...start,
        mover: { minX: 97, minY: 57, maxX: 109, maxY: 65 },
        motion: { x: 96, y: 64 },
      },
    },
    { id: 'free', state: { ...start, motion: { x: 30, y: 12 } } },
    {
      id: 'overlap',
      state: { ...start, mover: { minX: 54, minY: 63, maxX: 66, maxY: 71 }, motion: { x: 60, y: -34 } },
    },
  ],

  solve(graze, state) {
    const { mover, motion, restitution, turns } = state;
    const response = { kind: 'bounce', restitution: restitution.value };
    const all = [...wallsOf(state), ...edges];
    const { result, steps } = travelOf(graze, all, mover, motion, response, {
      turns: turns.value,
      count: walls.length,
    });
    return { result, steps: steps.map((step) => ({ ...step, restitution: restitution.value })) };
  },

  times: travelTimes,

  caption(steps, index) {
    const { key, values } = travelCaption(steps, index);
    const isLossy = key === 'steps.turns.bounce' && values?.restitution !== 1;
    return { key: isLossy ? 'steps.turns.bounceTimes' : key, values };
  },

  summary: travelSummary,
  verdict: travelVerdict,

  draw(pen, frame) {
    const { state, result, steps, step, say } = frame;
    const { mover } = state;
    const body = bodyOf(pen, mover);
    drawWalls(pen, wallsOf(state), frame, edges);
    pen.box('path', mover, { fill: true, tint: 0.14 });
    drawTravel(pen, frame, body);
    drawWayOut(pen, frame, body, { x: mover.minX, y: mover.minY });
    const { timeLeft, position, startedInside } = result;
    if (step < steps.length - 1 || startedInside || timeLeft === 0) return;
    pen.label('exit', body.middle(position), say('marks.left', { left: timeLeft }), { x: 0, y: 1 }, 20);
  },
};

/**
 * @param {Pen} pen @param {Box} mover
 * @returns {import('../parts/travel.js').Body}
 */
function bodyOf(pen, { minX, minY, maxX, maxY }) {
  const [width, height] = [maxX - minX, maxY - minY];
  return {
    middle: ({ x, y }) => ({ x: x + width / 2, y: y + height / 2 }),
    draw: (role, { x, y }, look) => pen.box(role, { minX: x, minY: y, maxX: x + width, maxY: y + height }, look),
  };
}
