// The picture of a case: the whole to the left, and the doubles around the corner, and around one end, under magnifiers.

import { missOf } from '../../parts/miss.js';
import { fitted, frames } from './frames.js';
import { drawLens, lensAt, nameLens } from './lens.js';

/** @import { Box, Frame, Pen, Point, Step } from '../../model/types.js' */

/** @param {Pen} pen @param {Frame} frame */
export function draw(pen, frame) {
  const { state } = frame;
  const { a, b, box, other, count, ends } = state;
  const corner = { x: box.minX, y: box.minY };
  const boxes = count.choice === 'two' ? [box, other] : [box];
  const path = { a, b };
  const places = /** @type {Record<keyof typeof frames, Point>} */ ({ a, b, corner });
  const shown = /** @type {(keyof typeof frames)[]} */ (ends.choice === 'none' ? ['corner'] : [ends.choice, 'corner']);
  const scale = drawWhole(pen, frame, boxes, places, shown);
  for (const name of shown) {
    const isLarge = name === 'corner';
    drawLens(pen, frame, { frame: frames[name], lens: lensAt(places[name]), path, boxes, isLarge, scale });
    const y = frames[name].box.minY - pen.length(11);
    if (!isLarge) nameLens(pen, frames[name], y, frame.say('marks.around', { name }));
  }
}

/**
 * Draws the whole as it is, and marks the places that are magnified.
 * @param {Pen} pen @param {Frame} frame @param {Box[]} boxes @param {Record<keyof typeof frames, Point>} places
 * @param {(keyof typeof frames)[]} shown the places that are magnified
 * @returns {number} the scale as its decimal logarithm
 */
function drawWhole(pen, { steps, step }, boxes, { a, b, corner }, shown) {
  const corners = boxes.flatMap(({ minX, minY, maxX, maxY }) => [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ]);
  const { scale, placeOf } = fitted([a, b, ...corners], shown.length > 1 ? 'above' : 'alone');
  const marks = { a: placeOf(a), b: placeOf(b), corner: placeOf(corner) };
  const sides = /** @type {Record<string, [keyof Box, keyof Box, keyof Box, keyof Box]>} */ ({
    left: ['minX', 'minY', 'minX', 'maxY'],
    right: ['maxX', 'minY', 'maxX', 'maxY'],
    top: ['minX', 'minY', 'maxX', 'minY'],
    bottom: ['minX', 'maxY', 'maxX', 'maxY'],
  });
  for (const [i, box] of boxes.entries()) {
    const [min, max] = [placeOf({ x: box.minX, y: box.minY }), placeOf({ x: box.maxX, y: box.maxY })];
    pen.box('fixed', { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y }, { fill: true });
    if (min.x === max.x && min.y === max.y) pen.dot('fixed', min, { size: 4 });
    const middle = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 };
    if (boxes.length > 1) pen.label('fixed', middle, String(i + 1), { x: i === 0 ? 1 : -1, y: 0 }, 0);
  }
  for (const { side, wall } of litIn(steps, step)) {
    const [x1, y1, x2, y2] = sides[side].map((key) => boxes[wall][key]);
    pen.line('focus', placeOf({ x: x1, y: y1 }), placeOf({ x: x2, y: y2 }), { width: 4 });
  }
  pen.arrow('path', marks.a, marks.b, { head: 8 });
  for (const name of shown) pen.circle('ghost', marks[name], pen.length(7), { dash: [] });
  const from = { x: marks.corner.x + pen.length(7), y: marks.corner.y };
  pen.line('ghost', from, { x: frames.corner.box.minX, y: from.y }, { alpha: 0.5 });
  pen.label('path', marks.a, 'a', { x: -1, y: 0 }, 10);
  pen.label('path', marks.b, 'b', { x: -1, y: -0.5 }, 10);
  return scale;
}

/**
 * The sides to light: that of the step, or at the end those that rule a wall out.
 * @param {Step[]} steps @param {number} step
 * @returns {{ side: string, wall: number }[]}
 */
function litIn(steps, step) {
  const { side, wall, kind } = steps[step];
  if (side) return [{ side, wall }];
  if (step < steps.length - 1 || kind !== 'misses') return [];
  const miss = missOf(steps.filter((each) => each.wall === wall));
  if (!miss) return [];
  return ('side' in miss ? [miss.side] : [miss.leaves, miss.enters]).map((each) => ({ side: each, wall }));
}
