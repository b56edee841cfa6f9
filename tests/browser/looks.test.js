// The page in unusual windows and modes: very narrow, magnified, very large, in the system's colors, without its fonts.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { engines, oneEngine, onlyChromium } from './drive.js';
import { handle, openScene, settle, show, stateOf, untilAtRest } from './scene.js';
import { asked } from './telling.js';

/** A window with the least room. */
const narrow = { width: 320, height: 640 };

/** What is read together, at least: the picture and the answer. */
const answer = ['.stage', '.verdict'];
const all = [...answer, '.sentence', '.tool'];

/**
 * Windows by what they are: what is read together is in sight together there; on a phone held upright the figure is first, and
 * in a window as laptops have it a case is in sight, too. One between two others is asked in the full check.
 *
 * @type {{ name: string, width: number, height: number, together: string[], isUpright?: boolean, hasCase?: boolean,
 *   isBetween?: boolean }[]}
 */
const everyWindow = [
  { name: 'on the smallest phone', ...narrow, together: all, isUpright: true },
  { name: 'on a phone', isBetween: true, width: 360, height: 740, together: all, isUpright: true },
  { name: 'on a phone held upright', width: 390, height: 844, together: all, isUpright: true },
  { name: 'on a small phone on its side', width: 667, height: 375, together: all },
  { name: 'in a low window', isBetween: true, width: 1100, height: 620, together: answer },
  { name: 'on a laptop', width: 1280, height: 720, together: answer, hasCase: true },
  { name: 'at 400 %', width: 360, height: 225, together: [] },
  { name: 'on a phone on its side', width: 844, height: 390, together: all },
  { name: 'at 200 %', width: 720, height: 450, together: all },
  { name: 'at 200 % of a large screen', isBetween: true, width: 960, height: 540, together: all },
  { name: 'in a wide, low window', isBetween: true, width: 1240, height: 700, together: answer },
  { name: 'on a tablet', width: 820, height: 1180, together: answer },
];
const windows = everyWindow.filter(({ isBetween }) => !isBetween || process.env.EVERYWHERE);
/** In these every scene is shown: the smallest phone, and a window as laptops have it. */
const most = windows.filter(({ name }) => name === 'on the smallest phone' || name === 'on a laptop');

/** What does not fit into the width of the window: the page itself, or a part of the figure. Runs in the page. */
function outside() {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  const { scrollWidth, clientWidth } = document.documentElement;
  const parts = [
    ...root.querySelectorAll('.stage, .verdict, .sentence, .toolbar :is(button, input, output), .tabs button'),
  ];
  const out = parts.filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  });
  const names = out.map((part) => part.getAttribute('aria-label') ?? part.className);
  return scrollWidth > clientWidth ? ['the page', ...names] : names;
}

/** Which of the parts that are read together are not wholly in the window. Runs in the page. @param {string[]} together */
function outOfSight(together) {
  const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
  // Where somebody walks, the stick takes the place of the steps.
  const tools = root.querySelector('.stick') ? '.stick' : '[data-action="next"]';
  return together.filter((part) => {
    const selector = part === '.tool' ? tools : part;
    const { top, bottom, left, right } = /** @type {Element} */ (root.querySelector(selector)).getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  });
}

/** Which scene is marked in the list, and whether it is to be seen there above the figure. Runs in the page. */
function menu() {
  const link = /** @type {HTMLElement} */ (document.querySelector('#scene-list [aria-current]'));
  const figure = /** @type {Element} */ (document.querySelector('graze-scene')).getBoundingClientRect();
  const { top, bottom, left, right } = link.getBoundingClientRect();
  const list = /** @type {Element} */ (link.closest('nav')).getBoundingClientRect();
  const isShown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('a') === link;
  const isInSight = isShown && top >= 0 && bottom <= figure.top && left >= list.left && right <= list.right;
  const ways = /** @type {Element} */ (document.querySelector('.ways')).getBoundingClientRect();
  const isApart = list.right <= ways.left || list.top >= ways.bottom;
  return { current: link.dataset.scene, isInSight, isApart };
}

/** Where the figure begins, and how often its title is to be seen above it. Runs in the page. */
function firstScreen() {
  const title = document.querySelector('#title')?.textContent;
  const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
  const top = shadowRoot?.querySelector('.stage')?.getBoundingClientRect().top ?? Infinity;
  const titles = [...document.querySelectorAll('h1, nav a span')].filter((part) => {
    const { width, height, bottom } = part.getBoundingClientRect();
    return part.textContent === title && width * height > 1 && bottom < top;
  });
  return { top, titles: titles.length };
}

for (const engine of engines) {
  // Only letters are as wide as an engine makes them, which counts where there is the least room for them. One engine shows
  // every scene, below.
  if (!oneEngine.includes(engine)) {
    test(`${engine}: everything is within a window of ${narrow.width} pixels`, async () => {
      const { page, visit, close } = await openScene(engine, { look: narrow });
      try {
        await visit();
        for (const id of ['minkowski', 'walk']) {
          await show(page, id);
          assert.deepEqual(await page.evaluate(outside), [], id);
        }
      } finally {
        await close();
      }
    });
  }

  test(`${engine}: without its fonts the page shows and does the same`, async () => {
    const { page, visit, close } = await openScene(engine, { missing: /\.woff2?$/ });
    try {
      await visit();
      assert.equal(await page.text('.verdict'), 'Cross');
      assert.deepEqual(await page.evaluate(outside), []);
      const from = await handle(page, 'b');
      await page.drag(from, { x: from.x, y: from.y - 60 });
      await settle(page);
      assert.ok((await stateOf(page)).b.y < 80);
    } finally {
      await close();
    }
  });
}

