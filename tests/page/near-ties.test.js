// Two times that round to one double: sentences and marks follow the exact order.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import degenerates from '../../www/scenes/degenerates/scene.js';
import halfPlanes from '../../www/scenes/half-planes/scene.js';
import { exactCases } from './exact-cases.js';

/** It meets the line of x = 45 at two thirds of its way, and that of y = 45 less than an ulp before. */
const path = { a: { x: 33, y: 62.99999999999999 }, b: { x: 51, y: 36 } };
const walls = [
  { minX: 45, minY: 45, maxX: 45, maxY: 45 },
  { minX: 45, minY: 30, maxX: 60, maxY: 45 },
];

/** The sides that the steps say are the latest entry or the earliest exit so far. @param {any} scene @param {any} state */
function decidingIn(scene, state) {
  const { steps } = scene.solve(graze, state);
  return steps.flatMap((/** @type {any} */ { side }, /** @type {number} */ i) =>
    /steps\.(enters|leaves)$/.test(scene.caption(steps, i).key) ? [side] : [],
  );
}

test('the times do round to one double', () => {
  const { steps } = graze.segmentVsAabbSteps(path, walls[0]);
  assert.equal(new Set(steps.flatMap((step) => ('t' in step ? [step.t] : []))).size, 1);
});

for (const scene of [halfPlanes, degenerates]) {
  test(`${scene.id}: near stays at the side that is entered later by less than an ulp`, () => {
    const start = exactCases.get('noSize')?.state;
    assert.deepEqual(
      walls.map((box) => decidingIn(scene, { ...start, ...path, box })),
      [['left', 'right', 'top'], ['left']],
    );
  });
}

test('a miss is told by the two strips that rule the box out', () => {
  const { result, steps } = halfPlanes.solve(graze, /** @type {any} */ ({ ...path, box: walls[0] }));
  const { key, values } = /** @type {any} */ (halfPlanes).summary(result, steps);
  assert.deepEqual([key, values.lane, values.other], ['result.misses.gap', '@lanes.y', '@lanes.x']);
});
