// When a part of the page is missing: what is wrong is said in its place, and all else goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from './drive.js';
import { openScene } from './scene.js';

/** What the figure says instead of a picture. Runs in the page. */
function complaint() {
  return document.querySelector('graze-scene')?.shadowRoot?.querySelector('[role="alert"]')?.textContent;
}

/** Refuses every module, as a broken download would. Runs in the page. */
function breakWasm() {
  const refuse = () => Promise.reject(new Error('the download was cut off'));
  for (const name of ['instantiate', 'instantiateStreaming', 'compile', 'compileStreaming']) {
    Reflect.set(WebAssembly, name, refuse);
  }
}

for (const engine of engines) {
  test(`${engine}: a scene whose files are missing says so, and the others work`, async () => {
    const { page, url, close } = await openScene(engine, { missing: /assets\/clipping-[^/]*\.js$/ });
    try {
      await page.goto(`${url}#clipping`);
      assert.ok(await page.until(complaint));
      await page.click('[data-scene="orientation"]');
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
      assert.ok(!(await page.evaluate(complaint)));
      assert.match(await page.text('#explanation'), /turn/);
      // The list goes on behind the one that fails: its last picture is drawn.
      await page.until(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('[data-scene="walk"] canvas'));
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
        return pixels?.some((value) => value > 0);
      });
    } finally {
      await close();
    }
  });

  test(`${engine}: a module that cannot be loaded leaves the still figure and the words`, async () => {
    const { page, url, close } = await openScene(engine, { before: breakWasm });
    try {
      await page.goto(`${url}swept-circle/`);
      assert.match((await page.until(complaint)) ?? '', /download was cut off/);
      const { width, height } = await page.rect('graze-scene > .still');
      assert.ok(width > 300 && height > 180, `the still figure is ${width} by ${height}`);
      const { height: words } = await page.rect('#explanation');
      assert.ok(words > 300, `the words are ${words} high`);
    } finally {
      await close();
    }
  });
}
