/** Answers conformance cases through the JavaScript library: JSON lines in, JSON lines out. */

import { createInterface } from 'node:readline';
import { aabbVsAabb, circleVsAabb, clipSegment, segmentVsAabb } from '../../www/library/entries/node.js';
import { changingWorld } from './changing-world.js';
import { convex } from './convex.js';
import { ORIENTATION, refuseFractions } from './orientation.js';
import { queryOf } from './query.js';
import { box, decimal, pair } from './read.js';
import { shapes } from './shapes.js';
import { tiles } from './tiles.js';
import { travel, travelBesideMoving } from './travel.js';
import { slideEnd, WORLD } from './world.js';

/** @typedef {import('../../www/library/types.js').Box} Box */

/** @type {Record<string, (n: any, testCase: any, double: (bits: string) => number) => object>} */
const ANSWERS = {
  ...ORIENTATION,
  ...WORLD,
  shapes,
  tiles,
  travel,
  travel_vs_moving_box: travelBesideMoving,
  world: changingWorld,

  q6: convex,
  q1: (n) => segmentBox(n, segmentVsAabb),
  'q1.clip': (n) => segmentBox(n, clipSegment),

  q3([x, y, vx, vy, radius, ...sides]) {
    const wall = box(sides);
    const span = circleVsAabb({ x, y, radius }, { x: vx, y: vy }, wall);
    if (!span) return { cls: 'miss' };
    const { enter, exit, pushOut } = span;
    const closest = { x: clamp(x, wall.minX, wall.maxX), y: clamp(y, wall.minY, wall.maxY) };
    // A center in or on the box has no single normal, and a point never has one.
    const apart = closest.x !== x || closest.y !== y;
    const normal = enter && radius > 0 ? enter.normal : apart ? pushOut?.normal : undefined;
    return {
      cls: span.contact,
      t: [enter?.t ?? 0, exit?.t ?? 1],
      centre: pair(enter?.position ?? { x, y }),
      contact: pair(enter?.point ?? closest),
      ...(normal && { normal: pair(normal) }),
      slide_end: pair(slideEnd({ x, y, radius }, { x: vx, y: vy }, sides)),
    };
  },

  q4(n) {
    const [a, b] = [box(n.slice(0, 4)), box(n.slice(6, 10))];
    const span = aabbVsAabb(a, { x: n[4], y: n[5] }, b, { x: n[10], y: n[11] });
    if (!span) return { cls: 'miss' };
    const { enter, exit } = span;
    const { minX, minY, maxX, maxY } = enter?.meeting ?? overlap(a, b);
    return {
      cls: span.contact,
      t: [enter?.t ?? 0, exit?.t ?? 1],
      posA: pair(enter?.position ?? { x: a.minX, y: a.minY }),
      contact: [minX, minY, maxX, maxY],
    };
  },
};

/**
 * @param {number[]} numbers of the segment, then of the box
 * @param {typeof segmentVsAabb} ask
 */
function segmentBox([ax, ay, bx, by, ...sides], ask) {
  const segment = { a: { x: ax, y: ay }, b: { x: bx, y: by } };
  const span = ask(segment, box(sides));
  if (!span) return { cls: 'miss' };
  const { enter, exit } = span;
  return {
    cls: span.contact,
    t: [enter?.t ?? 0, exit?.t ?? 1],
    p: [pair(enter?.point ?? segment.a), pair(exit?.point ?? segment.b)],
  };
}

/**
 * What two boxes share at the start.
 *
 * @param {Box} a
 * @param {Box} b
 */
function overlap(a, b) {
  const [minX, minY] = [Math.max(a.minX, b.minX), Math.max(a.minY, b.minY)];
  return { minX, minY, maxX: Math.min(a.maxX, b.maxX), maxY: Math.min(a.maxY, b.maxY) };
}

/**
 * @param {number} x
 * @param {number} low
 * @param {number} high
 */
function clamp(x, low, high) {
  return Math.min(Math.max(x, low), high);
}

/**
 * JSON in which a number that JavaScript prints with all its zeros, such as 73300587535082190000, keeps
 * its exponent: a reader with big integers would take the zeros for digits.
 *
 * @param {unknown} value
 * @returns {string}
 */
function json(value) {
  if (typeof value === 'number') {
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);
  }
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${json(member)}`);
  return `{${entries.join(',')}}`;
}

const words = new DataView(new ArrayBuffer(8));

/** The double with these 16 hexadecimal digits. @param {string} bits */
function double(bits) {
  words.setUint32(0, Number.parseInt(bits.slice(0, 8), 16));
  words.setUint32(4, Number.parseInt(bits.slice(8), 16));
  return words.getFloat64(0);
}

/** @typedef {{ id: string, q: string, in: any, bits?: string[], tags: string[] }} Case */

/** @param {string} kind */
const answerOf = (kind) => (Object.hasOwn(ANSWERS, kind) ? ANSWERS[kind] : queryOf(kind));

/** @param {Case} testCase */
function answer(testCase) {
  const decimals = Array.isArray(testCase.in) ? testCase.in.map(decimal) : [];
  const numbers = testCase.bits?.map(double) ?? decimals;
  try {
    const answered = /** @type {NonNullable<ReturnType<typeof answerOf>>} */ (answerOf(testCase.q))(
      numbers,
      testCase,
      double,
    );
    if (testCase.q.startsWith('q2.')) refuseFractions(testCase, numbers);
    return answered;
  } catch (error) {
    const code = /** @type {{ code?: string }} */ (error).code;
    if (code === undefined) throw error;
    return { error: code };
  }
}

/** @type {string[]} */
let lines = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const testCase = JSON.parse(line);
  if (typeof testCase.q !== 'string' || !answerOf(testCase.q)) continue;
  lines.push(json({ id: testCase.id, ...answer(testCase) }));
  if (lines.length === 4096) {
    process.stdout.write(`${lines.join('\n')}\n`);
    lines = [];
  }
}
if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
