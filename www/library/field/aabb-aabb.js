/** The field of two moving boxes. */

import { box, point } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { SIDES } from '../wasm/tables.js';
import { field } from './field.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('./field.js').Tile} Tile */
/** @typedef {'a' | `a.${Side}` | 'motionA' | 'b' | `b.${Side}` | 'motionB' | 'none'} AabbVsAabbHandle  a box is held by its
 *   center or a side, a motion at the place where it takes the center; with `none` every sample has the answer as it is */

/** @param {'a' | 'b'} name */
const sidesOf = (name) => SIDES.map((side) => `${name}.${side}`);

/**
 * A picture of the answers of `aabbVsAabb`, in the colors of `segmentVsAabbField`.
 *
 * @type {(handle: AabbVsAabbHandle, a: Box, motionA: Point, b: Box, motionB: Point, tile: Tile) => ImageData}
 */
export const aabbVsAabbField = field({
  name: 'aabbVsAabbField',
  paint: (...asked) => entries.aabbVsAabbField(...asked),
  handles: ['a', ...sidesOf('a'), 'motionA', 'b', ...sidesOf('b'), 'motionB', 'none'],
  arguments: { a: box, motionA: point, b: box, motionB: point },
});
