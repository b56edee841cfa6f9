/** Turns, segments and quads. The integer functions answer lines of whole numbers; the float functions check them. */

import { isDeepStrictEqual } from 'node:util';
import {
  pointVsQuad,
  pointVsQuadInt,
  quadFromAngle,
  segmentVsQuad,
  segmentVsQuadInt,
  segmentVsSegment,
  segmentVsSegmentInt,
  turn,
  turnInt,
} from '../../www/library/node.js';

/** @typedef {import('../../www/library/types.js').Point} Point */
/** @typedef {import('../../www/library/types.js').Segment} Segment */
/** @typedef {import('../../www/library/types.js').Quad} Quad */
/** @typedef {{ id: string, tags: string[] }} Case */

const SIGNS = { clockwise: 1, straight: 0, counterClockwise: -1 };
const RELATIONS = { apart: 'none', proper: 'proper', touch: 'touch', overlap: 'overlap' };
const PLACES = { inside: 'in', boundary: 'on', outside: 'out' };

/** @type {Record<string, (n: any[], testCase: Case) => object>} */
export const ORIENTATION = {
  'q2.orient': both(
    (n) => turn(point(n, 0), point(n, 1), point(n, 2)),
    (n) => turnInt(point(n, 0), point(n, 1), point(n, 2)),
    (turned) => ({ sign: SIGNS[turned] }),
  ),

  'q2.segseg': both(
    (n) => segmentVsSegment(segment(n, 0), segment(n, 2)),
    (n) => segmentVsSegmentInt(segment(n, 0), segment(n, 2)),
    ({ relation, points }) => ({ rel: RELATIONS[relation], pts: points.map(pair) }),
  ),

  'q2.ptquad': both(
    (n) => pointVsQuad(point(n, 0), quad(n, 1)),
    (n) => pointVsQuadInt(point(n, 0), quad(n, 1)),
    (place) => ({ where: PLACES[place] }),
  ),

  'q2.segquad': both(
    (n) => segmentVsQuad(segment(n, 0), quad(n, 2)),
    (n) => segmentVsQuadInt(segment(n, 0), quad(n, 2)),
    (span, n) => {
      if (!span) return { cls: 'miss' };
      const { a, b } = segment(n, 0);
      return {
        cls: span.contact,
        t: [span.enter?.t ?? 0, span.exit?.t ?? 1],
        // + 0: an end that is −0 in the case is 0 in the library
        p: [pair(span.enter?.point ?? a), pair(span.exit?.point ?? b)].map((p) => p.map((x) => x + 0)),
      };
    },
  ),

  'q2.rotrect'(n) {
    const span = segmentVsQuad(segment(n, 0), quadFromAngle(point(n, 2), point(n, 3), n[8]));
    return { cls: span?.contact ?? 'miss' };
  },
};

/**
 * A kind of line that has a float and an integer function.
 *
 * @template Found
 * @param {(n: any[]) => Found} float
 * @param {(n: any[]) => Found} int
 * @param {(found: Found, n: any[]) => object} told
 * @returns {(n: any[], testCase: Case) => object}
 */
function both(float, int, told) {
  return (n, { id, tags }) => {
    const byFloat = float(n);
    if (!tags.includes('int')) return told(byFloat, n);
    const byInt = int(n);
    if (!isDeepStrictEqual(byInt, byFloat)) {
      console.error(`${id}: ${JSON.stringify(byInt)} by integers, ${JSON.stringify(byFloat)} by floats`);
    }
    return told(byInt, n);
  };
}

/**
 * @param {any[]} n
 * @param {number} i
 * @returns {Point}
 */
function point(n, i) {
  return { x: n[2 * i], y: n[2 * i + 1] };
}

/**
 * @param {any[]} n
 * @param {number} i
 * @returns {Segment}
 */
function segment(n, i) {
  return { a: point(n, i), b: point(n, i + 1) };
}

/**
 * @param {any[]} n
 * @param {number} i
 * @returns {Quad}
 */
function quad(n, i) {
  return { corners: [point(n, i), point(n, i + 1), point(n, i + 2), point(n, i + 3)] };
}

/** @param {Point} v */
function pair({ x, y }) {
  return [x, y];
}
