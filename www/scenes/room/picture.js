// The picture of a room: its walls, with their names and rules, and the travels of its movers.

import { cornersOf, middleOf } from '../../model/fields/body-shape.js';
import { allLayers } from '../../model/fields/body-text.js';
import { drawOverlap } from '../../parts/overlap.js';
import { moved } from '../../parts/places.js';
import { boxShape, circleShape, convexShape } from '../../parts/shapes.js';
import { drawTravel } from '../../parts/travel-picture.js';
import { drawWalls } from '../../parts/walls.js';
import { isWalked } from './walk.js';

/** @import { Body } from '../../model/fields/body-text.js' */
/** @import { Box, Frame, Pen, Point, Step } from '../../model/types.js' */
/** @import { Shape } from '../../parts/shapes.js' */

/**
 * The shape of a wall or a mover.
 * @param {Pen} pen @param {any} body @param {Point[] | null} outline of a hull
 * @returns {Shape}
 */
function shapeIn(pen, body, outline) {
  if (body.minX !== undefined) return boxShape(pen, body);
  if (!outline) return circleShape(pen, body);
  return convexShape(pen, { corners: outline, radius: body.radius ?? 0 }, cornersOf(body)[0], middleOf(body));
}

/**
 * Draws the walls and the edges of the room. The wall that a step tests is lit.
 * @param {Pen} pen @param {Frame} frame @param {Box[]} edges
 */
export function drawRoom(pen, frame, edges) {
  const { state, result, steps, step, say } = frame;
  drawWalls(pen, [], frame, edges);
  const { kind, id: asked } = steps[step];
  for (const [i, wall] of result.walls.entries()) {
    const shape = shapeIn(pen, wall, result.outlines.walls[i]);
    const middle = shape.middle(shape.at);
    // A wall that is passed from below is drawn as a line that is not closed, and one that stops nobody is empty.
    const stopped = state.movers.flatMap((/** @type {Body} */ _, /** @type {number} */ n) =>
      (wall.layers ?? allLayers) & (1 << n) ? n + 1 : [],
    );
    shape.draw('fixed', shape.at, { fill: stopped.length > 0, ...(wall.oneWay && { dash: [3, 3] }) });
    if (kind === 'candidate' && i === asked) shape.draw('focus', shape.at, { width: 2 });
    if (wall.motion && !isWalked(state)) {
      shape.draw('ghost', moved(shape.at, wall.motion));
      pen.arrow('ghost', middle, moved(middle, wall.motion));
    }
    const name = wall.name ?? String(i + 1);
    const held = wall.oneWay ? say('marks.oneWay', { name }) : name;
    const isPartial = stopped.length === 1 && state.movers.length > 1;
    const label = isPartial ? say('marks.only', { name: held, n: stopped[0] }) : held;
    pen.label('fixed', middle, label, { x: 1, y: 0 }, 14);
  }
}

/**
 * Draws the travel of each mover: of two, the second is told after the first.
 * @param {Pen} pen @param {Frame} frame
 */
export function drawMovers(pen, frame) {
  const { state, result, steps, step } = frame;
  for (const [i, mover] of state.movers.entries()) {
    const shape = shapeIn(pen, mover, result.outlines.movers[i]);
    shape.draw('path', shape.at, { fill: true, tint: 0.14 });
    const from = steps.findIndex((/** @type {Step} */ { whose }) => whose === i);
    const own = steps.filter((/** @type {Step} */ { whose }) => whose === i);
    if (state.movers.length > 1)
      pen.label('path', shape.middle(shape.at), mover.name ?? String(i + 1), { x: -1, y: 0 }, 14);
    if (step < from || isWalked(state)) continue;
    const part = {
      ...frame,
      state: mover,
      result: result.travels[i],
      steps: own,
      step: Math.min(step - from, own.length - 1),
    };
    drawTravel(pen, part, shape);
    drawOverlap(pen, part, shape, shape.at);
  }
}
