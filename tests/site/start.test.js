// What `npm start` serves: the pages, and the element and its frame beside them, with all that these ask for first.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createServer, loadConfigFromFile } from 'vite';
import { root } from '../../scripts/build/run.js';

const { config } =
  (await loadConfigFromFile({ command: 'serve', mode: 'development' }, `${root}/vite.config.js`)) ?? {};
const server = await createServer({
  ...config,
  root,
  configFile: false,
  logLevel: 'error',
  // The wasm is built, and another build would put one of another profile under the tests that run beside this one.
  plugins: config?.plugins?.filter((each) => /** @type {any} */ (each).name !== 'graze2d-rust'),
  server: { ...config?.server, port: 0, host: '127.0.0.1' },
});
await server.listen();
after(() => server.close());

/** @param {string} path */
async function get(path) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (/** @type {any} */ (server.httpServer).address());
  const answer = await fetch(new URL(path, `http://127.0.0.1:${port}/`));
  assert.equal(answer.status, 200, path);
  return { text: await answer.text(), type: answer.headers.get('content-type') ?? '' };
}

test('it serves a scene, the element and its frame, and their scripts', async () => {
  const [scene, frame, element] = [
    await get('slide/'),
    await get('element/embed.html'),
    await get('element/element.js'),
  ];
  assert.match(scene.text, /<graze-scene [^>]*name="slide"/);
  const [, own] = /<script type="module" src="\/?(www\/[^"]+)"/.exec(scene.text) ?? [];
  const [, framed] = /<script type="module" src="([^"]+)"/.exec(frame.text) ?? [];
  const [, source] = /["']([^"']+)["']/.exec(element.text) ?? [];
  for (const path of [own, `element/${framed}`, `element/${source}`])
    assert.match((await get(path)).type, /javascript/, path);
});
