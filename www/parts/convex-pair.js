// Two convex shapes: the edges of B grown by A are those of both shapes in order of direction, and the path of the point o of
// A is tested against each of them.

import { middleOf } from '../model/fields/body-shape.js';
import { drawEdgeFront, drawEdgeLine, edgeBetween } from './edge.js';
import { drawPair, grownAt } from './pair.js';
import { drawCrossing } from './path.js';
import { moved } from './places.js';
import { convexShape } from './shapes.js';
import { summaryOf } from './span.js';

/** @import { Frame, Library, Pen, Point, State, Step } from '../model/types.js' */
/** @import { Asked } from './asked.js' */
/** @import { Seen } from './pair.js' */
/** A shape as the library takes it. @typedef {{ points: Point[], radius: number }} Convex */

/**
 * Two moving shapes.
 * @typedef {object} Pair
 * @property {Convex} a
 * @property {Point} motionA
 * @property {Convex} b
 * @property {Point} motionB
 * @property {Point} o the point that stands for A
 * @property {number} [over] from where it is seen, if the reader has no say
 */

const still = { x: 0, y: 0 };

/**
 * The steps of two shapes, with the places of the point that stands for A. The library's are those of the first corner of A.
 * @param {Library} graze @param {Convex} a @param {Point} motionA @param {Convex} b @param {Point} motionB
 * @param {Point} o the point that stands for A
 * @returns {{ span: any, steps: any[] }}
 */
function toldOf(graze, a, motionA, b, motionB, o) {
  const { span, steps } = graze.convexVsConvexSteps(a, motionA, b, motionB);
  const { x, y } = moved(o, a.points[0], -1);
  const placed = (/** @type {any} */ step) => {
    if (step.kind === 'corner') return { ...step, atX: step.atX + x, atY: step.atY + y };
    if (step.kind !== 'edge') return step;
    const { fromX, fromY, toX, toY } = step;
    return { ...step, fromX: fromX + x, fromY: fromY + y, toX: toX + x, toY: toY + y };
  };
  return { span, steps: steps.map(placed) };
}

/**
 * B grown by A, as places of the point that stands for A. A point of each is at the same place, so that no edge rules
 * anything out and all are told.
 * @param {Library} graze @param {Convex} a @param {Point} o @param {Convex} b
 * @returns {{ edges: Step[], corners: Point[], radius: number }} the corners clockwise
 */
function sumOf(graze, a, o, b) {
  const [first, ...others] = a.points;
  const by = moved(b.points[0], first, -1);
  const together = { ...a, points: [b.points[0], ...others.map((point) => moved(point, by))] };
  const at = moved(o, by);
  const [{ radius }, ...steps] = toldOf(graze, together, still, b, still, at).steps;
  const edges = steps.filter(({ kind }) => kind === 'edge');
  const corners = edges.map(({ fromX, fromY }) => ({ x: fromX, y: fromY }));
  return { edges, corners: corners.length > 0 ? corners : [at], radius };
}

/**
 * What two convex shapes are asked, and how that is told.
 * @param {(state: State) => Pair} pairIn @param {(frame: Frame) => number} [overPath] how much the path has grown in place of B,
 *   from 0 to 1, by the radius of A, which is a circle then
 * @returns {Asked}
 */
export const convexPair = (pairIn, overPath = () => 0) => ({
  trace: {
    source: { file: 'query/convex_convex', load: () => import('../../src/query/convex_convex.rs?raw') },
    kinds: 'CONVEX_VS_CONVEX_STEPS',
  },

  call(state) {
    const { motionA, motionB, ...pair } = pairIn(state);
    const [a, b] = [pair.a, pair.b].map(({ points, radius }) => (radius > 0 ? { points, radius } : { points }));
    return ['convexVsConvex', a, motionA, b, motionB];
  },

  solve(graze, state) {
    const { a, motionA, b, motionB, o } = pairIn(state);
    const { span, steps } = toldOf(graze, a, motionA, b, motionB, o);
    const { x: motionX, y: motionY } = moved(motionA, motionB, -1);
    const outlineOf = (/** @type {Convex} */ { points, radius }) => ({ corners: graze.cornersOf({ points }), radius });
    const picture = {
      motionX,
      motionY,
      outlineA: outlineOf(a),
      outlineB: outlineOf(b),
      mirrored: sumOf(graze, a, o, { points: [o], radius: 0 }),
      sum: sumOf(graze, a, o, b),
    };
    return { result: span, steps: [{ ...steps[0], ...picture }, ...steps.slice(1)] };
  },

  run: ({ edge }) => edge ?? null,

  caption(steps, index) {
    const { kind, edge, owner, decides, ...values } = steps[index];
    const { radius } = steps[0];
    const variant = {
      sum: values.edges === 0 ? 'sumOfPoints' : radius > 0 ? 'sumRounded' : 'sum',
      enters: decides ? 'enters' : 'entersEarlier',
      leaves: decides ? 'leaves' : 'leavesLater',
    }[kind];
    const isEnd = ['startsInside', 'crosses', 'touches', 'misses'].includes(kind);
    const key = `steps.${isEnd ? '' : 'shapes.'}${variant ?? kind}`;
    return { key, values: { ...values, ...(edge !== undefined && { n: edge + 1 }), owner: `@owners.${owner}` } };
  },

  summary(result, steps) {
    const front = steps.find(({ kind }) => kind === 'inFront');
    if (!result) return { key: `result.misses.${front ? 'edge' : 'sum'}`, values: { n: front && front.edge + 1 } };
    const [enter, exit] = [result.enter, result.exit].map(
      (hit) => hit && { ...hit, feature: hit.feature.replace(/\d/, '') },
    );
    return summaryOf({ ...result, enter, exit });
  },

  draw(pen, frame) {
    const { state, result, steps, step } = frame;
    const pair = pairIn(state);
    const { o } = pair;
    const [{ outlineA, outlineB, motionX, motionY }] = steps;
    const { kind, t, edge } = steps[step];
    const isLast = step === steps.length - 1;
    drawPair(pen, frame, {
      ...pair,
      a: convexShape(pen, outlineA, o, o),
      b: convexShape(pen, outlineB, outlineB.corners[0], middleOf(pair.b)),
      relative: { x: motionX, y: motionY },
      isTold: !(isLast && result),
      isExplained: kind === 'sum',
      hasPath: !['sum', 'edge'].includes(kind),
      drawGrown: (seen) => drawSum(pen, frame, seen, overPath(frame) * pair.a.radius),
      drawTest(seen) {
        const shown = isLast && !result ? reasonsOf(steps) : [steps[step]];
        for (const each of shown) {
          if (each.edge !== undefined) drawEdge(pen, frame, each.edge, each.kind !== 'edge');
          if (each.kind === 'corner') drawCorner(pen, each, steps[0].radius);
        }
        if (edge !== undefined) pen.arrow('path', seen.o, moved(seen.o, seen.relative));
        if (t !== undefined) drawCrossing(pen, frame.say, { a: o, b: moved(o, seen.relative) }, steps[step]);
      },
      isMet: () => false,
      isOut: kind === 'startsInside',
    });
  },
});

