// One half-plane in the picture: the line of a box's side, its normal, what lies in front, and the distances of a path.

/** @typedef {import('../model/types.js').Step} Step */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Say} Say */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Segment} Segment */

import { along } from './path.js';

/** For each side: the number that places its line, the axis that crosses it, and its outward normal. */
export const sides = /** @type {Record<string, { own: keyof Box, axis: 'x' | 'y', normal: Point }>} */ ({
  left: { own: 'minX', axis: 'x', normal: { x: -1, y: 0 } },
  right: { own: 'maxX', axis: 'x', normal: { x: 1, y: 0 } },
  top: { own: 'minY', axis: 'y', normal: { x: 0, y: -1 } },
  bottom: { own: 'maxY', axis: 'y', normal: { x: 0, y: 1 } },
});

/** The number of a box that faces another one. */
export const facing = /** @type {Record<keyof Box, keyof Box>} */ ({
  minX: 'maxX',
  maxX: 'minX',
  minY: 'maxY',
  maxY: 'minY',
});

/**
 * @param {string} side @param {Box} region @param {Box} area
 * @returns {[Point, Point]} the side's line from edge to edge of the picture
 */
export function lineOf(side, region, area) {
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
 * @param {string} side @param {Box} region
 * @returns {Point} a place on the side, off its middle, where the handle is
 */
export function normalFoot(side, region) {
  const { own, axis } = sides[side];
  return axis === 'x'
    ? { x: region[own], y: region.minY + 0.8 * (region.maxY - region.minY) }
    : { x: region.minX + 0.2 * (region.maxX - region.minX), y: region[own] };
}

/**
 * Hatches what lies in front of a side: no part of the box is there.
 * @param {Pen} pen @param {Box} region @param {string} side
 */
export function drawFront(pen, region, side) {
  const { own } = sides[side];
  pen.box('reject', { ...pen.area, [facing[own]]: region[own] }, { hatch: true, outline: false });
}

/**
 * One side: its outward normal, the signed distances of both ends, and the crossing.
 * @param {Pen} pen @param {Say} say @param {Segment} path @param {Box} region @param {Step} shown
 */
export function drawSide(pen, say, path, region, shown) {
  const { own, axis, normal } = sides[shown.side];
  pen.ray('normal', normalFoot(shown.side, region), normal, 30);
  for (const [end, distance] of [
    [path.a, shown.da],
    [path.b, shown.db],
  ]) {
    const foot = { ...end, [axis]: region[own] };
    pen.line('fixed', end, foot, { dash: [2, 3] });
    const towards = distance === 0 ? normal : awayFrom(axis, end, path);
    const middle = { x: (end.x + foot.x) / 2, y: (end.y + foot.y) / 2 };
    const key = distance === 0 ? 'marks.onLine' : distance > 0 ? 'marks.inFront' : 'marks.behind';
    const gap = distance === 0 ? 12 : 5;
    pen.label(distance < 0 ? 'fixed' : 'reject', middle, say(key, { d: Math.abs(distance) }), towards, gap);
  }
  if (shown.t === undefined) return;
  const at = along(path, shown.t);
  const role = shown.kind === 'enters' ? 'enter' : 'exit';
  pen.dot(role, at, { ring: role === 'enter', hollow: role === 'exit' });
  pen.label(role, at, say('marks.t', { t: shown.t }), { x: normal.x || 0.6, y: normal.y || 0.6 }, 10);
}

/**
 * @param {'x' | 'y'} axis @param {Point} end @param {Segment} path
 * @returns {Point} the direction across a distance in which the path is not
 */
function awayFrom(axis, end, { a, b }) {
  const other = end === a ? b : a;
  return axis === 'x' ? { x: 0, y: end.y <= other.y ? -1 : 1 } : { x: end.x <= other.x ? -1 : 1, y: 0 };
}
