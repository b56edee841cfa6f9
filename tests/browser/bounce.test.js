// The scene bounce under real hands: the box, its motion, the walls, and the numbers that are typed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { colorAt, resultOf, settle, stateOf } from './scene.js';

describeScene(oneEngine, '#bounce', {}, (page) => {
  test('restitution has a slider beside the figure, is typed, too, and a change can be undone', async () => {
    await page.focus('[data-slider="restitution"]');
    // The page scrolls to what has the focus, and the text that is then read chooses the case.
    await settle(page);
    const before = await stateOf(page);
    await page.press('ArrowLeft');
    assert.equal((await stateOf(page)).restitution.value.toFixed(2), (before.restitution.value - 0.05).toFixed(2));
    await page.click('[data-action="undo"]');
    assert.deepEqual((await stateOf(page)).restitution, before.restitution);
    await page.click('[data-tab="values"]');
    await page.fill('[data-field="restitution.value"]', '0.5');
    assert.ok(Math.abs((await resultOf(page)).motion.x) < 130);
    await page.click('[data-tab="steps"]');
  });

  test('the time axis takes the box along its legs', async () => {
    // The text that was read before may have chosen a step that shows only the first leg.
    await page.click('[data-action="last"]');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    // Just before the first wall is hit, and on the way back from it.
    const there = { x: 66, y: 54 };
    const before = await colorAt(page, there);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).seek(0.38));
    await settle(page);
    assert.notDeepEqual(await colorAt(page, there), before);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).seek(0));
  });
});
