// What moves by steps: the corner of the wall, under the magnifier. A step goes from one double to the next.

import { problemOf } from '../../model/fields/box.js';
import { withoutHandle } from '../../model/fields/field.js';
import { stepped } from './ordinal.js';
import { nearestAt, paneOf, positionIn } from './pane.js';

/** @import { Box, Field, Point } from '../../model/types.js' */
/** @import { Frame } from './frames.js' */

const grip = /** @type {const} */ ({ part: '', axis: 'both', isStepped: true });

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
    ...withoutHandle,
    kind: 'wall',
    default: start,
    components: ['minX', 'minY', 'maxX', 'maxY'],
    check: problemOf,
    grips: [grip],
    place: (value) => placeOf(corner(value), frame),
    move: (value, part, at) => ({ value: withCorner(value, doublesAt(corner(value), at, frame)), part }),
    nudge: (value, _part, motion) => withCorner(value, nudged(corner(value), motion)),
    tell: ({ minX, minY }) => ({ x: String(minX), y: String(minY) }),
  };
}

/** @param {Point} value @param {Frame} frame @returns {Point} where its double is in the picture */
const placeOf = ({ x, y }, frame) => frame.placeOf({ x: positionIn(paneOf(x), x), y: positionIn(paneOf(y), y) });

/** @param {Point} value @param {Point} at in the picture @param {Frame} frame @returns {Point} the doubles nearest to a place */
function doublesAt({ x, y }, at, frame) {
  const position = frame.positionOf(at);
  return { x: nearestAt(paneOf(x), position.x), y: nearestAt(paneOf(y), position.y) };
}
