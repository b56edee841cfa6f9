// How many bytes a page with one scene requests, from an empty cache until a first drag has redrawn the figure.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { scenes } from '../../www/scenes/index.js';
import { oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady } from './host.js';

/** In KB of 1000 bytes, in brotli. */
const budget = 125;

/** @type {Map<string, number>} the size of each file in brotli, by its path: its name says its content */
const known = new Map();

/** @param {{ path: string, content: Buffer }} request */
function bytesOf({ path, content }) {
  const bytes = known.get(path) ?? brotliCompressSync(content).length;
  known.set(path, bytes);
  return bytes;
}

// Every engine requests the same files, so one of them is enough.
for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    before(async () => {
      page = await open(engine, { width: 700, height: 700 });
    });
    after(() => page?.close());

    for (const { id: name } of scenes) {
      test(`${name} loads within its budget, and nothing twice`, async (context) => {
        // Another port each time, so that no cache knows the files.
        const body = `<graze-scene name="${name}"></graze-scene>`;
        const site = await host({ '/index.html': pageOf(body), '/lib/graze2d/': elementFolder });
        try {
          await page.goto(`${site.url}/index.html`);
          await untilReady(page);
          await untilDrawn(page);
          const from = await page.center('[data-handle]');
          await page.drag(from, { x: from.x + 12, y: from.y + 9 });
          await untilDrawn(page);
          const files = site.requests.filter(({ path }) => path !== '/index.html');
          const wasm = files.filter(({ path }) => path.endsWith('.wasm'));
          const sum = (/** @type {typeof files} */ list) =>
            list.reduce((total, each) => total + bytesOf(each), 0) / 1000;
          const [core, all] = [sum(wasm), sum(files)];
          context.diagnostic(`${name}: ${all.toFixed(1)} KB in ${files.length} files, ${core.toFixed(1)} KB of wasm`);
          assert.equal(new Set(files.map(({ path }) => path)).size, files.length, 'a file was requested twice');
          assert.equal(wasm.length, 1);
          assert.ok(all <= budget, `${all} KB`);
        } finally {
          await site.close();
        }
      });
    }
  });
}
