// The interface over the three browsers keeps its word, shown on a page with one button to drag.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { engines, open } from './drive.js';
import { pixels } from './pixels.js';
import { serve } from './serve.js';

const folder = fileURLToPath(new URL('drive-page', import.meta.url));

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let site;
    /** @type {import('./drive.js').Page} */
    let page;

    before(async () => {
      site = await serve(folder);
      page = await open(engine, { width: 360, height: 400, dpr: 2, dark: true, reducedMotion: true, touch: true });
      await page.goto(site.url);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    const kind = () =>
      page.evaluate(() => {
        const button = document.querySelector('drag-me')?.shadowRoot?.querySelector('button');
        const data = button?.dataset;
        return data?.kinds;
      });

    test('a window has the size, the density and the wishes that were asked for', async () => {
      const look = await page.evaluate(() => [
        innerWidth,
        innerHeight,
        devicePixelRatio,
        matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
      ]);
      assert.deepEqual(look, [360, 400, 2, true, true]);
    });

    test('a finger drags, and the page hears of a touch', async () => {
      await page.touchDrag(await page.center('button'), { x: 300, y: 200 });
      assert.deepEqual(await page.center('button'), { x: 300, y: 200 });
      assert.equal(await kind(), 'touch');
    });

    test('the mouse drags, and the pixels follow', async () => {
      await page.drag(await page.center('button'), { x: 120, y: 90 });
      assert.deepEqual(await page.center('button'), { x: 120, y: 90 });
      assert.equal(await kind(), 'touch,mouse');
      const picture = pixels(await page.screenshot());
      assert.deepEqual([picture.width, picture.height], [720, 800]);
      assert.deepEqual(picture.at(240, 180), [255, 0, 0]);
      assert.deepEqual(picture.at(600, 400), [255, 255, 255]);
    });

    test('a key reaches the element with the focus, with its modifier', async () => {
      await page.focus('button');
      await page.press('ArrowRight', ['Shift']);
      const key = await page.evaluate(
        () => document.querySelector('drag-me')?.shadowRoot?.querySelector('button')?.dataset.key,
      );
      assert.equal(key, 'Shift+ArrowRight');
    });

    test('a field is filled in', async () => {
      await page.fill('input', '-1.5');
      assert.equal(await page.evaluate(() => document.querySelector('input')?.value), '-1.5');
    });

    test('a promise is awaited, and an error of the page is kept', async () => {
      assert.equal(await page.evaluate(async (value) => value + 1, 41), 42);
      assert.deepEqual(await page.errors(), []);
      await page.evaluate(() => console.error('broken', 1));
      assert.deepEqual(await page.errors(), ['broken 1']);
    });
  });
}
