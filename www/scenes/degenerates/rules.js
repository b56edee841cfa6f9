// How others decide whether a segment hits a box: rules like theirs, written anew, each with the place where theirs can be read.

import { segmentVsAabb } from '../half-planes/portable.js';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {(a: Point, b: Point, box: { minX: number, minY: number, maxX: number, maxY: number }) => boolean} Hits */

/** What a rule says; those of others tell hits from misses only. @typedef {'hit' | 'miss' | 'touch' | 'cross'} Verdict */

/**
 * A rule: its name as the words have it, what it says, and where to read the rule it is like.
 * @typedef {{ id: string, ask: (...given: Parameters<Hits>) => Verdict, source: string | null }} Rule
 */

/**
 * Like that of the answer "use planes": an end on the line of a side counts as in front of it, and near may equal far.
 * @type {Hits}
 */
const planes = (a, b, { minX, minY, maxX, maxY }) => {
  let [near, far] = [-Infinity, Infinity];
  for (const [from, to] of [
    [minX - a.x, minX - b.x],
    [a.x - maxX, b.x - maxX],
    [minY - a.y, minY - b.y],
    [a.y - maxY, b.y - maxY],
  ]) {
    if (from >= 0 && to >= 0) return false;
    const t = from / (from - to);
    if (from >= 0) near = Math.max(near, t);
    else if (to >= 0) far = Math.min(far, t);
  }
  return near <= far;
};

/**
 * Like that of an answer about region codes: the start is cut off, by one side after the other, until it is inside.
 * @type {Hits}
 */
const cuts = (a, b, { minX, minY, maxX, maxY }) => {
  const codeOf = (/** @type {number} */ x, /** @type {number} */ y) =>
    Number(y < minY) | (Number(y > maxY) << 1) | (Number(x > maxX) << 2) | (Number(x < minX) << 3);
  let { x, y } = a;
  // Rounded, a cut may lead back and forth for ever.
  for (let cuts = 0; cuts < 9; cuts++) {
    const code = codeOf(x, y);
    if (code === 0) return true;
    if (code & codeOf(b.x, b.y)) return false;
    const [along, down] = [b.x - x, b.y - y];
    if (code & 3) {
      const side = code & 1 ? minY : maxY;
      [x, y] = [x + (along * (side - y)) / down, side];
    } else {
      const side = code & 4 ? maxX : minX;
      [x, y] = [side, y + (down * (side - x)) / along];
    }
  }
  return false;
};

/**
 * Like Phaser's: an end in the rectangle hits; else the path must meet one edge, and the corner above the left edge does not
 * count as part of it.
 * @type {Hits}
 */
