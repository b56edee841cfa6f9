// What a frame does to the page while something is dragged.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from './drive.js';
import { handle, openScene, settle, show } from './scene.js';

/**
 * Counts the texts that canvases write, and those they write after the page was changed in the same turn: each of these
 * makes the browser bring the style of the page up to date in the middle of a frame. Runs in the page.
 */
function watchTexts() {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  const texts = { written: 0, late: 0 };
  const observer = new MutationObserver(() => {});
  observer.observe(root, { subtree: true, attributes: true, childList: true, characterData: true });
  const { strokeText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.strokeText = function (...args) {
    texts.written += 1;
    if (observer.takeRecords().length > 0) texts.late += 1;
    strokeText.apply(this, args);
  };
  Object.assign(globalThis, { texts });
}

/** The counts. Runs in the page. @returns {{ written: number, late: number }} */
function textsNow() {
  return /** @type {any} */ (globalThis).texts;
}

/** Each has other texts to write, in the same way. */
const dragged = [
  ['half-planes', 'b'],
  ['slide', 'motion'],
  ['minkowski', 'motionA'],
];

for (const engine of engines) {
  test(`${engine}: a picture is drawn before the page around it is changed`, async () => {
    const { page, visit, close } = await openScene(engine);
    try {
      await visit();
      await page.evaluate(watchTexts);
      for (const [scene, id] of process.env.EVERYWHERE ? dragged : dragged.slice(0, 1)) {
        await show(page, scene);
        await page.evaluate(() => Object.assign(/** @type {any} */ (globalThis).texts, { written: 0, late: 0 }));
        const from = await handle(page, id);
        await page.drag(from, { x: from.x - 60, y: from.y - 30 });
        await settle(page);
        const { written, late } = await page.evaluate(textsNow);
        // In how many frames a drag falls is up to the machine.
        assert.ok(written > 0, `${scene}: no text`);
        assert.equal(late, 0, `${scene}: ${late} of ${written} texts`);
      }
    } finally {
      await close();
    }
  });
}
