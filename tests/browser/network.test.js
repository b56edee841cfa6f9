// No request to another origin while the page is used.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { oneEngine } from './drive.js';
import { openScene, settle, show } from './scene.js';

/** Notes each request as it is made. Runs before the scripts of the page. */
function watch() {
  /** @type {string[]} */
  const asked = [];
  Object.assign(globalThis, { asked });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) asked.push(name);
  }).observe({ type: 'resource', buffered: true });
  // A policy reports what it would forbid, whether or not there is an answer.
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(`forbidden: ${blockedURI}`));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data: blob:";
  document.head.append(policy);
}

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    before(async () => {
      scene = await openScene(engine, { before: watch });
    });
    after(() => scene?.close());

    const tabs = ['code', 'values', 'steps'];

    test('a reader who tries everything stays on one origin', async () => {
      const { page } = scene;
      await scene.visit('#slide');
      // What the other scenes load, bytes.test.js counts; here are the extras of two.
      for (const id of ['walk', 'slide']) {
        await show(page, id);
        await page.evaluate((tabs) => {
          const root = document.querySelector('graze-scene')?.shadowRoot;
          for (const tab of tabs) {
            const button = /** @type {HTMLElement | null | undefined} */ (root?.querySelector(`[data-tab="${tab}"]`));
            // A scene that reports no steps has none of their tab.
            if (!button && tab !== 'steps') throw new Error(`there is no tab ${tab}`);
            button?.click();
          }
        }, tabs);
      }
      await page.click('[data-action="share"]');
      await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.share')));
      for (const format of ['link', 'embed', 'iframe']) {
        await page.click(`[data-format="${format}"]`);
      }
      await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        await element.toBlob();
        await element.toSVG();
      });
      await settle(page);
      const asked = await page.evaluate(
        () => /** @type {{ asked: string[] }} */ (/** @type {any} */ (globalThis)).asked,
      );
      assert.ok(asked.length > 10, String(asked.length));
      const { origin } = new URL(scene.url);
      assert.deepEqual(
        asked.filter((address) => !address.startsWith(`${origin}/`) && !/^(data|blob):/.test(address)),
        [],
      );
    });
  });
}
