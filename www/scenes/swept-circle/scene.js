// A moving circle against a wall: the path of its center against the wall grown by the radius, or the path grown by the
// radius against the wall. Both make a corner round.

import { timeAxis } from '../../extras/index.js';
import { shape } from '../../model/fields/body.js';
import { begun, convexOf } from '../../model/fields/body-shape.js';
import { choice, circle, vector } from '../../model/fields/index.js';
import { askedAs } from '../../parts/asked.js';
import { convexPair } from '../../parts/convex-pair.js';
import { defineScene } from '../../parts/define-scene.js';
import { nameEnds } from '../../parts/path.js';
import { moved } from '../../parts/places.js';
import { drawDot, reachOut } from '../../parts/span.js';
import { ticksOf } from '../../parts/times.js';
import { box } from './box.js';

/** @import { Frame, Library, Pen, Point, State, Step } from '../../model/types.js' */

const still = { x: 0, y: 0 };
const start = {
  circle: { x: 24, y: 20, radius: 11 },
  motion: { x: 116, y: 44 },
  wall: { minX: 66, minY: 44, maxX: 112, maxY: 76 },
  // Further paths of the same circle, in a case that compares some.
  second: still,
  third: still,
};

const slopes = convexPair(
  (state) => {
    const { x, y, radius } = state.circle;
    const [o, motionB] = [{ x, y }, still];
    return { a: { points: [o], radius }, motionA: state.motion, b: convexOf(state.wall), motionB, o, over: 1 };
  },
  ({ blend }) => blend.view,
);

const asked = askedAs({ box, slopes }, ({ wall }) => ('minX' in wall ? 'box' : 'slopes'));

/** A path that only a case has: no handle, no number. @param {Point} at */
const further = (at) => ({ ...vector(at, 'circle'), isAbsent: () => true });

export default defineScene({
  ...asked,
  id: 'swept-circle',
  fields: {
    circle: circle(start.circle, 40),
    motion: vector(start.motion, 'circle'),
    wall: shape(start.wall, { role: 'fixed' }),
    view: choice(['wall', 'path']),
    second: further(start.second),
    third: further(start.third),
  },
  answer: { rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal', 'feature'] },
  presets: [
    { id: 'corner', state: start },
    { id: 'side', state: { ...start, circle: { x: 22, y: 58, radius: 11 }, motion: { x: 70, y: 6 } } },
    {
      id: 'past',
      state: {
        ...start,
        circle: { x: 32, y: 56, radius: 14 },
        motion: { x: 40, y: -40 },
        second: { x: 45, y: -38 },
        third: { x: 46, y: -29 },
      },
    },
    { id: 'square', state: { ...start, circle: { x: 57.5, y: 35.5, radius: 11 }, motion: { x: 76, y: -20 } } },
    { id: 'rolling', state: { ...start, circle: { x: 24, y: 33, radius: 11 }, motion: { x: 112, y: 0 } } },
    { id: 'overlap', state: { ...start, circle: { x: 62, y: 58, radius: 11 }, motion: { x: 78, y: -40 } } },
    {
      id: 'published',
      state: {
        ...start,
        wall: { minX: 3, minY: 3, maxX: 23, maxY: 13 },
        circle: { x: -10, y: -10, radius: 5 },
        motion: { x: 41, y: 23 },
      },
      sight: { minX: -24, minY: -18, maxX: 40, maxY: 22 },
    },
    { id: 'far', state: { ...start, circle: { x: 24, y: 76, radius: 8 }, motion: { x: 20, y: -56 } } },
    { id: 'slope', state: { ...start, wall: begun('triangle', { x: 96, y: 52 }) } },
    {
      id: 'ramp',
      state: {
        ...start,
        // Its slope is 3 to 4, and the center exactly one radius from it.
        wall: {
          points: [
            { x: 40, y: 30 },
            { x: 120, y: 90 },
            { x: 40, y: 90 },
          ],
        },
        circle: { x: 34, y: 13, radius: 10 },
        motion: { x: 80, y: 60 },
      },
    },
  ],
  differs: { motion: { x: 113.5106712850486, y: 16.61738413553462 } },

  solve(graze, state) {
    const { result, steps } = asked.solve(graze, state);
    return { result, steps: [{ ...steps[0], others: othersOf(graze, state) }, ...steps.slice(1)] };
  },

  reach: ({ circle }, result) => reachOut(result, circle, circle.radius),

  extras: [timeAxis(ticksOf)],

  draw(pen, frame) {
    const { state, result } = frame;
    const path = { a: state.circle, b: moved(state.circle, state.motion) };
    nameEnds(pen, path);
    if (result) pen.circle('ghost', path.b, state.circle.radius);
    drawOthers(pen, frame);
    asked.draw(pen, frame);
  },
});

/**
 * What becomes of the circle on the further paths.
 * @param {Library} graze @param {State} state
 * @returns {{ endX: number, endY: number, enter: any }[]}
 */
function othersOf(graze, state) {
  return [state.second, state.third]
    .filter(({ x, y }) => x !== 0 || y !== 0)
    .map((motion) => {
      const { x: endX, y: endY } = moved(state.circle, motion);
      return { endX, endY, enter: asked.solve(graze, { ...state, motion }).result?.enter ?? null };
    });
}

/** Draws the further paths, each with the circle where it hits or ends. @param {Pen} pen @param {Frame} frame */
function drawOthers(pen, { state: { circle: mover }, steps }) {
  for (const { endX, endY, enter } of /** @type {Step} */ (steps[0]).others) {
    const end = { x: endX, y: endY };
    pen.arrow('ghost', mover, end);
    pen.circle(enter ? 'enter' : 'ghost', enter?.position ?? end, mover.radius, { width: 1.25, dash: [5, 4] });
    if (enter) drawDot(pen, 'enter', enter.position);
  }
}
