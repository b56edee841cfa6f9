// How others decide whether a segment hits a box: rules like theirs, written anew, each with the place where theirs can be read.

import * as axes from './axes.js';
import * as edges from './edges.js';
import * as halfOpen from './half-open.js';
import * as nearParallel from './near-parallel.js';
import * as noNan from './no-nan.js';
import * as plain from './plain.js';
import * as strict from './strict.js';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {(a: Point, b: Point, box: { minX: number, minY: number, maxX: number, maxY: number }) => boolean} Hits */

/**
 * A rule: its name as the words have it, whether a segment hits a box by it, and where to read the rule it is like.
 * @typedef {{ id: string, hits: Hits, source: string | null }} Rule
 */

/** Plain arithmetic first, then the rules of others. @type {Rule[]} */
export const rules = [
  { id: 'plain', hits: plain.hits, source: null },
  {
    id: 'edges',
    hits: edges.hits,
    source: 'https://github.com/phaserjs/phaser/blob/master/src/geom/intersects/LineToRectangle.js',
  },
  { id: 'nearParallel', hits: nearParallel.hits, source: 'https://github.com/erincatto/box2d/blob/main/src/aabb.c' },
  { id: 'halfOpen', hits: halfOpen.hits, source: 'https://noonat.github.io/intersect/#aabb-vs-segment' },
  {
    id: 'strict',
    hits: strict.hits,
    source: 'https://github.com/RayTracing/raytracing.github.io/blob/release/src/TheNextWeek/aabb.h',
  },
  { id: 'noNan', hits: noNan.hits, source: 'https://github.com/svenstaro/bvh/pull/149' },
  { id: 'axes', hits: axes.hits, source: 'https://realtimecollisiondetection.net/' },
];
