// The picture of a case: the whole to the left, and the doubles around the corner and around both ends under magnifiers.

import { fitted, frames, whole } from './frames.js';
import { drawLens, lensAt, nameLens, rightwards } from './lens.js';
import { sayFitting } from './written.js';

/** @import { Box, Frame, Pen, Point } from '../../model/types.js' */

/** @param {Pen} pen @param {Frame} frame */
export function draw(pen, frame) {
  const { state } = frame;
  const { a, b, box, other, count } = state;
  const corner = { x: box.minX, y: box.minY };
  const boxes = count.choice === 'two' ? [box, other] : [box];
  const path = { a, b };
  const scale = drawWhole(pen, frame, boxes, corner);
  for (const [name, at] of /** @type {[keyof typeof frames, Point][]} */ ([
    ['a', a],
    ['b', b],
    ['corner', corner],
  ])) {
    drawLens(pen, frame, { frame: frames[name], lens: lensAt(at), path, boxes, isLarge: name === 'corner', scale });
  }
  drawWords(pen, frame);
}

/**
 * Draws the whole as it is, and marks the places that are magnified.
 * @param {Pen} pen @param {Frame} frame @param {Box[]} boxes @param {Point} corner
 * @returns {number} the scale as its decimal logarithm
 */
function drawWhole(pen, { state: { a, b }, steps, step }, boxes, corner) {
  const corners = boxes.flatMap(({ minX, minY, maxX, maxY }) => [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ]);
  const { scale, placeOf } = fitted([a, b, ...corners]);
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
  const { side, wall } = steps[step];
  if (side) {
    const [x1, y1, x2, y2] = sides[side].map((key) => boxes[wall][key]);
    pen.line('focus', placeOf({ x: x1, y: y1 }), placeOf({ x: x2, y: y2 }), { width: 4 });
  }
  pen.arrow('path', marks.a, marks.b, { head: 8 });
  for (const mark of Object.values(marks)) pen.circle('ghost', mark, pen.length(7), { dash: [] });
  const from = { x: marks.corner.x + pen.length(7), y: marks.corner.y };
  pen.line('ghost', from, { x: frames.corner.box.minX, y: from.y }, { alpha: 0.5 });
  pen.label('path', marks.a, 'a', { x: -1, y: 0 }, 10);
  pen.label('path', marks.b, 'b', { x: -1, y: -0.5 }, 10);
  return scale;
}

/** Names the small magnifiers, and writes what is compared. @param {Pen} pen @param {Frame} frame */
function drawWords(pen, { result, steps, step, say }) {
  for (const name of /** @type {const} */ (['a', 'b'])) {
    const { minY, maxY } = frames[name].box;
    // A narrow picture has no room above the small magnifiers; on a wide one, the hint is below them.
    if (pen.width < 480) nameLens(pen, frames[name], maxY + pen.length(10), name);
    else nameLens(pen, frames[name], minY - pen.length(11), say('marks.around', { name }));
  }
  if (step !== steps.length - 1) return;
  const [plain] = result.rules;
  const words = (/** @type {string[]} */ list) => say('rules.list', { list: list.map((each) => `@contacts.${each}`) });
  const [first, second] = [0, Math.max(pen.length(18), 2.7)].map((down) => ({
    x: whole.minX,
    y: whole.maxY + 4 + down,
  }));
  const room = frames.corner.box.minX - whole.minX;
  // Two lines need room above the small magnifiers.
  const isHigh = frames.a.box.minY - first.y >= pen.length(33);
  const exact = isHigh && sayFitting(pen, room, [say('marks.exact', { verdict: words(result.contacts) })]);
  if (exact) pen.label('focus', first, exact, rightwards, 0);
  const key = plain.isRight ? 'marks.plainRight' : 'marks.plainWrong';
  const told = sayFitting(pen, room, [say(key, { verdict: words(plain.says) }), say(`${key}Short`)]);
  if (told) pen.label(plain.isRight ? 'enter' : 'exit', exact ? second : first, told, rightwards, 0);
}
