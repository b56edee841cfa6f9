/** Rectangles that are turned, as quads: the corners are computed once, in Rust, with the same bits everywhere. */

import { accepted, checkNumber, checkPoint } from './check.js';
import { readPoint } from './read.js';
import { sharedRecord, wasm } from './wasm.js';

/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./orientation-types.js').Quad} Quad */

/**
 * The rectangle around `center` that reaches `half.x` along its own x axis and `half.y` along its own
 * y axis, at an angle. Queries are exact for these corners. One so thin that rounding spoils its
 * corners is the segment through its middle.
 *
 * @param {Point} center
 * @param {Point} half both ≥ 0
 * @param {number} angle in radians, positive turns clockwise on screen
 * @returns {Quad}
 */
export function quadFromAngle(center, half, angle) {
  const caller = 'quadFromAngle';
  checkPoint(caller, 'center', center);
  checkPoint(caller, 'half', half);
  checkNumber(caller, 'angle', angle);
  const code = wasm(caller).quadFromAngle(center.x, center.y, half.x, half.y, angle);
  accepted(caller, code, { center, half, angle });
  return readQuad();
}

/**
 * The same along a direction, without an angle.
 *
 * @param {Point} center
 * @param {Point} half both ≥ 0
 * @param {Point} direction a unit vector, where its x axis points
 * @returns {Quad}
 */
export function rotatedQuad(center, half, direction) {
  const caller = 'rotatedQuad';
  checkPoint(caller, 'center', center);
  checkPoint(caller, 'half', half);
  checkPoint(caller, 'direction', direction);
  const code = wasm(caller).rotatedQuad(center.x, center.y, half.x, half.y, direction.x, direction.y);
  accepted(caller, code, { center, half, direction });
  return readQuad();
}

/** @returns {Quad} */
function readQuad() {
  const record = sharedRecord();
  const corner = (/** @type {number} */ i) => readPoint(record, 2 * i);
  return { corners: [corner(0), corner(1), corner(2), corner(3)] };
}
