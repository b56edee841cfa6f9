// Two segments on a grid: four turns tell whether and how they meet.

import { point } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { nameEnds } from '../../parts/path.js';
import { drawDot } from '../../parts/span.js';
import { drawTriangle, drawTurn } from '../../parts/turn.js';
import { apartSentence, drawApart, endsOf, triples } from './apart.js';
import { drawProducts, turnIn, withAreas, withProducts } from './products.js';

/** @import { Frame, Pen, Point, Step } from '../../model/types.js' */

const world = { minX: -0.8, minY: -0.5, maxX: 16.8, maxY: 10.5 };
const start = {
  a: { x: 2, y: 8 },
  b: { x: 14, y: 2 },
  c: { x: 5, y: 2 },
  d: { x: 11, y: 9 },
};
/** The lattice of whole numbers; larger ones can be typed. */
const lattice = { minX: 0, minY: 0, maxX: 16, maxY: 10 };
const onLattice = (/** @type {Point} */ at) => point(at, lattice, 1);

/** As it opens, with all numbers ten thousand times as large. */
const large = Object.fromEntries(Object.entries(start).map(([name, { x, y }]) => [name, { x: 1e4 * x, y: 1e4 * y }]));
const [low, high] = [-(2 ** 31), 2 ** 31 - 1];

export default defineScene({
  id: 'orientation',
  world,
  fields: {
    a: onLattice(start.a),
    b: onLattice(start.b),
    c: onLattice(start.c),
    d: onLattice(start.d),
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
    { id: 'overlap', state: { ...start, b: { x: 10, y: 4 }, c: { x: 14, y: 2 }, d: { x: 6, y: 6 } } },
    { id: 'noLength', state: { ...start, c: { x: 8, y: 5 }, d: { x: 8, y: 5 } } },
    { id: 'bits32', state: large },
    {
      id: 'bits64',
      state: { a: { x: low, y: low }, b: { x: high, y: high }, c: { x: low, y: high }, d: { x: 0, y: 2 ** 30 } },
    },
    {
      id: 'doubles',
      state: {
        a: { x: 0, y: 0 },
        b: { x: 2 ** 28 + 1, y: 2 ** 28 - 1 },
        c: { x: 2 ** 27 + 1, y: 2 ** 27 },
        d: { x: 2 ** 27, y: 2 ** 28 },
      },
    },
  ],
  differs: {
    a: { x: 0, y: 0 },
    b: { x: 2147483647, y: 2147483646 },
    c: { x: 2147483646, y: 2147483645 },
    d: { x: 2147483647, y: 0 },
  },

  solve(graze, { a, b, c, d }) {
    const { intersection, steps } = graze.segmentVsSegmentSteps({ a, b }, { a: c, b: d });
    let turn = 0;
    const told = steps.map((step) =>
      step.kind === 'turns' ? { ...withProducts(step), triple: triples[turn++] } : step,
    );
    return { result: intersection, steps: told };
  },

  call: ({ a, b, c, d }) => ['segmentVsSegment', { a, b }, { a: c, b: d }],

  caption(steps, index) {
    const { kind, turn, triple, ...values } = steps[index];
    if (kind === 'turns') return withAreas(steps[index], { key: `steps.turns.${turn}`, values: triple });
    const variant = kind === 'touch' ? `touch.${endsAt(steps, values)}` : kind;
    return { key: `steps.${variant}`, values };
  },

  summary: ({ relation, points: [low, high] }, steps) => {
    if (relation === 'apart') return apartSentence(steps);
    const variant = relation === 'touch' ? `touch.${endsAt(steps, low)}` : relation;
    const values = { x: low?.x, y: low?.y, lowX: low?.x, lowY: low?.y, highX: high?.x, highY: high?.y };
    return { key: `result.${variant}`, values };
  },

  draw(pen, frame) {
    const { state, steps, step, hasField, say } = frame;
    const shown = steps[step];
    // From far away its points would only be a spot.
    if (pen.area.maxX - pen.area.minX < 60) pen.lattice('reject', lattice, 1);
    nameAll(pen, frame);
    if (shown.kind === 'turns') {
      drawProducts(pen, shown);
      drawTurn(pen, say, shown, hasField, say('marks.turn', turnIn(shown)));
    } else if (shown.kind === 'apart') {
      drawApart(pen, steps);
    } else if (!hasField) {
      // Those of the other segment lie over these.
      for (const each of steps.slice(0, 2)) drawTriangle(pen, each);
    }
    drawRelation(pen, frame);
    pen.arrow('path', state.a, state.b);
    pen.arrow('path', state.c, state.d);
    drawPoints(pen, frame);
  },
});

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
function nameAll(pen, { say, state: { a, b, c, d } }) {
  const nameOf = (/** @type {string} */ name, /** @type {Point} */ { x, y }) =>
    pen.width < 480 ? name : say('marks.named', { name, x, y });
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
  if (kind === 'overlap') pen.line('touch', low, high, { width: 12, alpha: 0.35 });
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
  const role = kind === 'proper' ? 'enter' : 'touch';
  for (const { x, y } of result.points) {
    drawDot(pen, role, { x, y });
    // An end already has its numbers beside it.
    const isNamed = kind !== 'proper' && pen.width >= 480;
    if (!isNamed) pen.label(role, { x, y }, say('marks.point', { x, y }), { x: 0.4, y: 1 }, 12);
  }
}
