/** The naive twin of a step among walls: what goes wrong without exact verdicts. For comparison only. */

import { accepted, wrongType } from './door/errors.js';
import { box, circle, point } from './door/shapes.js';
import { ENTRY_ID, ENTRY_SIDES, SIDES } from './wasm/tables.js';
import { readList, readPoint } from './wire/record.js';
import { checkLoaded, entries, numbers as memory, recordAt } from './wire/wasm.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Side} Side */

/**
 * Where naive code puts a moving circle, and the sides that it reports as hit: it looks only at the end of the motion, at
 * the edges one by one, with an epsilon.
 *
 * @param {Circle} mover
 * @param {Point} motion displacement over the step
 * @param {Box[]} walls
 * @returns {{ position: Point, reports: { index: number, sides: Side[] }[] }}
 */
export function plainWalk(mover, motion, walls) {
  const caller = 'plainWalk';
  circle.check(caller, 'mover', mover);
  point.check(caller, 'motion', motion);
  if (!Array.isArray(walls)) throw wrongType(`${caller}: walls`, 'an array of {minX, minY, maxX, maxY}', walls);
  for (const [place, wall] of walls.entries()) box.check(caller, `walls[${place}]`, wall);
  checkLoaded(caller);
  const numbers = Float64Array.from(walls.flatMap(box.numbers));
  const code = entries.plainWalk(mover.x, mover.y, mover.radius, motion.x, motion.y, numbers);
  const wrong = walls.find(({ minX, minY, maxX, maxY }) => minX > maxX || minY > maxY);
  accepted(caller, code, { mover, motion, walls: wrong });
  return {
    position: readPoint(memory(), recordAt),
    reports: readList((at) => {
      const bits = memory()[at + ENTRY_SIDES];
      return { index: memory()[at + ENTRY_ID], sides: SIDES.filter((_, side) => (bits >> side) & 1) };
    }),
  };
}
