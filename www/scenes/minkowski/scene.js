// Two moving boxes, seen from the world or from B. From B, A is a point on a segment, and B is grown by A.

import { timeAxis } from '../../extras/index.js';
import { box, vector } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawFront, drawSide, lineOf } from '../../parts/half-plane.js';
import { halfPlaneSentence } from '../../parts/half-plane-sentence.js';
import { drawGap, drawMissLines, missOf, missSentence } from '../../parts/miss.js';
import { drawMoment, drawOpenPart } from '../../parts/path.js';
import { middleOf, moved, movedBox } from '../../parts/places.js';
import { drawMotions, grownAt, motionsOf, pathOf, seenBy, viewFromB } from '../../parts/seen-from-b.js';
import { drawDot, drawPushOut, marksOf, summaryOf, timeLabel } from '../../parts/span.js';
import { ticksOf } from '../../parts/times.js';

/** @import { Box, Frame, Pen, Point, State } from '../../model/types.js' */

/** Where the time of a copy of A goes. */
const below = { x: 0, y: 1 };

/** As it opens: A is the point o in its middle, and B grown by A is a frame around B. */
const start = {
  a: { minX: 10, minY: 14, maxX: 38, maxY: 38 },
  motionA: { x: 114, y: 12 },
  origin: { x: 0, y: 0 },
  b: { minX: 84, minY: 50, maxX: 116, maxY: 78 },
  motionB: { x: -4, y: -46 },
};

const { motionA, motionB } = motionsOf(start, 'origin');

/** How a box looks at a hit, where other boxes are near, and how at the moment on the time axis. */
const quiet = { width: 1.25, dash: [5, 4] };
const now = { fill: true, tint: 0.18, width: 2 };

export default defineScene({
  id: 'minkowski',
  fields: {
    a: box(start.a),
    motionA,
    origin: vector(start.origin, 'a'),
    b: box(start.b),
    motionB,
    view: viewFromB,
  },
  trace: {
    source: { file: 'query/aabb_aabb', load: () => import('../../../src/query/aabb_aabb.rs?raw') },
    kinds: 'AABB_VS_AABB_STEPS',
    // The sides of the sum.
    run: (steps, index) => (steps[index].kind === 'clip' ? 'clip' : null),
  },
  answer: {
    rows: ['t', 'point.x', 'point.y', 'meeting.maxX', 'meeting.maxY', 'position.x', 'position.y', 'normal', 'feature'],
  },
  presets: [
    { id: 'through', state: start },
    { id: 'stays', state: { ...start, motionA: { x: 54, y: 26 }, motionB: { x: -10, y: -16 } } },
    { id: 'past', state: { ...start, motionA: { x: 114, y: 0 }, motionB: { x: -4, y: -8 } } },
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
    { id: 'corners', state: { ...start, motionA: { x: 88, y: -22 } } },
  ],
  differs: { motionB: { x: -0.07953603976801982, y: -0.9146644573322279 } },

  solve(graze, { a, motionA, b, motionB }) {
    const { span, steps } = graze.aabbVsAabbSteps(a, motionA, b, motionB);
    return { result: span, steps };
  },

  call: ({ a, motionA, b, motionB }) => ['aabbVsAabb', a, motionA, b, motionB],

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
    const { state, result, steps, step, hasField, blend, say } = frame;
    const { kind, enters, step: nested } = steps[step];
    const isLast = step === steps.length - 1;
    const view = viewOf(frame, blend.view);
    const isTold = isAboutSum(frame);
    const seen = isTold ? viewOf(frame, 1) : view;
    drawNames(pen, frame, seen);
    const miss = isLast && !result ? missOf(steps) : null;
    pen.box('fixed', state.b, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    drawSum(pen, frame, seen);
    if (miss) drawMissLines(pen, miss, seen.sum);
    pen.box('fixed', state.b);
    pen.box('path', state.a, { fill: true, tint: hasField ? 0.07 : 0.14 });
    drawWay(pen, frame, isLast ? view : seen);
    drawMotions(pen, frame, view, middleOf(state.b), { isTold, isExplained: kind === 'relative' });
    for (const mark of result ? marksOf(result) : []) {
      const isMeant = kind === 'meets' && enters === mark.isFirst;
      if (isLast || nested?.kind === 'crosses' || isMeant) drawHit(pen, frame, seen, mark);
    }
    if (result?.pushOut && (isLast || kind === 'startsInside')) {
      const { by } = result.pushOut;
      drawPushOut(pen, say, result.pushOut, seen.o, (look) => pen.box('normal', movedBox(state.a, by), look));
    }
    drawClip(pen, frame, seen);
    if (miss) drawGap(pen, say, miss, { a: seen.o, b: moved(seen.o, seen.relative) });
    drawMoment(pen, pathOf(view), frame, {
      size: 5,
      drawThing: () => {
        pen.box('ghost', movedBox(state.a, view.motionA, frame.t), now);
        drawB(pen, frame, view, 'ghost', frame.t, now);
      },
    });
  },
});

/** Two boxes as they are seen, and B grown by A, around o. @typedef {import('../../parts/seen-from-b.js').Seen & { sum: Box }} Seen */

/**
 * The boxes as they are seen.
 * @param {Frame} frame @param {number} over 0 from the world, 1 from B
 * @returns {Seen}
 */
