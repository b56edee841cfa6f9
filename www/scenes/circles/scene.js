// Two moving circles, seen from the world or from B. From B, A is a point on a segment, and B is grown by the radius of A.

import { timeAxis } from '../../extras/index.js';
import { circle } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawPair, grownAt, motionsOf, viewFromB } from '../../parts/pair.js';
import { along, moved } from '../../parts/places.js';
import { circleShape } from '../../parts/shapes.js';
import { distanceOf, summaryOf } from '../../parts/span.js';
import { ticksOf } from '../../parts/times.js';

/** @import { Frame, Message, Pen, Step } from '../../model/types.js' */
/** @import { Seen } from '../../parts/pair.js' */

const start = {
  a: { x: 24, y: 26, radius: 10 },
  motionA: { x: 88, y: 26 },
  b: { x: 90, y: 60, radius: 16 },
  motionB: { x: -24, y: -14 },
};

const { motionA, motionB } = motionsOf(start, 'a');

export default defineScene({
  id: 'circles',
  fields: {
    a: circle(start.a, 30),
    motionA,
    b: { ...circle(start.b, 30), role: 'fixed' },
    motionB,
    view: viewFromB,
  },
  trace: {
    source: { file: 'query/circle_circle', load: () => import('../../../src/query/circle_circle.rs?raw') },
    kinds: 'CIRCLE_VS_CIRCLE_STEPS',
  },
  answer: { rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal'] },
  presets: [
    { id: 'through', state: start },
    { id: 'past', state: { ...start, motionA: { x: 96, y: -18 }, motionB: { x: -16, y: -24 } } },
    {
      id: 'tangent',
      state: { ...start, a: { ...start.a, y: 34 }, motionA: { x: 96, y: -10 }, motionB: { x: -16, y: -10 } },
    },
    {
      id: 'segment',
      state: {
        a: { x: 24, y: 26, radius: 0 },
        motionA: { x: 112, y: 40 },
        b: { x: 88, y: 58, radius: 26 },
        motionB: { x: 0, y: 0 },
      },
    },
    { id: 'short', state: { ...start, motionA: { x: 24, y: 4 }, motionB: { x: -6, y: -8 } } },
    { id: 'stays', state: { ...start, motionA: { x: 50, y: 14 }, motionB: { x: -10, y: -14 } } },
    { id: 'alike', state: { ...start, motionA: { x: 40, y: -14 }, motionB: { x: 40, y: -14 } } },
    {
      id: 'overlap',
      state: { ...start, a: { x: 74, y: 50, radius: 10 }, motionA: { x: -34, y: -8 }, motionB: { x: 20, y: 10 } },
    },
  ],
  differs: { motionA: { x: 92.75801811279192, y: -0.16909962035554837 } },

  solve(graze, state) {
    const { span, steps } = graze.circleVsCircleSteps(state.a, state.motionA, state.b, state.motionB);
    // The time axis asks whether a step with a time enters or leaves.
    return {
      result: span,
      steps: steps.map((each) =>
        'step' in each ? { ...each, step: { ...each.step, enters: each.step.kind === 'enters' } } : each,
      ),
    };
  },

  call: (state) => ['circleVsCircle', state.a, state.motionA, state.b, state.motionB],

  extras: [timeAxis(ticksOf)],

  caption(steps, index) {
    const [{ radius }] = steps;
    const { kind, step, ...values } = steps[index];
    if (!step) return { key: `steps.${kind}`, values };
    const isTouch = steps.at(-1)?.step.kind === 'touches';
    const variant = step.kind === 'leaves' && isTouch ? 'touchesLast' : step.kind;
    return { key: `steps.${kind}.${variant}`, values: { ...step, radius } };
  },

  summary: (result, steps) => (result ? summaryOf(result) : reasonOf(steps)),

  draw(pen, frame) {
    const { state, result, steps, step } = frame;
    const { a, b } = state;
    const [{ motionX, motionY }] = steps;
    const { kind, step: nested } = steps[step];
    const isLast = step === steps.length - 1;
    drawPair(pen, frame, {
      a: circleShape(pen, a),
      motionA: state.motionA,
      b: circleShape(pen, b),
      motionB: state.motionB,
      o: { x: a.x, y: a.y },
      relative: { x: motionX, y: motionY },
      // All but a hit is about what B sees, wherever the reader looks from.
      isTold: !(isLast && result),
      isExplained: kind === 'relative',
      hasPath: result !== null && step > 0,
      drawGrown: (seen) => drawGrown(pen, frame, seen),
      drawTest: (seen) => drawDistance(pen, frame, seen),
      isMet: ({ isFirst }) => nested?.kind === (isFirst ? 'enters' : 'leaves'),
      isOut: nested?.kind === 'startsInside',
    });
  },
});

/** The step of a kind in the test of the path, if there is one. @param {Step[]} steps @param {string} kind @returns {Step | undefined} */
const stepOf = (steps, kind) => steps.find(({ step }) => step?.kind === kind)?.step;

/**
 * What rules the circles out: when they are closest, and how far their centers are apart then.
 * @param {Step[]} steps of a miss
 * @returns {{ why: string, t: number, distance: number }}
 */
function missOf(steps) {
  const [starts, ends, passes] = ['startsOutside', 'endsBefore', 'closest'].map((kind) => stepOf(steps, kind));
  if (ends) return { why: 'endsBefore', t: 1, distance: ends.distance };
  if (passes) return { why: 'passes', t: passes.closest, distance: passes.distance };
  return { why: 'leadsAway', t: 0, distance: starts?.distance };
}

/** Why the circles miss each other. @param {Step[]} steps @returns {Message} */
function reasonOf(steps) {
  const { why, distance } = missOf(steps);
  return { key: `result.misses.${why}`, values: { distance } };
}

/**
 * Draws B grown by the radius of A, and names all three circles.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawGrown(pen, frame, { motionB }) {
  const {
    state: { a, b },
    steps,
    step,
    hasField,
    say,
  } = frame;
  const [{ radius }] = steps;
  const at = moved(b, motionB, grownAt(frame));
  pen.label('path', { x: a.x, y: a.y - a.radius }, 'A', { x: -0.4, y: -1 }, 4);
  pen.label('fixed', b, 'B', { x: 1, y: -0.6 }, 8);
  pen.label('grown', { x: at.x, y: at.y + radius }, say('marks.grown'), { x: 0, y: 1 }, 4);
  pen.circle('grown', at, radius, { fill: true, tint: hasField ? 0.04 : 0.1 });
  if (step === 0) pen.circle('focus', at, radius, { width: 2 });
}

/** When each step looks at the distance of the centers. @type {Record<string, (step: Step) => number>} */
const looksAt = { startsOutside: () => 0, leadsAway: () => 0, endsBefore: () => 1, closest: ({ closest }) => closest };

/**
 * Draws how far the centers are apart when the step looks at that, as B sees it; in the last step, when they are closest.
 * There and where the path enters and leaves, this distance and half of the chord make a right triangle with the radius.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawDistance(pen, { state: { b }, result, steps, step, say }, { over, o, relative }) {
  if (over < 1 || step === 0) return;
  const { step: shown } = steps[step];
  const isMiss = step === steps.length - 1 && !result;
  const passes = stepOf(steps.slice(0, step + 1), 'closest');
  const t = isMiss ? missOf(steps).t : (looksAt[shown.kind]?.(shown) ?? passes?.closest);
  if (t === undefined) return;
  const at = moved(o, relative, t);
  const isLit = isMiss || shown.kind in looksAt;
  const { enter, exit } = result ?? {};
  const hit = { closest: enter ?? exit, enters: enter, leaves: exit }[/** @type {string} */ (shown.kind)];
  if (t < 0 || t > 1) pen.line('reject', moved(o, relative, t < 0 ? 0 : 1), at);
  if (hit) {
    const place = moved(o, relative, hit.t);
    pen.line('focus', place, at, { width: 3 });
    pen.line('focus', b, place, { width: 1.5 });
  }
  pen.line(isLit ? 'focus' : 'ghost', b, at, { width: isLit ? 2 : 1.5 });
  pen.dot('ghost', at, { size: 4 });
  const distance = isMiss ? missOf(steps).distance : (shown.distance ?? stepOf(steps, 'startsOutside')?.distance);
  if (!isLit) return;
  const gap = { x: at.x - b.x, y: at.y - b.y };
  const [place, aside] = isMiss ? [along({ a: b, b: at }, 0.5), { x: gap.y, y: -gap.x }] : [at, gap];
  pen.label(isMiss ? 'focus' : 'ghost', place, distanceOf(say, distance), { ...aside, y: aside.y || 1 }, 10);
}
