/** Rays through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ray, segmentVsAabb, segmentVsCircle } from '../../www/library/entries/node.js';

test('a ray is a segment, and its scale turns times into directions', () => {
  const sight = ray({ x: -2, y: 1 }, { x: 0.5, y: 0 });
  const wall = { minX: 1e6, minY: 0, maxX: 2e6, maxY: 3 };
  const t = segmentVsAabb(sight, wall)?.enter?.t ?? Number.NaN;
  assert.equal(t * sight.scale, 2e6 + 4);
  const moon = { x: 3e8, y: 1, radius: 1e6 };
  assert.deepEqual(segmentVsCircle(sight, moon)?.enter?.point, { x: 2.99e8, y: 1 });
});

test('it starts at the origin and ends where the doubles end', () => {
  const { a, b, scale } = ray({ x: 3, y: 4 }, { x: 0, y: -1 });
  assert.deepEqual(a, { x: 3, y: 4 });
  assert.deepEqual(b, { x: 3, y: -(2 ** 1023) });
  assert.equal(scale, 2 ** 1023);
});

test('without a direction it is a point', () => {
  assert.deepEqual(ray({ x: 3, y: 4 }, { x: 0, y: 0 }), { a: { x: 3, y: 4 }, b: { x: 3, y: 4 }, scale: 1 });
});

const any = fc.double({ noNaN: true, noDefaultInfinity: true });
const point = fc.record({ x: any, y: any });

test('any finite ray has a finite end and a power of two as scale', () => {
  fc.assert(
    fc.property(point, point, (origin, direction) => {
      const { a, b, scale } = ray(origin, direction);
      assert.deepEqual([a.x, a.y], [origin.x + 0, origin.y + 0]);
      assert.ok(Number.isFinite(b.x) && Number.isFinite(b.y));
      assert.equal(2 ** Math.log2(scale), scale);
    }),
  );
});

test('a refusal names the argument', () => {
  const loose = /** @type {any} */ (ray);
  assert.throws(() => loose({ x: 0, y: 0 }), { code: 'wrong_type', message: /^ray: direction must be \{x, y\}/ });
  assert.throws(() => loose({ x: Number.NaN, y: 0 }, { x: 1, y: 0 }), {
    name: 'RangeError',
    code: 'non_finite',
    message: 'ray: origin.x must be a finite number, was NaN',
  });
  assert.throws(() => loose({ x: 0, y: 0 }, { x: 1, y: Number.POSITIVE_INFINITY }), {
    message: 'ray: direction.y must be a finite number, was Infinity',
  });
});
