// A segment against a box made of four half-planes, one side after another.

import { timeAxis } from '../../extras/index.js';
import { box, point } from '../../model/fields/index.js';
import { sideNames, sides } from '../../model/sides.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawSide, lineOf, normalFoot } from '../../parts/half-plane.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { drawMiss, missOf, missSentence } from '../../parts/miss.js';
import { drawMoment, drawOpenPart, nameEnds } from '../../parts/path.js';
import { drawMarks, marksOf, summaryOf } from '../../parts/span.js';
import { ticksOf } from '../../parts/times.js';

/** @import { Frame, Message, Point, Step } from '../../model/types.js' */

const start = { a: { x: 20, y: 16 }, b: { x: 142, y: 86 }, box: { minX: 54, minY: 30, maxX: 112, maxY: 64 } };

export default defineScene({
  id: 'half-planes',
  fields: { a: point(start.a), b: point(start.b), box: box(start.box) },
  trace: {
    source: { file: 'query/segment_aabb', load: () => import('../../../src/query/segment_aabb.rs?raw') },
    kinds: 'SEGMENT_VS_AABB_STEPS',
  },
  presets: [
    { id: 'through', state: start },
    { id: 'past', state: { ...start, a: { x: 16, y: 60 }, b: { x: 78, y: 96 } } },
    { id: 'along', state: { ...start, a: { x: 30, y: 30 }, b: { x: 136, y: 30 } } },
    { id: 'corner', state: { ...start, a: { x: 34, y: 44 }, b: { x: 84, y: 94 } } },
    { id: 'inside', state: { ...start, a: { x: 76, y: 50 }, b: { x: 142, y: 17 } } },
  ],
  differs: { a: { x: 16.488888888888876, y: 54.62222222222222 } },

  call: ({ a, b, box: region }) => ['segmentVsAabb', { a, b }, region],

  extras: [timeAxis(ticksOf)],

  caption(steps, index) {
    const { key, values } = halfPlaneSentence('steps', steps[index], steps[index - 1], { tellsReached: true });
    return { key, values: { ...values, when: whenOf(steps[index]) } };
  },

  summary(result, steps) {
    const miss = result ? null : missOf(steps);
    return miss ? missSentence(miss) : summaryOf(result);
  },

  draw(pen, frame) {
    const { state, result, steps, step, hasField, say } = frame;
    const shown = steps[step];
    const isLast = step === steps.length - 1;
    const miss = isLast && !result ? missOf(steps) : null;
    nameEnds(pen, pathOf(state));
    pen.box('fixed', state.box, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    for (const side of sideNames) {
      const [from, to] = lineOf(side, state.box, pen.area);
      if (side !== shown.side) pen.line('reject', from, to);
      const isHit = [result?.enter, result?.exit].some((hit) => isSame(hit?.normal, sides[side].normal));
      if (isLast && !isHit && !miss) pen.ray('normal', normalFoot(side, state.box), sides[side].normal, 16);
    }
    pen.box('fixed', state.box);
    drawOpenPart(pen, frame, pathOf(state));
    pen.arrow('path', state.a, state.b);
    drawSide(pen, say, pathOf(state), state.box, shown);
    if (isLast && result) drawMarks(pen, say, marksOf(result));
    drawMiss(pen, say, miss, state.box, pathOf(state));
    drawMoment(pen, pathOf(state), frame);
  },
});

/**
 * The time of a step, with the quotient of distances that gives it.
 * @param {Step} step
 * @returns {Message | undefined}
 */
function whenOf({ da, db, t }) {
  if (t === undefined) return undefined;
  const isBetween = t > 0 && t < 1;
  return {
    key: isBetween ? 'quotient' : `moments.${t === 0 ? 'start' : 'end'}`,
    values: { da: Math.abs(da), db: Math.abs(db), t },
  };
}

/** @param {Frame['state']} state */
const pathOf = ({ a, b }) => ({ a, b });

/**
 * Whether two directions are the same.
 * @param {Point | undefined} one @param {Point} other
 * @returns {boolean}
 */
const isSame = (one, other) => one?.x === other.x && one.y === other.y;
