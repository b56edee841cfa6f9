// Two segments on a grid: four turns tell whether and how they meet.

import { point } from '../../model/fields/index.js';
import { nameEnds } from '../../parts/path.js';
import { drawDot } from '../../parts/span.js';
import { apartSentence, drawApart, drawTriangle, drawTurn, endsOf, triplesOf } from '../../parts/turn.js';

/** @import { Frame, Pen, Point, Scene, Step } from '../../model/types.js' */

const lattice = { minX: 0, minY: 0, maxX: 16, maxY: 10 };
const world = { minX: -0.8, minY: -0.5, maxX: 16.8, maxY: 10.5 };
const start = { a: { x: 2, y: 8 }, b: { x: 14, y: 2 }, c: { x: 5, y: 2 }, d: { x: 11, y: 9 } };

const triples = triplesOf('a', 'b', 'c', 'd');

/** @type {Scene} */
export default {
  id: 'orientation',
  world,
  fields: {
    a: point(start.a, lattice, 1),
    b: point(start.b, lattice, 1),
    c: point(start.c, lattice, 1),
    d: point(start.d, lattice, 1),
  },
  trace: {
    source: { file: 'query/segments', load: () => import('../../../src/query/segments.rs?raw') },
    kinds: 'SEGMENT_VS_SEGMENT_STEPS',
  },
  answer: {
    verdict: ({ relation }) => relation,
    tones: { apart: 'miss', proper: 'cross', overlap: 'touch' },
    columns: ['points.0', 'points.1'],
    rows: ['x', 'y'],
  },
  presets: [
    { id: 'proper', state: start },
    { id: 'apart', state: { ...start, c: { x: 4, y: 2 }, d: { x: 8, y: 4 } } },
    { id: 'tee', state: { ...start, c: { x: 5, y: 2 }, d: { x: 8, y: 5 } } },
    { id: 'ends', state: { ...start, b: { x: 8, y: 5 }, c: { x: 8, y: 5 }, d: { x: 13, y: 8 } } },
    { id: 'overlap', state: { ...start, b: { x: 10, y: 4 }, c: { x: 14, y: 2 }, d: { x: 6, y: 6 } } },
    { id: 'inLine', state: { ...start, b: { x: 6, y: 6 }, c: { x: 10, y: 4 }, d: { x: 14, y: 2 } } },
    { id: 'noLength', state: { ...start, c: { x: 8, y: 5 }, d: { x: 8, y: 5 } } },
  ],

  solve(graze, { a, b, c, d }) {
    const { intersection, steps } = graze.segmentVsSegmentSteps({ a, b }, { a: c, b: d });
    return {
      result: intersection,
      steps: steps.map((step, i) => (step.kind === 'turns' ? { ...step, triple: triples[i] } : step)),
    };
  },

  call: ({ a, b, c, d }) => ['segmentVsSegment', { a, b }, { a: c, b: d }],

  field: { load: async (scene) => (await import('../../parts/answer-field.js')).callField(scene) },

  caption(steps, index) {
    const { kind, turn, triple, ...values } = steps[index];
    if (kind === 'turns') return { key: `steps.turns.${turn}`, values: triple };
    const variant = kind === 'touch' ? `touch.${endsAt(steps, values)}` : kind;
    return { key: `steps.${variant}`, values };
  },

  summary({ relation, points: [low, high] }, steps) {
    if (relation === 'apart') return apartSentence(steps, triples);
    const variant = relation === 'touch' ? `touch.${endsAt(steps, low)}` : relation;
    const values = { x: low?.x, y: low?.y, lowX: low?.x, lowY: low?.y, highX: high?.x, highY: high?.y };
    return { key: `result.${variant}`, values };
  },

  draw(pen, frame) {
    const { state, steps, step, hasField, say } = frame;
    const shown = steps[step];
    pen.lattice('reject', lattice);
    nameAll(pen, frame);
    if (shown.kind === 'turns') {
      drawTurn(pen, say, shown, hasField);
    } else if (shown.kind === 'apart') {
      drawApart(pen, steps);
    } else if (!hasField) {
      for (const each of steps) if (each.kind === 'turns') drawTriangle(pen, each);
    }
    drawRelation(pen, frame);
    pen.arrow('path', state.a, state.b);
    pen.arrow('path', state.c, state.d);
    drawPoints(pen, frame);
  },
};

/**
 * How many of the segments end where they touch.
 * @param {Step[]} steps @param {any} at
 * @returns {'both' | 'one'}
 */
function endsAt(steps, { x, y }) {
  // The first and the third turn begin with one segment each.
  const hasEnd = [steps[0], steps[2]].map(({ ax, ay, bx, by }) => (ax === x && ay === y) || (bx === x && by === y));
  return hasEnd.every(Boolean) ? 'both' : 'one';
}

/**
 * Names the four ends, with their numbers where there is room.
 * @param {Pen} pen @param {Frame} frame
 */
function nameAll(pen, { state: { a, b, c, d }, say }) {
  const nameOf = (/** @type {string} */ name, /** @type {Point} */ at) =>
    pen.width < 480 ? name : say('marks.named', { name, ...at });
  nameEnds(pen, { a, b }, nameOf('a', a), nameOf('b', b));
  nameEnds(pen, { a: c, b: d }, nameOf('c', c), nameOf('d', d));
}

/**
 * Draws two segments on one line: from where both have started to where one has ended. End first means apart.
 * @param {Pen} pen @param {Frame} frame
 */
function drawRelation(pen, { steps, step, result }) {
  const { kind } = steps[step];
  const [low, high] = result.points;
  if (kind === 'overlap') pen.line('enter', low, high, { width: 12, alpha: 0.35 });
  if (kind !== 'onOneLine') return;
  pen.line('focus', ...endsOf(steps[step]), { width: 12, alpha: 0.25 });
}

/**
 * Draws the points of the answer.
 * @param {Pen} pen @param {Frame} frame
 */
function drawPoints(pen, { steps, step, result, say }) {
  const { kind } = steps[step];
  if (kind === 'onOneLine') {
    const [begin, end] = endsOf(steps[step]);
    drawDot(pen, 'enter', begin);
    drawDot(pen, 'exit', end);
    pen.label('enter', begin, say('marks.begun'), { x: -0.3, y: -1 }, 14);
    pen.label('exit', end, say('marks.ended'), { x: 0.3, y: 1 }, 14);
  }
  if (kind === 'turns' || kind === 'onOneLine') return;
  for (const { x, y } of result.points) {
    drawDot(pen, 'enter', { x, y });
    // An end already has its numbers beside it.
    const isNamed = kind !== 'proper' && pen.width >= 480;
    if (!isNamed) pen.label('enter', { x, y }, say('marks.point', { x, y }), { x: 0.4, y: 1 }, 12);
  }
}
