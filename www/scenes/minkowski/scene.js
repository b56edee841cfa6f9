// Two moving shapes, seen from the world or from B. From B, A is a point on a segment, and B is grown by A.

import { timeAxis } from '../../extras/index.js';
import { vector } from '../../model/fields/index.js';
import { begun } from '../../model/fields/shape.js';
import { askedAs } from '../../parts/asked.js';
import { convexPair } from '../../parts/convex-pair.js';
import { defineScene } from '../../parts/define-scene.js';
import { formed } from '../../parts/formed.js';
import { motionsOf, viewFromB } from '../../parts/pair.js';
import { moved } from '../../parts/places.js';
import { ticksOf } from '../../parts/times.js';
import { boxes } from './boxes.js';

/** As it opens, B stands still, and B grown by A is a frame around it. */
const start = {
  a: { minX: 10, minY: 14, maxX: 38, maxY: 38 },
  motionA: { x: 110, y: 44 },
  origin: { x: 0, y: 0 },
  b: { minX: 84, minY: 50, maxX: 116, maxY: 78 },
  motionB: { x: 0, y: 0 },
  formA: { choice: 'box' },
  formB: { choice: 'box' },
};
const both = { ...start, motionA: { x: 114, y: 12 }, motionB: { x: -4, y: -46 } };

const { motionA, motionB } = motionsOf(start, 'origin');
const [a, b] = [
  formed({ own: 'a', free: 'shapeA', form: 'formA' }, start.a, 'path'),
  formed({ own: 'b', free: 'shapeB', form: 'formB' }, start.b, 'fixed'),
];

const shapes = convexPair((state) => ({
  a: a.convex(state),
  motionA: state.motionA,
  b: b.convex(state),
  motionB: state.motionB,
  o: moved(a.middle(state), state.origin),
}));

const asked = askedAs({ boxes, shapes }, (state) => (a.isBox(state) && b.isBox(state) ? 'boxes' : 'shapes'));

export default defineScene({
  ...asked,
  id: 'minkowski',
  fields: {
    a: a.own,
    shapeA: a.free,
    motionA,
    origin: { ...vector(start.origin, 'a'), of: a.named },
    b: b.own,
    shapeB: b.free,
    motionB: { ...motionB, of: b.named },
    formA: a.form,
    formB: b.form,
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
    { id: 'corners', state: { ...both, motionA: { x: 88, y: -22 } } },
    {
      id: 'slopes',
      state: {
        ...start,
        formA: { choice: 'triangle' },
        shapeA: begun('triangle', { x: 30, y: 28 }),
        motionA: { x: 96, y: 26 },
        formB: { choice: 'hexagon' },
        shapeB: begun('hexagon', { x: 108, y: 54 }),
        motionB: { x: -10, y: -10 },
      },
    },
    {
      id: 'round',
      state: {
        ...start,
        formA: { choice: 'circle' },
        shapeA: begun('circle', { x: 28, y: 24 }),
        motionA: { x: 100, y: 44 },
        formB: { choice: 'quadrilateral' },
        shapeB: begun('quadrilateral', { x: 100, y: 60 }),
        motionB: { x: -8, y: -6 },
      },
    },
    {
      id: 'alongSlope',
      state: {
        ...start,
        formA: { choice: 'triangle' },
        shapeA: { ...begun('triangle', { x: 42, y: 10 }), x1: 30, y1: 2, x2: 52, y2: 8, x3: 44, y3: 18 },
        motionA: { x: 80, y: 60 },
        formB: { choice: 'triangle' },
        shapeB: { ...begun('triangle', { x: 84, y: 72 }), x1: 60, y1: 30, x2: 140, y2: 90, x3: 60, y3: 90 },
      },
    },
  ],
  differs: { motionA: both.motionA, motionB: { x: -0.07953603976801982, y: -0.9146644573322279 } },

  extras: [timeAxis(ticksOf)],

  draw(pen, frame) {
    const { state } = frame;
    const { origin } = state;
    const [middleA, middleB] = [a.middle(state), b.middle(state)];
    pen.label('path', moved(middleA, origin), 'o', { x: origin.x || -1, y: origin.y || -1 }, 13);
    pen.label('path', middleA, 'A', { x: 1, y: 0.6 }, 8);
    pen.label('fixed', middleB, 'B', { x: 1, y: 0.6 }, 8);
    asked.draw(pen, frame);
  },
});