const edges = (a, b, { minX, minY, maxX, maxY }) => {
  const isIn = (/** @type {{ x: number, y: number }} */ { x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY;
  if (isIn(a) || isIn(b)) return true;
  const yAt = (/** @type {number} */ x) => a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  const xAt = (/** @type {number} */ y) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  if (a.x < minX && b.x >= minX) {
    const y = yAt(minX);
    if (y > minY && y <= maxY) return true;
  } else if (a.x > maxX && b.x <= maxX) {
    const y = yAt(maxX);
    if (y >= minY && y <= maxY) return true;
  }
  const side = a.y < minY && b.y >= minY ? minY : a.y > maxY && b.y <= maxY ? maxY : null;
  if (side === null) return false;
  const x = xAt(side);
  return x >= minX && x <= maxX;
};

/** The distance from 1 to the next single-precision number: an extent below it counts as none. */
const short = 2 ** -23;

/**
 * Like Box2D's: a short extent counts as parallel, and a path that starts inside hits nothing.
 * @type {Hits}
 */
const nearParallel = (a, b, { minX, minY, maxX, maxY }) => {
  let [near, far] = [-Infinity, Infinity];
  for (const [from, to, min, max] of [
    [a.x, b.x, minX, maxX],
    [a.y, b.y, minY, maxY],
  ]) {
    const along = to - from;
    if (Math.abs(along) < short) {
      if (from < min || max < from) return false;
      continue;
    }
    const inverse = 1 / along;
    const times = [(min - from) * inverse, (max - from) * inverse];
    if (times[0] > times[1]) times.reverse();
    if (times[0] > near) near = times[0];
    if (times[1] < far) far = times[1];
    if (near > far) return false;
  }
  return near >= 0 && near <= 1;
};

/**
 * Like that of the tutorial intersect: a box is a center and two halves, and a hit at t = 1 comes too late.
 * @type {Hits}
 */
const halfOpen = (a, b, box) => {
  const [x, y] = [timesOf(a.x, b.x, box.minX, box.maxX), timesOf(a.y, b.y, box.minY, box.maxY)];
  if (x.near > y.far || y.near > x.far) return false;
  const near = x.near > y.near ? x.near : y.near;
  const far = x.far < y.far ? x.far : y.far;
  return !(near >= 1 || far <= 0);
};

/** @param {number} from @param {number} to @param {number} min @param {number} max */
function timesOf(from, to, min, max) {
  const [center, half] = [(min + max) / 2, (max - min) / 2];
  const scale = 1 / (to - from);
  const sign = scale < 0 ? -1 : 1;
  return { near: (center - sign * half - from) * scale, far: (center + sign * half - from) * scale };
}

/** Thinner boxes get this much more room, shared between both sides. */
const thin = 0.0001;

/**
 * Like that of Ray Tracing in One Weekend: times must strictly overlap, and thin boxes are padded.
 * @type {Hits}
 */
const strict = (a, b, box) => {
  let [near, far] = [0, 1];
  for (const [from, to, min, max] of [
    [a.x, b.x, ...padded(box.minX, box.maxX)],
    [a.y, b.y, ...padded(box.minY, box.maxY)],
  ]) {
    const inverse = 1 / (to - from);
    const [one, other] = [(min - from) * inverse, (max - from) * inverse];
    const [first, last] = one < other ? [one, other] : [other, one];
    if (first > near) near = first;
    if (last < far) far = last;
    if (far <= near) return false;
  }
  return true;
};

/** @param {number} min @param {number} max @returns {[number, number]} */
const padded = (min, max) => (max - min < thin ? [min - thin / 2, max + thin / 2] : [min, max]);

/**
 * Like that of the Rust crate bvh: what gives NaN is no hit. A path in the line of a side gives 0 · ∞, which is NaN.
 * @type {Hits}
 */
const noNan = (a, b, { minX, minY, maxX, maxY }) => {
  const inverse = { x: 1 / (b.x - a.x), y: 1 / (b.y - a.y) };
  const low = [(minX - a.x) * inverse.x, (minY - a.y) * inverse.y];
  const high = [(maxX - a.x) * inverse.x, (maxY - a.y) * inverse.y];
  if ([...low, ...high].some(Number.isNaN)) return false;
  const near = Math.max(0, ...low.map((time, i) => Math.min(time, high[i])));
  const far = Math.min(1, ...low.map((time, i) => Math.max(time, high[i])));
  return near <= far;
};

/** Added to the halves of the path before the last axis is tried. */
const tolerance = 2 ** -23;

/**
 * Like Ericson's: centers and halves on three axes, with a tolerance against paths that are nearly parallel to one.
 * @type {Hits}
 */
const axes = (a, b, { minX, minY, maxX, maxY }) => {
  const center = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const half = { x: maxX - center.x, y: maxY - center.y };
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const reach = { x: b.x - middle.x, y: b.y - middle.y };
  const away = { x: middle.x - center.x, y: middle.y - center.y };
  const [across, down] = [Math.abs(reach.x), Math.abs(reach.y)];
  if (Math.abs(away.x) > half.x + across || Math.abs(away.y) > half.y + down) return false;
  return Math.abs(away.x * reach.y - away.y * reach.x) <= half.x * (down + tolerance) + half.y * (across + tolerance);
};

/** @param {Hits} hits @returns {Rule['ask']} */
const told = (hits) => (a, b, box) => (hits(a, b, box) ? 'hit' : 'miss');

/** @type {Rule['ask']} */
const plainly = (a, b, box) => /** @type {Verdict} */ (segmentVsAabb({ a, b }, box)?.contact ?? 'miss');

/** The portable lines in plain arithmetic first, then the rules of others. @type {Rule[]} */
export const rules = [
  { id: 'plain', ask: plainly, source: null },
  { id: 'planes', ask: told(planes), source: 'https://stackoverflow.com/a/5230892' },
  { id: 'cuts', ask: told(cuts), source: 'https://stackoverflow.com/q/21190553' },
  {
    id: 'edges',
    ask: told(edges),
    source:
      'https://github.com/phaserjs/phaser/blob/1781487cb60f2be9b73072fd56c9d4f6f0a1f8ac/src/geom/intersects/LineToRectangle.js',
  },
  {
    id: 'nearParallel',
    ask: told(nearParallel),
    source: 'https://github.com/erincatto/box2d/blob/121520743e12522cf8d953606a8d3bcbd616edf8/src/aabb.c',
  },
  { id: 'halfOpen', ask: told(halfOpen), source: 'https://noonat.github.io/intersect/#aabb-vs-segment' },
  {
    id: 'strict',
    ask: told(strict),
    source:
      'https://github.com/RayTracing/raytracing.github.io/blob/00c12a208a91331953ddc33c8f22b84c17b141c5/src/TheNextWeek/aabb.h',
  },
  { id: 'noNan', ask: told(noNan), source: 'https://github.com/svenstaro/bvh/pull/149' },
  { id: 'axes', ask: told(axes), source: 'https://realtimecollisiondetection.net/' },
];

/**
 * Whether a rule says what is exactly true, as far as it tells verdicts apart.
 * @param {Verdict} said @param {string} contact `miss`, `touch` or `cross`
 * @returns {boolean}
 */
export const isRight = (said, contact) => said === contact || (said === 'hit' && contact !== 'miss');
