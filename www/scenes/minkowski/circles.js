// Two circles: B grown by A is a circle, and the distance of its center from the path of the center of A says whether they meet.

import { drawPair, grownAt } from '../../parts/pair.js';
import { along, moved } from '../../parts/places.js';
import { circleShape } from '../../parts/shapes.js';
import { distanceOf, summaryOf } from '../../parts/span.js';

/** @import { Frame, Message, Pen, Step } from '../../model/types.js' */
/** @import { Seen } from '../../parts/pair.js' */

/** A circle is met at its rim. @param {any} hit */
const atRim = (hit) => hit && { ...hit, feature: 'rim' };

/** @type {import('../../parts/asked.js').Asked} */
export const circles = {
  trace: {
    source: { file: 'query/circle_circle', load: () => import('../../../src/query/circle_circle.rs?raw') },
    kinds: 'CIRCLE_VS_CIRCLE_STEPS',
  },

  call: ({ a, motionA, b, motionB }) => ['circleVsCircle', a, motionA, b, motionB],

  solve(graze, { a, motionA, b, motionB }) {
    const { span, steps } = graze.circleVsCircleSteps(a, motionA, b, motionB);
    // The time axis asks whether a step with a time enters or leaves.
    const told = (/** @type {Step} */ { step, ...own }) =>
      step ? { ...own, step: { ...step, enters: step.kind === 'enters' } } : own;
    return { result: span, steps: steps.map(told) };
  },

  caption(steps, index) {
    const [{ radius }] = steps;
    const { kind, step, ...values } = steps[index];
    if (!step) return { key: `steps.circles.${kind}`, values };
    const isTouch = steps.at(-1)?.step.kind === 'touches';
    const variant = step.kind === 'leaves' && isTouch ? 'touchesLast' : step.kind;
    return { key: `steps.circles.${variant}`, values: { ...step, radius } };
  },

  summary: (result, steps) =>
    result ? summaryOf({ ...result, enter: atRim(result.enter), exit: atRim(result.exit) }) : reasonOf(steps),

  draw(pen, frame) {
    const { state, result, steps, step } = frame;
    const { a, motionA, b, motionB } = state;
    const [{ motionX, motionY }] = steps;
    const { kind, step: nested } = steps[step];
    const isLast = step === steps.length - 1;
    drawPair(pen, frame, {
      a: circleShape(pen, a),
      motionA,
      b: circleShape(pen, b),
      motionB,
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
};

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
 * Draws B grown by the radius of A.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawGrown(pen, frame, { motionB, over }) {
  const { state, steps, step, hasField, say } = frame;
  const [{ radius }] = steps;
  const t = grownAt(frame);
  const at = moved(state.b, motionB, t);
  const name = say(over < 1 ? 'marks.grownAt' : 'marks.grown', { t });
  pen.label('grown', { x: at.x, y: at.y + radius }, name, { x: 0, y: 1 }, 4);
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
