// `<graze-scene>` as the npm package has it, in the pages of other people.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { wasmFolder } from '../../scripts/build-wasm.js';
import { engines, open } from './drive.js';
import { elementFolder, host, pageOf, untilDrawn, untilReady } from './host.js';

const lessons = fileURLToPath(new URL('../../examples/hosts', import.meta.url));
const lib = { '/lib/graze2d/': elementFolder };
const one = '<graze-scene name="half-planes">A segment that crosses a box.</graze-scene>';
const strict = { 'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" };

/** @typedef {import('./drive.js').Page} Page */

/** The width, height and left edge of each element, and whether anything sticks out of the page. @param {Page} page */
const layoutOf = (page) =>
  page.evaluate(() => ({
    sizes: [...document.querySelectorAll('graze-scene')].map((each) => {
      const frame = /** @type {HTMLElement | undefined} */ (each.shadowRoot?.querySelector('.frame'));
      return { size: frame?.dataset.size, height: Math.round(each.getBoundingClientRect().height) };
    }),
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));

/** What the first element shows as its problem, and what the page put inside it. @param {Page} page */
const problemOf = (page) =>
  page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector('graze-scene'));
    const text = (/** @type {string} */ selector) => element.shadowRoot?.querySelector(selector)?.textContent ?? '';
    const slot = element.shadowRoot?.querySelector('slot:not([name])');
    const isShown = /** @type {HTMLElement} */ (slot?.parentElement ?? element).checkVisibility?.() ?? true;
    return { alert: text('[role="alert"]'), notice: text('.notice'), inside: element.textContent, isShown };
  });

/** Keeps every error that elements tell of. */
const listen = '<script>heard = []; addEventListener("graze-error", (e) => heard.push(e.detail));</script>';
/** @param {Page} page @returns {Promise<{ message: string, source: string }[]>} */
const heardIn = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

