// A point against a box: in front of one of its four lines or behind all of them.

import { box, point } from '../../model/fields/index.js';
import { sideNames, sides } from '../../model/sides.js';
import { drawDistance, drawFront, lineOf, normalFoot } from '../../parts/half-plane.js';
import { drawDot } from '../../parts/span.js';

/** @typedef {import('../../model/types.js').Scene} Scene */
/** @typedef {import('../../model/types.js').Step} Step */

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
const start = { p: { x: 96, y: 44 }, box: { minX: 54, minY: 30, maxX: 112, maxY: 64 } };

/** @param {Step[]} steps @param {string} kind @returns {any} the first step of a kind, if there is one */
const firstOf = (steps, kind) => steps.find((step) => step.kind === kind) ?? {};

/** @param {Step[]} steps @param {number} step @returns {any} the step whose line is shown: with the answer, the line that rules the box out */
const shownAt = (steps, step) => (steps[step].kind === 'lies' ? firstOf(steps, 'inFront') : steps[step]);

/** @type {Scene} */
export default {
  id: 'point',
  world,
  fields: { p: point(start.p, world), box: box(start.box, world) },
  trace: {
    source: { file: 'query/point_aabb', load: () => import('../../../src/query/point_aabb.rs?raw') },
    kinds: 'POINT_VS_AABB_STEPS',
  },
  presets: [
    { id: 'inside', state: start },
    { id: 'outside', state: { ...start, p: { x: 130, y: 44 } } },
    { id: 'side', state: { ...start, p: { x: 96, y: 30 } } },
    { id: 'corner', state: { ...start, p: { x: 112, y: 64 } } },
    { id: 'line', state: { ...start, p: { x: 130, y: 64 } } },
  ],

  solve(graze, { p, box: region }) {
    const { place, steps } = graze.pointVsAabbSteps(p, region);
    return { result: place, steps };
  },

  call: ({ p, box: region }) => ['pointVsAabb', p, region],

  answer: {
    verdict: (place) => place,
    tones: { inside: 'cross', boundary: 'touch', outside: 'miss' },
    rows: ['p'],
    columns: ['answer'],
  },

  caption(steps, index) {
    const { kind, side, distance, place } = steps[index];
    if (kind === 'lies') return { key: `steps.lies.${place}` };
    return { key: `steps.${kind}`, values: { side: `@sides.${side}`, d: Math.abs(distance) } };
  },

  summary(place, steps) {
    const { side, distance } = firstOf(steps, place === 'outside' ? 'inFront' : 'on');
    return { key: `result.${place}`, values: { side: `@features.${side}`, d: distance } };
  },

  draw(pen, { state: { p, box: region }, result, steps, step, say }) {
    const { kind, side, distance } = shownAt(steps, step);
    pen.label('path', p, 'p', { x: -1, y: -1 }, 15);
    pen.box('fixed', region, { fill: true, outline: false });
    if (kind === 'inFront') drawFront(pen, region, side);
    for (const each of sideNames) {
      if (each !== side) pen.line('reject', ...lineOf(each, region, pen.area));
      if (!side || each === side) pen.ray('normal', normalFoot(each, region), sides[each].normal, side ? 30 : 16);
    }
    pen.box('fixed', region);
    if (side) {
      pen.line('focus', ...lineOf(side, region, pen.area));
      drawDistance(pen, say, p, region, side, distance ?? 0, { x: 0.4, y: 1 });
    }
    const isLast = step === steps.length - 1;
    if (isLast && result !== 'outside') drawDot(pen, 'enter', p);
    else pen.dot('path', p);
  },
};
