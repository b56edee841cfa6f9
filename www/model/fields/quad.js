// Four corners, in any order: a field with a handle for the whole and one for each corner. Its shape is their hull.

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
  x: corners.reduce((sum, { x }) => sum + x / corners.length, 0),
  y: corners.reduce((sum, { y }) => sum + y / corners.length, 0),
});

/**
 * Four corners.
 * @param {Point[]} start @param {Box} [usual] where they can be dragged
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
      const to = within(at, box);
      if (part) return { value: quadFrom(corners.map((corner, i) => (i === numberOf(part) ? to : corner))), part };
      const [from, unit] = [middleOf(corners), unitOf(box)];
      const moved = corners.map(({ x, y }) => ({
        x: tidy(x + to.x - from.x, unit),
        y: tidy(y + to.y - from.y, unit),
      }));
      return { value: quadFrom(moved), part };
    },
    outward(value, part) {
      const corners = cornersIn(value);
      const [middle, corner] = [middleOf(corners), corners[numberOf(part)]];
      const length = Math.hypot(corner.x - middle.x, corner.y - middle.y) || 1;
      return { x: (corner.x - middle.x) / length, y: (corner.y - middle.y) / length };
    },
    covers: (graze, value, at) => graze.pointVsConvex(at, { points: cornersIn(value) }) !== 'outside',
    check: (value) => outOfLimits(value, Object.fromEntries(components.map((name) => [name, any.place]))),
  };
}
