// Where a straight line truly is among the doubles: computed in integers of any size, and rounded once, for the screen.

import { rim, span } from './pane.js';

/** @import { Box, Point, Segment } from '../../model/types.js' */
/** @import { Pane } from './pane.js' */
/** @typedef {{ x: Pane, y: Pane }} Lens the panes of both coordinates */
/** @typedef {{ x: bigint, y: bigint }} Whole */
/** A quotient with a positive divisor. @typedef {{ over: bigint, under: bigint }} Quotient */

const view = new DataView(new ArrayBuffer(8));
/** Digits after the point of what is rounded for the screen, in bits. */
const digits = 40n;

/**
 * A double as a whole number times a power of two.
 * @param {number} x
 * @returns {[bigint, number]}
 */
function parts(x) {
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 2047n);
  const fraction = bits & (2n ** 52n - 1n);
  const size = exponent === 0 ? fraction : fraction + 2n ** 52n;
  return [x < 0 ? -size : size, Math.max(exponent, 1)];
}

/**
 * Turns doubles into whole numbers of one common unit, a quarter of the smallest last bit among them.
 * @param {number[]} list every double that will be asked for
 * @returns {(x: number) => bigint}
 */
function inCommon(list) {
  const split = new Map(list.map((x) => [x, parts(x)]));
  const least = Math.min(...[...split.values()].map(([, exponent]) => exponent));
  return (x) => {
    const [size, exponent] = split.get(x) ?? parts(x);
    return size << BigInt(exponent - least + 2);
  };
}

/**
 * On which side of the line through a segment points are: all that have one of the x and one of the y.
 * @param {Segment} segment @param {number[]} xs @param {number[]} ys
 * @returns {(i: number, j: number) => number} the sign of the turn to the point of xs[i] and ys[j]: 0 on the line, or if
 *   the segment has no length
 */
export function sidesOf({ a, b }, xs, ys) {
  const whole = inCommon([a.x, a.y, b.x, b.y, ...xs, ...ys]);
  const [x, y] = [whole(a.x), whole(a.y)];
  const [right, down] = [whole(b.x) - x, whole(b.y) - y];
  // The turn is a difference of two products, one for each coordinate.
  const across = xs.map((each) => down * (whole(each) - x));
  const along = ys.map((each) => right * (whole(each) - y));
  return (i, j) => (along[j] > across[i] ? 1 : along[j] < across[i] ? -1 : 0);
}

/**
 * The part of a segment that a lens shows, or the part of that in a box, in units of the lens.
 * @param {Segment} segment @param {Lens} lens @param {Box} [box]
 * @returns {[Point, Point] | null}
 */
export function seenPart({ a, b }, lens, box) {
  const sides = box ? [box.minX, box.minY, box.maxX, box.maxY] : [];
  const whole = inCommon([a.x, a.y, b.x, b.y, lens.x.base, lens.x.unit, lens.y.base, lens.y.unit, ...sides]);
  const from = { x: whole(a.x), y: whole(a.y) };
  const way = { x: whole(b.x) - from.x, y: whole(b.y) - from.y };
  /** @type {Quotient} */
  let near = { over: 0n, under: 1n };
  /** @type {Quotient} */
  let far = { over: 1n, under: 1n };
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    const [low, high] = limits(lens[axis], whole);
    const [min, max] = box
      ? [whole(axis === 'x' ? box.minX : box.minY), whole(axis === 'x' ? box.maxX : box.maxY)]
      : [low, high];
    const [first, last] = [min > low ? min : low, max < high ? max : high];
    if (first > last) return null;
    if (way[axis] === 0n) {
      if (from[axis] < first || from[axis] > last) return null;
      continue;
    }
    const [one, other] = [quotient(first - from[axis], way[axis]), quotient(last - from[axis], way[axis])];
    const [enter, exit] = way[axis] > 0n ? [one, other] : [other, one];
    if (isLess(near, enter)) near = enter;
    if (isLess(exit, far)) far = exit;
  }
  if (isLess(far, near)) return null;
  return [pointAt(from, way, near, lens, whole), pointAt(from, way, far, lens, whole)];
}

/**
 * How far above a point of the lens a segment passes, in units of the lens: negative below.
 * @param {Segment} segment @param {Point} p @param {Lens} lens
 * @returns {number | null} null if the segment does not get above or below it, or is upright
 */
export function passesAbove({ a, b }, p, { y }) {
  if (a.x === b.x || p.x < Math.min(a.x, b.x) || p.x > Math.max(a.x, b.x)) return null;
  const whole = inCommon([a.x, a.y, b.x, b.y, p.x, p.y, y.unit]);
  const way = whole(b.x) - whole(a.x);
  const { over, under } = quotient((whole(b.y) - whole(a.y)) * (whole(p.x) - whole(a.x)), way);
  return rounded((whole(p.y) - whole(a.y)) * under - over, under * whole(y.unit));
}

/**
 * The first and the last place that a pane shows.
 * @param {Pane} pane @param {(x: number) => bigint} whole
 * @returns {[bigint, bigint]}
 */
function limits({ base, unit }, whole) {
  // A common unit is a quarter of a last bit, so these quarters are whole.
  const quarter = whole(unit) / 4n;
  const low = whole(base) - BigInt(rim) * quarter;
  return [low, low + BigInt(span * 4) * quarter];
}

/** @param {bigint} over @param {bigint} under not 0 @returns {Quotient} */
const quotient = (over, under) => (under < 0n ? { over: -over, under: -under } : { over, under });

/** @param {Quotient} one @param {Quotient} other @returns {boolean} */
const isLess = (one, other) => one.over * other.under < other.over * one.under;

/** @param {bigint} over @param {bigint} under @returns {number} a quotient of a size for the screen */
const rounded = (over, under) => Number((over << digits) / under) / 2 ** Number(digits);

/**
 * A point of a segment in units of the lens.
 * @param {Whole} from @param {Whole} way @param {Quotient} time @param {Lens} lens @param {(x: number) => bigint} whole
 * @returns {Point}
 */
function pointAt(from, way, { over, under }, lens, whole) {
  const along = (/** @type {'x' | 'y'} */ axis) =>
    rounded((from[axis] - whole(lens[axis].base)) * under + way[axis] * over, under * whole(lens[axis].unit));
  return { x: along('x'), y: along('y') };
}
