// Four corners in order: a field with a handle for the whole and one for each corner, which stay convex under the hand.

import { any, clamp, outOfLimits, tidy, unitOf, usualWorld, whole } from './field.js';

/** @import { Box, Point } from './field.js' */
/** @typedef {Record<string, number>} Quad the coordinates of its corners: x0, y0, x1 … y3 */

const numbers = [0, 1, 2, 3];

/** The number of a corner. @param {string} part the name of its handle */
const numberOf = (part) => Number(part.at(-1));

/** @param {Quad} quad @returns {Point[]} */
export const cornersIn = (quad) => numbers.map((i) => ({ x: quad[`x${i}`], y: quad[`y${i}`] }));

/** @param {Point[]} corners @returns {Quad} */
export const quadFrom = (corners) =>
  Object.assign({}, ...corners.map(({ x, y }, i) => ({ [`x${i}`]: x, [`y${i}`]: y })));

/** @param {Point[]} corners @returns {Point} */
export const middleOf = (corners) => ({
  x: corners.reduce((sum, { x }) => sum + x / 4, 0),
  y: corners.reduce((sum, { y }) => sum + y / 4, 0),
});

/** A double as a whole number of the smallest double. @param {number} x @returns {bigint} */
function exact(x) {
  let [mantissa, exponent] = [x, 0];
  while (!Number.isInteger(mantissa)) [mantissa, exponent] = [mantissa * 2, exponent + 1];
  return BigInt(mantissa) << BigInt(1074 - exponent);
}

/**
 * The way in which corners wind: 1 clockwise, −1 counterclockwise, 0 if they are on one line.
 * @param {Point[]} corners
 * @returns {number | null} null if two of their turns are opposite: then they are not convex
 */
export function windingOf(corners) {
  const all = corners.map(({ x, y }) => ({ x: exact(x), y: exact(y) }));
  const turns = numbers.map((i) => {
    const [p, q, r] = [0, 1, 2].map((k) => all[(i + k) % 4]);
    const product = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
    return product > 0n ? 1 : product < 0n ? -1 : 0;
  });
  if (turns.includes(1)) return turns.includes(-1) ? null : 1;
  return turns.includes(-1) ? -1 : 0;
}

/**
 * A quad.
 * @param {Point[]} start its corners @param {Box} [usual] where they can be dragged
 * @returns {import('./field.js').Field}
 */
export function quad(start, usual = usualWorld) {
  const within = (/** @type {Point} */ { x, y }, /** @type {Box} */ box) => ({
    x: tidy(clamp(x, box.minX, box.maxX), unitOf(box)),
    y: tidy(clamp(y, box.minY, box.maxY), unitOf(box)),
  });
  const components = numbers.flatMap((i) => [`x${i}`, `y${i}`]);
  return {
    kind: 'quad',
    default: quadFrom(start),
    components,
    grips: [whole, ...numbers.map((i) => ({ part: `corner${i}`, axis: /** @type {const} */ ('both') }))],
    place: (value, part) => (part ? cornersIn(value)[numberOf(part)] : middleOf(cornersIn(value))),
    move(value, part, at, _origin, box = usual) {
      const corners = cornersIn(value);
      if (!part) {
        const [from, to] = [middleOf(corners), within(at, box)];
        const unit = unitOf(box);
        const moved = corners.map(({ x, y }) => ({
          x: tidy(x + to.x - from.x, unit),
          y: tidy(y + to.y - from.y, unit),
        }));
        return { value: windingOf(moved) === null ? value : quadFrom(moved), part };
      }
      const from = corners[numberOf(part)];
      // As far toward the hand as the corners stay convex.
      for (let share = 1; share > 1e-3; share *= 0.9) {
        const to = within({ x: from.x + share * (at.x - from.x), y: from.y + share * (at.y - from.y) }, box);
        const moved = corners.map((corner, i) => (i === numberOf(part) ? to : corner));
        if (windingOf(moved) !== null) return { value: quadFrom(moved), part };
      }
      return { value, part };
    },
    outward(value, part) {
      const corners = cornersIn(value);
      const [middle, corner] = [middleOf(corners), corners[numberOf(part)]];
      const length = Math.hypot(corner.x - middle.x, corner.y - middle.y) || 1;
      return { x: (corner.x - middle.x) / length, y: (corner.y - middle.y) / length };
    },
    covers: (graze, value, at) =>
      graze.pointVsQuad(at, { corners: /** @type {any} */ (cornersIn(value)) }) !== 'outside',
    check(value) {
      const problem = outOfLimits(value, Object.fromEntries(components.map((name) => [name, any.place])));
      if (problem || windingOf(cornersIn(value)) !== null) return problem;
      return { component: components[0], key: 'problems.notConvex' };
    },
  };
}
