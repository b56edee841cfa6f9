/** The naive twin of a step among walls: what goes wrong without exact verdicts. For comparison only. */

import { accepted, checkBox, checkCircle, checkPoint, wrongType } from './check.js';
import { readPoint, SIDES } from './read.js';
import { sharedList, sharedRecord, wasm } from './wasm.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Side} Side */

/** Numbers an entry of the shared list takes. */
const ENTRY = 32;

/**
 * Where naive code puts a moving circle, and the sides that it takes for hit: it looks at the end of the motion alone,
 * at the edges one by one, with an epsilon.
 *
 * @param {Circle} mover
 * @param {Point} motion displacement over the step
 * @param {Box[]} walls
 * @returns {{ position: Point, reports: { index: number, sides: Side[] }[] }}
 */
export function plainWalk(mover, motion, walls) {
  const caller = 'plainWalk';
  checkCircle(caller, mover, 'mover');
  checkPoint(caller, 'motion', motion);
  if (!Array.isArray(walls)) throw wrongType(`${caller}: walls`, 'an array of {minX, minY, maxX, maxY}', walls);
  for (const [place, wall] of walls.entries()) checkBox(caller, `walls[${place}]`, wall);
  const numbers = Float64Array.from(walls.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]));
  const code = wasm(caller).plainWalk(mover.x, mover.y, mover.radius, motion.x, motion.y, numbers);
  const wrong = walls.find(({ minX, minY, maxX, maxY }) => minX > maxX || minY > maxY);
  const count = accepted(caller, code, { mover, motion, walls: wrong });
  const list = sharedList();
  return {
    position: readPoint(sharedRecord(), 0),
    reports: Array.from({ length: count }, (_, place) => {
      const [index, bits] = list.subarray(place * ENTRY + 26);
      return { index, sides: SIDES.filter((_, side) => (bits >> side) & 1) };
    }),
  };
}
