// Every kind of field under every kind of hand, in every engine; and each scene in one.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { engines, oneEngine } from './drive.js';
import { handle, openScene, settle, show, stateOf } from './scene.js';

/**
 * A handle of each kind, what of the state it changes, and where a hand takes it, in pixels. That of a whole thing is to hands
 * what a point is.
 *
 * @type {{ kind: string, scene: string, id: string, key: string, by: { x: number, y: number }, keys?: string,
 *   isWhole?: boolean }[]}
 */
const kinds = [
  { kind: 'a point', scene: 'half-planes', id: 'b', key: 'b', by: { x: -60, y: -40 } },
  { kind: 'a box', isWhole: true, scene: 'half-planes', id: 'box', key: 'box', by: { x: 50, y: 40 } },
  { kind: 'a side', scene: 'half-planes', id: 'left', key: 'box', by: { x: 50, y: 0 }, keys: 'ArrowLeft' },
  { kind: 'a circle', isWhole: true, scene: 'swept-circle', id: 'circle', key: 'circle', by: { x: 30, y: 60 } },
  {
    kind: 'a radius',
    scene: 'swept-circle',
    id: 'circle.radius',
    key: 'circle',
    by: { x: 0, y: 30 },
    keys: 'ArrowDown',
  },
  { kind: 'a motion', scene: 'swept-circle', id: 'motion', key: 'motion', by: { x: -80, y: 20 } },
  {
    kind: 'a rectangle',
    isWhole: true,
    scene: 'rotated-rect',
    id: 'rectangle',
    key: 'rectangle',
    by: { x: 40, y: -30 },
  },
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
  { kind: 'a double', isWhole: true, scene: 'degenerates', id: 'box', key: 'box', by: { x: 0, y: 60 } },
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

    /** The fields of a scene as it opens, which is on show then. @param {string} name */
    const begin = async (name) => {
      const shown = await page.evaluate(() => document.querySelector('graze-scene')?.getAttribute('name'));
      if (shown !== name) await show(page, name);
      await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).reset());
      await settle(page);
      return stateOf(page);
    };
    /** What a hand has moved, and nothing else. @param {any} start @param {string} key */
    const moved = async (start, key) => {
      await settle(page);
      const state = await stateOf(page);
      assert.deepEqual({ ...state, [key]: start[key] }, start, 'something else has moved');
      assert.notDeepEqual(state[key], start[key], 'it has not moved');
      return state[key];
    };
    /** The middle of a handle, on whole pixels: some mice know no others. @param {string} id */
    const wholeHandle = async (id) => {
      const { x, y } = await handle(page, id);
      return { x: Math.round(x), y: Math.round(y) };
    };

    for (const { kind, scene: name, id, key, by, keys = 'ArrowUp', isWhole } of kinds) {
      if (isWhole && !oneEngine.includes(engine)) continue;
      test(`${kind}: the mouse drags it, a finger to the same place, a key moves it, and Home puts it back`, async () => {
        const start = await begin(name);
        const from = await wholeHandle(id);
        const to = { x: from.x + by.x, y: from.y + by.y };
        await page.drag(from, to);
        const byMouse = await moved(start, key);
        await begin(name);
        await page.touchDrag(from, to);
        assert.deepEqual(await moved(start, key), byMouse);
        await page.focus(`[data-handle="${id}"]`);
        await page.press('Home');
        assert.deepEqual(await stateOf(page), start);
        await page.press(keys);
        await moved(start, key);
      });
    }

    // In the other scenes the first two handles that go both ways, toward the middle of the figure: what they do there, Node asks.
    for (const { id: name } of oneEngine.includes(engine) ? scenes : []) {
      if (kinds.some(({ scene: other }) => other === name)) continue;
      test(`${name}: mouse and finger drag to the same place, keys move, Home puts back, and the picture follows`, async () => {
        const start = await begin(name);
        const handles = await page.evaluate(() => {
          const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
          const found = shadowRoot?.querySelectorAll('[data-axis="both"]') ?? [];
          return [...found].map((each) => /** @type {HTMLElement} */ (each).dataset.handle ?? '');
        });
        const figure = await page.rect('.figure');
        for (const id of handles.filter((each) => !each.includes('.')).slice(0, 2)) {
          const from = await wholeHandle(id);
          const isLeft = from.x < figure.x + figure.width / 2;
          const to = { x: from.x + (isLeft ? 60 : -60), y: from.y };
          const before = await page.screenshot();
          await page.drag(from, to);
          await settle(page);
          const byMouse = await stateOf(page);
          assert.notDeepEqual(byMouse, start, `${id} has not moved`);
          assert.ok(!before.equals(await page.screenshot()), `the picture does not follow ${id}`);
          await begin(name);
          await page.touchDrag(from, to);
          await settle(page);
          assert.deepEqual(await stateOf(page), byMouse, id);
          await page.focus(`[data-handle="${id}"]`);
          await page.press('Home');
          assert.deepEqual(await stateOf(page), start, id);
          await page.press(isLeft ? 'ArrowRight' : 'ArrowLeft');
          assert.notDeepEqual(await stateOf(page), start, id);
          await begin(name);
        }
      });
    }

    test('two fingers hold two handles, a third takes neither, and one Undo takes back what both have done', async () => {
      const start = await begin('half-planes');
      const states = await page.evaluate(() => {
        const figure = /** @type {any} */ (document.querySelector('graze-scene'));
        const [a, b] = ['a', 'b'].map((id) => {
          const button = figure.shadowRoot.querySelector(`[data-handle="${id}"]`);
          // No browser knows a finger that is made up.
          button.setPointerCapture = () => {};
          const { x, y } = button.getBoundingClientRect();
          return { button, x: x + 22, y: y + 22 };
        });
        /** What the state is after a finger did something on a handle, so far from its middle. */
        const after = (/** @type {typeof a} */ { button, x, y }, /** @type {string} */ type, pointerId = 1, by = 0) => {
          const at = { clientX: x + by, clientY: y, pointerId, pointerType: 'touch' };
          button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, ...at }));
          return figure.state;
        };
        after(a, 'pointerdown', 1);
        after(b, 'pointerdown', 2);
        after(b, 'pointerdown', 3);
        const one = after(a, 'pointermove', 1, 30);
        const none = after(b, 'pointermove', 3, -60);
        const both = after(b, 'pointermove', 2, -30);
        after(a, 'pointerup', 1);
        after(b, 'pointerup', 2);
        for (const { button } of [a, b]) delete button.setPointerCapture;
        return { one, none, both };
      });
      assert.ok(states.one.a.x > start.a.x);
      assert.deepEqual(states.one.b, start.b);
      assert.deepEqual(states.none, states.one);
      assert.deepEqual(states.both.a, states.one.a);
      assert.ok(states.both.b.x < start.b.x);
      await page.click('[data-action="undo"]');
      assert.deepEqual(await stateOf(page), start);
    });

    test('nothing went wrong meanwhile', async () => {
      assert.deepEqual(await page.errors(), []);
    });
  });
}
