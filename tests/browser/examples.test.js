// The examples in Rust alone and in one HTML file, as the site has them: whoever drags, by mouse, finger or keys, sees the answer
// move.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { engines, open } from './drive.js';
import { eventually } from './page.js';
import { serve } from './serve.js';

const folder = fileURLToPath(new URL('../../dist/examples', import.meta.url));

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let site;
    /** @type {import('./drive.js').Page} */
    let page;

    before(async () => {
      site = await serve(folder);
      page = await open(engine, { width: 390, height: 700, dpr: 2, touch: true });
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    /** A place of a figure, in units of its own, in the window. @param {string} figure @param {number} x @param {number} y */
    async function place(figure, x, y) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: 'center' }), figure);
      const rect = await page.rect(`#${figure} canvas`);
      const scale = rect.width / 360;
      return { x: rect.x + x * scale, y: rect.y + y * scale };
    }
    /** @param {string} figure @param {RegExp} answer */
    const untilTold = (figure, answer) =>
      eventually(async () => assert.match(await page.text(`#${figure} output`), answer));

    for (const example of ['canvas', 'page']) {
      describe(example, () => {
        before(async () => {
          await page.goto(`${site.url}${example}/index.html`);
          await untilTold('boxes', /./);
        });

        test('the mouse drags an end and a box', async () => {
          await page.drag(await place('segment', 330, 80), await place('segment', 330, 250));
          await untilTold('segment', /^miss; miss; entry 0.533, exit 0.767$/);
          await page.drag(await place('segment', 125, 190), await place('segment', 125, 222));
          await untilTold('segment', /^entry 0.200, exit 0.433; miss; entry 0.533/);
        });

        test('a finger drags the radius, and the page does not scroll', async () => {
          const [from, to] = [await place('circle', 55, 160), await place('circle', 55, 130)];
          const before = await page.evaluate(() => scrollY);
          await page.touchDrag(from, to);
          await untilTold('circle', /^entry 0\.30\d, exit 0\.(?:79|80)\d$/);
          assert.equal(await page.evaluate(() => scrollY), before);
        });

        test('Tab chooses a point, arrow keys move it, and Tab leaves behind the last one', async () => {
          const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id);
          const told = await page.text('#circle output');
          await page.focus('#circle canvas');
          await page.press('Tab'); // from r, which was dragged, to the box
          await page.press('ArrowLeft');
          await eventually(async () => assert.notEqual(await page.text('#circle output'), told));
          await page.press('ArrowRight');
          await eventually(async () => assert.equal(await page.text('#circle output'), told));
          assert.equal(await focused(), 'circle');
          await page.press('Tab');
          assert.equal(await focused(), 'boxes');
          assert.deepEqual(await page.errors(), []);
        });
      });
    }
  });
}
