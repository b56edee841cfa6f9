/** Contacts alone: exactly those of the full answers. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { queries } from '../../scripts/build/wire.js';
import * as graze from '../../www/library/entries/node.js';

const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };
const through = { a: { x: -2, y: 1 }, b: { x: 6, y: 1 } };
const along = { a: { x: -2, y: 2 }, b: { x: 6, y: 2 } };
const away = { a: { x: -2, y: 3 }, b: { x: 6, y: 3 } };

test('a segment crosses, touches or misses', () => {
  assert.equal(graze.segmentVsAabbContact(through, box), 'cross');
  assert.equal(graze.segmentVsAabbContact(along, box), 'touch');
  assert.equal(graze.segmentVsAabbContact(away, box), null);
  assert.equal(graze.segmentVsAabbContact(along, { x: 0, y: 0, width: 4, height: 2 }), 'touch');
});

/** Small whole numbers and halves, so that touches are frequent, and any numbers at all. */
const coordinate = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -8, max: 8 }).map((x) => x / 2) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const point = fc.record({ x: coordinate, y: coordinate });
const segment = fc.record({ a: point, b: point });
const circle = fc.record({ x: coordinate, y: coordinate, radius: coordinate.map(Math.abs) });
const anyBox = fc.tuple(point, point).map(([p, q]) => ({
  minX: Math.min(p.x, q.x),
  minY: Math.min(p.y, q.y),
  maxX: Math.max(p.x, q.x),
  maxY: Math.max(p.y, q.y),
}));
const quad = anyBox.map(({ minX, minY, maxX, maxY }) => ({
  corners: [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ],
}));

/** @type {Record<string, fc.Arbitrary<unknown>>} */
const shapes = { aabb: anyBox, circle, motion: point, quad, segment };

/** Each query that has a contact, with its arguments. */
const pairs = queries().flatMap(({ name, takes, forms }) =>
  forms.contact ? [{ name, given: Object.values(takes).map((shape) => shapes[shape]) }] : [],
);

/**
 * What a call throws.
 *
 * @param {() => unknown} call
 * @returns {any}
 */
function refusal(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail('it was not refused');
}

for (const { name, given } of pairs) {
  const functions = /** @type {Record<string, any>} */ (graze);
  const [full, contact] = [functions[name], functions[`${name}Contact`]];

  test(`${name}Contact is the contact of ${name}`, () => {
    const seen = new Set();
    fc.assert(
      fc.property(fc.tuple(...given), (values) => {
        const verdict = contact(...values);
        seen.add(verdict);
        assert.equal(verdict, full(...values)?.contact ?? null);
      }),
      { numRuns: 2000, seed: 20261122 },
    );
    assert.deepEqual(seen, new Set([null, 'touch', 'cross']));
  });

  test(`${name}Contact refuses what ${name} refuses, under its own name`, () => {
    const values = given.map((arbitrary) => fc.sample(arbitrary, { numRuns: 1, seed: 1 })[0]);
    for (const bad of [undefined, null, 7, {}, [], { x: Number.NaN, y: 0 }]) {
      values.forEach((_, i) => {
        const given = values.with(i, bad);
        const { name: kind, code, message } = refusal(() => full(...given));
        assert.throws(() => contact(...given), { name: kind, code, message: message.replace(name, `${name}Contact`) });
      });
    }
  });
}
