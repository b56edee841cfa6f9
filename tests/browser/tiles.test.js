// The scene tiles under real hands: an end, the grid and the size of its tiles, and the pieces one by one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { distance, handle, onScreen, settle, stateOf } from './scene.js';

const start = { a: { x: 20, y: 18 }, b: { x: 140, y: 76 }, grid: { x: 8, y: 8, size: 36 } };

describeScene(oneEngine, '#tiles', start, (page) => {
  /** @returns {Promise<string[]>} */
  const tiles = () =>
    page.evaluate(() =>
      /** @type {any} */ (document.querySelector('graze-scene')).result.found.map(
        (/** @type {any} */ { tile }) => `${tile.x} ${tile.y}`,
      ),
    );

  test('the mouse drags an end, and the pieces follow', async () => {
    assert.deepEqual(await tiles(), ['0 0', '1 0', '1 1', '2 1', '3 1']);
    const to = await onScreen(page, { x: 60, y: 20 });
    await page.drag(await handle(page, 'b'), to);
    await settle(page);
    assert.ok(distance(await handle(page, 'b'), to) < 1);
    assert.deepEqual(await tiles(), ['0 0', '1 0']);
    assert.match(await page.text('.sentence'), /2\spieces, from\stile\s\(0,\s0\) to\stile\s\(1,\s0\)/);
  });

  test('a finger drags the grid by its origin', async () => {
    await page.touchDrag(await handle(page, 'grid'), await onScreen(page, { x: 50, y: 40 }));
    await settle(page);
    const { grid } = await stateOf(page);
    assert.ok(Math.abs(grid.x - 50) < 1 && Math.abs(grid.y - 40) < 1, JSON.stringify(grid));
    assert.deepEqual((await tiles())[0], '-1 -1');
  });

  test('keys change the size of a tile and move the origin', async () => {
    await page.focus('[data-handle="grid.size"]');
    await page.press('ArrowRight', ['Shift']);
    await page.focus('[data-handle="grid"]');
    await page.press('ArrowDown');
    assert.deepEqual((await stateOf(page)).grid, { x: 8, y: 9, size: 46 });
  });

  test('each step is about one piece', async () => {
    await page.click('[data-preset="corners"]');
    await settle(page);
    for (const action of ['first', 'next']) {
      await page.click(`[data-action="${action}"]`);
      await settle(page);
    }
    assert.match(await page.text('.sentence'), /^Tile\s\(0,\s0\): the path leaves through/);
  });
});
