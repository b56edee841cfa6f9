// Two segments on a grid: four turns tell whether and how they meet.

import { widthsSheet } from '../../extras/index.js';
import { nameEnds } from '../../parts/path.js';
import { drawDot } from '../../parts/span.js';
import { apartSentence, drawApart, drawTriangle, drawTurn, endsOf, triplesOf } from '../../parts/turn.js';
import { latticeIn, onLattice, scale, scaled, unitIn } from './lattice.js';
import { drawProducts, turnIn, withAreas, withProducts } from './products.js';
import { published } from './published.js';
import { relationsIn } from './widths.js';

/** @import { Width } from './widths.js' */
/** @import { Frame, Message, Pen, Point, Say, Scene, Step } from '../../model/types.js' */

const world = { minX: -0.8, minY: -0.5, maxX: 16.8, maxY: 10.5 };
const start = {
  a: { x: 2, y: 8 },
  b: { x: 14, y: 2 },
  c: { x: 5, y: 2 },
  d: { x: 11, y: 9 },
  scale: { choice: 'one' },
};
const [low, high] = [-(2 ** 31), 2 ** 31 - 1];

const triples = triplesOf('a', 'b', 'c', 'd');

/** @type {Scene} */
export default {
  id: 'orientation',
  world,
  fields: {
    a: onLattice(start.a),
    b: onLattice(start.b),
    c: onLattice(start.c),
    d: onLattice(start.d),
    scale: scale(['a', 'b', 'c', 'd']),
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
  extras: [widthsSheet()],
  presets: [
    { id: 'proper', state: start },
    { id: 'apart', state: { ...start, c: { x: 4, y: 2 }, d: { x: 8, y: 4 } } },
    { id: 'tee', state: { ...start, c: { x: 5, y: 2 }, d: { x: 8, y: 5 } } },
    { id: 'ends', state: { ...start, b: { x: 8, y: 5 }, c: { x: 8, y: 5 }, d: { x: 13, y: 8 } } },
    { id: 'overlap', state: { ...start, b: { x: 10, y: 4 }, c: { x: 14, y: 2 }, d: { x: 6, y: 6 } } },
    { id: 'inLine', state: { ...start, b: { x: 6, y: 6 }, c: { x: 10, y: 4 }, d: { x: 14, y: 2 } } },
    { id: 'noLength', state: { ...start, c: { x: 8, y: 5 }, d: { x: 8, y: 5 } } },
    { id: 'million', state: scaled(start, 'million') },
    {
      id: 'widest',
      state: {
        a: { x: low, y: low },
        b: { x: high, y: high },
        c: { x: low, y: high },
        d: { x: 0, y: 2 ** 30 },
        scale: { choice: 'giga' },
      },
    },
    ...published,
  ],
  differs: {
    a: { x: 0, y: 0 },
    b: { x: 2147483647, y: 2147483646 },
    c: { x: 2147483646, y: 2147483645 },
    d: { x: 2147483647, y: 0 },
    scale: { choice: 'giga' },
  },

  solve(graze, { a, b, c, d }) {
    const { intersection, steps } = graze.segmentVsSegmentSteps({ a, b }, { a: c, b: d });
    // The first two turns can be enough: the other two are those of the other segment.
    const { steps: other } = graze.segmentVsSegmentSteps({ a: c, b: d }, { a, b });
    const turns = [...steps.slice(0, 2), ...other.slice(0, 2)].map((step, i) => ({
      ...withProducts(step),
      triple: triples[i],
    }));
    const told = steps.map((step, i) => (step.kind === 'turns' ? turns[i] : step));
    Object.assign(told[told.length - 1], { turns, widths: relationsIn(turns, intersection.relation) });
    return { result: intersection, steps: told };
  },

  call: ({ a, b, c, d }) => ['segmentVsSegment', { a, b }, { a: c, b: d }],

  field: { load: async (scene) => (await import('../../parts/answer-field.js')).callField(scene) },

  caption(steps, index) {
    const told = captionOf(steps, index);
    return steps[index].kind === 'turns' ? withOverflow('turns', told, steps[index]) : told;
  },

  summary: (result, steps) => withOverflow('contacts', summaryOf(result, steps), steps[steps.length - 1]),

  draw(pen, frame) {
    const { state, steps, step, hasField, say } = frame;
    const shown = steps[step];
    const unit = unitIn(state);
    pen.lattice('reject', latticeIn(unit, pen.area), unit);
    nameAll(pen, frame);
    if (shown.kind === 'turns') {
      const { by, option } = unitOf(frame);
      const unit = `@marks.areas.${option}`;
      drawProducts(pen, say, shown, by * by, unit);
      drawTurn(pen, say, shown, hasField, say('marks.turn', turnIn(shown, by * by, unit)));
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
};

/** @param {Step[]} steps @param {number} index @returns {Message} */
function captionOf(steps, index) {
  const { kind, turn, triple, turns: _, ...values } = steps[index];
  if (kind === 'turns') return withAreas(steps[index], { key: `steps.turns.${turn}`, values: triple });
  const variant = kind === 'touch' ? `touch.${endsAt(steps, values)}` : kind;
  return { key: `steps.${variant}`, values };
}

/** @param {any} result @param {Step[]} steps @returns {Message} */
function summaryOf(result, steps) {
  const told = answerOf(result, steps);
  const [first, second] = steps;
  // Who asks about a single point asks about one turn.
  if (first.cx !== second.cx || first.cy !== second.cy) return told;
  return { key: 'result.turn', values: { ...triples[0], turn: `@turns.${first.turn}`, told } };
}

/** @param {any} result @param {Step[]} steps @returns {Message} */
function answerOf({ relation, points: [low, high] }, steps) {
  if (relation === 'apart') return apartSentence(steps, triples);
  const variant = relation === 'touch' ? `touch.${endsAt(steps, low)}` : relation;
  const values = { x: low?.x, y: low?.y, lowX: low?.x, lowY: low?.y, highX: high?.x, highY: high?.y };
  return { key: `result.${variant}`, values };
}

/**
 * A sentence, and which integers are too small for it.
 * @param {'turns' | 'contacts'} words that tell what they say @param {Message} told @param {Step} step
 * @returns {Message}
 */
function withOverflow(words, told, { widths = [], turns = [] }) {
  // Two wrong turns can still give the right answer.
  const wrong = widths.filter(
    (/** @type {Width} */ { isRight }, /** @type {number} */ i) =>
      !isRight || turns.some((/** @type {Step} */ turn) => !turn.widths[i].isRight),
  );
  if (wrong.length === 0) return told;
  const says = wrong.map((/** @type {Width} */ { bits, says, isRight }) => ({
    key: isRight ? 'widths.turns' : 'widths.say',
    values: { bits, says: `@${words}.${says}` },
  }));
  return { key: 'widths.overflow', values: { told, says } };
}

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
 * The unit that all places of a state are counted in: that of its lattice, or 1 if some are not on it.
 * @param {Frame} frame
 * @returns {{ by: number, option: string }}
 */
function unitOf({ state }) {
  const {
    a,
    b,
    c,
    d,
    scale: { choice },
  } = state;
  const by = unitIn(state);
  const isOn = [a, b, c, d].every(({ x, y }) => x % by === 0 && y % by === 0);
  return isOn ? { by, option: choice } : { by: 1, option: 'one' };
}

/**
 * Names the four ends, with their numbers where there is room.
 * @param {Pen} pen @param {Frame} frame
 */
function nameAll(pen, frame) {
  const { say } = frame;
  const { a, b, c, d } = frame.state;
  const { by, option } = unitOf(frame);
  const nameOf = (/** @type {string} */ name, /** @type {Point} */ at) =>
    pen.width < 480 ? name : say('marks.named', { name, x: at.x / by, y: at.y / by, unit: `@marks.units.${option}` });
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
