// The shortest way out of an overlap: the shape where it would be free, the arrow to that place, and its length.

import { offNormal } from './label-offsets.js';
import { moved } from './places.js';

/** @import { Pen, Point } from '../model/types.js' */

/**
 * Draws the push-out of a thing.
 * @param {Pen} pen @param {import('../model/types.js').Say} say
 * @param {{ depth: number, normal: Point, by: Point }} pushOut @param {Point} from the point that stands for the thing
 * @param {(look: import('../model/pen.js').StrokeStyle, at: Point) => void} drawThing draws it where it would be free
 */
export function drawPushOut(pen, say, { depth, normal, by }, from, drawThing) {
  const to = moved(from, by);
  drawThing({ dash: [3, 3] }, to);
  pen.arrow('normal', from, to, { width: 2.5 });
  pen.label('normal', to, say('marks.pushOut', { depth }), offNormal('pushOut', normal), 12);
}