function viewOf(frame, over) {
  const { state, steps } = frame;
  const [{ motionX, motionY }, sum] = /** @type {any[]} */ (steps);
  const o = moved(middleOf(state.a), state.origin);
  const seen = seenBy(state, over, o, { x: motionX, y: motionY });
  return { ...seen, sum: movedBox(movedBox(sum, o), seen.motionB, grownAt(frame)) };
}

/**
 * Whether a step is told as B sees it, and so is a miss. The last step else shows the whole picture, from where the reader
 * looks.
 * @param {Frame} frame
 * @returns {boolean}
 */
function isAboutSum({ result, steps, step }) {
  if (step === steps.length - 1) return !result;
  return ['relative', 'minkowskiSum', 'clip'].includes(steps[step].kind);
}

/**
 * Names both boxes within them, and the point that stands for A.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawNames(pen, { state: { a, b, origin } }, { o }) {
  pen.label('path', { x: a.minX, y: a.maxY }, 'A', { x: 1, y: -1 }, 4);
  pen.label('fixed', { x: b.maxX, y: b.maxY }, 'B', { x: -1, y: -1 }, 4);
  pen.label('path', o, 'o', { x: origin.x || -1, y: origin.y || -1 }, 13);
}

/**
 * Draws B grown by A. The step that grows it shows A′, which is A turned half
 * around o, there and with its o at each corner of B.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawSum(pen, frame, { over, o, sum }) {
  const { state, steps, step, hasField, say } = frame;
  const { kind } = steps[step];
  if (kind === 'relative') return;
  pen.box('grown', sum, { fill: true, tint: hasField ? 0.04 : 0.1 });
  // The half-plane test has labels of its own.
  if (kind !== 'clip' || step === steps.length - 1) {
    // Seen from the world, it goes along with B.
    const name = say(over < 1 ? 'marks.sumAt' : 'marks.sum', { t: grownAt(frame) });
    pen.label('grown', { x: middleOf(sum).x, y: sum.minY }, name, { x: 0, y: -1 }, 4);
  }
  if (kind !== 'minkowskiSum') return;
  const { a, b } = state;
  const drawTurned = (/** @type {Point} */ at) => {
    drawA(pen, state, 'ghost', moved(at, { x: o.x - a.maxX, y: o.y - a.maxY }), { hatch: true });
    pen.dot('ghost', at);
  };
  drawTurned(o);
  for (const x of [b.minX, b.maxX]) for (const y of [b.minY, b.maxY]) drawTurned({ x, y });
  pen.label('ghost', { x: sum.minX, y: sum.maxY }, say('marks.mirrored'), { x: 1, y: -1 }, 4);
}

/**
 * Draws the part of the path that may still be inside; on a miss, where both boxes end.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawWay(pen, frame, seen) {
  const { state, result, steps, step } = frame;
  const { motionA } = seen;
  const { kind, step: nested } = steps[step];
  if (!['relative', 'minkowskiSum', 'inFront'].includes(nested?.kind ?? kind)) drawOpenPart(pen, frame, pathOf(seen));
  if (result) return;
  pen.box('ghost', movedBox(state.a, motionA));
  drawB(pen, frame, seen, 'ghost', 1);
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
 * Draws both boxes when they meet or separate, quietly, and what they share: a part of a side, or a corner.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {import('../../parts/span.js').Mark} mark
 */
function drawHit(pen, frame, seen, { role, isFirst, key, hit }) {
  const { state, say } = frame;
  const { a, motionB } = state;
  const { over, o, motionA } = seen;
  const { t, position, normal, meeting } = hit;
  // Seen from B, everything is shifted back by the motion of B.
  const lag = { x: -over * t * motionB.x, y: -over * t * motionB.y };
  const { x, y } = moved(position, lag);
  const look = { ...quiet, alpha: isFirst ? 1 : 0.5 };
  drawA(pen, state, role, { x, y }, look);
  drawB(pen, frame, seen, role, t, look);
  const shared = movedBox(meeting, lag);
  pen.line(role, { x: shared.minX, y: shared.minY }, { x: shared.maxX, y: shared.maxY }, { width: 4 });
  const middle = middleOf(shared);
  pen.ray('normal', middle, normal, 30);
  pen.dot(role, middle, { size: 3.5 });
  drawDot(pen, role, moved(o, motionA, t));
  pen.label(
    role,
    { x: x + (a.maxX - a.minX) / 2, y: y + (a.maxY - a.minY) },
    timeLabel(pen, say, { key, t }),
    below,
    3,
  );
}

/**
 * Draws A with its top left corner at a place.
 * @param {Pen} pen @param {State} state @param {import('../../model/pen.js').Role} role @param {Point} at
 * @param {import('../../model/pen.js').StrokeStyle} [look]
 */
const drawA = (pen, { a }, role, { x, y }, look) =>
  pen.box(role, { minX: x, minY: y, maxX: x + (a.maxX - a.minX), maxY: y + (a.maxY - a.minY) }, look);

/**
 * Draws B where it has gone, if it moves as it is seen, and names it.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {import('../../model/pen.js').Role} role
 * @param {number} t @param {import('../../model/pen.js').StrokeStyle} [look]
 */
function drawB(pen, { state: { b } }, { over, motionB }, role, t, look = {}) {
  if (motionB.x === 0 && motionB.y === 0) return;
  const at = movedBox(b, motionB, t);
  pen.box(role, at, { ...look, alpha: (look.alpha ?? 1) * (1 - over) });
  pen.label(role, { x: at.maxX, y: at.minY }, 'B', { x: -1, y: 1 }, 4);
}
