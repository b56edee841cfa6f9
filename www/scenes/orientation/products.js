// A turn as the difference of two products: two rectangles that have a corner in its first point.

import { tripleOf } from '../../parts/turn.js';
import { productsOf, turnsIn } from './widths.js';

/** @import { Message, Pen, Say, Step } from '../../model/types.js' */

/** The most digits that a picture has room for beside a rectangle and in a triangle, and the most that a sentence tells. */
const most = 24;
const mostWithin = 12;
const mostOfAll = 16;

/**
 * A turn with its exact products and difference, and with what integers of other sizes say.
 * @param {Step} step
 * @returns {Step}
 */
export function withProducts(step) {
  const [left, right] = productsOf(...tripleOf(step));
  const exact = left - right;
  return { ...step, products: [left, right].map(String), exact: String(exact), widths: turnsIn(exact, step.turn) };
}

/**
 * A whole number as text, counted in a unit.
 * @param {string} digits @param {number} unit @param {number} [room] the most digits; of more, only the first
 * @returns {string}
 */
function counted(digits, unit, room = most) {
  const [, sign, text] = /** @type {RegExpExecArray} */ (/(-?)(.*)/.exec(String(BigInt(digits) / BigInt(unit))));
  const short = `${text[0]}.${text.slice(1, 4)}e+${text.length - 1}`;
  return `${sign && '−'}${text.length > room ? short : text}`;
}

/**
 * What names a turn in the picture, with twice the area of its triangle.
 * @param {Step} step @param {number} by the unit of areas @param {string} unit its name
 * @returns {Record<string, string>}
 */
export const turnIn = (step, by, unit) => ({
  turn: `@turns.${step.turn}`,
  det: counted(step.exact, by, mostWithin),
  unit,
});

/**
 * A sentence about a turn, and how it follows from the areas in the picture, where that is short.
 * @param {Step} step @param {Message} told
 * @returns {Message}
 */
export function withAreas({ exact, products }, told) {
  const [det, left, product] = [exact, ...products].map((each) => counted(each, 1));
  const right = product.startsWith('−') ? `(${product})` : product;
  if (`${left}${right}${det}`.length > mostOfAll) return told;
  const sign = det === '0' ? '' : det.startsWith('−') ? ' < 0' : ' > 0';
  return { key: 'steps.areas', values: { told, left, right, det, sign } };
}

/**
 * Draws the products as areas, with their numbers where there is room.
 * @param {Pen} pen @param {Say} say @param {Step} step @param {number} by the unit of areas @param {string} unit its name
 */
export function drawProducts(pen, say, step, by, unit) {
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
    const product = counted(step.products[i], by);
    pen.label('ghost', { x, y }, say('marks.product', { product, unit }), { x: x - a.x || 1, y: y - a.y || 1 }, 14);
  }
}
