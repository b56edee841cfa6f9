// The scene slide under real hands: the circle, its motion, the walls, and both switches.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { colorAt, handle, settle, untilPainted } from './scene.js';

describeScene(oneEngine, '#slide', {}, (page) => {
  test('while the tip of the motion is out of sight, a button on the figure shows all again', async () => {
    const isOffered = () =>
      page.evaluate(() => {
        const fit = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.figure > .fit');
        return fit?.checkVisibility();
      });
    assert.equal(await isOffered(), false);
    const from = await handle(page, 'circle');
    await page.drag(from, { x: from.x + 900, y: from.y });
    await settle(page);
    assert.equal(await isOffered(), true);
    await page.click('.figure > .fit');
    await settle(page);
    assert.equal(await isOffered(), false);
    const [tip, figure] = [await handle(page, 'motion'), await page.rect('.figure')];
    assert.ok(tip.x < figure.x + figure.width, JSON.stringify({ tip, figure }));
    await page.click('[data-action="reset"]');
    await settle(page);
  });

  test('the field layer tints where a circle would not reach its tip, and a picture of it can be saved', async () => {
    const [blocked, free] = [
      { x: 20, y: 45 },
      { x: 152, y: 46 },
    ];
    await page.focus('[data-handle="circle"]');
    await page.press('Home');
    const plain = [await colorAt(page, blocked), await colorAt(page, free)];
    await page.click('[data-action="field"]');
    await untilPainted(page, blocked, plain[0]);
    assert.deepEqual(await colorAt(page, free), plain[1]);
    assert.match(await page.text('.field-note'), /farther from the tip/);
    const svg = await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).toSVG());
    assert.match(svg, /data:image\/png/);
    await page.click('[data-action="field"]');
  });
});
