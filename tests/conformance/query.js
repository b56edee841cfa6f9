/** A query of shapes. Its kind of line has Rust's name of it, and its numbers are what it takes. */

import * as library from '../../www/library/entries/node.js';
import { DECLARED } from '../../www/library/wasm/declared.js';
import { pair } from './read.js';

/** @typedef {import('../../www/library/types.js').Span} Span */

/** The older names of kinds. @type {Record<string, string>} */
const NAMES = {
  'q1.point': 'point_vs_aabb',
  'q2.orient': 'turn',
  'q2.segseg': 'segment_vs_segment',
  segcircle: 'segment_vs_circle',
  circlecircle: 'circle_vs_circle',
};

/** @param {number[]} n */
const point = ([x, y]) => ({ x, y });

/** @param {number[]} n */
const pairs = (n) => Array.from({ length: n.length / 2 }, (_, i) => point(n.slice(2 * i)));

/** Each shape of these numbers, and how many they are. @type {Record<string, [count: number, (n: number[]) => any]>} */
const SHAPES = {
  point: [2, point],
  motion: [2, point],
  segment: [4, (n) => ({ a: point(n), b: point(n.slice(2)) })],
  circle: [3, ([x, y, radius]) => ({ x, y, radius })],
  aabb: [4, ([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY })],
  convex: [18, ([count, radius, ...n]) => ({ points: pairs(n).slice(0, count), radius })],
};

const SIGNS = { clockwise: 1, straight: 0, counterClockwise: -1 };
const RELATIONS = { apart: 'none', proper: 'proper', touch: 'touch', overlap: 'overlap' };
export const PLACES = { inside: 'in', boundary: 'on', outside: 'out' };

/** How each kind of answer is told: all of it, or as much as the older kinds tell. @type {Record<string, (answer: any, isWhole: boolean) => object>} */
const TOLD = {
  span: (span, isWhole) => (isWhole ? wholeSpan(span) : shortSpan(span)),
  place: (/** @type {keyof typeof PLACES} */ place) => ({ where: PLACES[place] }),
  turn: (/** @type {keyof typeof SIGNS} */ turn) => ({ sign: SIGNS[turn] }),
  intersection: ({ relation, points }) => ({
    rel: RELATIONS[/** @type {keyof typeof RELATIONS} */ (relation)],
    pts: points.map(pair),
  }),
};

/**
 * The point and the normal of the entry. A start inside has no point, and the normal of its way out.
 *
 * @param {Span | null} span
 */
function shortSpan(span) {
  if (!span) return { cls: 'miss' };
  const { enter, exit, pushOut } = span;
  const normal = (pushOut ?? enter)?.normal;
  return {
    cls: span.contact,
    t: [enter?.t ?? 0, exit?.t ?? 1],
    ...(enter && { point: pair(enter.point) }),
    ...(normal && { normal: pair(normal) }),
  };
}

/** @param {Span | null} span */
function wholeSpan(span) {
  if (!span) return { cls: 'miss' };
  const { depth, normal, by } = span.pushOut ?? {};
  return {
    cls: span.contact,
    enter: hit(span.enter),
    exit: hit(span.exit),
    push_out: normal && by ? { depth, normal: pair(normal), by: pair(by) } : null,
  };
}

/** @param {Span['enter']} hit */
function hit(hit) {
  if (!hit) return null;
  const { t, point, position, normal, feature } = hit;
  return { t, point: pair(point), position: pair(position), normal: pair(normal), feature: feature.toLowerCase() };
}

/**
 * What answers the numbers of a kind of line; nothing if no query has its name.
 *
 * @param {string} kind
 * @returns {((n: number[]) => object) | undefined}
 */
export function queryOf(kind) {
  const name = (NAMES[kind] ?? kind).replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  if (!Object.hasOwn(DECLARED, name)) return undefined;
  const declared = DECLARED[/** @type {keyof typeof DECLARED} */ (name)];
  const ask = /** @type {Record<string, any>} */ (library)[name];
  return (n) => {
    let at = 0;
    const taken = Object.values(declared.takes).map((shape) => {
      const [count, made] = SHAPES[shape];
      at += count;
      return made(n.slice(at - count, at));
    });
    return TOLD[declared.key](ask(...taken), !Object.hasOwn(NAMES, kind));
  };
}