for (const engine of oneEngine) {
  describe('a window that changes its size', () => {
    /** @type {Awaited<ReturnType<typeof openScene>>} */
    let scene;
    before(async () => {
      scene = await openScene(engine);
      await scene.visit();
    });
    after(() => scene?.close());

    for (const { id } of scenes) {
      test(`${id} is within its windows, and on a phone the first screen is the figure, its verdict and its steps`, async () => {
        const { page } = scene;
        await show(page, id);
        for (const { name, together, isUpright, hasCase, ...size } of asked.includes(id) ? windows : most) {
          await page.resize(size);
          await untilAtRest(page);
          assert.deepEqual(await page.evaluate(outside), [], name);
          assert.deepEqual(await page.evaluate(outOfSight, together), [], name);
          // On a laptop the list stands beside the figure, not above it.
          if (together.length > 0 && !hasCase)
            assert.deepEqual(await page.evaluate(menu), { current: id, isInSight: true, isApart: true }, name);
          if (isUpright) {
            const { top, titles } = await page.evaluate(firstScreen);
            assert.ok(top < size.height / 3, `${name}: the figure begins at ${top}`);
            assert.equal(titles, 1, `${name}: the title stands above it ${titles} times`);
          }
          if (hasCase) {
            const first = await page.rect('.presets > *');
            assert.ok(first.height > 0 && first.y + first.height <= size.height, `${name}: cases begin at ${first.y}`);
          }
        }
      });
    }
  });

  test('on a phone the legend of a layer is a part of the figure: it covers no sentence, and no fact is cut', async () => {
    const { page, visit, close } = await openScene(engine, { look: narrow });
    try {
      await visit();
      for (const id of ['slide', 'bounce']) {
        await show(page, id);
        await page.click('[data-action="field"]');
        // What it tells is known once something is painted.
        await page.until(() => {
          const note = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.field-note');
          return note?.getAttribute('data-kinds')?.includes('cross');
        });
        for (const width of [320, 520]) {
          await page.resize({ width, height: 740 });
          // Not until the field is painted.
          await settle(page);
          await settle(page);
          const [figure, note, verdict] = await Promise.all(
            ['.figure', '.field-note', '.verdict'].map((each) => page.rect(each)),
          );
          const where = `${id}, ${width}: ${JSON.stringify({ figure, note, verdict })}`;
          assert.ok(note.y >= figure.y && note.y + note.height <= figure.y + figure.height + 1, where);
          assert.ok(note.x >= verdict.x + verdict.width || note.y >= verdict.y + verdict.height, where);
          const cut = await page.evaluate(() => {
            const note = document.querySelector('graze-scene')?.shadowRoot?.querySelector('.field-note');
            return (note?.scrollHeight ?? 0) - (note?.clientHeight ?? 0);
          });
          assert.ok(cut <= 0, `${cut} pixels are cut; ${where}`);
        }
        await page.click('[data-action="field"]');
      }
    } finally {
      await close();
    }
  });
}

for (const engine of onlyChromium) {
  test('in the colors of the system only the current step, tab and scene have a bar or a frame, and no tool', async () => {
    const { page, visit, close } = await openScene(engine, {
      look: { width: 1440, height: 900, forcedColors: true },
    });
    try {
      await visit();
      await page.click('[data-tab="steps"]');
      await settle(page);
      const colors = await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
        const border = (
          /** @type {string} */ selector,
          /** @type {string} */ side,
          /** @type {ParentNode} */ within = root,
        ) =>
          [...within.querySelectorAll(selector)].map((each) =>
            getComputedStyle(each).getPropertyValue(`border-${side}-color`),
          );
        return {
          ground: getComputedStyle(document.body).backgroundColor,
          step: border('.step-list button:not([aria-current])', 'left'),
          current: border('.step-list [aria-current]', 'left'),
          tab: border('.tabs button:not([aria-selected="true"])', 'bottom'),
          open: border('.tabs [aria-selected="true"]', 'bottom'),
          tool: border('.steps .tool', 'top'),
          scene: border('.scene-group a:not([aria-current])', 'top', document),
          shown: border('#scene-list [aria-current]', 'top', document),
        };
      });
      const { ground, step, tab, tool, scene, current, open, shown } = colors;
      for (const quiet of [...step, ...tab, ...tool, ...scene]) assert.equal(quiet, ground);
      for (const lit of [...current, ...open, ...shown]) assert.notEqual(lit, ground);
      assert.ok(scene.length > 5 && shown.length === 1);
      assert.ok(
        colors.step.length > 2 && colors.current.length === 1 && colors.tab.length === 3 && colors.tool.length > 3,
      );
    } finally {
      await close();
    }
  });
}
