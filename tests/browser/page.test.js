// The page around the scene: its address, its frames, and what it does when something is missing or garbled.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine } from './drive.js';
import { handle, openScene, setState, settle, stateOf, untilAtRest } from './scene.js';

/** Takes WebAssembly away, as some browsers in strict settings do. Runs in the page. */
function withoutWebAssembly() {
  Reflect.deleteProperty(globalThis, 'WebAssembly');
}

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    /** @type {import('./drive.js').Page} */
    let page;

    before(async () => {
      scene = await openScene(engine, { look: { dark: true, dpr: 2 } });
      page = scene.page;
      await scene.visit();
    });
    after(() => scene?.close());

    test('a drag shows its values within one frame', async () => {
      const from = await handle(page, 'b');
      await page.mouse('move', from);
      await page.mouse('down', from);
      await settle(page);
      await page.evaluate(() => {
        const output = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-value="exit.t"]');
        const before = output?.textContent;
        const later = new Promise((resolve) => {
          // Heard after the scene has heard it, so this frame comes right behind the scene's own.
          const heard = () => requestAnimationFrame(() => resolve([before, output?.textContent]));
          addEventListener('pointermove', heard, { once: true });
        });
        Object.assign(globalThis, { later });
      });
      await page.mouse('move', { x: from.x - 90, y: from.y - 40 });
      const [shown, next] = await page.evaluate(() => /** @type {any} */ (globalThis).later);
      await page.mouse('up', from);
      assert.notEqual(next, shown);
    });

    test('a page comes to rest, and then asks for no frames', () => untilAtRest(page, 20));

    test('nothing went wrong meanwhile', async () => {
      await settle(page);
      assert.deepEqual(await page.errors(), []);
    });

    // What the address says, one engine shows as well as three.
    if (!oneEngine.includes(engine)) return;

    test('what was changed is in the address, and the address gives it back', async () => {
      const state = { a: { x: 12.25, y: 70 }, b: { x: 130, y: 20.5 }, box: { minX: 40, minY: 20, maxX: 90, maxY: 75 } };
      await setState(page, state);
      const fragment = await page.until(() => location.hash);
      await scene.visit(fragment);
      assert.deepEqual(await stateOf(page), state);
    });

    // What is said of each kind of bad link, Node tells.
    test('a garbled address gives the start, and says so until there is a good one', async () => {
      await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).reset());
      const usual = await stateOf(page);
      await scene.visit('#half-planes~1~a=12,oops');
      const noticeIs = (/** @type {string} */ text) => {
        const notice = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.notice');
        return notice && new RegExp(text).test(notice.textContent ?? '');
      };
      await page.until(noticeIs, 'cannot be read as a, which is written as x,y');
      assert.deepEqual(await stateOf(page), usual);
      await page.evaluate(() => {
        location.hash = '#half-planes~1~a=10,30';
      });
      await page.until(noticeIs, '^$');
      // So long that the page may not even try, and that the address is still the browser's to carry.
      await scene.visit(`#half-planes~1${'~a=1,2'.repeat(17_000)}`);
      await page.until(noticeIs, 'too long');
      assert.deepEqual(await stateOf(page), usual);
    });
  });
}

for (const engine of oneEngine) {
  test(`${engine}: without WebAssembly the page says so and can be read`, async () => {
    const { page, url, close } = await openScene(engine, { before: withoutWebAssembly });
    try {
      await page.goto(`${url}half-planes/`);
      const message = await page.until(() => {
        const alert = document.querySelector('graze-scene')?.shadowRoot?.querySelector('[role="alert"]');
        return alert?.textContent;
      });
      assert.match(message ?? '', /WebAssembly/);
      const prose = await page.evaluate(() => document.querySelector('article')?.textContent?.length ?? 0);
      assert.ok(prose > 500, 'the explanation is missing');
    } finally {
      await close();
    }
  });
}
