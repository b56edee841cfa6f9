// The answer of a query in words and marks: the part of a path inside a convex region, the way out of it, a distance.

import { offNormal } from './label-offsets.js';
import { moved } from './places.js';

/** @import { Box, Message, Pen, Point, Say } from '../model/types.js' */

/**
 * What was met, in one sentence.
 * @param {any} result not null: a miss has reasons of its own
 * @returns {Message}
 */
export function summaryOf(result) {
  const { enter, exit, pushOut } = result;
  const values = {
    enter: enter && `@features.${enter.feature}`,
    exit: exit && `@features.${exit.feature}`,
    near: enter?.t,
    far: exit?.t,
    depth: pushOut?.depth,
  };
  if (result.contact === 'touch')
    return { key: enter?.t === exit?.t ? 'result.touchesOnce' : 'result.touches', values };
  if (result.isContained) return { key: 'result.contained', values };
  return { key: enter ? (exit ? 'result.crosses' : 'result.endsInside') : 'result.startsInside', values };
}

/**
 * A place to mark, and the key of its name.
 * @typedef {object} Mark
 * @property {'enter' | 'exit' | 'touch'} role
 * @property {boolean} isFirst whether what was met begins there
 * @property {Point} at
 * @property {Point} [normal]
 * @property {string} key
 * @property {number} t
 * @property {any} [hit]
 */

/**
 * The marks of an answer: where the path leaves and where it enters, as one if both happen at the same moment. A touch
 * begins and ends: nothing is entered.
 * @param {any} result
 * @returns {Mark[]}
 */
export function marksOf({ contact, enter, exit }) {
  const isOnePoint = enter?.t === exit?.t;
  const isTouch = contact === 'touch';
  /** @returns {Mark} */
  const markOf = (/** @type {'enter' | 'exit'} */ end, /** @type {any} */ hit) => {
    const isFirst = end === 'enter';
    const key = `marks.${isTouch ? (isFirst ? 'touch' : 't') : end}`;
    return { role: isTouch ? 'touch' : end, isFirst, at: hit.point, normal: hit.normal, key, t: hit.t, hit };
  };
  return [...(exit && !isOnePoint ? [markOf('exit', exit)] : []), ...(enter ? [markOf('enter', enter)] : [])];
}

/**
 * The text of a mark: its name and time, or only the time on a narrow picture.
 * @param {Pen} pen @param {Say} say @param {{ key: string, t: number }} mark
 * @returns {string}
 */
export const timeLabel = (pen, say, { key, t }) => say(pen.width < 480 ? 'marks.t' : key, { t });

/**
 * Draws the dot of a hit: with a ring for an entry or a touch, hollow for an exit.
 * @param {Pen} pen @param {Mark['role']} role @param {Point} at
 */
export function drawDot(pen, role, at) {
  pen.dot(role, at, { ring: role !== 'exit', hollow: role === 'exit' });
}

/**
 * Draws each mark with its normal, name and time.
 * @param {Pen} pen @param {Say} say @param {Mark[]} marks
 */
export function drawMarks(pen, say, marks) {
  for (const mark of marks) {
    const { role, at, normal } = mark;
    if (normal) pen.ray('normal', at, normal, 34);
    drawDot(pen, role, at);
    pen.label(role, at, timeLabel(pen, say, mark), offNormal('answer', normal), 12);
  }
}

/**
 * Draws the shortest way out of an overlap: the thing where it would be free, the arrow to that place, and its length.
 * @param {Pen} pen @param {Say} say
 * @param {{ depth: number, normal: Point, by: Point }} pushOut @param {Point} from the point that stands for the thing
 * @param {(look: import('../model/pen.js').StrokeStyle, at: Point) => void} drawThing draws it where it would be free
 */
export function drawPushOut(pen, say, { depth, normal, by }, from, drawThing) {
  const to = moved(from, by);
  drawThing({ dash: [3, 3] }, to);
  pen.arrow('normal', from, to, { width: 2.5 });
  pen.label('normal', to, say('marks.pushOut', { depth }), offNormal('pushOut', normal), 12);
}

/**
 * How far the way out of an overlap reaches, for the window.
 * @param {any} result @param {Point} from the point that stands for the thing @param {number} [radius] of the thing
 * @returns {Box} with nothing in it where nothing overlaps
 */
export function reachOut(result, from, radius = 0) {
  if (!result?.pushOut) return { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  const { x, y } = moved(from, result.pushOut.by);
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

/**
 * A distance; what only rounds to zero is told apart from zero.
 * @param {Say} say @param {number} d
 */
export const distanceOf = (say, d) => say(d > 0 && d < 0.0005 ? 'marks.near' : 'marks.distance', { d });
