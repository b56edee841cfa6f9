// A segment against a rotated rectangle, by turns alone: two at each edge, then one for each corner.

import { choice, point } from '../../model/fields/index.js';
import { cornersIn, middleOf, quad, quadFrom, windingOf } from '../../model/fields/quad.js';
import { freedCorners, inRadians, quadOf, rectangle } from '../../model/fields/rectangle.js';
import { defineScene } from '../../parts/define-scene.js';
import { beyond, drawEdgeFront, drawKnob, edgeOf, nameCorners } from '../../parts/edge.js';
import { drawOpenPart, nameEnds } from '../../parts/path.js';
import { along } from '../../parts/places.js';
import { drawDot, drawMarks, marksOf, summaryOf } from '../../parts/span.js';
import { apartSentence, drawApart, drawLineOver, drawTurn, endsOf, triplesOf } from '../../parts/turn.js';

/** @import { Frame, Library, Pen, Point, State, Step } from '../../model/types.js' */

const start = {
  a: { x: 20, y: 32 },
  b: { x: 142, y: 70 },
  rectangle: { x: 80, y: 50, halfX: 28, halfY: 16, angle: -25 },
  form: { choice: 'angle' },
};
/** Not quite a rectangle. */
const corners = [
  { x: 46, y: 44 },
  { x: 104, y: 22 },
  { x: 116, y: 56 },
  { x: 62, y: 78 },
];
const free = { ...start, quad: quadFrom(corners), form: { choice: 'corners' } };
const level = { ...start.rectangle, angle: 0 };

/** Whether the corners are free. @param {State} state */
const isFree = ({ form }) => form.choice === 'corners';

/**
 * The state with the corners of its rectangle to drag, once they are to be free.
 * @param {State} state @param {string} option
 * @returns {State}
 */
function freed(state, option) {
  if (option !== 'corners' || isFree(state)) return state;
  const corners = freedCorners(state.rectangle);
  // Rounding may leave a very thin rectangle concave.
  return windingOf(corners) === null ? state : { ...state, quad: quadFrom(corners) };
}

/** The turns against a rectangle without area, which is a segment from c to d. */
const triples = triplesOf('a', 'b', 'c', 'd');

