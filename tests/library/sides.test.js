import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleVsAabb, cornerSides, oppositeSide, segmentVsAabb } from '../../www/library/entries/node.js';

const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };

test('a straight path leaves by the side opposite to the one it enters', () => {
  for (const [a, b] of [
    [
      { x: -1, y: 1 },
      { x: 5, y: 1 },
    ],
    [
      { x: 1, y: -1 },
      { x: 1, y: 3 },
    ],
  ]) {
    for (const path of [
      { a, b },
      { a: b, b: a },
    ]) {
      const span = segmentVsAabb(path, box);
      const [enter, exit] = [span?.enter, span?.exit].map((hit) => /** @type {any} */ (hit).feature);
      assert.equal(oppositeSide(enter), exit);
    }
  }
});

//   ●        a circle at rest beside a corner shrinks to it: the corner lies on both its sides
//    ┌────
test('a corner lies on its two sides', () => {
  const middle = { x: 2, y: 1 };
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]) {
    const circle = { x: middle.x + 4 * dx, y: middle.y + 3 * dy, radius: 1 };
    const feature = circleVsAabb(circle, { x: -4 * dx, y: -4 * dy }, box)?.enter?.feature;
    const [level, upright] = cornerSides(/** @type {any} */ (feature));
    assert.deepEqual([level, upright], [dx < 0 ? 'left' : 'right', dy < 0 ? 'top' : 'bottom']);
  }
});

test('what is no side or corner is an error', () => {
  assert.throws(() => oppositeSide(/** @type {any} */ ('north')), { code: 'unknown_option' });
  assert.throws(() => cornerSides(/** @type {any} */ ('left')), { code: 'unknown_option' });
});
