/** One-way walls: solid on one side only. */

import { unknown } from '../checks/errors.js';
import { cornerSides } from '../queries/sides.js';
import { CORNERS, SIDES } from '../wasm/tables.js';

/** @import { Side, TravelHit } from '../types.js' */

/** The unit normal of each side. */
const NORMALS = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };

/**
 * A choice for one-way walls, such as platforms: it accepts hits on one side, and at the corners of that side if the mover
 * is moving toward it. It ignores all other hits, and walls that the mover starts inside. For some walls of a world:
 *
 *     const landsOn = oneWay('top');
 *     const choose = (hit) => (platforms.has(hit.id) ? landsOn(hit) : 'accept');
 *
 * @param {Side} side
 * @returns {(hit: TravelHit) => 'accept' | 'ignore'}
 */
export function oneWay(side) {
  if (!SIDES.includes(side)) throw unknown('oneWay: side', "'left', 'right', 'top' or 'bottom'", side);
  const [x, y] = NORMALS[side];
  const corners = CORNERS.filter((corner) => cornerSides(corner).includes(side));
  return ({ feature, motion, startsInside }) => {
    const isAgainst = motion.x * x + motion.y * y < 0;
    const isMet = feature === side || (isAgainst && corners.some((corner) => corner === feature));
    return isMet && !startsInside ? 'accept' : 'ignore';
  };
}
