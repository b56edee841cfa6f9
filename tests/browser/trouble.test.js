// When a part of the page is missing: what is wrong is said in its place, and all else goes on.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine, onlyChromium } from './drive.js';
import { eventually } from './page.js';
import { openScene, settle, show, stateOf, untilAtRest } from './scene.js';

/** What the figure says instead of a picture. Runs in the page. */
function complaint() {
  return document.querySelector('graze-scene')?.shadowRoot?.querySelector('[role="alert"]')?.textContent;
}

/** Refuses every module until it is mended, as a broken download would. Runs in the page. */
function breakWasm() {
  const { compileStreaming } = WebAssembly;
  Object.assign(globalThis, { mend: () => Object.assign(WebAssembly, { compileStreaming }) });
  WebAssembly.compileStreaming = () => Promise.reject(new Error('the download was cut off'));
}

/** Gives no canvas to draw on until it is mended. Runs in the page. */
function breakCanvas() {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(globalThis, { mend: () => Object.assign(HTMLCanvasElement.prototype, { getContext }) });
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Mends what was broken before the page began. Runs in the page. */
function mend() {
  /** @type {any} */ (globalThis).mend();
}

/** Keeps the instance of the module, so that a test can break its memory. Runs in the page. */
function keepInstance() {
  const { Instance } = WebAssembly;
  WebAssembly.Instance = new Proxy(Instance, {
    construct: (_, args) =>
      Object.assign(globalThis, { instance: new Instance(.../** @type {[any]} */ (args)) }).instance,
  });
}

/** Says in Rust's memory that the record is in use, or no longer: the next answer panics. Runs in the page. @param {boolean} isUsed */
function useRecord(isUsed) {
  const { memory, recordPointer } = /** @type {any} */ (globalThis).instance.exports;
  const numbers = new Float64Array(memory.buffer);
  numbers[recordPointer() / 8 - 1] = isUsed ? Number.MIN_VALUE : 0;
}

/** The functions of a scene that can be broken, one at a time. */
const parts = ['solve', 'caption', 'draw'];

/** The script of one scene, in which each of these functions fails once the test says so. @param {string} path @param {string} text */
const broken = (path, text) => {
  // Its words have the same name.
  if (!/assets\/orientation-[^/]*\.js$/.test(path) || !text.includes('solve(')) return text;
  return parts.reduce(
    (code, part) =>
      code.replace(
        new RegExp(`\\b${part}\\([^)]*\\)\\{`),
        (head) => `${head}if(globalThis.broken==="${part}")throw Error("the ${part} is broken");`,
      ),
    text,
  );
};

/** Breaks a part of the scene, or mends it. Runs in the page. @param {string} part */
function setBroken(part) {
  Object.assign(globalThis, { broken: part });
}

/** Whether a scene is there that can be dragged. Runs in the page. */
const hasHandles = () => document.querySelector('graze-scene')?.shadowRoot?.querySelector('[data-handle]') != null;

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    /** @type {import('./drive.js').Page} */
    let page;
    before(async () => {
      scene = await openScene(engine, { change: broken });
      page = scene.page;
      await scene.visit('#orientation');
    });
    after(() => scene?.close());

    /** Drags an end of a segment. @param {number} x how far */
    async function drag(x) {
      const from = await page.center('[data-handle="d"]');
      await page.drag(from, { x: from.x + x, y: from.y - 60 });
    }

    /** Breaks a part of the scene, drags, and begins again: what was on show before is there. @param {string} part */
    async function failInDrag(part) {
      // There every caption is told.
      await page.click('[data-tab="steps"]');
      await settle(page);
      const shown = await stateOf(page);
      await page.evaluate(setBroken, part);
      await drag(-80);
      assert.match(
        (await page.until(complaint)) ?? '',
        new RegExp(`stopped because of an error: the ${part} is broken`),
      );
      await page.evaluate(setBroken, '');
      await page.click('.failure button');
      await page.until(hasHandles);
      assert.ok(!(await page.evaluate(complaint)));
      await settle(page);
      assert.deepEqual(await stateOf(page), shown);
    }

    for (const part of parts) {
      test(`an error in the ${part} of a scene is told in its place, and all else works`, async () => {
        await drag(-160);
        const hash = await page.until(() => location.hash.includes('d=') && location.hash);
        await failInDrag(part);
        await failInDrag(part);
        assert.equal(await page.evaluate(() => location.hash), hash);
        assert.match(await page.text('#explanation'), /turn/);
        await page.click('[data-scene="half-planes"]');
        await page.until(hasHandles);
        assert.ok(!(await page.evaluate(complaint)));
        await settle(page);
        assert.match(await page.text('.verdict'), /Cross|Step|\?/);
        await show(page, 'orientation');
      });
    }
  });
}

