// The server of `npm start`: the lines that its page hands out work in a page of another server.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createServer, loadConfigFromFile } from 'vite';
import { root } from '../../scripts/build/run.js';
import { oneEngine, open } from './drive.js';
import { elementFolder, host, pageOf, untilReady } from './host.js';

/** Keeps what frames tell: from the start, since a height is told only when it changes. */
const listener = "<script>addEventListener('message', ({ data }) => { told = data; });</script>";

for (const engine of oneEngine) {
  describe('npm start', () => {
    /** @type {import('vite').ViteDevServer} */
    let server;
    let address = '';
    before(async () => {
      // The wasm is built, and another build would put one of another profile under the tests that run beside this one.
      const { config } =
        (await loadConfigFromFile({ command: 'serve', mode: 'development' }, `${root}/vite.config.js`)) ?? {};
      const plugins = config?.plugins?.filter((each) => /** @type {any} */ (each).name !== 'graze2d-rust');
      const own = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
      server = await createServer({
        ...config,
        ...own,
        plugins,
        server: { ...config?.server, port: 0, host: '127.0.0.1' },
      });
      await server.listen();
      const { port } = /** @type {import('node:net').AddressInfo} */ (/** @type {any} */ (server.httpServer).address());
      address = `http://127.0.0.1:${port}/`;
    });
    after(() => server?.close());

    test('it serves the pages, and the element and its frame beside them, with all that these ask for first', async () => {
      const get = async (/** @type {string} */ path) => {
        const answer = await fetch(new URL(path, address));
        assert.equal(answer.status, 200, path);
        return { text: await answer.text(), type: answer.headers.get('content-type') ?? '' };
      };
      const [scene, frame] = [await get('slide/'), await get('element/embed.html')];
      assert.match(scene.text, /<graze-scene [^>]*name="slide"/);
      const own = /<script type="module" src="\/?(www\/[^"]+)"/.exec(scene.text)?.[1] ?? '';
      const framed = /<script type="module" src="([^"]+)"/.exec(frame.text)?.[1] ?? '';
      const element = await get('element/element.js');
      const [, source] = /["']([^"']+)["']/.exec(element.text) ?? [];
      for (const path of [own, `element/${framed}`, `element/${source}`])
        assert.match((await get(path)).type, /javascript/, path);
    });

    // A browser asks for each of the sources, and each is then made ready for it.
    if (!process.env.EVERYWHERE) return;

    test('the embed code and the frame that its page copies work elsewhere', async () => {
      // So high that nothing is scrolled to: the figure follows the paragraph that is read.
      const page = await open(engine, { width: 1200, height: 1600 });
      await page.goto(`${address}slide/`);
      await untilReady(page);
      await page.click('[data-action="share"]');
      await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.share')));
      /** @type {Record<string, string>} */
      const copied = {};
      for (const format of ['embed', 'iframe']) {
        await page.click(`[data-format="${format}"]`);
        copied[format] = await page.until(
          (tag) => {
            const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
            const { value } = /** @type {HTMLTextAreaElement} */ (root.querySelector('.share-text'));
            return value.startsWith(`<${tag}`) ? value : '';
          },
          format === 'embed' ? 'script' : 'iframe',
        );
      }
      assert.match(copied.embed, /^<script type="module" src="graze2d\/element\.js"><\/script>/);
      assert.match(copied.iframe, new RegExp(`^<iframe src="${address}element/embed\\.html\\?scene=slide"`));
      const other = await host({
        '/embed.html': pageOf(copied.embed, ''),
        '/frame.html': pageOf(copied.iframe, listener),
        // As the menu says: the folder beside the page.
        '/graze2d/': elementFolder,
      });
      try {
        await page.goto(`${other.url}/embed.html`);
        await untilReady(page);
        assert.equal(
          await page.evaluate(() => document.querySelector('graze-scene')?.hasAttribute('data-ready')),
          true,
        );
        // The frame is of another origin: all that it tells is its height.
        await page.goto(`${other.url}/frame.html`);
        const told = await page.until(() => /** @type {any} */ (globalThis).told);
        assert.equal(told.type, 'graze2d:height');
        await page.goto(`${address}element/embed.html?scene=slide`);
        await untilReady(page);
        assert.match(await page.text('.verdict'), /Hit/);
      } finally {
        await other.close();
        await page.close();
      }
    });
  });
}
