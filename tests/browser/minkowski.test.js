// The scene minkowski under real hands: both boxes, both motions, the origin, and the switch between world and B.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { choose, colorAt, settle, stateOf } from './scene.js';

const start = {
  a: { minX: 10, minY: 14, maxX: 38, maxY: 38 },
  motionA: { x: 114, y: 12 },
  origin: { x: 0, y: 0 },
  b: { minX: 84, minY: 50, maxX: 116, maxY: 78 },
  motionB: { x: -4, y: -46 },
};

/** Whether there is a handle of a name. Runs in the page. @param {string} id */
const shownHandle = (id) =>
  Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector(`[data-handle="${id}"]`));

describeScene(oneEngine, '#minkowski', start, (page) => {
  test('the switch shows B grown by A, and back', async () => {
    // In the sum, left of B; nothing is there in the world.
    await choose(page, 'world');
    const place = { x: 76, y: 86 };
    const inWorld = await colorAt(page, place);
    await choose(page, 'relative');
    assert.notDeepEqual(await colorAt(page, place), inWorld);
    assert.deepEqual((await stateOf(page)).view, { choice: 'relative' });
    await choose(page, 'world');
    assert.deepEqual(await colorAt(page, place), inWorld);
  });

  test('the switch stays where the reader put it, at every step', async () => {
    const pressed = () =>
      page.evaluate(() => {
        const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
        return shadowRoot?.querySelector('.choice[aria-pressed="true"]')?.getAttribute('data-option');
      });
    for (const view of ['relative', 'world']) {
      await choose(page, view);
      for (const action of ['first', 'next', 'last']) {
        await page.click(`[data-action="${action}"]`);
        await settle(page);
        assert.equal(await pressed(), view);
        // Seen from B, it has no motion to drag.
        assert.equal(await page.evaluate(shownHandle, 'motionB'), view === 'world');
      }
    }
    await page.click('[data-action="first"]');
    await choose(page, 'relative');
    assert.equal(await page.text('.verdict'), 'Step 1', 'another view is no other step');
    await choose(page, 'world');
    await page.click('[data-action="last"]');
    await settle(page);
  });
});
