// A page may scale, turn, skew and zoom what is around a figure, as slides do: what is in hand stays under the hand.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine, open } from './drive.js';
import { untilDrawn, visitor } from './host.js';

const styles = {
  scale: 'transform: scale(1.5, 0.75); transform-origin: 0 0',
  rotation: 'transform: translate(520px, 20px) rotate(70deg); transform-origin: 0 0',
  'rotation by its own property': 'rotate: -15deg',
  skew: 'transform: skew(15deg, 10deg); transform-origin: 0 0',
  zoom: 'zoom: 0.6',
  'several at once': 'zoom: 1.25; transform: translate(120px, 40px) rotate(20deg) scale(0.7); transform-origin: 0 0',
};

/** What engines reckon in ways of their own. */
const various = ['rotation', 'zoom', 'several at once'];

for (const engine of engines) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      page = await open(engine, { width: 1000, height: 900 });
      visit = visitor(page);
      await visit.show('<graze-scene name="half-planes"></graze-scene>');
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    /** The middle of something, as the mouse counts: some browsers leave the zoom of a page out of its boxes. @param {string} selector */
    const center = async (selector) => {
      const { x, y } = await page.center(selector);
      const zoom = await page.evaluate(() => {
        const element = /** @type {Element} */ (document.body.firstElementChild);
        return 'currentCSSZoom' in element ? 1 : Number(getComputedStyle(element).zoom);
      });
      return { x: x * zoom, y: y * zoom };
    };

    for (const [name, style] of Object.entries(styles)) {
      if (!various.includes(name) && !oneEngine.includes(engine)) continue;
      test(`${name}: a handle follows the finger`, async () => {
        await visit.put(
          `<div style="width: 560px; ${style}"><graze-scene name="half-planes" controls="none"></graze-scene></div>`,
        );
        await untilDrawn(page);
        const handle = '[data-handle="a"]';
        for (const by of [
          { x: 30, y: 12 },
          { x: -6, y: 25 },
        ]) {
          const start = await center(handle);
          const at = { x: Math.round(start.x), y: Math.round(start.y) };
          await page.drag(at, { x: at.x + by.x, y: at.y + by.y });
          await untilDrawn(page);
          const end = await center(handle);
          const off = Math.hypot(end.x - start.x - by.x, end.y - start.y - by.y);
          assert.ok(off < 1, `it is ${off} pixels off ${JSON.stringify({ start, end, by })}`);
        }
      });
    }

    test('the stick of a walk leans where the thumb pulls it', async () => {
      const turned = 'width: 560px; margin: 200px; transform: rotate(90deg) scale(0.8)';
      await visit.put(`<div style="${turned}"><graze-scene name="walk" controls="none"></graze-scene></div>`);
      const from = await center('.stick');
      const at = { x: Math.round(from.x), y: Math.round(from.y) };
      await page.mouse('move', at);
      await page.mouse('down', at);
      await page.mouse('move', { x: at.x + 9, y: at.y });
      await untilDrawn(page);
      const knob = await center('.knob');
      await page.mouse('up', at);
      assert.ok(Math.hypot(knob.x - from.x - 9, knob.y - from.y) < 1.5, JSON.stringify({ from, knob }));
    });
  });
}
