// The scene half-planes under real hands: mouse, finger and keys, with the values and the pixels that follow.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { engines, oneEngine } from './drive.js';
import { handle, setState, settle, stateOf } from './scene.js';

const start = { a: { x: 20, y: 16 }, b: { x: 142, y: 86 }, box: { minX: 54, minY: 30, maxX: 112, maxY: 64 } };

describeScene(engines, '', start, (page, engine) => {
  test('a number field moves an end, and says what it cannot read', async () => {
    await page.click('[data-tab="values"]');
    await page.fill('[data-field="a.x"]', '30.5');
    assert.equal((await stateOf(page)).a.x, 30.5);
    await page.fill('[data-field="a.x"]', 'left');
    await settle(page);
    assert.equal((await stateOf(page)).a.x, 30.5);
    assert.notEqual(await page.text('[data-problem="a.x"]'), '');
    for (const text of ['0x10', '1e999', '12abc']) {
      await page.fill('[data-field="a.x"]', text);
      await settle(page);
      assert.notEqual((await stateOf(page)).a.x, Number(text), text);
      assert.notEqual(await page.text('[data-problem="a.x"]'), '', text);
    }
    await page.fill('[data-field="a.x"]', '1,5e1');
    assert.equal((await stateOf(page)).a.x, 15);
    await page.click('[data-tab="steps"]');
  });

  test('a handle that the mouse has dragged shows no ring; one that Tab reaches does', async () => {
    const ring = () =>
      page.evaluate(() => {
        const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
        const held = /** @type {Element} */ (shadowRoot?.activeElement);
        return getComputedStyle(held, '::before').outlineStyle;
      });
    await page.focus('[data-handle="a"]');
    await page.press('ArrowRight');
    const from = await handle(page, 'b');
    await page.drag(from, { x: from.x - 30, y: from.y - 20 });
    await settle(page);
    assert.equal(await ring(), 'none');
    await page.press('ArrowRight');
    await settle(page);
    // A window behind others, as Firefox runs here, shows no focus at all.
    const isInFront = await page.evaluate(() => document.hasFocus());
    assert.equal(await ring(), isInFront ? 'solid' : 'none');
  });

  // What a hand does is tried for every kind of field in hands.test.js; what this scene makes of it, one engine shows.
  if (!oneEngine.includes(engine)) return;

  test('Fit is there only where the picture shows something else', async () => {
    await page.click('[data-tab="values"]');
    const isThere = () => {
      const fit = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-action="fit"]');
      return fit instanceof HTMLElement && !fit.hidden;
    };
    assert.equal(await page.evaluate(isThere), false);
    // The window of a number far out stays as long as it shows the rest well.
    await setState(page, { a: { x: -400, y: 16 } });
    await page.fill('[data-field="a.x"]', '-200');
    await page.until(isThere);
    await page.click('[data-action="fit"]');
    await settle(page);
    assert.equal(await page.evaluate(isThere), false);
    await page.click('[data-tab="steps"]');
  });
});
