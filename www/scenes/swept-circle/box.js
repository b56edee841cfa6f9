// A box as the wall: it grows by the radius and has round corners. The path is tested against its four sides, then against
// the circle around the one corner that can matter.

import { sides } from '../../model/sides.js';
import { cornerOf, drawStrips, nameParts, squareOf, stripOf } from '../../parts/grown-box.js';
import { drawFront, drawSide, lineOf } from '../../parts/half-plane.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { drawMiss, missOf, missSentence } from '../../parts/miss.js';
import { drawPair } from '../../parts/pair.js';
import { drawCrossing } from '../../parts/path.js';
import { along, boundsOf, grown, moved } from '../../parts/places.js';
import { boxShape, circleShape } from '../../parts/shapes.js';
import { distanceOf, summaryOf } from '../../parts/span.js';

/** @import { Frame, Message, Pen, Say, Segment, State, Step } from '../../model/types.js' */
/** @import { Miss } from '../../parts/miss.js' */

/** @type {import('../../parts/asked.js').Asked} */
export const box = {
  trace: {
    source: { file: 'query/circle_aabb', load: () => import('../../../src/query/circle_aabb.rs?raw') },
    kinds: 'CIRCLE_VS_AABB_STEPS',
  },

  call: ({ circle, motion, wall }) => ['circleVsAabb', circle, motion, wall],

  solve(graze, { circle, motion, wall }) {
    const { span, steps } = graze.circleVsAabbSteps(circle, motion, wall);
    // A step about a corner compares its distance with the radius.
    const told = steps.map((step) => (step.kind === 'cornerSquare' ? { ...step, radius: circle.radius } : step));
    return { result: span, steps: told };
  },

  // The sides of the grown wall; then a corner and its circle.
  run: ({ kind, enters }) =>
    kind === 'cornerSquare' || kind === 'cornerMet' ? String(enters) : kind === 'grownBox' ? kind : null,

  caption(steps, index) {
    const { kind, step, side, corner, feature, enters, ...values } = steps[index];
    if (step) return halfPlaneSentence('steps.grownBox', step, steps[index - 1]?.step);
    const isEnd = ['sideStrip', 'cornerSquare', 'cornerMet'].includes(kind);
    const way = enters ? 'enters' : 'leaves';
    const isOwnEnd = kind === 'cornerSquare' && timesIn(steps, index)[enters ? 'near' : 'far'] === (enters ? 0 : 1);
    const key = isEnd ? `steps.${kind}.${isOwnEnd ? (enters ? 'starts' : 'ends') : way}` : `steps.${kind}`;
    const names = { side: `@sides.${side}`, feature: `@features.${feature}`, corner: `@features.${corner}` };
    return { key, values: { ...values, ...names } };
  },

  summary(result, steps) {
    const miss = result ? null : whyMissed(steps);
    return miss ? missSentence(miss) : result ? summaryOf(result) : cornerReason(steps);
  },

  draw(pen, frame) {
    const { state, result, steps, step, say, blend } = frame;
    const { circle, motion, wall } = state;
    const { kind, enters } = steps[step];
    const path = pathOf(state);
    const isMissed = step === steps.length - 1 && !result;
    // A miss at a corner is shown as the step shows it that decided.
    const shown = (isMissed && decisionOf(steps)) || steps[step];
    drawPair(pen, frame, {
      a: circleShape(pen, circle),
      motionA: motion,
      b: boxShape(pen, wall),
      motionB: { x: 0, y: 0 },
      o: path.a,
      relative: motion,
      over: 1,
      isTold: true,
      hasPath: kind !== 'boundsApart',
      drawGrown() {
        if (!['boundsApart', 'boundsMeet', 'grownBox'].includes(kind) || blend.view > 0) drawGrown(pen, frame, path);
        drawStage(pen, state, shown, path);
      },
      drawTest() {
        const outer = grown(wall, circle.radius);
        drawSide(pen, say, path, outer, shown.step);
        if (shown.step?.kind === 'crosses') drawBounds(pen, say, path, shown.step);
        drawClosest(pen, frame, shown, path);
        drawMiss(pen, say, isMissed ? whyMissed(steps) : null, outer, path);
      },
      isMet: ({ isFirst }) => ['sideStrip', 'cornerMet'].includes(kind) && enters === isFirst,
      isOut: kind === 'startsInside',
      drawShared({ hit }) {
        if (pen.length(34) < circle.radius) pen.line('normal', hit.point, hit.position, { dash: [2, 3] });
      },
    });
  },
};

/** @param {State} state @returns {Segment} the path of the center */
const pathOf = ({ circle: { x, y }, motion }) => ({ a: { x, y }, b: moved({ x, y }, motion) });

