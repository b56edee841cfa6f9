/** The field layer of segments and turned rectangles. */

import { checkNumber, checkObject, checkPoint, checkSegment } from './check.js';
import { numberOf, painted } from './field.js';
import { wasm } from './wasm.js';

/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').Tile} Tile */
/** @typedef {import('./orientation-types.js').Rectangle} Rectangle */
/** @typedef {import('./orientation-types.js').SegmentVsRectangleHandle} SegmentVsRectangleHandle */
/** @typedef {import('./orientation-types.js').SegmentVsSegmentHandle} SegmentVsSegmentHandle */

/**
 * A picture of the answers that `segmentVsSegment` would give if an end were at each sample of a
 * tile: transparent where they are apart, a line colour where they touch or overlap, a tint where
 * they cross. Needs a browser's ImageData.
 *
 * @param {SegmentVsSegmentHandle} handle
 * @param {Segment} p
 * @param {Segment} q
 * @param {Tile} tile
 * @returns {ImageData}
 */
export function segmentVsSegmentField(handle, p, q, tile) {
  const caller = 'segmentVsSegmentField';
  const number = numberOf(caller, handle);
  checkSegment(caller, p, 'p');
  checkSegment(caller, q, 'q');
  const field = wasm(caller).segmentVsSegmentField;
  return painted(caller, tile, (raster) =>
    field(number, p.a.x, p.a.y, p.b.x, p.b.y, q.a.x, q.a.y, q.b.x, q.b.y, raster),
  );
}

/**
 * The same of `segmentVsQuad` against a turned rectangle, with a tint that fades with the entry time
 * for a crossing.
 *
 * @param {SegmentVsRectangleHandle} handle
 * @param {Segment} segment
 * @param {Rectangle} rectangle
 * @param {Tile} tile
 * @returns {ImageData}
 */
export function segmentVsRectangleField(handle, segment, rectangle, tile) {
  const caller = 'segmentVsRectangleField';
  const number = numberOf(caller, handle);
  checkSegment(caller, segment);
  checkObject(caller, 'rectangle', rectangle, '{center, half, angle}');
  const { center, half, angle } = rectangle;
  checkPoint(caller, 'rectangle.center', center);
  checkPoint(caller, 'rectangle.half', half);
  checkNumber(caller, 'rectangle.angle', angle);
  const { a, b } = segment;
  const field = wasm(caller).segmentVsRectangleField;
  return painted(caller, tile, (raster) =>
    field(number, a.x, a.y, b.x, b.y, center.x, center.y, half.x, half.y, angle, raster),
  );
}
