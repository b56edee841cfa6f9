// A box that bounces among several walls: its path leg by leg, and the time left.

import { timeAxis } from '../../extras/index.js';
import { box, number, vector } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawOverlap, travelFrom } from '../../parts/overlap.js';
import { dottedBoxShape } from '../../parts/shapes.js';
import { fieldOf, travelScene, travelTicks } from '../../parts/travel.js';
import { drawTravel } from '../../parts/travel-picture.js';
import { boxesOf, drawWalls, edgesOf, numberWalls, wallList } from '../../parts/walls.js';

/** @import { Call, State } from '../../model/types.js' */

const edges = edgesOf();
const start = {
  mover: { minX: 10, minY: 64, maxX: 22, maxY: 72 },
  motion: { x: 130, y: -60 },
  walls: boxesOf([
    [80, 24, 100, 36],
    [116, 38, 140, 50],
    [58, 66, 82, 84],
    [30, 30, 54, 46],
  ]),
  restitution: { value: 1 },
};
const channel = boxesOf([
  [14, 26, 148, 41],
  [14, 47, 148, 62],
  [60, 82, 76, 90],
  [96, 82, 112, 90],
]);
const corner = boxesOf([
  [100, 20, 116, 84],
  [44, 68, 100, 84],
  [126, 24, 148, 38],
  [14, 74, 30, 88],
]);

/** @param {State} state @returns {Call} */
const asked = ({ mover, motion, walls, restitution }) => {
  const response = { kind: 'bounce', restitution: restitution.value };
  return ['travel', [...walls, ...edges], mover, motion, response];
};

export default defineScene({
  ...travelScene,
  id: 'bounce',
  fields: {
    mover: box(start.mover),
    motion: vector(start.motion, 'mover'),
    walls: wallList(start.walls),
    restitution: number(1, 0, 2, 0, 0.05),
  },
  presets: [
    { id: 'room', state: start },
    {
      id: 'channel',
      state: {
        ...start,
        walls: channel,
        mover: { minX: 18, minY: 42, maxX: 24, maxY: 46 },
        motion: { x: 112, y: -40 },
      },
    },
    { id: 'losing', state: { ...start, restitution: { value: 0.6 } } },
    {
      id: 'corner',
      state: {
        ...start,
        walls: corner,
        mover: { minX: 28, minY: 20, maxX: 40, maxY: 28 },
        motion: { x: 96, y: 64 },
      },
    },
    {
      id: 'overlap',
      state: { ...start, mover: { minX: 54, minY: 63, maxX: 66, maxY: 71 }, motion: { x: 60, y: -34 } },
    },
  ],
  differs: {
    walls: boxesOf([
      [80, 24, 100, 36],
      [116, 38, 140, 50],
      [58.33653846383095, 68.69230771064758, 80.99038460850716, 85.00961539149284],
      [30, 30, 54, 46],
    ]),
  },

  solve: (graze, state) => travelFrom(graze, asked(state), { count: state.walls.length }),

  call: asked,

  field: fieldOf('bounces'),

  extras: [timeAxis(travelTicks)],

  draw(pen, frame) {
    const { state, result, steps, step, say } = frame;
    const { mover } = state;
    const shape = dottedBoxShape(pen, mover);
    drawWalls(pen, state.walls, frame, edges);
    numberWalls(pen, state.walls);
    shape.draw('path', { x: mover.minX, y: mover.minY }, { fill: true, tint: 0.14 });
    drawTravel(pen, frame, shape);
    drawOverlap(pen, frame, shape, { x: mover.minX, y: mover.minY });
    const { timeLeft, position, inside } = result;
    if (step < steps.length - 1 || inside.length > 0 || timeLeft === 0) return;
    pen.label('exit', shape.middle(position), say('marks.left', { left: timeLeft }), { x: 0, y: 1 }, 20);
  },
});
