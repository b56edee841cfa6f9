// Two moving boxes: as the world sees them, and as B sees A. Then A is one point on one segment, and B is grown by A.

import { box, choice, vector } from '../model/fields/index.js';
import { drawFront, drawSide, lineOf } from '../parts/half-plane.js';
import { halfPlaneCaption } from '../parts/half-plane-caption.js';
import { along } from '../parts/path.js';
import { summaryOf } from '../parts/span.js';
import { running, timesOf } from '../parts/times.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Box} Box */

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
const start = {
  a: { minX: 14, minY: 14, maxX: 38, maxY: 32 },
  motionA: { x: 112, y: 26 },
  origin: { x: -12, y: -9 },
  b: { minX: 88, minY: 52, maxX: 120, maxY: 80 },
  motionB: { x: -14, y: -44 },
};

/** @type {Scene} */
export default {
  id: 'minkowski',
  world,
  source: 'sweep_box',
  fields: {
    a: box(start.a, world),
    motionA: vector(start.motionA, world, 'origin'),
    origin: vector(start.origin, world, 'a'),
    b: box(start.b, world),
    motionB: vector(start.motionB, world, 'b'),
    view: choice(['world', 'relative']),
  },
  kinds: ['relative', 'minkowskiSum', 'clip', 'startsInside', 'meets'],
  rows: ['t', 'point.x', 'point.y', 'meeting.maxX', 'meeting.maxY', 'position.x', 'position.y', 'normal', 'feature'],
  presets: [
    { id: 'through', state: start },
    { id: 'stays', state: { ...start, motionA: { x: 64, y: 22 }, motionB: { x: -10, y: -16 } } },
    { id: 'past', state: { ...start, motionA: { x: 112, y: 6 }, motionB: { x: -14, y: -14 } } },
    { id: 'chase', state: { ...start, motionA: { x: 116, y: 54 }, motionB: { x: 26, y: 12 } } },
    {
      id: 'slides',
      state: {
        ...start,
        a: { minX: 14, minY: 34, maxX: 38, maxY: 52 },
        motionA: { x: 112, y: -16 },
        motionB: { x: -14, y: -16 },
      },
    },
    {
      id: 'overlap',
      state: {
        ...start,
        a: { minX: 70, minY: 60, maxX: 94, maxY: 78 },
        motionA: { x: -40, y: -30 },
        motionB: { x: 20, y: -20 },
      },
    },
    { id: 'origin', state: { ...start, origin: { x: 4, y: -17 } } },
  ],

  solve(graze, { a, motionA, b, motionB }) {
    const { span, steps } = graze.aabbVsAabbSteps(a, motionA, b, motionB);
    return { result: span, steps };
  },

  field(graze, handle, { a, origin, motionA, b, motionB }, tile) {
    if (handle === 'origin') return graze.aabbVsAabbField('none', a, motionA, b, motionB, tile);
    // The tip is drawn from o, and asked for from the centre.
    const asked = handle === 'motionA' ? { ...tile, x: tile.x - origin.x, y: tile.y - origin.y } : tile;
    return graze.aabbVsAabbField(handle, a, motionA, b, motionB, asked);
  },

  times: timesOf,

  caption(steps, index) {
    const { kind, step, enters, ...values } = steps[index];
    if (step) return halfPlaneCaption('steps.clip', step, steps[index - 1]?.step);
    return { key: kind === 'meets' ? `steps.meets.${enters ? 'enters' : 'leaves'}` : `steps.${kind}`, values };
  },

  summary: summaryOf,

  draw(pen, frame) {
    const { state, result, steps, step, hasField } = frame;
    const { kind, enters } = steps[step];
    const isLast = step === steps.length - 1;
    const seen = viewOf(frame);
    drawNames(pen, seen, state);
    if (!hasField) pen.box('fixed', state.b, { fill: true, outline: false });
    drawSum(pen, frame, seen);
    pen.box('fixed', state.b);
    pen.box('path', state.a, { fill: !hasField, tint: 0.14 });
    drawMotions(pen, frame, seen);
    for (const end of /** @type {const} */ (['exit', 'enter'])) {
      const isShown = isLast || (kind === 'meets' && enters === (end === 'enter'));
      const isRepeated = end === 'exit' && result?.enter?.t === result?.exit?.t;
      if (isShown && !isRepeated && result?.[end]) drawHit(pen, frame, seen, end);
    }
    if (result?.pushOut && (isLast || kind === 'startsInside')) drawPushOut(pen, frame, seen);
    drawClip(pen, frame, seen);
    drawMoment(pen, frame, seen);
  },
};