for (const engine of engines) {
  test(`${engine}: a scene whose files are missing says so, the others work, and a reload shows it as the link says`, async () => {
    let isMissing = true;
    const missing = /** @type {RegExp} */ ({
      test: (/** @type {string} */ path) => isMissing && /assets\/clipping-[^/]*\.js$/.test(path),
    });
    // As they are, but kept by no cache.
    const { page, url, close } = await openScene(engine, { missing, change: (_, text) => text });
    try {
      await page.goto(`${url}clipping/#clipping~1~b=100,20`);
      assert.match(
        (await page.until(complaint)) ?? '',
        /^Part of this figure could not be loaded\. Check the connection, then reload the page\./,
      );
      await show(page, 'orientation');
      assert.ok(!(await page.evaluate(complaint)));
      assert.match(await page.text('#explanation'), /turn/);
      await page.evaluate(() => history.back());
      await page.until(complaint);
      // WebKit remembers a script that did not come, even when the page is loaded anew.
      if (engine === 'webkit') return;
      isMissing = false;
      await page.click('.failure button');
      await eventually(async () => assert.equal((await stateOf(page)).b.x, 100));
    } finally {
      await close();
    }
  });

  // What is said of it, and what is left, is the same script's work everywhere.
  if (!oneEngine.includes(engine)) continue;

  test(`${engine}: a panic of Rust is told in the figure, which begins again`, async () => {
    const { page, url, close } = await openScene(engine, { before: keepInstance });
    try {
      await page.goto(`${url}half-planes/`);
      await page.until(hasHandles);
      await page.evaluate(useRecord, true);
      const from = await page.center('[data-handle="b"]');
      await page.drag(from, { x: from.x - 40, y: from.y + 20 });
      assert.match((await page.until(complaint)) ?? '', /stopped because of an error: panicked at .*already borrowed/s);
      await page.evaluate(useRecord, false);
      await page.click('.failure button');
      await page.until(hasHandles);
      assert.ok(!(await page.evaluate(complaint)));
    } finally {
      await close();
    }
  });

  test(`${engine}: a module that cannot be loaded leaves the still figure, the words and the link, which the next try shows`, async () => {
    const { page, url, close } = await openScene(engine, { before: breakWasm });
    try {
      const link = '#swept-circle~1~motion=30,5';
      await page.goto(`${url}swept-circle/${link}`);
      assert.match((await page.until(complaint)) ?? '', /download was cut off/);
      const { width, height } = await page.rect('graze-scene > .still');
      assert.ok(width > 300 && height > 180, `the still figure is ${width} by ${height}`);
      const { height: words } = await page.rect('#explanation');
      assert.ok(words > 300, `the words are ${words} high`);
      await page.evaluate(mend);
      await page.click('.failure button');
      await page.until(() => /** @type {any} */ (document.querySelector('graze-scene')).state?.motion.y === 5);
      assert.equal(await page.evaluate(() => location.hash), link);
      assert.deepEqual(await page.errors(), []);
    } finally {
      await close();
    }
  });

  test(`${engine}: a figure without a canvas says so, and begins again once there is one`, async () => {
    const { page, url, close } = await openScene(engine, { before: breakCanvas });
    try {
      await page.goto(`${url}slide/`);
      assert.match((await page.until(complaint)) ?? '', /^The browser gives this figure nothing to draw on\. /);
      await page.evaluate(mend);
      await page.click('.failure button');
      await page.until(hasHandles);
      assert.ok(!(await page.evaluate(complaint)));
    } finally {
      await close();
    }
  });

  test(`${engine}: a canvas that was lost and has come back is drawn anew, and so is the field layer`, async () => {
    const scene = await openScene(engine);
    try {
      await scene.visit('#slide');
      await scene.page.click('[data-action="field"]');
      /** @param {boolean} isLost whether to lose both canvases first @returns {Promise<string[]>} what they show in the end */
      const pictures = async (isLost) => {
        await untilAtRest(scene.page, 20);
        return scene.page.evaluate(
          (isLost) =>
            [.../** @type {any} */ (document.querySelector('graze-scene')).shadowRoot.querySelectorAll('canvas')].map(
              (canvas) => {
                const before = canvas.toDataURL();
                if (!isLost) return before;
                canvas.getContext('2d').reset();
                canvas.dispatchEvent(new Event('contextrestored'));
                return before;
              },
            ),
          isLost,
        );
      };
      const drawn = await pictures(true);
      assert.deepEqual(await pictures(false), drawn);
    } finally {
      await scene.close();
    }
  });

  test(`${engine}: a canvas that was lost and does not come back is told, and a new one shows the same`, async () => {
    const { page, visit, close } = await openScene(engine);
    try {
      await visit('#slide~1~motion=20,30');
      const shown = await stateOf(page);
      const lose = () =>
        document
          .querySelector('graze-scene')
          ?.shadowRoot?.querySelector('canvas')
          ?.dispatchEvent(new Event('contextlost'));
      await page.evaluate(lose);
      assert.match(
        (await page.until(complaint)) ?? '',
        /^The browser gives this figure nothing to draw on\. Start again$/,
      );
      await page.click('.failure button');
      await page.until(hasHandles);
      assert.deepEqual(await stateOf(page), shown);
    } finally {
      await close();
    }
  });

  test(`${engine}: a page of text without a clipboard marks the code that it cannot copy`, async () => {
    const withoutClipboard = () => Object.defineProperty(navigator, 'clipboard', { value: undefined });
    const { page, url, close } = await openScene(engine, { before: withoutClipboard });
    try {
      await page.goto(`${url}use/`);
      await page.click('pre + .copy');
      const [marked, code] = await page.evaluate(() => [
        String(getSelection()),
        document.querySelector('pre')?.textContent ?? '',
      ]);
      assert.equal(marked.trim(), code.trim());
      assert.deepEqual(await page.errors(), []);
    } finally {
      await close();
    }
  });
}

