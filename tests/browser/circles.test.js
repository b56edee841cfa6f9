// The scene circles under real hands: both circles, a radius, both motions, and the switch between world and B.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { choose, colorAt, distance, handle, onScreen, resultOf, settle, stateOf } from './scene.js';

const start = {
  a: { x: 24, y: 26, radius: 10 },
  motionA: { x: 88, y: 26 },
  b: { x: 90, y: 60, radius: 16 },
  motionB: { x: -24, y: -14 },
};

describeScene(oneEngine, '#circles', start, (page) => {
  test('the mouse drags the tip of the motion that B sees: that of A follows, and so does the answer', async () => {
    const before = await page.text('[data-value="enter.t"]');
    await page.drag(await handle(page, 'motionA'), await onScreen(page, { x: 64, y: 40 }));
    await settle(page);
    const { a, motionA } = await stateOf(page);
    assert.deepEqual(a, start.a);
    assert.ok(Math.abs(motionA.x - 16) < 1 && Math.abs(motionA.y) < 1, JSON.stringify(motionA));
    assert.equal(await resultOf(page), null);
    assert.notEqual(await page.text('[data-value="enter.t"]'), before);
  });

  test('a finger drags a circle, and its motion goes with it', async () => {
    const [from, tip] = [await handle(page, 'a'), await handle(page, 'motionA')];
    const way = { x: 20, y: 60 };
    await page.touchDrag(from, { x: from.x + way.x, y: from.y + way.y });
    await settle(page);
    const { a, motionA } = await stateOf(page);
    assert.deepEqual(motionA, start.motionA);
    assert.ok(a.y > start.a.y + 5 && a.radius === start.a.radius);
    assert.ok(distance(await handle(page, 'motionA'), { x: tip.x + way.x, y: tip.y + way.y }) < 1);
  });

  test('keys change a radius, down to 0', async () => {
    await page.focus('[data-handle="a.radius"]');
    await page.press('ArrowUp', ['Shift']);
    assert.equal((await stateOf(page)).a.radius, 0);
    await page.press('Home');
    assert.deepEqual((await stateOf(page)).a, start.a);
  });

  test('the switch shows B grown by the radius of A, and back', async () => {
    // In the grown circle, right of B; nothing is there in the world.
    const place = { x: 109, y: 70 };
    const relative = await colorAt(page, place);
    await choose(page, 'world');
    assert.notDeepEqual(await colorAt(page, place), relative);
    await choose(page, 'relative');
    assert.deepEqual(await colorAt(page, place), relative);
  });
});
