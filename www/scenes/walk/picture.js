// The picture of a walk: the last step of both walkers, and the sides that misled the naive one.

import { sides } from '../../model/sides.js';
import { moved } from '../../parts/places.js';

/** @import { Box, Frame, Pen, Point } from '../../model/types.js' */

/** A lengthened motion is a share of the picture's width; one that is half as long by itself is drawn as it is. */
const long = 0.1;
/** Where there is room for names, in pixels. */
const roomy = 480;
/** The naive walker is dashed as well as red. */
const naiveLook = { dash: [5, 3], width: 2.5 };

/**
 * Draws the walls that the exact walker hits, with their normals.
 * @param {Pen} pen @param {Frame} frame @param {Box[]} walls
 */
export function drawSteps(pen, { result, steps, step }, walls) {
  const isLast = step === steps.length - 1;
  if (!result.isFresh) return;
  for (const each of isLast ? steps : [steps[step]]) {
    if (each.kind !== 'hits') continue;
    pen.ray('normal', each.hit.point, each.hit.normal, 34);
    pen.dot('enter', each.hit.point, { size: 4.5 });
    if (each.id < walls.length) pen.box('enter', walls[each.id], { width: 2 });
  }
}

/**
 * Draws the last step of the exact walker: the motion asked for, and the motion made.
 * @param {Pen} pen @param {Frame} frame
 */
export function drawWalker(pen, { result, steps, say }) {
  const { isFresh, walker, from, asked } = result;
  const { radius } = walker;
  pen.circle('path', walker, radius, { fill: true, tint: 0.2 });
  pen.label('path', walker, say('marks.exact'), { x: 0, y: -1 }, gapOf(pen, radius));
  if (!isFresh || (asked.x === 0 && asked.y === 0)) return;
  // Each leg begins where the one before ended.
  const places = steps.flatMap(({ kind, x, y }) => (kind === 'leg' || kind === 'ends' ? { x, y } : []));
  const legs = places.slice(1).map((to, i) => [places[i], to]);
  for (const [a, b] of legs) pen.capsule('path', a, b, radius, { fill: true, tint: 0.1, outline: false });
  pen.circle('ghost', from, radius);
  const whole = Math.hypot(asked.x, asked.y);
  const longer = (long * pen.length(pen.width)) / whole;
  if (longer <= 2) {
    pen.line('ghost', from, { x: from.x + asked.x, y: from.y + asked.y });
    for (const [a, b] of legs) pen.line('path', a, b);
    return;
  }
  const made = { x: walker.x - from.x, y: walker.y - from.y };
  for (const [role, { x, y }] of /** @type {['ghost' | 'path', Point][]} */ ([
    ['ghost', asked],
    ['path', made],
  ])) {
    const length = Math.hypot(x, y);
    const direction = { x: x / length, y: y / length };
    if (length > 0) pen.ray(role, walker, direction, (length * longer) / pen.length(1));
  }
  if (pen.width < roomy) return;
  // Where no wall is: ahead of a walker that moves on, behind one that is held.
  const isHeld = made.x === 0 && made.y === 0;
  const [tip, towards] = isHeld ? [walker, { x: -asked.x, y: -asked.y }] : [moved(walker, made, longer), made];
  pen.label(
    'ghost',
    tip,
    say('marks.longer', { times: Number(longer.toPrecision(3)) }),
    towards,
    isHeld ? gapOf(pen, radius) : 6,
  );
}

/**
 * Draws the last step of the naive walker, and each side of a wall that its tests took for hit.
 * @param {Pen} pen @param {Frame} frame @param {Box[]} all
 */
export function drawNaive(pen, { result, say }, all) {
  const { naive, walker } = result;
  const { radius } = walker;
  const { position, from, tests, verdict } = naive;
  const isWell = verdict === 'walks' || verdict === 'stands';
  if (verdict === 'through' || verdict === 'jitters') {
    pen.capsule('exit', from, position, radius, { fill: true, tint: 0.08, outline: false });
    pen.circle('exit', from, radius, { dash: [2, 4], width: 1.25 });
    pen.arrow('exit', from, position);
  }
  pen.circle('exit', position, radius, { ...naiveLook, fill: true, hatch: 'back', tint: 0.12 });
  // The wall that its sentence names.
  if (verdict === 'inside' || verdict === 'through') pen.box('exit', all[naive.wall], { width: 2 });
  for (const { index, side } of isWell ? [] : tests) {
    const { own, other } = sides[side];
    // The wall without its extent across the side.
    const thin = { ...all[index], [other]: all[index][own] };
    pen.line('exit', { x: thin.minX, y: thin.minY }, { x: thin.maxX, y: thin.maxY }, { width: 5 });
  }
  // A narrow picture has room for what is wrong alone; the line that tells more may be out of sight there.
  const failure =
    pen.width < roomy
      ? `✕ ${say(`naive.verdicts.${verdict}`)}`
      : say('marks.naive', { verdict: `@naive.verdicts.${verdict}` });
  const name = isWell ? say('naive.name') : failure;
  const isAtBottom = position.y + radius > pen.area.maxY - pen.length(24);
  pen.label('exit', position, name, isAtBottom ? { x: -1, y: 0 } : { x: 0, y: 1 }, gapOf(pen, radius));
}

/**
 * Draws a wall that is solid from above alone: dashed, with an arrow up through it.
 * @param {Pen} pen @param {Box} ledge
 */
export function drawLedge(pen, { minX, minY, maxX, maxY }) {
  pen.line('fixed', { x: minX, y: minY }, { x: maxX, y: minY }, { width: 4 });
  const middle = (minX + maxX) / 2;
  for (const x of [(minX + middle) / 2, (middle + maxX) / 2])
    pen.arrow('fixed', { x, y: maxY + 5 }, { x, y: minY - 3 });
}

/** From the middle of a walker to a label beside it, in pixels. @param {Pen} pen @param {number} radius */
const gapOf = (pen, radius) => 8 + radius / pen.length(1);
