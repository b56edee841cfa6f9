// The scene rotated-rect under real hands: ends, the rectangle, its halves and the knob that turns it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { onScreen, settle, stateOf } from './scene.js';

const start = {
  a: { x: 20, y: 32 },
  b: { x: 142, y: 70 },
  rectangle: { x: 80, y: 50, halfX: 28, halfY: 16, angle: -25 },
  quad: { x0: 46, y0: 44, x1: 104, y1: 22, x2: 116, y2: 56, x3: 62, y3: 78 },
  form: { choice: 'angle' },
};

describeScene(oneEngine, '#rotated-rect', start, (page) => {
  test('the list of steps shows the current one whole, and no empty room while others are hidden above', async () => {
    await page.click('[data-tab="steps"]');
    await settle(page);
    const wrong = await page.evaluate(async () => {
      const element = /** @type {any} */ (document.querySelector('graze-scene'));
      const sheet = element.shadowRoot.querySelector('.sheet:has(> .step-list)');
      const found = [];
      // From the last step to the first, and back.
      const last = element.steps.length - 1;
      for (let i = -last; i <= last; i++) {
        const step = Math.abs(i);
        element.stepTo(step);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const edges = sheet.getBoundingClientRect();
        const rows = [...sheet.querySelectorAll('button')].filter((each) => each.checkVisibility());
        const own = sheet.querySelector('[aria-current]').getBoundingClientRect();
        if (own.top < edges.top || own.bottom > edges.bottom) found.push(`${step} is not whole`);
        const empty = edges.bottom - rows.at(-1).getBoundingClientRect().bottom;
        if (sheet.scrollTop > 0 && empty > 32) found.push(`${empty} px are empty below ${step}`);
      }
      return found;
    });
    assert.deepEqual(wrong, []);
  });

  test('a finger drags the rectangle by its body', async () => {
    // Away from every handle, below the path.
    const from = await onScreen(page, { x: 68, y: 60 });
    await page.touchDrag(from, { x: from.x + 40, y: from.y - 60 });
    await settle(page);
    const { rectangle } = await stateOf(page);
    assert.ok(rectangle.x > start.rectangle.x + 4 && rectangle.y < start.rectangle.y - 6, JSON.stringify(rectangle));
    assert.deepEqual({ ...rectangle, x: 80, y: 50 }, start.rectangle);
  });

  test('beside the rectangle there is no body to drag', async () => {
    // In the corner of the box around it.
    const from = await onScreen(page, { x: 53, y: 26 });
    await page.drag(from, { x: from.x + 40, y: from.y });
    assert.deepEqual(await stateOf(page), start);
  });
});
