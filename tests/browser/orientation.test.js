// The scene orientation under real hands: ends that go from place to place of a lattice, and the relation that follows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { colorAt, distance, handle, onScreen, settle, stateOf } from './scene.js';

/** @typedef {import('./drive.js').Point} Point */

/** @param {Point} at a place of the lattice @returns {Point} where it is in the picture of 160 by 100 */
const place = ({ x, y }) => ({ x: (x + 0.8) / 0.11, y: (y + 0.5) / 0.11 });

const start = {
  a: { x: 2, y: 8 },
  b: { x: 14, y: 2 },
  c: { x: 5, y: 2 },
  d: { x: 11, y: 9 },
};

describeScene(oneEngine, '#orientation', start, (page) => {
  test('the mouse drags an end to the nearest place, and values and picture follow', async () => {
    await page.click('[data-tab="values"]');
    const before = await page.text('[data-value="points.0.x"]');
    // On the new segment, off the lattice.
    const probe = place({ x: 5.75, y: 7.25 });
    const pixelBefore = await colorAt(page, probe);
    await page.drag(await handle(page, 'd'), await onScreen(page, place({ x: 6.3, y: 8.6 })));
    await settle(page);
    assert.deepEqual((await stateOf(page)).d, { x: 6, y: 9 });
    assert.ok(distance(await handle(page, 'd'), await onScreen(page, place({ x: 6, y: 9 }))) < 1);
    assert.notEqual(await page.text('[data-value="points.0.x"]'), before);
    assert.notDeepEqual(await colorAt(page, probe), pixelBefore);
    await page.click('[data-tab="steps"]');
  });

  test('a number between two places is refused, with the reason', async () => {
    await page.click('[data-tab="values"]');
    await page.fill('[data-field="c.x"]', '4.5');
    await settle(page);
    // What could be read on the way, 4, is taken.
    assert.deepEqual((await stateOf(page)).c, { x: 4, y: 2 });
    assert.notEqual(await page.text('[data-problem="c.x"]'), '');
    await page.fill('[data-field="c.x"]', '7');
    assert.deepEqual((await stateOf(page)).c, { x: 7, y: 2 });
    await page.click('[data-tab="steps"]');
  });

  for (const [preset, verdict] of [
    ['proper', 'Cross'],
    ['tee', 'Touch'],
    ['overlap', 'Touch'],
    ['bits64', 'Miss'],
    ['noLength', 'Touch'],
  ]) {
    test(`the ready-made case ${preset} is told as ${verdict}`, async () => {
      await page.click(`[data-preset="${preset}"]`);
      await settle(page);
      assert.equal(await page.text('.verdict'), verdict);
    });
  }
});
