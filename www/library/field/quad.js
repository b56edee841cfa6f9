/** The field of a segment against a turned rectangle. */

import { checkObject } from '../checks/checks.js';
import { number, point, segment } from '../checks/shapes.js';
import { entries } from '../memory/wasm.js';
import { field } from './field.js';

/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Segment} Segment */
/** @typedef {import('./field.js').Tile} Tile */
/** @typedef {{ center: Point, half: Point, angle: number }} TurnedRectangle  as `quadFromAngle` takes it */
/** @typedef {'a' | 'b' | 'rectangle' | `rectangle.${'halfX' | 'halfY' | 'angle'}`} SegmentVsRectangleHandle  an end, the
 *   rectangle by its center, the end of its own x axis, that of its own y axis, or a knob opposite to the latter */

/** @type {import('../checks/shapes.js').Shape<TurnedRectangle>} */
const turnedRectangle = {
  check(caller, path, value) {
    checkObject(caller, path, value, '{center, half, angle}');
    point.check(caller, `${path}.center`, value.center);
    point.check(caller, `${path}.half`, value.half);
    number.check(caller, `${path}.angle`, value.angle);
  },
  numbers: ({ center, half, angle }) => [center.x, center.y, half.x, half.y, angle],
};

/**
 * A picture of the answers of `segmentVsQuad` against a turned rectangle, in the colors of `segmentVsAabbField`.
 *
 * @type {(handle: SegmentVsRectangleHandle, segment: Segment, rectangle: TurnedRectangle, tile: Tile) => ImageData}
 */
export const segmentVsRectangleField = field({
  name: 'segmentVsRectangleField',
  paint: (...asked) => entries.segmentVsRectangleField(...asked),
  handles: ['a', 'b', 'rectangle', 'rectangle.halfX', 'rectangle.halfY', 'rectangle.angle'],
  arguments: { segment, rectangle: turnedRectangle },
});
