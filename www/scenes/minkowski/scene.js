// Two moving shapes, seen from the world or from B. From B, A is a point on a segment, and B is grown by A.

import { timeAxis } from '../../extras/index.js';
import { box, choice, vector } from '../../model/fields/index.js';
import { begun, formNames, shape } from '../../model/fields/shape.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawPair, motionsOf, viewFromB } from '../../parts/pair.js';
import { middleOf, moved, movedBox } from '../../parts/places.js';
import { ticksOf } from '../../parts/times.js';
import { boxes } from './boxes.js';
import { shapes } from './shapes.js';

/** @import { Call, Field, Frame, Library, Message, Pen, Point, State, Step, Traced } from '../../model/types.js' */
/** @import { Told } from '../../parts/pair.js' */

/**
 * What two boxes, or two other shapes, are asked and how that is told.
 * @typedef {object} Pair
 * @property {Traced} trace
 * @property {(state: State) => Call} call
 * @property {(graze: Library, state: State) => { result: any, steps: Step[] }} solve
 * @property {(step: Step) => string | number | null} run what a step belongs to
 * @property {(steps: Step[], index: number) => Message} caption
 * @property {(result: any, steps: Step[]) => Message} summary
 * @property {(state: State) => Point} middle of A
 * @property {(pen: Pen, frame: Frame, o: Point) => Told} told
 */

/** As it opens: A is the point o in its middle, and B grown by A is a frame around B. */
const start = {
  a: { minX: 10, minY: 14, maxX: 38, maxY: 38 },
  motionA: { x: 114, y: 12 },
  origin: { x: 0, y: 0 },
  b: { minX: 84, minY: 50, maxX: 116, maxY: 78 },
  motionB: { x: -4, y: -46 },
  formA: { choice: 'box' },
  formB: { choice: 'box' },
};

const { motionA, motionB } = motionsOf(start, 'origin');

/** @param {State} state @returns {boolean} whether both are boxes, which have a test of their own */
const areBoxes = ({ formA, formB }) => formA.choice === 'box' && formB.choice === 'box';

/** @param {State} state */
const pairOf = (state) => (areBoxes(state) ? boxes : shapes);

/** @param {Step[]} steps */
const pairIn = ([{ kind }]) => (kind === 'sum' ? shapes : boxes);

/**
 * The fields of one of the shapes: a box, or a shape of another form, and the form, which begins where the shape was.
 * @param {'A' | 'B'} which @param {import('../../model/types.js').Box} usual
 * @returns {{ own: Field, free: Field, form: Field }}
 */
function fieldsOf(which, usual) {
  const [own, free, form] = [which === 'A' ? 'a' : 'b', `shape${which}`, `form${which}`];
  const isBox = (/** @type {State} */ state) => state[form].choice === 'box';
  const ownBox = { ...box(usual), isAbsent: (/** @type {State} */ state) => !isBox(state) };
  const freeShape = { ...shape(middleOf(usual), form), isAbsent: isBox };
  const placeOf = (/** @type {State} */ state) =>
    isBox(state) ? ownBox.place(state[own], '', null) : freeShape.place(state[free], '', state[form]);
  const chosen = (/** @type {State} */ state, /** @type {string} */ option) => {
    if (option === state[form].choice) return state;
    const at = placeOf(state);
    if (option !== 'box') return { ...state, [free]: begun(option, at) };
    return { ...state, [own]: movedBox(state[own], moved(at, middleOf(state[own]), -1)) };
  };
  return { own: ownBox, free: freeShape, form: { ...choice(['box', ...formNames]), chosen } };
}

const ofA = fieldsOf('A', start.a);
const ofB = fieldsOf('B', start.b);

export default defineScene({
  id: 'minkowski',
  fields: {
    a: ofA.own,
    shapeA: { ...ofA.free, role: 'path' },
    motionA,
    origin: { ...vector(start.origin, 'a'), of: (state) => (state.formA.choice === 'box' ? 'a' : 'shapeA') },
    b: ofB.own,
    shapeB: { ...ofB.free, role: 'fixed' },
    motionB: { ...motionB, of: (state) => (state.formB.choice === 'box' ? 'b' : 'shapeB') },
    formA: ofA.form,
    formB: ofB.form,
    view: viewFromB,
  },
  trace: {
    ...boxes.trace,
    chosen: (state) => pairOf(state).trace,
    run: (steps, index) => pairIn(steps).run(steps[index]),
  },
  answer: {
    rows: ['t', 'point.x', 'point.y', 'meeting.maxX', 'meeting.maxY', 'position.x', 'position.y', 'normal', 'feature'],
  },
  presets: [
    { id: 'atRest', state: { ...start, motionA: { x: 110, y: 44 }, motionB: { x: 0, y: 0 } } },
    { id: 'through', state: start },
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
    { id: 'corners', state: { ...start, motionA: { x: 88, y: -22 } } },
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
        motionB: { x: 0, y: 0 },
      },
    },
  ],
  differs: { motionB: { x: -0.07953603976801982, y: -0.9146644573322279 } },

  solve: (graze, state) => pairOf(state).solve(graze, state),

  call: (state) => pairOf(state).call(state),

  extras: [timeAxis(ticksOf)],

  caption: (steps, index) => pairIn(steps).caption(steps, index),

  summary: (result, steps) => pairIn(steps).summary(result, steps),

  draw(pen, frame) {
    const { state } = frame;
    const pair = pairOf(state);
    const o = moved(pair.middle(state), state.origin);
    pen.label('path', o, 'o', { x: state.origin.x || -1, y: state.origin.y || -1 }, 13);
    drawPair(pen, frame, pair.told(pen, frame, o));
  },
});
