/** Conformance lines of the kind `shapes`: where a convex shape ends among others. */

import { createWorld } from '../../www/library/entries/node.js';
import { shape } from './convex.js';
import { list, pair, point } from './read.js';
import { responseOf } from './travel.js';

/**
 * The answer of a line. A wall has the number of its place as its id.
 *
 * @param {any} _
 * @param {any} line
 */
export function shapes(_, line) {
  const world = createWorld(list(line.walls).map(shape));
  try {
    const mover = { ...shape(line.mover), at: line.at && point(line.at) };
    const end = world.travel(mover, point(line.motion), responseOf(line), { maxHits: line.max_hits ?? undefined });
    return {
      position: pair(end.position),
      motion: pair(end.motion),
      time_left: end.timeLeft,
      inside: end.inside.map(({ id }) => id),
      settled: end.settled && pair(end.settled),
      hits: end.hits.map(({ id, leg, t, position, motion, normal }) => ({
        wall: id,
        leg,
        t,
        position: pair(position),
        motion: pair(motion),
        normal: pair(normal),
      })),
    };
  } finally {
    world.dispose();
  }
}
