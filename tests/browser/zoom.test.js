// Zoom and pan under a mouse, two fingers, the wheel and keys.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { engines, onlyChromium } from './drive.js';
import { distance, handle, onScreen, openScene, settle, stateOf, untilAtRest } from './scene.js';

/** The window on show, as the figure's link has it. Runs in the page. */
function sightInLink() {
  const figure = /** @type {any} */ (document.querySelector('graze-scene'));
  const [, list] = /\.sight=([^~]*)/.exec(figure.toLink()) ?? [];
  const [minX, minY, maxX, maxY] = list?.split(',').map(Number) ?? [0, 0, 160, 100];
  return { minX, minY, maxX, maxY };
}

/** Turns the wheel at a place, and tells whether the page would scroll. Runs in the page. @param {{ x: number, y: number }} at @param {boolean} ctrlKey */
function turnWheel({ x, y }, ctrlKey) {
  const stage = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.stage');
  const how = { deltaY: -100, bubbles: true, composed: true, cancelable: true };
  return stage?.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, ctrlKey, ...how }));
}

/** Runs in the page. @param {string} name @param {string | null} value */
function setAttribute(name, value) {
  const figure = document.querySelector('graze-scene');
  if (value === null) figure?.removeAttribute(name);
  else figure?.setAttribute(name, value);
}

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let view;
    /** @type {import('./drive.js').Page} */
    let page;
    before(async () => {
      view = await openScene(engine);
      page = view.page;
      await view.visit('', 'slide/');
    });
    after(() => view?.close());
    beforeEach(async () => {
      await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).reset());
      await settle(page);
    });

    const sight = () => page.evaluate(sightInLink);
    const isFitOffered = () =>
      page.evaluate(() => {
        const fit = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-action="fit"]');
        return !(/** @type {HTMLElement} */ (fit).hidden);
      });

    test('the mouse pans on empty ground; a handle still goes where the hand goes; Fit shows all again', async () => {
      const start = await stateOf(page);
      assert.equal(await isFitOffered(), false);
      const from = await onScreen(page, { x: 60, y: 40 });
      const before = await handle(page, 'circle');
      await page.drag(from, { x: from.x + 40, y: from.y + 20 });
      await settle(page);
      const panned = await handle(page, 'circle');
      assert.ok(distance(panned, { x: before.x + 40, y: before.y + 20 }) < 1, 'the picture follows the hand');
      assert.deepEqual(await stateOf(page), start);
      const to = { x: panned.x + 30, y: panned.y + 10 };
      await page.drag(panned, to);
      await settle(page);
      assert.ok(distance(await handle(page, 'circle'), to) < 1.5, 'the handle is under the hand');
      await page.click('[data-action="fit"]');
      await settle(page);
      assert.deepEqual(await sight(), { minX: 0, minY: 0, maxX: 160, maxY: 100 });
      assert.equal(await isFitOffered(), false);
    });

    test('the wheel zooms with Ctrl, about the pointer; alone it scrolls the page; the address keeps the window', async () => {
      const at = await onScreen(page, { x: 40, y: 50 });
      assert.equal(await page.evaluate(turnWheel, at, false), true);
      assert.equal((await sight()).maxX, 160);
      assert.equal(await page.evaluate(turnWheel, at, true), false);
      await settle(page);
      const { minX, maxX } = await sight();
      assert.ok(maxX - minX < 120, `${minX} to ${maxX}`);
      assert.ok(Math.abs((40 - minX) / (maxX - minX) - 40 / 160) < 0.005, 'the place under the pointer stays');
      await page.until(() => location.hash.includes('.sight='));
    });

    test('plus and minus zoom about the handle that has the focus, 0 shows all; handles outside are gone', async () => {
      await page.focus('[data-handle="circle"]');
      // The page may scroll to it.
      await untilAtRest(page);
      const before = await handle(page, 'circle');
      for (let i = 0; i < 8; i++) await page.press('+');
      await untilAtRest(page);
      const moved = distance(await handle(page, 'circle'), before);
      assert.ok(moved < 1.5, `moved by ${moved}`);
      const isAway = () =>
        page.evaluate(() => {
          const root = document.querySelector('graze-scene')?.shadowRoot;
          return root?.querySelector('[data-handle="walls[4]"]')?.classList.contains('away');
        });
      assert.equal(await isAway(), true);
      await page.press('-');
      await settle(page);
      const { maxX } = await sight();
      assert.ok(maxX < 160, `up to ${maxX}`);
      await page.press('0');
      await settle(page);
      assert.equal((await sight()).maxX, 160);
      assert.equal(await isAway(), false);
    });

    test('a figure that nothing can be changed in zooms by keys, and so does one without controls', async () => {
      await page.evaluate(setAttribute, 'readonly', '');
      await page.evaluate(setAttribute, 'controls', 'none');
      await settle(page);
      await page.focus('.figure');
      await page.press('+');
      await page.press('ArrowRight');
      await settle(page);
      const { minX, maxX } = await sight();
      assert.ok(minX > 16 && maxX < 160, `${minX} to ${maxX}`);
      await page.click('[data-action="fit"]');
      await page.evaluate(setAttribute, 'readonly', null);
      await page.evaluate(setAttribute, 'controls', 'full');
      assert.equal((await sight()).maxX, 160);
    });

    test('the buttons zoom about the handle in hand, say when there is no more, and a bare figure has none', async () => {
      await page.focus('[data-handle="circle"]');
      await untilAtRest(page);
      const before = await handle(page, 'circle');
      await page.drag(before, before);
      for (let i = 0; i < 3; i++) await page.click('[data-action="zoomIn"]');
      await untilAtRest(page);
      const { minX, maxX } = await sight();
      assert.ok(Math.abs(maxX - minX - 160 / 1.25 ** 3) < 0.1, `${minX} to ${maxX}`);
      assert.ok(distance(await handle(page, 'circle'), before) < 1.5);
      for (let i = 0; i < 4; i++) await page.click('[data-action="zoomOut"]');
      await settle(page);
      assert.ok((await sight()).maxX > 160);
      const isIdle = (/** @type {string} */ action) =>
        page.evaluate(
          (action) =>
            document
              .querySelector('graze-scene')
              ?.shadowRoot?.querySelector(`[data-action="${action}"]`)
              ?.getAttribute('aria-disabled'),
          action,
        );
      assert.deepEqual([await isIdle('zoomIn'), await isIdle('zoomOut')], ['false', 'false']);
      for (let i = 0; i < 14; i++) await page.click('[data-action="zoomOut"]');
      await settle(page);
      assert.deepEqual([await isIdle('zoomIn'), await isIdle('zoomOut')], ['false', 'true']);
      await page.evaluate(setAttribute, 'controls', 'none');
      await settle(page);
      const isSeen = () =>
        page.evaluate(() => {
          const root = document.querySelector('graze-scene')?.shadowRoot;
          return root?.querySelector('[data-action="zoomIn"]')?.checkVisibility();
        });
      assert.equal(await isSeen(), false);
      await page.evaluate(setAttribute, 'controls', 'full');
      await settle(page);
      assert.equal(await isSeen(), true);
    });

    if (onlyChromium.includes(engine))
      test('two fingers zoom, also from a body, which stays; one finger scrolls', async () => {
        const start = await stateOf(page);
        const places = [
          [
            { x: 22, y: 21 },
            { x: 60, y: 40 },
          ],
          [
            { x: 22, y: 21 },
            { x: 110, y: 65 },
          ],
        ];
        const [[a, b], [c, d]] = await Promise.all(
          places.map((pair) => Promise.all(pair.map((at) => onScreen(page, at)))),
        );
        await page.touch('start', a);
        await page.touch('start', a, b);
        for (const share of [0.25, 0.5, 0.75, 1])
          await page.touch('move', c, { x: b.x + share * (d.x - b.x), y: b.y + share * (d.y - b.y) });
        await page.touch('end', c);
        await settle(page);
        const { minX, maxX } = await sight();
        assert.ok(maxX - minX < 80, `${minX} to ${maxX}`);
        assert.deepEqual(await stateOf(page), start);
        const seen = await sight();
        await page.touchDrag(b, { x: b.x, y: b.y - 80 });
        await page.until(() => scrollY > 0);
        assert.deepEqual(await sight(), seen);
        await page.evaluate(() => scrollTo(0, 0));
      });

    test('nothing went wrong meanwhile', async () => {
      assert.deepEqual(await page.errors(), []);
    });
  });
}