export default defineScene({
  id: 'rotated-rect',
  fields: {
    a: point(start.a),
    b: point(start.b),
    rectangle: { ...rectangle(start.rectangle, 75), isAbsent: isFree },
    quad: { ...quad(corners), isAbsent: (state) => !isFree(state) },
    form: { ...choice(['angle', 'corners']), chosen: freed },
  },
  trace: {
    source: { file: 'query/quad', load: () => import('../../../src/query/quad.rs?raw') },
    kinds: 'SEGMENT_VS_QUAD_STEPS',
    run: runOf,
  },
  answer: { verdict: ({ span }) => span?.contact ?? 'miss' },
  presets: [
    { id: 'through', state: start },
    { id: 'corner', state: { ...start, a: { x: 78, y: 8 }, b: { x: 134, y: 40 } } },
    { id: 'inside', state: { ...start, a: { x: 64, y: 60 }, b: { x: 96, y: 42 } } },
    { id: 'along', state: { ...start, a: { x: 30, y: 34 }, b: { x: 136, y: 34 }, rectangle: level } },
    {
      id: 'flat',
      state: { ...start, a: { x: 20, y: 24 }, b: { x: 142, y: 62 }, rectangle: { ...start.rectangle, halfX: 0 } },
    },
    {
      id: 'inLine',
      state: {
        ...start,
        a: { x: 18, y: 50 },
        b: { x: 62, y: 50 },
        rectangle: { ...level, x: 112, halfX: 26, halfY: 0 },
      },
    },
    { id: 'triangle', state: { ...free, quad: quadFrom([...corners.slice(0, 3), corners[2]]) } },
  ],
  differs: {
    rectangle: { x: 80, y: 50, halfX: 0.7712663042162275, halfY: 0.4407236024092729, angle: -0.6886306287644889 },
  },

  solve(graze, state) {
    const shape = shapeOf(graze, state);
    const { span, steps } = graze.segmentVsQuadSteps({ a: state.a, b: state.b }, shape);
    const winding = isFree(state) ? windingOf(shape.corners) : 1;
    const result = { ...shape, winding, span, enter: span?.enter ?? null, exit: span?.exit ?? null };
    return { result, steps: toldSteps(steps, winding === -1) };
  },

  call: (state) => [
    'segmentVsQuad',
    { a: state.a, b: state.b },
    isFree(state) ? { corners: cornersIn(state.quad) } : inRadians(state.rectangle),
  ],

  field: {
    load: async ({ fields }) => {
      const { answerField } = await import('../../parts/answer-field.js');
      return answerField(fields, (graze, state) => [
        graze.segmentVsQuad({ a: state.a, b: state.b }, shapeOf(graze, state)),
      ]);
    },
  },

  caption(steps, index) {
    const { kind, step, turn, about, triple, isReversed, decides, ...told } = steps[index];
    const values = told.edge === undefined ? told : { ...told, next: nextTo(told.edge) };
    if (step) return segmentsCaption(step, triple);
    if (kind === 'turns')
      return {
        key: `steps.turns.${about.of}${isReversed && about.of === 'edge' ? 'Reversed' : ''}.${turn}`,
        values: about,
      };
    const variant = {
      inFront: isReached(steps, index) ? 'inFrontReached' : 'inFront',
      isSegment: values.lowX === values.highX && values.lowY === values.highY ? 'isPoint' : 'isSegment',
      enters: decides ? 'enters' : 'entersEarlier',
      leaves: decides ? 'leaves' : 'leavesLater',
      touches: values.near === values.far ? 'touchesOnce' : 'touches',
    }[kind];
    return { key: `steps.${variant ?? kind}`, values };
  },

  summary: ({ span }, steps) => (span ? summaryOf(span) : reasonOf(steps)),

  draw(pen, frame) {
    const { state, result, steps, step, hasField, say } = frame;
    const shown = steps[step];
    const path = { a: state.a, b: state.b };
    const isLast = step === steps.length - 1;
    nameEnds(pen, path);
    if (!isFree(state)) drawKnob(pen, state.rectangle);
    pen.polygon('fixed', result.corners, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    if (shown.edge !== undefined) drawEdgeFront(pen, result.corners, shown.edge, result.winding);
    if (isLast && !result.span) drawReason(pen, frame);
    nameCorners(pen, result.corners, middleOf(result.corners));
    pen.polygon('fixed', result.corners, { width: isFlat(frame) ? 3 : 1.5 });
    if (isLast || !isFlat(frame)) drawOpenPart(pen, { ...frame, result: result.span }, path);
    if (shown.kind === 'turns') drawTurn(pen, say, shown, hasField);
    if (shown.step?.kind === 'turns') drawTurn(pen, say, shown.step, hasField);
    pen.arrow('path', state.a, state.b);
    drawEdge(pen, frame);
    drawFlat(pen, frame);
    if (isLast && result.span) drawMarks(pen, say, marksOf(result.span));
  },
});

/** @param {Library} graze @param {State} state @returns {{ corners: [Point, Point, Point, Point] }} */
const shapeOf = (graze, state) =>
  isFree(state)
    ? { corners: /** @type {[Point, Point, Point, Point]} */ (cornersIn(state.quad)) }
    : quadOf(graze, state.rectangle);

/** @param {number} edge, called by the corner it starts from @returns {number} the corner it ends at */
const nextTo = (edge) => (edge + 1) % 4;

/**
 * The steps; each turn also says which edge and end, or which corner, it is about.
 * @param {Step[]} steps @param {boolean} isReversed whether the corners run counterclockwise
 * @returns {Step[]}
 */
const toldSteps = (steps, isReversed) =>
  steps.map((step, index) => {
    if (step.kind === 'turns') return { ...step, about: turnOf(steps, index), isReversed };
    return step.step?.kind === 'turns' ? { ...step, triple: triples[index - 1] } : step;
  });

/**
 * What a turn is about: an edge and one end of the path, or the path and a corner.
 * @param {Step[]} steps @param {number} index
 * @returns {{ of: 'edge', edge: number, next: number, end: string } | { of: 'corner', corner: number }}
 */
function turnOf(steps, index) {
  const before = steps.slice(0, index).findLastIndex(({ kind }) => kind !== 'turns') + 1;
  const edge = steps.slice(index).find(({ kind }) => kind !== 'turns')?.edge;
  if (edge === undefined) return { of: 'corner', corner: index - before };
  return { of: 'edge', edge, next: nextTo(edge), end: index === before ? 'a' : 'b' };
}

/**
 * The sentence of a step of segment against segment.
 * @param {Step} step @param {Record<string, string>} triple
 * @returns {import('../../model/types.js').Message}
 */
function segmentsCaption({ kind, turn, ...values }, triple) {
  return kind === 'turns'
    ? { key: `steps.segments.turns.${turn}`, values: triple }
    : { key: `steps.segments.${kind}`, values };
}

/**
 * What a step belongs to: an edge, or the corners.
 * @param {Step[]} steps @param {number} index
 * @returns {string | number | null}
 */
function runOf(steps, index) {
  const { edge, about } = steps[index];
  // The verdict speaks for the corners.
  const isAboutCorners = about?.of === 'corner' || steps[index - 1]?.about?.of === 'corner';
  return edge ?? about?.edge ?? (isAboutCorners ? 'corners' : null);
}

/**
 * Whether the path reaches the line of an edge that it never gets behind: one of the two turns before is straight.
 * @param {Step[]} steps @param {number} index of the step that says so
 */
const isReached = (steps, index) => steps.slice(index - 2, index).some(({ turn }) => turn === 'straight');

/**
 * Why the path misses: an edge it never gets behind, or a line with everything on one side.
 * @param {Step[]} steps
 * @returns {import('../../model/types.js').Message}
 */
function reasonOf(steps) {
  const front = steps.findIndex(({ kind }) => kind === 'inFront');
  if (front >= 0) {
    const { edge } = steps[front];
    const key = isReached(steps, front) ? 'edgeReached' : 'edge';
    return { key: `result.misses.${key}`, values: { edge, next: nextTo(edge) } };
  }
  const told = steps.flatMap(({ step }) => step ?? []);
  if (told.length > 0) return apartSentence(told, triples);
  const turn = steps.findLast(({ kind }) => kind === 'turns')?.turn;
  return { key: 'result.misses.corners', values: { hand: `@hands.${turn}` } };
}

/**
 * Lights the line that separates the path from the rectangle.
 * @param {Pen} pen @param {Frame} frame
 */
function drawReason(pen, { state, result, steps }) {
  const edge = steps.find(({ kind }) => kind === 'inFront')?.edge;
  const told = steps.flatMap(({ step }) => step ?? []);
  if (edge !== undefined) {
    const { from, to, far } = edgeOf(result.corners, edge);
    drawEdgeFront(pen, result.corners, edge, result.winding);
    pen.line('reject', far(-beyond, 0), far(beyond, 0));
    pen.line('focus', from, to, { width: 4 });
  } else if (told.length > 0) {
    drawApart(pen, told);
  } else {
    drawLineOver(pen, state.a, state.b);
  }
}

/** @param {Frame} frame @returns {boolean} whether the rectangle has no area */
const isFlat = ({ steps }) => steps[0].kind === 'isSegment';

/**
 * Lights the edge of the current step, and marks where the path crosses its line.
 * @param {Pen} pen @param {Frame} frame
 */
function drawEdge(pen, { state, result, steps, step, say }) {
  const { kind, t, about = steps[step] } = steps[step];
  if (about.edge === undefined) return;
  const { from, to, far } = edgeOf(result.corners, about.edge);
  pen.line('reject', far(-beyond, 0), far(beyond, 0));
  pen.line('focus', from, to, { width: 4 });
  if (t === undefined) return;
  const role = kind === 'enters' ? 'enter' : 'exit';
  const at = along({ a: state.a, b: state.b }, t);
  drawDot(pen, role, at);
  const out = far(0, 1);
  pen.label(role, at, say('marks.t', { t }), { x: out.x - from.x, y: out.y - from.y }, 12);
}

/**
 * Draws a rectangle without area: the segment, maybe a point, between its first and last corner.
 * @param {Pen} pen @param {Frame} frame
 */
function drawFlat(pen, { steps, step, result }) {
  const { kind, step: nested } = steps[step];
  if (kind === 'isSegment') {
    const [low, high] = endsOf(steps[step]);
    pen.line('focus', low, high, { width: 4 });
    pen.dot('focus', low, { size: 4 });
    pen.dot('focus', high, { size: 4 });
  }
  // The answer names them only if they are its reason.
  const isAnswer = step === steps.length - 1;
  if (steps[0].kind === 'isSegment' && (!isAnswer || (!result.span && reasonOf(steps).values?.one))) {
    const [low, high] = endsOf(steps[0]);
    pen.label('fixed', low, 'c', { x: -1, y: 0.4 }, 12);
    pen.label('fixed', high, 'd', { x: 1, y: 0.4 }, 12);
  }
  if (nested?.x !== undefined)
    pen.dot(nested.kind === 'touch' ? 'touch' : 'enter', { x: nested.x, y: nested.y }, { ring: true });
  if (nested?.lowX !== undefined) pen.line('focus', ...endsOf(nested), { width: 12, alpha: 0.25 });
}
