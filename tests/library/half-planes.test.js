/** Segment and point against a box through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pointVsAabb, pointVsAabbSteps, segmentVsAabb, segmentVsAabbSteps } from '../../www/library/entries/node.js';

const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };
const through = { a: { x: -2, y: 1 }, b: { x: 6, y: 1 } };

test('a segment through the box enters and leaves', () => {
  assert.deepEqual(segmentVsAabb(through, box), {
    contact: 'cross',
    enter: {
      t: 0.25,
      point: { x: 0, y: 1 },
      position: { x: 0, y: 1 },
      normal: { x: -1, y: 0 },
      feature: 'left',
    },
    exit: {
      t: 0.75,
      point: { x: 4, y: 1 },
      position: { x: 4, y: 1 },
      normal: { x: 1, y: 0 },
      feature: 'right',
    },
    isContained: false,
    pushOut: null,
  });
});

test('a miss is null, and a segment inside is contained', () => {
  assert.equal(segmentVsAabb({ a: { x: -2, y: 1 }, b: { x: -1, y: 1 } }, box), null);
  const inside = segmentVsAabb({ a: { x: 1, y: 1 }, b: { x: 2, y: 1 } }, box);
  assert.deepEqual(inside, { contact: 'cross', enter: null, exit: null, isContained: true, pushOut: null });
});

test('the steps name each side in order and end in the verdict', () => {
  const { steps } = segmentVsAabbSteps(through, box);
  assert.deepEqual(steps, [
    { kind: 'enters', side: 'left', da: 2, db: -6, t: 0.25, near: 0.25, far: 1, decides: true },
    { kind: 'leaves', side: 'right', da: -6, db: 2, t: 0.75, near: 0.25, far: 0.75, decides: true },
    { kind: 'behind', side: 'top', da: -1, db: -1 },
    { kind: 'behind', side: 'bottom', da: -1, db: -1 },
    { kind: 'crosses', near: 0.25, far: 0.75 },
  ]);
});

test('a point is inside, on the boundary or outside', () => {
  assert.equal(pointVsAabb({ x: 1, y: 1 }, box), 'inside');
  assert.equal(pointVsAabb({ x: 4, y: 1 }, box), 'boundary');
  assert.equal(pointVsAabb({ x: 5, y: 1 }, box), 'outside');
  assert.deepEqual(pointVsAabbSteps({ x: 4, y: 3 }, box), {
    place: 'outside',
    steps: [
      { kind: 'behind', side: 'left', distance: -4 },
      { kind: 'on', side: 'right' },
      { kind: 'behind', side: 'top', distance: -3 },
      { kind: 'inFront', side: 'bottom', distance: 1 },
      { kind: 'lies', place: 'outside' },
    ],
  });
});

const coordinate = fc.double({ noNaN: true, noDefaultInfinity: true });
const point = fc.record({ x: coordinate, y: coordinate });
const anyBox = fc.tuple(point, point).map(([p, q]) => ({
  minX: Math.min(p.x, q.x),
  minY: Math.min(p.y, q.y),
  maxX: Math.max(p.x, q.x),
  maxY: Math.max(p.y, q.y),
}));

test('for any finite numbers: no throw, no NaN, no −0, steps end in the answer', () => {
  fc.assert(
    fc.property(point, point, anyBox, (a, b, box) => {
      const span = segmentVsAabb({ a, b }, box);
      const traced = segmentVsAabbSteps({ a, b }, box);
      assert.deepEqual(traced.span, span);
      const verdict = { cross: 'crosses', touch: 'touches', miss: 'misses' };
      assert.equal(traced.steps.at(-1)?.kind, verdict[span?.contact ?? 'miss']);
      for (const hit of [span?.enter, span?.exit]) {
        if (!hit) continue;
        const numbers = [hit.t, hit.point.x, hit.point.y, hit.normal.x, hit.normal.y];
        assert.ok(numbers.every((x) => Number.isFinite(x) && !Object.is(x, -0)));
        assert.equal(pointVsAabb(hit.point, box), 'boundary');
      }
    }),
    { numRuns: 2000 },
  );
});

/**
 * @param {() => unknown} call
 * @param {string} name
 * @param {string} code
 * @param {string} message
 */
function refuses(call, name, code, message) {
  assert.throws(call, { name, code, message });
}

test('every refusal names the function, the argument, what it should be and what it was', () => {
  const inverted = { ...box, minX: 9 };
  refuses(
    () => segmentVsAabb(through, inverted),
    'RangeError',
    'inverted_box',
    'segmentVsAabb: box.minX must be ≤ box.maxX, was 9 > 4',
  );
  refuses(
    () => segmentVsAabb({ ...through, a: { x: Number.NaN, y: 0 } }, box),
    'RangeError',
    'non_finite',
    'segmentVsAabb: segment.a.x must be a finite number, was NaN',
  );
  refuses(
    () => pointVsAabb({ x: Number.POSITIVE_INFINITY, y: 0 }, box),
    'RangeError',
    'non_finite',
    'pointVsAabb: point.x must be a finite number, was Infinity',
  );
});

/** @type {[unknown, string][]} what is not a number, and how a message shows it */
const notNumbers = [
  ['3', 'the string "3"'],
  [null, 'null'],
  [undefined, 'undefined'],
  [3n, 'the BigInt 3n'],
  [{}, 'an object'],
  [[1], 'an array'],
  [true, 'true'],
  [Symbol('x'), 'a symbol'],
];

test('what is not a number is a TypeError that shows it', () => {
  for (const [value, shown] of notNumbers) {
    const bad = /** @type {any} */ ({ ...box, maxY: value });
    refuses(
      () => segmentVsAabbSteps(through, bad),
      'TypeError',
      'wrong_type',
      `segmentVsAabbSteps: box.maxY must be a number, was ${shown}`,
    );
  }
});

test('a missing argument is named', () => {
  const loose = /** @type {any} */ (segmentVsAabb);
  refuses(
    () => loose(through),
    'TypeError',
    'wrong_type',
    'segmentVsAabb: box must be {minX, minY, maxX, maxY} or {x, y, width, height}, was undefined',
  );
  refuses(
    () => loose(undefined, box),
    'TypeError',
    'wrong_type',
    'segmentVsAabb: segment must be {a, b}, was undefined',
  );
  refuses(
    () => loose({ a: { x: 0, y: 0 } }, box),
    'TypeError',
    'wrong_type',
    'segmentVsAabb: segment.b must be {x, y}, was undefined',
  );
});
