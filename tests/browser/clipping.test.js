// The scene clipping under real hands: ends and box, the cuts one by one, and the regions in the picture.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { colorAt, distance, handle, onScreen, resultOf, settle, stateOf } from './scene.js';

const start = { a: { x: 34, y: 8 }, b: { x: 124, y: 92 }, box: { minX: 54, minY: 32, maxX: 112, maxY: 66 } };

describeScene(oneEngine, '#clipping', start, (page) => {
  /** @returns {Promise<string[]>} */
  const kinds = () =>
    page.evaluate(() =>
      /** @type {any} */ (document.querySelector('graze-scene')).steps.map((/** @type {any} */ { kind }) => kind),
    );

  test('the mouse drags an end, and the cuts follow', async () => {
    assert.deepEqual(await kinds(), ['outcodes', 'cuts', 'cuts', 'cuts', 'cuts', 'crosses']);
    const probe = { x: 40, y: 58 };
    const before = await colorAt(page, probe);
    const to = await onScreen(page, { x: 20, y: 62 });
    await page.drag(await handle(page, 'b'), to);
    await settle(page);
    assert.ok(distance(await handle(page, 'b'), to) < 1);
    assert.deepEqual(await kinds(), ['outcodes', 'rejects']);
    assert.equal(await page.text('[data-value="enter.t"]'), '–');
    assert.notDeepEqual(await colorAt(page, probe), before);
  });

  test('a finger drags the box by its body', async () => {
    const from = await onScreen(page, { x: 100, y: 40 });
    await page.touchDrag(from, { x: from.x + 60, y: from.y - 80 });
    await settle(page);
    const { box } = await stateOf(page);
    assert.ok(box.minX > start.box.minX && box.minY < start.box.minY, JSON.stringify(box));
  });

  test('keys move an end and a side', async () => {
    await page.focus('[data-handle="a"]');
    await page.press('ArrowRight', ['Shift']);
    await page.focus('[data-handle="top"]');
    await page.press('ArrowUp');
    const { a, box } = await stateOf(page);
    assert.deepEqual([a, box.minY], [{ x: 44, y: 8 }, 31]);
  });

  test('a region lights while an end is in it, and its cut takes the light away', async () => {
    // Beyond the top left corner.
    const region = { x: 10, y: 20 };
    await page.click('[data-action="first"]');
    await settle(page);
    const lit = await colorAt(page, region);
    await page.click('[data-action="next"]');
    await settle(page);
    assert.notDeepEqual(await colorAt(page, region), lit);
    assert.match(await page.text('.sentence'), /0100/);
    await page.click('[data-action="last"]');
  });

  test('a ready-made case shows at most four cuts', async () => {
    for (const preset of ['two', 'accept', 'reject', 'past', 'inside', 'corner', 'four']) {
      await page.click(`[data-preset="${preset}"]`);
      await settle(page);
      assert.ok((await kinds()).filter((kind) => kind === 'cuts').length <= 4, preset);
    }
    assert.equal((await resultOf(page)).contact, 'cross');
  });
});
