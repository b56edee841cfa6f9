// The policy that each page has for itself: every kind of page lives under it, and it holds.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { oneEngine, open } from './drive.js';
import { untilReady } from './host.js';
import { serve } from './serve.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** An address of each kind of page. */
const pages = ['', 'slide/', 'id/swept-circle/', 'lesson/', 'exact/', 'use/', 'graze2d.standalone.html'];

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let site;
    before(async () => {
      site = await serve(dist);
      page = await open(engine, { width: 1280, height: 800 });
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });
    const problems = () => page.evaluate(() => /** @type {any} */ (globalThis).pageErrors);

    for (const path of pages) {
      test(`/${path} does nothing that its policy forbids, and may not ask elsewhere`, async () => {
        await page.goto(`${site.url}${path}`);
        // The lesson waits with figures that are not in sight.
        await page.until(() => document.querySelector('graze-scene')?.matches('[data-ready]') ?? true);
        assert.deepEqual(await problems(), []);
        const isRefused = await page.evaluate(async () => {
          const heard = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true }));
          await fetch('https://graze.example/').catch(() => {});
          const { effectiveDirective } = /** @type {any} */ (await heard);
          return effectiveDirective;
        });
        assert.equal(isRefused, 'connect-src');
      });
    }

    /** Whether a text cannot become HTML, where the engine knows how to forbid it. */
    const isGuarded = () =>
      page.evaluate(() => {
        if (!('trustedTypes' in globalThis)) return true;
        try {
          document.body.innerHTML = '<p></p>';
          return false;
        } catch {
          return true;
        }
      });

    test('another scene shows its text, and no other text becomes HTML', async () => {
      await page.goto(`${site.url}slide/`);
      await untilReady(page);
      await page.evaluate(() => /** @type {any} */ (document.querySelector('[data-scene="bounce"]')).click());
      await page.until(() => document.querySelector('#explanation')?.textContent?.includes('bounce'));
      assert.deepEqual(await problems(), []);
      assert.ok(await isGuarded());
    });

    test('in the page for frames no text becomes HTML', async () => {
      await page.goto(`${site.url}element/embed.html?scene=slide`);
      await untilReady(page);
      assert.deepEqual(await problems(), []);
      assert.ok(await isGuarded());
    });
  });
}
