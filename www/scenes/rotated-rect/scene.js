// A segment against a rotated rectangle, by turns alone: two at each edge, then one for each corner.

import { begun, middleOf } from '../../model/fields/body-shape.js';
import { point } from '../../model/fields/index.js';
import { inRadians, isPolygon, rectangleOrPolygon } from '../../model/fields/rectangle.js';
import { defineScene } from '../../parts/define-scene.js';
import {
  drawEdgeFront,
  drawEdgeLine,
  drawGap,
  drawKnob,
  drawLineOver,
  edgeNames,
  edgeOf,
  nameCorners,
  numberOf,
} from '../../parts/edge.js';
import { drawCrossing, drawOpenPart, nameEnds } from '../../parts/path.js';
import { drawMarks, marksOf, summaryOf } from '../../parts/span.js';
import { drawTurn } from '../../parts/turn.js';

/** @import { Frame, Library, Message, Pen, Point, State, Step } from '../../model/types.js' */
/** @import { Corner } from '../../parts/edge.js' */

const start = {
  a: { x: 20, y: 32 },
  b: { x: 142, y: 70 },
  rectangle: { x: 80, y: 50, halfX: 28, halfY: 16, angle: -25 },
};
const level = { ...start.rectangle, angle: 0 };

/** What the library is asked about. @param {State} state */
const shapeOf = ({ rectangle }) => (isPolygon(rectangle) ? rectangle : inRadians(rectangle));

