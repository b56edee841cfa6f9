/** The field of a segment against a box. */

import { box, segment } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { SIDES } from '../wasm/tables.js';
import { field } from './field.js';

/** @typedef {import('../types.js').Box} Box */
/** @typedef {import('../types.js').Segment} Segment */
/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('./field.js').Tile} Tile */
/** @typedef {'a' | 'b' | 'box' | Side} SegmentVsAabbHandle  an end, the box by its center, a side */

/**
 * A picture of the answers that `segmentVsAabb` would give with a handle at each sample of a tile: transparent for a
 * miss, a line color for a touch, a tint that fades with the entry time for a crossing.
 *
 * @type {(handle: SegmentVsAabbHandle, segment: Segment, box: Box, tile: Tile) => ImageData}
 */
export const segmentVsAabbField = field({
  name: 'segmentVsAabbField',
  paint: (...asked) => entries.segmentVsAabbField(...asked),
  handles: ['a', 'b', 'box', ...SIDES],
  arguments: { segment, box },
});
