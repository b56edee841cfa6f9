// Where a circle ends among several walls: it stops, slides or bounces, and goes on with the motion left.

import { timeAxis } from '../../extras/index.js';
import { choice, circle, vector } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawOverlap, travelFrom } from '../../parts/overlap.js';
import { circleShape } from '../../parts/shapes.js';
import { travelScene, travelTicks } from '../../parts/travel.js';
import { drawTravel } from '../../parts/travel-picture.js';
import { boxesOf, drawWalls, numberWalls, wallList } from '../../parts/walls.js';

/** @import { Call, State } from '../../model/types.js' */

/** A floor of four tiles, and one more wall. */
const tiles = [14, 46, 78, 110].map((minX) => [minX, 68, minX + 32, 86]);
const start = {
  circle: { x: 28, y: 26, radius: 9 },
  motion: { x: 84, y: 54 },
  walls: boxesOf([...tiles, [112, 14, 146, 30]]),
  response: { choice: 'slide' },
};

/** @param {number[]} last the wall that is not a tile */
const withLast = (last) => ({ walls: boxesOf([...tiles, last]) });
/** A wall with a corner to go around. */
const outerCorner = {
  ...start,
  ...withLast([70, 54, 104, 68]),
  circle: { x: 28, y: 40, radius: 9 },
  motion: { x: 104, y: 18 },
};
const gap = boxesOf([
  [36, 50, 74, 66],
  [86, 50, 124, 66],
  [36, 76, 66, 90],
  [94, 76, 124, 90],
  [134, 20, 146, 66],
]);

/** @param {State} state @returns {Call} */
const asked = ({ walls, circle: mover, motion, response: { choice } }) => {
  const response = choice === 'halt' ? { kind: 'slide', corner: 'stop' } : { kind: choice };
  return ['travel', walls, mover, motion, response];
};

export default defineScene({
  ...travelScene,
  id: 'slide',
  fields: {
    circle: circle(start.circle, 30),
    motion: vector(start.motion, 'circle'),
    walls: wallList(start.walls),
    response: choice(['slide', 'halt', 'stop', 'bounce']),
  },
  presets: [
    { id: 'tiles', state: start },
    { id: 'inner', state: { ...start, ...withLast([122, 26, 142, 68]), motion: { x: 112, y: 62 } } },
    { id: 'round', state: outerCorner },
    {
      id: 'wedge',
      isInText: true,
      state: { ...start, walls: gap, circle: { x: 77, y: 20, radius: 9 }, motion: { x: 4, y: 62 } },
    },
    {
      id: 'overlap',
      isInText: true,
      state: { ...start, circle: { x: 40, y: 66, radius: 9 }, motion: { x: 60, y: -30 } },
    },
  ],
  differs: { circle: { x: 37.90000000000001, y: 59.00000000000004, radius: 9 } },

  solve: (graze, state) => travelFrom(graze, asked(state)),

  call: (state, result) => (result?.inside.length > 0 ? [...asked(state), { startInside: 'stay' }] : asked(state)),

  // A bounce may end outside the window, where no handle is.
  reach: ({ circle: { radius } }, { position: { x, y } }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }),

  extras: [timeAxis(travelTicks)],

  draw(pen, frame) {
    const { state } = frame;
    const { circle: mover } = state;
    const shape = circleShape(pen, mover);
    drawWalls(pen, state.walls, frame);
    numberWalls(pen, state.walls);
    shape.draw('path', mover, { fill: true, tint: 0.14 });
    drawTravel(pen, frame, shape);
    drawOverlap(pen, frame, shape, mover);
  },
});
