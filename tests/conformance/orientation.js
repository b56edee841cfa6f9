/** Points and segments against four corners and rotated rectangles, and lines of whole numbers. */

import { pointVsConvex, segmentVsConvex } from '../../www/library/entries/node.js';
import { PLACES } from './query.js';
import { pair, refused } from './read.js';

/** @type {Record<string, (n: number[]) => object>} */
export const ORIENTATION = {
  'q2.ptquad'(n) {
    const [p, ...points] = pointsOf(n);
    return { where: PLACES[pointVsConvex(p, { points })] };
  },

  'q2.segquad'(n) {
    const [a, b, ...points] = pointsOf(n);
    const span = segmentVsConvex({ a, b }, { points });
    if (!span) return { cls: 'miss' };
    return {
      cls: span.contact,
      t: [span.enter?.t ?? 0, span.exit?.t ?? 1],
      // + 0: an end that is −0 in the case is 0 in the library
      p: [pair(span.enter?.point ?? a), pair(span.exit?.point ?? b)].map((p) => p.map((x) => x + 0)),
    };
  },

  'q2.rotrect'(n) {
    const [a, b, center, half] = pointsOf(n);
    const span = segmentVsConvex({ a, b }, { center, half, angle: n[8] });
    return { cls: span?.contact ?? 'miss' };
  },
};

/** @param {number[]} n */
function pointsOf(n) {
  return Array.from({ length: Math.floor(n.length / 2) }, (_, i) => ({ x: n[2 * i], y: n[2 * i + 1] }));
}

/**
 * Refuses numbers of a case that is tagged `int` and has others than integers within ±2⁵³.
 *
 * @param {{ tags: string[] }} testCase
 * @param {number[]} n
 */
export function refuseFractions({ tags }, n) {
  const isWhole = n.every((x) => Number.isInteger(x) && Math.abs(x) <= 2 ** 53);
  if (tags.includes('int') && !isWhole) throw refused('not_integer_or_out_of_range');
}
