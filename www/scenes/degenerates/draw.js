// The picture of a case: the whole to the left, and the doubles around the corner under a magnifier.

import { missOf } from '../../parts/miss.js';
import { fitted, frame as place } from './frames.js';
import { drawLens, lensAt } from './lens.js';

/** @import { Box, Frame, Pen, Step } from '../../model/types.js' */

/** @param {Pen} pen @param {Frame} frame */
export function draw(pen, frame) {
  const { a, b, box } = frame.state;
  const scale = drawWhole(pen, frame);
  const lens = lensAt({ x: box.minX, y: box.minY });
  drawLens(pen, frame, { frame: place, lens, path: { a, b }, box, scale });
}

/**
 * Draws the whole as it is, and marks the corner that is magnified.
 * @param {Pen} pen @param {Frame} frame
 * @returns {number} the scale as its decimal logarithm
 */
function drawWhole(pen, { state: { a, b, box }, steps, step }) {
  const corners = [
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.maxY },
  ];
  const { scale, placeOf } = fitted([a, b, ...corners]);
  const [min, max] = corners.map(placeOf);
  pen.box('fixed', { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y }, { fill: true });
  if (min.x === max.x && min.y === max.y) pen.dot('fixed', min, { size: 4 });
  const sides = /** @type {Record<string, [keyof Box, keyof Box, keyof Box, keyof Box]>} */ ({
    left: ['minX', 'minY', 'minX', 'maxY'],
    right: ['maxX', 'minY', 'maxX', 'maxY'],
    top: ['minX', 'minY', 'maxX', 'minY'],
    bottom: ['minX', 'maxY', 'maxX', 'maxY'],
  });
  for (const side of litIn(steps, step)) {
    const [x1, y1, x2, y2] = sides[side].map((key) => box[key]);
    pen.line('focus', placeOf({ x: x1, y: y1 }), placeOf({ x: x2, y: y2 }), { width: 4 });
  }
  const [from, to] = [a, b].map(placeOf);
  pen.arrow('path', from, to, { head: 8 });
  pen.circle('ghost', min, pen.length(7), { dash: [] });
  pen.line('ghost', { x: min.x + pen.length(7), y: min.y }, { x: place.box.minX, y: min.y }, { alpha: 0.5 });
  pen.label('path', from, 'a', { x: -1, y: 0 }, 10);
  pen.label('path', to, 'b', { x: -1, y: -0.5 }, 10);
  return scale;
}

/**
 * The sides to light: that of the step, or at the end those that rule the wall out.
 * @param {Step[]} steps @param {number} step
 * @returns {string[]}
 */
function litIn(steps, step) {
  const { side, kind } = steps[step];
  if (side) return [side];
  if (step < steps.length - 1 || kind !== 'misses') return [];
  const miss = missOf(steps);
  if (!miss) return [];
  return 'side' in miss ? [miss.side] : [miss.leaves, miss.enters];
}
