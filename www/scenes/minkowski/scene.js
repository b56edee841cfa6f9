// Two moving boxes, seen from the world or from B. From B, A is a point on a segment, and B is grown by A.

import { timeAxis } from '../../extras/index.js';
import { box, choice, vector } from '../../model/fields/index.js';
import { drawFront, drawSide, lineOf } from '../../parts/half-plane.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { drawGap, drawMissLines, missOf, missSentence } from '../../parts/miss.js';
import { drawOpenPart, nameMoment } from '../../parts/path.js';
import { along, middleOf, moved, movedBox } from '../../parts/places.js';
import { drawPushOut } from '../../parts/push-out.js';
import { marksOf, summaryOf, textOf } from '../../parts/span.js';
import { ticksOf, timesAfter } from '../../parts/times.js';

/** @import { Box, Frame, Pen, Point, Scene } from '../../model/types.js' */

/** Where the time of a copy of A goes. */
const below = { x: 0, y: 1 };

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
/** As it opens: A is the point o in its middle, and B grown by A is a frame around B. */
const start = {
  a: { minX: 10, minY: 14, maxX: 38, maxY: 38 },
  motionA: { x: 114, y: 12 },
  origin: { x: 0, y: 0 },
  b: { minX: 84, minY: 50, maxX: 116, maxY: 78 },
  motionB: { x: -4, y: -46 },
};
/** As it opened when the first links were made. */
const first = {
  a: { minX: 14, minY: 14, maxX: 38, maxY: 32 },
  motionA: { x: 112, y: 26 },
  origin: { x: -12, y: -9 },
  b: { minX: 88, minY: 52, maxX: 120, maxY: 80 },
  motionB: { x: -14, y: -44 },
};

/** @param {import('../../model/types.js').State} state whether it is seen from B, which stands still there */
const isFromB = ({ view }) => view.choice === 'relative';