/**
 * When the path is in the grown wall with square corners: from 0 if it starts there, until 1 if it ends there.
 * @param {Step[]} steps @param {number} index of a step after that test
 * @returns {{ near: number, far: number }}
 */
const timesIn = (steps, index) => steps.slice(0, index).findLast(({ kind }) => kind === 'grownBox')?.step;

/**
 * What rules the wall out before its corners are rounded.
 * @param {Step[]} steps of a miss
 * @returns {Miss | null} null if a corner did
 */
function whyMissed(steps) {
  const apart = steps.find(({ kind }) => kind === 'boundsApart');
  if (apart) return { side: apart.side, isReached: false };
  return decisionOf(steps) ? null : missOf(steps);
}

/** The step about the corner that ruled the wall out, if one did. @param {Step[]} steps */
const decisionOf = (steps) =>
  steps.some(({ kind }) => kind === 'cornerMissed') ? steps.findLast(({ kind }) => kind === 'cornerSquare') : undefined;

/** Why the circle misses the corner. @param {Step[]} steps @returns {Message} */
function cornerReason(steps) {
  const { corner, closest, distance, radius } = /** @type {Step} */ (decisionOf(steps));
  const isWide = distance > radius;
  const variant = closest < 0 ? 'startsPast' : closest <= 1 ? 'pastCorner' : isWide ? 'wouldPass' : 'endsBefore';
  return { key: `result.misses.${variant}`, values: { corner: `@features.${corner}`, distance, radius } };
}

/**
 * Draws what has grown by the radius: the box, the path, or a part of each on the way from one to the other. All of these
 * meet exactly when the circle meets the box.
 * @param {Pen} pen @param {Frame} frame @param {Segment} path
 */
function drawGrown(pen, { state: { circle, wall }, steps, step, hasField, blend: { view: over } }, { a, b }) {
  const look = { fill: true, tint: hasField ? 0.04 : 0.1 };
  if (over < 1) pen.rounded('grown', wall, circle.radius * (1 - over), { ...look, tint: 0.1 * (1 - over) });
  if (over > 0) pen.polygon('grown', [a, b], { ...look, grown: circle.radius * over });
  if (over > 0) return;
  const outer = grown(wall, circle.radius);
  drawStrips(pen, wall, outer);
  if (['sideStrip', 'cornerSquare'].includes(steps[step].kind)) nameParts(pen, wall, outer);
}

/**
 * Draws the areas of a step, below everything else.
 * @param {Pen} pen @param {State} state @param {Step} step @param {Segment} path
 */
function drawStage(pen, { circle, wall }, { kind, side, corner, feature, step: nested }, path) {
  const outer = grown(wall, circle.radius);
  const isBounds = kind === 'boundsApart' || kind === 'boundsMeet';
  if (isBounds || nested) pen.box('grown', outer, { fill: true, tint: 0.08 });
  if (isBounds) pen.box('path', boundsOf(path), { dash: [2, 4], width: 1.5, fill: true, tint: 0.07 });
  if (isBounds && side) {
    drawFront(pen, outer, side);
    pen.line('focus', ...lineOf(side, outer, pen.area));
  }
  if (feature in sides) pen.box('focus', stripOf(feature, wall, outer), { hatch: true, width: 2 });
  if (corner) {
    pen.box('focus', squareOf(corner, wall, outer), { width: 1.5 });
    const at = cornerOf(corner, wall);
    pen.circle('focus', at, circle.radius, { fill: true, tint: 0.06 });
    pen.dot('focus', at, { size: 3.5 });
  }
}

/**
 * Draws where the path enters last and leaves first, as far as that is between its ends.
 * @param {Pen} pen @param {Say} say @param {Segment} path @param {Step} crosses
 */
function drawBounds(pen, say, path, { near, far }) {
  if (near > 0) drawCrossing(pen, say, path, { kind: 'enters', t: near });
  if (far < 1) drawCrossing(pen, say, path, { kind: 'leaves', t: far });
}

/**
 * Draws how close the line of the path comes to the corner: the distance that is compared with the radius.
 * @param {Pen} pen @param {Frame} frame @param {Step} step @param {Segment} path
 */
function drawClosest(pen, { state, say }, { corner, closest, distance }, path) {
  if (closest === undefined) return;
  const from = cornerOf(corner, state.wall);
  const foot = along(path, closest);
  if (closest > 1) pen.line('ghost', path.b, foot);
  if (closest < 0) pen.line('ghost', path.a, foot);
  pen.line('normal', from, foot, { width: 2.5 });
  pen.dot('normal', foot, { size: 3.5 });
  const across = distance > 0 ? { x: foot.x - from.x, y: foot.y - from.y } : { x: 0, y: -1 };
  pen.label('normal', foot, distanceOf(say, distance), across, 10);
}
