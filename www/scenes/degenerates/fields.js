// What moves by steps: the ends of the path and the corner of the wall, each in a magnifier of its own, and the sides of a
// second wall. A step goes from one double to the next.

import { problemOf } from '../../model/fields/box.js';
import { any, outOfLimits, withoutHandle } from '../../model/fields/field.js';
import { stepped } from './ordinal.js';
import { nearestAt, paneOf, positionIn, rim, span } from './pane.js';

/** @import { Box, Field, Point } from '../../model/types.js' */
/** @import { Frame } from './frames.js' */

const grip = /** @type {const} */ ({ part: '', axis: 'both', isStepped: true });
const sideGrips = /** @type {import('../../model/fields/field.js').Grip[]} */ ([
  { part: 'right', axis: 'x', isStepped: true },
  { part: 'top', axis: 'y', isStepped: true },
]);

/**
 * How many steps an arrow key goes: one at least.
 * @param {number} motion
 */
const stepsOf = (motion) => Math.sign(motion) * Math.max(1, Math.round(Math.abs(motion)));

/** @param {Point} point @param {Point} motion @returns {Point} */
const nudged = ({ x, y }, motion) => ({
  x: motion.x === 0 ? x : stepped(x, stepsOf(motion.x)),
  y: motion.y === 0 ? y : stepped(y, stepsOf(motion.y)),
});

/** @param {Point} point @returns {{ x: string, y: string }} with every digit */
const told = ({ x, y }) => ({ x: String(x), y: String(y) });

/**
 * A point that moves from double to double, in a magnifier that the reader can open.
 * @param {Point} start @param {Frame} frame of the magnifier @param {string} name of the point
 * @returns {Field}
 */
export function spot(start, frame, name) {
  return {
    seenBy: ({ ends }) => (ends.choice === name ? { x: 0, y: 0 } : null),
    kind: 'point',
    default: start,
    components: ['x', 'y'],
    grips: [grip],
    place: (value) => placeOf(value, frame),
    move: (value, part, at) => ({ value: doublesAt(value, at, frame), part }),
    nudge: (value, _part, motion) => nudged(value, motion),
    tell: told,
    check: (value) => outOfLimits(value, { x: any.place, y: any.place }),
  };
}

/**
 * A wall that is held by its top left corner; a wall without a size moves as a whole.
 * @param {Box} start @param {Frame} frame of the magnifier
 * @returns {Field}
 */
export function wall(start, frame) {
  const corner = (/** @type {Box} */ { minX, minY }) => ({ x: minX, y: minY });
  const withCorner = (/** @type {Box} */ { minX, minY, maxX, maxY }, /** @type {Point} */ { x, y }) => ({
    minX: x,
    minY: y,
    maxX: minX === maxX ? x : Math.max(x, maxX),
    maxY: minY === maxY ? y : Math.max(y, maxY),
  });
  return {
    ...boxOfDoubles(start),
    grips: [grip],
    place: (value) => placeOf(corner(value), frame),
    move: (value, part, at) => ({ value: withCorner(value, doublesAt(corner(value), at, frame)), part }),
    nudge: (value, _part, motion) => withCorner(value, nudged(corner(value), motion)),
    tell: (value) => told(corner(value)),
  };
}

/**
 * A second wall, held by the two sides that are next to the corner of the first: they are in the magnifier of that corner,
 * or at its rim.
 * @param {Box} start @param {Frame} frame of the magnifier @param {string} beside the field of the first wall
 * @returns {Field}
 */
export function neighbor(start, frame, beside) {
  /** The wall with its right or its top side elsewhere; the opposite side goes along if it has to. */
  const withSide = (/** @type {Box} */ value, /** @type {string} */ part, /** @type {Point} */ { x, y }) =>
    part === 'right'
      ? { ...value, minX: value.minX === value.maxX ? x : Math.min(value.minX, x), maxX: x }
      : { ...value, minY: y, maxY: value.minY === value.maxY ? y : Math.max(value.maxY, y) };
  const heldAt = (/** @type {Box} */ { maxX, minY }) => ({ x: maxX, y: minY });
  return {
    ...boxOfDoubles(start),
    grips: sideGrips,
    beside,
    isAbsent: ({ count }) => count.choice === 'one',
    place(value, part, first) {
      const [x, y] = [paneOf(first.minX), paneOf(first.minY)];
      const within = (/** @type {number} */ position) => Math.min(Math.max(position, -rim / 4), span - rim / 4);
      const [left, right] = [value.minX, value.maxX].map((each) => within(positionIn(x, each)));
      const [top, bottom] = [value.minY, value.maxY].map((each) => within(positionIn(y, each)));
      // In the middle of what is seen of the side.
      return frame.placeOf(part === 'right' ? { x: right, y: (top + bottom) / 2 } : { x: (left + right) / 2, y: top });
    },
    move(value, part, at, first) {
      const position = frame.positionOf(at);
      const to = { x: nearestAt(paneOf(first.minX), position.x), y: nearestAt(paneOf(first.minY), position.y) };
      return { value: withSide(value, part, to), part };
    },
    nudge: (value, part, motion) => withSide(value, part, nudged(heldAt(value), motion)),
    tell: (value) => told(heldAt(value)),
  };
}

/**
 * A wall whose numbers can be any.
 * @param {Box} start
 * @returns {Field}
 */
function boxOfDoubles(start) {
  return {
    ...withoutHandle,
    kind: 'wall',
    default: start,
    components: ['minX', 'minY', 'maxX', 'maxY'],
    check: problemOf,
  };
}

/** @param {Point} value @param {Frame} frame @returns {Point} where its double is in the picture */
const placeOf = ({ x, y }, frame) => frame.placeOf({ x: positionIn(paneOf(x), x), y: positionIn(paneOf(y), y) });

/** @param {Point} value @param {Point} at in the picture @param {Frame} frame @returns {Point} the doubles nearest to a place */
function doublesAt({ x, y }, at, frame) {
  const position = frame.positionOf(at);
  return { x: nearestAt(paneOf(x), position.x), y: nearestAt(paneOf(y), position.y) };
}
