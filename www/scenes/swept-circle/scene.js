// A moving circle against a wall: the path of its center against the box grown by the radius, or the path grown by the
// radius against the box. Both make a corner round. Of several walls the first is told.

import { timeAxis } from '../../extras/index.js';
import { choice, circle, vector } from '../../model/fields/index.js';
import { sides } from '../../model/sides.js';
import { defineScene } from '../../parts/define-scene.js';
import { cornerOf, drawStrips, nameParts, squareOf, stripOf } from '../../parts/grown-box.js';
import { drawFront, drawSide, lineOf } from '../../parts/half-plane.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { offNormal } from '../../parts/label-offsets.js';
import { drawGap, drawMissLines, missOf, missSentence } from '../../parts/miss.js';
import { drawMoment, drawOpenPart, nameEnds } from '../../parts/path.js';
import { along, grown, moved } from '../../parts/places.js';
import { distanceOf, drawDot, drawPushOut, marksOf, summaryOf, timeLabel } from '../../parts/span.js';
import { ticksOf } from '../../parts/times.js';
import { boxesOf, wallList } from '../../parts/walls.js';
import { drawAmong, isAmong, ofWall, solveAmong, toldAmong, toldOf, toldSteps } from './among.js';

/** @import { Frame, Pen, Say, Segment, Step } from '../../model/types.js' */

const start = {
  circle: { x: 24, y: 20, radius: 11 },
  motion: { x: 116, y: 44 },
  walls: boxesOf([[66, 44, 112, 76]]),
};
/** Two tiles of a floor, of which the second is met first, a wall that is met later, and one that is missed. */
const several = boxesOf([
  [112, 22, 126, 58],
  [40, 66, 68, 82],
  [68, 66, 96, 82],
  [70, 10, 88, 22],
]);

