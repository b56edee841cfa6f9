// A straight path in the picture: the names of its ends, the part of it that is still open, and the current moment.

import { below, offNormal } from './label-offsets.js';
import { along } from './places.js';
import { drawDot } from './span.js';
import { timesAfter } from './times.js';

/** @import { Frame, Pen, Point, Say, Segment, Step } from '../model/types.js' */

/**
 * Names the ends. Call this before other labels, so that the names of the ends choose their places freely.
 * @param {Pen} pen @param {Segment} path @param {string} [ofA] what is written there @param {string} [ofB]
 */
export function nameEnds(pen, { a, b }, ofA = 'a', ofB = 'b') {
  // A path without length has no direction, so its names go to both sides.
  const [x, y] = a.x === b.x && a.y === b.y ? [1, 0] : [b.x - a.x, b.y - a.y];
  pen.label('path', a, ofA, { x: -x, y: -y }, 15);
  pen.label('path', b, ofB, { x, y }, 15);
}

/**
 * Draws the part of a path that may still be inside once a step is done, unless that is ruled out.
 * @param {Pen} pen @param {Frame} frame with what was met as its result @param {Segment} path
 */
export function drawOpenPart(pen, { result, steps, step }, path) {
  const { near, far } = timesAfter(steps, step);
  const isMissed = step === steps.length - 1 && !result;
  if (near > far || isMissed || steps[step].kind === 'inFront') return;
  drawBand(pen, along(path, near), along(path, far));
}

/**
 * Draws a part of a path as a wide band.
 * @param {Pen} pen @param {Point} from @param {Point} to
 */
export function drawBand(pen, from, to) {
  pen.line('path', from, to, { width: 10, alpha: 0.25, isAnswer: true });
}

/**
 * Draws where a path crosses a line, in a step that knows its time.
 * @param {Pen} pen @param {Say} say @param {Segment} path @param {Step} step @param {Point} [normal] of the line
 */
export function drawCrossing(pen, say, path, { kind, t }, normal) {
  const role = kind === 'enters' ? 'enter' : 'exit';
  const at = along(path, t);
  drawDot(pen, role, at);
  pen.label(role, at, say('marks.t', { t }), offNormal('line', normal), 10);
}

/**
 * Labels a point of the path with its time.
 * @param {Pen} pen @param {Point} at @param {Frame} frame
 */
export function nameMoment(pen, at, { t, say }) {
  pen.label('ghost', at, say('marks.t', { t }), below, 10);
}

/**
 * Draws where the path is at the moment on the time axis.
 * @param {Pen} pen @param {Segment} path @param {Frame} frame
 * @param {{ size?: number, drawThing?: (at: Point) => void }} [look] of its dot, and what draws the thing that is there then
 */
export function drawMoment(pen, path, frame, { size = 6, drawThing } = {}) {
  if (frame.t === 0 || frame.t === 1) return;
  const at = along(path, frame.t);
  drawThing?.(at);
  pen.dot('ghost', at, { size });
  nameMoment(pen, at, frame);
}