/**
 * What is seen from where: 0 from the world, 1 from B, and on the way from one to the other from something between.
 * @typedef {object} Seen
 * @property {number} over
 * @property {Point} o the point that stands for A
 * @property {Point} motionA as seen
 * @property {Point} motionB as seen: nothing from B itself
 * @property {Point} relative the motion of A as B sees it
 * @property {Box} sum B grown by A, around o
 * @property {boolean} isAboutSum whether the step on show is about B grown by A, however the reader looks at it
 */

/** @param {Frame} frame @returns {Seen} */
function viewOf({ state, steps, step, blend }) {
  const [relative, sum] = steps;
  const { a, origin, motionA, motionB } = state;
  const o = moved(middleOf(a), origin, 1);
  return {
    over: blend.view,
    o,
    motionA: along({ a: motionA, b: { x: relative.x, y: relative.y } }, blend.view),
    motionB: along({ a: motionB, b: { x: 0, y: 0 } }, blend.view),
    relative: { x: relative.x, y: relative.y },
    sum: { minX: o.x + sum.minX, minY: o.y + sum.minY, maxX: o.x + sum.maxX, maxY: o.y + sum.maxY },
    // The last step shows the whole picture, and that as the reader looks at it.
    isAboutSum: step < steps.length - 1 && ['relative', 'minkowskiSum', 'clip'].includes(steps[step].kind),
  };
}

/** @param {Box} box @returns {Point} */
const middleOf = ({ minX, minY, maxX, maxY }) => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

/** @param {Point} at @param {Point} by @param {number} t @returns {Point} */
const moved = (at, by, t) => ({ x: at.x + t * by.x, y: at.y + t * by.y });

/** @param {Box} box @param {Point} by @param {number} t @returns {Box} */
const movedBox = ({ minX, minY, maxX, maxY }, by, t) => ({
  minX: minX + t * by.x,
  minY: minY + t * by.y,
  maxX: maxX + t * by.x,
  maxY: maxY + t * by.y,
});

/** @param {Pen} pen @param {Seen} seen @param {Frame['state']} state */
function drawNames(pen, { o }, { a, b, origin }) {
  pen.label('path', o, 'o', { x: origin.x || -1, y: origin.y || -1 }, 13);
  pen.label('path', { x: a.minX, y: a.maxY }, 'A', { x: -0.6, y: 1 }, 4);
  pen.label('fixed', { x: b.maxX, y: b.minY }, 'B', { x: 1, y: -0.6 }, 4);
}

