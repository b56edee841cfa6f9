// How others decide whether a segment hits a box: rules like theirs, written anew, each with the place where theirs can be read.

import { segmentVsAabb } from '../../half-planes/portable.js';
import * as axes from './axes.js';
import * as cuts from './cuts.js';
import * as edges from './edges.js';
import * as halfOpen from './half-open.js';
import * as nearParallel from './near-parallel.js';
import * as noNan from './no-nan.js';
import * as planes from './planes.js';
import * as strict from './strict.js';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {(a: Point, b: Point, box: { minX: number, minY: number, maxX: number, maxY: number }) => boolean} Hits */

/** What a rule says; those of others tell hits from misses only. @typedef {'hit' | 'miss' | 'touch' | 'cross'} Verdict */

/**
 * A rule: its name as the words have it, what it says, and where to read the rule it is like.
 * @typedef {{ id: string, ask: (...given: Parameters<Hits>) => Verdict, source: string | null }} Rule
 */

/** @param {{ hits: Hits }} rule @returns {Rule['ask']} */
const byHits =
  ({ hits }) =>
  (a, b, box) =>
    hits(a, b, box) ? 'hit' : 'miss';

/** @type {Rule['ask']} */
const plainly = (a, b, box) => /** @type {Verdict} */ (segmentVsAabb({ a, b }, box)?.contact ?? 'miss');

/** The portable lines in plain arithmetic first, then the rules of others. @type {Rule[]} */
export const rules = [
  { id: 'plain', ask: plainly, source: null },
  { id: 'planes', ask: byHits(planes), source: 'https://stackoverflow.com/a/5230892' },
  { id: 'cuts', ask: byHits(cuts), source: 'https://stackoverflow.com/q/21190553' },
  {
    id: 'edges',
    ask: byHits(edges),
    source:
      'https://github.com/phaserjs/phaser/blob/1781487cb60f2be9b73072fd56c9d4f6f0a1f8ac/src/geom/intersects/LineToRectangle.js',
  },
  {
    id: 'nearParallel',
    ask: byHits(nearParallel),
    source: 'https://github.com/erincatto/box2d/blob/121520743e12522cf8d953606a8d3bcbd616edf8/src/aabb.c',
  },
  { id: 'halfOpen', ask: byHits(halfOpen), source: 'https://noonat.github.io/intersect/#aabb-vs-segment' },
  {
    id: 'strict',
    ask: byHits(strict),
    source:
      'https://github.com/RayTracing/raytracing.github.io/blob/00c12a208a91331953ddc33c8f22b84c17b141c5/src/TheNextWeek/aabb.h',
  },
  { id: 'noNan', ask: byHits(noNan), source: 'https://github.com/svenstaro/bvh/pull/149' },
  { id: 'axes', ask: byHits(axes), source: 'https://realtimecollisiondetection.net/' },
];

/**
 * Whether a rule says what is exactly true, as far as it tells verdicts apart.
 * @param {Verdict} said @param {string} contact `miss`, `touch` or `cross`
 * @returns {boolean}
 */
export const isRight = (said, contact) => said === contact || (said === 'hit' && contact !== 'miss');
