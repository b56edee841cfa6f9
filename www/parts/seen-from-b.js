// Two movers, A and B, seen from the world or from B, where B stands still.

import { choice, vector } from '../model/fields/index.js';
import { along, moved } from './places.js';

/** @import { Frame, Pen, Point, State } from '../model/types.js' */

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
export const pathOf = ({ o, motionA }) => ({ a: o, b: moved(o, motionA) });

/**
 * The movers as they are seen; what is told as B sees it is drawn so wherever the reader looks from.
 * @param {State} state @param {number} over 0 from the world, 1 from B @param {Point} o @param {Point} relative
 * @returns {Seen}
 */
export const seenBy = ({ motionA, motionB }, over, o, relative) => ({
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

/**
 * Draws the motions as they are seen; from the world also the relative one where that is told, and where it is explained how
 * it comes from the others.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {Point} middleB
 * @param {{ isTold: boolean, isExplained: boolean }} what of the relative motion
 */
export function drawMotions(
  pen,
  { state, say },
  { over, o, motionA, motionB, relative },
  middleB,
  { isTold, isExplained },
) {
  const own = isExplained ? 1 : 1 - over;
  if (isTold && own > 0) {
    const tipA = moved(o, state.motionA);
    pen.arrow('ghost', o, tipA, { alpha: own });
    pen.arrow('fixed', middleB, moved(middleB, state.motionB), { alpha: own, dash: [5, 4] });
    // The relative motion is that of A minus that of B.
    if (isExplained) pen.arrow('fixed', tipA, moved(o, relative), { dash: [5, 4] });
  }
  if (!isTold && over < 1) pen.arrow('fixed', middleB, moved(middleB, motionB), { alpha: own, width: 2.5 });
  pen.arrow(isExplained ? 'focus' : 'path', o, moved(o, isTold ? relative : motionA));
  if (!isTold || own < 1) return;
  nameMotion(pen, 'ghost', o, state.motionA, say('marks.motionA'));
  nameMotion(pen, 'fixed', middleB, state.motionB, say('marks.motionB'));
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
