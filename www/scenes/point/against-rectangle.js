// A point against a rotated rectangle: a turn at each edge says whether the point is in front of it.

import { inRadians, quadOf } from '../../model/fields/rectangle.js';
import { beyond, drawEdgeFront, drawKnob, edgeOf, nameCorners } from '../../parts/edge.js';
import { drawLineOver, drawTurn, endsOf } from '../../parts/turn.js';

/** @import { Step } from '../../model/types.js' */

/** @param {Step[]} steps @returns {boolean} whether the rectangle has no area */
const isFlat = ([{ kind }]) => kind === 'isSegment';

/** @param {Step[]} steps @returns {any} the turn that rules the rectangle out, if one does */
const reasonIn = (steps) => (steps.at(-1)?.kind === 'outside' ? steps.findLast(({ kind }) => kind === 'turns') : null);

/** @type {import('./scene.js').Test} */
export const againstRectangle = {
  trace: {
    source: { file: 'query/point_quad', load: () => import('../../../src/query/point_quad.rs?raw') },
    kinds: 'POINT_VS_QUAD_STEPS',
    neverMet: ['empty'],
  },

  call: ({ p, rectangle }) => ['pointVsQuad', p, inRadians(rectangle)],

  ask(graze, { p, rectangle }) {
    const { corners } = quadOf(graze, rectangle);
    const { place, steps } = graze.pointVsQuadSteps(p, { corners });
    const [segment] = isFlat(steps) ? [endsOf(steps[0])] : [];
    const placed = (/** @type {Step} */ step) => {
      const [a, b] = segment ?? [corners[step.edge], corners[(step.edge + 1) % 4]];
      return { ...step, ax: a.x, ay: a.y, bx: b.x, by: b.y, cx: p.x, cy: p.y };
    };
    return { place, steps: steps.map((step) => ({ ...(step.kind === 'turns' ? placed(step) : step), corners })) };
  },

  caption(steps, index) {
    const { kind, edge, turn, lowX, lowY, highX, highY } = steps[index];
    if (kind === 'isSegment') {
      const isPoint = lowX === highX && lowY === highY;
      return { key: `steps.isSegment.${isPoint ? 'point' : 'segment'}`, values: { lowX, lowY, highX, highY } };
    }
    if (kind === 'turns') {
      return { key: `steps.turns.${isFlat(steps) ? 'flat' : 'edge'}.${turn}`, values: { edge, next: (edge + 1) % 4 } };
    }
    return { key: `steps.${kind}.${isFlat(steps) ? 'flat' : 'rectangle'}` };
  },

  summary(place, steps) {
    if (isFlat(steps)) return { key: `result.flat.${place}` };
    const on = steps.filter(({ turn }) => turn === 'straight').map(({ edge }) => edge);
    // On two lines at once: at the corner between them, and that is 0 for the first and the last edge.
    if (place === 'boundary' && on.length > 1) {
      return { key: 'result.rectangle.corner', values: { corner: on[0] === 0 && on[1] === 3 ? 0 : on[1] } };
    }
    const edge = place === 'outside' ? reasonIn(steps).edge : (on[0] ?? 0);
    return { key: `result.rectangle.${place}`, values: { edge, next: (edge + 1) % 4 } };
  },

  draw(pen, { state: { rectangle }, steps, step, hasField, say }) {
    const [{ corners }] = steps;
    const isLast = step === steps.length - 1;
    const shown = isLast ? reasonIn(steps) : steps[step];
    drawKnob(pen, rectangle);
    pen.polygon('fixed', corners, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    if (shown && shown.edge !== undefined && !isFlat(steps)) {
      const { far } = edgeOf(corners, shown.edge);
      if (shown.turn === 'counterClockwise') drawEdgeFront(pen, corners, shown.edge);
      pen.line('reject', far(-beyond, 0), far(beyond, 0));
    }
    if (!isFlat(steps)) nameCorners(pen, corners, rectangle);
    pen.polygon('fixed', corners, { width: isFlat(steps) ? 3 : 1.5 });
    if (shown?.kind === 'isSegment') pen.line('focus', ...endsOf(shown), { width: 4 });
    if (shown?.kind !== 'turns') return;
    if (!isLast) drawTurn(pen, say, shown, hasField);
    else drawLineOver(pen, { x: shown.ax, y: shown.ay }, { x: shown.bx, y: shown.by });
    if (isLast) pen.line('focus', { x: shown.ax, y: shown.ay }, { x: shown.bx, y: shown.by }, { width: 4 });
  },
};