/** What is loaded when it is first asked for: its files, in which scene, how it is asked for, and what shows that it has come. */
const lateParts = {
  'the menu to share': { files: /assets\/load-menu-/, scene: 'slide', ask: '[data-action="share"]', there: '.share' },
  'the field layer': {
    files: /assets\/field-layer-/,
    scene: 'slide',
    ask: '[data-action="field"]',
    there: '.field:not([hidden])',
  },
  'the code': { files: /assets\/views-/, scene: 'slide', ask: '[data-tab="code"]', there: '.views' },
  'what rules say': {
    files: /assets\/rules-sheet-/,
    scene: 'degenerates',
    ask: '[data-tab="rules"]',
    there: '.rules',
  },
};

// Other engines ask for a file that did not come again only when the page is loaded anew, as the sentence says.
for (const engine of onlyChromium) {
  describe(`${engine}: a part that is loaded late and does not come`, () => {
    /** The files that are not found now. @type {RegExp | null} */
    let blocked = null;
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    const missing = /** @type {RegExp} */ ({ test: (/** @type {string} */ path) => blocked?.test(path) ?? false });
    const notice = () =>
      scene.page.evaluate(() => {
        const found = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.notice:not([hidden])');
        return found?.textContent ?? '';
      });
    const isThere = (/** @type {string} */ selector) =>
      scene.page.evaluate(
        (each) => document.querySelector('graze-scene')?.shadowRoot?.querySelector(each) != null,
        selector,
      );
    before(async () => {
      // As they are, but kept by no cache.
      scene = await openScene(engine, { missing, change: (_, text) => text, look: { height: 1000 } });
    });
    after(() => scene?.close());

    for (const [what, { files, scene: id, ask, there }] of Object.entries(lateParts)) {
      test(`${what}: the figure says so, and the next try brings it`, async () => {
        blocked = files;
        await scene.visit(`#${id}`);
        await scene.page.click(ask);
        await eventually(async () => assert.match(await notice(), /^Part of this figure could not be loaded\. /));
        assert.equal(await isThere(there), false);
        blocked = null;
        // Whoever looks at another tab first comes back to this one.
        await scene.page.click(ask);
        await eventually(async () => assert.ok(await isThere(there), `${there} is not there`));
        await eventually(async () => assert.equal(await notice(), ''));
        assert.deepEqual(await scene.page.evaluate(() => /** @type {any} */ (globalThis).pageErrors), []);
      });
    }

    test('the sheets beside the figure: the figure is shown without them, and says so', async () => {
      blocked = /assets\/sheets-/;
      await scene.visit('#slide');
      await eventually(async () => assert.match(await notice(), /^Part of this figure could not be loaded\. /));
      assert.ok(await isThere('[data-handle="circle"]'));
      assert.deepEqual(await scene.page.evaluate(() => /** @type {any} */ (globalThis).pageErrors), []);
    });
  });
}
