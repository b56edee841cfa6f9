// `<graze-scene>` in its three sizes, as Chromium measures it: nothing moves while it loads, and nothing sticks out.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { oneEngine, open } from './drive.js';
import { untilDrawn, untilReady, visitor } from './host.js';
import { asked } from './telling.js';

const head = '<script type="module" blocking="render" src="/lib/graze2d/element.js"></script>';
const sizes = ['none', 'compact', 'full'];
/** Of columns in a page, in pixels. */
const widths = [320, 600, 900];
/** Keeps every move of what is already on the screen, and how each figure is when it says that it is ready. */
const watch = `<script>
  shifts = [];
  ready = new Map();
  // All but what a stopwatch tells, which is taken again and again.
  textOf = ({ shadowRoot }) => shadowRoot.innerHTML.replace(/(aria-live="off">)[^<]*/g, '$1');
  addEventListener('graze-ready', ({ target }) => ready.set(target, textOf(target)));
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });
</script>`;
/** What the page, its columns and the elements' own boxes have too wide, by their classes. The sheets and lists scroll within. */
const stickingOut = () => {
  const parts = [...document.querySelectorAll('graze-scene')].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...(element.shadowRoot?.querySelectorAll('.left *, .panel, .tabs *') ?? [])].filter((part) => {
      if (!part.checkVisibility() || part.closest('.handles, .track, .unseen, svg')) return false;
      const box = part.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
  });
  const over = [document.documentElement, ...document.querySelectorAll('div')].map(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  return [Math.max(...over), parts.map(({ className }) => className)];
};

/** What of each figure is not as it was when it was ready: its text from the first difference on. */
const changedSince = () =>
  [.../** @type {Map<Element, string>} */ (/** @type {any} */ (globalThis).ready)].map(([element, before]) => {
    const now = /** @type {any} */ (globalThis).textOf(element);
    const first = [...now].findIndex((letter, i) => letter !== before[i]);
    return now === before ? '' : now.slice(Math.max(0, first - 80), first + 40);
  });

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      // So large that all sizes are in sight: what is not cannot be seen to move.
      page = await open(engine, { width: 2000, height: 2000 });
      visit = visitor(page);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    test('a figure is drawn when it is ready, nothing moves while it loads, and nothing sticks out', async () => {
      const style = '<style>body { margin: 0; display: flex; gap: 40px } p { margin: 0 }</style>';
      for (const [i, id] of asked.entries()) {
        // Each scene in each size and each width, and every third scene in the same sizes at the same widths.
        const columns = widths.map((width, j) => {
          const size = sizes[(i + j) % sizes.length];
          const element = `<graze-scene loading="eager" controls="${size}" name="${id}">A sentence instead.</graze-scene>`;
          return `<div style="width: ${width}px">${element}<p>After</p></div>`;
        });
        await visit.open(`${watch}${style}${columns.join('')}`, head);
        await untilReady(page);
        await untilDrawn(page);
        await untilDrawn(page);
        const shifts = await page.evaluate(() => /** @type {any} */ (globalThis).shifts);
        assert.deepEqual(shifts, [], id);
        assert.deepEqual(
          await page.evaluate(changedSince),
          widths.map(() => ''),
          id,
        );
        assert.deepEqual(await page.evaluate(stickingOut), [0, []], id);
      }
    });
  });

  test('a new width, or larger letters, lay an element out anew, and its page hears of no error', async () => {
    const page = await open(engine, { width: 1300, height: 900 });
    const visit = visitor(page);
    const listen = '<script>errors = []; addEventListener("error", ({ message }) => errors.push(message))</script>';
    try {
      await visit.show(`${listen}<graze-scene name="walk"></graze-scene>`, head);
      const layouts = [];
      for (const [width, letters] of [
        [1200, 16],
        [860, 16],
        [540, 16],
        [380, 16],
        [230, 16],
        [900, 16],
        [900, 32],
        [900, 16],
      ]) {
        await page.evaluate(
          (width, letters) => {
            document.documentElement.style.fontSize = `${letters}px`;
            /** @type {HTMLElement} */ (document.querySelector('graze-scene')).style.width = `${width}px`;
          },
          width,
          letters,
        );
        await untilDrawn(page);
        await untilDrawn(page);
        const told = await page.evaluate(() => {
          const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
          const { size, width, tight } = /** @type {HTMLElement} */ (root.querySelector('.frame')).dataset;
          return `${size} ${width}${tight === undefined ? '' : ' tight'}`;
        });
        layouts.push(told);
      }
      assert.deepEqual(layouts, [
        'full wide',
        'compact medium',
        'compact narrow',
        'compact narrow tight',
        'none narrow',
        'full wide',
        'compact narrow',
        'full wide',
      ]);
      assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).errors), []);
    } finally {
      await page.close();
      await visit.close();
    }
  });
}
