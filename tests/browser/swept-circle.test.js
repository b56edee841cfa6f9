// The scene swept-circle under real hands: the circle, its radius, the tip of its motion, and the switch of the view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeScene } from './describe-scene.js';
import { oneEngine } from './drive.js';
import { choose, colorAt, stateOf } from './scene.js';

const start = {
  circle: { x: 24, y: 20, radius: 11 },
  motion: { x: 116, y: 44 },
  wall: { minX: 66, minY: 44, maxX: 112, maxY: 76 },
};

describeScene(oneEngine, '#swept-circle', start, (page) => {
  test('the switch lets the path grow instead of the wall, in the picture and in the address', async () => {
    // Left of the wall, in the grown wall alone; and right of the start, in the capsule alone.
    const [nearWall, nearPath] = [
      { x: 60, y: 66 },
      { x: 37, y: 31 },
    ];
    const rounded = [await colorAt(page, nearWall), await colorAt(page, nearPath)];
    await choose(page, 'path');
    assert.deepEqual((await stateOf(page)).view, { choice: 'path' });
    const capsule = [await colorAt(page, nearWall), await colorAt(page, nearPath)];
    assert.deepEqual(capsule[0], rounded[1], 'the wall is still grown');
    assert.notDeepEqual(capsule[1], rounded[1], 'the path has not grown');
    await page.until(() => location.hash.includes('view=path'));
    await page.click('[data-action="undo"]');
    assert.deepEqual((await stateOf(page)).view, { choice: 'wall' });
  });
});
