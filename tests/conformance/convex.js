/** Two moving convex shapes. */

import { convexVsConvex } from '../../www/library/entries/node.js';
import { decimal, list, members, pair, point } from './read.js';

/** A shape by its points and its radius. @param {any} given */
export function shape(given) {
  const { points, radius } = members(given);
  return { points: list(points).map(point), radius: decimal(radius) };
}

/**
 * The answer of a case: `a` and `b` are shapes, `va` and `vb` their motions.
 *
 * @param {number[]} _
 * @param {any} testCase
 */
export function convex(_, { a, b, va, vb }) {
  const span = convexVsConvex(shape(a), point(va), shape(b), point(vb));
  if (!span) return { cls: 'miss' };
  const { contact, enter, exit, pushOut } = span;
  return {
    cls: contact,
    t: [enter?.t ?? 0, exit?.t ?? 1],
    ...(enter && { normal: pair(enter.normal) }),
    ...(pushOut && { depth: pushOut.depth }),
  };
}
