/** The field of two segments. */

import { segment } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { field } from './field.js';

/** @typedef {import('../types.js').Segment} Segment */
/** @typedef {import('./field.js').Tile} Tile */
/** @typedef {'p.a' | 'p.b' | 'q.a' | 'q.b'} SegmentVsSegmentHandle  an end */

/**
 * A picture of the answers that `segmentVsSegment` would give with an end at each sample of a tile: transparent where
 * the segments are apart, a line color where they touch or overlap, a tint where they cross.
 *
 * @type {(handle: SegmentVsSegmentHandle, p: Segment, q: Segment, tile: Tile) => ImageData}
 */
export const segmentVsSegmentField = field({
  name: 'segmentVsSegmentField',
  paint: (...asked) => entries.segmentVsSegmentField(...asked),
  handles: ['p.a', 'p.b', 'q.a', 'q.b'],
  arguments: { p: segment, q: segment },
});