/** An edge of the sum, moved out by the radius. @param {Step} edge @param {number} radius */
const lineOf = ({ fromX, fromY, toX, toY }, radius) => edgeBetween({ x: fromX, y: fromY }, { x: toX, y: toY }, radius);

/** The color of each edge is that of the shape that it comes from. */
const roles = /** @type {const} */ ({ a: 'path', b: 'fixed' });

/**
 * Draws B grown by A with its edges in the colors of the shapes. The step that grows it shows A′, which is A turned half
 * around o, there and with its o at each corner of B; that of an edge of A′ shows it at o.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {number} less by how much the path has grown in its place
 */
function drawSum(pen, frame, { o, over, motionB, relative }, less) {
  const { steps, step, hasField, say } = frame;
  const [{ mirrored, outlineB }] = steps;
  const sum = { ...steps[0].sum, radius: steps[0].sum.radius - less };
  const at = grownAt(frame);
  const look = { fill: true, tint: hasField ? 0.04 : 0.1 };
  if (less > 0) pen.polygon('grown', [o, moved(o, relative)], { ...look, grown: less });
  convexShape(pen, sum, o, middleOf({ points: sum.corners })).draw('grown', moved(o, motionB, at), look);
  for (const edge of sum.edges) {
    const line = lineOf(edge, sum.radius);
    const [from, to] = [line.from, line.to].map((end) => moved(end, motionB, at));
    if (edge.owner !== 'a') pen.line(roles.b, from, to, { width: 4 });
    if (edge.owner !== 'b') pen.line(roles.a, from, to, { width: 4, dash: edge.owner === 'a' ? [] : [8, 8] });
  }
  const top = sum.corners.reduce((/** @type {Point} */ high, /** @type {Point} */ each) =>
    each.y < high.y ? each : high,
  );
  const name = say(over < 1 ? 'marks.sumAt' : 'marks.sum', { t: at });
  pen.label('grown', moved({ x: top.x, y: top.y - sum.radius }, motionB, at), name, { x: 0, y: -1 }, 6);
  const { kind, owner } = steps[step];
  const isBuilt = kind === 'sum';
  if (!isBuilt && (kind !== 'edge' || owner === 'b')) return;
  const turned = convexShape(pen, mirrored, o, o);
  for (const place of isBuilt ? [o, ...outlineB.corners] : [o]) {
    turned.draw('ghost', place, { hatch: true });
    pen.dot('ghost', place);
  }
  const mirror = say('marks.mirrored');
  // A circle looks the same.
  if (mirror) pen.label('ghost', o, mirror, { x: 1, y: 1 }, 12);
}

/**
 * The steps that rule out that the shapes meet: an edge in front of which the path stays, a corner that it passes, or the
 * latest edge that it enters, which comes after the earliest that it leaves.
 * @param {Step[]} steps of a miss
 * @returns {Step[]}
 */
function reasonsOf(steps) {
  const one = steps.find(({ kind }) => kind === 'inFront') ?? steps.find(({ kind }) => kind === 'corner');
  if (one) return [one];
  return ['enters', 'leaves'].flatMap((way) => steps.findLast(({ kind, decides }) => kind === way && decides) ?? []);
}

/**
 * Lights an edge, and hatches the half-plane in front of it once the path was tested against it.
 * @param {Pen} pen @param {Frame} frame @param {number} edge @param {boolean} isTested
 */
function drawEdge(pen, { steps }, edge, isTested) {
  const told = /** @type {Step} */ (steps.find((each) => each.kind === 'edge' && each.edge === edge));
  const line = lineOf(told, steps[0].radius);
  if (isTested) drawEdgeFront(pen, line);
  drawEdgeLine(pen, line);
}

/** Draws the circle that decides at a corner. @param {Pen} pen @param {Step} corner @param {number} radius */
function drawCorner(pen, { atX, atY }, radius) {
  pen.circle('focus', { x: atX, y: atY }, radius, { fill: true, tint: 0.06 });
  pen.dot('focus', { x: atX, y: atY }, { size: 3.5 });
}
