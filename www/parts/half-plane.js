// One half-plane in the picture: the line of a box's side, its normal, the half in front, and the distances of a path.

import { sides } from '../model/sides.js';
import { drawCrossing } from './path.js';
import { along } from './places.js';

/** @import { Box, Pen, Point, Say, Segment, Step } from '../model/types.js' */

/**
 * The line of a side across an area; without an area, the side itself.
 * @param {string} side @param {Box} region @param {Box} [area]
 * @returns {[Point, Point]}
 */
export function lineOf(side, region, area = region) {
  const { own, axis } = sides[side];
  const at = region[own];
  return axis === 'x'
    ? [
        { x: at, y: area.minY },
        { x: at, y: area.maxY },
      ]
    : [
        { x: area.minX, y: at },
        { x: area.maxX, y: at },
      ];
}

/**
 * Where to draw the normal of a side: not in the middle, where the handle is.
 * @param {string} side @param {Box} region
 * @returns {Point}
 */
export function normalFoot(side, region) {
  const [a, b] = lineOf(side, region);
  return along({ a, b }, sides[side].axis === 'x' ? 0.8 : 0.2);
}

/**
 * Hatches the half in front of a side: no part of the box is there.
 * @param {Pen} pen @param {Box} region @param {string} side
 */
export function drawFront(pen, region, side) {
  const { own, other } = sides[side];
  pen.box('reject', { ...pen.area, [other]: region[own] }, { hatch: true, outline: false });
}

/**
 * Draws the test of a path against one side: the half in front, its line and normal, the signed distances of both ends, and
 * where the path crosses the line.
 * @param {Pen} pen @param {Say} say @param {Segment} path @param {Box} region @param {Step | undefined} shown with a side, if any
 */
export function drawSide(pen, say, path, region, shown) {
  if (!shown?.side) return;
  const { axis, normal } = sides[shown.side];
  drawFront(pen, region, shown.side);
  pen.line('focus', ...lineOf(shown.side, region, pen.area));
  pen.ray('normal', normalFoot(shown.side, region), normal, 30);
  drawDistance(pen, say, path.a, region, shown.side, shown.da, awayFrom(axis, path.a, path));
  drawDistance(pen, say, path.b, region, shown.side, shown.db, awayFrom(axis, path.b, path));
  if (shown.t !== undefined) drawCrossing(pen, say, path, shown, normal);
}

/**
 * Draws the signed distance of a point from the line of a side.
 * @param {Pen} pen @param {Say} say @param {Point} at @param {Box} region @param {string} side
 * @param {number} distance @param {Point} towards where its label goes
 */
export function drawDistance(pen, say, at, region, side, distance, towards) {
  const { own, axis, normal } = sides[side];
  const foot = { ...at, [axis]: region[own] };
  pen.line('fixed', at, foot, { dash: [2, 3] });
  const middle = { x: (at.x + foot.x) / 2, y: (at.y + foot.y) / 2 };
  const role = distance < 0 ? 'fixed' : 'reject';
  const text = say(distanceKey(distance), { d: Math.abs(distance) });
  if (distance === 0) pen.label(role, middle, text, normal, 12);
  else pen.label(role, middle, text, towards, 5);
}

/** @param {number} distance */
const distanceKey = (distance) => (distance === 0 ? 'marks.onLine' : distance > 0 ? 'marks.inFront' : 'marks.behind');

/**
 * The direction across a distance that points away from the path.
 * @param {'x' | 'y'} axis @param {Point} end @param {Segment} path
 * @returns {Point}
 */
function awayFrom(axis, end, { a, b }) {
  const other = end === a ? b : a;
  return axis === 'x' ? { x: 0, y: end.y <= other.y ? -1 : 1 } : { x: end.x <= other.x ? -1 : 1, y: 0 };
}
