/** Two moving convex shapes. */

import { convexVsConvex } from '../../www/library/entries/node.js';
import { list, pair, point } from './read.js';

/** @param {any} shape its points and its radius */
const read = ({ points, radius }) => ({ points: list(points).map(point), radius });

/**
 * The answer of a case: `a` and `b` are shapes, `va` and `vb` their motions.
 *
 * @param {number[]} _
 * @param {any} testCase
 */
export function convex(_, { a, b, va, vb }) {
  const span = convexVsConvex(read(a), point(va), read(b), point(vb));
  if (!span) return { cls: 'miss' };
  const { contact, enter, exit, pushOut } = span;
  return {
    cls: contact,
    t: [enter?.t ?? 0, exit?.t ?? 1],
    ...(enter && { normal: pair(enter.normal) }),
    ...(pushOut && { depth: pushOut.depth }),
  };
}