/** @type {Scene} */
export default {
  id: 'minkowski',
  world,
  fields: {
    a: { ...box(start.a, world), leftOut: first.a },
    motionA: {
      ...vector(start.motionA, world, 'origin'),
      leftOut: first.motionA,
      seenBy: (state) => (isFromB(state) ? { x: -state.motionB.x, y: -state.motionB.y } : { x: 0, y: 0 }),
    },
    origin: { ...vector(start.origin, world, 'a'), leftOut: first.origin },
    b: { ...box(start.b, world), leftOut: first.b },
    motionB: {
      ...vector(start.motionB, world, 'b'),
      leftOut: first.motionB,
      seenBy: (state) => (isFromB(state) ? null : { x: 0, y: 0 }),
    },
    view: { ...choice(['world', 'relative']), default: { choice: 'relative' }, leftOut: { choice: 'world' } },
  },
  trace: {
    source: { file: 'query/aabb_aabb', load: () => import('../../../src/query/aabb_aabb.rs?raw') },
    kinds: 'AABB_VS_AABB_STEPS',
    // The sides of the sum.
    run: (steps, index) => (steps[index].kind === 'clip' ? 'clip' : null),
    // Half of the steps are about what B sees, wherever the reader looks from.
    shows: (steps, index) =>
      /** @type {Record<string, string>} */ (isAboutSum(steps, index) ? { view: 'relative' } : {}),
  },
  answer: {
    rows: ['t', 'point.x', 'point.y', 'meeting.maxX', 'meeting.maxY', 'position.x', 'position.y', 'normal', 'feature'],
  },
  presets: [
    { id: 'through', state: start },
    { id: 'stays', state: { ...start, motionA: { x: 54, y: 26 }, motionB: { x: -10, y: -16 } } },
    { id: 'past', state: { ...start, motionA: { x: 114, y: 0 }, motionB: { x: -4, y: -8 } } },
    { id: 'chase', state: { ...start, motionA: { x: 116, y: 54 }, motionB: { x: 26, y: 12 } } },
    {
      id: 'slides',
      state: {
        ...start,
        a: { minX: 10, minY: 26, maxX: 38, maxY: 50 },
        motionA: { x: 114, y: -16 },
        motionB: { x: -4, y: -16 },
      },
    },
    {
      id: 'overlap',
      state: {
        ...start,
        a: { minX: 66, minY: 58, maxX: 94, maxY: 82 },
        motionA: { x: -40, y: -30 },
        motionB: { x: 20, y: -20 },
      },
    },
    { id: 'origin', state: { ...start, origin: { x: -14, y: -12 } } },
  ],

  solve(graze, { a, motionA, b, motionB }) {
    const { span, steps } = graze.aabbVsAabbSteps(a, motionA, b, motionB);
    return { result: span, steps };
  },

  call: ({ a, motionA, b, motionB }) => ['aabbVsAabb', a, motionA, b, motionB],

  field: { load: async (scene) => (await import('../../parts/answer-field.js')).callField(scene) },

  extras: [timeAxis(ticksOf)],

  caption(steps, index) {
    const { kind, step, enters, ...values } = steps[index];
    if (step) return halfPlaneSentence('steps.clip', step, steps[index - 1]?.step);
    return { key: kind === 'meets' ? `steps.meets.${enters ? 'enters' : 'leaves'}` : `steps.${kind}`, values };
  },

  summary(result, steps) {
    const miss = result ? null : missOf(steps);
    return miss ? missSentence(miss) : summaryOf(result);
  },

  draw(pen, frame) {
    const { state, result, steps, step, hasField } = frame;
    const { kind, enters } = steps[step];
    const isLast = step === steps.length - 1;
    const seen = viewOf(frame);
    drawNames(pen, frame, seen);
    const miss = isLast && !result && seen.over === 1 ? missOf(steps) : null;
    pen.box('fixed', state.b, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    drawSum(pen, frame, seen);
    if (miss) drawMissLines(pen, miss, seen.sum);
    pen.box('fixed', state.b);
    pen.box('path', state.a, { fill: true, tint: hasField ? 0.07 : 0.14 });
    drawMotions(pen, frame, seen);
    for (const mark of result ? marksOf(result) : []) {
      if (isLast || (kind === 'meets' && enters === (mark.role === 'enter'))) drawHit(pen, frame, seen, mark);
    }
    if (result?.pushOut && (isLast || kind === 'startsInside')) drawOverlap(pen, frame, seen);
    drawClip(pen, frame, seen);
    if (miss) drawGap(pen, frame.say, miss, { a: seen.o, b: moved(seen.o, seen.relative) });
    drawMoment(pen, frame, seen);
  },
};

/**
 * The two boxes as they are seen: from the world, from B, or on the way from one to the other.
 * @typedef {object} Seen
 * @property {number} over 0 from the world, 1 from B
 * @property {Point} o the point that stands for A
 * @property {Point} motionA as seen
 * @property {Point} motionB as seen; zero from B itself
 * @property {Point} relative the motion of A as B sees it
 * @property {Box} sum B grown by A, around o
 */

/**
 * The boxes as the reader sees them.
 * @param {Frame} frame
 * @returns {Seen}
 */
function viewOf({ state, steps, blend }) {
  const [relative, sum] = steps;
  const { a, origin, motionA, motionB } = state;
  const o = moved(middleOf(a), origin);
  const over = blend.view;
  return {
    over,
    o,
    motionA: along({ a: motionA, b: { x: relative.x, y: relative.y } }, over),
    motionB: along({ a: motionB, b: { x: 0, y: 0 } }, over),
    relative: { x: relative.x, y: relative.y },
    sum: { minX: o.x + sum.minX, minY: o.y + sum.minY, maxX: o.x + sum.maxX, maxY: o.y + sum.maxY },
  };
}

/**
 * Whether a step is about B grown by A. The last step shows the whole picture, from where the reader looks.
 * @param {Frame['steps']} steps @param {number} index
 * @returns {boolean}
 */
const isAboutSum = (steps, index) =>
  index < steps.length - 1 && ['relative', 'minkowskiSum', 'clip'].includes(steps[index].kind);

/**
 * Names both boxes within them; seen from B the point that stands for A, too, and B grown by A.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawNames(pen, { state: { a, b, origin }, steps, step, say }, { over, o, sum }) {
  pen.label('path', { x: a.minX, y: a.maxY }, 'A', { x: 1, y: -1 }, 4);
  pen.label('fixed', { x: b.maxX, y: b.maxY }, 'B', { x: -1, y: -1 }, 4);
  if (over < 1) return;
  pen.label('path', o, 'o', { x: origin.x || -1, y: origin.y || -1 }, 13);
  if (steps[step].kind === 'relative' || (steps[step].step && step < steps.length - 1)) return;
  pen.label('grown', { x: middleOf(sum).x, y: sum.minY }, say('marks.sum'), { x: 0, y: -1 }, 4);
}

/**
 * Draws B grown by A. The step that grows it shows A, turned half around, at each corner of B.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawSum(pen, { state, steps, step, hasField }, { over, sum }) {
  if (over === 0 || steps[step].kind === 'relative') return;
  const isMade = steps[step].kind === 'minkowskiSum';
  pen.box('grown', sum, { fill: true, tint: hasField ? 0.04 : 0.1, alpha: over });
  if (!isMade) return;
  const [width, height] = [state.a.maxX - state.a.minX, state.a.maxY - state.a.minY];
  for (const minX of [sum.minX, sum.maxX - width]) {
    for (const minY of [sum.minY, sum.maxY - height]) {
      pen.box('ghost', { minX, minY, maxX: minX + width, maxY: minY + height }, { hatch: true });
    }
  }
  pen.box('focus', sum, { width: 2 });
}

/**
 * Draws the motions as they are seen, and how one comes from the other.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawMotions(pen, { state, result, steps, step, say }, { over, o, motionA, motionB, relative }) {
  const isLast = step === steps.length - 1;
  const { near, far } = timesAfter(steps, step);
  const [tipA, tipRelative] = [moved(o, state.motionA), moved(o, relative)];
  const middleB = middleOf(state.b);
  const isExplained = steps[step].kind === 'relative';
  if (isExplained && over > 0) {
    const alpha = over;
    // The relative motion is that of A minus that of B.
    pen.arrow('ghost', o, tipA, { alpha });
    pen.arrow('ghost', tipA, tipRelative, { alpha });
    pen.arrow('ghost', middleB, moved(middleB, state.motionB), { alpha });
  }
  const shown = motionA;
  const isRuledOut = near > far || steps[step].step?.kind === 'inFront' || (isLast && !result);
  if (!isRuledOut && !['relative', 'minkowskiSum'].includes(steps[step].kind)) {
    drawOpenPart(pen, moved(o, shown, near), moved(o, shown, far));
  }
  if (!result) {
    pen.box('ghost', movedBox(state.a, shown));
    if (over < 1) pen.box('ghost', movedBox(state.b, motionB), { alpha: 1 - over });
  }
  if (over < 1) pen.arrow('path', middleB, moved(middleB, motionB), { alpha: 1 - over });
  pen.arrow(isExplained ? 'focus' : 'path', o, moved(o, shown));
  // A narrow picture has no room for names.
  if (!isExplained || over < 1 || pen.width < 480) return;
  nameMotion(pen, 'ghost', o, state.motionA, say('marks.motionA'));
  nameMotion(pen, 'ghost', middleB, state.motionB, say('marks.motionB'));
  nameMotion(pen, 'focus', o, relative, say('marks.relative'));
}

/**
 * Names a motion on its upper side, nearer to what moves than to its tip; one of length zero has no name.
 * @param {Pen} pen @param {import('../../model/pen.js').Role} role @param {Point} from @param {Point} by @param {string} name
 */
function nameMotion(pen, role, from, by, name) {
  if (by.x === 0 && by.y === 0) return;
  const side = by.x < 0 ? { x: -by.y, y: by.x } : { x: by.y, y: -by.x };
  pen.label(role, moved(from, by, 0.35), name, side, 8);
}

/**
 * Draws the half-plane test against the sides of the sum.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawClip(pen, { steps, step, say }, { o, relative, sum }) {
  const { step: nested } = steps[step];
  if (!nested?.side) return;
  drawFront(pen, sum, nested.side);
  pen.line('focus', ...lineOf(nested.side, sum, pen.area));
  drawSide(pen, say, { a: o, b: moved(o, relative) }, sum, nested);
}

/**
 * Draws both boxes when they meet or part, quietly, and what they share: a stretch of a side, or a corner.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {import('../../parts/span.js').Mark} mark
 */
function drawHit(pen, { state, result, say }, { over, o, motionA, motionB }, { role, key, hit }) {
  const { t, position, normal, meeting } = hit;
  const { a, b } = state;
  // Seen from B, everything is shifted back by the motion of B.
  const lag = { x: -over * t * state.motionB.x, y: -over * t * state.motionB.y };
  const { x, y } = moved(position, lag);
  const quiet = { width: 1.25, dash: [5, 4], alpha: role === 'exit' ? 0.5 : 1 };
  pen.box(role, { minX: x, minY: y, maxX: x + (a.maxX - a.minX), maxY: y + (a.maxY - a.minY) }, quiet);
  if (over < 1) pen.box(role, movedBox(b, motionB, t), { ...quiet, alpha: quiet.alpha * (1 - over) });
  const shared = movedBox(meeting, lag);
  pen.line(role, { x: shared.minX, y: shared.minY }, { x: shared.maxX, y: shared.maxY }, { width: 4 });
  const middle = middleOf(shared);
  pen.ray('normal', middle, normal, 30);
  // Seen from B, mark the point o; seen from the world, mark the stretch.
  const isSeenFromB = over > 0.5;
  const at = isSeenFromB ? moved(o, motionA, t) : middle;
  pen.dot(role, at, { ring: role === 'enter' && isSeenFromB, hollow: role === 'exit', size: isSeenFromB ? 5 : 4 });
  // A narrow picture has room for one time; the sentence below it has both.
  if (role === 'exit' && pen.width < 480 && result.enter) return;
  pen.label(role, { x: x + (a.maxX - a.minX) / 2, y: y + (a.maxY - a.minY) }, textOf(pen, say, { key, t }), below, 3);
}

/**
 * Draws the shortest way out of an overlap.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawOverlap(pen, { state, result: { pushOut }, say }, { o }) {
  const drawA = (/** @type {object} */ look) => pen.box('normal', movedBox(state.a, pushOut.by), look);
  drawPushOut(pen, say, pushOut, o, moved(o, pushOut.by), drawA);
}

/**
 * Draws both boxes at the moment on the time axis.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawMoment(pen, frame, { over, o, motionA, motionB }) {
  const { state, t } = frame;
  if (t === 0 || t === 1) return;
  const look = { fill: true, tint: 0.18, width: 2 };
  pen.box('ghost', movedBox(state.a, motionA, t), look);
  if (over < 1) pen.box('ghost', movedBox(state.b, motionB, t), { ...look, alpha: 1 - over });
  const at = moved(o, motionA, t);
  pen.dot('ghost', at, { size: 5 });
  nameMoment(pen, at, frame);
}
