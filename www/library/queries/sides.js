/** The side across a box, and the sides of a corner. */

import { unknown } from '../checks/errors.js';
import { CORNERS, SIDES } from '../wasm/tables.js';

/** @import { Corner, Side } from '../types.js' */

/**
 * The side across the box.
 *
 * @param {Side} side
 * @returns {Side}
 */
export function oppositeSide(side) {
  if (!SIDES.includes(side)) throw unknown('oppositeSide: side', "'left', 'right', 'top' or 'bottom'", side);
  // In the table, left is next to right, and top next to bottom.
  return SIDES[SIDES.indexOf(side) ^ 1];
}

/**
 * The two sides that meet in a corner, left or right first.
 *
 * @param {Corner} corner
 * @returns {[Side, Side]}
 */
export function cornerSides(corner) {
  const expected = "'topLeft', 'topRight', 'bottomLeft' or 'bottomRight'";
  if (!CORNERS.includes(corner)) throw unknown('cornerSides: corner', expected, corner);
  return [corner.endsWith('Left') ? 'left' : 'right', corner.startsWith('top') ? 'top' : 'bottom'];
}
