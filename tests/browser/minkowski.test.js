// The scene minkowski under real hands: both boxes, both motions, the origin, and the switch between world and B.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { choose, colorAt, distance, handle, resultOf, settle, stateOf, untilPainted } from './scene.js';

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
  test('a finger drags a box, and its point o and its motion go with it', async () => {
    const [from, o, tip] = await Promise.all(['a', 'origin', 'motionA'].map((id) => handle(page, id)));
    const way = { x: 20, y: 60 };
    await page.touchDrag(from, { x: from.x + way.x, y: from.y + way.y });
    await settle(page);
    const state = await stateOf(page);
    assert.deepEqual([state.motionA, state.origin], [start.motionA, start.origin]);
    assert.ok(state.a.minY > start.a.minY);
    assert.ok(distance(await handle(page, 'origin'), { x: o.x + way.x, y: o.y + way.y }) < 1);
    assert.ok(distance(await handle(page, 'motionA'), { x: tip.x + way.x, y: tip.y + way.y }) < 1);
  });

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

  test('a page can say how the scene is looked at, and there is nothing to undo', async () => {
    const view = (/** @type {string} */ name) =>
      page.evaluate((value) => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        element.view = value;
        return element.view;
      }, name);
    assert.equal(await view('relative'), 'relative');
    assert.equal(await view('sideways'), 'relative');
    assert.equal(await view('world'), 'world');
  });

  test('both boxes move along the time axis', async () => {
    const place = { x: 100, y: 40 };
    // As B sees it, B stands still and is there all the time.
    await choose(page, 'world');
    const before = await colorAt(page, place);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).seek(0.6));
    await untilPainted(page, place, before);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).seek(0));
  });

  test('boxes that overlap have a way out, and each hit a stretch that both share', async () => {
    await page.click('[data-preset="overlap"]');
    const { enter, exit, pushOut } = await resultOf(page);
    assert.equal(enter, null);
    assert.ok(pushOut.depth > 0 && exit.meeting.maxX >= exit.meeting.minX);
  });
});
