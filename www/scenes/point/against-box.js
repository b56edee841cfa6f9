// A point against a box: in front of one of its four lines or behind all of them.

import { corners, sideNames, sides } from '../../model/sides.js';
import { drawDistance, drawFront, lineOf, normalFoot } from '../../parts/half-plane.js';

/** @import { Step } from '../../model/types.js' */

/** @param {Step[]} steps @param {string} kind @returns {any} the first step of a kind, if there is one */
const firstOf = (steps, kind) => steps.find((step) => step.kind === kind) ?? {};

/** @param {Step[]} steps @returns {string | undefined} the corner or side that the point is on */
function featureOn(steps) {
  const on = steps.filter(({ kind }) => kind === 'on').map(({ side }) => side);
  return Object.keys(corners).find((corner) => corners[corner].every((side) => on.includes(side))) ?? on[0];
}

/** @param {Step[]} steps @param {number} step @returns {any} the step whose line is shown: with the answer, the line that rules the box out */
const shownAt = (steps, step) => (steps[step].kind === 'lies' ? firstOf(steps, 'inFront') : steps[step]);

/** @type {import('../../parts/asked.js').Asked} */
export const againstBox = {
  trace: {
    source: { file: 'query/point_aabb', load: () => import('../../../src/query/point_aabb.rs?raw') },
    kinds: 'POINT_VS_AABB_STEPS',
  },

  call: ({ p, box }) => ['pointVsAabb', p, box],

  caption(steps, index) {
    const { kind, side, distance, place } = steps[index];
    if (kind === 'lies') return { key: `steps.lies.${place}` };
    return { key: `steps.${kind}`, values: { side: `@sides.${side}`, d: Math.abs(distance) } };
  },

  summary(place, steps) {
    const { side, distance } = firstOf(steps, 'inFront');
    const feature = place === 'boundary' ? featureOn(steps) : side;
    return { key: `result.box.${place}`, values: { side: `@features.${feature}`, d: distance } };
  },

  draw(pen, { state: { p, box: region }, steps, step, hasField, say }) {
    const { kind, side, distance } = shownAt(steps, step);
    pen.box('fixed', region, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    if (kind === 'inFront') drawFront(pen, region, side);
    for (const each of sideNames) {
      if (each !== side) pen.line('reject', ...lineOf(each, region, pen.area));
      if (!side || each === side) pen.ray('normal', normalFoot(each, region), sides[each].normal, side ? 30 : 16);
    }
    pen.box('fixed', region);
    if (!side) return;
    pen.line('focus', ...lineOf(side, region, pen.area));
    drawDistance(pen, say, p, region, side, distance ?? 0, { x: 0.4, y: 1 });
  },
};
