// A turn as the difference of two products: two rectangles that have a corner in its first point.

import { tripleOf } from '../../parts/turn.js';
import { productsOf, turnsIn } from './widths.js';

/** @import { Pen, Say, Step } from '../../model/types.js' */

/** More digits than a picture has room for, and more of a difference. */
const most = 24;
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
 * @param {string} digits @param {number} unit
 * @returns {string}
 */
function counted(digits, unit) {
  const [, sign, text] = /** @type {RegExpExecArray} */ (/(-?)(.*)/.exec(String(BigInt(digits) / BigInt(unit))));
  const short = `${text[0]}.${text.slice(1, 4)}e+${text.length - 1}`;
  return `${sign && '−'}${text.length > most ? short : text}`;
}

/**
 * A turn in words and numbers: as the difference of its products, where that is short.
 * @param {Step} step @param {number} by the unit of areas @param {string} unit its name
 * @returns {[key: string, values: Record<string, string>]}
 */
export function turnIn(step, by, unit) {
  const [det, left, product] = [step.exact, ...step.products].map((each) => counted(each, by));
  const right = product.startsWith('−') ? `(${product})` : product;
  const isShort = by === 1 && `${left}${right}${det}`.length <= mostOfAll;
  return [isShort ? 'marks.difference' : 'marks.turn', { turn: `@turns.${step.turn}`, left, right, det, unit }];
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
    if (pen.width < 480) continue;
    const product = counted(step.products[i], by);
    pen.label('ghost', { x, y }, say('marks.product', { product, unit }), { x: x - a.x || 1, y: y - a.y || 1 }, 14);
  }
}
