// The packed library in pages: plain, on strict and on odd servers, and as Vite serves and bundles it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { expected, page, pageScript } from '../toolchains/project.js';
import { serveSite } from '../toolchains/site.js';
import { engines, oneEngine, open } from './drive.js';
import { bundled, project } from './packed.js';

const strict = "default-src 'self'; script-src 'self'";
const library = './node_modules/graze2d/www/library/entries/';
const isWasm = (/** @type {string} */ path) => path.endsWith('.wasm');
const files = { 'index.html': page('./main.js'), 'main.js': pageScript };

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof open>>} */
    let browser;
    /** A page without a bundler. */
    let plain = '';
    before(async () => {
      browser = await open(engine);
      plain = await project(files, `${library}index.js`);
    });
    after(() => browser?.close());

    /**
     * The title that a page gives itself, and what it asked the server for.
     *
     * @param {string} folder
     * @param {Parameters<typeof serveSite>[1]} [habits]
     */
    async function visit(folder, habits) {
      const site = await serveSite(folder, habits);
      try {
        await browser.goto(site.url);
        return { title: await browser.until(() => document.title), asked: site.asked };
      } finally {
        await site.close();
      }
    }
    const copies = (/** @type {string[]} */ asked) => asked.filter((path) => /copy|bytes/.test(path));

    test('a plain page loads the file of the module, and no copy', async () => {
      const { title, asked } = await visit(plain);
      assert.equal(title, expected);
      assert.equal(asked.filter(isWasm).length, 1);
      assert.deepEqual(copies(asked), []);
    });

    test("a strict page needs 'wasm-unsafe-eval' and nothing else", async () => {
      const { title } = await visit(plain, { policy: `${strict} 'wasm-unsafe-eval'` });
      assert.equal(title, expected);
    });

    test('a page that forbids wasm is told so in words', async () => {
      const { title, asked } = await visit(plain, { policy: strict });
      assert.match(title, /^Error: load: the content security policy .* forbids WebAssembly: add 'wasm-unsafe-eval'/);
      assert.deepEqual(copies(asked), []);
    });

    test('where the server sends a page for the file, the copy in a script takes its place', async () => {
      const { title, asked } = await visit(plain, { sendsPage: isWasm });
      assert.equal(title, expected);
      assert.ok(copies(asked).length > 0);
    });

    test('graze2d/inline needs no file, also on a strict page', async () => {
      const folder = await project(files, `${library}inline.js`);
      const { title, asked } = await visit(folder, { policy: `${strict} 'wasm-unsafe-eval'` });
      assert.equal(title, expected);
      assert.deepEqual(asked.filter(isWasm), []);
      if (!oneEngine.includes(engine)) return;
      const { title: words } = await visit(folder, { policy: strict });
      assert.match(words, /forbids WebAssembly: add 'wasm-unsafe-eval'/);
    });

    // What is said of a server, and what Vite bundles, is the same for every engine, so one of them is enough.
    if (!oneEngine.includes(engine)) return;

    test('where both are gone, the error says what the server sent', async () => {
      const sendsPage = (/** @type {string} */ path) => isWasm(path) || copies([path]).length > 0;
      const { title } = await visit(plain, { sendsPage });
      assert.match(title, /^Error: load: the server sent an HTML page, not wasm, for http.*graze2d_bg\.wasm$/);
    });

    test('a bundle of Vite loads its file of the module', async () => {
      const { title, asked } = await visit(await bundled(files), { policy: `${strict} 'wasm-unsafe-eval'` });
      assert.equal(title, expected);
      assert.equal(asked.filter(isWasm).length, 1);
      assert.deepEqual(copies(asked), []);
    });
  });
}
