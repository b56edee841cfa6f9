// Two convex shapes: the edges of B grown by A are those of both shapes in order of direction, and the path of o is tested
// against each of them.

import { convexOf, middleOf } from '../../model/fields/shape.js';
import { beyond, drawEdgeFront, edgeOf } from '../../parts/edge.js';
import { grownAt } from '../../parts/pair.js';
import { along, moved } from '../../parts/places.js';
import { convexShape } from '../../parts/shapes.js';
import { drawDot, summaryOf } from '../../parts/span.js';

/** @import { Frame, Library, Pen, Point, State, Step } from '../../model/types.js' */
/** @import { Seen } from '../../parts/pair.js' */
/** A shape as the library takes it. @typedef {{ points: Point[], radius: number }} Convex */

/** @param {State} state @param {'A' | 'B'} which @returns {Convex} */
function shapeIn(state, which) {
  const form = state[`form${which}`];
  if (form.choice !== 'box') return convexOf(state[`shape${which}`], form);
  const { minX, minY, maxX, maxY } = state[which === 'A' ? 'a' : 'b'];
  return {
    points: [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
    ].map(([x, y]) => ({ x, y })),
    radius: 0,
  };
}

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

/** @type {import('./scene.js').Pair} */
export const shapes = {
  trace: {
    source: { file: 'query/convex_convex', load: () => import('../../../src/query/convex_convex.rs?raw') },
    kinds: 'CONVEX_VS_CONVEX_STEPS',
  },

  call(state) {
    const [a, b] = [shapeIn(state, 'A'), shapeIn(state, 'B')].map(({ points, radius }) =>
      radius > 0 ? { points, radius } : { points },
    );
    return ['convexVsConvex', a, state.motionA, b, state.motionB];
  },

  solve(graze, state) {
    const { motionA, motionB } = state;
    const [a, b] = [shapeIn(state, 'A'), shapeIn(state, 'B')];
    const o = moved(shapes.middle(state), state.origin);
    const { span, steps } = toldOf(graze, a, motionA, b, motionB, o);
    const point = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const [{ motionX, motionY }] = /** @type {any[]} */ (graze.aabbVsAabbSteps(point, motionA, point, motionB).steps);
    const outlineOf = (/** @type {Convex} */ shape) => sumOf(graze, { points: [still], radius: 0 }, still, shape);
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
      misses: steps[index - 1]?.kind === 'inFront' ? 'misses' : 'missesOutOfOrder',
    }[kind];
    return { key: `steps.shapes.${variant ?? kind}`, values: { ...values, n: edge + 1, owner: `@owners.${owner}` } };
  },

  summary(result, steps) {
    const front = steps.find(({ kind }) => kind === 'inFront');
    if (!result) return { key: `result.misses.${front ? 'edge' : 'sum'}`, values: { n: front && front.edge + 1 } };
    const [enter, exit] = [result.enter, result.exit].map(
      (hit) => hit && { ...hit, feature: hit.feature.replace(/\d/, '') },
    );
    return summaryOf({ ...result, enter, exit });
  },

  middle: (state) => middleOf(shapeIn(state, 'A').points),

  told(pen, frame, o) {
    const { state, result, steps, step } = frame;
    const [{ outlineA, outlineB, motionX, motionY }] = steps;
    const { kind, t, edge } = steps[step];
    const isLast = step === steps.length - 1;
    return {
      a: convexShape(pen, outlineA, o, o),
      b: convexShape(pen, outlineB, outlineB.corners[0], middleOf(shapeIn(state, 'B').points)),
      o,
      relative: { x: motionX, y: motionY },
      isTold: !(isLast && result),
      isExplained: kind === 'sum',
      hasPath: !['sum', 'edge'].includes(kind),
      drawGrown(seen) {
        pen.label('path', shapes.middle(state), 'A', { x: 1, y: 0.6 }, 8);
        pen.label('fixed', middleOf(shapeIn(state, 'B').points), 'B', { x: 1, y: 0.6 }, 8);
        drawSum(pen, frame, seen);
      },
      drawTest(seen) {
        const shown = isLast && !result ? reasonsOf(steps) : [steps[step]];
        for (const each of shown) {
          if (each.edge !== undefined) drawEdge(pen, frame, each.edge, each.kind !== 'edge');
          if (each.kind === 'corner') drawCorner(pen, each, steps[0].radius);
        }
        if (edge !== undefined) pen.arrow('path', seen.o, moved(seen.o, seen.relative));
        if (t !== undefined) drawCrossing(pen, frame, along({ a: o, b: moved(o, seen.relative) }, t));
      },
      isMet: () => false,
      isOut: kind === 'startsInside',
    };
  },
};

/** Where an edge starts and ends, moved out by the radius. @param {Step} edge @param {number} radius @returns {Point[]} */
function lineOf({ fromX, fromY, toX, toY }, radius) {
  const { far } = edgeOf(
    [
      { x: fromX, y: fromY },
      { x: toX, y: toY },
    ],
    0,
  );
  const length = Math.hypot(toX - fromX, toY - fromY);
  return [far(0, radius), far(length, radius)];
}

/** The color of each edge is that of the shape that it comes from. */
const roles = /** @type {const} */ ({ a: 'path', b: 'fixed' });

/**
 * Draws B grown by A with its edges in the colors of the shapes. The step that grows it shows A′, which is A turned half
 * around o, there and with its o at each corner of B; that of an edge of A′ shows it at o.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawSum(pen, frame, { o, over, motionB }) {
  const { steps, step, hasField, say } = frame;
  const [{ sum, mirrored, outlineB }] = steps;
  const at = grownAt(frame);
  const shape = convexShape(pen, sum, o, middleOf(sum.corners));
  shape.draw('grown', moved(o, motionB, at), { fill: true, tint: hasField ? 0.04 : 0.1 });
  for (const edge of sum.edges) {
    const [from, to] = lineOf(edge, sum.radius).map((end) => moved(end, motionB, at));
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
  pen.label('ghost', o, say('marks.mirrored'), { x: 1, y: 1 }, 12);
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
  const ends = lineOf(told, steps[0].radius);
  const { from, to, far } = edgeOf(ends, 0);
  if (isTested) drawEdgeFront(pen, ends, 0);
  pen.line('reject', far(-beyond, 0), far(beyond, 0));
  pen.line('focus', from, to, { width: 4 });
}

/** Draws the circle that decides at a corner. @param {Pen} pen @param {Step} corner @param {number} radius */
function drawCorner(pen, { atX, atY }, radius) {
  pen.circle('focus', { x: atX, y: atY }, radius, { fill: true, tint: 0.06 });
  pen.dot('focus', { x: atX, y: atY }, { size: 3.5 });
}

/** Draws where the path crosses a line. @param {Pen} pen @param {Frame} frame @param {Point} at */
function drawCrossing(pen, { steps, step, say }, at) {
  const { kind, t } = steps[step];
  const role = kind === 'enters' ? 'enter' : 'exit';
  drawDot(pen, role, at);
  pen.label(role, at, say('marks.t', { t }), { x: 0.6, y: 0.6 }, 10);
}
