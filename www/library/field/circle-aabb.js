/** The field of a moving circle against a box. */

import { box, circle, point } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { SIDES } from '../wasm/tables.js';
import { field } from './field.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Circle} Circle */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('./field.js').Tile} Tile */
/** @typedef {'circle' | 'circle.radius' | 'motion' | 'box' | Side} CircleVsAabbHandle  the radius is held at the lowest
 *   point of the circle, the motion at the place where it takes the center */

/**
 * A picture of the answers of `circleVsAabb`, in the colors of `segmentVsAabbField`.
 *
 * @type {(handle: CircleVsAabbHandle, circle: Circle, motion: Point, box: Box, tile: Tile) => ImageData}
 */
export const circleVsAabbField = field({
  name: 'circleVsAabbField',
  paint: (...asked) => entries.circleVsAabbField(...asked),
  handles: ['circle', 'circle.radius', 'motion', 'box', ...SIDES],
  arguments: { circle, motion: point, box },
});
