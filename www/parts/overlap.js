// A mover that starts inside walls: where the way out of each leads, and how it is drawn.

import { moved } from './places.js';
import { drawPushOut } from './span.js';
import { travelOf, worldOf } from './travel.js';

/** @import { Call, Frame, Library, Pen, Point } from '../model/types.js' */
/** @import { Shape } from './shapes.js' */

/**
 * The answer to the call of a travel, with the place that the way out of each wall leads to, and whether that is free of all
 * others.
 * @param {Library} graze @param {Call} call @param {{ count?: number, names?: string[] }} [told] of its walls
 */
export function travelFrom(graze, [, walls, mover, motion, response, options = {}], told) {
  const { layers, mask } = options;
  const answer = travelOf(graze, walls, mover, motion, response, { ...options, ...told });
  const out = answer.result.inside.map(
    (/** @type {{ id: number, pushOut: { by: Point } }} */ { id, pushOut: { by } }) => {
      const world = worldOf(graze, walls, layers);
      const { mover: there } = world.travel(mover, by, { kind: 'pass' }, { startInside: 'leave', mask });
      const { position, inside } = world.travel(there, { x: 0, y: 0 }, { kind: 'stop' }, { mask });
      return { position, isFree: inside.every((other) => other.id === id) };
    },
  );
  return { ...answer, result: { ...answer.result, out } };
}

/**
 * Draws the motion that the mover does not make, and the way out of the wall that the step is about, or of the first. Where
 * that ends in another wall, the mover is not drawn there.
 * @param {Pen} pen @param {Frame} frame @param {Shape} shape @param {Point} position
 */
export function drawOverlap(pen, { state, result: { inside, out }, step, say }, shape, position) {
  if (inside.length === 0) return;
  // The first steps tell of these walls, in their order.
  const index = step < inside.length ? step : 0;
  const middle = shape.middle(position);
  pen.arrow('ghost', middle, shape.middle(moved(position, state.motion)));
  drawPushOut(pen, say, inside[index].pushOut, middle, (look) => {
    if (out[index].isFree) shape.draw('normal', out[index].position, look);
  });
}