/**
 * B grown by A. While it is being made, A turned about stands at each corner of B.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawSum(pen, { state, steps, step, hasField }, { over, sum, isAboutSum }) {
  const alpha = isAboutSum ? 1 : over;
  if (alpha === 0 || steps[step].kind === 'relative') return;
  const isMade = steps[step].kind === 'minkowskiSum';
  pen.box('grown', sum, { fill: !hasField, tint: 0.1, alpha });
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
 * The motions as they are seen, and how one came from the other.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawMotions(pen, { state, result, steps, step }, { over, o, motionA, motionB, relative, isAboutSum }) {
  const isLast = step === steps.length - 1;
  const { near, far } = running(steps, step);
  const seesRelative = over > 0 || isAboutSum;
  const [tipA, tipRelative] = [moved(o, state.motionA, 1), moved(o, relative, 1)];
  const middleB = middleOf(state.b);
  if (seesRelative) {
    const alpha = isAboutSum ? 1 : over;
    pen.arrow('ghost', o, tipA, { alpha });
    // From the tip of A's motion the motion of B is taken away.
    pen.arrow('ghost', tipA, tipRelative, { alpha });
    pen.arrow('ghost', middleB, moved(middleB, state.motionB, 1), { alpha });
  }
  const shown = isAboutSum ? relative : motionA;
  const isRuledOut = near > far || steps[step].step?.kind === 'inFront' || (isLast && !result);
  if (!isRuledOut && !['relative', 'minkowskiSum'].includes(steps[step].kind)) {
    pen.line('path', moved(o, shown, near), moved(o, shown, far), { width: 10, alpha: 0.25 });
  }
  if (!result) {
    pen.box('ghost', movedBox(state.a, shown, 1));
    if (over < 1) pen.box('ghost', movedBox(state.b, motionB, 1), { alpha: 1 - over });
  }
  if (over < 1 && !isAboutSum) pen.arrow('path', middleB, moved(middleB, motionB, 1), { alpha: 1 - over });
  pen.arrow(steps[step].kind === 'relative' ? 'focus' : 'path', o, moved(o, shown, 1));
}

/**
 * The walk over the sides of the sum.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawClip(pen, { steps, step, say }, { o, relative, sum }) {
  const { step: nested } = steps[step];
  if (!nested?.side) return;
  drawFront(pen, sum, nested.side);
  pen.line('focus', ...lineOf(nested.side, sum, pen.area));
  drawSide(pen, say, { a: o, b: moved(o, relative, 1) }, sum, nested);
}

/**
 * Both boxes when they meet or part, and the stretch that they share then.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {'enter' | 'exit'} end
 */
function drawHit(pen, { state, result, say }, { over, o, motionA, motionB }, end) {
  const { t, position, normal, meeting } = result[end];
  const { a, b } = state;
  // Seen from B, everything lags behind by what B has moved.
  const lag = { x: -over * t * state.motionB.x, y: -over * t * state.motionB.y };
  const { x, y } = moved(position, lag, 1);
  pen.box(end, { minX: x, minY: y, maxX: x + (a.maxX - a.minX), maxY: y + (a.maxY - a.minY) }, { width: 1.75 });
  if (over < 1) pen.box(end, movedBox(b, motionB, t), { alpha: 1 - over, dash: [5, 4] });
  const shared = movedBox(meeting, lag, 1);
  pen.line(end, { x: shared.minX, y: shared.minY }, { x: shared.maxX, y: shared.maxY }, { width: 5 });
  const middle = middleOf(shared);
  pen.ray('normal', middle, normal, 30);
  // Seen from B it is the point o that meets, seen from the world the stretch.
  const at = over > 0.5 ? moved(o, motionA, t) : middle;
  pen.dot(end, at, { ring: end === 'enter' && over > 0.5, hollow: end === 'exit', size: over > 0.5 ? 5 : 4 });
  const isOnce = result.contact === 'touch' && result.enter?.t === result.exit?.t;
  const key = pen.width < 480 ? 'marks.t' : isOnce ? 'marks.touch' : `marks.${end}`;
  const towards = { x: normal.x || 0.6, y: normal.y || -0.6 };
  pen.label(end, at, say(key, { t }), towards, 14);
}

/**
 * The shortest way out of an overlap, and where it leads.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawPushOut(pen, { state, result, say }, { o }) {
  const { depth, by, normal } = result.pushOut;
  pen.box('normal', movedBox(state.a, by, 1), { dash: [3, 3] });
  pen.arrow('normal', o, moved(o, by, 1), { width: 2.5 });
  pen.label('normal', moved(o, by, 1), say('marks.pushOut', { depth }), { x: normal.x || 0.4, y: normal.y || 0.4 }, 12);
}

/**
 * Both boxes at the moment on the time axis.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
function drawMoment(pen, { state, t, say }, { over, o, motionA, motionB }) {
  if (t === 0 || t === 1) return;
  const look = { fill: true, tint: 0.18, width: 2 };
  pen.box('ghost', movedBox(state.a, motionA, t), look);
  if (over < 1) pen.box('ghost', movedBox(state.b, motionB, t), { ...look, alpha: 1 - over });
  const at = moved(o, motionA, t);
  pen.dot('ghost', at, { size: 5 });
  pen.label('ghost', at, say('marks.t', { t }), { x: 0.5, y: 1 }, 10);
}
