// The scene bounce under real hands: the box, its motion, the walls, and the numbers that are typed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { colorAt, distance, handle, onScreen, resultOf, settle, stateOf } from './scene.js';

describeScene(oneEngine, '#bounce', {}, (page) => {
  test('the mouse drags the box, its motion goes with it, and the path is another one', async () => {
    const [from, tip] = [await handle(page, 'mover'), await handle(page, 'motion')];
    const there = { x: 13, y: 87 };
    const before = [await colorAt(page, there), (await resultOf(page)).position];
    const to = await onScreen(page, { x: 16, y: 84 });
    await page.drag(from, to);
    await settle(page);
    assert.ok(distance(await handle(page, 'mover'), to) < 1);
    assert.ok(distance(await handle(page, 'motion'), { x: tip.x, y: tip.y + to.y - from.y }) < 1);
    const after = [await colorAt(page, there), (await resultOf(page)).position];
    for (const i of [0, 1]) assert.notDeepEqual(after[i], before[i]);
  });

  test('a finger drags a wall out of the way', async () => {
    assert.equal((await resultOf(page)).hits[0].id, 3);
    await page.touchDrag(await handle(page, 'walls[3]'), await onScreen(page, { x: 24, y: 16 }));
    await settle(page);
    assert.notEqual((await resultOf(page)).hits[0].id, 3);
  });

  test('keys move the tip of the motion by one, and Home puts it back', async () => {
    await page.focus('[data-handle="motion"]');
    await page.press('ArrowLeft');
    assert.deepEqual((await stateOf(page)).motion, { x: 129, y: -60 });
    await page.press('Home');
    assert.deepEqual((await stateOf(page)).motion, { x: 130, y: -60 });
  });

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
