/** Answers conformance cases through the JavaScript library: JSON lines in, JSON lines out. */

import { createInterface } from 'node:readline';
import { segmentVsAabb } from '../www/library/node.js';

/** @type {Record<string, (n: any[]) => object>} */
const ANSWERS = {
  q1([ax, ay, bx, by, minX, minY, maxX, maxY]) {
    const segment = { a: { x: ax, y: ay }, b: { x: bx, y: by } };
    const span = segmentVsAabb(segment, { minX, minY, maxX, maxY });
    if (!span) return { cls: 'miss' };
    const { enter, exit } = span;
    return {
      cls: span.contact,
      t: [enter?.t ?? 0, exit?.t ?? 1],
      p: [pair(enter?.point ?? segment.a), pair(exit?.point ?? segment.b)],
    };
  },
};

/** @param {{ x: number, y: number }} v */
function pair({ x, y }) {
  return [x, y];
}

/**
 * JSON in which a number that JavaScript prints with all its zeros, as 73300587535082190000, keeps
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

const NAMED = new Map([
  ['nan', Number.NaN],
  ['inf', Number.POSITIVE_INFINITY],
  ['-inf', Number.NEGATIVE_INFINITY],
]);

/** @param {{ id: string, q: string, in: any, bits?: string[] }} testCase */
function answer(testCase) {
  const numbers =
    testCase.bits?.map(double) ?? testCase.in.map((/** @type {any} */ x) => (NAMED.has(x) ? NAMED.get(x) : x));
  try {
    return ANSWERS[testCase.q](numbers);
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
  if (!(testCase.q in ANSWERS)) continue;
  lines.push(json({ id: testCase.id, ...answer(testCase) }));
  if (lines.length === 4096) {
    process.stdout.write(`${lines.join('\n')}\n`);
    lines = [];
  }
}
if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
