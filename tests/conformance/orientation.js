/** Turns, segments and quads. */

import {
  pointVsAabb,
  pointVsQuad,
  quadFromAngle,
  segmentVsQuad,
  segmentVsSegment,
  turn,
} from '../../www/library/entries/node.js';
import { box, refused } from './read.js';

/** @typedef {import('../../www/library/types.js').Point} Point */
/** @typedef {import('../../www/library/types.js').Segment} Segment */
/** @typedef {import('../../www/library/types.js').Quad} Quad */
/** @typedef {{ id: string, tags: string[] }} Case */

const SIGNS = { clockwise: 1, straight: 0, counterClockwise: -1 };
const RELATIONS = { apart: 'none', proper: 'proper', touch: 'touch', overlap: 'overlap' };
const PLACES = { inside: 'in', boundary: 'on', outside: 'out' };

/** @type {Record<string, (n: any[], testCase: Case) => object>} */
export const ORIENTATION = {
  'q1.point': ([x, y, ...sides]) => ({ where: PLACES[pointVsAabb({ x, y }, box(sides))] }),

  'q2.orient': maybeWhole((n) => ({ sign: SIGNS[turn(point(n, 0), point(n, 1), point(n, 2))] })),

  'q2.segseg': maybeWhole((n) => {
    const { relation, points } = segmentVsSegment(segment(n, 0), segment(n, 2));
    return { rel: RELATIONS[relation], pts: points.map(pair) };
  }),

  'q2.ptquad': maybeWhole((n) => ({ where: PLACES[pointVsQuad(point(n, 0), quad(n, 1))] })),

  'q2.segquad': maybeWhole((n) => {
    const { a, b } = segment(n, 0);
    const span = segmentVsQuad({ a, b }, quad(n, 2));
    if (!span) return { cls: 'miss' };
    return {
      cls: span.contact,
      t: [span.enter?.t ?? 0, span.exit?.t ?? 1],
      // + 0: an end that is −0 in the case is 0 in the library
      p: [pair(span.enter?.point ?? a), pair(span.exit?.point ?? b)].map((p) => p.map((x) => x + 0)),
    };
  }),

  'q2.rotrect'(n) {
    const span = segmentVsQuad(segment(n, 0), quadFromAngle(point(n, 2), point(n, 3), n[8]));
    return { cls: span?.contact ?? 'miss' };
  },
};

/**
 * A kind of line that may be tagged `int`: then its numbers must be whole, within ±2⁵³.
 *
 * @param {(n: any[]) => object} ask
 * @returns {(n: any[], testCase: Case) => object}
 */
function maybeWhole(ask) {
  return (n, { tags }) => {
    const answer = ask(n);
    const isWhole = n.every((x) => Number.isInteger(x) && Math.abs(x) <= 2 ** 53);
    if (tags.includes('int') && !isWhole) throw refused('not_integer_or_out_of_range');
    return answer;
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
