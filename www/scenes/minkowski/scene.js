// Two moving shapes, seen from the world or from B. From B, A is a point on a segment, and B is grown by A. Two boxes, two
// circles and any other shapes have a query each.

import { timeAxis } from '../../extras/index.js';
import { shape } from '../../model/fields/body.js';
import { begun, convexOf, formOf, middleOf } from '../../model/fields/body-shape.js';
import { vector } from '../../model/fields/index.js';
import { askedAs } from '../../parts/asked.js';
import { convexPair } from '../../parts/convex-pair.js';
import { defineScene } from '../../parts/define-scene.js';
import { motionsOf, viewFromB } from '../../parts/pair.js';
import { moved } from '../../parts/places.js';
import { reachOut } from '../../parts/span.js';
import { ticksOf } from '../../parts/times.js';
import { boxes } from './boxes.js';
import { circles } from './circles.js';

/** @import { State } from '../../model/types.js' */

/** As it opens, B stands still, and B grown by A is a frame around it. */
const start = {
  a: { minX: 10, minY: 14, maxX: 38, maxY: 38 },
  motionA: { x: 110, y: 44 },
  origin: { x: 0, y: 0 },
  b: { minX: 84, minY: 50, maxX: 116, maxY: 78 },
  motionB: { x: 0, y: 0 },
};
const both = { ...start, motionA: { x: 114, y: 12 }, motionB: { x: -4, y: -46 } };

const round = {
  ...start,
  a: { x: 24, y: 26, radius: 10 },
  motionA: { x: 88, y: 26 },
  b: { x: 90, y: 60, radius: 16 },
  motionB: { x: -24, y: -14 },
};

const { motionA, motionB } = motionsOf(start, 'origin');

/** Which query two shapes are asked. @param {State} state @returns {string} */
function queryOf({ a, b }) {
  const [one, other] = [formOf(a), formOf(b)];
  if (one !== other) return 'shapes';
  return one === 'box' ? 'boxes' : one === 'circle' ? 'circles' : 'shapes';
}

/** Where o is: of two circles the center of A. @param {State} state */
const placeOfO = (state) => (queryOf(state) === 'circles' ? middleOf(state.a) : moved(middleOf(state.a), state.origin));

const shapes = convexPair((state) => ({
  a: convexOf(state.a),
  motionA: state.motionA,
  b: convexOf(state.b),
  motionB: state.motionB,
  o: placeOfO(state),
}));

const asked = askedAs({ boxes, circles, shapes }, queryOf);

export default defineScene({
  ...asked,
  id: 'minkowski',
  fields: {
    a: shape(start.a, { role: 'path' }),
    motionA: { ...motionA, of: (state) => (queryOf(state) === 'circles' ? 'a' : 'origin') },
    origin: { ...vector(start.origin, 'a'), isAbsent: (state) => queryOf(state) === 'circles' },
    b: shape(start.b, { role: 'fixed' }),
    motionB,
    view: viewFromB,
  },
  answer: {
    rows: ['t', 'point.x', 'point.y', 'meeting.maxX', 'meeting.maxY', 'position.x', 'position.y', 'normal', 'feature'],
  },
  presets: [
    { id: 'atRest', state: start },
    { id: 'through', state: both },
    { id: 'stays', state: { ...start, motionA: { x: 54, y: 26 }, motionB: { x: -10, y: -16 } } },
    { id: 'past', state: { ...start, motionA: { x: 114, y: 0 }, motionB: { x: -4, y: -8 } } },
    {
      id: 'slides',
      isInText: true,
      state: {
        ...start,
        a: { minX: 10, minY: 26, maxX: 38, maxY: 50 },
        motionA: { x: 114, y: -16 },
        motionB: { x: -4, y: -16 },
      },
    },
    {
      id: 'overlap',
      state: {
        ...start,
        a: { minX: 66, minY: 58, maxX: 94, maxY: 82 },
        motionA: { x: -40, y: -30 },
        motionB: { x: 20, y: -20 },
      },
    },
    { id: 'corners', isInText: true, state: { ...both, motionA: { x: 88, y: -22 } } },
    { id: 'circles', state: round },
    {
      id: 'tangent',
      isInText: true,
      state: { ...round, a: { ...round.a, y: 34 }, motionA: { x: 96, y: -10 }, motionB: { x: -16, y: -10 } },
    },
    { id: 'passes', isInText: true, state: { ...round, motionA: { x: 96, y: -18 }, motionB: { x: -16, y: -24 } } },
    { id: 'short', isInText: true, state: { ...round, motionA: { x: 24, y: 4 }, motionB: { x: -6, y: -8 } } },
    { id: 'alike', isInText: true, state: { ...round, motionA: { x: 40, y: -14 }, motionB: { x: 40, y: -14 } } },
    {
      id: 'segment',
      isInText: true,
      state: {
        ...start,
        a: { x: 24, y: 26, radius: 0 },
        motionA: { x: 112, y: 40 },
        b: { x: 88, y: 58, radius: 26 },
      },
    },
    {
      id: 'slopes',
      state: {
        ...start,
        a: begun('triangle', { x: 30, y: 28 }),
        motionA: { x: 96, y: 26 },
        b: begun('hexagon', { x: 108, y: 54 }),
        motionB: { x: -10, y: -10 },
      },
    },
    {
      id: 'round',
      state: {
        ...start,
        a: { x: 28, y: 24, radius: 14 },
        motionA: { x: 100, y: 44 },
        b: begun('quadrilateral', { x: 100, y: 60 }),
        motionB: { x: -8, y: -6 },
      },
    },
    {
      id: 'alongSlope',
      state: {
        ...start,
        a: {
          points: [
            { x: 30, y: 2 },
            { x: 52, y: 8 },
            { x: 44, y: 18 },
          ],
        },
        motionA: { x: 80, y: 60 },
        b: {
          points: [
            { x: 60, y: 30 },
            { x: 140, y: 90 },
            { x: 60, y: 90 },
          ],
        },
      },
    },
  ],
  differs: { motionA: both.motionA, motionB: { x: -0.07953603976801982, y: -0.9146644573322279 } },

  reach: (state, result) => reachOut(result, placeOfO(state)),

  extras: [timeAxis(ticksOf)],

  draw(pen, frame) {
    const { state } = frame;
    const { a, b, origin } = state;
    const [middleA, middleB] = [middleOf(a), middleOf(b)];
    pen.label('path', placeOfO(state), 'o', { x: origin.x || -1, y: origin.y || -1 }, 13);
    pen.label('path', middleA, 'A', { x: 1, y: 0.6 }, 8);
    pen.label('fixed', middleB, 'B', { x: 1, y: 0.6 }, 8);
    asked.draw(pen, frame);
  },
});
