// Moves, grows and blends places and boxes, only to draw marks: answers come from the library.

/** @import { Box, Point, Segment } from '../model/types.js' */

/**
 * The place on a path at time t.
 * @param {Segment} path @param {number} t
 * @returns {Point}
 */
export const along = ({ a, b }, t) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

/**
 * A place moved by a part of a motion.
 * @param {Point} at @param {Point} by @param {number} [part]
 * @returns {Point}
 */
export const moved = (at, by, part = 1) => ({ x: at.x + part * by.x, y: at.y + part * by.y });

/**
 * A box moved by a part of a motion.
 * @param {Box} box @param {Point} by @param {number} [part]
 * @returns {Box}
 */
export const movedBox = ({ minX, minY, maxX, maxY }, by, part = 1) => ({
  minX: minX + part * by.x,
  minY: minY + part * by.y,
  maxX: maxX + part * by.x,
  maxY: maxY + part * by.y,
});

/**
 * A box grown on every side.
 * @param {Box} box @param {number} by
 * @returns {Box}
 */
export const grown = ({ minX, minY, maxX, maxY }, by) => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
});

/**
 * The middle of a box.
 * @param {Box} box
 * @returns {Point}
 */
export const middleOf = ({ minX, minY, maxX, maxY }) => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

/**
 * The box around a path.
 * @param {Segment} path
 * @returns {Box}
 */
export const boundsOf = ({ a, b }) => ({
  minX: Math.min(a.x, b.x),
  minY: Math.min(a.y, b.y),
  maxX: Math.max(a.x, b.x),
  maxY: Math.max(a.y, b.y),
});
