// Every kind of field under every kind of hand, in every engine: what a scene then does with its fields, one engine shows.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { engines } from './drive.js';
import { handle, openScene, settle, show, stateOf } from './scene.js';

/**
 * A handle of each kind, what of the state it changes, and where a hand takes it, in pixels.
 *
 * @type {{ kind: string, scene: string, id: string, key: string, by: { x: number, y: number }, keys?: string }[]}
 */
const kinds = [
  { kind: 'a point', scene: 'half-planes', id: 'b', key: 'b', by: { x: -60, y: -40 } },
  { kind: 'a box', scene: 'half-planes', id: 'box', key: 'box', by: { x: 50, y: 40 } },
  { kind: 'a side', scene: 'half-planes', id: 'left', key: 'box', by: { x: 50, y: 0 }, keys: 'ArrowLeft' },
  { kind: 'a circle', scene: 'swept-circle', id: 'circle', key: 'circle', by: { x: 30, y: 60 } },
  {
    kind: 'a radius',
    scene: 'swept-circle',
    id: 'circle.radius',
    key: 'circle',
    by: { x: 0, y: 30 },
    keys: 'ArrowDown',
  },
  { kind: 'a motion', scene: 'swept-circle', id: 'motion', key: 'motion', by: { x: -80, y: 20 } },
  { kind: 'a rectangle', scene: 'rotated-rect', id: 'rectangle', key: 'rectangle', by: { x: 40, y: -30 } },
  {
    kind: 'a half',
    scene: 'rotated-rect',
    id: 'rectangle.halfX',
    key: 'rectangle',
    by: { x: 36, y: -17 },
    keys: 'ArrowRight',
  },
  {
    kind: 'a turn',
    scene: 'rotated-rect',
    id: 'rectangle.angle',
    key: 'rectangle',
    by: { x: 40, y: 30 },
    keys: 'ArrowRight',
  },
  { kind: 'a place of a lattice', scene: 'orientation', id: 'd', key: 'd', by: { x: -120, y: -60 } },
  { kind: 'a double', scene: 'degenerates', id: 'box', key: 'box', by: { x: 0, y: 60 } },
  { kind: 'a wall', scene: 'slide', id: 'walls[1]', key: 'walls', by: { x: 50, y: -40 } },
];

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    /** @type {import('./drive.js').Page} */
    let page;
    before(async () => {
      scene = await openScene(engine);
      page = scene.page;
      await scene.visit();
    });
    after(() => scene?.close());

    for (const { kind, scene: name, id, key, by, keys = 'ArrowUp' } of kinds) {
      describe(kind, () => {
        /** @type {any} */
        let start;
        beforeEach(async () => {
          await show(page, name);
          await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).reset());
          await settle(page);
          start = await stateOf(page);
        });

        /** What a hand has moved, and nothing else. */
        const moved = async () => {
          await settle(page);
          const state = await stateOf(page);
          assert.deepEqual({ ...state, [key]: start[key] }, start, 'something else has moved');
          assert.notDeepEqual(state[key], start[key], 'it has not moved');
          return state[key];
        };

        test('the mouse drags it, a finger to the same place, and Escape puts it back', async () => {
          // On whole pixels: some mice know no others.
          const { x, y } = await handle(page, id);
          const from = { x: Math.round(x), y: Math.round(y) };
          const to = { x: from.x + by.x, y: from.y + by.y };
          await page.drag(from, to);
          const byMouse = await moved();
          await page.click('[data-action="undo"]');
          assert.deepEqual(await stateOf(page), start);
          await settle(page);
          await page.touchDrag(from, to);
          assert.deepEqual(await moved(), byMouse);
          await page.click('[data-action="undo"]');
          await settle(page);
          await page.mouse('move', from);
          await page.mouse('down', from);
          await page.mouse('move', to);
          await moved();
          await page.press('Escape');
          await page.mouse('up', to);
          assert.deepEqual(await stateOf(page), start);
        });

        test('a key moves it, with Shift further, and Home puts it back', async () => {
          await page.focus(`[data-handle="${id}"]`);
          await page.press(keys);
          const one = await moved();
          await page.press(keys, ['Shift']);
          assert.notDeepEqual(await moved(), one);
          await page.press('Home');
          assert.deepEqual(await stateOf(page), start);
        });
      });
    }

    test('nothing went wrong meanwhile', async () => {
      assert.deepEqual(await page.errors(), []);
    });
  });
}
