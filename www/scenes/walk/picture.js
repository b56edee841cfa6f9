// The picture of a walk: the last timestep of both walkers, and the sides that misled the naive one.

import { sides } from '../../model/sides.js';

/** @import { Box, Frame, Pen } from '../../model/types.js' */

/** Where there is room for names, in pixels. */
const roomy = 480;

/**
 * Draws the last timestep of the exact walker: what it swept, leg by leg, and the walls that it hit.
 * @param {Pen} pen @param {Frame} frame
 */
export function drawWalker(pen, { result, state, say }) {
  const { walker, from, asked, legs } = result;
  const { radius } = walker;
  // Each leg begins where the one before ended.
  const places = legs.filter((/** @type {any} */ { kind }) => kind === 'leg' || kind === 'ends');
  for (const [i, end] of places.slice(1).entries())
    pen.polygon('path', [places[i], end], { fill: true, tint: 0.1, outline: false, grown: radius });
  pen.circle('ghost', from, radius);
  pen.line('ghost', from, { x: from.x + asked.x, y: from.y + asked.y });
  pen.circle('path', walker, radius, { fill: true, tint: 0.2 });
  for (const { hit, id } of legs.filter((/** @type {any} */ { kind }) => kind === 'hits')) {
    if (state.walls[id]) pen.box('enter', state.walls[id], { width: 2 });
    pen.ray('normal', hit.point, hit.normal, 34);
    pen.dot('enter', hit.point, { size: 4.5 });
  }
  pen.label('path', walker, say('marks.exact'), { x: 0, y: -1 }, gapOf(pen, radius));
}

/**
 * Draws the last timestep of the naive walker, and each side of a wall that its tests took for hit.
 * @param {Pen} pen @param {Frame} frame @param {Box[]} walls
 */
export function drawNaive(pen, { result, state, say }, walls) {
  const { from, tests, verdict } = result.naive;
  const { naive, walker } = state;
  const { radius } = walker;
  const hasMoved = from.x !== naive.x || from.y !== naive.y;
  if (hasMoved && (verdict === 'through' || verdict === 'jitters')) {
    pen.polygon('exit', [from, naive], { fill: true, tint: 0.08, outline: false, grown: radius });
    pen.circle('exit', from, radius, { dash: [2, 4], width: 1.25 });
    pen.arrow('exit', from, naive);
  }
  // It is dashed as well as red.
  pen.circle('exit', naive, radius, { dash: [5, 3], width: 2.5, fill: true, hatch: 'back', tint: 0.12 });
  for (const { index, side } of tests) {
    const { own, other } = sides[side];
    // The wall without its extent across the side.
    const thin = { ...walls[index], [other]: walls[index][own] };
    pen.line('exit', { x: thin.minX, y: thin.minY }, { x: thin.maxX, y: thin.maxY }, { width: 5 });
  }
  const isWell = verdict === 'together';
  const key = isWell ? 'marks.naive' : pen.width < roomy ? 'marks.failure' : 'marks.naiveFailure';
  const isAtBottom = naive.y + radius > pen.area.maxY - pen.length(24);
  const aside = isAtBottom ? { x: -1, y: 0 } : { x: 0, y: 1 };
  pen.label('exit', naive, say(key, { verdict: `@contacts.${verdict}` }), aside, gapOf(pen, radius));
}

/** From the middle of a walker to a label beside it, in pixels. @param {Pen} pen @param {number} radius */
const gapOf = (pen, radius) => 8 + radius / pen.length(1);