for (const engine of engines) {
  describe(engine, () => {
    /** @type {Page} */
    let page;
    /** @type {Awaited<ReturnType<typeof host>>[]} */
    const sites = [];
    /** @param {Parameters<typeof host>} places */
    const serve = async (...places) => {
      const site = await host(...places);
      sites.push(site);
      return site;
    };
    /** Opens a page with some markup, and waits until its elements are ready. @param {string} body @param {string} [head] */
    const show = async (body, head) => {
      const site = await serve({ '/page/index.html': pageOf(body, head), ...lib });
      await page.goto(`${site.url}/page/index.html`);
      await untilReady(page);
      return site;
    };
    /** Drags the end b of the first figure, and gives where it was and is. */
    const dragEnd = async () => {
      const state = () => page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).state.b);
      // Handles are put in place when the picture is first drawn.
      await untilDrawn(page);
      const from = await page.center('[data-handle="b"]');
      const was = await state();
      await page.drag(from, { x: from.x - 40, y: from.y - 30 });
      return { was, is: await state() };
    };

    before(async () => {
      page = await open(engine, { width: 800, height: 700 });
    });
    after(async () => {
      await page?.close();
      for (const site of sites) await site.close();
    });

    test('the example page on another path shows three sizes, and nothing overflows', async () => {
      const site = await serve({ '/lessons/plain/': `${lessons}/plain`, '/lessons/graze2d/': elementFolder });
      await page.goto(`${site.url}/lessons/plain/index.html`);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('graze-scene')) each.setAttribute('loading', 'eager');
      });
      await untilReady(page);
      const { sizes, overflow } = await layoutOf(page);
      assert.deepEqual(
        sizes.map(({ size }) => size),
        ['compact', 'none', 'none', 'full'],
      );
      assert.ok(overflow <= 0, `${overflow} pixels stick out`);
    });

    test('the lines of the README work as they stand', async () => {
      const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
      const [, lines] = /## Embed it\n[^#]*?```html\n([^`]+)```/.exec(readme) ?? [];
      assert.equal(lines.trim().split('\n').length, 2);
      const html = `<!doctype html><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">${lines}`;
      const site = await serve({ '/lesson.html': html, '/graze2d/': elementFolder });
      await page.goto(`${site.url}/lesson.html`);
      await untilReady(page);
      assert.equal((await layoutOf(page)).sizes[0].size, 'compact');
      assert.equal((await problemOf(page)).alert, '');
    });

    test('it loads from another origin, and a drag moves the end', async () => {
      const files = await serve({ '/cdn/': elementFolder }, { 'access-control-allow-origin': '*' });
      const head = `<script type="module" src="${files.url}/cdn/element.js"></script>`;
      const site = await serve({ '/index.html': pageOf(one, head) });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const { was, is } = await dragEnd();
      assert.ok(is.x < was.x && is.y < was.y);
    });

    test('a strict content policy is no problem', async () => {
      const site = await serve({ '/index.html': pageOf(one), '/lib/graze2d/': elementFolder }, strict);
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const { was, is } = await dragEnd();
      assert.notDeepEqual(is, was);
      assert.deepEqual((await problemOf(page)).alert, '');
    });

    test('a page that forbids WebAssembly says so and keeps what it put inside', async () => {
      const site = await serve(
        { '/index.html': pageOf(one), ...lib },
        { 'content-security-policy': "default-src 'self'; script-src 'self'" },
      );
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const { alert, inside, isShown } = await problemOf(page);
      assert.match(alert, /needs WebAssembly/);
      assert.equal(inside, 'A segment that crosses a box.');
      assert.ok(isShown);
    });

    test('the whole module serves any figure from another place', async () => {
      const body = '<graze-scene name="slide" wasm-src="/own/graze2d_bg.wasm"></graze-scene>';
      const site = await serve({ '/index.html': pageOf(body), ...lib, '/own/': wasmFolder });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const wasm = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.wasm'));
      assert.deepEqual(wasm, ['/own/graze2d_bg.wasm']);
      assert.ok(await page.evaluate(() => document.querySelector('graze-scene')?.hasAttribute('data-ready')));
    });

    test('wasm that is not there is told as such', async () => {
      await show('<graze-scene name="half-planes" wasm-src="/nowhere.wasm">Words.</graze-scene>');
      const { alert, inside } = await problemOf(page);
      assert.match(alert, /could not start/);
      assert.equal(inside, 'Words.');
    });

    test('an unknown scene is a sentence and an event, and the content stays', async () => {
      await show(`${listen}<graze-scene name="half-plains">Words.</graze-scene>`);
      const { alert, inside, isShown } = await problemOf(page);
      assert.equal(alert, 'There is no scene called “half-plains”.');
      assert.equal(inside, 'Words.');
      assert.ok(isShown);
      assert.deepEqual(await heardIn(page), [{ message: alert, source: 'script' }]);
    });

    test('a garbled state and a wrong value are a sentence and an event, and the figure is shown', async () => {
      const wrong = [
        ['state="1~a=oops"', /could not be read/],
        ['controls="huge"', /controls="huge" means nothing here/],
        ['speed="-1"', /speed="-1" is not a number above zero/],
        ['step="two"', /step="two" is not a number/],
        ['view="upside"', /view="upside" is nothing that this scene offers/],
      ];
      for (const [attribute, words] of wrong) {
        await show(`${listen}<graze-scene name="half-planes" ${attribute}>Words.</graze-scene>`);
        const { notice, inside } = await problemOf(page);
        assert.match(notice, /** @type {RegExp} */ (words));
        assert.equal(inside, 'Words.');
        assert.equal((await heardIn(page)).length, 1, `${attribute}`);
        assert.ok(await page.evaluate(() => document.querySelector('graze-scene')?.hasAttribute('data-ready')));
      }
    });

    test('of twenty elements only those near the screen load, and those that ask the same share one wasm', async () => {
      const names = ['half-planes', 'slide', 'clipping', 'orientation'];
      const body = Array.from({ length: 20 }, (_, i) => `<graze-scene name="${names[i % 4]}"></graze-scene>`).join('');
      const site = await serve({ '/index.html': pageOf(body), ...lib });
      await page.goto(`${site.url}/index.html`);
      const ready = () => page.evaluate(() => document.querySelectorAll('graze-scene[data-ready]').length);
      await page.until(() => document.querySelector('graze-scene')?.hasAttribute('data-ready'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const first = await ready();
      assert.ok(first >= 1 && first <= 4, `${first} are ready`);
      await page.evaluate(() => document.querySelector('graze-scene:last-of-type')?.scrollIntoView());
      await page.until(() => document.querySelector('graze-scene:last-of-type')?.hasAttribute('data-ready'));
      assert.ok((await ready()) < 20);
      const wasm = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.wasm'));
      assert.equal(new Set(wasm).size, wasm.length, 'a module was requested twice');
      // Half-planes and clipping have one kit, the other two have their own.
      assert.ok(wasm.length <= 3, wasm.join(' '));
    });

    test('only the scene on show is requested, and only its words', async () => {
      const { requests } = await show('<graze-scene name="half-planes"></graze-scene>');
      const others = requests.filter(({ path }) => /bounce|clipping|minkowski|orientation|slide|walk/.test(path));
      assert.deepEqual(others, []);
      assert.equal(requests.filter(({ path }) => path.includes('/half-planes-')).length, 2);
    });

    test('a figure keeps its height when its scene arrives, and when it is stepped through', async () => {
      for (const controls of ['none', 'compact']) {
        const site = await serve({
          '/index.html': pageOf(one.replace(' name', ` controls="${controls}" name`)),
          ...lib,
        });
        await page.goto(`${site.url}/index.html`);
        const height = () => page.evaluate(() => document.querySelector('graze-scene')?.getBoundingClientRect().height);
        await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.frame')));
        const waiting = await height();
        await untilReady(page);
        await untilDrawn(page);
        assert.equal(await height(), waiting, controls);
        await page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).stepTo(0));
        await untilDrawn(page);
        assert.equal(await height(), waiting, controls);
      }
    });

    test('a smaller element shows less, a larger one more', async () => {
      await show(`<div id="box">${one}</div>`);
      const sizes = [];
      for (const width of [780, 400, 200]) {
        await page.evaluate((pixels) => {
          /** @type {HTMLElement} */ (document.getElementById('box')).style.width = `${pixels}px`;
        }, width);
        await untilDrawn(page);
        sizes.push((await layoutOf(page)).sizes[0].size);
      }
      assert.deepEqual(sizes, ['compact', 'compact', 'none']);
      await page.evaluate(() => document.querySelector('graze-scene')?.setAttribute('controls', 'full'));
      await page.until(() => Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.panel')));
      assert.ok((await layoutOf(page)).overflow <= 0);
    });

    test('properties that were set before the element was defined take effect', async () => {
      const late = `<script>
        const element = document.querySelector('graze-scene');
        element.state = { a: { x: 30, y: 40 } };
        element.controls = 'none';
        element.step = 1;
        element.readonly = true;
      </script>`;
      await show(`${one}${late}`);
      const seen = await page.evaluate(() => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        const { state, step, controls, readonly } = element;
        return { a: state.a, step, controls, readonly, attribute: element.getAttribute('controls') };
      });
      assert.deepEqual(seen, { a: { x: 30, y: 40 }, step: 1, controls: 'none', readonly: true, attribute: 'none' });
    });

    test('an element that is moved in the page keeps its state and still works', async () => {
      await show(`${one}<main></main>`);
      await dragEnd();
      const state = () => page.evaluate(() => /** @type {any} */ (document.querySelector('graze-scene')).state);
      const before = await state();
      await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        document.querySelector('main')?.append(element);
        await element.ready;
      });
      assert.deepEqual(await state(), before);
      const { was, is } = await dragEnd();
      assert.notDeepEqual(is, was);
    });

    test('in a text from right to left it looks and drags the same', async () => {
      await show(`<div dir="rtl">${one}</div>`);
      assert.ok((await layoutOf(page)).overflow <= 0);
      const { was, is } = await dragEnd();
      assert.ok(is.x < was.x && is.y < was.y);
      const [verdict, sentence] = [await page.rect('.verdict'), await page.rect('.sentence')];
      assert.ok(verdict.x < sentence.x, 'the sentence reads from left to right');
    });

    test('wild styles of the page change nothing inside', async () => {
      const wild = `* { box-sizing: content-box !important; margin: 9px !important; line-height: 3 !important }
        button, canvas, p, div { display: inline !important; position: static !important; width: 33px !important }`;
      await show(one);
      const place = async () => {
        await untilDrawn(page);
        const [figure, end] = [await page.rect('.figure'), await page.center('[data-handle="b"]')];
        return { height: figure.height / figure.width, x: (end.x - figure.x) / figure.width };
      };
      const usual = await place();
      const site = await serve({
        '/index.html': pageOf(one, `<link rel="stylesheet" href="/wild.css">${pageHead}`),
        '/wild.css': wild,
        ...lib,
      });
      await page.goto(`${site.url}/index.html`);
      await untilReady(page);
      const now = await place();
      const off = [now.height - usual.height, now.x - usual.x].map(Math.abs);
      assert.ok(Math.max(...off) < 0.02, JSON.stringify({ usual, now }));
      const { was, is } = await dragEnd();
      assert.notDeepEqual(is, was);
    });

    test('on a machine set to dark it is as dark as the page, and no darker', async () => {
      const dark = await open(engine, { width: 800, height: 700, dark: true });
      try {
        const colors = [];
        for (const meta of ['', '<meta name="color-scheme" content="light dark">']) {
          const site = await serve({ '/index.html': pageOf(one, `${meta}${pageHead}`), ...lib });
          await dark.goto(`${site.url}/index.html`);
          await untilReady(dark);
          colors.push(
            await dark.evaluate(
              () => getComputedStyle(/** @type {Element} */ (document.querySelector('graze-scene'))).color,
            ),
          );
        }
        assert.deepEqual(colors, ['rgb(27, 33, 41)', 'rgb(230, 235, 241)']);
      } finally {
        await dark.close();
      }
    });

    test('readonly lets nobody move anything, and snap keeps to a grid', async () => {
      await show(one.replace(' name', ' readonly name'));
      const still = await dragEnd().catch(() => null);
      if (still) assert.deepEqual(still.is, still.was);
      await show(one.replace(' name', ' snap="8" name'));
      const { is } = await dragEnd();
      assert.deepEqual([is.x % 8, is.y % 8], [0, 0]);
    });

    test('the picture is given as SVG, as PNG and as a link', async () => {
      await show('<graze-scene name="swept-circle"></graze-scene>');
      const saved = await page.evaluate(async () => {
        const element = /** @type {any} */ (document.querySelector('graze-scene'));
        element.state = { circle: { x: 30 } };
        const svg = await element.toSVG();
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const blob = await element.toBlob();
        return {
          root: parsed.documentElement.localName,
          paths: parsed.querySelectorAll('path').length,
          words: parsed.querySelectorAll('text').length,
          bad: svg.includes('NaN'),
          type: blob.type,
          size: blob.size,
          link: element.toLink(),
        };
      });
      assert.equal(saved.root, 'svg');
      assert.ok(saved.paths > 10 && saved.words > 2 && !saved.bad);
      assert.equal(saved.type, 'image/png');
      assert.ok(saved.size > 1000);
      assert.equal(saved.link, '#swept-circle~1~circle=30,20,11');
    });
  });
}

const pageHead = '<script type="module" src="/lib/graze2d/element.js"></script>';
