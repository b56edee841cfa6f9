// How many bytes are requested from an empty cache: of a page with one scene until a first drag has redrawn the figure, and
// of the whole page with all scenes.

import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { scenes } from '../../www/scenes/index.js';
import { oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady } from './host.js';

/**
 * In KB of 1000 bytes, in brotli: little more than there is, so that a file that slips in is noticed. 200 of them are the
 * module, which has the whole library, any convex shape included. Worlds cost 8 in the scenes that ask about them; a room has tools.
 */
const budgets = { first: 269, room: 275, page: 379 };

const pageFolder = fileURLToPath(new URL('../../dist', import.meta.url));

/** @typedef {{ path: string, content: Buffer }} Request */

/** @type {Map<string, number>} the size of each file in brotli, by its path: its name says its content */
const known = new Map();

/** @param {Request} request */
function bytesOf({ path, content }) {
  const bytes = known.get(path) ?? brotliCompressSync(content).length;
  known.set(path, bytes);
  return bytes;
}

/**
 * Fails where something is larger than its budget, and says what to do.
 * @param {string} what @param {number} size @param {keyof typeof budgets} budget
 */
function assertFits(what, size, budget) {
  const advice = `if the feature is worth it, raise budgets.${budget} in tests/browser/bytes.test.js, and say why in the commit`;
  assert.ok(size <= budgets[budget], `${what}: ${size.toFixed(1)} KB of ${budgets[budget]}; ${advice}`);
}

/** @param {Request[]} list */
const kilobytes = (list) => list.reduce((total, each) => total + bytesOf(each), 0) / 1000;

test('no file of the element is empty: Parcel refuses to import from one', () => {
  const files = readdirSync(elementFolder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const empty = files.filter((each) => statSync(join(each.parentPath, each.name)).size === 0);
  assert.deepEqual(
    empty.map(({ name }) => name),
    [],
  );
});

// Every engine requests the same files, so one of them is enough.
for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    before(async () => {
      page = await open(engine, { width: 700, height: 700 });
    });
    /** Open until the end, so that each has another port, and no cache knows the files. @type {Awaited<ReturnType<typeof host>>[]} */
    const sites = [];
    after(async () => {
      await page?.close();
      for (const site of sites) await site.close();
    });

    for (const { id: name } of scenes) {
      test(`${name} loads within its budget, and nothing twice`, async (context) => {
        const body = `<graze-scene name="${name}"></graze-scene>`;
        const site = await host({ '/index.html': pageOf(body), '/lib/graze2d/': elementFolder });
        sites.push(site);
        await page.goto(`${site.url}/index.html`);
        await untilReady(page);
        await untilDrawn(page);
        const from = await page.center('[data-handle]');
        await page.drag(from, { x: from.x + 12, y: from.y + 9 });
        await untilDrawn(page);
        const files = site.requests.filter(({ path }) => path !== '/index.html');
        const wasm = files.filter(({ path }) => path.endsWith('.wasm'));
        const [core, all] = [kilobytes(wasm), kilobytes(files)];
        context.diagnostic(`${name}: ${all.toFixed(1)} KB in ${files.length} files, ${core.toFixed(1)} KB of wasm`);
        assert.equal(new Set(files.map(({ path }) => path)).size, files.length, 'a file was requested twice');
        assert.equal(wasm.length, 1);
        assertFits(name, all, name === 'room' ? 'room' : 'first');
      });
    }

    test('the whole page with all scenes is within its budget, but for its font, and asks no other server', async (context) => {
      const site = await host({ '/site/': pageFolder });
      try {
        await page.goto(`${site.url}/site/half-planes/index.html`);
        await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
        await untilReady(page);
        for (const { id } of scenes) {
          await page.evaluate((id) => {
            location.hash = id;
          }, id);
          await page.until((id) => document.querySelector(`graze-scene[name="${id}"]`) !== null, id);
          await page.evaluate(async () => {
            await /** @type {any} */ (document.querySelector('graze-scene')).ready;
          });
          await untilDrawn(page);
        }
        // WebKit may ask twice for a file that it has been told to load ahead.
        const each = [...new Map(site.requests.map((request) => [request.path, request])).values()];
        const files = each.filter(({ path }) => !path.endsWith('.woff2'));
        const all = kilobytes(files);
        context.diagnostic(`the page: ${all.toFixed(1)} KB in ${files.length} files`);
        assertFits('the page with all scenes', all, 'page');
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        assert.ok(asked.length >= files.length - 1, `${asked.length} of ${files.length} are told`);
        assert.deepEqual(
          asked.filter((address) => !address.startsWith(`${site.url}/`) && !/^(data|blob):/.test(address)),
          [],
        );
      } finally {
        await site.close();
      }
    });
  });
}
