// A turn as the difference of two products: two rectangles that have a corner in its first point.

import { tripleOf } from '../../parts/turn.js';

/** @import { Message, Pen, Step } from '../../model/types.js' */

/** The most digits that a picture has room for beside a rectangle and in a triangle, and the most that a sentence tells. */
const most = 24;
const mostWithin = 12;
const mostOfAll = 16;

/**
 * A turn with its exact products and difference, in digits.
 * @param {Step} step of whole numbers
 * @returns {Step}
 */
export function withProducts(step) {
  const [ax, ay, bx, by, cx, cy] = tripleOf(step).flatMap(({ x, y }) => [BigInt(x), BigInt(y)]);
  const [left, right] = [(bx - ax) * (cy - ay), (by - ay) * (cx - ax)];
  return { ...step, products: [left, right].map(String), exact: String(left - right) };
}

/**
 * A whole number as text.
 * @param {string} digits @param {number} [room] the most digits; of more, only the first
 * @returns {string}
 */
function written(digits, room = most) {
  const [, sign, text] = /** @type {RegExpExecArray} */ (/(-?)(.*)/.exec(digits));
  const short = `${text[0]}.${text.slice(1, 4)}e+${text.length - 1}`;
  return `${sign && '−'}${text.length > room ? short : text}`;
}

/**
 * What names a turn in the picture, with twice the area of its triangle.
 * @param {Step} step
 * @returns {Record<string, string>}
 */
export const turnIn = ({ turn, exact }) => ({ turn: `@turns.${turn}`, det: written(exact, mostWithin) });

/**
 * A sentence about a turn, and how it follows from the areas in the picture, where that is short.
 * @param {Step} step @param {Message} told
 * @returns {Message}
 */
export function withAreas({ exact, products }, told) {
  const [det, left, product] = [exact, ...products].map((each) => written(each));
  const right = product.startsWith('−') ? `(${product})` : product;
  if (`${left}${right}${det}`.length > mostOfAll) return told;
  const sign = det === '0' ? '' : det.startsWith('−') ? ' < 0' : ' > 0';
  return { key: 'steps.areas', values: { told, left, right, det, sign } };
}

/**
 * Draws the products as areas, with their numbers where there is room.
 * @param {Pen} pen @param {Step} step
 */
export function drawProducts(pen, step) {
  const [a, b, c] = tripleOf(step);
  for (const [i, { x, y }] of [
    { x: b.x, y: c.y },
    { x: c.x, y: b.y },
  ].entries()) {
    const [minX, maxX] = [Math.min(a.x, x), Math.max(a.x, x)];
    const [minY, maxY] = [Math.min(a.y, y), Math.max(a.y, y)];
    pen.box('ghost', { minX, minY, maxX, maxY }, { width: 1 });
    // A product with a factor of 0 is no area.
    if (pen.width < 480 || step.products[i] === '0') continue;
    pen.label('ghost', { x, y }, written(step.products[i]), { x: x - a.x || 1, y: y - a.y || 1 }, 14);
  }
}
