// Two movers, A and B, seen from the world or from B, where B stands still: their motions, their hits, and where they are.

import { choice, vector } from '../model/fields/index.js';
import { offNormal } from './label-offsets.js';
import { drawMoment, drawOpenPart } from './path.js';
import { along, moved } from './places.js';
import { drawDot, drawPushOut, marksOf, timeLabel } from './span.js';

/** @import { Frame, Pen, Point, State } from '../model/types.js' */
/** @import { StrokeStyle, Role } from '../model/pen.js' */
/** @import { Shape } from './shapes.js' */
/** @import { Mark } from './span.js' */

/** @param {State} state whether it is seen from B, which stands still there */
const isFromB = ({ view }) => view.choice === 'relative';

/**
 * The fields of both motions; their tips are where they seem to be.
 * @param {{ motionA: Point, motionB: Point }} start @param {string} ofA the field that the tip of A counts from
 * @returns {{ motionA: import('../model/types.js').Field, motionB: import('../model/types.js').Field }}
 */
export const motionsOf = ({ motionA, motionB }, ofA) => ({
  motionA: {
    ...vector(motionA, ofA),
    seenBy: (state) => (isFromB(state) ? { x: -state.motionB.x, y: -state.motionB.y } : { x: 0, y: 0 }),
  },
  motionB: {
    ...vector(motionB, 'b'),
    role: 'fixed',
    seenBy: (state) => (isFromB(state) ? null : { x: 0, y: 0 }),
  },
});

/** The switch between both views. @type {import('../model/types.js').Field} */
export const viewFromB = { ...choice(['world', 'relative']), default: { choice: 'relative' } };

/**
 * The two movers as they are seen: from the world, from B, or on the way from one to the other.
 * @typedef {object} Seen
 * @property {number} over 0 from the world, 1 from B
 * @property {Point} o the point that stands for A
 * @property {Point} motionA as seen
 * @property {Point} motionB as seen; zero from B itself
 * @property {Point} relative the motion of A as B sees it
 */

/** The path of the point that stands for A, as seen. @param {Seen} seen @returns {import('../model/types.js').Segment} */
const pathOf = ({ o, motionA }) => ({ a: o, b: moved(o, motionA) });

/**
 * The movers as they are seen; what is told as B sees it is drawn so wherever the reader looks from.
 * @param {Told} told @param {number} over 0 from the world, 1 from B
 * @returns {Seen}
 */
const seenBy = ({ motionA, motionB, o, relative }, over) => ({
  over,
  o,
  motionA: along({ a: motionA, b: relative }, over),
  motionB: along({ a: motionB, b: { x: 0, y: 0 } }, over),
  relative,
});

/**
 * When B grown by A is drawn, which goes along with B: at the moment on the time axis, else when they meet.
 * @param {Frame} frame
 * @returns {number}
 */
export const grownAt = ({ t, result }) => (t > 0 && t < 1 ? t : (result?.enter?.t ?? 0));

/** How a mover looks at a hit, where other shapes are near, and how at the moment on the time axis. */
const quiet = { width: 1.25, dash: [5, 4] };
const now = { fill: true, tint: 0.18, width: 2 };

/**
 * What a step tells of two movers.
 * @typedef {object} Told
 * @property {Shape} a
 * @property {Point} motionA
 * @property {Shape} b
 * @property {Point} motionB
 * @property {Point} o the point that stands for A
 * @property {Point} relative the motion of A as B sees it
 * @property {number} [over] from where it is seen, if the reader has no say
 * @property {boolean} isTold whether it is told as B sees it
 * @property {boolean} [isExplained] whether it explains the relative motion
 * @property {boolean} hasPath whether a part of the path may be ruled out already
 * @property {(seen: Seen) => void} drawGrown draws B grown by A
 * @property {(seen: Seen) => void} drawTest draws what is tested, above the path
 * @property {(mark: Mark) => boolean} isMet whether a hit is told
 * @property {boolean} isOut whether the way out is told
 * @property {(hit: any) => Point} [touchOf] where both touch at a hit, if not at its point
 * @property {(mark: Mark, lag: Point) => void} [drawShared] draws what both share at a hit, shifted back by how far B has gone
 */

/**
 * Draws two movers as a step tells them: as B sees them, or from where the reader looks.
 * @param {Pen} pen @param {Frame} frame @param {Told} told
 */
