// Walls that come and go under real hands: by button, by key, in the address, and two hundred of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { eventually } from './page.js';
import { handle, onScreen, setState, settle, stateOf } from './scene.js';

describeScene(oneEngine, '#slide', {}, (page) => {
  const count = async () => (await stateOf(page)).walls.length;
  /** Waits until there are so many walls: the first edit loads what edits them. @param {number} expected */
  const untilWalls = (expected) => eventually(async () => assert.equal(await count(), expected));
  const buttons = () =>
    page.evaluate(
      () => document.querySelector('graze-scene')?.shadowRoot?.querySelectorAll('[data-handle^="wall"]').length,
    );
  const focused = () =>
    page.evaluate(() => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
      return shadowRoot?.activeElement?.getAttribute('data-handle') ?? '';
    });

  test('a button adds a wall, which has a handle at once and can be dragged', async () => {
    await page.click('[data-action="add"]');
    await untilWalls(6);
    await settle(page);
    assert.equal(await buttons(), 30);
    assert.equal(await focused(), 'walls[5]');
    const to = await onScreen(page, { x: 30, y: 50 });
    await page.drag(await handle(page, 'walls[5]'), to);
    const { walls } = await stateOf(page);
    assert.ok(Math.abs((walls[5].minX + walls[5].maxX) / 2 - 30) < 2, JSON.stringify(walls));
    await page.until(() => location.hash.split(';').length === 6);
  });

  test('keys on a handle add and remove, and keep the focus; undo brings back', async () => {
    await page.focus('[data-handle="walls[1]"]');
    const { walls } = await stateOf(page);
    await page.press('Delete');
    await untilWalls(4);
    await settle(page);
    assert.deepEqual((await stateOf(page)).walls, [walls[0], ...walls.slice(2)]);
    assert.equal(await focused(), 'walls[1]');
    await page.press('Insert');
    await untilWalls(5);
    await settle(page);
    assert.equal(await focused(), 'walls[4]');
    await page.click('[data-action="undo"]');
    await page.click('[data-action="undo"]');
    await settle(page);
    assert.deepEqual((await stateOf(page)).walls, walls);
    assert.equal(await buttons(), 25);
  });

  test('the button removes the wall that was held last, or else the last one, until none is left', async () => {
    for (let i = 5; i > 0; i--) {
      await untilWalls(i);
      await page.click('[data-action="remove"]');
    }
    await untilWalls(0);
    await settle(page);
    assert.equal(await buttons(), 0);
    const idle = await page.evaluate(
      () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-action="remove"]')?.ariaDisabled,
    );
    assert.equal(idle, 'true');
    await page.click('[data-action="remove"]');
    // The removal is not done at once: its code may still be loading.
    await settle(page);
    assert.equal(await count(), 0);
  });

  test('two hundred walls dropped into the scene are there, and the figure still answers to a drag', async () => {
    const walls = Array.from({ length: 200 }, (_, i) => {
      const [x, y] = [4 + 7.6 * (i % 20), 36 + 6 * Math.floor(i / 20)];
      return { minX: x, minY: y, maxX: x + 5, maxY: y + 4 };
    });
    await setState(page, { walls, circle: { x: 20, y: 12, radius: 5 }, motion: { x: 60, y: 30 } });
    await settle(page);
    assert.equal(await count(), 200);
    assert.equal(await buttons(), 1000);
    await page.drag(await handle(page, 'circle'), await onScreen(page, { x: 40, y: 14 }));
    await settle(page);
    const { circle } = await stateOf(page);
    assert.ok(Math.abs(circle.x - 40) < 2, JSON.stringify(circle));
  });
});