export default defineScene({
  id: 'swept-circle',
  fields: {
    circle: circle(start.circle, 40),
    motion: vector(start.motion, 'circle'),
    walls: wallList(start.walls, { least: 1, hasQuietSides: isAmong }),
    view: choice(['rounded', 'capsule']),
  },
  trace: {
    source: { file: 'query/circle_aabb', load: () => import('../../../src/query/circle_aabb.rs?raw') },
    kinds: 'CIRCLE_VS_AABB_STEPS',
    // The sides of the grown wall; then a corner and its circle. Of several walls, each one as a whole.
    run(steps, index) {
      const { kind, enters, wall: among } = steps[index];
      if (among !== undefined) return among;
      return kind === 'cornerSquare' || kind === 'cornerMet' ? String(enters) : kind === 'grownBox' ? kind : null;
    },
  },
  answer: { rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal', 'feature'] },
  presets: [
    { id: 'corner', state: start },
    { id: 'side', state: { ...start, circle: { x: 22, y: 58, radius: 11 }, motion: { x: 70, y: 6 } } },
    { id: 'past', state: { ...start, circle: { x: 32, y: 56, radius: 14 }, motion: { x: 40, y: -40 } } },
    { id: 'square', state: { ...start, circle: { x: 57.5, y: 35.5, radius: 11 }, motion: { x: 76, y: -20 } } },
    { id: 'rolling', state: { ...start, circle: { x: 24, y: 33, radius: 11 }, motion: { x: 112, y: 0 } } },
    { id: 'overlap', state: { ...start, circle: { x: 62, y: 58, radius: 11 }, motion: { x: 78, y: -40 } } },
    {
      id: 'published',
      state: {
        ...start,
        walls: boxesOf([[3, 3, 23, 13]]),
        circle: { x: -10, y: -10, radius: 5 },
        motion: { x: 41, y: 23 },
      },
      sight: { minX: -24, minY: -18, maxX: 40, maxY: 22 },
    },
    { id: 'far', state: { ...start, circle: { x: 24, y: 76, radius: 8 }, motion: { x: 20, y: -56 } } },
    {
      id: 'several',
      state: {
        ...start,
        walls: several,
        circle: { x: 24, y: 24, radius: 9 },
        motion: { x: 104, y: 48 },
      },
    },
  ],
  differs: { motion: { x: 113.5106712850486, y: 16.61738413553462 } },
  solve(graze, state) {
    const { circle: mover, motion, walls } = state;
    if (isAmong(state)) return solveAmong(graze, mover, motion, walls);
    const { span, steps } = toldSteps(graze, mover, motion, walls[0]);
    return { result: span, steps };
  },

  call(state) {
    const { circle: mover, motion, walls } = state;
    return isAmong(state) ? ['first', walls, mover, motion] : ['circleVsAabb', mover, motion, walls[0]];
  },

  field: { load: async (scene) => (await import('./field.js')).wallsField(scene) },

  extras: [timeAxis((frame) => ticksOf(ofWall(frame)))],

  caption: (steps, index) => toldOf(steps, index, captionOf, outcomeOf),

  summary: (result, steps) => toldAmong(result, steps, outcomeOf),

  draw(pen, frame) {
    drawAmong(pen, frame);
    drawWall(pen, ofWall(frame));
  },
});

/**
 * The sentence of a step in the test of one wall.
 * @param {Step[]} steps @param {number} index
 * @returns {import('../../model/types.js').Message}
 */
function captionOf(steps, index) {
  const { kind, step, side, corner, feature, enters, ...values } = steps[index];
  if (step) return halfPlaneSentence('steps.grownBox', step, steps[index - 1]?.step);
  const isEnd = ['sideStrip', 'cornerSquare', 'cornerMet'].includes(kind);
  const way = enters ? 'enters' : 'leaves';
  const isOwnEnd = kind === 'cornerSquare' && boundsOf(steps, index)[enters ? 'near' : 'far'] === (enters ? 0 : 1);
  const key = isEnd ? `steps.${kind}.${isOwnEnd ? (enters ? 'starts' : 'ends') : way}` : `steps.${kind}`;
  const names = { side: `@sides.${side}`, feature: `@features.${feature}`, corner: `@features.${corner}` };
  return { key, values: { ...values, ...names } };
}

/**
 * When the path is in the grown wall with square corners: from 0 if it starts there, until 1 if it ends there.
 * @param {Step[]} steps @param {number} index of a step after that test
 * @returns {{ near: number, far: number }}
 */
const boundsOf = (steps, index) => steps.slice(0, index).findLast(({ kind }) => kind === 'grownBox')?.step;

/**
 * What became of a wall, in one sentence.
 * @param {any} span @param {Step[]} steps of its test
 * @returns {import('../../model/types.js').Message}
 */
const outcomeOf = (span, steps) => (span ? summaryOf(span) : reasonOf(steps));

/**
 * Draws the test of one wall.
 * @param {Pen} pen @param {Frame} frame
 */
function drawWall(pen, frame) {
  const { state, result, steps, step, hasField, blend } = frame;
  const {
    circle: mover,
    walls: [wall],
  } = state;
  const shown = steps[step];
  const path = pathOf(state);
  const isLast = step === steps.length - 1;
  nameEnds(pen, path);
  const miss = isLast && !result ? whyMissed(steps) : null;
  pen.box('fixed', wall, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
  if (!isBeforeRounding(shown) || blend.view > 0) drawGrown(pen, frame, blend.view);
  drawStage(pen, isLast ? atDecision(frame) : frame, path);
  if (miss) drawMissLines(pen, miss, grown(wall, mover.radius));
  pen.box('fixed', wall);
  pen.circle('ghost', path.b, mover.radius);
  pen.circle('path', path.a, mover.radius, { fill: true, tint: hasField ? 0.07 : 0.14 });
  if (shown.kind !== 'boundsApart') drawOpenPart(pen, frame, path);
  pen.arrow('path', path.a, path.b);
  drawStageMarks(pen, isLast ? atDecision(frame) : frame, path);
  if (miss) drawGap(pen, frame.say, miss, path);
  if (isLast && result) for (const mark of marksOf(result)) drawHit(pen, frame, mark);
  if (isLast && result?.pushOut) drawOverlap(pen, frame);
  drawMoment(pen, path, frame, {
    size: 4,
    drawThing: (at) => pen.circle('ghost', at, mover.radius, { fill: true, tint: 0.16, width: 2 }),
  });
}

/** @param {Frame['state']} state @returns {Segment} the path of the center */
const pathOf = ({ circle: { x, y }, motion }) => ({ a: { x, y }, b: moved({ x, y }, motion) });

/**
 * What rules the wall out before its corners are rounded.
 * @param {Step[]} steps of a miss
 * @returns {import('../../parts/miss.js').Miss | null} null if a corner did
 */
function whyMissed(steps) {
  const apart = steps.find(({ kind }) => kind === 'boundsApart');
  if (apart) return { side: apart.side, isReached: false };
  return steps.some(({ kind }) => kind === 'cornerMissed') ? null : missOf(steps);
}

/**
 * Why the circle misses.
 * @param {Step[]} steps
 * @returns {import('../../model/types.js').Message}
 */
function reasonOf(steps) {
  const miss = whyMissed(steps);
  if (miss) return missSentence(miss);
  const { corner, closest, distance, radius } = /** @type {Step} */ (decisionOf(steps));
  const isWide = distance > radius;
  const variant = closest < 0 ? 'startsPast' : closest <= 1 ? 'pastCorner' : isWide ? 'wouldPass' : 'endsBefore';
  return { key: `result.misses.${variant}`, values: { corner: `@features.${corner}`, distance, radius } };
}

/**
 * The corner that ruled the wall out.
 * @param {Step[]} steps
 * @returns {Step | undefined}
 */
const decisionOf = (steps) =>
  steps.some(({ kind }) => kind === 'cornerMissed') ? steps.findLast(({ kind }) => kind === 'cornerSquare') : undefined;

/**
 * The last frame as the step shows it that decided a miss at a corner; any other frame as it is.
 * @param {Frame} frame
 * @returns {Frame}
 */
function atDecision(frame) {
  const { result, steps } = frame;
  const decision = result ? undefined : decisionOf(steps);
  return decision ? { ...frame, step: steps.indexOf(decision) } : frame;
}

/** @param {Step} step @returns {boolean} whether the corners of the grown box are still square */
const isBeforeRounding = ({ kind }) => ['boundsApart', 'boundsMeet', 'grownBox'].includes(kind);

/**
 * Draws what has grown by the radius: the box, the path, or a part of each on the way from one to the other. All of these
 * meet exactly when the circle meets the box.
 * @param {Pen} pen @param {Frame} frame @param {number} over 0 if only the box grows, 1 if only the path does
 */
function drawGrown(pen, { state, steps, step, hasField }, over) {
  const {
    circle: mover,
    walls: [wall],
  } = state;
  const { a, b } = pathOf(state);
  const look = { fill: true, tint: hasField ? 0.04 : 0.1 };
  if (over < 1) pen.rounded('grown', wall, mover.radius * (1 - over), { ...look, tint: 0.1 * (1 - over) });
  if (over > 0) pen.polygon('grown', [a, b], { ...look, grown: mover.radius * over });
  if (over > 0) return;
  const outer = grown(wall, mover.radius);
  drawStrips(pen, wall, outer);
  if (['sideStrip', 'cornerSquare'].includes(steps[step].kind)) nameParts(pen, wall, outer);
}

/**
 * Draws the areas of a step, below everything else.
 * @param {Pen} pen @param {Frame} frame @param {Segment} path
 */
function drawStage(pen, { state, steps, step }, { a, b }) {
  const { kind, side, corner, feature, step: nested } = steps[step];
  const {
    circle: mover,
    walls: [wall],
  } = state;
  const outer = grown(wall, mover.radius);
  if (kind === 'boundsApart' || kind === 'boundsMeet') {
    if (side) drawFront(pen, outer, side);
    pen.box('grown', outer, { fill: true, tint: 0.08 });
    const bounds = {
      minX: Math.min(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxX: Math.max(a.x, b.x),
      maxY: Math.max(a.y, b.y),
    };
    pen.box('path', bounds, { dash: [2, 4], width: 1.5, fill: true, tint: 0.07 });
    if (side) pen.line('focus', ...lineOf(side, outer, pen.area));
  }
  if (nested) {
    if (nested.side) drawFront(pen, outer, nested.side);
    pen.box('grown', outer, { fill: true, tint: 0.08 });
    if (nested.side) pen.line('focus', ...lineOf(nested.side, outer, pen.area));
  }
  if (feature in sides) pen.box('focus', stripOf(feature, wall, outer), { hatch: true, width: 2 });
  if (corner) {
    pen.box('focus', squareOf(corner, wall, outer), { width: 1.5 });
    const at = cornerOf(corner, wall);
    pen.circle('focus', at, mover.radius, { fill: true, tint: 0.06 });
    pen.dot('focus', at, { size: 3.5 });
  }
}

/**
 * Draws how close the line of the path comes to the corner: the distance that is compared with the radius.
 * @param {Pen} pen @param {Frame} frame @param {Segment} path
 */
function drawClosest(pen, { state, steps, step, say }, path) {
  const { corner, closest, distance } = steps[step];
  if (closest === undefined) return;
  const from = cornerOf(corner, state.walls[0]);
  const foot = along(path, closest);
  if (closest > 1) pen.line('ghost', path.b, foot);
  if (closest < 0) pen.line('ghost', path.a, foot);
  pen.line('normal', from, foot, { width: 2.5 });
  pen.dot('normal', foot, { size: 3.5 });
  const across = distance > 0 ? { x: foot.x - from.x, y: foot.y - from.y } : { x: 0, y: -1 };
  pen.label('normal', foot, distanceOf(say, distance), across, 10);
}

/**
 * Draws the marks of a step, above the path.
 * @param {Pen} pen @param {Frame} frame @param {Segment} path
 */
function drawStageMarks(pen, frame, path) {
  const { state, result, steps, step, say } = frame;
  const { kind, enters, step: nested } = steps[step];
  if (nested?.side) drawSide(pen, say, path, grown(state.walls[0], state.circle.radius), nested);
  if (nested?.kind === 'crosses') drawNearAndFar(pen, say, path, nested);
  if (kind === 'startsInside') drawOverlap(pen, frame);
  drawClosest(pen, frame, path);
  const hit = kind === 'sideStrip' || kind === 'cornerMet' ? result?.[enters ? 'enter' : 'exit'] : null;
  if (hit) drawHit(pen, frame, { hit, role: enters ? 'enter' : 'exit', key: 'marks.t' });
}

/**
 * Draws where the path enters last and leaves first, as far as that is between its ends.
 * @param {Pen} pen @param {Say} say @param {Segment} path @param {Step} crosses
 */
function drawNearAndFar(pen, say, path, { near, far }) {
  for (const [role, t] of /** @type {['enter' | 'exit', number][]} */ ([
    ['enter', near],
    ['exit', far],
  ])) {
    if (t <= 0 || t >= 1) continue;
    const at = along(path, t);
    drawDot(pen, role, at);
    pen.label(role, at, say('marks.t', { t }), offNormal('line'), 10);
  }
}

/**
 * Draws the circle at a hit, and the point of the box that it touches.
 * @param {Pen} pen @param {Frame} frame @param {Pick<import('../../parts/span.js').Mark, 'hit' | 'role' | 'key'>} mark
 */
function drawHit(pen, { state, say }, { hit, role, key }) {
  const { t, point, position, normal } = hit;
  pen.circle(role, position, state.circle.radius, { width: 1.75 });
  if (pen.length(34) < state.circle.radius) pen.line('normal', point, position, { dash: [2, 3] });
  pen.ray('normal', point, normal, 34);
  pen.dot(role, point, { size: 3.5 });
  drawDot(pen, role, position);
  pen.label(role, position, timeLabel(pen, say, { key, t }), offNormal('answer', normal), 12);
}

/**
 * Draws the shortest way out of an overlap.
 * @param {Pen} pen @param {Frame} frame
 */
function drawOverlap(pen, { state, result, say }) {
  const { x, y, radius } = state.circle;
  drawPushOut(pen, say, result.pushOut, { x, y }, (look, at) => pen.circle('normal', at, radius, look));
}
