/** Rays, as segments that reach as far as doubles do. */

import { copyPoint, isPoint, point, WRONG_TYPE } from '../checks/shapes.js';
import { readPoint } from '../memory/record.js';
import { entries, numbers, recordAt } from '../memory/wasm.js';
import { query } from './query.js';

/** @import { Point, Segment } from '../types.js' */

/**
 * The ray from a point along a direction, as far as doubles reach: the segment from `origin` to
 * `origin + scale × direction`, with the largest power of two as `scale` that keeps the end finite. Use it like any
 * segment. The time `t` of a hit is in lengths of that segment; `t * scale` is in lengths of `direction`.
 *
 * The end is correctly rounded, and queries are exact for this segment. A direction of zero makes a segment of zero
 * length with scale 1.
 *
 *     const sight = ray(eye, { x: 1, y: 0 });
 *     const hit = segmentVsAabb(sight, wall)?.enter;
 *     const distance = hit && hit.t * sight.scale;
 *
 * @type {(origin: Point, direction: Point) => Segment & { scale: number }}
 */
export const ray = query(
  'ray',
  {
    takes: { origin: point, direction: point },
    ask(entry, _, origin, direction) {
      const [from, along] = [copyPoint(origin), copyPoint(direction)];
      return isPoint(from) && isPoint(along) ? entry(from.x, from.y, along.x, along.y) : WRONG_TYPE;
    },
  },
  entries.ray,
  () => {
    const memory = numbers();
    return { a: readPoint(memory, recordAt), b: readPoint(memory, recordAt + 2), scale: memory[recordAt + 4] };
  },
);