export default defineScene({
  id: 'rotated-rect',
  fields: {
    a: point(start.a),
    b: point(start.b),
    rectangle: rectangleOrPolygon(start.rectangle, 75),
  },
  trace: {
    source: { file: 'query/segment_convex', load: () => import('../../../src/query/segment_convex.rs?raw') },
    kinds: 'SEGMENT_VS_CONVEX_STEPS',
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
    { id: 'octagon', state: { ...start, rectangle: begun('octagon', start.rectangle) } },
  ],
  differs: {
    rectangle: { x: 80, y: 50, halfX: 0.7712663042162275, halfY: 0.4407236024092729, angle: -0.6886306287644889 },
  },

  solve(graze, state) {
    const asked = shapeOf(state);
    const corners = graze.cornersOf(asked);
    const { span, steps } = graze.segmentVsConvexSteps({ a: state.a, b: state.b }, asked);
    const result = { corners, span, enter: span?.enter ?? null, exit: span?.exit ?? null };
    return { result, steps: toldSteps(steps, corners) };
  },

  call: (state) => ['segmentVsConvex', { a: state.a, b: state.b }, shapeOf(state)],

  caption(steps, index) {
    const { kind, turn, about, decides, ...values } = steps[index];
    if (kind === 'turns') return { key: `steps.turns.${about.of}.${turn}`, values: about };
    const variant = {
      enters: decides ? 'enters' : 'entersEarlier',
      leaves: decides ? 'leaves' : 'leavesLater',
      touches: values.near === values.far ? 'touchesOnce' : 'touches',
    }[kind];
    return { key: `steps.${variant ?? kind}`, values: { ...values, ...about } };
  },

  summary({ span }, steps) {
    if (!span) return reasonOf(steps);
    const { key, values } = summaryOf(span);
    return { key, values: { ...values, enter: namedPart(steps, span.enter), exit: namedPart(steps, span.exit) } };
  },

  draw(pen, frame) {
    const { state, result, steps, step, hasField, say } = frame;
    const { corners, span } = result;
    const { a, b } = state;
    const isLast = step === steps.length - 1;
    const shown = isLast && !span ? reasonIn(steps) : steps[step];
    const edge = shown.about?.at === undefined ? null : edgeOf(corners, shown.about.at);
    nameEnds(pen, { a, b });
    if (!isPolygon(state.rectangle)) drawKnob(pen, state.rectangle);
    pen.polygon('fixed', corners, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    if (edge && shown.kind !== 'turns') drawEdgeFront(pen, edge);
    // A corner inside of the others is no vertex of the hull, but has its number.
    const named =
      state.rectangle.points?.map((/** @type {Point} */ at, /** @type {number} */ i) => ({
        ...at,
        feature: `vertex${i}`,
      })) ?? corners;
    nameCorners(pen, named, middleOf({ points: named }));
    pen.polygon('fixed', corners, { width: corners.length < 3 ? 3 : 1.5 });
    drawOpenPart(pen, { ...frame, result: span }, { a, b });
    if (shown.kind === 'turns' && !isLast) drawTurn(pen, say, shown, hasField);
    if (shown.kind === 'turns' && isLast) drawLineOver(pen, a, b);
    pen.arrow('path', a, b);
    if (edge) drawEdgeLine(pen, edge);
    if (edge && shown.t !== undefined) {
      const out = edge.far(0, 1);
      drawCrossing(pen, say, { a, b }, shown, { x: out.x - edge.from.x, y: out.y - edge.from.y });
    }
    if (shown.kind === 'corner') drawCorner(pen, state, shown);
    if (span && isLast) drawMarks(pen, say, marksOf(span));
  },
});

/**
 * The steps, each with what it is about: an edge, where it is in the walk and what its ends are called, for a turn also which
 * end of the path; or a corner.
 * @param {Step[]} steps @param {Corner[]} corners in the order of the walk
 * @returns {Step[]}
 */
function toldSteps(steps, corners) {
  let [at, run] = [0, 0];
  return steps.map((step, index) => {
    if (step.kind === 'turns') {
      const isEdge = steps.slice(index).find(({ kind }) => kind !== 'turns')?.edge !== undefined;
      const end = run === 0 ? 'a' : 'b';
      const about = isEdge
        ? { of: 'edge', at, ...edgeNames(corners, at), end }
        : { of: 'corner', corner: numberOf(corners[run]) };
      run += 1;
      return { ...step, about };
    }
    run = 0;
    if (step.kind === 'corner') {
      const met = corners.find(({ x, y }) => x === step.atX && y === step.atY) ?? corners[0];
      return { ...step, about: { of: 'corner', corner: numberOf(met) } };
    }
    if (step.edge === undefined) return step;
    const { edge: part, ...rest } = step;
    at += 1;
    return { ...rest, about: { of: 'edge', part, at: at - 1, ...edgeNames(corners, at - 1) } };
  });
}

/** What an edge or corner that is met is called. @param {Step[]} steps @param {any} hit @returns {Message | null} */
function namedPart(steps, hit) {
  if (!hit) return null;
  const about = steps.find(({ about }) => about?.part === hit.feature)?.about;
  return about
    ? { key: 'features.edge', values: about }
    : { key: 'features.corner', values: { corner: numberOf(hit) } };
}

/**
 * What a step belongs to: an edge, or the corners.
 * @param {Step[]} steps @param {number} index
 * @returns {string | number | null}
 */
function runOf(steps, index) {
  const { about } = steps[index];
  // The verdict speaks for the corners.
  const isAboutCorners = about?.of === 'corner' || steps[index - 1]?.about?.of === 'corner';
  return about?.at ?? (isAboutCorners ? 'corners' : null);
}

/**
 * Why the path misses: an edge it never gets behind, or a line with everything on one side, or both are on one line.
 * @param {Step[]} steps
 * @returns {Step} about the edge, a turn at the first corner, or about the corner
 */
function reasonIn(steps) {
  const turns = steps.filter(({ kind, about }) => kind === 'turns' && about.of === 'corner');
  const isOneSided = turns.every(({ turn }) => turn !== 'straight' && turn === turns[0].turn);
  const front = steps.find(({ kind }) => kind === 'inFront');
  const [side] = isOneSided ? turns : [];
  return front ?? side ?? steps.find(({ kind }) => kind === 'corner') ?? /** @type {Step} */ (steps.at(-1));
}

/** The sentence of that reason. @param {Step[]} steps @returns {Message} */
function reasonOf(steps) {
  const { kind, turn, about } = reasonIn(steps);
  if (kind === 'inFront') return { key: 'result.misses.edge', values: about };
  if (kind === 'turns') return { key: 'result.misses.corners', values: { hand: `@hands.${turn}` } };
  return { key: 'result.misses.inLine' };
}

/**
 * Lights the gap between a corner and the nearer end of the path.
 * @param {Pen} pen @param {State} state @param {Step} step
 */
function drawCorner(pen, { a, b }, { atX: x, atY: y }) {
  const distance = (/** @type {Point} */ end) => Math.hypot(end.x - x, end.y - y);
  drawGap(pen, { x, y }, distance(a) < distance(b) ? a : b);
}
