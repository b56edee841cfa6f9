// Many pairs at once, and Rust's functions as they are: the same bits as single calls.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queries } from '../../scripts/build/wire.js';
import * as library from '../../www/library/entries/node.js';

const { FEATURES, ROW, segmentVsAabbBatch } = library;

/** @typedef {import('../../www/library/types.js').Span} Span */

/** Numbers on a small grid, so that touches and starts inside are frequent; a linear congruential generator. */
let state = 1;
const whole = () => {
  state = (state * 1103515245 + 12345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * 9);
};
const COUNT = 500;
const rows = (/** @type {() => number[]} */ row) => Array.from({ length: COUNT }, row);
const segments = rows(() => [whole(), whole(), whole(), whole()]);
const motions = rows(() => [whole() - 4, whole() - 4]);
const boxes = rows(() => {
  const [x, y] = [whole(), whole()];
  return [x, y, x + whole() / 2, y + whole() / 2];
});
const circles = rows(() => [whole(), whole(), whole() / 4]);
const packed = (/** @type {number[][]} */ rows) => Float64Array.from(rows.flat());
const segmentOf = (/** @type {number[]} */ [ax, ay, bx, by]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

/** Rows of each shape, and the object that a row is. @type {Record<string, { rows: number[][], of: (row: number[]) => object }>} */
const shapes = {
  aabb: { rows: boxes, of: ([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY }) },
  circle: { rows: circles, of: ([x, y, radius]) => ({ x, y, radius }) },
  motion: { rows: motions, of: ([x, y]) => ({ x, y }) },
  segment: { rows: segments, of: segmentOf },
};

/** @param {Span | null} span */
function rowOf(span) {
  if (!span) return [0, 0, 0, 0, 0, 0, 0, 0];
  const { contact, enter, exit } = span;
  const { point, normal } = enter ?? { point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
  const feature = enter ? FEATURES.indexOf(enter.feature) : -1;
  const times = [enter?.t ?? 0, exit?.t ?? 1];
  return [contact === 'touch' ? 1 : 2, ...times, point.x, point.y, normal.x, normal.y, feature];
}

/** @type {(out: Float64Array, single: (i: number) => Span | null) => void} */
function assertSame(out, single) {
  const kinds = new Set();
  for (let i = 0; i < COUNT; i++) {
    const wanted = rowOf(single(i));
    kinds.add(`${wanted[0]} ${wanted[7] < 0}`);
    assert.deepEqual([...out.subarray(i * ROW, (i + 1) * ROW)], wanted, `pair ${i}`);
  }
  assert.ok(kinds.size >= 4, 'misses, touches, crossings and starts inside all come up');
}

for (const { name, takes, forms } of queries().filter(({ forms }) => forms.batch)) {
  test(`${forms.batch?.name} gives the bits of single calls`, () => {
    const functions = /** @type {Record<string, any>} */ (library);
    const columns = Object.values(takes).map((shape, i, all) => {
      const { rows, of } = shapes[shape];
      const isSecond = all.indexOf(shape) < i;
      return { rows: isSecond ? rows.toReversed() : rows, of };
    });
    const out = new Float64Array(COUNT * ROW);
    functions[String(forms.batch?.name)](...columns.map(({ rows }) => packed(rows)), out);
    assertSame(out, (i) => functions[name](...columns.map(({ rows, of }) => of(rows[i]))));
  });
}

test('a batch may grow, shrink and be empty', () => {
  for (const count of [1, 20000, 3, 0]) {
    const out = new Float64Array(count * ROW + 5).fill(7);
    const segments = new Float64Array(count * 4).fill(1);
    segmentVsAabbBatch(segments, segments, out);
    assert.deepEqual(
      [...out.subarray(0, count * ROW)].slice(0, ROW),
      count ? [1, 0, 1, 1, 1, 0, 0, 0].slice(0, 5).concat([...out.subarray(5, 8)]) : [],
    );
    assert.deepEqual([...out.subarray(count * ROW)], [7, 7, 7, 7, 7], 'what lies behind the rows is not touched');
  }
});

test('bad layouts and bad values name the argument and the row', () => {
  const loose = /** @type {any} */ (segmentVsAabbBatch);
  const [two, out] = [new Float64Array(8), new Float64Array(16)];
  const code = 'bad_layout';
  const says = (/** @type {string} */ message) => ({
    name: 'TypeError',
    code,
    message: `segmentVsAabbBatch: ${message}`,
  });
  assert.throws(
    () => loose(new Float64Array(7), two, out),
    says('segments must have a length divisible by 4, had 7 numbers'),
  );
  assert.throws(() => loose(two, new Float64Array(4), out), says('boxes must have 2 rows of 4 numbers, had 4 numbers'));
  assert.throws(
    () => loose(two, two, new Float64Array(9)),
    says('out must have room for 2 rows of 8 numbers, had 9 numbers'),
  );
  const gone = new Float64Array(8);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  assert.throws(
    () => loose(gone, two, out),
    says('segments must not be detached, nor lie beyond the end of its buffer'),
  );
  assert.throws(() => loose([1, 2, 3, 4], two, out), { code: 'wrong_type' });
  const inverted = Float64Array.of(0, 0, 1, 1, 4, 0, 2, 1);
  assert.throws(() => loose(two, inverted, out), {
    name: 'RangeError',
    code: 'inverted_box',
    message: 'segmentVsAabbBatch: boxes[1].minX must be ≤ boxes[1].maxX, was 4 > 2',
  });
  assert.throws(() => loose(Float64Array.of(0, 0, 1, Number.NaN), two.subarray(4), out), {
    code: 'non_finite',
    message: 'segmentVsAabbBatch: segments[0].b.y must be a finite number, was NaN',
  });
});

test('an array whose numbers are gone is named in hot code, too', () => {
  const [out, wall] = [new Float64Array(8), Float64Array.of(0, 0, 1, 1)];
  /** Lies in a buffer that can shrink, as some arrays of callers do. */
  const resizable = new Float64Array(new /** @type {any} */ (ArrayBuffer)(32, { maxByteLength: 32 }), 0, 4);
  for (let i = 0; i < 30_000; i++) {
    segmentVsAabbBatch(i % 5 === 0 ? resizable : wall, wall, out);
    if (i % 1000 > 0) continue;
    const gone = Float64Array.of(0, 0, 1, 1);
    structuredClone(gone.buffer, { transfer: [gone.buffer] });
    const refusal = { code: 'bad_layout', message: /^segmentVsAabbBatch: (segments|boxes|out) must not be detached/ };
    assert.throws(() => segmentVsAabbBatch(gone, wall, out), refusal);
    assert.throws(() => segmentVsAabbBatch(wall, gone, out), refusal);
    assert.throws(() => segmentVsAabbBatch(wall, wall, gone), refusal);
  }
});
