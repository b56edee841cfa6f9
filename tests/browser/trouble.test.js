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

/** A statement that fails once the test says so. */
const failure = 'if(globalThis.isBroken)throw Error("the scene is broken");';

/**
 * The script of one scene, with a fault in one of its functions.
 * @param {string} name of the function
 * @returns {(path: string, text: string) => string}
 */
const broken = (name) => (path, text) => {
  // Its words have the same name.
  const isCode = /assets\/orientation-[^/]*\.js$/.test(path) && text.includes('solve(');
  return isCode ? text.replace(new RegExp(`\\b${name}\\([^)]*\\)\\{`), (head) => head + failure) : text;
};

/** Breaks the scene, or mends it. Runs in the page. @param {boolean} isBroken */
function setBroken(isBroken) {
  Object.assign(globalThis, { isBroken });
}

/** Whether there is a scene with something to drag. Runs in the page. */
const hasHandles = () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-handle="b"]') != null;

/**
 * Breaks the scene, and drags an end of a segment.
 * @param {import('./drive.js').Page} page
 */
async function failInDrag(page) {
  await page.evaluate(setBroken, true);
  const { x, y } = await page.center('[data-handle="d"]');
  await page.drag({ x, y }, { x: x - 160, y: y - 60 });
  assert.match((await page.until(complaint)) ?? '', /stopped because of an error: the scene is broken/);
}

for (const engine of engines) {
  for (const part of ['solve', 'caption', 'draw']) {
    test(`${engine}: an error in the ${part} of a scene is told in its place, and all else works`, async () => {
      const { page, visit, close } = await openScene(engine, { change: broken(part) });
      try {
        await visit('#orientation');
        await failInDrag(page);
        await page.evaluate(setBroken, false);
        await page.click('.failure button');
        await page.until(hasHandles);
        assert.ok(!(await page.evaluate(complaint)));
        await failInDrag(page);
        assert.match(await page.text('#explanation'), /turn/);
        await page.click('[data-scene="half-planes"]');
        await page.until(hasHandles);
        assert.ok(!(await page.evaluate(complaint)));
        assert.match(await page.text('.verdict'), /Cross|Step/);
      } finally {
        await close();
      }
    });
  }

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
