// A point against a box, a rotated rectangle or a circle: four comparisons, four turns, or one squared distance.

import { box, choice, circle, point } from '../../model/fields/index.js';
import { rectangle } from '../../model/fields/rectangle.js';
import { askedAs } from '../../parts/asked.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawDot } from '../../parts/span.js';
import { againstBox } from './against-box.js';
import { againstCircle } from './against-circle.js';
import { againstRectangle } from './against-rectangle.js';

/** @import { State } from '../../model/types.js' */

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

const asked = askedAs(
  { box: againstBox, rectangle: againstRectangle, circle: againstCircle },
  ({ shape }) => shape.choice,
);

/** There only while the point is tested against it. @param {string} shape @param {import('../../model/types.js').Field} field */
const only = (shape, field) => ({ ...field, isAbsent: (/** @type {State} */ state) => state.shape.choice !== shape });

/** The answers as the field layer has them. @type {Record<string, string>} */
const contacts = { inside: 'cross', boundary: 'touch' };

export default defineScene({
  ...asked,
  id: 'point',
  fields: {
    p: point(start.p),
    box: only('box', box(start.box)),
    rectangle: only('rectangle', rectangle(start.rectangle, 75)),
    circle: only('circle', circle(start.circle, 48)),
    shape: choice(['box', 'rectangle', 'circle']),
  },
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

  field: {
    load: async ({ fields }) => {
      const { answerField } = await import('../../parts/answer-field.js');
      return answerField(fields, (graze, state) => [{ contact: contacts[asked.solve(graze, state).result] }]);
    },
  },

  answer: {
    verdict: (place) => place,
    tones: { inside: 'cross', boundary: 'touch', outside: 'miss' },
    rows: ['p'],
    columns: ['answer'],
  },

  draw(pen, frame) {
    const { state, result, steps, step } = frame;
    pen.label('path', state.p, 'p', { x: -1, y: -1 }, 15);
    asked.draw(pen, frame);
    const isLast = step === steps.length - 1;
    if (isLast && result !== 'outside') drawDot(pen, result === 'boundary' ? 'touch' : 'enter', state.p);
    else pen.dot('path', state.p);
  },
});
