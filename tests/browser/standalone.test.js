// The whole page in one file: opened from a disk, with nothing beside it and no network.

import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engines, oneEngine, open } from './drive.js';
import { untilDrawn } from './host.js';
import { openCode } from './scene.js';
import { asked } from './telling.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const built = join(dist, 'graze2d.standalone.html');

for (const engine of engines) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    let folder = '';
    let address = '';
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'graze2d standalone-'));
      copyFileSync(built, join(folder, 'graze2d.standalone.html'));
      address = pathToFileURL(join(folder, 'graze2d.standalone.html')).href;
      page = await open(engine, { width: 1200, height: 800 });
    });
    after(async () => {
      await page?.close();
      rmSync(folder, { recursive: true });
    });
    /** @param {string} name */
    const untilShown = (name) =>
      page.until((wanted) => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        return element.matches('[data-ready]') && element.name === wanted && element.result !== undefined;
      }, name);

    test('scenes open, with their title and their explanation', async () => {
      await page.goto(address);
      // That others open, one engine shows; that one more can be loaded, all do.
      for (const id of oneEngine.includes(engine) ? asked : asked.slice(0, 2)) {
        await page.evaluate((name) => {
          location.hash = name;
        }, id);
        await untilShown(id);
        await page.until(() => (document.querySelector('#explanation')?.textContent ?? '').length > 400);
      }
    });

    test('a link with a state opens, and a drag changes the address', async () => {
      await page.goto(`${address}?1#half-planes~1~b=60,50`);
      await untilShown('half-planes');
      await untilDrawn(page);
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state.b.x === 60);
      const from = await page.center('[data-handle="b"]');
      await page.drag(from, { x: from.x + 60, y: from.y + 40 });
      await page.until(() => /^#half-planes~1~b=(?!60,50)/.test(location.hash));
    });

    test('the source can be opened, and the embed code names the folder of the README', async () => {
      await openCode(page, 'write');
      const source = await page.until(async () => {
        const root = document.querySelector('graze-scene')?.shadowRoot;
        const link = /** @type {HTMLAnchorElement | null | undefined} */ (
          root?.querySelector('.source:not([hidden]) a')
        );
        return link && (await (await fetch(link.href)).text());
      });
      assert.match(String(source), /pub fn segment_vs_aabb/);
      await page.click('[data-action="share"]');
      await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.share')));
      await page.click('[data-format="embed"]');
      const text = await page.until(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        return /** @type {HTMLTextAreaElement} */ (root.querySelector('.share-text')).value;
      });
      assert.match(
        text,
        /^<script type="module" src="graze2d\/element.js"><\/script>\n<graze-scene name="half-planes" state=/,
      );
    });

    test('nothing was loaded but the file itself', async () => {
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const others = loaded.filter((name) => !/^(data|blob):/.test(name));
      assert.deepEqual(others, []);
    });
  });
}
