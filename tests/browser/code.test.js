// The sheet with the code, used as a person would: its views, the lines beside the exact answer, what is copied, and
// whether all of it can be read in each size.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { oneEngine } from './drive.js';
import { handle, openCode, openScene, settle, stateOf } from './scene.js';

/** @typedef {import('./drive.js').Page} Page */

/** The clipboard of a test run belongs to nobody, so what is copied is kept in the page. */
function keepCopies() {
  const value = {
    async writeText(/** @type {string} */ text) {
      /** @type {any} */ (globalThis).copied = text;
    },
  };
  Object.defineProperty(navigator, 'clipboard', { value });
}

/** What is in the view in front. @param {Page} page */
const viewOf = (page) =>
  page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
    const view = root.querySelector('.view:not([hidden])');
    const text = (/** @type {string} */ selector) => view?.querySelector(selector)?.textContent ?? '';
    return {
      exact: text('[data-said="exact"]'),
      lines: text('[data-said="lines"]'),
      sign: text('.sign'),
      look: getComputedStyle(view?.querySelector('.sign') ?? document.body).borderTopWidth,
      code: text('code'),
      note: text('.note'),
      status: text('.copy-status'),
      hasFind: view?.querySelector('[data-find]')?.checkVisibility() ?? false,
    };
  });

/** Waits until the portable lines have been compared. @param {Page} page */
const untilCompared = (page) =>
  page.until(() => {
    const root = document.querySelector('graze-scene')?.shadowRoot;
    return Boolean(root?.querySelector('.view:not([hidden]) .sign')?.textContent);
  });

/**
 * Whether each long line can be scrolled to.
 * @param {Page} page
 */
const readable = (page) =>
  page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
    const pre = /** @type {HTMLElement} */ (root.querySelector('.view:not([hidden]) pre'));
    const widest = Math.max(...[...pre.querySelectorAll('.line')].map((line) => line.scrollWidth));
    return {
      isReachable: widest <= pre.scrollWidth && ['auto', 'scroll'].includes(getComputedStyle(pre).overflowX),
      isWhole: pre.scrollWidth <= pre.clientWidth,
      columns: pre.clientWidth / (Number.parseFloat(getComputedStyle(pre).fontSize) * 0.6),
      pageWidth: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    /** @type {Page} */
    let page;
    before(async () => {
      scene = await openScene(engine, {
        look: { width: 1440, height: 900 },
        before: keepCopies,
      });
      page = scene.page;
    });
    after(() => scene?.close());

    test('a reader opens the code, goes from view to view by the arrow keys, and copies what is shown', async () => {
      await scene.visit('#half-planes');
      await openCode(page, 'write');
      await untilCompared(page);
      const shown = async () => {
        const { code } = await viewOf(page);
        await page.click('.view:not([hidden]) button:has(+ .copy-status)');
        await page.until(() => Boolean(/** @type {any} */ (globalThis).copied));
        const copied = await page.evaluate(() => {
          const { copied } = /** @type {any} */ (globalThis);
          /** @type {any} */ (globalThis).copied = '';
          return copied;
        });
        assert.equal(copied.trimEnd(), code.trimEnd());
        assert.equal((await viewOf(page)).status, 'Copied.');
        return code;
      };
      assert.match(await shown(), /export function segmentVsAabb\(\{ a, b \}, box\)/);
      await page.focus('[data-tab="write"]');
      await page.press('ArrowRight');
      await settle(page);
      assert.match(await shown(), /segmentVsAabb\(segment, box\)/);
      await page.click('[data-code="rust"]');
      await settle(page);
      assert.match(await shown(), /segment_vs_aabb\(segment, aabb\)/);
    });

    test('nothing went wrong meanwhile', async () => {
      assert.deepEqual(await page.errors(), []);
    });

    test('the lines run beside the exact answer, until the button leads to where they differ', async () => {
      await scene.visit('#half-planes');
      await openCode(page, 'write');
      await untilCompared(page);
      const start = await viewOf(page);
      assert.ok((await readable(page)).isWhole, 'a line is cut off');
      assert.equal(start.exact, 'Cross, at (54.000, 35.508)');
      assert.equal(start.lines, start.exact);
      assert.match(start.sign, /same/i);
      assert.match(start.note, /rounding can make them wrong/);
      const from = await handle(page, 'b');
      await page.drag(from, { x: from.x - 40, y: from.y - 10 });
      await settle(page);
      const dragged = await viewOf(page);
      assert.notEqual(dragged.exact, start.exact);
      assert.equal(dragged.lines, dragged.exact);
      const before = await stateOf(page);
      await page.click('[data-find]');
      await settle(page);
      const found = await viewOf(page);
      assert.match(found.sign, /differs/i);
      assert.notEqual(found.look, start.look, 'it differs by more than its color');
      assert.notEqual(found.lines.split(',')[0], found.exact.split(',')[0]);
      await page.click('[data-action="undo"]');
      await settle(page);
      assert.deepEqual(await stateOf(page), before);
      assert.match((await viewOf(page)).sign, /same/i);
    });

    test('shapes that are no boxes have lines of their own', async () => {
      await scene.visit('#minkowski');
      await openCode(page, 'write');
      await untilCompared(page);
      assert.match((await viewOf(page)).code, /export function aabbVsAabb/);
      await page.click('[data-choice="a"][data-option="triangle"]');
      await page.until(() => {
        const root = document.querySelector('graze-scene')?.shadowRoot;
        return root?.querySelector('.view:not([hidden]) code')?.textContent?.includes('convexVsConvex');
      });
      await untilCompared(page);
      const { sign, note } = await viewOf(page);
      assert.match(sign, /same/i);
      assert.doesNotMatch(note, /loading/i);
    });

    test('where a rule goes wrong, its code comes first, and that of another rule with its case', async () => {
      await scene.visit('#walk');
      await openCode(page, 'naive');
      const until = (/** @type {string} */ start) =>
        page.until((start) => {
          const root = document.querySelector('graze-scene')?.shadowRoot;
          return root?.querySelector('.view:not([hidden]) code')?.textContent?.startsWith(start);
        }, start);
      await until('const epsilon');
      await page.click('[data-preset="corner"]');
      await until('export function push(');
      assert.doesNotMatch((await viewOf(page)).code, /\/[/*]/);
    });
  });
}
