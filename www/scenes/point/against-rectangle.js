// A point against a rotated rectangle: a turn at each edge says whether the point is in front of it.

import { inRadians } from '../../model/fields/rectangle.js';
import {
  drawEdgeFront,
  drawEdgeLine,
  drawGap,
  drawKnob,
  edgeNames,
  edgeOf,
  nameCorners,
  numberOf,
} from '../../parts/edge.js';
import { drawTurn } from '../../parts/turn.js';

/** @import { Step } from '../../model/types.js' */

/** @param {Step[]} steps @returns {boolean} whether the rectangle has no area */
const isFlat = ([{ corners }]) => corners.length < 3;

/** @param {Step[]} steps @returns {any} the turn, or the corner, that decides that the point is outside */
const reasonIn = (steps) => steps.find(({ kind, turn }) => turn === 'counterClockwise' || kind === 'corner') ?? null;

/** What an edge that a turn is about is called. @param {Step} step */
const edgeIn = ({ corners, at }) => edgeNames(corners, at);

/** @type {import('../../parts/asked.js').Asked} */
export const againstRectangle = {
  trace: {
    source: { file: 'query/point_convex', load: () => import('../../../src/query/point_convex.rs?raw') },
    kinds: 'POINT_VS_CONVEX_STEPS',
  },

  call: ({ p, rectangle }) => ['pointVsConvex', p, inRadians(rectangle)],

  solve(graze, { p, rectangle }) {
    const shape = inRadians(rectangle);
    const corners = graze.cornersOf(shape);
    const { place, steps } = graze.pointVsConvexSteps(p, shape);
    // One turn for each edge, in the order of the corners.
    const placed = (/** @type {Step} */ { kind, turn }, /** @type {number} */ at) => {
      const [a, b] = [corners[at], corners[(at + 1) % corners.length]];
      return { kind, turn, at, ax: a.x, ay: a.y, bx: b.x, by: b.y, cx: p.x, cy: p.y };
    };
    const told = steps.map((/** @type {Step} */ step, /** @type {number} */ at) => ({
      ...(step.kind === 'turns' ? placed(step, at) : step),
      corners,
    }));
    return { result: place, steps: told };
  },

  caption(steps, index) {
    const step = steps[index];
    if (step.kind === 'turns') return { key: `steps.turns.${step.turn}`, values: edgeIn(step) };
    const isAtCorner = steps[index - 1]?.kind === 'corner';
    if (step.kind === 'corner') return { key: 'steps.corner', values: { corner: numberOf({ feature: step.corner }) } };
    return { key: `steps.${step.kind}.${isAtCorner ? 'corner' : 'rectangle'}` };
  },

  summary(place, steps) {
    if (isFlat(steps)) return { key: `result.flat.${place}` };
    const on = steps.filter(({ turn }) => turn === 'straight').map(edgeIn);
    if (place === 'boundary' && on.length > 1) {
      const corner = on[0].edge === on[1].next ? on[0].edge : on[1].edge;
      return { key: 'result.rectangle.corner', values: { corner } };
    }
    const values = place === 'outside' ? edgeIn(reasonIn(steps)) : on[0];
    return { key: `result.rectangle.${place}`, values };
  },

  draw(pen, { state: { p, rectangle }, steps, step, hasField, say }) {
    const [{ corners }] = steps;
    const isLast = step === steps.length - 1;
    const shown = isLast ? reasonIn(steps) : steps[step];
    drawKnob(pen, rectangle);
    pen.polygon('fixed', corners, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    if (shown?.turn === 'counterClockwise') drawEdgeFront(pen, edgeOf(corners, shown.at));
    if (shown?.kind === 'turns') drawEdgeLine(pen, edgeOf(corners, shown.at));
    nameCorners(pen, corners, rectangle);
    pen.polygon('fixed', corners, { width: isFlat(steps) ? 3 : 1.5 });
    if (shown?.kind === 'corner') {
      const corner = corners.find((/** @type {any} */ { feature }) => feature === shown.corner);
      if (corner) drawGap(pen, corner, p);
    }
    if (shown?.kind === 'turns' && !isLast) drawTurn(pen, say, shown, hasField);
  },
};
