// A point against a box, a rotated rectangle or a circle: four comparisons, four turns, or one squared distance.

import { box, choice, circle, point } from '../../model/fields/index.js';
import { rectangle } from '../../model/fields/rectangle.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawDot } from '../../parts/span.js';
import { againstBox } from './against-box.js';
import { againstCircle } from './against-circle.js';
import { againstRectangle } from './against-rectangle.js';

/** @import { Call, Frame, Library, Message, Pen, State, Step } from '../../model/types.js' */

/**
 * The test against one shape.
 * @typedef {object} Test
 * @property {import('../../model/types.js').Traced} trace
 * @property {(state: State) => Call} call
 * @property {(graze: Library, state: State) => { place: string, steps: Step[] }} ask
 * @property {(steps: Step[], index: number) => Message} caption
 * @property {(place: string, steps: Step[]) => Message} summary
 * @property {(pen: Pen, frame: Frame) => void} draw
 */

const start = {
  p: { x: 96, y: 44 },
  box: { minX: 54, minY: 30, maxX: 112, maxY: 64 },
  rectangle: { x: 80, y: 50, halfX: 32, halfY: 18, angle: -25 },
  circle: { x: 80, y: 50, radius: 30 },
  shape: { choice: 'box' },
};
const level = { ...start.rectangle, angle: 0 };
const rotated = { ...start, shape: { choice: 'rectangle' } };
const round = { ...start, shape: { choice: 'circle' } };

/** @type {Record<string, Test>} */
const tests = { box: againstBox, rectangle: againstRectangle, circle: againstCircle };

/** @param {State} state */
const testOf = ({ shape }) => tests[shape.choice];

/** @param {Step[]} steps */
const testIn = ([{ shape }]) => tests[shape];

/** There only while the point is tested against it. @param {string} shape @param {import('../../model/types.js').Field} field */
const only = (shape, field) => ({ ...field, isAbsent: (/** @type {State} */ state) => state.shape.choice !== shape });

/** The answers as the field layer has them. @type {Record<string, string>} */
const contacts = { inside: 'cross', boundary: 'touch' };

export default defineScene({
  id: 'point',
  fields: {
    p: point(start.p),
    box: only('box', box(start.box)),
    rectangle: only('rectangle', rectangle(start.rectangle, 75)),
    circle: only('circle', circle(start.circle, 48)),
    shape: choice(Object.keys(tests)),
  },
  trace: { ...againstBox.trace, chosen: (state) => testOf(state).trace },
  presets: [
    { id: 'inside', state: start },
    { id: 'outside', state: { ...start, p: { x: 130, y: 64 } } },
    { id: 'side', state: { ...start, p: { x: 96, y: 30 } } },
    { id: 'pastEdge', state: { ...rotated, p: { x: 112, y: 60 } } },
    { id: 'flat', state: { ...rotated, p: { x: 136, y: 50 }, rectangle: { ...level, halfY: 0 } } },
    { id: 'onCircle', state: { ...round, p: { x: 98, y: 74 } } },
    // The next double to the right.
    { id: 'offCircle', state: { ...round, p: { x: 98.00000000000001, y: 74 } } },
  ],
  differs: { p: { x: 113.75192633760396, y: 46.662788950640575 }, shape: { choice: 'rectangle' } },

  solve(graze, state) {
    const { place, steps } = testOf(state).ask(graze, state);
    return { result: place, steps: steps.map((step) => ({ ...step, shape: state.shape.choice })) };
  },

  call: (state) => testOf(state).call(state),

  field: {
    load: async ({ fields }) => {
      const { answerField } = await import('../../parts/answer-field.js');
      return answerField(fields, (graze, state) => [{ contact: contacts[testOf(state).ask(graze, state).place] }]);
    },
  },

  answer: {
    verdict: (place) => place,
    tones: { inside: 'cross', boundary: 'touch', outside: 'miss' },
    rows: ['p'],
    columns: ['answer'],
  },

  caption: (steps, index) => testIn(steps).caption(steps, index),

  summary: (place, steps) => testIn(steps).summary(place, steps),

  draw(pen, frame) {
    const { state, result, steps, step } = frame;
    pen.label('path', state.p, 'p', { x: -1, y: -1 }, 15);
    testOf(state).draw(pen, frame);
    const isLast = step === steps.length - 1;
    if (isLast && result !== 'outside') drawDot(pen, result === 'boundary' ? 'touch' : 'enter', state.p);
    else pen.dot('path', state.p);
  },
});