export function drawPair(pen, frame, told) {
  const { result, steps, step, hasField, blend, say } = frame;
  const { a, b, isTold } = told;
  const isLast = step === steps.length - 1;
  const view = seenBy(told, told.over ?? blend.view);
  const seen = isTold ? seenBy(told, 1) : view;
  b.draw('fixed', b.at, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
  // Seen from the world it is drawn where they meet, which a question does not tell.
  if (!frame.untold || frame.t > 0 || seen.over === 1) told.drawGrown(seen);
  b.draw('fixed', b.at);
  a.draw('path', a.at, { fill: true, tint: hasField ? 0.07 : 0.14 });
  const way = isLast ? view : seen;
  if (told.hasPath) drawOpenPart(pen, frame, pathOf(way));
  // On a miss, where both end.
  if (!result) drawAt(pen, told, way, 'ghost', 1);
  drawMotions(pen, say, view, b.middle(b.at), told);
  for (const mark of result ? marksOf(result) : [])
    if (isLast || told.isMet(mark)) drawHit(pen, frame, told, seen, mark);
  if (result?.pushOut && (isLast || told.isOut))
    drawPushOut(pen, say, result.pushOut, seen.o, (look) => a.draw('normal', moved(a.at, result.pushOut.by), look));
  told.drawTest(seen);
  drawMoment(pen, pathOf(view), frame, { size: 5, drawThing: () => drawAt(pen, told, view, 'ghost', frame.t, now) });
}

/**
 * Draws both movers where they are at a time, B only if it moves as it is seen.
 * @param {Pen} pen @param {Told} told @param {Seen} seen @param {Role} role @param {number} t @param {StrokeStyle} [look]
 */
function drawAt(pen, { a, b }, { over, motionA, motionB }, role, t, look = {}) {
  a.draw(role, moved(a.at, motionA, t), look);
  if (motionB.x === 0 && motionB.y === 0) return;
  const at = moved(b.at, motionB, t);
  b.draw(role, at, { ...look, alpha: (look.alpha ?? 1) * (1 - over) });
  pen.label(role, b.middle(at), 'B', { x: 1, y: -0.6 }, 8);
}

/**
 * Draws both movers when they meet or separate, quietly, and where they touch.
 * @param {Pen} pen @param {Frame} frame @param {Told} told @param {Seen} seen @param {Mark} mark
 */
function drawHit(pen, { say }, told, seen, mark) {
  const { role, isFirst, key, hit } = mark;
  const { t, normal } = hit;
  drawAt(pen, told, seen, role, t, { ...quiet, alpha: isFirst ? 1 : 0.5 });
  // Seen from B, everything is shifted back by the motion of B.
  const lag = moved({ x: 0, y: 0 }, told.motionB, -seen.over * t);
  told.drawShared?.(mark, lag);
  const touch = moved(told.touchOf?.(hit) ?? hit.point, lag);
  pen.ray('normal', touch, normal, 30);
  pen.dot(role, touch, { size: 3.5 });
  const at = moved(seen.o, seen.motionA, t);
  drawDot(pen, role, at);
  pen.label(role, at, timeLabel(pen, say, { key, t }), offNormal('answer', normal), 12);
}

/**
 * Draws the motions as they are seen; from the world also the relative one where that is told, and where it is explained how
 * it comes from the others.
 * @param {Pen} pen @param {import('../model/types.js').Say} say @param {Seen} seen @param {Point} middleB @param {Told} told
 */
function drawMotions(pen, say, { over, o, motionA, motionB, relative }, middleB, told) {
  const { isTold, isExplained } = told;
  // While B stands still, its sight is that of the world.
  if (told.motionB.x === 0 && told.motionB.y === 0) {
    pen.arrow('path', o, moved(o, relative));
    return;
  }
  const own = isExplained ? 1 : 1 - over;
  if (isTold && own > 0) {
    const tipA = moved(o, told.motionA);
    pen.arrow('ghost', o, tipA, { alpha: own });
    pen.arrow('fixed', middleB, moved(middleB, told.motionB), { alpha: own, dash: [5, 4] });
    // The relative motion is that of A minus that of B.
    if (isExplained) pen.arrow('fixed', tipA, moved(o, relative), { dash: [5, 4] });
  }
  if (!isTold && over < 1) pen.arrow('fixed', middleB, moved(middleB, motionB), { alpha: own, width: 2.5 });
  pen.arrow(isExplained ? 'focus' : 'path', o, moved(o, isTold ? relative : motionA));
  if (!isTold || own < 1) return;
  nameMotion(pen, 'ghost', o, told.motionA, say('marks.motionA'));
  nameMotion(pen, 'fixed', middleB, told.motionB, say('marks.motionB'));
  nameMotion(pen, isExplained ? 'focus' : 'path', o, relative, say('marks.relative'));
}

/**
 * Names a motion on its upper side, nearer to what moves than to its tip; one of length zero has no name.
 * @param {Pen} pen @param {import('../model/pen.js').Role} role @param {Point} from @param {Point} by @param {string} name
 */
function nameMotion(pen, role, from, by, name) {
  if (by.x === 0 && by.y === 0) return;
  const side = by.x < 0 ? { x: -by.y, y: by.x } : { x: by.y, y: -by.x };
  pen.label(role, moved(from, by, 0.35), name, side, 8);
}
